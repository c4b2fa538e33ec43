// By whose rules a game is played: one of the presets, or rules of one's own.
#pragma once

#include "core/game/ruleset.h"

#include <QWidget>

class QComboBox;
class QToolButton;

namespace ui {

class RulesField : public QWidget {
    Q_OBJECT

public:
    explicit RulesField(QWidget* parent = nullptr);

    const chess::Ruleset& rules() const { return m_rules; }
    void setRules(const chess::Ruleset& rules);
    void retranslate();

signals:
    void presetChosen(chess::RulesetName name); // by the player: its terms go with it
    void changed();

private:
    void showName();
    void openDetails();

    chess::Ruleset m_rules;
    QComboBox* m_name;
    QToolButton* m_details;
};

} // namespace ui
