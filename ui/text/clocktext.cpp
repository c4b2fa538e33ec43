#include "ui/text/clocktext.h"

#include <QCoreApplication>

#include <algorithm>

namespace ui::text {
namespace {

using chess::BonusKind;
using chess::ClockReading;
using chess::Duration;

using Count = Duration::rep;

constexpr Duration Nanosecond{1};
constexpr Duration Tenth = std::chrono::milliseconds(100);
constexpr Duration Second = std::chrono::seconds(1);
constexpr Duration Minute = std::chrono::minutes(1);
constexpr Count TenthsBelow = 200; // 20 s

// Rounded up; a time that is not over has at least one.
Count unitsLeft(Duration time, Duration unit) {
    const Count whole = time / unit;
    return std::max<Count>(time % unit > Duration::zero() ? whole + 1 : whole, 1);
}

Count secondsUsed(Duration used) {
    return std::max(used, Duration::zero()) / Second;
}

void appendTwo(QString& text, Count number) {
    text += QLatin1Char(static_cast<char>('0' + number / 10));
    text += QLatin1Char(static_cast<char>('0' + number % 10));
}

QString wholeSeconds(Count seconds) {
    const Count hours = seconds / 3600;
    const Count minutes = seconds / 60 % 60;
    QString text;
    if (hours > 0) {
        text = QString::number(hours) + QLatin1Char(':');
        appendTwo(text, minutes);
    } else {
        text = QString::number(minutes);
    }
    text += QLatin1Char(':');
    appendTwo(text, seconds % 60);
    return text;
}

// "2.1", and from 20 on "25": changes together with clockDigits().
QString plainSeconds(Duration time) {
    const Count tenths = unitsLeft(time, Tenth);
    if (tenths >= TenthsBelow) {
        return QString::number(unitsLeft(time, Second));
    }
    return QString::number(tenths / 10) + QLatin1Char('.') + QString::number(tenths % 10);
}

class ClockWords {
    Q_DECLARE_TR_FUNCTIONS(ClockWords)

public:
    static QStringList notes(const ClockReading& reading) {
        QStringList notes;
        if (reading.hasFlagFallen) {
            notes.append(tr("flag fallen"));
            return notes;
        }
        if (reading.delayLeft > Duration::zero()) {
            notes.append(tr("delay %1 s").arg(plainSeconds(reading.delayLeft)));
        }
        if (reading.spansLeft && *reading.spansLeft > 0) {
            notes.append(
                *reading.spansLeft == 1 ? tr("last byo-yomi")
                                        : tr("byo-yomi: %1 left").arg(*reading.spansLeft)
            );
        }
        if (reading.movesToGo && *reading.movesToGo > 0) {
            notes.append(tr("%n move(s) to time control", nullptr, *reading.movesToGo));
        }
        return notes;
    }

    static QString spoken(const ClockReading& reading) {
        if (reading.hasFlagFallen) {
            return tr("flag fallen");
        }
        const Count seconds =
            reading.isCountingUp ? secondsUsed(reading.time) : unitsLeft(reading.time, Second);
        const int hours = static_cast<int>(seconds / 3600);
        const int minutes = static_cast<int>(seconds / 60 % 60);
        QString text;
        if (hours > 0) {
            text = tr("%n hour(s)", nullptr, hours);
        }
        if (minutes > 0) {
            text = joined(text, tr("%n minute(s)", nullptr, minutes));
        }
        if (seconds % 60 > 0 || text.isEmpty()) {
            text = joined(text, tr("%n second(s)", nullptr, static_cast<int>(seconds % 60)));
        }
        return text;
    }

    static QString control(const chess::Timed& timed) {
        QString text;
        for (const chess::Period& period : timed.periods) {
            const QString its =
                periodOf(period, isBonusShared(timed) ? chess::Bonus{} : period.bonus);
            text = text.isEmpty() ? its : tr("%1, then %2").arg(text, its);
        }
        if (isBonusShared(timed)) {
            text = withBonus(text, timed.periods.front().bonus, true);
        }
        if (!timed.byoYomi) {
            return text;
        }
        const bool isAll = timed.periods.size() == 1 && timed.periods.front() == chess::Period{};
        return isAll ? byoYomi(*timed.byoYomi) : tr("%1, %2").arg(text, byoYomi(*timed.byoYomi));
    }

    static QString hourglass(Duration time) { return tr("hourglass %1").arg(amount(time)); }
    static QString countUp() { return tr("no time limit, time used shown"); }

private:
    static QString joined(const QString& first, const QString& second) {
        return first.isEmpty() ? second : tr("%1 %2").arg(first, second);
    }

    static QString amount(Duration time) {
        const QString minutes = QString::number(time / Minute);
        if (time % Minute == Duration::zero()) {
            return tr("%1 min").arg(minutes);
        }
        const auto rest = std::chrono::duration<double>(time % Minute).count();
        const QString seconds = QString::number(rest, 'g', 11);
        return time < Minute ? tr("%1 s").arg(seconds) : tr("%1 min %2 s").arg(minutes, seconds);
    }

    // One bonus for several periods, or for a number of moves, is told after all of them.
    static bool isBonusShared(const chess::Timed& timed) {
        const chess::Period& first = timed.periods.front();
        return (timed.periods.size() > 1 || first.moves) &&
               std::all_of(timed.periods.begin(), timed.periods.end(), [&](const auto& period) {
                   return period.bonus == first.bonus;
               });
    }

    static QString withBonus(const QString& text, const chess::Bonus& bonus, bool isForAll) {
        const QString seconds = amount(bonus.amount);
        switch (bonus.kind) {
        case BonusKind::None: break;
        case BonusKind::Fischer:
            return isForAll ? tr("%1, + %2 a move").arg(text, seconds)
                            : tr("%1 + %2").arg(text, seconds);
        case BonusKind::Bronstein: return tr("%1, Bronstein %2").arg(text, seconds);
        case BonusKind::Delay: return tr("%1, delay %2").arg(text, seconds);
        }
        return text;
    }

    static QString periodOf(const chess::Period& period, const chess::Bonus& bonus) {
        const QString text = withBonus(amount(period.time), bonus, false);
        return period.moves ? tr("%1 / %n move(s)", nullptr, *period.moves).arg(text) : text;
    }

    static QString byoYomi(const chess::ByoYomi& overtime) {
        const QString each = amount(overtime.each);
        return overtime.spans == 1 ? tr("byo-yomi %1").arg(each)
                                   : tr("byo-yomi %1 × %2").arg(each).arg(overtime.spans);
    }
};

} // namespace

QString clockDigits(Duration remaining, bool hasFlagFallen) {
    if (hasFlagFallen) {
        return wholeSeconds(0);
    }
    const Count tenths = unitsLeft(remaining, Tenth);
    if (tenths >= TenthsBelow) {
        return wholeSeconds(unitsLeft(remaining, Second));
    }
    QString text = wholeSeconds(tenths / 10) + QLatin1Char('.');
    text += QLatin1Char(static_cast<char>('0' + tenths % 10));
    return text;
}

Duration untilTextChanges(Duration remaining) {
    const Count tenths = unitsLeft(remaining, Tenth);
    const Duration next =
        tenths <= TenthsBelow ? (tenths - 1) * Tenth : (unitsLeft(remaining, Second) - 1) * Second;
    return std::max(remaining - next, Nanosecond);
}

Duration untilTextRises(Duration remaining) {
    const Count tenths = unitsLeft(remaining, Tenth);
    const Duration last =
        tenths < TenthsBelow ? tenths * Tenth : unitsLeft(remaining, Second) * Second;
    return last - remaining + Nanosecond;
}

QString countedDigits(Duration used) {
    return wholeSeconds(secondsUsed(used));
}

Duration untilCountChanges(Duration used) {
    return (secondsUsed(used) + 1) * Second - used;
}

QString digitsOf(const ClockReading& reading) {
    return reading.isCountingUp ? countedDigits(reading.time)
                                : clockDigits(reading.time, reading.hasFlagFallen);
}

std::optional<Duration> untilTextChanges(const ClockReading& reading) {
    if (reading.hasFlagFallen) {
        return std::nullopt;
    }
    if (reading.isCountingUp) {
        return untilCountChanges(reading.time);
    }
    return untilTextChanges(
        reading.delayLeft > Duration::zero() ? reading.delayLeft : reading.time
    );
}

QStringList clockNotes(const ClockReading& reading) {
    return ClockWords::notes(reading);
}

QString spokenTime(const ClockReading& reading) {
    return ClockWords::spoken(reading);
}

QString controlText(const chess::TimeControl& control) {
    if (const auto* timed = std::get_if<chess::Timed>(&control)) {
        return ClockWords::control(*timed);
    }
    const auto* hourglass = std::get_if<chess::Hourglass>(&control);
    return hourglass ? ClockWords::hourglass(hourglass->time) : ClockWords::countUp();
}

} // namespace ui::text
