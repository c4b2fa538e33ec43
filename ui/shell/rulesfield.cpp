#include "ui/shell/rulesfield.h"

#include "ui/shell/rulesdialog.h"
#include "ui/text/drawwords.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QToolButton>

namespace ui {

RulesField::RulesField(QWidget* parent)
    : QWidget(parent), m_name(new QComboBox(this)), m_details(new QToolButton(this)) {
    m_name->setObjectName(QStringLiteral("rules"));
    m_details->setObjectName(QStringLiteral("rulesDetails"));
    for (const chess::RulesetName name : chess::AllPresets) {
        m_name->addItem(QString(), static_cast<int>(name));
    }
    m_name->addItem(QString(), static_cast<int>(chess::RulesetName::Custom));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_name, 1);
    layout->addWidget(m_details);
    setFocusPolicy(Qt::StrongFocus); // for the label beside it
    setFocusProxy(m_name);
    connect(m_name, &QComboBox::activated, this, [this] {
        const auto name = static_cast<chess::RulesetName>(m_name->currentData().toInt());
        if (name == chess::RulesetName::Custom) {
            openDetails();
        } else {
            m_rules = presetOf(name).rules;
            emit presetChosen(name);
            emit changed();
        }
    });
    connect(m_details, &QToolButton::clicked, this, &RulesField::openDetails);
    retranslate();
}

void RulesField::setRules(const chess::Ruleset& rules) {
    m_rules = rules;
    showName();
}

// Rules that are like a preset's go by its name.
void RulesField::showName() {
    const QSignalBlocker blocked(m_name);
    m_name->setCurrentIndex(m_name->findData(static_cast<int>(nameOf(m_rules))));
}

void RulesField::openDetails() {
    auto* dialog = new RulesDialog(m_rules, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_rules = dialog->rules();
        emit changed();
    });
    connect(dialog, &QDialog::finished, this, &RulesField::showName);
    dialog->open();
}

void RulesField::retranslate() {
    for (int i = 0; i < m_name->count(); ++i) {
        const auto name = static_cast<chess::RulesetName>(m_name->itemData(i).toInt());
        m_name->setItemText(i, text::rulesetName(name));
    }
    m_details->setText(tr("Details…"));
    showName();
}

} // namespace ui
