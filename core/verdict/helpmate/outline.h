// All positions that can still arise, seen in outline: kings, pawns and men who stay move by the
// rules, every other man may be anywhere that it can come to. What cannot happen in outline cannot
// happen at all; so it shows that there is no mate, and never that there is one. It holds where
// long-range men make the positions too many to be looked at one by one.
#pragma once

#include "core/verdict/helpmate.h"

namespace chess::helpmate {

struct Outlined {
    std::optional<Confined> proof; // why no mate can arise; nothing where one may
    std::uint64_t work = 0;        // done for it, in positions that were looked at
    bool isBroken = false;         // off where it was coarse, since it would take too much work
};

// Coarse: everybody roams, or everybody but knights and men that are caged. Fine: then also men of
// the winner stay, however far they can go.
enum class Detail : std::uint8_t { Coarse, Fine };

// Breaks off after about so much work; a closer look would then take still more.
Outlined outlined(const State& state, Color winner, std::uint64_t work, Detail detail);

} // namespace chess::helpmate
