#include "core/verdict/helpmate/hunt.h"

#include "core/position/movegen.h"
#include "core/position/statemoves.h"
#include "core/verdict/helpmate/locked.h"
#include "core/verdict/helpmate/material.h"
#include "core/verdict/helpmate/score.h"

#include <algorithm>

namespace chess::helpmate {
namespace {

constexpr int PatternStep = 4; // of the rank, for a step of a pattern

bool isCheck(const State& state) {
    const Square king = state.board.of(state.turn, Role::King).first();
    return !attacks::attackersOf(state.board, king, !state.turn, state.board.occupied()).isEmpty();
}

} // namespace

void Hunt::start(const State& state, Color winner) {
    m_winner = winner;
    m_pattern.reset();
    m_nodes.clear();
    m_steps.clear();
    m_used.fill(0);
    m_first.fill(None);
    m_table.clear();
    m_nodes.push_back({state, None});
    m_table.findOrAdd(hashOf(state), 0, [](std::uint32_t) { return false; });
    m_isStarted = false;
    m_pops = 0;
    m_looks = 0;
    m_random = 2;
}

void Hunt::start(const State& state, const MatePattern& pattern) {
    start(state, pattern.winner);
    m_pattern = pattern;
}

Hunt::End Hunt::run(std::uint64_t nodes) {
    const std::uint64_t limit = m_looks + nodes;
    bool isMate = false;
    const auto lookAt = [this](std::uint32_t node) {
        return m_nodes[node].state.turn == Color::White ? expand<Color::White>(node)
                                                        : expand<Color::Black>(node);
    };
    if (!m_isStarted) {
        m_isStarted = true;
        isMate = lookAt(0);
    }
    while (!isMate) {
        if (m_looks >= limit) {
            return End::LimitReached;
        }
        const std::uint32_t step = pop();
        if (step == None) {
            return End::NothingLeft;
        }
        ++m_looks;
        const bool isWhite = m_nodes[m_steps[step].from].state.turn == Color::White;
        if (isWhite ? take<Color::White>(step) : take<Color::Black>(step)) {
            isMate = lookAt(static_cast<std::uint32_t>(m_nodes.size() - 1));
        }
    }
    return End::Mate;
}

template <Color Us>
bool Hunt::take(std::uint32_t number) {
    const Step step = m_steps[number];
    const auto next = static_cast<std::uint32_t>(m_nodes.size());
    Node& node = m_nodes.emplace_back(Node{m_nodes[step.from].state, number});
    node.state.play<Us>(step.move);
    const auto isSame = [this, &node](std::uint32_t at) { return m_nodes[at].state == node.state; };
    if (isHopeless(node.state, step.move) || m_table.findOrAdd(hashOf(node.state), next, isSame)) {
        m_nodes.pop_back();
        return false;
    }
    return true;
}

// Only what cannot come back changes the material or locks the pawns.
bool Hunt::isHopeless(const State& state, Move move) const {
    if (!move.isCapture() && move.role() != Role::Pawn) {
        return false;
    }
    if (hopelessMaterial(state.board, m_winner)) {
        return true;
    }
    return lockedPawns(state, m_winner) && !isCheck(state); // in check it might be mate
}

template <Color Us>
bool Hunt::expand(std::uint32_t number) {
    const State& state = m_nodes[number].state;
    MoveList moves;
    ListSink sink(moves, state.board.of(!Us));
    movegen::generate<Us>(state, sink);
    if (moves.isEmpty()) {
        return Us != m_winner && isCheck(state);
    }
    if (m_pattern) {
        pushToward<Us>(moves, number);
        return false;
    }
    const auto take = [this, number](Move move, int score) { push(move, number, score); };
    if (Us == m_winner) {
        Scorer<Us>(state.board).ofWinner(moves, take);
    } else {
        Scorer<!Us>(state.board).ofLoser(moves, take);
    }
    return false;
}

template <Color Us>
void Hunt::pushToward(const MoveList& moves, std::uint32_t number) {
    for (const Move move : moves) {
        State next = m_nodes[number].state;
        next.play<Us>(move);
        push(move, number, PatternStep * m_pattern->distance(next.board));
    }
}

inline void Hunt::push(Move move, std::uint32_t from, int score) {
    const std::size_t rank = std::min(static_cast<std::size_t>(score), Ranks - 1);
    const auto number = static_cast<std::uint32_t>(m_steps.size());
    m_steps.push_back({move, from, m_first[rank]});
    m_first[rank] = number;
    m_used[rank >> 6] |= std::uint64_t{1} << (rank & 63);
}

// The first rank from one on that holds a step; Ranks where none does.
std::size_t Hunt::usedFrom(std::size_t rank) const {
    if (rank >= Ranks) {
        return Ranks;
    }
    std::uint64_t bits = m_used[rank >> 6] >> (rank & 63) << (rank & 63);
    for (std::size_t word = rank >> 6;;) {
        if (bits != 0) {
            return word * 64 + static_cast<std::size_t>(std::countr_zero(bits));
        }
        if (++word == m_used.size()) {
            return Ranks;
        }
        bits = m_used[word];
    }
}

std::uint32_t Hunt::popFrom(std::size_t rank) {
    const std::uint32_t step = m_first[rank];
    m_first[rank] = m_steps[step].next;
    if (m_first[rank] == None) {
        m_used[rank >> 6] &= ~(std::uint64_t{1} << (rank & 63));
    }
    return step;
}

// The best step, or, so that the hunt does not lose itself in one corner, at times another one that
// is not much worse.
std::uint32_t Hunt::pop() {
    const std::size_t best = usedFrom(0);
    if (best == Ranks) {
        return None;
    }
    if (m_nodes.size() > TheWeights.patience && ++m_pops % TheWeights.every == 0) {
        m_random = m_random * 6364136223846793005 + 1442695040888963407;
        const std::size_t other = usedFrom(best + (m_random >> 40) % TheWeights.span);
        return popFrom(other == Ranks ? best : other);
    }
    return popFrom(best);
}

Exhausted Hunt::result() const {
    Exhausted result;
    result.positions = m_nodes.size();
    Bitboard white = Everywhere;
    Bitboard black = Everywhere;
    for (const Node& node : m_nodes) {
        result.kingRegion |= node.state.board.of(!m_winner, Role::King);
        white &= node.state.board.of(Color::White, Role::Pawn);
        black &= node.state.board.of(Color::Black, Role::Pawn);
    }
    result.lockedPawns = white | black;
    return result;
}

std::vector<Move> Hunt::line() const {
    std::vector<Move> moves;
    for (std::uint32_t step = m_nodes.back().step; step != None;) {
        moves.push_back(m_steps[step].move);
        step = m_nodes[m_steps[step].from].step;
    }
    std::reverse(moves.begin(), moves.end());
    return moves;
}

} // namespace chess::helpmate
