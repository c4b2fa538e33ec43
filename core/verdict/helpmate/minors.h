// How far it is to the mate that a lone knight can give, or bishops on one colour: the king in a
// corner, one of its own men beside it, the other king closing the rest.
#pragma once

#include "core/position/board.h"
#include "core/position/move.h"

namespace chess::helpmate {

struct MinorPlan {
    Color winner;
    Square king;     // of the loser
    Square ownKing;  // of the winner
    Bitboard minors; // the knight or the bishops
    Role role;
    // the loser's men
    Bitboard pawns, knights, bishops, rooks;

    // Nothing where the winner has other men.
    static std::optional<MinorPlan> of(const Board& board, Color winner);

    int after(Move move) const; // the score of a move
    int score() const;
};

} // namespace chess::helpmate
