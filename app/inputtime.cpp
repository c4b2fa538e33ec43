#include "app/inputtime.h"

#include <QGuiApplication>
#include <QInputEvent>
#include <QThread>

#include <ctime>
#include <utility>

namespace app {
namespace {

using namespace std::chrono_literals;

constexpr chess::Duration HandRests = 500ms; // after its last input, if it holds nothing
constexpr chess::Duration LongestDelay =
    3s; // of a handled input; beyond it the stamp is not believed

chess::Duration read(clockid_t clock) {
    timespec time{};
    clock_gettime(clock, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

// Stamps of tests and of platforms without a window system are made up.
bool hasRealStamps() {
    const QString platform = QGuiApplication::platformName();
    return platform == QLatin1String("xcb") || platform.startsWith(QLatin1String("wayland"));
}

} // namespace

chess::Instant InputTime::now() const {
    return std::chrono::steady_clock::now();
}

chess::Instant InputTime::arrival() const {
    const bool isForThisLoop = QThread::currentThread()->loopLevel() == m_level;
    return m_arrival && isForThisLoop ? *m_arrival : now();
}

bool InputTime::isHandAtWork() const {
    return m_isTouched || QGuiApplication::mouseButtons() != Qt::NoButton ||
           (m_lastHandled && now() - *m_lastHandled < HandRests);
}

chess::Duration InputTime::asleep() const {
#ifdef CLOCK_BOOTTIME
    return read(CLOCK_BOOTTIME) - read(CLOCK_MONOTONIC);
#else
    return chess::Duration::zero();
#endif
}

chess::Instant InputTime::instantOf(std::uint64_t stamp, chess::Instant handled) {
    if (stamp == 0) { // none was given
        return handled;
    }
    const chess::Duration since = std::chrono::milliseconds(stamp);
    const chess::Duration offset = handled.time_since_epoch() - since;
    if (!m_smallestOffset || offset < *m_smallestOffset) {
        m_smallestOffset = offset;
    }
    const chess::Instant arrived(since + *m_smallestOffset);
    if (handled - arrived > LongestDelay) {
        m_smallestOffset = offset; // the stamps have begun anew: start from here
        return handled;
    }
    return arrived;
}

InputTime::Handling::Handling(InputTime& time, const QEvent& event)
    : m_time(time), m_before(time.m_arrival), m_levelBefore(time.m_level) {
    const int level = QThread::currentThread()->loopLevel();
    if (event.isInputEvent()) {
        const chess::Instant handled = time.now();
        time.m_lastHandled = handled;
        if (event.type() == QEvent::TouchBegin) {
            time.m_isTouched = true;
        } else if (event.type() == QEvent::TouchEnd || event.type() == QEvent::TouchCancel) {
            time.m_isTouched = false;
        }
        const auto stamp = static_cast<const QInputEvent&>(event).timestamp();
        time.m_arrival = hasRealStamps() ? time.instantOf(stamp, handled) : handled;
        time.m_level = level;
    } else if (level != time.m_level) {
        time.m_arrival.reset();
        time.m_level = level;
    }
}

InputTime::Handling::~Handling() {
    m_time.m_arrival = m_before;
    m_time.m_level = m_levelBefore;
}

} // namespace app
