// What stands on the board without being part of the game yet. Nothing, or a promotion whose piece
// is not chosen: the move is made only when it is (FIDE Laws 3.7.3.3, 4.4.4), so turn and clock
// stay. More will join: squares touched, a move not completed by the press, an announced move.
#pragma once

#include "core/position/move.h"

#include <variant>

namespace chess {

struct NothingPending {
    friend bool operator==(NothingPending, NothingPending) = default;
};

struct PromotionPending { // the pawn has reached the last rank
    Square from;
    Square to;
    friend bool operator==(PromotionPending, PromotionPending) = default;
};

struct MoveMade { // not completed: the player has still to press, or to say that it is done
    Move move;
    friend bool operator==(MoveMade, MoveMade) = default;
};

using Pending = std::variant<NothingPending, PromotionPending, MoveMade>;

} // namespace chess
