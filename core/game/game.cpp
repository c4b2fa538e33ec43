#include "core/game/game.h"

#include "core/verdict/helpmate.h"

#include <algorithm>

namespace chess {
namespace {

constexpr int FivefoldCount = 5;           // 9.6.1
constexpr int SeventyFiveMovesPlies = 150; // 9.6.2: seventy-five moves by each player

template <typename... Cases>
struct Overloaded : Cases... {
    using Cases::operator()...;
};
template <typename... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

} // namespace

Game::Game(const Position& start) : m_positions{start} {
    m_outcome = endOfPosition();
}

std::vector<Move> Game::moves() const {
    std::vector<Move> moves;
    for (const Act& act : m_acts) {
        if (const auto* played = std::get_if<MovePlayed>(&act)) {
            moves.push_back(played->move);
        }
    }
    return moves;
}

std::optional<Move> Game::lastMove() const {
    const auto last = std::find_if(m_acts.rbegin(), m_acts.rend(), [](const Act& act) {
        return std::holds_alternative<MovePlayed>(act);
    });
    return last == m_acts.rend() ? std::nullopt : std::optional(std::get<MovePlayed>(*last).move);
}

MoveList Game::legalMoves() const {
    return isOver() ? MoveList() : position().legalMoves();
}

int Game::repetitions() const {
    // No position can return across a capture or a pawn move.
    const auto reach = static_cast<std::size_t>(position().halfmoveClock());
    const auto first =
        m_positions.end() - static_cast<std::ptrdiff_t>(std::min(reach + 1, m_positions.size()));
    return static_cast<int>(std::count(first, m_positions.end(), position()));
}

// The ends that need no act, in the order in which they are asked: mate on the last move of
// seventy-five wins (9.6.2).
std::optional<Outcome> Game::endOfPosition() const {
    const Position& now = position();
    if (!now.hasLegalMove()) {
        return now.isCheck() ? Outcome::checkmate(!now.turn()) : Outcome::stalemate(now.turn());
    }
    if (isDead(now)) {
        return Outcome::deadPosition();
    }
    if (repetitions() >= FivefoldCount) {
        return Outcome::fivefold();
    }
    if (now.halfmoveClock() >= SeventyFiveMovesPlies) {
        return Outcome::seventyFive();
    }
    return std::nullopt;
}

namespace {

// What the loser's opponent could still do decides between a loss and a draw (5.1.2, 6.9).
MateChance chanceOf(Color side, const Position& position) {
    return cannotMate(position, side) ? MateChance::Impossible : MateChance::Possible;
}

bool isClockChange(const Act& act) {
    return std::holds_alternative<ClockChange>(act);
}

} // namespace

void Game::perform(const Act& act) {
    const auto apply = Overloaded{
        [&](MovePlayed played) {
            m_positions.push_back(position().play(played.move));
            m_outcome = endOfPosition();
        },
        [&](Resigned resigned) {
            m_outcome = Outcome::resignation(resigned.color, chanceOf(!resigned.color, position()));
        },
        [&](DrawAgreed agreed) { m_outcome = Outcome::agreement(agreed.offerer); },
        [&](FlagFell fell) {
            m_outcome = Outcome::timeForfeit(fell.color, chanceOf(!fell.color, position()));
        },
        [](const ClockChange&) {},
    };
    std::visit(apply, act);
    m_acts.push_back(act);
}

Game::Played Game::performed(const Act& act) const {
    Game next = *this;
    next.m_takenBack.clear();
    next.perform(act);
    return next;
}

Game::Played Game::play(Move move) const& {
    return Game(*this).play(move);
}

Game::Played Game::play(Move move) && {
    if (isOver()) {
        return failure(ActRefusal::GameOver);
    }
    if (!position().legalMoves().contains(move)) {
        return failure(ActRefusal::NotLegal);
    }
    m_takenBack.clear();
    perform(MovePlayed{move});
    return std::move(*this);
}

Game::Played Game::resign(Color color) const {
    if (isOver()) {
        return failure(ActRefusal::GameOver);
    }
    return performed(Resigned{color});
}

Game::Played Game::agreeDraw(Color offerer) const {
    if (isOver()) {
        return failure(ActRefusal::GameOver);
    }
    if (plyCount() < 2) {
        return failure(ActRefusal::BothMustMove);
    }
    return performed(DrawAgreed{offerer});
}

Game::Played Game::flagFell(Color color) const {
    if (isOver()) {
        return failure(ActRefusal::GameOver);
    }
    return performed(FlagFell{color});
}

Game::Played Game::changeClock(const ClockChange& change) const {
    if (isOver()) {
        return failure(ActRefusal::GameOver);
    }
    return performed(change);
}

bool Game::canTakeBack() const {
    return !std::all_of(m_acts.begin(), m_acts.end(), isClockChange);
}

Game::Played Game::takeBack() const {
    if (!canTakeBack()) {
        return failure(ActRefusal::NothingToUndo);
    }
    Game earlier = *this;
    while (isClockChange(earlier.m_acts.back())) {
        earlier.m_acts.pop_back();
    }
    if (std::holds_alternative<MovePlayed>(earlier.m_acts.back())) {
        earlier.m_positions.pop_back();
    }
    earlier.m_takenBack.push_back(earlier.m_acts.back());
    earlier.m_acts.pop_back();
    earlier.m_outcome = earlier.endOfPosition();
    return earlier;
}

Game::Played Game::redo() const {
    if (!canRedo()) {
        return failure(ActRefusal::NothingToRedo);
    }
    Game later = *this;
    later.m_takenBack.pop_back();
    later.perform(m_takenBack.back());
    return later;
}

} // namespace chess
