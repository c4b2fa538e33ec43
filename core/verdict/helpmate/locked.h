// Positions of kings and pawns in which nothing but the kings can ever move.
#pragma once

#include "core/position/state.h"
#include "core/verdict/helpmate.h"

namespace chess::helpmate {

// The kings' room, if no pawn can ever move or be taken. The side to move has a legal move: then
// neither side can mate.
std::optional<LockedPawns> lockedPawns(const State& state, Color winner);

} // namespace chess::helpmate
