// Looks on in the program's own thread and notes when things came about, for another thread to
// read.
#pragma once

#include "app/application.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>

namespace bench {

// The last release of the mouse, by the window system's own stamp: it came in within this
// millisecond of the steady clock.
struct Release {
    std::chrono::milliseconds stamp;
    chess::Instant handled;
};

struct Seen {
    std::optional<chess::Instant> due;     // the latest
    std::optional<chess::Instant> decided; // the session began to say how the game ended
    std::optional<chess::Instant> shown;   // the window had been told, and the game kept
    std::optional<chess::Outcome> outcome;
    std::size_t plies = 0;
    bool isPending = false; // something still waits to be chosen
    std::optional<Release> release;
};

class Watcher : public QObject {
public:
    explicit Watcher(app::Application& program);
    ~Watcher() override;

    void forget(); // before a new game
    Seen seen() const;

    // Until so, or until it takes too long: then false.
    template <typename Condition>
    bool await(const Condition& isSo) const {
        std::unique_lock lock(m_mutex);
        return m_news.wait_for(lock, std::chrono::seconds(10), [&] { return isSo(m_seen); });
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    static void noteSignal(QObject* sender, int, void**);
    void noteEnd();
    void noteGame();
    void noteClock();

    app::GameSession& m_session;
    mutable std::mutex m_mutex;
    mutable std::condition_variable m_news;
    Seen m_seen;
};

} // namespace bench
