// What is known along one game of whether each side can still checkmate. What was found for one
// position serves those that follow, so that it can be asked after every move: a side that cannot
// mate never will again, a line of which a move is played keeps its rest, and three plies lead back
// to one from which a reversible move has turned aside. Only what is left is searched for anew.
#pragma once

#include "core/verdict/helpmate.h"

#include <array>
#include <span>

namespace chess {

class MateWatch {
public:
    explicit MateWatch(const Position& start = Position::initial());

    const Position& position() const { return m_moments.back().position; } // that is spoken of

    void play(Move move); // a legal one
    void takeBack();      // the last move: what was known before it is known again

    // The game has come to stand so. What it shares with the one before stays known.
    void follow(const Position& start, std::span<const Move> moves);

    // Of the position: Unfinished where nothing is known yet. A line that is told has been replayed
    // move by move to its mate.
    const HelpmateVerdict& known(Color side) const { return m_moments.back().known[at(side)]; }

    // Goes on looking, for about so many nodes, until it is known; without a limit to the end. Each
    // side has a search of its own, which the next move ends.
    const HelpmateVerdict& ask(Color side, std::optional<std::uint64_t> nodes = std::nullopt);

private:
    struct Moment {
        Position position;
        std::array<HelpmateVerdict, 2> known{Unfinished{}, Unfinished{}};
    };

    static constexpr std::size_t at(Color side) { return static_cast<std::size_t>(indexOf(side)); }
    HelpmateVerdict carried(Move move, const Position& after, Color side);
    HelpmateVerdict stillUnwinnable(const Unwinnable& was, Move move, const Position& after, Color);
    void dropSearches();

    std::vector<Moment> m_moments; // the start, then one after each move
    std::vector<Move> m_moves;
    std::array<HelpmateMemory, 2> m_memories;
    std::array<std::optional<HelpmateSearch>, 2> m_searches;
};

// Whether a line is legal from a position, move by move, and ends with the side's mate.
bool isMatingLine(const Position& from, Color side, std::span<const Move> line);

} // namespace chess
