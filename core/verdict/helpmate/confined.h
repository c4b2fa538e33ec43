// A bound on where each man can ever come to, and whether a mate fits into it. It may say that one
// fits where none can be reached, never the other way round; tst_helpmate holds it against
// closures.
#pragma once

#include "core/position/state.h"
#include "core/verdict/helpmate.h"

namespace chess::helpmate {

// The bound, if no mate fits into it. Asked where the side to move has a legal move.
std::optional<Confined> confined(const State& state, Color winner);

} // namespace chess::helpmate
