// Where a balloon finds room: on the board, near what it speaks of, and covering none of it.
#pragma once

#include <QList>
#include <QPoint>
#include <QRect>

#include <optional>

namespace ui {

// The place nearest to a point, in whole pixels, at which a rectangle of that size lies within an
// area and covers nothing of what must be seen; nothing if there is none.
std::optional<QRect>
roomFor(QSize size, const QRect& within, const QList<QRect>& seen, QPoint near);

} // namespace ui
