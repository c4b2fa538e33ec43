// The marks of a clock face: shapes, so that what they say does not hang on colour.
#pragma once

#include <QPainter>

#include <vector>

namespace ui {

enum class ClockMark {
    Running, // a triangle
    ToRun,   // its outline: the clock is not started yet
    Paused,  // two bars
    Warning, // an exclamation mark in a triangle
    FlagFallen,
};

// One above the other in the room, in the painter's colour.
void drawClockMarks(QPainter& painter, const QRectF& room, const std::vector<ClockMark>& marks);

} // namespace ui
