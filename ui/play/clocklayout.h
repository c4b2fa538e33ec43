// Where the parts of a clock face lie. Each digit has a cell of its own, as wide as the widest, so
// that none moves when another changes; the size of the digits depends on the face and on whether
// there are hours, and on nothing else.
#pragma once

#include <QFont>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <vector>

namespace ui {

struct ClockCell {
    QChar glyph;
    QRectF rect;
};

struct ClockLayout {
    QRectF mark; // what runs, stands or warns; one above the other where there are two
    QFont digitFont;
    std::vector<ClockCell> cells;
    QFont lineFont;
    QString line;
    QRectF lineRect; // around its text
};

// As many of the notes as there is room for, the first first; none is cut. The line keeps clear of
// the marks where there are two.
ClockLayout layOutClock(
    const QSizeF& face,
    const QString& digits,
    const QStringList& notes,
    std::size_t marks,
    const QFont& font
);

} // namespace ui
