#include "core/game/game.h"

#include "core/game/chance.h"
#include "core/game/evidence.h"
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

Game::Game(const Position& start, const Ruleset& rules) : m_rules(rules), m_positions{start} {
    m_outcome = endOfPosition();
}

Game Game::upTo(std::size_t plies) const {
    Game past(*this);
    past.m_positions.erase(
        past.m_positions.begin() + static_cast<std::ptrdiff_t>(plies) + 1, past.m_positions.end()
    );
    past.m_acts.clear();
    for (const Move move : moves()) {
        if (past.m_acts.size() < plies) {
            past.m_acts.emplace_back(MovePlayed{move});
        }
    }
    past.m_takenBack.clear();
    past.m_outcome.reset();
    past.m_dealings = {};
    return past;
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
    if (isOver()) {
        return {};
    }
    const MoveList moves = position().legalMoves();
    const auto& announced = m_dealings.announced();
    return announced ? moves.where([&](Move move) { return move == *announced; }) : moves;
}

// Among the positions so far. None can return across a capture or a pawn move.
int Game::occurrences(const Position& of) const {
    const auto reach = static_cast<std::size_t>(of.halfmoveClock());
    const auto first =
        m_positions.end() - static_cast<std::ptrdiff_t>(std::min(reach + 1, m_positions.size()));
    return static_cast<int>(std::count(first, m_positions.end(), of));
}

int Game::repetitions() const {
    return occurrences(position());
}

int Game::repetitionsAfter(Move move) const {
    return occurrences(position().play(move)) + 1;
}

// The ends that need no act, in the order in which they are asked: mate on the last move of
// seventy-five wins (9.6.2).
std::optional<Outcome> Game::endOfPosition() const {
    const Position& now = position();
    if (!now.hasLegalMove()) {
        return now.isCheck() ? Outcome::checkmate(!now.turn()) : Outcome::stalemate(now.turn());
    }
    const bool isFull = m_rules.deadPositions == DeadPositions::Full;
    if (isFull ? isDead(now) : isDeadByMaterial(now)) {
        return Outcome::deadPosition();
    }
    return endByCounts();
}

std::optional<Outcome> Game::endByCounts() const {
    const int count = repetitions();
    const int plies = position().halfmoveClock();
    if (m_rules.fivefold == ForcedDraw::Automatic && count >= FivefoldCount) {
        return Outcome::fivefold();
    }
    if (m_rules.seventyFiveMoves == ForcedDraw::Automatic && plies >= SeventyFiveMovesPlies) {
        return Outcome::seventyFive();
    }
    if (m_rules.threefold == DrawRule::Automatic && count >= ThreefoldCount) {
        return Outcome::automaticThreefold();
    }
    if (m_rules.fiftyMoves == DrawRule::Automatic && plies >= FiftyMovesPlies) {
        return Outcome::automaticFiftyMoves();
    }
    return std::nullopt;
}

void Game::perform(const Act& act) {
    const Color turn = position().turn();
    const auto lost = [&](auto ending, Color loser, DrawTest test, const auto& losing) {
        const Chance chance = chanceAgainst(loser, positionOfLoss(losing), test, losing.found);
        m_outcome = ending(loser, chance.opponents, chance.authority);
    };
    const auto apply = Overloaded{
        [&](MovePlayed played) {
            m_positions.push_back(position().play(played.move));
            m_outcome = endOfPosition();
        },
        [&](const Resigned& resigned) {
            lost(Outcome::resignation, resigned.color, m_rules.resignTest, resigned);
        },
        [&](DrawAgreed agreed) { m_outcome = Outcome::agreement(agreed.offerer); },
        [&](const DrawClaimed& claimed) {
            if (judge(*this, claimed.claim).isRight) {
                const bool isThreefold = claimed.claim.rule == ClaimRule::Threefold;
                m_outcome = isThreefold ? Outcome::threefold(turn) : Outcome::fiftyMoves(turn);
            }
        },
        [&](const FlagFell& fell) {
            lost(Outcome::timeForfeit, fell.color, m_rules.flagTest, fell);
        },
        [&](const IllegalCompleted& illegal) {
            if (isSecondIllegal()) {
                lost(Outcome::illegalMoves, turn, m_rules.flagTest, illegal);
            }
        },
        [&](DeadShown) { m_outcome = Outcome::deadPosition(); },
        [](const auto&) {}, // offers, refusals and changes of the clock end nothing
    };
    std::visit(apply, act);
    m_dealings.note(act, turn);
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
    if (m_dealings.announced() && move != *m_dealings.announced()) {
        return failure(ActRefusal::AnnouncedMoveStands);
    }
    m_takenBack.clear();
    perform(MovePlayed{move});
    return std::move(*this);
}

// Offers (9.1)

// Both sides have to have moved, as often as the event asks for. A position set up counts the moves
// that its number tells of.
std::optional<ActRefusal> Game::agreementRefusal(OfferMoment moment) const {
    const bool isMadeByBlack =
        moment == OfferMoment::WithMoveMade && position().turn() == Color::Black;
    const int movesOfEach = position().fullmoveNumber() - (isMadeByBlack ? 0 : 1);
    if (movesOfEach >= m_rules.agreementMoves) {
        return std::nullopt;
    }
    return m_rules.agreementMoves == 1 ? ActRefusal::BothMustMove : ActRefusal::TooFewMoves;
}

std::optional<ActRefusal> Game::offerRefusal(Color offerer, OfferMoment moment) const {
    if (isOver()) {
        return ActRefusal::GameOver;
    }
    if (const auto early = agreementRefusal(moment)) {
        return early;
    }
    if (m_dealings.openOffer()) {
        return ActRefusal::OfferOpen;
    }
    if (moment == OfferMoment::WithMoveMade) { // the next own move has come
        return std::nullopt;
    }
    if (m_dealings.wasDeclined(offerer)) {
        return ActRefusal::OfferDeclined;
    }
    const bool isBefore =
        m_rules.offerTime == OfferTime::AfterOwnMove && offerer == position().turn();
    return isBefore ? std::optional(ActRefusal::OfferAfterMove) : std::nullopt;
}

Game::Played Game::offerDraw(Color offerer, OfferMoment moment) const {
    if (const auto why = offerRefusal(offerer, moment)) {
        return failure(*why);
    }
    return performed(DrawOffered{offerer, moment});
}

Game::Played Game::declineDraw() const {
    if (isOver()) {
        return failure(ActRefusal::GameOver);
    }
    if (!m_dealings.openOffer()) {
        return failure(ActRefusal::NoOffer);
    }
    return performed(DrawDeclined{});
}

Game::Played Game::acceptDraw() const {
    if (isOver()) {
        return failure(ActRefusal::GameOver);
    }
    if (!m_dealings.openOffer()) {
        return failure(ActRefusal::NoOffer);
    }
    if (const auto early = agreementRefusal()) { // a wrong claim stands as an offer before it too
        return failure(*early);
    }
    return performed(DrawAgreed{*m_dealings.openOffer()});
}

// Claims (9.2 to 9.5)

std::optional<ActRefusal> Game::claimRefusal(const Claim& claim) const {
    if (isOver()) {
        return ActRefusal::GameOver;
    }
    if (m_dealings.announced()) {
        return ActRefusal::AnnouncedMoveStands;
    }
    const bool isThreefold = claim.rule == ClaimRule::Threefold;
    if ((isThreefold ? m_rules.threefold : m_rules.fiftyMoves) == DrawRule::Automatic) {
        return ActRefusal::ClaimIsAutomatic;
    }
    if (claim.announced && !position().legalMoves().contains(*claim.announced)) {
        return ActRefusal::NotLegal;
    }
    return m_dealings.wasJudged(claim) ? std::optional(ActRefusal::ClaimJudged) : std::nullopt;
}

Game::Played Game::claimDraw(const Claim& claim) const {
    if (const auto why = claimRefusal(claim)) {
        return failure(*why);
    }
    return performed(DrawClaimed{claim});
}

Game::Played Game::changeClock(const ClockChange& change) const {
    if (isOver()) {
        return failure(ActRefusal::GameOver);
    }
    return performed(change);
}

} // namespace chess
