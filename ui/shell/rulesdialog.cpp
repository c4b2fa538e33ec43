#include "ui/shell/rulesdialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace ui {
namespace {

constexpr int MostMovesOfEach = 999;
constexpr int MostMinutesGiven = 60;

int minutesOf(chess::Duration time) {
    return static_cast<int>(std::chrono::duration_cast<std::chrono::minutes>(time).count());
}

} // namespace

RulesDialog::RulesDialog(const chess::Ruleset& rules, QWidget* parent)
    : QDialog(parent), m_rules(rules), m_grid(new QGridLayout) {
    setObjectName(QStringLiteral("rulesDialog"));
    setWindowTitle(tr("Rules of the game"));
    m_grid->setHorizontalSpacing(10);
    m_grid->setVerticalSpacing(8);
    m_grid->setColumnMinimumWidth(2, 18);
    addDraws();
    m_column = 3;
    m_row = 0;
    addEnds();
    addManners();
    auto* buttons = new QDialogButtonBox(this);
    auto* keep = buttons->addButton(tr("Use these rules"), QDialogButtonBox::AcceptRole);
    auto* cancel = buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    keep->setObjectName(QStringLiteral("rulesUse"));
    keep->setDefault(true);
    cancel->setObjectName(QStringLiteral("rulesCancel"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(18, 16, 18, 16);
    layout->setSpacing(14);
    layout->addLayout(m_grid);
    layout->addWidget(buttons);
}

void RulesDialog::addLabel(const QString& words, QWidget* buddy) {
    auto* label = new QLabel(words, this);
    label->setBuddy(buddy);
    buddy->setAccessibleName(words);
    m_grid->addWidget(label, m_row, m_column);
    m_grid->addWidget(buddy, m_row++, m_column + 1);
}

template <class Rule>
void RulesDialog::addChoice(Rule chess::Ruleset::*rule, const Choice& choice) {
    auto* list = new QComboBox(this);
    list->setObjectName(QLatin1String(choice.name));
    list->addItems({choice.lawful, choice.other});
    list->setCurrentIndex(static_cast<int>(m_rules.*rule));
    connect(list, &QComboBox::currentIndexChanged, this, [this, rule](int index) {
        m_rules.*rule = static_cast<Rule>(index);
    });
    addLabel(choice.label, list);
}

void RulesDialog::addNumber(
    const char* name,
    const QString& label,
    std::pair<int, int> range,
    int value,
    const std::function<void(int)>& set
) {
    auto* field = new QSpinBox(this);
    field->setObjectName(QLatin1String(name));
    field->setRange(range.first, range.second);
    field->setValue(value);
    connect(field, &QSpinBox::valueChanged, this, set);
    addLabel(label, field);
}

void RulesDialog::addDraws() {
    const QString claimed = tr("Claimed by a player");
    const QString automatic = tr("Automatic");
    const QString never = tr("Never by itself");
    addChoice(
        &chess::Ruleset::threefold,
        {"ruleThreefold", tr("Same position three times (9.2)"), claimed, automatic}
    );
    addChoice(
        &chess::Ruleset::fiftyMoves, {"ruleFiftyMoves", tr("Fifty moves (9.3)"), claimed, automatic}
    );
    addChoice(
        &chess::Ruleset::fivefold,
        {"ruleFivefold", tr("Same position five times (9.6.1)"), automatic, never}
    );
    addChoice(
        &chess::Ruleset::seventyFiveMoves,
        {"ruleSeventyFive", tr("Seventy-five moves (9.6.2)"), automatic, never}
    );
    addChoice(
        &chess::Ruleset::offerTime,
        {"ruleOfferTime",
         tr("Draw offers (9.1.2.1)"),
         tr("At any time"),
         tr("After one’s own move alone")}
    );
    addNumber(
        "ruleAgreementMoves",
        tr("Moves each before a draw is agreed (9.1.1)"),
        {1, MostMovesOfEach},
        m_rules.agreementMoves,
        [this](int moves) { m_rules.agreementMoves = moves; }
    );
    addNumber(
        "ruleWrongClaim",
        tr("Minutes given for a wrong claim (9.5.3)"),
        {0, MostMinutesGiven},
        minutesOf(m_rules.wrongClaim.usual),
        [this](int minutes) { m_rules.wrongClaim.usual = std::chrono::minutes(minutes); }
    );
    addNumber(
        "ruleWrongClaimBlitz",
        tr("The same in rapid and blitz (A.3, B.3)"),
        {0, MostMinutesGiven},
        minutesOf(m_rules.wrongClaim.fast),
        [this](int minutes) { m_rules.wrongClaim.fast = std::chrono::minutes(minutes); }
    );
}

void RulesDialog::addEnds() {
    const QString never = tr("No legal moves could mate");
    const QString bare = tr("The opponent has a bare king");
    addChoice(
        &chess::Ruleset::deadPositions,
        {"ruleDead",
         tr("Dead position (5.2.2)"),
         tr("Whatever cannot lead to mate"),
         tr("By the material alone")}
    );
    addChoice(
        &chess::Ruleset::flagTest, {"ruleFlag", tr("Out of time, but a draw if (6.9)"), never, bare}
    );
    addChoice(
        &chess::Ruleset::resignTest,
        {"ruleResign", tr("Resigned, but a draw if (5.1.2)"), never, bare}
    );
}

void RulesDialog::addManners() {
    const QString on = tr("On");
    const QString off = tr("Off");
    addChoice(&chess::Ruleset::touchMove, {"ruleTouch", tr("Touch-move (4.3)"), on, off});
    addChoice(
        &chess::Ruleset::illegalMove,
        {"ruleIllegal",
         tr("Illegal moves (7.5)"),
         tr("Not possible"),
         tr("With a press: taken back, with a penalty")}
    );
    addChoice(
        &chess::Ruleset::claimNotice, {"ruleNotice", tr("Say when a draw may be claimed"), on, off}
    );
    addChoice(&chess::Ruleset::learningAids, {"ruleAids", tr("Learning aids"), on, off});
    addChoice(&chess::Ruleset::checkBadge, {"ruleCheck", tr("Say “check”"), on, off});
}

} // namespace ui
