// What a player on the move owes for the men that he has touched (FIDE Laws 4.3 to 4.5).
#pragma once

#include "core/position/position.h"

#include <span>

namespace chess {

enum class TouchRule : std::uint8_t {
    Free,        // 4.5: none of the men touched can be moved or taken
    MoveTouched, // 4.3.1: the first own man touched that can be moved
    TakeTouched, // 4.3.2: the first man of the opponent's that can be taken
    TakeWith,    // 4.3.3: the one takes the other
    FirstOfBoth, // 4.3.3: that being illegal, the first touched that can be moved or taken
    Castle,      // 4.4.1: king and rook
    NoCastling,  // 4.4.2: rook and king: the rook is moved
    MoveKing,    // 4.4.3: castling with that rook is illegal
};

struct TouchDuty {
    TouchRule rule;
    std::optional<Square> man; // that must move or be taken; nothing: free
    MoveList moves;            // that may be played

    std::string_view article() const; // "4.3.1"
};

// The squares touched, in order; empty squares count for nothing.
TouchDuty dutyOf(const Position& position, std::span<const Square> touched);

} // namespace chess
