// A small picture of a position, to be looked at beside others.
#pragma once

#include "ui/board/boardcolors.h"
#include "ui/board/boardstate.h"
#include "ui/board/pieceset.h"

#include <QWidget>

namespace ui {

class MiniBoard : public QWidget {
    Q_OBJECT

public:
    explicit MiniBoard(QWidget* parent = nullptr);

    void show(const chess::Position& position, chess::Bitboard marked, chess::Color below);
    using QWidget::show;

    const chess::Board& board() const { return m_state.board; }
    chess::Bitboard marked() const { return m_state.marked; }

    QSize minimumSizeHint() const override { return {140, 140}; }
    QSize sizeHint() const override { return {220, 220}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    BoardState m_state;
    chess::Color m_below = chess::Color::White;
    PieceSet m_pieces;
};

} // namespace ui
