// What a reader does on a diagram, as the data files name it: "move:b2b5", "try:c2d3",
// "square:c*", "touch:e2", "button:offer", "type:a1d1". After the colon stand one or more patterns
// between blanks, of which one must fit.
#pragma once

#include "core/position/position.h"
#include "core/verdict/refusal.h"

#include <QStringList>

#include <optional>

namespace ui {

enum class TriggerKind {
    Move,   // a legal move
    Try,    // a move that is refused
    Touch,  // a man is touched
    Square, // a square is chosen
    Button, // by its id
    Typed,  // the move that a text names; "ambiguous" where it names several
};

struct Trigger {
    TriggerKind kind = TriggerKind::Move;
    QStringList patterns;
};

std::optional<Trigger> parseTrigger(const QString& text);

// Patterns of moves: "e2e4", "e7e8q", "e1*" (all from there), "*", and what a move does: "check"
// (mate too), "mate", "stalemate", "quiet" (neither a pawn move nor a capture).
bool fits(const Trigger& trigger, const chess::Position& position, chess::Move move);
bool fits(const Trigger& trigger, const chess::Attempt& attempt); // "e1b1"

// Squares, chosen or touched: "e4", "c*" a file, "*7" a rank.
bool fits(const Trigger& trigger, TriggerKind kind, chess::Square square);

// What stands there by itself: the id of a button, "ambiguous".
bool fits(const Trigger& trigger, TriggerKind kind, const QString& name);

} // namespace ui
