// The board for assistive technology: a table of sixty-four squares, in the order in which they are
// seen. Each says what stands on it, can be pressed as a tap presses it, and has the focus where
// the board's cursor is.
#pragma once

#include "core/position/square.h"

namespace ui {

class BoardView;

// From now on boards and announcers are known to assistive technology. Once is enough; more do no
// harm.
void installAccessibility();

// The cursor has come to a square: it is told as the focus.
void tellFocus(BoardView& board, chess::Square square);

} // namespace ui
