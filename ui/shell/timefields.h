// The part of the new-game dialog about time: a preset, or a control of one's own for each player.
#pragma once

#include "core/clock/timecontrol.h"

#include <QObject>

#include <array>
#include <optional>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QWidget;

namespace ui {

class TimeControlEditor;

class TimeFields : public QObject {
    Q_OBJECT

public:
    static constexpr int Rows = 4; // of the grid

    explicit TimeFields(QWidget* dialog);

    void layOut(QGridLayout& grid, int row, int columns); // the first column is for labels
    void showFault(bool isFaulty);
    void retranslate(const QString& first, const QString& second); // the players' names

    std::optional<std::array<chess::TimeControl, 2>> controls() const; // by player
    void setControls(const std::optional<std::array<chess::TimeControl, 2>>& controls);

signals:
    void changed();

private:
    void fillList();
    void select(const QString& key);
    void editControl(std::size_t player);
    void setHandicap(bool isOn);
    void update();
    bool isCustom() const;

    QLabel* m_label;
    QComboBox* m_list;
    QCheckBox* m_handicap;
    std::array<TimeControlEditor*, 2> m_editors;
    QLabel* m_fault;
};

} // namespace ui
