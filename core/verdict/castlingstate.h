// How it stands with one of the four castlings (FIDE Laws 3.8.2), for one who looks, whoever is on
// the move.
#pragma once

#include "core/verdict/refusal.h"

namespace chess {

enum class CastlingStanding : std::uint8_t {
    Ready,
    NotNow, // 3.8.2.2: prevented for a while
    Gone,   // 3.8.2.1: for the rest of the game
};

struct CastlingState {
    Color color;
    Wing wing;
    CastlingStanding standing;
    // Not now: why. Gone: why, where the king stands on its first square.
    std::optional<Refusal> why = std::nullopt;
    // Gone: the move that took the right away; Game::positionAfter(ply) is the position in which it
    // was played. Nothing: the game began without the right.
    std::optional<std::size_t> lostAt = std::nullopt;
};

CastlingState castlingStateOf(const Game& game, Color color, Wing wing);

} // namespace chess
