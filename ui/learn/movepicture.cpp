#include "ui/learn/movepicture.h"

#include "ui/board/boardcolors.h"

#include <QPainter>

#include <cstdlib>

namespace ui {
namespace {

constexpr int Width = 5; // squares

enum class Mark { None, Goes, Captures };

// What the piece can do with a square so many files to the right and ranks ahead of it.
Mark markOf(chess::Role role, int right, int ahead) {
    const int files = std::abs(right);
    const int ranks = std::abs(ahead);
    const bool isLine = right == 0 || ahead == 0;
    const bool isDiagonal = files == ranks;
    const auto goes = [](bool does) { return does ? Mark::Goes : Mark::None; };
    switch (role) {
    case chess::Role::Pawn:
        if (right == 0) {
            return goes(ahead == 1 || ahead == 2);
        }
        return files == 1 && ahead == 1 ? Mark::Captures : Mark::None;
    case chess::Role::Knight: return goes(files + ranks == 3 && files != 0 && ranks != 0);
    case chess::Role::Bishop: return goes(isDiagonal);
    case chess::Role::Rook: return goes(isLine);
    case chess::Role::Queen: return goes(isLine || isDiagonal);
    case chess::Role::King: return goes(files <= 1 && ranks <= 1);
    }
    return Mark::None;
}

} // namespace

MovePicture::MovePicture(QWidget* parent) : QWidget(parent) {
    setFixedSize(sizeHint());
}

void MovePicture::show(std::optional<chess::Piece> piece) {
    m_piece = piece;
    update();
}

void MovePicture::paintEvent(QPaintEvent*) {
    if (!m_piece) {
        return;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const BoardColors colors = BoardColors::fitting(palette());
    const int size = width() / Width;
    const int up = m_piece->color == chess::Color::White ? 1 : -1;
    const int homeColumn = Width / 2;
    const int homeRow = m_piece->role == chess::Role::Pawn ? Width / 2 + up : Width / 2;
    for (int row = 0; row < Width; ++row) {
        for (int column = 0; column < Width; ++column) {
            const QRect square(column * size, row * size, size, size);
            const bool isLight = (row + column) % 2 == 0;
            painter.fillRect(square, isLight ? colors.lightSquare : colors.darkSquare);
            const bool isHome = row == homeRow && column == homeColumn;
            const int ahead = (homeRow - row) * up;
            const Mark mark =
                isHome ? Mark::None : markOf(m_piece->role, column - homeColumn, ahead);
            const QPointF center = QRectF(square).center();
            if (mark == Mark::Goes) {
                painter.setPen(Qt::NoPen);
                painter.setBrush(colors.target);
                painter.drawEllipse(center, size * 0.2, size * 0.2);
            } else if (mark == Mark::Captures) {
                painter.setPen(QPen(colors.target, 2));
                painter.setBrush(Qt::NoBrush);
                painter.drawEllipse(center, size * 0.34, size * 0.34);
            }
        }
    }
    const qreal ratio = devicePixelRatioF();
    const int pieceSize = size * 5 / 4; // it may look over the edges of its square
    const QPixmap picture = m_pieces.picture(*m_piece, static_cast<int>(pieceSize * ratio), ratio);
    const int inset = (pieceSize - size) / 2;
    painter.drawPixmap(homeColumn * size - inset, homeRow * size - inset, picture);
}

} // namespace ui
