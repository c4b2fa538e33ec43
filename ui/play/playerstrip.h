// One player's strip at his side of the board: who he is, whether it is his move, and his own
// buttons.
#pragma once

#include "core/position/square.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace ui {

class PlayerStrip : public QFrame {
    Q_OBJECT

public:
    explicit PlayerStrip(chess::Color color, QWidget* parent = nullptr);

    chess::Color color() const { return m_color; }
    void setOnMove(bool isOnMove);
    void setCanResign(bool canResign);

signals:
    void resignRequested(chess::Color color);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();

    chess::Color m_color;
    bool m_isOnMove = false;
    QLabel* m_name;
    QLabel* m_turn;
    QPushButton* m_resign;
};

} // namespace ui
