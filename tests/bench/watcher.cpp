#include "tests/bench/watcher.h"

#include <QApplication>
#include <QMouseEvent>
#include <private/qobject_p.h>

namespace bench {
namespace {

Watcher* onlyWatcher = nullptr;

} // namespace

// Connected last, so that what is noted as shown the window has shown and the store has kept. When
// it was decided only a spy can tell, who hears of a signal before all that is connected to it.
Watcher::Watcher(app::Application& program) : m_session(program.session()) {
    connect(&m_session, &app::GameSession::changed, this, &Watcher::noteGame);
    connect(&m_session, &app::GameSession::clockChanged, this, &Watcher::noteClock);
    qApp->installEventFilter(this);
    onlyWatcher = this;
    static QSignalSpyCallbackSet spy{&Watcher::noteSignal, nullptr, nullptr, nullptr};
    qt_register_signal_spy_callbacks(&spy);
}

Watcher::~Watcher() {
    qt_register_signal_spy_callbacks(nullptr);
    onlyWatcher = nullptr;
}

void Watcher::forget() {
    const std::lock_guard lock(m_mutex);
    m_seen = {};
}

Seen Watcher::seen() const {
    const std::lock_guard lock(m_mutex);
    return m_seen;
}

void Watcher::noteSignal(QObject* sender, int, void**) {
    if (onlyWatcher && sender == &onlyWatcher->m_session) {
        onlyWatcher->noteEnd();
    }
}

void Watcher::noteEnd() {
    const chess::Instant now = std::chrono::steady_clock::now();
    const std::lock_guard lock(m_mutex);
    if (m_session.game().isOver() && !m_seen.decided) {
        m_seen.decided = now;
    }
}

void Watcher::noteGame() {
    const chess::Instant now = std::chrono::steady_clock::now();
    const std::lock_guard lock(m_mutex);
    const chess::Game& game = m_session.game();
    m_seen.plies = game.plyCount();
    m_seen.isPending = !std::holds_alternative<chess::NothingPending>(m_session.pending());
    m_seen.outcome = game.outcome();
    if (game.isOver()) {
        m_seen.shown = now;
    }
    m_news.notify_all();
}

void Watcher::noteClock() {
    const std::lock_guard lock(m_mutex);
    if (m_session.clock() && m_session.clock()->due()) {
        m_seen.due = m_session.clock()->due();
    }
    m_news.notify_all();
}

bool Watcher::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::MouseButtonRelease && watched->isWindowType()) {
        const auto stamp = static_cast<const QMouseEvent*>(event)->timestamp();
        const std::lock_guard lock(m_mutex);
        m_seen.release = {std::chrono::milliseconds(stamp), std::chrono::steady_clock::now()};
        m_news.notify_all();
    }
    return QObject::eventFilter(watched, event);
}

} // namespace bench
