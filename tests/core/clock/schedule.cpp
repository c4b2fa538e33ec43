#include "tests/core/clock/schedule.h"

#include <algorithm>

using namespace chess;
using namespace std::chrono_literals;

namespace support {
namespace {

constexpr Duration Nothing{0};

Duration someTime(Duration unit, int most, Chance& chance) {
    const Duration extra = chance.percent(25) ? Duration(chance.below(3)) : Nothing;
    return unit * chance.below(most + 1) + extra;
}

TimeControl someControl(Mode mode, Duration unit, Chance& chance) {
    const auto time = [&](int most) { return someTime(unit, most, chance); };
    const auto anyBonus = [&] {
        using enum BonusKind;
        return Bonus{chance.of({None, Fischer, Bronstein, BonusKind::Delay}), time(5)};
    };
    switch (mode) {
    case Mode::SuddenDeath: return suddenDeath(time(30));
    case Mode::Fischer: return suddenDeath(time(20), {BonusKind::Fischer, time(5)});
    case Mode::Bronstein: return suddenDeath(time(20), {BonusKind::Bronstein, time(5)});
    case Mode::Delay: return suddenDeath(time(20), {BonusKind::Delay, time(5)});
    case Mode::Hourglass: return Hourglass{time(20)};
    case Mode::CountUp: return CountUp{};
    case Mode::ByoYomi: {
        const Period period{time(6), std::nullopt, chance.percent(30) ? anyBonus() : Bonus{}};
        return Timed{{period}, ByoYomi{1 + chance.below(4), time(5)}};
    }
    case Mode::Periods: break;
    }
    Timed timed;
    for (int before = 1 + chance.below(2); before > 0; --before) {
        timed.periods.push_back({time(15), 1 + chance.below(3), anyBonus()});
    }
    timed.periods.push_back({time(10), std::nullopt, anyBonus()});
    if (chance.percent(30)) {
        timed.byoYomi = ByoYomi{1 + chance.below(3), time(5)};
    }
    return timed;
}

TimeControl soundControl(Mode mode, Duration unit, Chance& chance) {
    TimeControl control = someControl(mode, unit, chance);
    while (faultOf(control)) {
        control = someControl(mode, unit, chance);
    }
    return control;
}

Duration someUnit(Chance& chance) {
    return chance.of<Duration>({1ns, 1ns, 2ns, 7ns, 100ms, 1s, 30s, 30min});
}

QString text(Duration time) {
    return QString::number(time.count());
}

QString text(std::optional<Duration> time) {
    return time ? text(*time) : QStringLiteral("-");
}

QString text(const ClockReading& reading) {
    return QStringLiteral("time %1 delay %2 moves %3 spans %4 flag %5 up %6")
        .arg(text(reading.time), text(reading.delayLeft))
        .arg(reading.movesToGo.value_or(-1))
        .arg(reading.spansLeft.value_or(-1))
        .arg(reading.hasFlagFallen)
        .arg(reading.isCountingUp);
}

// The parts of a clock face are what is left: once in byo-yomi all of it, and before it but for the
// spans to come, which the face does not show.
bool addsUp(const Clock& clock, Color color, Duration left, const ClockReading& reading) {
    const auto* timed = std::get_if<Timed>(&clock.control(color));
    const Duration hidden = left - reading.time - reading.delayLeft;
    if (!timed || !timed->byoYomi) {
        return hidden == Nothing && !reading.spansLeft;
    }
    const auto [spans, each] = *timed->byoYomi;
    if (reading.spansLeft) {
        return hidden == std::max(*reading.spansLeft - 1, 0) * each;
    }
    return hidden % each == Nothing && hidden >= Nothing && hidden <= spans * each;
}

// What runs falls due when nothing is left.
QString dueFault(const Clock& clock, Instant at) {
    const auto due = clock.due();
    const auto left = clock.remaining(clock.turn(), at);
    if (due.has_value() != (left && clock.phase() == ClockPhase::Running)) {
        return QStringLiteral("whether a flag falls");
    }
    if (due && *left != std::max(*due - at, Nothing)) {
        return QStringLiteral("left is %1, not the time until due").arg(text(left));
    }
    return {};
}

} // namespace

bool isMixed(const TimeControl& control) {
    const auto* timed = std::get_if<Timed>(&control);
    return timed && timed->byoYomi &&
           std::any_of(timed->periods.begin(), timed->periods.end(), [](const Period& period) {
               return period.bonus.kind == BonusKind::Bronstein;
           });
}

Controls evenControls(Mode mode, Chance& chance) {
    const Duration unit = someUnit(chance);
    const TimeControl both = soundControl(mode, unit, chance);
    return {both, both, unit};
}

Controls handicapControls(Chance& chance) {
    const Duration unit = someUnit(chance);
    if (chance.percent(10)) {
        return {
            soundControl(Mode::Hourglass, unit, chance),
            soundControl(Mode::Hourglass, unit, chance),
            unit};
    }
    const auto one = [&] {
        using enum Mode;
        const Mode mode =
            chance.of({SuddenDeath, Fischer, Bronstein, Delay, ByoYomi, CountUp, Periods});
        return soundControl(mode, unit, chance);
    };
    const TimeControl white = one();
    return {white, one(), unit};
}

Instant instant(const Books& books, Duration unit, Chance& chance) {
    const Instant now = books.now();
    const ClockReading reading = books.reading(books.turn());
    const Duration left = books.remaining(books.turn()).value_or(10h);
    Instant at = now;
    switch (chance.below(12)) {
    case 0: break;
    case 1: at += left; break;
    case 2: at += reading.delayLeft; break;
    case 3: at += reading.delayLeft + reading.time; break;
    case 4: at += left + unit * chance.below(20); break;
    default: at += someTime(unit, 6, chance); break;
    }
    at += Duration(chance.of({-1, 0, 0, 0, 1}));
    return std::max(at, now);
}

QString difference(const Clock& clock, const Books& books, Instant at) {
    const Books then = books.at(at);
    const auto differ = [](const char* what, const QString& found, const QString& expected) {
        return QStringLiteral("%1 is %2, not %3").arg(QLatin1String(what), found, expected);
    };
    if (clock.phase() != then.phase() || clock.turn() != then.turn()) {
        return QStringLiteral("phase or turn");
    }
    if (clock.usedOnMove(at) != then.usedOnMove()) {
        return differ("usedOnMove", text(clock.usedOnMove(at)), text(then.usedOnMove()));
    }
    for (const Color color : AllColors) {
        const auto left = clock.remaining(color, at);
        if (left != then.remaining(color)) {
            return differ("remaining", text(left), text(then.remaining(color)));
        }
        if (left && *left < Nothing) {
            return QStringLiteral("remaining is negative");
        }
        const ClockReading reading = clock.reading(color, at);
        if (reading != then.reading(color)) {
            return differ("reading", text(reading), text(then.reading(color)));
        }
        if (clock.hasFlagFallen(color, at) != then.hasFlagFallen(color)) {
            return QStringLiteral("hasFlagFallen");
        }
    }
    return dueFault(clock, at);
}

QString contradiction(const Clock& clock, Instant at) {
    const Color mover = clock.turn();
    const ClockReading reading = clock.reading(mover, at);
    const auto left = clock.remaining(mover, at);
    const bool hasFallen = clock.hasFlagFallen(mover, at);
    if (clock.hasFlagFallen(!mover, at) || clock.reading(!mover, at).hasFlagFallen) {
        return QStringLiteral("a flag fell off turn");
    }
    if (reading.hasFlagFallen != hasFallen) {
        return QStringLiteral("display and verdict differ");
    }
    for (const Color color : AllColors) {
        const auto its = clock.remaining(color, at);
        if (its && !addsUp(clock, color, *its, clock.reading(color, at))) {
            return QStringLiteral("the parts shown are not what is left");
        }
    }
    if (clock.phase() != ClockPhase::Waiting && hasFallen != (left && *left == Nothing)) {
        return QStringLiteral("nothing left, and the flag does not say so");
    }
    const auto pressed = Clock(clock).press(mover, at);
    const bool isRefused = !pressed && pressed.error() == ClockRefusal::FlagFallen;
    if (clock.phase() == ClockPhase::Running &&
        (isRefused != hasFallen || isRefused == pressed.has_value())) {
        return QStringLiteral("press and verdict differ");
    }
    return dueFault(clock, at);
}

} // namespace support
