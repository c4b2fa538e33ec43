// Which lesson teaches what a refused move has shown.
#pragma once

#include "core/lesson/task.h"
#include "core/verdict/refusal.h"

namespace ui {

// Nothing where there is nothing to learn: the game is over, no man stood there, or it was the
// opponent's.
std::optional<chess::LessonId> lessonFor(chess::RefusalReason reason);

} // namespace ui
