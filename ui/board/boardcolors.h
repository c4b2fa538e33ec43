// The colours of a board, light or dark to suit the window round it.
#pragma once

#include <QColor>
#include <QPalette>

namespace ui {

struct BoardColors {
    QColor lightSquare, darkSquare;
    QColor frame, label;
    QColor lastMove;  // laid over the two squares
    QColor selected;  // laid over the square of the man taken up
    QColor target;    // dots and rings
    QColor check;     // the king in check, and what closes a square
    QColor checkRing; // round that king, on the colour of the check
    QColor checker;   // the man that gives check
    QColor cursor;    // the cursor of the keys
    QColor ownMan;    // a square closed by an own man
    QColor free;      // a square that is open
    QColor star, starEdge;

    static BoardColors fitting(const QPalette& palette);
};

} // namespace ui
