#include "app/gameclock.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace app {
namespace {

using namespace std::chrono_literals;

constexpr chess::Duration LongestWait = 1h;  // a QTimer counts milliseconds in an int
constexpr chess::Duration AwakeBefore = 3ms; // the fall: a busy machine is slow to wake a sleeper
constexpr chess::Duration LeastSleep = 2s;   // of the machine, to be worth a pause

} // namespace

GameClock::GameClock(const TimeSource& time, QObject* parent) : QObject(parent), m_time(time) {
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer); // the default may come much too early
    m_watch.setInterval(1s);
    connect(&m_timer, &QTimer::timeout, this, &GameClock::wake);
    connect(&m_watch, &QTimer::timeout, this, &GameClock::lookForSleep);
    connect(&m_mark, &InputMark::cameRound, this, [this] {
        if (hasFallen(m_time.now())) {
            emit fell();
        } else {
            arm();
        }
    });
}

void GameClock::begin(const chess::GameTerms& terms) {
    m_clock.reset();
    m_atPly.clear();
    if (terms.controls) {
        m_clock.emplace(terms.controls->at(0), terms.controls->at(1));
        m_atPly.push_back(*m_clock);
    }
    arm();
}

void GameClock::restore(std::vector<chess::Clock> history, const chess::Game& game) {
    const chess::Instant now = m_time.now();
    m_atPly = std::move(history);
    m_clock.reset();
    if (!m_atPly.empty()) {
        m_clock = m_atPly.back();
        m_clock->restart(now);
        if (game.isOver()) { // it stands for good; a flag that fell is down
            const bool hasFallen = game.outcome()->termination() == chess::Termination::TimeForfeit;
            m_clock->stop(hasFallen ? m_clock->due().value_or(now) : now);
        } else {
            m_clock->pause(now);
        }
    }
    arm();
}

bool GameClock::hasFallen(chess::Instant at) const {
    return isRunning() && m_clock->hasFlagFallen(m_clock->turn(), at);
}

// The timer may wake a moment early or late: whether the flag has fallen is for the clock to say.
void GameClock::arm() {
    m_timer.stop();
    m_mark.forget();
    if (!isRunning()) {
        m_watch.stop();
    } else if (!m_watch.isActive()) {
        m_asleep = m_time.asleep();
        m_watch.start();
    }
    const auto due = m_clock ? m_clock->due() : std::nullopt;
    if (due) {
        const auto left =
            std::clamp<chess::Duration>(*due - m_time.now() - AwakeBefore, 0ns, LongestWait);
        m_timer.start(std::chrono::ceil<std::chrono::milliseconds>(left));
    }
}

void GameClock::wake() {
    if (hasFallen(m_time.now())) {
        m_time.isHandAtWork() ? m_mark.sendByServer() : m_mark.sendByLoop();
    } else {
        arm();
    }
}

// The steady clock stands while the machine sleeps, so that nobody has lost time; but the players
// may be away.
void GameClock::lookForSleep() {
    if (m_time.asleep() - m_asleep >= LeastSleep) {
        m_watch.stop();
        emit slept();
    }
}

void GameClock::look() {
    if (isRunning()) {
        lookForSleep();
        wake();
    }
}

void GameClock::start(chess::Color first, chess::Instant at) {
    m_clock->start(first, at);
    m_atPly.back() = *m_clock;
    arm();
}

void GameClock::completeMove(chess::Color mover, bool isGameOver, chess::Instant at) {
    if (!m_clock) {
        return;
    }
    if (isGameOver) {
        m_clock->stop(at);
    } else if (isWaiting()) { // White's first move starts the clock
        m_clock->start(!mover, at);
    } else if (m_clock->turn() == mover) { // else the arbiter has the other side's time running
        [[maybe_unused]] const auto used = m_clock->press(mover, at);
        assert(used);
    }
    m_atPly.push_back(*m_clock);
    arm();
}

void GameClock::pause(chess::Instant at) {
    m_clock->pause(at);
    arm();
}

void GameClock::resume(chess::Instant at) {
    m_clock->resume(at);
    arm();
}

void GameClock::stop(chess::Instant at) {
    if (m_clock) {
        m_clock->stop(at);
        arm();
    }
}

void GameClock::backTo(std::size_t ply, chess::Instant at) {
    if (!m_clock) {
        return;
    }
    const bool wasPaused = isPaused();
    m_atPly.resize(ply + 1, m_atPly.front());
    m_clock = m_atPly.back();
    m_clock->restart(at);
    if (wasPaused) {
        m_clock->pause(at);
    }
    arm();
}

void GameClock::change(const chess::TimeSet& set, chess::Instant at) {
    m_clock->setTime(set.color, set.time, at);
    m_atPly.back() = *m_clock;
    arm();
}

void GameClock::change(const chess::TimeAdded& added, chess::Instant at) {
    m_clock->addTime(added.color, added.time, at);
    m_atPly.back() = *m_clock;
    arm();
}

void GameClock::change(chess::TurnSwitched, chess::Instant at) {
    m_clock->switchTurn(at);
    m_atPly.back() = *m_clock;
    arm();
}

} // namespace app
