#include "ui/board/geometry.h"

#include <QString>

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

constexpr qreal MarginInSquares = 0.36;
constexpr qreal LeastMargin = 15; // logical pixels: a digit must be readable

} // namespace

BoardGeometry::BoardGeometry(QSizeF area, chess::Color below, qreal devicePixelRatio, qreal letters)
    : m_below(below) {
    const qreal side = std::min(area.width(), area.height());
    const qreal proportional = side / (8 + 2 * MarginInSquares) * MarginInSquares;
    m_margin = std::ceil(std::max(proportional, LeastMargin * letters));
    const qreal room = std::max<qreal>(side - 2 * m_margin, 8);
    m_devicePixels = std::max(1, static_cast<int>(std::floor(room * devicePixelRatio / 8)));
    m_square = m_devicePixels / devicePixelRatio;
    const auto snapped = [&](qreal length) {
        return std::round((length - 8 * m_square) / 2 * devicePixelRatio) / devicePixelRatio;
    };
    m_origin = {snapped(area.width()), snapped(area.height())};
}

QRectF BoardGeometry::board() const {
    return {m_origin, QSizeF(8 * m_square, 8 * m_square)};
}

QRectF BoardGeometry::frame() const {
    return board().adjusted(-m_margin, -m_margin, m_margin, m_margin);
}

QRectF BoardGeometry::rectOf(chess::Square square) const {
    const bool isWhiteBelow = m_below == chess::Color::White;
    const int file = indexOf(square.file());
    const int rank = indexOf(square.rank());
    const int column = isWhiteBelow ? file : 7 - file;
    const int row = isWhiteBelow ? 7 - rank : rank;
    return {m_origin + QPointF(column * m_square, row * m_square), QSizeF(m_square, m_square)};
}

std::optional<chess::Square> BoardGeometry::squareAt(QPointF point) const {
    const QPointF inside = (point - m_origin) / m_square;
    const int column = static_cast<int>(std::floor(inside.x()));
    const int row = static_cast<int>(std::floor(inside.y()));
    if (column < 0 || column > 7 || row < 0 || row > 7) {
        return std::nullopt;
    }
    const bool isWhiteBelow = m_below == chess::Color::White;
    return chess::Square(
        static_cast<chess::File>(isWhiteBelow ? column : 7 - column),
        static_cast<chess::Rank>(isWhiteBelow ? 7 - row : row)
    );
}

std::optional<chess::Square>
BoardGeometry::neighbor(chess::Square square, int right, int up) const {
    const int sign = m_below == chess::Color::White ? 1 : -1;
    return square.offset(sign * right, sign * up);
}

QString BoardGeometry::fileLabel(int column) const {
    const int file = m_below == chess::Color::White ? column : 7 - column;
    return QString(QChar(u'a' + file));
}

QString BoardGeometry::rankLabel(int row) const {
    const int rank = m_below == chess::Color::White ? 8 - row : row + 1;
    return QString::number(rank);
}

} // namespace ui
