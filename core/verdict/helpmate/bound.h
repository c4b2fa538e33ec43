// Proofs that no mate can arise, from bounds to what can arise (confined.h, outline.h).
#pragma once

#include "core/verdict/helpmate.h"

namespace chess::helpmate {

// Little: a glance at walls of pawns. More: the first moves are played by the rules too, as long as
// an outline shows nothing; a capture that is forced is often all that it overlooks.
enum class Effort : std::uint8_t { Little, More };

struct Bounded {
    std::optional<Confined> proof; // nothing where the bounds are too wide
    std::uint64_t work = 0;        // done for outlines
};

// Whether so many pairs of pawns stop each other that bounds and patterns are worth their time.
bool isWalled(const Board& board);

// Asked where the side to move has a legal move.
Bounded bounded(const State& state, Color winner, Effort effort);

} // namespace chess::helpmate
