#include "ui/board/miniboard.h"

#include "ui/board/scene.h"

namespace ui {

MiniBoard::MiniBoard(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setSizePolicy(policy);
}

void MiniBoard::show(const chess::Position& position, chess::Bitboard marked, chess::Color below) {
    m_state = {};
    m_state.board = position.board();
    m_state.turn = position.turn();
    m_state.marked = marked;
    m_below = below;
    update();
}

void MiniBoard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const BoardColors colors = BoardColors::fitting(palette());
    const BoardGeometry geometry(QSizeF(size()), m_below, devicePixelRatioF());
    BoardPainter draw(painter, geometry, colors, m_pieces);
    paintScene(draw, {m_state, BoardInput(), {}, 0, std::nullopt}, geometry);
}

} // namespace ui
