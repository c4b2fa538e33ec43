// What is said to one who learns before it is too late.
#pragma once

#include "ui/play/gamesource.h"
#include "ui/text/words.h"

namespace ui {

// A move with the man in the hand would stalemate the opponent; or the first capture en passant of
// the game is possible. In the game as it stands.
std::optional<text::Message>
hintOf(const GameSource& source, const std::optional<chess::Square>& inHand);

// The pieces that a pawn may become and that would stalemate the opponent.
std::vector<chess::Role>
stalematingRoles(const chess::Position& position, chess::Square from, chess::Square to);

} // namespace ui
