#include "ui/board/boardcolors.h"

namespace ui {
namespace {

BoardColors light() {
    return {
        QColor(0xF0E6D2),
        QColor(0xB48A62),
        QColor(0x6B4F38),
        QColor(0xFFF6E6),
        QColor(245, 205, 60, 120),
        QColor(70, 150, 120, 130),
        QColor(30, 70, 60, 175),
        QColor(200, 30, 30),
        QColor(150, 10, 10),
        QColor(190, 75, 0),
        QColor(0x0B57D0),
        QColor(0x3B5B8C),
        QColor(0x1E7A3C),
        QColor(0xFFD54A),
        QColor(0x6B4A00)};
}

BoardColors dark() {
    return {
        QColor(0x9AA5B4),
        QColor(0x56626F),
        QColor(0x14171B),
        QColor(0xD5DAE1),
        QColor(235, 200, 70, 110),
        QColor(80, 190, 160, 130),
        QColor(12, 34, 40, 190),
        QColor(224, 40, 40),
        QColor(255, 205, 190),
        QColor(255, 140, 40),
        QColor(0x7FD0FF),
        QColor(0x1D3F73),
        QColor(0x0F5F2C),
        QColor(0xFFD54A),
        QColor(0x3A2A00)};
}

} // namespace

BoardColors BoardColors::fitting(const QPalette& palette) {
    return palette.color(QPalette::Window).lightness() < 128 ? dark() : light();
}

} // namespace ui
