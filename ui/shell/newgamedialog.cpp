#include "ui/shell/newgamedialog.h"

#include "ui/shell/icons.h"
#include "ui/shell/rulesfield.h"
#include "ui/shell/timefields.h"
#include "ui/text/words.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QShowEvent>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QToolButton>

namespace ui {
namespace {

template <class Enum>
void addChoices(QComboBox& list, std::initializer_list<Enum> values) {
    for (const Enum value : values) {
        list.addItem(QString(), static_cast<int>(value));
    }
}

template <class Enum>
Enum chosenIn(const QComboBox& list) {
    return static_cast<Enum>(list.currentData().toInt());
}

template <class Enum>
void chooseIn(QComboBox& list, Enum value) {
    list.setCurrentIndex(list.findData(static_cast<int>(value)));
}

void setChoice(QComboBox& list, int index, const QString& text, bool isEnabled) {
    list.setItemText(index, text);
    auto* items = qobject_cast<QStandardItemModel*>(list.model());
    items->item(index)->setEnabled(isEnabled);
}

} // namespace

NewGameDialog::NewGameDialog(const NewGameChoice& last, QWidget* parent)
    : QDialog(parent),
      m_grid(new QGridLayout),
      m_nameLabels{new QLabel(this), new QLabel(this)},
      m_names{new QLineEdit(this), new QLineEdit(this)},
      m_discs{},
      m_swap(new QToolButton(this)),
      m_colorsLabel(new QLabel(this)),
      m_colors(new QComboBox(this)),
      m_takeBackLabel(new QLabel(this)),
      m_takeBack(new QComboBox(this)),
      m_rulesLabel(new QLabel(this)),
      m_rules(new RulesField(this)),
      m_time(new TimeFields(this)),
      m_more(new QToolButton(this)),
      m_pressLabel(new QLabel(this)),
      m_press(new QComboBox(this)),
      m_startLabel(new QLabel(this)),
      m_start(new QComboBox(this)),
      m_matchLabel(new QLabel(this)),
      m_match(new QComboBox(this)),
      m_count(new QSpinBox(this)),
      m_cancel(new QPushButton(this)),
      m_play(new QPushButton(this)) {
    nameParts();
    fillLists();
    layOutAll();
    retranslate();
    showChoice(last);
    connectFields();
    updateFields();
    m_play->setDefault(true);
    m_play->setFocus();
}

// Building

void NewGameDialog::nameParts() {
    setObjectName(QStringLiteral("newGame"));
    m_names[0]->setObjectName(QStringLiteral("name0"));
    m_names[1]->setObjectName(QStringLiteral("name1"));
    m_nameLabels[0]->setObjectName(QStringLiteral("nameLabel0"));
    m_nameLabels[1]->setObjectName(QStringLiteral("nameLabel1"));
    m_swap->setObjectName(QStringLiteral("swapNames"));
    m_colors->setObjectName(QStringLiteral("colors"));
    m_takeBack->setObjectName(QStringLiteral("takeBackMode"));
    m_more->setObjectName(QStringLiteral("moreOptions"));
    m_press->setObjectName(QStringLiteral("pressMode"));
    m_start->setObjectName(QStringLiteral("clockStart"));
    m_match->setObjectName(QStringLiteral("match"));
    m_count->setObjectName(QStringLiteral("matchCount"));
    m_cancel->setObjectName(QStringLiteral("newGameCancel"));
    m_play->setObjectName(QStringLiteral("newGameStart"));
}

void NewGameDialog::fillLists() {
    addChoices(*m_colors, {ColorChoice::Chosen, ColorChoice::Random, ColorChoice::Swapped});
    addChoices(
        *m_takeBack, {chess::TakeBackMode::Off, chess::TakeBackMode::Ask, chess::TakeBackMode::Free}
    );
    addChoices(
        *m_press, {chess::PressMode::Automatic, chess::PressMode::Press, chess::PressMode::Done}
    );
    addChoices(*m_start, {chess::ClockStart::Button, chess::ClockStart::FirstMove});
    m_match->addItem(QString()); // a single game
    addChoices(*m_match, {chess::MatchEnd::Games, chess::MatchEnd::FirstTo});
    m_count->setRange(1, MostCounted);
    m_count->setValue(3);
    for (std::size_t player : {0U, 1U}) {
        m_names[player]->setMaxLength(LongestName);
        m_discs[player] = m_names[player]->addAction(QIcon(), QLineEdit::LeadingPosition);
    }
    m_swap->setText(QStringLiteral("⇄"));
    m_more->setCheckable(true);
    m_more->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_more->setAutoRaise(true);
    m_cancel->setAutoDefault(true);
}

void NewGameDialog::layOutFields() {
    m_nameLabels[0]->setBuddy(m_names[0]);
    m_nameLabels[1]->setBuddy(m_names[1]);
    m_colorsLabel->setBuddy(m_colors);
    m_takeBackLabel->setBuddy(m_takeBack);
    m_grid->setHorizontalSpacing(10);
    m_grid->setVerticalSpacing(10);
    m_grid->addWidget(m_nameLabels[0], 0, 0);
    m_grid->addWidget(m_names[0], 0, 1);
    m_grid->addWidget(m_swap, 0, 2);
    m_grid->addWidget(m_nameLabels[1], 0, 3);
    m_grid->addWidget(m_names[1], 0, 4);
    m_rulesLabel->setBuddy(m_rules);
    m_grid->addWidget(m_rulesLabel, 1, 0);
    m_grid->addWidget(m_rules, 1, 1, 1, 4);
    m_time->layOut(*m_grid, 2, 5);
    const int below = 2 + TimeFields::Rows;
    m_grid->addWidget(m_colorsLabel, below, 0);
    m_grid->addWidget(m_colors, below, 1);
    m_grid->addWidget(m_takeBackLabel, below, 3);
    m_grid->addWidget(m_takeBack, below, 4);
    m_grid->addWidget(m_more, below + 1, 0, 1, 5, Qt::AlignLeft);
    layOutMore(below + 2);
    m_grid->setColumnStretch(1, 1);
    m_grid->setColumnStretch(4, 1);
}

void NewGameDialog::layOutMore(int row) {
    m_pressLabel->setBuddy(m_press);
    m_startLabel->setBuddy(m_start);
    m_matchLabel->setBuddy(m_match);
    auto* match = new QHBoxLayout;
    match->addWidget(m_match, 1);
    match->addWidget(m_count);
    m_grid->addWidget(m_pressLabel, row, 0);
    m_grid->addWidget(m_press, row, 1, 1, 4);
    m_grid->addWidget(m_startLabel, row + 1, 0);
    m_grid->addWidget(m_start, row + 1, 1);
    m_grid->addWidget(m_matchLabel, row + 1, 3);
    m_grid->addLayout(match, row + 1, 4);
}

void NewGameDialog::layOutAll() {
    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_play);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(18, 16, 18, 16);
    layout->setSpacing(14);
    layOutFields();
    layout->addLayout(m_grid);
    layout->addStretch();
    layout->addLayout(buttons);
    for (QComboBox* list : findChildren<QComboBox*>(QString(), Qt::FindDirectChildrenOnly)) {
        list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        list->setMinimumContentsLength(18);
    }
}

void NewGameDialog::connectFields() {
    connect(m_swap, &QToolButton::clicked, this, &NewGameDialog::swapNames);
    connect(m_rules, &RulesField::presetChosen, this, &NewGameDialog::followPreset);
    connect(m_rules, &RulesField::changed, this, &NewGameDialog::updateFields);
    connect(m_time, &TimeFields::changed, this, &NewGameDialog::updateFields);
    for (QComboBox* list : {m_colors, m_takeBack, m_match}) {
        connect(list, &QComboBox::currentIndexChanged, this, &NewGameDialog::updateFields);
    }
    connect(m_press, &QComboBox::currentIndexChanged, this, [this] {
        m_wantedPress = chosenIn<chess::PressMode>(*m_press);
    });
    connect(m_more, &QToolButton::toggled, this, &NewGameDialog::updateFields);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_play, &QPushButton::clicked, this, &QDialog::accept);
}

void NewGameDialog::showChoice(const NewGameChoice& choice) {
    const chess::GameTerms& terms = choice.terms;
    m_names[0]->setText(QString::fromStdString(terms.names[0]));
    m_names[1]->setText(QString::fromStdString(terms.names[1]));
    m_rules->setRules(choice.rules);
    chooseIn(*m_colors, choice.colors);
    chooseIn(*m_takeBack, terms.takeBack);
    chooseIn(*m_start, terms.start);
    m_wantedPress = terms.press;
    if (choice.match) {
        chooseIn(*m_match, choice.match->end);
        m_count->setValue(choice.match->count);
    }
    m_time->setControls(terms.controls);
    m_more->setChecked(
        choice.match || terms.press != chess::PressMode::Automatic ||
        terms.start != chess::ClockStart::Button
    );
}

// Answering to what is chosen

NewGameChoice NewGameDialog::choice() const {
    NewGameChoice choice;
    choice.terms.names = {
        m_names[0]->text().simplified().toStdString(),
        m_names[1]->text().simplified().toStdString()};
    choice.rules = m_rules->rules();
    choice.terms.controls = m_time->controls();
    choice.terms.press = chosenIn<chess::PressMode>(*m_press);
    choice.terms.takeBack = chosenIn<chess::TakeBackMode>(*m_takeBack);
    choice.terms.start = chosenIn<chess::ClockStart>(*m_start);
    choice.colors = chosenIn<ColorChoice>(*m_colors);
    if (m_match->currentIndex() > 0) {
        choice.match = chess::MatchLength{chosenIn<chess::MatchEnd>(*m_match), m_count->value()};
    }
    return choice;
}

void NewGameDialog::updateFields() {
    updatePlayers();
    updatePress();
    updateMore();
    const bool isPlayable = isSound(choice());
    m_time->showFault(!isPlayable);
    m_play->setEnabled(isPlayable);
    fitHeight();
}

// With the colours chosen the players are White and Black.
void NewGameDialog::updatePlayers() {
    const bool isChosen = chosenIn<ColorChoice>(*m_colors) == ColorChoice::Chosen;
    m_nameLabels[0]->setText(isChosen ? tr("&White") : tr("Player &1"));
    m_nameLabels[1]->setText(isChosen ? tr("&Black") : tr("Player &2"));
    m_time->retranslate(
        isChosen ? text::colorName(chess::Color::White) : tr("Player 1"),
        isChosen ? text::colorName(chess::Color::Black) : tr("Player 2")
    );
    for (const std::size_t player : {0U, 1U}) {
        const auto color = static_cast<chess::Color>(player);
        m_discs[player]->setIcon(discOf(isChosen ? std::optional(color) : std::nullopt));
    }
}

// What cannot be chosen says why. What was wanted comes back when it can be had again.
void NewGameDialog::updatePress() {
    const bool hasClock = m_time->controls().has_value();
    const bool isTouchMove = m_rules->rules().touchMove == chess::Aid::On;
    const bool hasTakeBack =
        chosenIn<chess::TakeBackMode>(*m_takeBack) != chess::TakeBackMode::Off && !isTouchMove;
    m_startLabel->setEnabled(hasClock);
    m_start->setEnabled(hasClock);
    const QString press = tr("When the player presses the clock");
    const QString done = tr("With the [Done] button");
    setChoice(*m_press, 0, tr("When it is made (automatic)"), true);
    setChoice(*m_press, 1, hasClock ? press : tr("%1 — needs a clock").arg(press), hasClock);
    const QString without = isTouchMove ? tr("%1 — not with touch-move").arg(done)
                                        : tr("%1 — needs take-back").arg(done);
    setChoice(*m_press, 2, hasTakeBack ? done : without, hasTakeBack);
    const bool isPossible = m_wantedPress == chess::PressMode::Press  ? hasClock
                            : m_wantedPress == chess::PressMode::Done ? hasTakeBack
                                                                      : true;
    const QSignalBlocker blocked(m_press);
    chooseIn(*m_press, isPossible ? m_wantedPress : chess::PressMode::Automatic);
}

void NewGameDialog::updateMore() {
    const bool isOpen = m_more->isChecked();
    m_more->setArrowType(isOpen ? Qt::DownArrow : Qt::RightArrow);
    for (QWidget* part :
         QWidgetList{m_pressLabel, m_press, m_startLabel, m_start, m_matchLabel, m_match}) {
        part->setVisible(isOpen);
    }
    m_count->setVisible(isOpen && m_match->currentIndex() > 0);
}

// The terms that go with a preset; any others may be chosen afterwards.
void NewGameDialog::followPreset(chess::RulesetName name) {
    const chess::GameTerms terms = presetOf(name).terms;
    m_time->setControls(terms.controls);
    chooseIn(*m_takeBack, terms.takeBack);
    m_wantedPress = terms.press;
    if (terms.press != chess::PressMode::Automatic) {
        m_more->setChecked(true); // what is not usual is in sight
    }
    const bool isDrawn =
        name == chess::RulesetName::Automatic || name == chess::RulesetName::Board; // by lot
    chooseIn(*m_colors, isDrawn ? ColorChoice::Random : ColorChoice::Chosen);
}

void NewGameDialog::swapNames() {
    const QString first = m_names[0]->text();
    m_names[0]->setText(m_names[1]->text());
    m_names[1]->setText(first);
}

void NewGameDialog::fitHeight() {
    layout()->activate();
    resize(std::max(width(), sizeHint().width()), sizeHint().height());
}

// Only now the parts have the looks that their sizes come from.
void NewGameDialog::showEvent(QShowEvent* event) {
    if (!event->spontaneous()) {
        resize(sizeHint());
    }
    QDialog::showEvent(event);
}

void NewGameDialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        updateFields();
    }
    QDialog::changeEvent(event);
}

void NewGameDialog::retranslate() {
    setWindowTitle(tr("New game"));
    for (QLineEdit* name : m_names) {
        name->setPlaceholderText(tr("Name (optional)"));
    }
    m_swap->setToolTip(tr("Swap the names"));
    m_swap->setAccessibleName(tr("Swap the names"));
    m_rulesLabel->setText(tr("&Rules"));
    m_rules->retranslate();
    m_colorsLabel->setText(tr("&Colours"));
    m_colors->setItemText(0, tr("As above"));
    m_colors->setItemText(1, tr("Random"));
    m_colors->setItemText(2, tr("Swap from last game"));
    m_takeBackLabel->setText(tr("Ta&ke-back"));
    m_takeBack->setItemText(0, tr("Off"));
    m_takeBack->setItemText(1, tr("Ask the other player"));
    m_takeBack->setItemText(2, tr("Free"));
    m_more->setText(tr("&More options"));
    m_pressLabel->setText(tr("A move is com&plete"));
    m_startLabel->setText(tr("Clock &starts"));
    m_start->setItemText(0, tr("With a Start button"));
    m_start->setItemText(1, tr("After White’s first move"));
    m_matchLabel->setText(tr("M&atch"));
    m_match->setItemText(0, tr("Single game"));
    m_match->setItemText(1, tr("Number of games"));
    m_match->setItemText(2, tr("First to N points"));
    m_count->setAccessibleName(tr("Number of games or points"));
    m_cancel->setText(tr("Cancel"));
    m_play->setText(tr("Start &game"));
    // The columns of labels stay as they are when more is shown.
    const auto widthOf = [](const QLabel* label) { return label->sizeHint().width(); };
    m_grid->setColumnMinimumWidth(0, std::max(widthOf(m_pressLabel), widthOf(m_startLabel)));
    m_grid->setColumnMinimumWidth(3, std::max(widthOf(m_takeBackLabel), widthOf(m_matchLabel)));
}

} // namespace ui
