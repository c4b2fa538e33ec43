// Looks, beside the game and in no one's way, for whether each side can still checkmate.
#pragma once

#include "core/verdict/matewatch.h"

#include <QObject>
#include <QThread>

#include <atomic>
#include <chrono>
#include <memory>

namespace app {

struct MateQuestion {
    std::uint64_t number = 0; // the answer bears it; the newest question is the only one
    chess::Position start;
    std::vector<chess::Move> moves;
    std::optional<chess::Color> awaited; // whose chance a result waits for: it is looked at first
};

struct MateAnswer {
    std::uint64_t number = 0;
    // Of White and of Black
    std::array<chess::HelpmateVerdict, 2> chances{chess::Unfinished{}, chess::Unfinished{}};
    bool isLast = false; // what is unfinished stays so: the time for it was up

    const chess::HelpmateVerdict& of(chess::Color side) const {
        return chances[static_cast<std::size_t>(chess::indexOf(side))];
    }
};

// Who is asked. An answer comes later, in the asker's thread, and again when more is known.
class MateWatcher : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    virtual void ask(const MateQuestion& question) = 0;

signals:
    void answered(const app::MateAnswer& answer);
};

// Looks in a thread of its own. A new question ends the one before; so does the end of this.
class MateThread : public MateWatcher {
    Q_OBJECT

public:
    // No question is looked at for longer; then it stays open.
    static constexpr std::chrono::seconds LongestLook{10};

    explicit MateThread(QObject* parent = nullptr);
    ~MateThread() override;

    void ask(const MateQuestion& question) override;

private:
    class Looker;

    std::atomic<std::uint64_t> m_newest{0};
    QThread m_thread;
    std::unique_ptr<Looker> m_looker; // lives in it
};

} // namespace app
