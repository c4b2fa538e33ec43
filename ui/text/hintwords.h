// The words of hints to those who learn.
#pragma once

#include "core/position/position.h"
#include "ui/text/words.h"

#include <vector>

namespace ui::text {

// These moves, of which there is one at least, stalemate the opponent.
Message stalemateHint(const chess::Position& position, const std::vector<chess::Move>& moves);

// A capture en passant is legal in the position.
Message enPassantHint(const chess::Position& position);

} // namespace ui::text
