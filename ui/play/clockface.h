// One player's clock, to be read across a table. It draws what it is told and reads no time:
// whoever shows it shows it again when its text changes (text::untilTextChanges).
#pragma once

#include "core/clock/clock.h"
#include "ui/play/clocklayout.h"

#include <QWidget>

#include <optional>

namespace ui {

struct ClockFaceState {
    bool isRunning = false;
    bool isOnMove = false; // it runs, or will when the clock is started or goes on
    bool isPaused = false;
    bool isWarning = false; // little time is left

    friend bool operator==(const ClockFaceState&, const ClockFaceState&) = default;
};

class ClockFace : public QWidget {
    Q_OBJECT

public:
    explicit ClockFace(chess::Color color, QWidget* parent = nullptr);

    chess::Color color() const { return m_color; }
    void setControl(const chess::TimeControl& control); // told where nothing else is to be said
    void show(const chess::ClockReading& reading, ClockFaceState state);

    // A press on the clock is reported when the finger or the button goes down.
    void setPressable(bool isPressable);

    QString digits() const { return m_digits; }
    ClockLayout layOut() const;

    QSize sizeHint() const override { return {220, 64}; }
    QSize minimumSizeHint() const override { return {140, 48}; }

signals:
    void pressed();

protected:
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    bool hasFlagFallen() const { return m_reading && m_reading->hasFlagFallen; }
    void retranslate();
    void refresh();

    chess::Color m_color;
    std::optional<chess::TimeControl> m_control;
    std::optional<chess::ClockReading> m_reading;
    ClockFaceState m_state;
    bool m_isPressable = false;
    QString m_controlText;
    QString m_digits;
    QStringList m_notes; // what the second line has to say, the most pressing first
};

} // namespace ui
