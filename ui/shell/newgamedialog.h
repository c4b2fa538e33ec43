// The dialog before a game: who plays, with how much time, by which manners.
#pragma once

#include "ui/shell/newgamechoice.h"

#include <QDialog>

#include <array>

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace ui {

class RulesField;
class TimeFields;

class NewGameDialog : public QDialog {
    Q_OBJECT

public:
    explicit NewGameDialog(const NewGameChoice& last, QWidget* parent = nullptr);

    NewGameChoice choice() const; // sound whenever the dialog can be accepted

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    // Building
    void nameParts();
    void fillLists();
    void layOutFields();
    void layOutMore(int row);
    void layOutAll();
    void connectFields();
    void showChoice(const NewGameChoice& choice);
    void retranslate();

    // Answering to what is chosen
    void updateFields();
    void updatePlayers();
    void updatePress();
    void updateMore();
    void followPreset(chess::RulesetName name);
    void swapNames();
    void fitHeight();

    QGridLayout* m_grid;
    std::array<QLabel*, 2> m_nameLabels;
    std::array<QLineEdit*, 2> m_names;
    std::array<QAction*, 2> m_discs;
    QToolButton* m_swap;
    QLabel* m_colorsLabel;
    QComboBox* m_colors;
    QLabel* m_takeBackLabel;
    QComboBox* m_takeBack;
    QLabel* m_rulesLabel;
    RulesField* m_rules;
    TimeFields* m_time;
    QToolButton* m_more;
    QLabel* m_pressLabel;
    QComboBox* m_press;
    QLabel* m_startLabel;
    QComboBox* m_start;
    QLabel* m_matchLabel;
    QComboBox* m_match;
    QSpinBox* m_count;
    QPushButton* m_cancel;
    QPushButton* m_play;
    chess::PressMode m_wantedPress = chess::PressMode::Automatic; // comes back when it can
};

} // namespace ui
