// Positions of kings, bishops and pawns in which no pawn can ever move or be taken, and in which
// that shuts the bishops out as well. What the men can come to is only bounded here, yet the bound
// is enough for a proof; tst_helpmate holds it against closures.
#pragma once

#include "core/position/state.h"
#include "core/verdict/helpmate.h"

namespace chess::helpmate {

// Where the loser's king can come to, if the pawns are locked and no mate fits between them. Asked
// where the side to move has a legal move.
std::optional<Confined> lockedPawns(const State& state, Color winner);

} // namespace chess::helpmate
