#include "app/inputtime.h"

#include <QGuiApplication>
#include <QInputEvent>
#include <QThread>

#include <ctime>
#include <utility>

namespace app {
namespace {

using namespace std::chrono_literals;

constexpr chess::Duration KeysRest = 500ms; // after the last of them
constexpr chess::Duration LongestDelay =
    3s; // of a handled input; beyond it the stamp is not believed

chess::Duration read(clockid_t clock) {
    timespec time{};
    clock_gettime(clock, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

// Most window systems stamp with the steady clock's own milliseconds, of which they give 32 bits.
// Then nothing need be learnt, which on a busy machine takes time. By chance another clock would
// hardly come so near.
std::optional<chess::Instant> ofSteadyClock(std::uint64_t stamp, chess::Instant handled) {
    const auto now = std::chrono::floor<std::chrono::milliseconds>(handled);
    const auto age = static_cast<std::uint32_t>(
        static_cast<std::uint64_t>(now.time_since_epoch().count()) - stamp
    );
    const auto since = std::chrono::milliseconds(age);
    return since <= LongestDelay ? std::optional<chess::Instant>(now - since) : std::nullopt;
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
           (m_lastKey && now() - *m_lastKey < KeysRest);
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
    if (const auto arrived = ofSteadyClock(stamp, handled)) {
        return *arrived;
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

void InputTime::watchHand(QEvent::Type type, chess::Instant handled) {
    switch (type) {
    case QEvent::KeyPress:
    case QEvent::KeyRelease: m_lastKey = handled; break;
    case QEvent::TouchBegin: m_isTouched = true; break;
    case QEvent::TouchEnd:
    case QEvent::TouchCancel: m_isTouched = false; break;
    default: break;
    }
}

InputTime::Handling::Handling(InputTime& time, const QEvent& event)
    : m_time(time), m_before(time.m_arrival), m_levelBefore(time.m_level) {
    const int level = QThread::currentThread()->loopLevel();
    if (event.isInputEvent()) {
        const chess::Instant handled = time.now();
        time.watchHand(event.type(), handled);
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
