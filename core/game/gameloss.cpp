// Ends that hang on what the players could still do: losses, and dead positions shown.
#include "core/game/game.h"

#include "core/verdict/helpmate.h"

#include <algorithm>

namespace chess {
namespace {

constexpr int IllegalMovesLost = 2; // 7.5.5: the second loses

} // namespace

MadeMove madeWith(const LosingAct& act) {
    if (const auto* resigned = std::get_if<Resigned>(&act)) {
        return resigned->made;
    }
    const auto* fell = std::get_if<FlagFell>(&act);
    return fell ? fell->made : std::nullopt;
}

Game::Played Game::resign(Color color, MadeMove made, std::optional<ChanceFound> found) const {
    return lose(Resigned{color, made, found});
}

Game::Played Game::flagFell(Color color, MadeMove made, std::optional<ChanceFound> found) const {
    return lose(FlagFell{color, made, found});
}

Game::Played Game::completeIllegal(IllegalKind kind, std::optional<ChanceFound> found) const {
    return lose(IllegalCompleted{kind, found});
}

Game::Played Game::lose(const LosingAct& act) const {
    if (isOver()) {
        return failure(ActRefusal::GameOver);
    }
    const MadeMove made = madeWith(act);
    if (made && !position().legalMoves().contains(*made)) {
        return failure(ActRefusal::NotLegal);
    }
    return std::visit([this](const auto& one) { return performed(one); }, act);
}

bool Game::isSecondIllegal() const {
    return m_dealings.illegalMoves(position().turn()) + 1 >= IllegalMovesLost;
}

Color Game::loserBy(const LosingAct& act) const {
    if (const auto* resigned = std::get_if<Resigned>(&act)) {
        return resigned->color;
    }
    const auto* fell = std::get_if<FlagFell>(&act);
    return fell ? fell->color : position().turn();
}

Position Game::positionOfLoss(const LosingAct& act) const {
    const MadeMove made = madeWith(act);
    return made ? position().play(*made) : position();
}

bool Game::isLossOpen(const LosingAct& act) const {
    if (isOver() || (std::holds_alternative<IllegalCompleted>(act) && !isSecondIllegal())) {
        return false;
    }
    const auto quick = canMate(positionOfLoss(act), !loserBy(act), QuickNodes);
    return std::holds_alternative<Unfinished>(quick);
}

std::optional<LosingAct> Game::losingAct() const {
    if (!isOver() || m_acts.empty()) {
        return std::nullopt;
    }
    if (const auto* resigned = std::get_if<Resigned>(&m_acts.back())) {
        return *resigned;
    }
    if (const auto* fell = std::get_if<FlagFell>(&m_acts.back())) {
        return *fell;
    }
    const auto* illegal = std::get_if<IllegalCompleted>(&m_acts.back());
    return illegal ? std::optional<LosingAct>(*illegal) : std::nullopt;
}

// What shows it looks for longer than this does; but what is seen at once to be false is refused.
Game::Played Game::showDead() const {
    if (isOver()) {
        return failure(ActRefusal::GameOver);
    }
    const bool isSeenAlive = std::any_of(AllColors.begin(), AllColors.end(), [this](Color side) {
        return std::holds_alternative<Winnable>(canMate(position(), side, QuickNodes));
    });
    if (m_rules.deadPositions != DeadPositions::Full || isSeenAlive) {
        return failure(ActRefusal::NotDead);
    }
    return performed(DeadShown{});
}

} // namespace chess
