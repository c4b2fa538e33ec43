// What is taken back, and played again.
#include "core/game/game.h"

#include <algorithm>

namespace chess {
namespace {

bool isClockChange(const Act& act) {
    return std::holds_alternative<ClockChange>(act);
}

// A move, or what ended the game: what a take-back undoes.
bool isUndone(const Act& act, bool isLastOfFinished) {
    return std::holds_alternative<MovePlayed>(act) || (isLastOfFinished && !isClockChange(act));
}

bool isDeadShown(const std::vector<Act>& acts) {
    return !acts.empty() && std::holds_alternative<DeadShown>(acts.back());
}

} // namespace

// By a player's act, and not by the position that a move has brought: that a position is dead is
// its own doing, whenever it is shown.
bool Game::isEndedByAct() const {
    return isOver() && !isDeadShown(m_acts) && !endOfPosition();
}

bool Game::canTakeBack() const {
    const auto isMove = [](const Act& act) { return std::holds_alternative<MovePlayed>(act); };
    return isEndedByAct() || std::any_of(m_acts.begin(), m_acts.end(), isMove);
}

Game::Played Game::takeBack() const {
    if (!canTakeBack()) {
        return failure(ActRefusal::NothingToUndo);
    }
    Game earlier = *this;
    const bool isByAct = isEndedByAct();
    if (isDeadShown(m_acts)) { // goes with its move, and comes with it again
        earlier.m_takenBack.push_back(DeadShown{});
        earlier.m_acts.pop_back();
    }
    while (!isUndone(earlier.m_acts.back(), isByAct)) {
        earlier.m_acts.pop_back();
    }
    if (std::holds_alternative<MovePlayed>(earlier.m_acts.back())) {
        earlier.m_positions.pop_back();
    }
    earlier.m_takenBack.push_back(earlier.m_acts.back());
    earlier.m_acts.pop_back();
    earlier.dropOffer();
    earlier.m_outcome = earlier.endOfPosition();
    return earlier;
}

// An offer or a claim that is open when something is taken back is not open any more.
void Game::dropOffer() {
    noteAgain();
    while (m_dealings.openOffer() || m_dealings.announced()) {
        const auto last = std::find_if(m_acts.rbegin(), m_acts.rend(), [](const Act& act) {
            return std::holds_alternative<DrawOffered>(act) ||
                   std::holds_alternative<DrawClaimed>(act);
        });
        m_acts.erase(std::next(last).base());
        noteAgain();
    }
}

void Game::noteAgain() {
    m_dealings = {};
    std::size_t ply = 0;
    for (auto act = m_acts.begin(); act != m_acts.end();) {
        if (std::holds_alternative<DrawDeclined>(*act) && !m_dealings.openOffer()) {
            act = m_acts.erase(act); // what it declined is gone
            continue;
        }
        m_dealings.note(*act, positionAfter(ply).turn());
        ply += std::holds_alternative<MovePlayed>(*act) ? 1 : 0;
        ++act;
    }
}

Game::Played Game::redo() const {
    if (!canRedo()) {
        return failure(ActRefusal::NothingToRedo);
    }
    Game later = *this;
    do {
        const Act act = later.m_takenBack.back();
        later.m_takenBack.pop_back();
        later.perform(act);
    } while (!later.isOver() && isDeadShown(later.m_takenBack));
    return later;
}

} // namespace chess
