// What is shown of why a side could, or could not, have mated when the game ended.
#pragma once

#include "core/verdict/refusal.h"
#include "ui/play/gamesource.h"

#include <QString>

namespace ui {

struct ChanceShown {
    QString sentence;
    chess::Position from;          // where it counts, with a move that was made
    std::vector<chess::Move> line; // that mates, or is forced; empty: there is none to play
    chess::RefusalDrawing drawing; // on the board
};

// Whether the end of a game hangs on what the players could still do (5.1.2, 5.2.2, 6.9, 7.5.5).
bool hangsOnChances(const chess::Game& game);

ChanceShown chanceShown(const GameSource& source); // of such a game

} // namespace ui
