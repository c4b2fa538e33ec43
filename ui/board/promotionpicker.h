// Four pictured, named choices on the board, at the pawn that has reached the last rank.
#pragma once

#include "core/position/piece.h"
#include "ui/board/geometry.h"
#include "ui/board/pieceset.h"

#include <QFrame>

#include <vector>

class QToolButton;

namespace ui {

class PromotionPicker : public QFrame {
    Q_OBJECT

public:
    PromotionPicker(PieceSet& pieces, QWidget* parent);

    // Shows itself beside a square, wholly within its parent, the queen first.
    void open(chess::Color color, chess::Square at, const BoardGeometry& geometry);
    void place(chess::Square at, const BoardGeometry& geometry);

    // Choices that would stalemate the opponent are marked as draws; none: nothing is said.
    void setStalemating(const std::vector<chess::Role>& roles);

signals:
    void chosen(chess::Role role);
    void cancelled();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void moveFocus(int step);

    PieceSet& m_pieces;
    chess::Color m_color = chess::Color::White;
    std::vector<chess::Role> m_stalemating;
    std::array<QToolButton*, chess::PromotionRoles.size()> m_buttons{};
};

} // namespace ui
