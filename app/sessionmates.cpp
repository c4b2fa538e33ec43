// Whether the players can still mate: asked after every change, and what hangs on the answer.
#include "app/gamesession.h"

#include "core/game/chance.h"

#include <utility>

namespace app {
namespace {

chess::LosingAct with(chess::LosingAct act, chess::ChanceFound found) {
    std::visit([found](auto& one) { one.found = found; }, act);
    return act;
}

bool isSame(const MateQuestion& a, const MateQuestion& b) {
    return a.start == b.start && a.moves == b.moves && a.awaited == b.awaited;
}

} // namespace

void GameSession::setWatcher(MateWatcher& watcher) {
    m_watcher = &watcher;
    connect(m_watcher, &MateWatcher::answered, this, &GameSession::hear);
    askForChances();
}

std::optional<chess::HelpmateVerdict> GameSession::chance(chess::Color side) const {
    const chess::HelpmateVerdict& known = m_answer.of(side);
    const bool isInVain = std::holds_alternative<chess::Unfinished>(known) && m_answer.isLast;
    return m_watcher && !isInVain ? std::optional(known) : std::nullopt;
}

// Of the position that counts: a move that is made and not pressed yet belongs to it (4.7).
void GameSession::askForChances() {
    if (!m_watcher) {
        return;
    }
    MateQuestion question{0, m_game.start(), m_game.moves(), std::nullopt};
    const auto* awaited = std::get_if<chess::ResultAwaited>(&m_pending);
    const auto losing = awaited ? std::optional(awaited->by) : m_game.losingAct();
    if (const auto made = losing ? madeWith(*losing) : madeMove()) {
        question.moves.push_back(*made);
    }
    if (awaited) {
        question.awaited = !m_game.loserBy(awaited->by);
    }
    if (m_question && isSame(question, *m_question)) {
        return;
    }
    question.number = m_question ? m_question->number + 1 : 1;
    m_question = std::move(question);
    m_answer = {};
    m_watcher->ask(*m_question);
}

// A late answer speaks of a game that has gone on.
void GameSession::hear(const MateAnswer& answer) {
    if (!m_question || answer.number != m_question->number) {
        return;
    }
    m_answer = answer;
    if (const auto* awaited = std::get_if<chess::ResultAwaited>(&m_pending)) {
        settle(chess::LosingAct(awaited->by));
    } else {
        showDead();
    }
    emit chancesFound();
}

// Where a quick look says it there is nothing to wait for. The clock stands all the same (6.9).
void GameSession::lose(chess::LosingAct act, chess::Instant at) {
    if (!m_watcher || !m_game.isLossOpen(act)) {
        end(m_game.lose(act), at);
    } else if (const auto found = chess::foundIn(m_answer.of(!m_game.loserBy(act)))) {
        end(m_game.lose(with(act, *found)), at);
    } else {
        m_clock.stop(at);
        hold(chess::ResultAwaited{act});
        if (clock()) {
            emit clockChanged(*clock());
        }
    }
}

// Where nothing is found in the time there is, the player who lost by his own act has lost.
void GameSession::settle(const chess::LosingAct& act) {
    const auto found = chess::foundIn(m_answer.of(!m_game.loserBy(act)));
    if (found || m_answer.isLast) {
        const auto told = found.value_or(chess::ChanceFound::Undecided);
        end(m_game.lose(with(act, told)), m_time.now());
    }
}

// The game has ended with the move that brought the position, however late that is seen (5.2.2). A
// move that is made needs no press any more (6.2.1.1). The rules of a house may say otherwise.
void GameSession::showDead() {
    for (const chess::Color side : chess::AllColors) {
        if (chess::foundIn(m_answer.of(side)) != chess::ChanceFound::Impossible) {
            return;
        }
    }
    const auto made = madeMove();
    auto shown = made ? m_game.play(*made)->showDead() : m_game.showDead();
    if (shown && made) {
        complete(std::move(*shown), m_time.now());
    } else if (shown) {
        end(std::move(shown), m_time.now());
    }
}

} // namespace app
