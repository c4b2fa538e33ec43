// Cuts the detours out of a long line of moves.
#pragma once

#include "core/position/state.h"
#include "core/verdict/helpmate/numbertable.h"

namespace chess::helpmate {

// The same end by fewer moves, where a move leads straight to a later position of the line. The
// table is used up.
std::vector<Move> shortened(const State& start, const std::vector<Move>& line, NumberTable& table);

} // namespace chess::helpmate
