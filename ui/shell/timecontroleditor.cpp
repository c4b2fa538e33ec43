#include "ui/shell/timecontroleditor.h"

#include "ui/shell/controlpresets.h"
#include "ui/shell/fields.h"
#include "ui/shell/newgamechoice.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QSpinBox>

namespace ui {
namespace {

using std::chrono::duration_cast;
using std::chrono::minutes;
using std::chrono::seconds;

enum ControlKind { TimedKind, HourglassKind, CountUpKind }; // in the order of the list

constexpr int MostMinutes = 999;
constexpr int MostSeconds = 999;

int wholeSeconds(chess::Duration time) {
    return static_cast<int>(duration_cast<seconds>(time).count());
}

int wholeMinutes(chess::Duration time) {
    return static_cast<int>(duration_cast<minutes>(time).count());
}

} // namespace

TimeControlEditor::TimeControlEditor(QWidget* parent)
    : QGroupBox(parent),
      m_control(usualControl()),
      m_kindLabel(new QLabel(this)),
      m_kind(new QComboBox(this)),
      m_timeLabel(new QLabel(this)),
      m_minutes(numberField<QSpinBox>("minutes", 0, MostMinutes, this)),
      m_seconds(numberField<QSpinBox>("seconds", 0, 59, this)),
      m_bonusLabel(new QLabel(this)),
      m_bonus(new QComboBox(this)),
      m_bonusSeconds(numberField<QSpinBox>("bonusSeconds", 1, MostSeconds, this)),
      m_hasPeriod(new QCheckBox(this)),
      m_moves(numberField<QSpinBox>("moves", 1, MostCounted, this)),
      m_periodMinutes(numberField<QSpinBox>("periodMinutes", 0, MostMinutes, this)),
      m_hasByoYomi(new QCheckBox(this)),
      m_spans(numberField<QSpinBox>("spans", 1, MostCounted, this)),
      m_spanSeconds(numberField<QSpinBox>("spanSeconds", 1, MostSeconds, this)) {
    m_bonusSeconds->setValue(5);
    m_moves->setValue(40);
    m_periodMinutes->setValue(30);
    m_spans->setValue(3);
    m_spanSeconds->setValue(30);
    m_kind->setObjectName(QStringLiteral("kind"));
    m_bonus->setObjectName(QStringLiteral("bonus"));
    m_hasPeriod->setObjectName(QStringLiteral("hasPeriod"));
    m_hasByoYomi->setObjectName(QStringLiteral("hasByoYomi"));
    for (const auto kind : {TimedKind, HourglassKind, CountUpKind}) {
        m_kind->addItem(QString(), static_cast<int>(kind));
    }
    for (const auto kind :
         {chess::BonusKind::None,
          chess::BonusKind::Fischer,
          chess::BonusKind::Bronstein,
          chess::BonusKind::Delay}) {
        m_bonus->addItem(QString(), static_cast<int>(kind));
    }
    layOut();
    for (QComboBox* list : {m_kind, m_bonus}) {
        connect(list, &QComboBox::currentIndexChanged, this, &TimeControlEditor::readFields);
    }
    for (const QSpinBox* field : findChildren<QSpinBox*>()) {
        connect(field, &QSpinBox::valueChanged, this, &TimeControlEditor::readFields);
    }
    for (QCheckBox* box : {m_hasPeriod, m_hasByoYomi}) {
        connect(box, &QCheckBox::toggled, this, &TimeControlEditor::readFields);
    }
    retranslate();
    setControl(m_control);
}

void TimeControlEditor::layOut() {
    m_kindLabel->setBuddy(m_kind);
    m_timeLabel->setBuddy(m_minutes);
    m_bonusLabel->setBuddy(m_bonus);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(12, 10, 12, 10);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(6);
    grid->addWidget(m_kindLabel, 0, 0);
    grid->addWidget(m_kind, 0, 1, 1, 2);
    grid->addWidget(m_timeLabel, 1, 0);
    grid->addWidget(m_minutes, 1, 1);
    grid->addWidget(m_seconds, 1, 2);
    grid->addWidget(m_bonusLabel, 2, 0);
    grid->addWidget(m_bonus, 2, 1);
    grid->addWidget(m_bonusSeconds, 2, 2);
    grid->addWidget(m_hasPeriod, 3, 0);
    grid->addWidget(m_moves, 3, 1);
    grid->addWidget(m_periodMinutes, 3, 2);
    grid->addWidget(m_hasByoYomi, 4, 0);
    grid->addWidget(m_spans, 4, 1);
    grid->addWidget(m_spanSeconds, 4, 2);
    grid->setColumnStretch(1, 3);
    grid->setColumnStretch(2, 2);
}

void TimeControlEditor::setControl(const chess::TimeControl& control) {
    m_isBeingSet = true;
    m_control = control;
    m_kind->setCurrentIndex(static_cast<int>(control.index()));
    if (const auto* timed = std::get_if<chess::Timed>(&control)) {
        showTimed(*timed);
    } else if (const auto* hourglass = std::get_if<chess::Hourglass>(&control)) {
        showMainTime(hourglass->time);
    }
    m_fields = fieldsAsControl();
    m_isBeingSet = false;
    updateEnabled();
}

void TimeControlEditor::showMainTime(chess::Duration time) {
    m_minutes->setValue(wholeMinutes(time));
    m_seconds->setValue(wholeSeconds(time) % 60);
}

void TimeControlEditor::showTimed(const chess::Timed& timed) {
    const chess::Period& first = timed.periods.front();
    showMainTime(first.time);
    m_bonus->setCurrentIndex(m_bonus->findData(static_cast<int>(first.bonus.kind)));
    if (first.bonus.kind != chess::BonusKind::None) {
        m_bonusSeconds->setValue(wholeSeconds(first.bonus.amount));
    }
    m_hasPeriod->setChecked(timed.periods.size() > 1);
    if (timed.periods.size() > 1) {
        m_moves->setValue(first.moves.value_or(1));
        m_periodMinutes->setValue(wholeMinutes(timed.periods[1].time));
    }
    m_hasByoYomi->setChecked(timed.byoYomi.has_value());
    if (timed.byoYomi) {
        m_spans->setValue(timed.byoYomi->spans);
        m_spanSeconds->setValue(wholeSeconds(timed.byoYomi->each));
    }
}

chess::Bonus TimeControlEditor::fieldsAsBonus() const {
    const auto kind = static_cast<chess::BonusKind>(m_bonus->currentData().toInt());
    if (kind == chess::BonusKind::None) {
        return {};
    }
    return {kind, seconds(m_bonusSeconds->value())};
}

chess::TimeControl TimeControlEditor::fieldsAsControl() const {
    const auto time = minutes(m_minutes->value()) + seconds(m_seconds->value());
    switch (m_kind->currentData().toInt()) {
    case HourglassKind: return chess::Hourglass{time};
    case CountUpKind: return chess::CountUp{};
    default: break;
    }
    const chess::Bonus bonus = fieldsAsBonus();
    chess::Timed timed{{chess::Period{time, std::nullopt, bonus}}, std::nullopt};
    if (m_hasPeriod->isChecked()) {
        timed.periods.front().moves = m_moves->value();
        timed.periods.push_back({minutes(m_periodMinutes->value()), std::nullopt, bonus});
    }
    if (m_hasByoYomi->isChecked()) {
        timed.byoYomi = chess::ByoYomi{m_spans->value(), seconds(m_spanSeconds->value())};
    }
    return timed;
}

void TimeControlEditor::readFields() {
    // Enter in a field is told as a change too.
    if (m_isBeingSet || fieldsAsControl() == m_fields) {
        return;
    }
    m_fields = fieldsAsControl();
    m_control = m_fields;
    updateEnabled();
    emit edited();
}

void TimeControlEditor::updateEnabled() {
    const int kind = m_kind->currentData().toInt();
    const bool isTimed = kind == TimedKind;
    for (QWidget* field : {m_minutes, m_seconds}) {
        field->setEnabled(kind != CountUpKind);
    }
    for (QWidget* field : QWidgetList{m_bonus, m_hasPeriod, m_hasByoYomi}) {
        field->setEnabled(isTimed);
    }
    m_timeLabel->setEnabled(kind != CountUpKind);
    m_bonusLabel->setEnabled(isTimed);
    const bool hasBonus = m_bonus->currentData().toInt() != 0;
    m_bonusSeconds->setEnabled(isTimed && hasBonus);
    m_moves->setEnabled(isTimed && m_hasPeriod->isChecked());
    m_periodMinutes->setEnabled(isTimed && m_hasPeriod->isChecked());
    m_spans->setEnabled(isTimed && m_hasByoYomi->isChecked());
    m_spanSeconds->setEnabled(isTimed && m_hasByoYomi->isChecked());
}

void TimeControlEditor::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QGroupBox::changeEvent(event);
}

void TimeControlEditor::retranslate() {
    m_kindLabel->setText(tr("Clock"));
    m_kind->setItemText(TimedKind, tr("Count down"));
    m_kind->setItemText(HourglassKind, tr("Hourglass"));
    m_kind->setItemText(CountUpKind, tr("Count up, no limit"));
    m_timeLabel->setText(tr("Main time"));
    m_minutes->setAccessibleName(tr("Main time, minutes"));
    m_seconds->setAccessibleName(tr("Main time, seconds"));
    m_bonusLabel->setText(tr("Each move"));
    m_bonus->setItemText(0, tr("Nothing"));
    m_bonus->setItemText(1, tr("Fischer"));
    m_bonus->setItemText(2, tr("Bronstein"));
    m_bonus->setItemText(3, tr("US delay"));
    m_bonus->setItemData(0, tr("No time is added."), Qt::ToolTipRole);
    m_bonus->setItemData(1, tr("Added before each move, the first too."), Qt::ToolTipRole);
    m_bonus->setItemData(
        2, tr("What a move has used is given back, up to so much."), Qt::ToolTipRole
    );
    m_bonus->setItemData(3, tr("The main time waits so long before it runs."), Qt::ToolTipRole);
    m_bonusSeconds->setAccessibleName(tr("Each move, seconds"));
    m_hasPeriod->setText(tr("More time"));
    m_moves->setAccessibleName(tr("More time after so many moves"));
    m_periodMinutes->setAccessibleName(tr("More time, minutes"));
    m_hasByoYomi->setText(tr("Byo-yomi"));
    m_spans->setAccessibleName(tr("Byo-yomi, number of times"));
    m_spanSeconds->setAccessibleName(tr("Byo-yomi, seconds each"));
    for (QSpinBox* field : {m_minutes, m_periodMinutes}) {
        setWordsAround(*field, tr("%1 min"));
    }
    for (QSpinBox* field : {m_seconds, m_bonusSeconds, m_spanSeconds}) {
        setWordsAround(*field, tr("%1 s"));
    }
    m_periodMinutes->setPrefix(QStringLiteral("+ "));
    //: after so many moves there is more time
    setWordsAround(*m_moves, tr("after %1 moves"));
    //: so many spans of byo-yomi
    setWordsAround(*m_spans, tr("%1 ×"));
}

} // namespace ui
