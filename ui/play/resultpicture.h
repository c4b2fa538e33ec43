// A small picture of how the game ended: a fallen king for a mate, a king shut in for a stalemate,
// and so on. Word, picture and colour differ, so that none has to be known for the others.
#pragma once

#include "core/verdict/outcome.h"
#include "ui/board/pieceset.h"

#include <QWidget>

namespace ui {

// The colour of a kind of end: red for mate, blue for stalemate, green for other wins, grey for
// other draws.
QColor resultColor(const chess::Outcome& outcome, const QPalette& palette);

class ResultPicture : public QWidget {
    Q_OBJECT

public:
    explicit ResultPicture(QWidget* parent = nullptr);

    void setOutcome(const chess::Outcome& outcome);
    QSize sizeHint() const override { return {64, 64}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintKing(QPainter& painter, chess::Color color, qreal degrees);
    void paintFence(QPainter& painter);
    void paintWord(QPainter& painter, const QString& word);

    std::optional<chess::Outcome> m_outcome;
    PieceSet m_pieces;
};

} // namespace ui
