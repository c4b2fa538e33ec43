// What is said of the board to those who do not see it.
#pragma once

#include "core/position/position.h"

#include <QString>

#include <optional>

namespace ui::text {

QString boardName();                                                        // "Chess board"
QString squareWords(chess::Square square, std::optional<chess::Piece> man); // "e4, white pawn"

// What else a square is: "possible move", "may be taken", "in check"
QString reachable();
QString takeable();
QString inCheck();

// "White: knight from g1 to f3". The move is one of the position's.
QString moveWords(const chess::Position& before, chess::Move move);

} // namespace ui::text
