#include "ui/shell/timefields.h"

#include "ui/shell/controlpresets.h"
#include "ui/shell/timecontroleditor.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>

namespace ui {
namespace {

const QString CustomKey = QStringLiteral("custom");

bool isHourglass(const chess::TimeControl& control) {
    return std::holds_alternative<chess::Hourglass>(control);
}

} // namespace

TimeFields::TimeFields(QWidget* dialog)
    : QObject(dialog),
      m_label(new QLabel(dialog)),
      m_list(new QComboBox(dialog)),
      m_handicap(new QCheckBox(dialog)),
      m_editors{new TimeControlEditor(dialog), new TimeControlEditor(dialog)},
      m_fault(new QLabel(dialog)) {
    m_list->setObjectName(QStringLiteral("time"));
    m_handicap->setObjectName(QStringLiteral("handicap"));
    m_editors[0]->setObjectName(QStringLiteral("control0"));
    m_editors[1]->setObjectName(QStringLiteral("control1"));
    m_fault->setObjectName(QStringLiteral("timeFault"));
    m_label->setBuddy(m_list);
    QFont font = m_fault->font();
    font.setBold(true);
    m_fault->setFont(font);
    fillList();
    setControls(std::nullopt);
    connect(m_list, &QComboBox::currentIndexChanged, this, [this] {
        select(m_list->currentData().toString());
    });
    connect(m_handicap, &QCheckBox::toggled, this, &TimeFields::setHandicap);
    for (const std::size_t player : {0U, 1U}) {
        connect(m_editors[player], &TimeControlEditor::edited, this, [this, player] {
            editControl(player);
        });
    }
}

void TimeFields::fillList() {
    auto group = ControlGroup::None;
    for (const ControlPreset& preset : controlPresets()) {
        if (preset.group != group) {
            m_list->insertSeparator(m_list->count());
        }
        group = preset.group;
        m_list->addItem(QString(), QLatin1String(preset.key));
    }
    m_list->insertSeparator(m_list->count());
    m_list->addItem(QString(), CustomKey);
}

void TimeFields::layOut(QGridLayout& grid, int row, int columns) {
    auto* editors = new QHBoxLayout;
    editors->addWidget(m_editors[0], 1);
    editors->addWidget(m_editors[1], 1);
    grid.addWidget(m_label, row, 0);
    grid.addWidget(m_list, row, 1, 1, columns - 1);
    grid.addWidget(m_handicap, row + 1, 1, 1, columns - 1);
    grid.addLayout(editors, row + 2, 0, 1, columns);
    grid.addWidget(m_fault, row + 3, 0, 1, columns);
}

bool TimeFields::isCustom() const {
    return m_list->currentData() == CustomKey;
}

std::optional<std::array<chess::TimeControl, 2>> TimeFields::controls() const {
    if (isCustom()) {
        return {{m_editors[0]->control(), m_editors[1]->control()}};
    }
    const ControlPreset* preset = presetWithKey(m_list->currentData().toString());
    if (!preset || !preset->control) {
        return std::nullopt;
    }
    return {{*preset->control, *preset->control}};
}

void TimeFields::setControls(const std::optional<std::array<chess::TimeControl, 2>>& controls) {
    const QSignalBlocker noList(m_list);
    const QSignalBlocker noHandicap(m_handicap);
    const ControlPreset* preset = presetOf(controls);
    const QString key = preset ? QString::fromLatin1(preset->key) : CustomKey;
    m_list->setCurrentIndex(m_list->findData(key));
    for (const std::size_t player : {0U, 1U}) {
        m_editors[player]->setControl(controls ? (*controls)[player] : usualControl());
    }
    m_handicap->setChecked(m_editors[0]->control() != m_editors[1]->control());
    update();
}

// The editors begin with the preset that was chosen before.
void TimeFields::select(const QString& key) {
    if (const ControlPreset* preset = presetWithKey(key)) {
        const QSignalBlocker blocked(m_handicap);
        m_handicap->setChecked(false);
        for (TimeControlEditor* editor : m_editors) {
            editor->setControl(preset->control.value_or(usualControl()));
        }
    }
    update();
    emit changed();
}

void TimeFields::setHandicap(bool isOn) {
    if (!isOn) {
        m_editors[1]->setControl(m_editors[0]->control());
    }
    update();
    emit changed();
}

// An hourglass has two ends.
void TimeFields::editControl(std::size_t player) {
    TimeControlEditor* other = m_editors[1 - player];
    const chess::TimeControl& control = m_editors[player]->control();
    if (!m_handicap->isChecked() || isHourglass(control) != isHourglass(other->control())) {
        other->setControl(control);
    }
    emit changed();
}

void TimeFields::update() {
    m_handicap->setVisible(isCustom());
    m_editors[0]->setVisible(isCustom());
    m_editors[1]->setVisible(isCustom() && m_handicap->isChecked());
}

void TimeFields::showFault(bool isFaulty) {
    m_fault->setVisible(isFaulty);
}

void TimeFields::retranslate(const QString& first, const QString& second) {
    m_label->setText(tr("&Time"));
    for (const ControlPreset& preset : controlPresets()) {
        m_list->setItemText(m_list->findData(QLatin1String(preset.key)), preset.name());
    }
    m_list->setItemText(m_list->findData(CustomKey), tr("Custom…"));
    m_handicap->setText(tr("&Different for the two players"));
    m_editors[0]->setTitle(m_handicap->isChecked() ? first : tr("Both players"));
    m_editors[1]->setTitle(second);
    m_fault->setText(tr("There is no time to play with: give some main time."));
}

} // namespace ui
