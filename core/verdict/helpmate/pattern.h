// Pictures of the mate: where kings and men would stand, as long as the pawns stand as they do. A
// hunt that has one before it heads for it; whether it can be reached, only the hunt shows.
#pragma once

#include "core/position/state.h"

#include <array>
#include <vector>

namespace chess::helpmate {

using KingSteps = std::array<std::uint8_t, 64>; // to a square, from each

struct MatePattern {
    struct Place {
        Piece piece;
        Square square;
    };

    Color winner;
    Square king;               // where the loser's is mated
    KingSteps loserSteps;      // of the loser's king to where it is mated
    KingSteps ownSteps;        // of the winner's to where it is wanted; 0 where it is not
    std::vector<Place> places; // of other men

    // How far a position is from it; 0 where everything stands.
    int distance(const Board& board) const;
};

// Where kings are taken to come: past pawns only where these do not guard, or wherever no man of
// their own stands for good.
enum class Width : std::uint8_t { Narrow, Wide };

// Nearest first, and so that the king is mated on various squares.
std::vector<MatePattern>
matePatterns(const State& state, Color winner, Width width, std::size_t most);

} // namespace chess::helpmate
