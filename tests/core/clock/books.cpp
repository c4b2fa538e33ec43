#include "tests/core/clock/books.h"

#include <algorithm>

using namespace chess;

namespace support {
namespace {

constexpr Duration Empty{0};

} // namespace

Books::Books(const TimeControl& white, const TimeControl& black)
    : m_purses{filled(white), filled(black)} {
    beginTurn(Color::White);
}

Books::Purse Books::filled(const TimeControl& control) {
    Purse purse;
    purse.control = &control;
    if (const auto* hourglass = std::get_if<Hourglass>(&control)) {
        purse.main = hourglass->time;
    }
    if (const Timed* timed = purse.timed()) {
        purse.main = purse.rules().time;
        if (purse.rules().bonus.kind == BonusKind::Fischer) {
            purse.main += purse.rules().bonus.amount;
        }
        if (timed->byoYomi) {
            purse.spans = timed->byoYomi->spans;
            purse.span = timed->byoYomi->each;
        }
    }
    return purse;
}

Duration Books::Purse::sum() const {
    Duration sum = main;
    if (hasSpans()) {
        sum += span;
        for (int behind = 1; behind < spans; ++behind) {
            sum += length();
        }
    }
    return sum;
}

// Time goes by

Books Books::at(Instant instant) const {
    Books later = *this;
    later.advance(instant);
    return later;
}

void Books::advance(Instant to) {
    if (to > m_now) {
        if (m_phase == ClockPhase::Running) {
            pour(to - m_now);
        }
        m_now = to;
    }
}

// What finds no heap to come out of is not used: the flag has fallen.
void Books::pour(Duration amount) {
    Purse& mover = purse(m_turn);
    const auto take = [&](Duration& heap) {
        const Duration taken = std::min(heap, amount);
        heap -= taken;
        amount -= taken;
        mover.used += taken;
        return taken;
    };
    if (mover.isCounting()) {
        mover.counted += amount;
        mover.used += amount;
        return;
    }
    take(mover.delay);
    const Duration ofMain = take(mover.main);
    if (std::holds_alternative<Hourglass>(*mover.control)) {
        purse(!m_turn).main += ofMain;
    }
    while (mover.hasSpans() && mover.spans > 0 && amount > Empty) {
        mover.usedOfSpans += take(mover.span);
        if (mover.span == Empty) {
            --mover.spans;
            mover.span = mover.spans > 0 ? mover.length() : Empty;
        }
    }
}

// What happens

void Books::beginTurn(Color color) {
    purse(!color).delay = Empty;
    m_turn = color;
    Purse& its = purse(color);
    its.used = Empty;
    its.usedOfSpans = Empty;
    const bool waits = its.timed() && its.rules().bonus.kind == BonusKind::Delay;
    its.delay = waits ? its.rules().bonus.amount : Empty;
    noteMoveStart();
}

void Books::noteMoveStart() {
    m_moveStart = m_purses;
    Purse& its = m_moveStart[static_cast<std::size_t>(m_turn)];
    its.used = Empty;
    its.usedOfSpans = Empty;
    if (its.timed() && its.rules().bonus.kind == BonusKind::Delay) {
        its.delay = its.rules().bonus.amount;
    }
}

void Books::start(Color first, Instant at) {
    m_now = at;
    beginTurn(first);
    m_phase = ClockPhase::Running;
}

Result<Duration, ClockRefusal> Books::press(Color by, Instant at) {
    if (m_phase != ClockPhase::Running) {
        return failure(ClockRefusal::NotRunning);
    }
    if (by != m_turn) {
        return failure(ClockRefusal::NotYourTurn);
    }
    if (this->at(at).hasFlagFallen(by)) {
        return failure(ClockRefusal::FlagFallen);
    }
    advance(at);
    const Duration used = usedOnMove();
    completeMove(purse(by));
    beginTurn(!by);
    return used;
}

void Books::completeMove(Purse& mover) {
    if (!mover.timed()) {
        return;
    }
    if (mover.timed()->byoYomi && mover.spans > 0) {
        mover.span = mover.length();
    }
    const Bonus bonus = mover.rules().bonus;
    if (bonus.kind == BonusKind::Bronstein) {
        const Duration back = std::min(mover.used, bonus.amount);
        mover.main += std::max(back - mover.usedOfSpans, Empty);
    }
    ++mover.moves;
    if (!mover.isInLastPeriod() && mover.moves == *mover.rules().moves) {
        ++mover.period;
        mover.moves = 0;
        mover.main += mover.rules().time;
    }
    if (mover.rules().bonus.kind == BonusKind::Fischer) {
        mover.main += mover.rules().bonus.amount;
    }
}

void Books::pause(Instant at) {
    if (m_phase == ClockPhase::Running) {
        advance(at);
        m_phase = ClockPhase::Paused;
    }
}

void Books::resume(Instant at) {
    if (m_phase == ClockPhase::Paused) {
        advance(at);
        m_phase = ClockPhase::Running;
    }
}

void Books::stop(Instant at) {
    advance(at);
    m_phase = ClockPhase::Stopped;
}

void Books::restart(Instant at) {
    m_purses = m_moveStart;
    m_now = at;
    if (m_phase != ClockPhase::Waiting) {
        m_phase = ClockPhase::Running;
    }
}

// The arbiter

void Books::setTime(Color color, Duration time, Instant at) {
    advance(at);
    Purse& its = purse(color);
    if (its.isCounting()) {
        its.counted = std::max(time, Empty);
    } else {
        its.main = std::max(time, Empty);
        if (its.main > Empty && its.hasSpans() && its.spans > 0) {
            its.span = its.length(); // it has not begun
        }
    }
    noteMoveStart();
}

// Time that is given fills up the span that runs, so that nothing but it is given; time is taken
// from the main time alone.
void Books::addTime(Color color, Duration time, Instant at) {
    advance(at);
    Purse& its = purse(color);
    if (its.isCounting()) {
        its.counted = std::max(its.counted + time, Empty);
    } else if (time > Empty && its.hasSpans() && its.spans > 0) {
        const Duration ofSpan = std::min(time, its.length() - its.span);
        its.span += ofSpan;
        its.main += time - ofSpan;
    } else {
        its.main = std::max(its.main + time, Empty);
    }
    noteMoveStart();
}

// Too late once a flag has fallen; a move with an earlier stamp may still come.
void Books::switchTurn(Instant at) {
    if (!this->at(at).hasFlagFallen(m_turn)) {
        advance(at);
        beginTurn(!m_turn);
    }
}

// What is seen

bool Books::hasFlagFallen(Color color) const {
    const Purse& its = purse(color);
    return m_phase != ClockPhase::Waiting && color == m_turn && !its.isCounting() &&
           its.delay + its.sum() == Empty;
}

std::optional<Duration> Books::remaining(Color color) const {
    const Purse& its = purse(color);
    return its.isCounting() ? std::nullopt : std::optional(its.delay + its.sum());
}

ClockReading Books::reading(Color color) const {
    const Purse& its = purse(color);
    ClockReading reading;
    reading.isCountingUp = its.isCounting();
    reading.time = its.isCounting() ? its.counted : its.main;
    reading.delayLeft = its.delay;
    reading.hasFlagFallen = hasFlagFallen(color);
    if (its.hasSpans() && its.main == Empty) {
        reading.spansLeft = its.spans;
        reading.time = its.span;
    }
    if (its.timed() && its.rules().moves) {
        reading.movesToGo = *its.rules().moves - its.moves;
    }
    return reading;
}

} // namespace support
