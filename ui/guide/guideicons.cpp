#include "ui/guide/guideicons.h"

#include <QPainter>
#include <QPalette>
#include <QPixmap>

namespace ui {
namespace {

constexpr int SignSide = 22;   // logical pixels
constexpr int SignDensity = 3; // for dense screens

void drawLetter(QPainter& painter, int pixels) {
    QFont font = painter.font();
    font.setPixelSize(pixels);
    font.setBold(true);
    painter.setFont(font);
    painter.drawText(QRectF(0, 0, 15, 22), Qt::AlignCenter, QStringLiteral("A"));
}

void drawPrinter(QPainter& painter) {
    painter.drawLine(QPointF(7, 8), QPointF(7, 3.5));
    painter.drawLine(QPointF(7, 3.5), QPointF(15, 3.5));
    painter.drawLine(QPointF(15, 3.5), QPointF(15, 8));
    painter.drawRoundedRect(QRectF(3.5, 8, 15, 7.5), 1.5, 1.5);
    painter.drawRect(QRectF(7, 12.5, 8, 6));
}

// A sheet with a turned corner, and an arrow down into it.
void drawSheet(QPainter& painter) {
    painter.drawPolyline(QPolygonF(
        {{12.5, 3}, {5, 3}, {5, 19}, {17, 19}, {17, 7.5}, {12.5, 3}, {12.5, 7.5}, {17, 7.5}}
    ));
    painter.drawLine(QPointF(11, 9.5), QPointF(11, 16));
    painter.drawPolyline(QPolygonF({{8.3, 13.3}, {11, 16}, {13.7, 13.3}}));
}

void drawSign(QPainter& painter, GuideSign sign) {
    switch (sign) {
    case GuideSign::Back:
        painter.drawPolyline(QPolygonF({{10, 5}, {4, 11}, {10, 17}}));
        painter.drawLine(QPointF(4, 11), QPointF(18, 11));
        return;
    case GuideSign::Forward:
        painter.drawPolyline(QPolygonF({{12, 5}, {18, 11}, {12, 17}}));
        painter.drawLine(QPointF(4, 11), QPointF(18, 11));
        return;
    case GuideSign::Contents:
        for (const double y : {5.5, 11.0, 16.5}) {
            painter.drawPoint(QPointF(4, y));
            painter.drawLine(QPointF(8, y), QPointF(18, y));
        }
        return;
    case GuideSign::Smaller:
        drawLetter(painter, 13);
        painter.drawLine(QPointF(14, 11), QPointF(20, 11));
        return;
    case GuideSign::Larger:
        drawLetter(painter, 17);
        painter.drawLine(QPointF(15, 11), QPointF(21, 11));
        painter.drawLine(QPointF(18, 8), QPointF(18, 14));
        return;
    case GuideSign::Print: drawPrinter(painter); return;
    case GuideSign::SavePdf: drawSheet(painter); return;
    case GuideSign::Done: painter.drawPolyline(QPolygonF({{4, 11}, {9, 16}, {18, 6}})); return;
    case GuideSign::Close:
        painter.drawLine(QPointF(6, 6), QPointF(16, 16));
        painter.drawLine(QPointF(16, 6), QPointF(6, 16));
        return;
    }
}

QPixmap signPixmap(GuideSign sign, const QColor& color) {
    QPixmap pixmap(SignSide * SignDensity, SignSide * SignDensity);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(SignDensity, SignDensity);
    painter.setPen(QPen(color, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    drawSign(painter, sign);
    painter.end();
    pixmap.setDevicePixelRatio(SignDensity);
    return pixmap;
}

} // namespace

QIcon guideIcon(GuideSign sign, const QPalette& palette) {
    QIcon icon(signPixmap(sign, palette.color(QPalette::Active, QPalette::ButtonText)));
    icon.addPixmap(
        signPixmap(sign, palette.color(QPalette::Disabled, QPalette::ButtonText)), QIcon::Disabled
    );
    return icon;
}

} // namespace ui
