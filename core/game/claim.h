// A claim of a draw by the player on the move (FIDE Laws 9.2, 9.3): on the position as it stands,
// or with a move announced and not yet played.
#pragma once

#include "core/position/move.h"

#include <cstdint>
#include <optional>

namespace chess {

enum class ClaimRule : std::uint8_t {
    Threefold,  // 9.2: the same position for the third time
    FiftyMoves, // 9.3: fifty moves by each player without a pawn move or a capture
};

constexpr int ThreefoldCount = 3;    // 9.2
constexpr int FiftyMovesPlies = 100; // 9.3: fifty moves by each player

constexpr std::array<ClaimRule, 2> AllClaimRules{ClaimRule::Threefold, ClaimRule::FiftyMoves};

struct Claim {
    ClaimRule rule;
    std::optional<Move> announced; // 9.2.1, 9.3.1; nothing: as it stands (9.2.2, 9.3.2)

    friend bool operator==(const Claim&, const Claim&) = default;
};

} // namespace chess
