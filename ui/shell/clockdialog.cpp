#include "ui/shell/clockdialog.h"

#include "ui/shell/fields.h"
#include "ui/text/words.h"

#include <QDoubleSpinBox>
#include <QEvent>
#include <QGridLayout>
#include <QGroupBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>

namespace ui {
namespace {

constexpr int MostHours = 99;
constexpr qint64 TenthsPerSecond = 10;
constexpr qint64 TenthsPerMinute = 60 * TenthsPerSecond;
constexpr qint64 TenthsPerHour = 60 * TenthsPerMinute;

// Rounded up, as on the clock's face: nothing is shown only when there is nothing.
qint64 tenthsOf(chess::Duration time) {
    constexpr chess::Duration Tenth = std::chrono::milliseconds(100);
    return (time + Tenth - chess::Duration(1)) / Tenth;
}

QString exactTime(chess::Duration time) { // "1:05:09.3"
    const qint64 tenths = tenthsOf(time);
    const auto twoDigits = [](qint64 number) {
        return QStringLiteral("%1").arg(number, 2, 10, QLatin1Char('0'));
    };
    return QStringLiteral("%1:%2:%3%4%5")
        .arg(
            QString::number(tenths / TenthsPerHour),
            twoDigits(tenths / TenthsPerMinute % 60),
            twoDigits(tenths / TenthsPerSecond % 60),
            QString(QLocale().decimalPoint()),
            QString::number(tenths % TenthsPerSecond)
        );
}

} // namespace

ClockDialog::ClockDialog(QWidget* parent)
    : QDialog(parent),
      m_sides{makeSide(chess::Color::White), makeSide(chess::Color::Black)},
      m_turnLabel(new QLabel(this)),
      m_switch(new QPushButton(this)),
      m_close(new QPushButton(this)) {
    setObjectName(QStringLiteral("clockChanges"));
    m_turnLabel->setObjectName(QStringLiteral("clockTurn"));
    m_switch->setObjectName(QStringLiteral("switchTurn"));
    m_close->setObjectName(QStringLiteral("clockClose"));
    auto* sides = new QHBoxLayout;
    sides->setSpacing(14);
    for (const chess::Color color : chess::AllColors) {
        Side& side = m_sides[static_cast<std::size_t>(color)];
        layOut(side);
        connectSide(color);
        sides->addWidget(side.box, 1);
    }
    auto* below = new QHBoxLayout;
    below->addWidget(m_turnLabel);
    below->addWidget(m_switch);
    below->addStretch();
    below->addWidget(m_close);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(18, 16, 18, 16);
    layout->setSpacing(14);
    layout->addLayout(sides);
    layout->addLayout(below);
    connect(m_switch, &QPushButton::clicked, this, &ClockDialog::turnSwitched);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    for (QPushButton* button : findChildren<QPushButton*>()) {
        button->setAutoDefault(false); // Enter is each field's own
    }
    retranslate();
}

ClockDialog::Side ClockDialog::makeSide(chess::Color color) {
    auto* box = new QGroupBox(this);
    box->setObjectName(
        color == chess::Color::White ? QStringLiteral("clockWhite") : QStringLiteral("clockBlack")
    );
    Side side{
        box,
        new QLabel(box),
        new QLabel(box),
        new QLabel(box),
        numberField<QSpinBox>("hours", 0, MostHours, box),
        numberField<QSpinBox>("minutes", 0, 59, box),
        numberField<QDoubleSpinBox>("seconds", 0, 60, box),
        new QPushButton(box),
        new QLabel(box),
        numberField<QSpinBox>("changeMinutes", 0, 999, box),
        numberField<QSpinBox>("changeSeconds", 0, 59, box),
        new QPushButton(box),
        new QPushButton(box),
        {}};
    side.time->setObjectName(QStringLiteral("reading"));
    side.note->setObjectName(QStringLiteral("note"));
    side.set->setObjectName(QStringLiteral("set"));
    side.add->setObjectName(QStringLiteral("add"));
    side.take->setObjectName(QStringLiteral("take"));
    side.seconds->setDecimals(1);
    side.seconds->setMaximum(59.9);
    side.changeMinutes->setValue(2); // the Laws' own for an illegal move (7.5.5)
    QFont font = side.time->font();
    font.setPointSizeF(font.pointSizeF() * 1.9);
    font.setBold(true);
    side.time->setFont(font);
    return side;
}

void ClockDialog::layOut(Side& side) {
    side.setLabel->setBuddy(side.hours);
    side.changeLabel->setBuddy(side.changeMinutes);
    auto* setFields = new QHBoxLayout;
    setFields->addWidget(side.hours);
    setFields->addWidget(side.minutes);
    setFields->addWidget(side.seconds);
    auto* changeFields = new QHBoxLayout;
    changeFields->addWidget(side.changeMinutes, 1);
    changeFields->addWidget(side.changeSeconds, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(side.add, 1);
    buttons->addWidget(side.take, 1);
    auto* layout = new QVBoxLayout(side.box);
    layout->setContentsMargins(14, 10, 14, 14);
    layout->addWidget(side.time, 0, Qt::AlignHCenter);
    layout->addWidget(side.note, 0, Qt::AlignHCenter);
    layout->addSpacing(6);
    layout->addWidget(side.setLabel);
    layout->addLayout(setFields);
    layout->addWidget(side.set);
    layout->addSpacing(8);
    layout->addWidget(side.changeLabel);
    layout->addLayout(changeFields);
    layout->addLayout(buttons);
    for (QWidget* field : QWidgetList{side.hours, side.minutes, side.seconds}) {
        m_enter.insert(field, side.set);
    }
    for (QWidget* field : QWidgetList{side.changeMinutes, side.changeSeconds}) {
        m_enter.insert(field, side.add);
    }
}

void ClockDialog::connectSide(chess::Color color) {
    using std::chrono::hours;
    using std::chrono::milliseconds;
    using std::chrono::minutes;
    using std::chrono::seconds;
    const Side side = m_sides[static_cast<std::size_t>(color)]; // its fields live with the dialog
    const auto change = [side] {
        return minutes(side.changeMinutes->value()) + seconds(side.changeSeconds->value());
    };
    connect(side.set, &QPushButton::clicked, this, [this, color, side] {
        const auto tenths = qRound64(side.seconds->value() * TenthsPerSecond);
        emit timeSet(
            color,
            hours(side.hours->value()) + minutes(side.minutes->value()) + milliseconds(100 * tenths)
        );
    });
    connect(side.add, &QPushButton::clicked, this, [this, color, change] {
        emit timeAdded(color, change());
    });
    connect(side.take, &QPushButton::clicked, this, [this, color, change] {
        emit timeAdded(color, -change());
    });
}

void ClockDialog::show(const chess::Clock& clock, chess::Instant now) {
    const bool canChange = clock.phase() == chess::ClockPhase::Paused;
    for (const chess::Color color : chess::AllColors) {
        Side& side = m_sides[static_cast<std::size_t>(color)];
        showSide(side, clock.reading(color, now));
        for (QWidget* part : side.box->findChildren<QWidget*>()) {
            part->setEnabled(canChange);
        }
        side.time->setEnabled(true);
        side.note->setEnabled(true);
    }
    m_switch->setEnabled(canChange);
    m_turn = clock.turn();
    tellTurn();
}

// The fields begin with what the clock shows, and keep what is typed until that changes.
void ClockDialog::showSide(Side& side, const chess::ClockReading& reading) {
    const bool isNew = !side.reading || side.reading->time != reading.time;
    side.reading = reading;
    side.time->setText(exactTime(reading.time));
    if (isNew) {
        const qint64 tenths = reading.spansLeft ? 0 : tenthsOf(reading.time);
        side.hours->setValue(static_cast<int>(tenths / TenthsPerHour));
        side.minutes->setValue(static_cast<int>(tenths / TenthsPerMinute % 60));
        side.seconds->setValue(static_cast<double>(tenths % TenthsPerMinute) / TenthsPerSecond);
    }
    QString note;
    if (reading.hasFlagFallen) {
        note = tr("The flag has fallen");
    } else if (reading.isCountingUp) {
        note = tr("Time used");
    } else if (reading.spansLeft) {
        note = tr("Byo-yomi, %1 left").arg(*reading.spansLeft);
    } else if (reading.movesToGo) {
        note = tr("Moves to the time control: %1").arg(*reading.movesToGo);
    }
    side.note->setText(note);
}

void ClockDialog::tellTurn() {
    m_turnLabel->setText(tr("%1’s time will run.").arg(text::colorName(m_turn)));
}

void ClockDialog::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter) {
        QDialog::keyPressEvent(event);
        return;
    }
    auto* button = qobject_cast<QPushButton*>(focusWidget());
    button = button ? button : m_enter.value(focusWidget());
    if (button) {
        button->click();
    }
}

void ClockDialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QDialog::changeEvent(event);
}

void ClockDialog::retranslate() {
    setWindowTitle(tr("Change the clock"));
    for (const chess::Color color : chess::AllColors) {
        retranslate(m_sides[static_cast<std::size_t>(color)], color);
    }
    m_switch->setText(tr("S&witch"));
    m_switch->setAccessibleName(tr("Switch whose time runs"));
    m_close->setText(tr("&Close"));
    tellTurn();
}

void ClockDialog::retranslate(Side& side, chess::Color color) {
    const QString name = text::colorName(color);
    side.box->setTitle(name);
    side.time->setAccessibleName(tr("%1’s time").arg(name));
    side.setLabel->setText(tr("Set the time"));
    setWordsAround(*side.hours, tr("%1 h"));
    side.hours->setAccessibleName(tr("Hours"));
    for (QSpinBox* field : {side.minutes, side.changeMinutes}) {
        setWordsAround(*field, tr("%1 min"));
        field->setAccessibleName(tr("Minutes"));
    }
    setWordsAround(*side.seconds, tr("%1 s"));
    side.seconds->setAccessibleName(tr("Seconds"));
    setWordsAround(*side.changeSeconds, tr("%1 s"));
    side.changeSeconds->setAccessibleName(tr("Seconds"));
    side.set->setText(tr("Set"));
    side.set->setAccessibleName(tr("Set %1’s time").arg(name));
    side.changeLabel->setText(tr("Add or take time"));
    side.add->setText(tr("Add"));
    side.add->setAccessibleName(tr("Add to %1’s time").arg(name));
    side.take->setText(tr("Take"));
    side.take->setAccessibleName(tr("Take from %1’s time").arg(name));
    if (side.reading) {
        showSide(side, *side.reading);
    }
}

} // namespace ui
