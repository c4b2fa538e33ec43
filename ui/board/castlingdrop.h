// A king dropped onto its own rook means castling: that gesture, turned into the king's two
// squares.
#pragma once

#include "core/verdict/refusal.h"
#include "ui/board/input.h"

namespace ui {

// The same attempt, of the king's two squares where it was a king onto its own rook, be the
// castling legal or not.
chess::Attempt castlingOnto(chess::Attempt attempt, const chess::Position& position);

// The move among those that may be chosen that castles so.
std::optional<chess::Move> castlingOntoRook(const BoardState& state, const BoardChoice& choice);

} // namespace ui
