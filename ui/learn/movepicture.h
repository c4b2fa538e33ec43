// A small picture of how a piece moves: the piece among a few empty squares, and marks where it can
// go.
#pragma once

#include "core/position/piece.h"
#include "ui/board/pieceset.h"

#include <QWidget>

#include <optional>

namespace ui {

class MovePicture : public QWidget {
    Q_OBJECT

public:
    explicit MovePicture(QWidget* parent = nullptr);

    void show(std::optional<chess::Piece> piece); // nothing: an empty place
    using QWidget::show;

    QSize sizeHint() const override { return {85, 85}; } // logical pixels
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::optional<chess::Piece> m_piece;
    PieceSet m_pieces;
};

} // namespace ui
