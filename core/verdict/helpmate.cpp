#include "core/verdict/helpmate.h"

#include "core/verdict/helpmate/bound.h"
#include "core/verdict/helpmate/closure.h"
#include "core/verdict/helpmate/hunt.h"
#include "core/verdict/helpmate/locked.h"
#include "core/verdict/helpmate/material.h"
#include "core/verdict/helpmate/pattern.h"
#include "core/verdict/helpmate/shorten.h"

#include <algorithm>
#include <limits>

namespace chess {
namespace {

// Hunt and closure take turns, in nodes; those after the last named grow. Among walls a
// mate that a short hunt misses is mostly found by a closure, whose turn comes soon there; where
// only kings, bishops and pawns are left, long hunts miss it too.
struct Turns {
    std::array<std::uint64_t, 4> nodes;
    std::uint64_t growth;
};
constexpr std::uint64_t FirstHunt = 800;
constexpr Turns Hunts{{20'000, 60'000, 180'000, 540'000}, 3};
constexpr Turns WalledHunts{{20'000, 20'000, 20'000, 540'000}, 3};
constexpr Turns QuietHunts{{30'000, 30'000, 30'000, 30'000}, 1};
constexpr Turns Closures{{4'000, 32'000, 512'000, 2'048'000}, 4};

std::uint64_t nodesOf(const Turns& turns, std::size_t turn) {
    std::uint64_t nodes = turns.nodes[std::min(turn, turns.nodes.size() - 1)];
    for (std::size_t i = turns.nodes.size(); i <= turn; ++i) {
        nodes *= turns.growth;
    }
    return nodes;
}

constexpr std::uint64_t WorkPerNode = 10; // of bounds, for what a node of a hunt costs

constexpr std::size_t LongLine = 60; // plies from which on it is worth the time to shorten it
constexpr std::size_t MostForcedMoves = 32; // two kings with one square each could go on for ever

struct Glance {
    std::uint64_t round; // so many turns are over
    helpmate::Effort effort;
    std::size_t patterns; // to head for,
    std::uint64_t nodes;  // with so many for each
};
constexpr std::array Glances{
    Glance{2, helpmate::Effort::Little, 20, 1000},
    Glance{4, helpmate::Effort::More, 60, 4000},
};

bool isQuiet(const Board& board) {
    return board.occupied() ==
           (board.of(Role::King) | board.of(Role::Bishop) | board.of(Role::Pawn));
}

bool isOpen(const HelpmateVerdict& verdict) {
    return std::holds_alternative<Unfinished>(verdict);
}

} // namespace

struct HelpmateMemory::Tables {
    helpmate::Hunt hunt;
    helpmate::Hunt toward; // for patterns
    helpmate::Closure closure;
    helpmate::NumberTable line;
};

HelpmateMemory::HelpmateMemory() : m_tables(std::make_unique<Tables>()) {}
HelpmateMemory::~HelpmateMemory() = default;
HelpmateMemory::HelpmateMemory(HelpmateMemory&&) noexcept = default;
HelpmateMemory& HelpmateMemory::operator=(HelpmateMemory&&) noexcept = default;

HelpmateSearch::HelpmateSearch(const Position& position, Color side, HelpmateMemory& memory)
    : m_position(position), m_side(side), m_tables(memory.m_tables.get()) {}

HelpmateVerdict HelpmateSearch::run(std::optional<std::uint64_t> nodes) {
    if (!m_isStarted) {
        m_isStarted = true;
        m_verdict = atOnce();
    }
    if (isOpen(m_verdict)) {
        m_verdict = search(nodes.value_or(std::numeric_limits<std::uint64_t>::max()));
        if (auto* winnable = std::get_if<Winnable>(&m_verdict)) {
            if (winnable->line.size() > LongLine) {
                winnable->line =
                    helpmate::shortened(m_position.m_state, winnable->line, m_tables->line);
            }
            winnable->line.insert(winnable->line.begin(), m_forced.begin(), m_forced.end());
        }
    }
    return m_verdict;
}

// What can be said without a search, forced moves being played first.
HelpmateVerdict HelpmateSearch::atOnce() {
    for (;;) {
        const MoveList moves = m_position.legalMoves();
        const HelpmateVerdict verdict = withoutMove(moves);
        if (!isOpen(verdict)) {
            return m_forced.empty() ? verdict : afterForced(verdict);
        }
        if (moves.size() != 1 || m_forced.size() == MostForcedMoves) {
            return Unfinished{};
        }
        m_forced.push_back(moves[0]);
        m_position = m_position.play(moves[0]);
    }
}

// A mate that stands on the board counts before the men that are left.
HelpmateVerdict HelpmateSearch::withoutMove(const MoveList& moves) const {
    if (moves.isEmpty()) {
        const bool isMate = m_position.turn() != m_side && m_position.isCheck();
        return isMate ? HelpmateVerdict(Winnable{}) : Unwinnable{GameOver{}};
    }
    if (const auto material = helpmate::hopelessMaterial(m_position.board(), m_side)) {
        return Unwinnable{*material};
    }
    if (const auto locked = helpmate::lockedPawns(m_position.m_state, m_side)) {
        return Unwinnable{*locked};
    }
    return Unfinished{};
}

HelpmateVerdict HelpmateSearch::afterForced(const HelpmateVerdict& verdict) const {
    if (std::holds_alternative<Winnable>(verdict)) {
        return Winnable{m_forced};
    }
    return Unwinnable{ForcedLine{m_forced}};
}

HelpmateVerdict HelpmateSearch::search(std::uint64_t nodes) {
    while (nodes > 0) {
        if (m_share == 0) {
            plan();
            if (HelpmateVerdict verdict = glance(); !isOpen(verdict)) {
                return verdict;
            }
        }
        const std::uint64_t share = std::min(nodes, m_share);
        const std::uint64_t before = this->nodes();
        HelpmateVerdict verdict =
            m_means == Means::Hunt ? hunt(m_tables->hunt, share) : close(share);
        if (!isOpen(verdict)) {
            return verdict;
        }
        const std::uint64_t used = this->nodes() - before; // a turn is not broken off
        nodes -= std::min(nodes, used);
        m_share -= std::min(m_share, used);
    }
    return Unfinished{};
}

// Between two turns: is it bounded, or is there a picture of the mate to head for?
HelpmateVerdict HelpmateSearch::glance() {
    using helpmate::Width;
    const auto glance = std::find_if(Glances.begin(), Glances.end(), [this](const Glance& each) {
        return each.round == m_round;
    });
    if (glance == Glances.end()) {
        return Unfinished{};
    }
    const State& state = m_position.m_state;
    const helpmate::Bounded bounded = helpmate::bounded(state, m_side, glance->effort);
    m_glanced += bounded.work / WorkPerNode;
    if (bounded.proof) {
        return Unwinnable{*bounded.proof};
    }
    if (!helpmate::isWalled(state.board)) {
        return Unfinished{};
    }
    const HelpmateVerdict verdict = headFor(Width::Narrow, glance->patterns, glance->nodes);
    return isOpen(verdict) ? headFor(Width::Wide, glance->patterns, glance->nodes) : verdict;
}

HelpmateVerdict
HelpmateSearch::headFor(helpmate::Width width, std::size_t patterns, std::uint64_t nodes) {
    const State& state = m_position.m_state;
    helpmate::Hunt& hunt = m_tables->toward;
    for (const auto& pattern : helpmate::matePatterns(state, m_side, width, patterns)) {
        hunt.start(state, pattern);
        const HelpmateVerdict verdict = this->hunt(hunt, nodes);
        m_glanced += hunt.nodes();
        if (!isOpen(verdict)) {
            return verdict;
        }
    }
    return Unfinished{};
}

void HelpmateSearch::plan() {
    const State& state = m_position.m_state;
    const bool isQuiet = chess::isQuiet(state.board);
    if (m_round == 0) {
        m_tables->hunt.start(state, m_side);
        m_share = FirstHunt;
    } else if (m_means == Means::Hunt && (m_round > 1 || isQuiet)) {
        if (m_closures == 0) {
            m_tables->closure.start(state, m_side);
        }
        m_means = Means::Closure;
        m_share = nodesOf(Closures, m_closures++);
    } else {
        const bool isWalled = helpmate::isWalled(state.board);
        m_means = Means::Hunt;
        m_share = nodesOf(isQuiet ? QuietHunts : isWalled ? WalledHunts : Hunts, m_hunts++);
    }
    ++m_round;
}

HelpmateVerdict HelpmateSearch::hunt(helpmate::Hunt& hunt, std::uint64_t nodes) {
    switch (hunt.run(nodes)) {
    case helpmate::Hunt::End::Mate: return Winnable{hunt.line()};
    case helpmate::Hunt::End::NothingLeft: return Unwinnable{hunt.result()};
    case helpmate::Hunt::End::LimitReached: break;
    }
    return Unfinished{};
}

HelpmateVerdict HelpmateSearch::close(std::uint64_t nodes) {
    const helpmate::Closure& closure = m_tables->closure;
    switch (m_tables->closure.run(nodes)) {
    case helpmate::Closure::End::Mate: return Winnable{closure.line(m_position)};
    case helpmate::Closure::End::NothingLeft: return Unwinnable{closure.result()};
    case helpmate::Closure::End::LimitReached: break;
    }
    return Unfinished{};
}

std::uint64_t HelpmateSearch::nodes() const {
    if (m_round == 0) {
        return 0;
    }
    return m_glanced + m_tables->hunt.nodes() + (m_closures > 0 ? m_tables->closure.nodes() : 0);
}

HelpmateVerdict canMate(const Position& position, Color side, std::optional<std::uint64_t> nodes) {
    HelpmateMemory memory;
    return HelpmateSearch(position, side, memory).run(nodes);
}

bool isDeadByMaterial(const Position& position) {
    return helpmate::hopelessMaterial(position.board(), Color::White) &&
           helpmate::hopelessMaterial(position.board(), Color::Black);
}

bool isBareKing(const Position& position, Color side) {
    return (position.board().of(side) & ~position.board().of(Role::King)).isEmpty();
}

bool cannotMate(const Position& position, Color side) {
    return std::holds_alternative<Unwinnable>(canMate(position, side, QuickNodes));
}

bool isDead(const Position& position) {
    return cannotMate(position, Color::White) && cannotMate(position, Color::Black);
}

} // namespace chess
