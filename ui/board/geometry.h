// Where the squares lie. Their edges fall on device pixels, whatever the ratio.
#pragma once

#include "core/position/square.h"

#include <QRectF>
#include <QSizeF>

#include <optional>

namespace ui {

class BoardGeometry {
public:
    // `letters`: how large the coordinates are at least, 1 as usual.
    BoardGeometry(QSizeF area, chess::Color below, qreal devicePixelRatio, qreal letters = 1);

    chess::Color below() const { return m_below; }
    qreal squareSize() const { return m_square; } // logical pixels
    int squareDevicePixels() const { return m_devicePixels; }
    qreal margin() const { return m_margin; } // round the squares, for the coordinates
    QRectF board() const;                     // the 64 squares
    QRectF frame() const;                     // with the margin
    QRectF rectOf(chess::Square square) const;
    std::optional<chess::Square> squareAt(QPointF point) const;

    // The square one step to the right and up, as it is seen; nothing outside the board.
    std::optional<chess::Square> neighbor(chess::Square square, int right, int up) const;

    // The labels along the edge: files from the left, ranks from the top.
    QString fileLabel(int column) const;
    QString rankLabel(int row) const;

private:
    chess::Color m_below;
    int m_devicePixels;
    qreal m_square;
    qreal m_margin;
    QPointF m_origin; // top left corner of the 64 squares
};

} // namespace ui
