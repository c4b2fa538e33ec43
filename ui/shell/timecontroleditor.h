// Fields for a time control of one's own.
#pragma once

#include "core/clock/timecontrol.h"

#include <QGroupBox>

class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;

namespace ui {

class TimeControlEditor : public QGroupBox {
    Q_OBJECT

public:
    explicit TimeControlEditor(QWidget* parent = nullptr);

    // As it was set until a field is changed, even if the fields cannot show all of it.
    const chess::TimeControl& control() const { return m_control; }
    void setControl(const chess::TimeControl& control);

signals:
    void edited();

protected:
    void changeEvent(QEvent* event) override;

private:
    void layOut();
    void retranslate();
    void updateEnabled();
    void readFields();
    void showTimed(const chess::Timed& timed);
    void showMainTime(chess::Duration time);
    chess::TimeControl fieldsAsControl() const;
    chess::Bonus fieldsAsBonus() const;

    chess::TimeControl m_control;
    chess::TimeControl m_fields; // what they say, which may be less
    bool m_isBeingSet = false;
    QLabel* m_kindLabel;
    QComboBox* m_kind;
    QLabel* m_timeLabel;
    QSpinBox* m_minutes;
    QSpinBox* m_seconds;
    QLabel* m_bonusLabel;
    QComboBox* m_bonus;
    QSpinBox* m_bonusSeconds;
    QCheckBox* m_hasPeriod; // a second one
    QSpinBox* m_moves;      // in the first
    QSpinBox* m_periodMinutes;
    QCheckBox* m_hasByoYomi;
    QSpinBox* m_spans;
    QSpinBox* m_spanSeconds;
};

} // namespace ui
