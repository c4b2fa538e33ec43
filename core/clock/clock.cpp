#include "core/clock/clock.h"

#include "core/position/piece.h"

#include <algorithm>
#include <cassert>

namespace chess {
namespace {

constexpr Duration Nothing{0};
constexpr Bonus NoBonus{};

Duration delayOf(const Bonus& bonus) {
    return bonus.kind == BonusKind::Delay ? bonus.amount : Nothing;
}

// The spans that have run out in a time.
int spansIn(Duration time, Duration span) {
    return static_cast<int>(time / span);
}

} // namespace

Clock::Clock(const TimeControl& white, const TimeControl& black) {
    assert(std::holds_alternative<Hourglass>(white) == std::holds_alternative<Hourglass>(black));
    for (const Color color : AllColors) {
        Player& its = player(color);
        its.control = color == Color::White ? white : black;
        assert(!faultOf(its.control));
        its.bank = mainTime(its.control);
        if (const auto* timed = std::get_if<Timed>(&its.control); timed && timed->byoYomi) {
            its.spans = timed->byoYomi->spans;
            its.span = timed->byoYomi->each;
        }
    }
}

const Bonus& Clock::bonusOf(const Player& its) const {
    const auto* timed = std::get_if<Timed>(&its.control);
    return timed ? timed->periods[its.period].bonus : NoBonus;
}

// Byo-yomi follows the last period's time.
int Clock::spansOf(const Player& its) const {
    const auto* timed = std::get_if<Timed>(&its.control);
    return timed && its.period + 1 == timed->periods.size() ? its.spans : 0;
}

// Each side's own time

// The delay; or what was used before an arbiter's change, if that is more: the bank knows of it.
Duration Clock::freeOnMove() const {
    return std::max(delayOf(bonusOf(player(m_turn))), m_noted);
}

std::optional<Duration> Clock::mostOnMove() const {
    const Player& its = player(m_turn);
    if (std::holds_alternative<CountUp>(its.control)) {
        return std::nullopt;
    }
    return freeOnMove() + its.bank + spansOf(its) * its.span;
}

Duration Clock::usedOnMove(Instant at) const {
    const bool runs = m_phase == ClockPhase::Running;
    const Duration used = m_used + (runs ? std::max(at - m_since, Nothing) : Nothing);
    return std::min(used, mostOnMove().value_or(used));
}

Duration Clock::drawn(Instant at) const {
    return std::max(usedOnMove(at) - freeOnMove(), Nothing);
}

// In byo-yomi this is below zero, by what of the spans is used. They belong to the last period
// alone.
Duration Clock::mainLeft(Color color, Instant at) const {
    const Player& its = player(color);
    if (color == m_turn) {
        return its.bank - drawn(at);
    }
    return std::holds_alternative<Hourglass>(its.control) ? its.bank + drawn(at) : its.bank;
}

Duration Clock::delayLeft(Color color, Instant at) const {
    return color == m_turn ? std::max(delayOf(bonusOf(player(color))) - usedOnMove(at), Nothing)
                           : Nothing;
}

std::optional<Duration> Clock::remaining(Color color, Instant at) const {
    const Player& its = player(color);
    if (std::holds_alternative<CountUp>(its.control)) {
        return std::nullopt;
    }
    return delayLeft(color, at) + mainLeft(color, at) + spansOf(its) * its.span;
}

std::optional<Instant> Clock::due() const {
    const auto most = mostOnMove();
    return m_phase == ClockPhase::Running && most ? std::optional(m_since + (*most - m_used))
                                                  : std::nullopt;
}

bool Clock::hasFlagFallen(Color color, Instant at) const {
    const auto left = remaining(color, at);
    const bool hasBegun = m_phase != ClockPhase::Waiting && color == m_turn;
    return hasBegun && left && *left == Nothing;
}

ClockReading Clock::reading(Color color, Instant at) const {
    const Player& its = player(color);
    ClockReading reading;
    if (std::holds_alternative<CountUp>(its.control)) {
        reading.isCountingUp = true;
        reading.time = its.bank + (color == m_turn ? drawn(at) : Nothing);
        return reading;
    }
    const Duration main = mainLeft(color, at);
    reading.time = std::max(main, Nothing);
    reading.hasFlagFallen = hasFlagFallen(color, at);
    reading.delayLeft = delayLeft(color, at);
    const auto* timed = std::get_if<Timed>(&its.control);
    if (timed && timed->byoYomi && its.period + 1 == timed->periods.size() && main <= Nothing) {
        reading.spansLeft = its.spans - spansIn(-main, its.span);
        reading.time = *reading.spansLeft > 0 ? its.span - (-main) % its.span : Nothing;
    }
    if (timed && timed->periods[its.period].moves) {
        reading.movesToGo = *timed->periods[its.period].moves - its.movesMade;
    }
    return reading;
}

// Running

void Clock::start(Color first, Instant now) {
    assert(m_phase == ClockPhase::Waiting);
    m_turn = first;
    m_since = now;
    m_phase = ClockPhase::Running;
}

Result<Duration, ClockRefusal> Clock::press(Color by, Instant at) {
    if (m_phase != ClockPhase::Running) {
        return failure(ClockRefusal::NotRunning);
    }
    if (by != m_turn) {
        return failure(ClockRefusal::NotYourTurn);
    }
    if (hasFlagFallen(by, at)) {
        return failure(ClockRefusal::FlagFallen);
    }
    settle(at);
    const Duration used = m_used;
    takeFromBank();
    completeMove(player(by), used);
    beginMove(!by);
    return used;
}

void Clock::beginMove(Color color) {
    m_turn = color;
    m_used = m_noted = Nothing;
}

// A span of byo-yomi that has not run out is whole again; main time that is used up is gone.
void Clock::completeMove(Player& mover, Duration used) {
    const auto* timed = std::get_if<Timed>(&mover.control);
    if (!timed) {
        return;
    }
    if (mover.bank < Nothing) {
        mover.spans -= spansIn(-mover.bank, mover.span);
    }
    const Bonus& bonus = bonusOf(mover);
    const bool givesBack = bonus.kind == BonusKind::Bronstein;
    mover.bank += givesBack ? std::min(used, bonus.amount) : Nothing;
    mover.bank = std::max(mover.bank, Nothing);
    const auto& periods = timed->periods;
    ++mover.movesMade;
    if (periods[mover.period].moves == mover.movesMade && mover.period + 1 < periods.size()) {
        ++mover.period;
        mover.movesMade = 0;
        mover.bank += periods[mover.period].time;
    }
    if (bonusOf(mover).kind == BonusKind::Fischer) {
        mover.bank += bonusOf(mover).amount; // it is there before the next move (6.3.1)
    }
}

// What was used counts up to the fall of the flag and no further.
void Clock::settle(Instant at) {
    if (m_phase != ClockPhase::Running) {
        return;
    }
    m_used = usedOnMove(at);
    m_since = std::max(at, m_since);
}

void Clock::pause(Instant at) {
    if (m_phase == ClockPhase::Running) {
        settle(at);
        m_phase = ClockPhase::Paused;
    }
}

void Clock::resume(Instant at) {
    if (m_phase == ClockPhase::Paused) {
        m_since = std::max(at, m_since);
        m_phase = ClockPhase::Running;
    }
}

void Clock::stop(Instant at) {
    settle(at);
    m_phase = ClockPhase::Stopped;
}

void Clock::restart(Instant at) {
    beginMove(m_turn);
    m_since = at;
    if (m_phase != ClockPhase::Waiting) {
        m_phase = ClockPhase::Running;
    }
}

// The arbiter's changes

// What the mover has used is gone from his bank, and in an hourglass has flowed to the other.
void Clock::takeFromBank() {
    Player& mover = player(m_turn);
    const Duration taken = drawn(m_since);
    if (std::holds_alternative<Hourglass>(mover.control)) {
        player(!m_turn).bank += taken;
    }
    mover.bank += std::holds_alternative<CountUp>(mover.control) ? taken : -taken;
}

// The move goes on, with what it has used of a delay, but the bank is now that of this instant:
// spans of byo-yomi that have run out are gone, and below zero is what is used of the one that
// runs.
void Clock::settleBank(Instant at) {
    settle(at);
    takeFromBank();
    m_noted = m_used;
    Player& mover = player(m_turn);
    if (mover.bank < Nothing) {
        const int gone = spansIn(-mover.bank, mover.span);
        mover.spans -= gone;
        mover.bank += gone * mover.span;
    }
}

void Clock::setTime(Color color, Duration time, Instant at) {
    settleBank(at);
    Duration& bank = player(color).bank;
    bank = time > Nothing ? time : std::min(bank, Nothing);
}

void Clock::addTime(Color color, Duration time, Instant at) {
    settleBank(at);
    Duration& bank = player(color).bank;
    bank = std::max(bank + time, std::min(bank, Nothing));
}

void Clock::switchTurn(Instant at) {
    if (!hasFlagFallen(m_turn, at)) {
        settleBank(at);
        beginMove(!m_turn);
    }
}

// Keeping

ClockStanding Clock::standing() const {
    ClockStanding standing;
    for (const Color color : AllColors) {
        const Player& its = player(color);
        standing.players[static_cast<std::size_t>(indexOf(color))] = {
            its.bank, its.period, its.movesMade, its.spans};
    }
    standing.turn = m_turn;
    standing.isWaiting = m_phase == ClockPhase::Waiting;
    return standing;
}

std::optional<Clock> Clock::standingSo(
    const TimeControl& white, const TimeControl& black, const ClockStanding& standing
) {
    const bool isHourglass = std::holds_alternative<Hourglass>(white);
    if (faultOf(white) || faultOf(black) ||
        isHourglass != std::holds_alternative<Hourglass>(black)) {
        return std::nullopt;
    }
    Clock clock(white, black);
    for (const Color color : AllColors) {
        Player& its = clock.player(color);
        const auto& kept = standing.players[static_cast<std::size_t>(indexOf(color))];
        const auto* timed = std::get_if<Timed>(&its.control);
        const std::size_t periods = timed ? timed->periods.size() : 1;
        if (kept.period >= periods || kept.movesMade < 0 || kept.spans < 0 ||
            kept.spans > its.spans) {
            return std::nullopt;
        }
        its.bank = kept.bank;
        its.period = kept.period;
        its.movesMade = kept.movesMade;
        its.spans = kept.spans;
        const Duration left = its.bank + clock.spansOf(its) * its.span;
        const auto moves = timed ? timed->periods[its.period].moves : std::nullopt;
        if (left < Nothing || (moves && its.movesMade >= *moves)) {
            return std::nullopt;
        }
    }
    clock.m_turn = standing.turn;
    clock.m_phase = standing.isWaiting ? ClockPhase::Waiting : ClockPhase::Paused;
    return clock;
}

} // namespace chess
