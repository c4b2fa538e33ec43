// What can be done with the clock now: start it, stop both, go on, complete a move.
#pragma once

#include "ui/play/gamesource.h"

#include <QWidget>

class QPushButton;

namespace ui {

class ClockBar : public QWidget {
    Q_OBJECT

public:
    explicit ClockBar(QWidget* parent = nullptr);

    // Hides itself where the game has no clock and no move to be completed by hand.
    void show(const GameSource& source);
    using QWidget::show;

signals:
    void startRequested();
    void completeRequested();
    void pauseRequested();
    void resumeRequested();
    void arbiterRequested(); // to change the times

protected:
    void changeEvent(QEvent* event) override;

private:
    QPushButton* add(const char* name);
    void retranslate();

    bool m_isDoneMode = false;
    QPushButton* m_start;
    QPushButton* m_complete;
    QPushButton* m_pause;
    QPushButton* m_resume;
    QPushButton* m_arbiter;
};

} // namespace ui
