#include "app/matewatcher.h"

namespace app {
namespace {

using SteadyClock = std::chrono::steady_clock;

constexpr std::uint64_t SliceNodes = 5'000; // some milliseconds, between looks for news

bool isOpen(const chess::HelpmateVerdict& verdict) {
    return std::holds_alternative<chess::Unfinished>(verdict);
}

} // namespace

// Lives in the thread: owns what is known along the game.
class MateThread::Looker : public QObject {
public:
    explicit Looker(MateThread& asker) : m_asker(asker) {}

    void look(const MateQuestion& question) {
        if (!isNewest(question)) {
            return;
        }
        m_watch.follow(question.start, question.moves);
        for (const chess::Color side : chess::AllColors) {
            m_watch.ask(side, chess::QuickNodes);
        }
        const auto end = SteadyClock::now() + LongestLook;
        const chess::Color first = question.awaited.value_or(chess::Color::White);
        for (const chess::Color side : {first, !first}) {
            if (isOpen(m_watch.known(side))) {
                tell(question, false); // what is known so far
                lookOn(question, side, end);
            }
        }
        tell(question, true);
    }

private:
    bool isNewest(const MateQuestion& question) const {
        return m_asker.m_newest.load() == question.number;
    }

    void lookOn(const MateQuestion& question, chess::Color side, SteadyClock::time_point end) {
        while (isOpen(m_watch.known(side)) && isNewest(question) && SteadyClock::now() < end) {
            m_watch.ask(side, SliceNodes);
        }
    }

    void tell(const MateQuestion& question, bool isLast) {
        if (!isNewest(question)) {
            return;
        }
        const MateAnswer answer{
            question.number,
            {m_watch.known(chess::Color::White), m_watch.known(chess::Color::Black)},
            isLast};
        QMetaObject::invokeMethod(
            &m_asker, [this, answer] { emit m_asker.answered(answer); }, Qt::QueuedConnection
        );
    }

    MateThread& m_asker;
    chess::MateWatch m_watch;
};

MateThread::MateThread(QObject* parent)
    : MateWatcher(parent), m_looker(std::make_unique<Looker>(*this)) {
    m_looker->moveToThread(&m_thread);
    m_thread.setObjectName(QStringLiteral("mates"));
    m_thread.start(QThread::LowPriority);
}

MateThread::~MateThread() {
    m_newest = 0; // no question bears it
    m_thread.quit();
    m_thread.wait();
}

void MateThread::ask(const MateQuestion& question) {
    m_newest = question.number;
    QMetaObject::invokeMethod(
        m_looker.get(), [this, question] { m_looker->look(question); }, Qt::QueuedConnection
    );
}

} // namespace app
