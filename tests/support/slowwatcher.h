// One who looks for whether the players can still mate, and answers when a test says so.
#pragma once

#include "app/matewatcher.h"

#include <vector>

namespace support {

// Neither side can mate there, or both can; a quick look leaves either open.
inline const QString SlowDead =
    QStringLiteral("8/4k3/p1p1p1p1/2P1P1P1/P1p1p1p1/P1P1P1P1/4K3/8 w - - 0 1");
inline const QString SlowAlive = QStringLiteral("4k3/3p1p1p/8/1p6/1P6/KP6/PP1P1P1P/8 w - - 0 1");

class SlowWatcher : public app::MateWatcher {
public:
    void ask(const app::MateQuestion& question) override { m_questions.push_back(question); }

    const std::vector<app::MateQuestion>& questions() const { return m_questions; }
    const app::MateQuestion& newest() const { return m_questions.back(); }

    void answer() { answer(newest()); } // rightly, and of both sides
    void answer(const app::MateQuestion& question) {
        m_watch.follow(question.start, question.moves);
        app::MateAnswer answer{question.number, {}, true};
        for (const chess::Color side : chess::AllColors) {
            answer.chances[static_cast<std::size_t>(chess::indexOf(side))] = m_watch.ask(side);
        }
        emit answered(answer);
    }
    void answerOf(chess::Color side) { // of one side alone; the other is still looked at
        m_watch.follow(newest().start, newest().moves);
        app::MateAnswer answer{newest().number, {chess::Unfinished{}, chess::Unfinished{}}, false};
        answer.chances[static_cast<std::size_t>(chess::indexOf(side))] = m_watch.ask(side);
        emit answered(answer);
    }
    void giveUp() {
        emit answered({newest().number, {chess::Unfinished{}, chess::Unfinished{}}, true});
    }

private:
    std::vector<app::MateQuestion> m_questions;
    chess::MateWatch m_watch;
};

} // namespace support
