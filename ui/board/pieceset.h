// The pictures of the men, drawn once for each size and kept.
#pragma once

#include "core/position/piece.h"

#include <QHash>
#include <QPixmap>

namespace ui {

class PieceSet {
public:
    // A square picture, so many device pixels wide, that counts as wide / devicePixelRatio logical
    // ones.
    QPixmap picture(chess::Piece piece, int devicePixels, qreal devicePixelRatio);

private:
    QHash<int, QPixmap> m_pictures; // by man and size; emptied when the size changes often
};

} // namespace ui
