#include "core/verdict/matewatch.h"

#include <algorithm>
#include <cassert>

namespace chess {
namespace {

constexpr std::size_t LongestLine = 90;        // plies: a fresh search finds a shorter one
constexpr std::uint64_t LargeSearch = 1 << 20; // nodes, after which its tables are given back

bool isOpen(const HelpmateVerdict& verdict) {
    return std::holds_alternative<Unfinished>(verdict);
}

// A capture, a pawn move or a castling right that is lost cannot be undone.
bool isReversible(const Position& before, Move move, const Position& after) {
    return move.role() != Role::Pawn && !move.isCapture() &&
           before.castlingRights() == after.castlingRights();
}

// The way from a position to the one that a man's going back brings, in one ply.
std::optional<Move> wayBack(const Position& from, Move move) {
    const auto back = from.legalMoves().find(move.to(), move.from());
    return back && !back->isCapture() ? back : std::nullopt;
}

// A move was played instead of the line. The opponent makes some move, and both undo theirs; then
// the line goes on as it was. Nothing: no such way mates.
std::optional<std::vector<Move>>
ledBack(const std::vector<Move>& line, Move played, const Position& after, Color side) {
    for (const Move other : after.legalMoves()) {
        const Position second = after.play(other);
        if (!isReversible(after, other, second)) {
            continue;
        }
        const auto undoPlayed = wayBack(second, played);
        if (!undoPlayed) {
            continue;
        }
        const Position third = second.play(*undoPlayed);
        const auto undoOther = wayBack(third, other);
        if (!undoOther) {
            continue;
        }
        std::vector<Move> whole{other, *undoPlayed, *undoOther};
        whole.insert(whole.end(), line.begin(), line.end());
        return isMatingLine(after, side, whole) ? std::optional(whole) : std::nullopt;
    }
    return std::nullopt;
}

} // namespace

bool isMatingLine(const Position& from, Color side, std::span<const Move> line) {
    Position position = from;
    for (const Move move : line) {
        if (!position.legalMoves().contains(move)) {
            return false;
        }
        position = position.play(move);
    }
    return position.turn() != side && position.isCheck() && !position.hasLegalMove();
}

MateWatch::MateWatch(const Position& start) : m_moments(1, Moment{start}) {}

void MateWatch::play(Move move) {
    assert(position().legalMoves().contains(move));
    dropSearches();
    Moment next{position().play(move)};
    for (const Color side : AllColors) {
        next.known[at(side)] = carried(move, next.position, side);
    }
    m_moments.push_back(std::move(next));
    m_moves.push_back(move);
}

void MateWatch::takeBack() {
    assert(!m_moves.empty());
    dropSearches();
    m_moments.pop_back();
    m_moves.pop_back();
}

void MateWatch::follow(const Position& start, std::span<const Move> moves) {
    if (m_moments.front().position != start) {
        dropSearches();
        m_moments.assign(1, Moment{start});
        m_moves.clear();
    }
    const auto parting =
        std::mismatch(m_moves.begin(), m_moves.end(), moves.begin(), moves.end()).first;
    const auto shared = static_cast<std::size_t>(parting - m_moves.begin());
    while (m_moves.size() > shared) {
        takeBack();
    }
    for (const Move move : moves.subspan(shared)) {
        play(move);
    }
}

const HelpmateVerdict& MateWatch::ask(Color side, std::optional<std::uint64_t> nodes) {
    HelpmateVerdict& known = m_moments.back().known[at(side)];
    if (!isOpen(known)) {
        return known;
    }
    auto& search = m_searches[at(side)];
    if (!search) {
        search.emplace(position(), side, m_memories[at(side)]);
    }
    HelpmateVerdict found = search->run(nodes);
    const auto* winnable = std::get_if<Winnable>(&found);
    const bool isShown = !winnable || isMatingLine(position(), side, winnable->line);
    assert(isShown);
    if (isShown) {
        known = std::move(found);
    }
    return known;
}

// What a verdict on the position before the move says of the one after it.
HelpmateVerdict MateWatch::carried(Move move, const Position& after, Color side) {
    const Moment& before = m_moments.back();
    const HelpmateVerdict& was = before.known[at(side)];
    if (const auto* unwinnable = std::get_if<Unwinnable>(&was)) {
        return stillUnwinnable(*unwinnable, move, after, side);
    }
    const auto* winnable = std::get_if<Winnable>(&was);
    if (!winnable) {
        return Unfinished{};
    }
    const std::vector<Move>& line = winnable->line;
    if (line.front() == move) {
        return Winnable{{line.begin() + 1, line.end()}};
    }
    if (line.size() < LongestLine && isReversible(before.position, move, after)) {
        if (auto longer = ledBack(line, move, after, side)) {
            return Winnable{std::move(*longer)};
        }
    }
    return Unfinished{};
}

// The reason that the new position shows at once is the best; else the old one still holds: of what
// could still arise something is left.
HelpmateVerdict
MateWatch::stillUnwinnable(const Unwinnable& was, Move move, const Position& after, Color side) {
    HelpmateVerdict now = HelpmateSearch(after, side, m_memories[at(side)]).run(0);
    assert(!std::holds_alternative<Winnable>(now));
    if (std::holds_alternative<Unwinnable>(now)) {
        return now;
    }
    const auto* forced = std::get_if<ForcedLine>(&was.reason);
    if (forced && forced->line.size() > 1 && forced->line.front() == move) {
        return Unwinnable{ForcedLine{{forced->line.begin() + 1, forced->line.end()}}};
    }
    return was;
}

void MateWatch::dropSearches() {
    for (const Color side : AllColors) {
        auto& search = m_searches[at(side)];
        if (search && search->nodes() > LargeSearch) {
            m_memories[at(side)] = {};
        }
        search.reset();
    }
}

} // namespace chess
