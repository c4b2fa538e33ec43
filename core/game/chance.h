// Whether a game is lost or drawn when a player loses by an act of his own: what his opponent could
// still do decides (5.1.2, 6.9, 7.5.5).
#pragma once

#include "core/game/acts.h"
#include "core/game/ruleset.h"
#include "core/position/position.h"
#include "core/verdict/helpmate.h"
#include "core/verdict/outcome.h"

namespace chess {

struct Chance {
    MateChance opponents;
    Authority authority; // the house's where the Laws would have decided otherwise
};

// `found` counts only where the quick look leaves it open.
Chance chanceAgainst(
    Color loser, const Position& position, DrawTest test, std::optional<ChanceFound> found
);

// What a verdict says of it; nothing while it is unfinished.
std::optional<ChanceFound> foundIn(const HelpmateVerdict& verdict);

} // namespace chess
