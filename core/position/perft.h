// Counts the lines of legal moves of a length: the customary proof of a move generator.
#pragma once

#include "core/position/position.h"

namespace chess {

// The number of lines of exactly `depth` plies (0: one). Ends of games other than mate and
// stalemate play no part.
std::uint64_t perft(const Position& position, int depth);

} // namespace chess
