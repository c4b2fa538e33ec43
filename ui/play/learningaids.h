// What is shown to those who learn, each of it optional, and all of it at once.
#pragma once

#include "ui/play/gamesource.h"

namespace ui {

struct LearningAids {
    bool any = true;      // false: none of the others
    bool targets = true;  // where the man taken up can go
    bool card = true;     // what a man can do, of any man that is clicked
    bool castling = true; // how it stands with the four castlings
    bool refusals = true; // why a move is refused
    bool hints = true;    // before a stalemate, and of a first capture en passant

    friend bool operator==(const LearningAids&, const LearningAids&) = default;
};

// Those that a game allows: its ruleset may switch off all.
inline LearningAids aidsIn(const chess::Game& game, const LearningAids& wanted) {
    const bool areOn = wanted.any && game.rules().learningAids == chess::Aid::On;
    return areOn ? wanted : LearningAids{false, false, false, false, false, false};
}

} // namespace ui
