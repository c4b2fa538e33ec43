// Every rule of a ruleset, each with its article, to be looked at and changed.
#pragma once

#include "core/game/ruleset.h"

#include <QDialog>

#include <functional>
#include <vector>

class QComboBox;
class QGridLayout;
class QSpinBox;

namespace ui {

class RulesDialog : public QDialog {
    Q_OBJECT

public:
    explicit RulesDialog(const chess::Ruleset& rules, QWidget* parent = nullptr);

    const chess::Ruleset& rules() const { return m_rules; }

private:
    struct Choice { // one of two values of a rule: the Laws' own, and another
        const char* name;
        QString label;
        QString lawful;
        QString other;
    };

    template <class Rule>
    void addChoice(Rule chess::Ruleset::*rule, const Choice& choice);
    void addNumber(
        const char* name,
        const QString& label,
        std::pair<int, int> range,
        int value,
        const std::function<void(int)>& set
    );
    void addDraws();
    void addEnds();
    void addManners();
    void addLabel(const QString& words, QWidget* buddy);

    chess::Ruleset m_rules;
    QGridLayout* m_grid;
    int m_column = 0;
    int m_row = 0;
};

} // namespace ui
