// The moves that a man on the board has made in a game: what castling (FIDE Laws 3.8.2.1) and
// en passant (3.7.3) ask of the past.
#pragma once

#include "core/game/game.h"

namespace chess {

struct PastMove {
    Move move;
    std::size_t ply; // Game::positionAfter(ply) is the position in which it was played

    friend bool operator==(PastMove, PastMove) = default;
};

// The first and the last move of the man that stands on a square now; nothing if it has stood there
// from the start of the game. A rook that castled has moved.
std::optional<PastMove> firstMoveOf(const Game& game, Square square);
std::optional<PastMove> lastMoveOf(const Game& game, Square square);

} // namespace chess
