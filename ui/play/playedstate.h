// What the board of a game shows: a position of it, and what is under way on it.
#pragma once

#include "ui/board/boardstate.h"
#include "ui/play/gamesource.h"

namespace ui {

// The position after so many plies. Its moves may be chosen, for what the board does with a man
// that is brought to an earlier position.
BoardState stateOfPly(const GameSource& source, std::size_t ply);

// The game's own position, what may be chosen in it, and what is shown that the game has not taken.
BoardState stateOfTable(const GameSource& source);

} // namespace ui
