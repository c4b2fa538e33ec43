#include "ui/play/clockdisplay.h"

#include "ui/play/clockface.h"
#include "ui/play/playerstrip.h"
#include "ui/text/clocktext.h"

#include <algorithm>

namespace ui {
namespace {

using namespace std::chrono_literals;

constexpr chess::Duration LongestSleep = 1h; // a QTimer counts milliseconds in an int

} // namespace

ClockDisplay::ClockDisplay(
    const GameSource& source, PlayerStrip& white, PlayerStrip& black, QObject* parent
)
    : QObject(parent), m_source(source), m_white(white), m_black(black) {
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &ClockDisplay::refresh);
}

void ClockDisplay::showOn(PlayerStrip& strip, const chess::Clock& clock, chess::Instant now) {
    const chess::ClockReading reading = clock.reading(strip.color(), now);
    ClockFaceState state;
    state.isOnMove = clock.turn() == strip.color() && clock.phase() != chess::ClockPhase::Stopped;
    state.isRunning = state.isOnMove && clock.phase() == chess::ClockPhase::Running;
    state.isPaused = clock.phase() == chess::ClockPhase::Paused;
    const auto left = clock.remaining(strip.color(), now);
    state.isWarning = left && *left <= chess::warningAt(clock.control(strip.color())) &&
                      clock.phase() != chess::ClockPhase::Waiting;
    strip.showClock(clock.control(strip.color()), reading, state);
}

void ClockDisplay::arm(const chess::Clock& clock, chess::Instant now) {
    m_timer.stop();
    if (clock.phase() != chess::ClockPhase::Running) {
        return;
    }
    const chess::Color turn = clock.turn();
    auto next = text::untilTextChanges(clock.reading(turn, now));
    if (next && std::holds_alternative<chess::Hourglass>(clock.control(turn))) {
        // What runs out on one side comes in on the other.
        next = std::min(*next, text::untilTextRises(clock.reading(!turn, now).time));
    }
    const auto due = clock.due(); // the fall is shown with its result: painting would delay that
    if (next && (!due || now + *next < *due)) {
        const chess::Duration wait = std::min(*next, LongestSleep);
        m_timer.start(std::chrono::ceil<std::chrono::milliseconds>(wait));
    }
}

void ClockDisplay::refresh() {
    const auto& clock = m_source.clock();
    if (!clock) {
        m_timer.stop();
        m_white.hideClock();
        m_black.hideClock();
        return;
    }
    const chess::Instant now = m_source.now();
    showOn(m_white, *clock, now);
    showOn(m_black, *clock, now);
    arm(*clock, now);
}

} // namespace ui
