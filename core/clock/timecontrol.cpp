#include "core/clock/timecontrol.h"

#include <algorithm>

namespace chess {
namespace {

std::optional<TimeControlFault> faultOfTime(Duration time) {
    if (time > Duration::zero()) {
        return std::nullopt;
    }
    return time < Duration::zero() ? TimeControlFault::Negative : TimeControlFault::NoTime;
}

// What is given back after a move does not help on the first.
bool lastsForAMove(const Period& period) {
    const BonusKind kind = period.bonus.kind;
    const bool comesFirst = kind == BonusKind::Fischer || kind == BonusKind::Delay;
    return period.time > Duration::zero() || (comesFirst && period.bonus.amount > Duration::zero());
}

std::optional<TimeControlFault> faultOf(const Timed& timed) {
    if (timed.periods.empty()) {
        return TimeControlFault::NoPeriod;
    }
    for (const Period& period : timed.periods) {
        if (period.time < Duration::zero() || period.bonus.amount < Duration::zero()) {
            return TimeControlFault::Negative;
        }
        if (period.moves && *period.moves <= 0) {
            return TimeControlFault::MovesNotPositive;
        }
        if (!period.moves && &period != &timed.periods.back()) {
            return TimeControlFault::MovesMissing;
        }
    }
    if (timed.periods.back().moves) {
        return TimeControlFault::MovesInLast;
    }
    if (timed.byoYomi && timed.byoYomi->spans <= 0) {
        return TimeControlFault::MovesNotPositive;
    }
    if (timed.byoYomi && faultOfTime(timed.byoYomi->each)) {
        return faultOfTime(timed.byoYomi->each);
    }
    const bool beginsInByoYomi = timed.byoYomi && timed.periods.size() == 1;
    const bool hasTime = beginsInByoYomi || lastsForAMove(timed.periods.front());
    return hasTime ? std::nullopt : std::optional(TimeControlFault::NoTime);
}

} // namespace

TimeControl suddenDeath(Duration time, Bonus bonus) {
    return Timed{{Period{time, std::nullopt, bonus}}, std::nullopt};
}

Duration mainTime(const TimeControl& control) {
    if (const auto* timed = std::get_if<Timed>(&control)) {
        const Period& first = timed->periods.front();
        const bool isFischer = first.bonus.kind == BonusKind::Fischer;
        return first.time + (isFischer ? first.bonus.amount : Duration::zero());
    }
    const auto* hourglass = std::get_if<Hourglass>(&control);
    return hourglass ? hourglass->time : Duration::zero();
}

std::optional<Duration> warningAt(const TimeControl& control) {
    constexpr Duration Least = std::chrono::seconds(10);
    constexpr Duration Most = std::chrono::seconds(60);
    if (std::holds_alternative<CountUp>(control)) {
        return std::nullopt;
    }
    const auto* timed = std::get_if<Timed>(&control);
    const Duration main = timed ? timed->periods.front().time : std::get<Hourglass>(control).time;
    return std::clamp(main / 20, Least, Most);
}

std::optional<TimeControlFault> faultOf(const TimeControl& control) {
    if (const auto* timed = std::get_if<Timed>(&control)) {
        return faultOf(*timed);
    }
    const auto* hourglass = std::get_if<Hourglass>(&control);
    return hourglass ? faultOfTime(hourglass->time) : std::nullopt;
}

namespace {

constexpr Duration SlowTime = std::chrono::minutes(60); // and more
constexpr int CountedMoves = 60;

// The most that a player may use for sixty moves.
Duration timeForSixtyMoves(const Timed& timed) {
    Duration time{0};
    Duration each = timed.byoYomi ? timed.byoYomi->each : Duration::zero();
    for (const Period& period : timed.periods) {
        time += period.time;
        each = std::max(each, period.bonus.amount);
    }
    return time + CountedMoves * each;
}

} // namespace

bool isFast(const TimeControl& control) {
    if (const auto* timed = std::get_if<Timed>(&control)) {
        return timeForSixtyMoves(*timed) < SlowTime;
    }
    const auto* hourglass = std::get_if<Hourglass>(&control);
    return hourglass && hourglass->time < SlowTime;
}

} // namespace chess
