// A finger or button that stays on a man of a board without moving: asks for more than a tap does.
#pragma once

#include "core/position/square.h"

#include <QObject>
#include <QPointF>
#include <QTimer>

namespace ui {

class BoardView;

class LongPress : public QObject {
    Q_OBJECT

public:
    explicit LongPress(BoardView* board); // which owns it

signals:
    void held(chess::Square square); // once, while it is still down

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void begin(QPointF at);
    void moveTo(QPointF at);

    BoardView* m_board;
    QTimer m_timer;
    QPointF m_at;
};

} // namespace ui
