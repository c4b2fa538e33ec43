// The arbiter's changes to a clock that stands (6.10, 7.1, 9.5.3).
#pragma once

#include "core/clock/clock.h"

#include <QDialog>
#include <QHash>

#include <array>

class QDoubleSpinBox;
class QGroupBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace ui {

class ClockDialog : public QDialog {
    Q_OBJECT

public:
    explicit ClockDialog(QWidget* parent = nullptr);

    using QDialog::show;
    void show(const chess::Clock& clock, chess::Instant now); // its readings; opens nothing

signals: // requests
    void timeSet(chess::Color color, chess::Duration time);
    void timeAdded(chess::Color color, chess::Duration time); // below zero: taken
    void turnSwitched();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Side {
        QGroupBox* box;
        QLabel* time;
        QLabel* note;
        QLabel* setLabel;
        QSpinBox* hours;
        QSpinBox* minutes;
        QDoubleSpinBox* seconds;
        QPushButton* set;
        QLabel* changeLabel;
        QSpinBox* changeMinutes;
        QSpinBox* changeSeconds;
        QPushButton* add;
        QPushButton* take;
        std::optional<chess::ClockReading> reading;
    };

    Side makeSide(chess::Color color);
    void layOut(Side& side);
    void connectSide(chess::Color color);
    void showSide(Side& side, const chess::ClockReading& reading);
    void retranslate();
    void retranslate(Side& side, chess::Color color);
    void tellTurn();

    std::array<Side, 2> m_sides; // by colour
    QLabel* m_turnLabel;
    QPushButton* m_switch;
    QPushButton* m_close;
    chess::Color m_turn = chess::Color::White;
    QHash<QWidget*, QPushButton*> m_enter; // what Enter presses in a field
};

} // namespace ui
