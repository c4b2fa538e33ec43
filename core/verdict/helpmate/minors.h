// How far it is to the mate that a lone bishop or knight can give: the king in a corner, one of its
// own men beside it, the other king closing the rest.
#pragma once

#include "core/position/board.h"

namespace chess::helpmate {

struct MinorPlan {
    Color winner;
    Square king;    // of the loser
    Square ownKing; // of the winner
    Square minor;
    Role role; // Bishop or Knight
    // the loser's men
    Bitboard pawns, knights, bishops, rooks;
};

int stepsToMate(const MinorPlan& plan);

} // namespace chess::helpmate
