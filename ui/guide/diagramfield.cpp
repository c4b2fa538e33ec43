#include "ui/guide/diagramfield.h"

#include <QPainter>
#include <QPainterPath>

namespace ui {

DiagramField::DiagramField(QWidget* parent) : QLineEdit(parent) {
    setTextMargins(6, 6, 6, 6);
}

// Over the edge of the style, which is hardly seen on a dark window.
void DiagramField::paintEvent(QPaintEvent* event) {
    QLineEdit::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int width = hasFocus() ? 2 : 1;
    const qreal inset = width / 2.0;
    QPainterPath edge;
    edge.addRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), 6, 6);
    QPainterPath outside;
    outside.addRect(rect());
    painter.fillPath(outside - edge, palette().color(QPalette::Window));
    painter.setPen(QPen(palette().color(hasFocus() ? QPalette::Highlight : QPalette::Mid), width));
    painter.drawPath(edge);
}

} // namespace ui
