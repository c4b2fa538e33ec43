#include "ui/play/clockmarks.h"

#include <QPainterPath>

#include <algorithm>

namespace ui {
namespace {

// Each in a square, in the colour of the pen.

void drawTriangle(QPainter& painter, const QRectF& in, bool isFilled) {
    const QRectF box = in.adjusted(in.width() * 0.12, in.height() * 0.06, 0, in.height() * -0.06);
    const QPolygonF triangle(
        {box.topLeft(), QPointF(box.right(), box.center().y()), box.bottomLeft()}
    );
    const QColor ink = painter.pen().color();
    painter.setPen(QPen(ink, in.width() * 0.1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(isFilled ? QBrush(ink) : QBrush(Qt::NoBrush));
    painter.drawPolygon(triangle);
}

void drawBars(QPainter& painter, const QRectF& in) {
    const QSizeF bar(in.width() * 0.28, in.height() * 0.86);
    const qreal top = in.center().y() - bar.height() / 2;
    const QColor ink = painter.pen().color();
    for (const qreal x : {0.14, 0.58}) {
        painter.fillRect(QRectF({in.left() + in.width() * x, top}, bar), ink);
    }
}

void drawFlag(QPainter& painter, const QRectF& in) {
    const qreal w = in.width();
    const qreal h = in.height();
    const QPointF at = in.topLeft();
    const QColor ink = painter.pen().color();
    QPainterPath cloth(at + QPointF(w * 0.2, h * 0.06));
    cloth.cubicTo(
        at + QPointF(w * 0.5, h * -0.1), at + QPointF(w * 0.65, h * 0.24), at + QPointF(w, h * 0.08)
    );
    cloth.lineTo(at + QPointF(w, h * 0.56));
    cloth.cubicTo(
        at + QPointF(w * 0.65, h * 0.72),
        at + QPointF(w * 0.5, h * 0.38),
        at + QPointF(w * 0.2, h * 0.54)
    );
    painter.fillPath(cloth, ink);
    painter.setPen(QPen(ink, w * 0.11, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(at + QPointF(w * 0.15, h * 0.06), at + QPointF(w * 0.15, h));
}

// A triangle with an exclamation mark cut out of it.
void drawWarning(QPainter& painter, const QRectF& in) {
    const QColor ink = painter.pen().color();
    QPainterPath sign(QPointF(in.center().x(), in.top() + in.height() * 0.06));
    sign.lineTo(in.right(), in.bottom() - in.height() * 0.06);
    sign.lineTo(in.left(), in.bottom() - in.height() * 0.06);
    sign.closeSubpath();
    QPainterPathStroker rounder;
    rounder.setWidth(in.width() * 0.1);
    rounder.setJoinStyle(Qt::RoundJoin);
    sign = sign.united(rounder.createStroke(sign));
    QPainterPath mark;
    const QSizeF stroke(in.width() * 0.13, in.height() * 0.36);
    mark.addRoundedRect(
        QRectF({in.center().x() - stroke.width() / 2, in.top() + in.height() * 0.32}, stroke),
        stroke.width() / 2,
        stroke.width() / 2
    );
    mark.addEllipse(
        QPointF(in.center().x(), in.top() + in.height() * 0.8),
        in.width() * 0.075,
        in.width() * 0.075
    );
    painter.fillPath(sign.subtracted(mark), ink);
}

// A square of the mark's room: the n-th of so many, one above the other.
QRectF markSquare(const QRectF& room, int index, int count) {
    const qreal gap = count > 1 ? room.height() * 0.12 : 0;
    const qreal most = (room.height() * (count > 1 ? 0.96 : 1) - gap * (count - 1)) / count;
    const qreal side = std::min(room.width(), most);
    const qreal all = side * count + gap * (count - 1);
    const qreal top = room.center().y() - all / 2 + index * (side + gap);
    return {room.center().x() - side / 2, top, side, side};
}

void drawMark(QPainter& painter, const QRectF& in, ClockMark mark) {
    switch (mark) {
    case ClockMark::Running: drawTriangle(painter, in, true); break;
    case ClockMark::ToRun: drawTriangle(painter, in, false); break;
    case ClockMark::Paused: drawBars(painter, in); break;
    case ClockMark::Warning: drawWarning(painter, in); break;
    case ClockMark::FlagFallen: drawFlag(painter, in); break;
    }
}

} // namespace

void drawClockMarks(QPainter& painter, const QRectF& room, const std::vector<ClockMark>& marks) {
    const QPen pen = painter.pen();
    const int count = static_cast<int>(marks.size());
    for (int i = 0; i < count; ++i) {
        painter.setPen(pen);
        drawMark(painter, markSquare(room, i, count), marks[static_cast<std::size_t>(i)]);
    }
}

} // namespace ui
