#include "ui/shell/icons.h"

#include "ui/shell/commands.h"

#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>
#include <QPalette>
#include <QPixmap>

namespace ui {
namespace {

constexpr int IconSide = 22; // logical pixels; drawn at thrice that for dense screens
constexpr int IconDensity = 3;

using Draw = void (*)(QPainter&);

void triangle(QPainter& painter, qreal tip, qreal base) {
    painter.drawPolygon(QPolygonF({{tip, 11}, {base, 5}, {base, 17}}));
}

void drawFirst(QPainter& painter) {
    painter.drawRect(QRectF(4, 5, 2.2, 12));
    triangle(painter, 7.5, 17);
}
void drawPrevious(QPainter& painter) {
    triangle(painter, 6, 15.5);
}
void drawNext(QPainter& painter) {
    triangle(painter, 16, 6.5);
}
void drawLast(QPainter& painter) {
    triangle(painter, 14.5, 5);
    painter.drawRect(QRectF(15.8, 5, 2.2, 12));
}

// An arrow that turns back.
void drawTakeBack(QPainter& painter) {
    QPainterPath path(QPointF(8, 7.5));
    path.lineTo(13, 7.5);
    path.arcTo(QRectF(8.5, 7.5, 9, 9), 90, -180);
    path.lineTo(7, 16.5);
    painter.strokePath(path, QPen(painter.brush(), 2.2, Qt::SolidLine, Qt::RoundCap));
    painter.drawPolygon(QPolygonF({{3.5, 7.5}, {9, 3.5}, {9, 11.5}}));
}

// Two arrows, one up and one down.
void drawFlip(QPainter& painter) {
    painter.drawRect(QRectF(6, 8, 2.2, 10));
    painter.drawPolygon(QPolygonF({{7.1, 3}, {3, 9}, {11.2, 9}}));
    painter.drawRect(QRectF(13.8, 4, 2.2, 10));
    painter.drawPolygon(QPolygonF({{14.9, 19}, {10.8, 13}, {19, 13}}));
}

QPixmap draw(Draw drawing, const QColor& color) {
    QPixmap pixmap(IconSide * IconDensity, IconSide * IconDensity);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(IconDensity, IconDensity);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    drawing(painter);
    painter.end();
    pixmap.setDevicePixelRatio(IconDensity);
    return pixmap;
}

QIcon icon(Draw drawing, const QPalette& palette) {
    QIcon icon(draw(drawing, palette.color(QPalette::Active, QPalette::ButtonText)));
    icon.addPixmap(
        draw(drawing, palette.color(QPalette::Disabled, QPalette::ButtonText)), QIcon::Disabled
    );
    return icon;
}

} // namespace

void giveIcons(Commands& commands, const QPalette& palette) {
    commands.first->setIcon(icon(drawFirst, palette));
    commands.previous->setIcon(icon(drawPrevious, palette));
    commands.next->setIcon(icon(drawNext, palette));
    commands.last->setIcon(icon(drawLast, palette));
    commands.takeBack->setIcon(icon(drawTakeBack, palette));
    commands.flip->setIcon(icon(drawFlip, palette));
    for (QAction* action :
         {commands.first,
          commands.previous,
          commands.next,
          commands.last,
          commands.takeBack,
          commands.flip}) {
        action->setIconVisibleInMenu(false);
    }
}

// A disc of the player's colour; half and half while it is open.
QIcon discOf(std::optional<chess::Color> color) {
    constexpr int Side = 16; // logical pixels
    constexpr int Finer = 3; // for dense screens
    const QColor white(0xFFFDF7);
    const QColor black(0x201D1A);
    QPixmap pixmap(Side * Finer, Side * Finer);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(Finer, Finer);
    const QRectF disc(2, 2, Side - 4, Side - 4);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color == chess::Color::Black ? black : white);
    painter.drawEllipse(disc);
    if (!color) {
        painter.setBrush(black);
        painter.drawPie(disc, -90 * 16, 180 * 16);
    }
    painter.setPen(QPen(QColor(0x8A8175), 1.2));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(disc);
    painter.end();
    pixmap.setDevicePixelRatio(Finer);
    return QIcon(pixmap);
}

} // namespace ui
