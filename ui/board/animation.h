// Men that glide from where they were to where they stand, found by comparing two placements.
#pragma once

#include "core/position/board.h"

#include <QPointF>

#include <optional>
#include <vector>

namespace ui {

struct Glide {
    chess::Piece piece;
    QPointF start; // centre, in the board's logical pixels
    chess::Square to;
};

struct Moved {
    chess::Piece piece;
    chess::Square from;
    chess::Square to;
    friend bool operator==(const Moved&, const Moved&) = default;
};

// The men that seem to have moved: each that is new on a square, with the nearest of its like that
// has left one. A promoted man comes from where the pawn was. Too many changes (another game) move
// nothing.
std::vector<Moved> movedMen(const chess::Board& before, const chess::Board& after);

} // namespace ui
