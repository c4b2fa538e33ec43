#include "app/gamesession.h"

#include <utility>

namespace app {

SessionRecord::SessionRecord(
    chess::Game game_,
    chess::GameTerms terms_,
    std::vector<chess::Clock> clocks_,
    std::optional<chess::Match> match_
)
    : game(std::move(game_)),
      terms(std::move(terms_)),
      clocks(std::move(clocks_)),
      match(std::move(match_)) {}

GameSession::GameSession(const TimeSource& time, QObject* parent)
    : QObject(parent), m_time(time), m_clock(time) {
    connect(&m_clock, &GameClock::fell, this, &GameSession::fall);
    connect(&m_clock, &GameClock::slept, this, [this] {
        pauseClock();
        if (m_clock.isPaused()) { // else the flag had fallen before
            emit pausedBySleep();
        }
    });
}

SessionRecord GameSession::record() const {
    SessionRecord record{m_game, m_terms, m_clock.history(), m_match};
    if (const auto* awaited = std::get_if<chess::ResultAwaited>(&m_pending)) {
        record.awaited = awaited->by;
    }
    return record;
}

namespace {

chess::Pending touchedBefore(const std::vector<chess::Square>& squares) {
    return squares.empty() ? chess::Pending() : chess::MenTouched{squares};
}

} // namespace

void GameSession::refuse(chess::ActRefusal why) {
    emit refused(why);
}

void GameSession::become(chess::Game game, chess::Pending pending) {
    const bool hasEnded = game.isOver() && !m_game.isOver();
    m_game = std::move(game);
    m_pending = std::move(pending);
    if (hasEnded && m_match) {
        m_match = m_match->withResult(*m_game.outcome());
    }
    askForChances();
    emit changed(m_game, m_pending);
    if (clock()) {
        emit clockChanged(*clock());
    }
}

void GameSession::hold(chess::Pending pending) {
    m_pending = std::move(pending);
    askForChances();
    emit changed(m_game, m_pending);
}

void GameSession::note(chess::Game::Played played) {
    if (!played) {
        refuse(played.error());
        return;
    }
    m_game = std::move(*played);
    emit changed(m_game, m_pending);
}

// Moves

std::optional<chess::ActRefusal> GameSession::obstacle() const {
    if (m_game.isOver()) {
        return chess::ActRefusal::GameOver;
    }
    if (std::holds_alternative<chess::MoveMade>(m_pending)) {
        return chess::ActRefusal::MoveNotCompleted;
    }
    if (m_clock.isWaiting() && m_terms.start == chess::ClockStart::Button) {
        return chess::ActRefusal::ClockNotStarted;
    }
    return m_clock.isPaused() ? std::optional(chess::ActRefusal::ClockPaused) : std::nullopt;
}

// Whatever comes in when a player's time is over finds his flag fallen, even where the clock has
// not woken yet; and when the game is decided nothing else counts.
bool GameSession::isTooLate(chess::Instant at) {
    if (std::holds_alternative<chess::ResultAwaited>(m_pending)) {
        refuse(chess::ActRefusal::ResultAwaited);
        return true;
    }
    if (!m_clock.hasFallen(at)) {
        return false;
    }
    refuse(chess::ActRefusal::FlagFallen);
    fall();
    return true;
}

bool GameSession::isHindered(chess::Instant at) {
    if (isTooLate(at)) {
        return true;
    }
    const auto why = obstacle();
    if (why) {
        refuse(*why);
    }
    return why.has_value();
}

// By the Laws an end counts from the move, pressed or not (6.2.1.1); a house's [Done] comes before
// it.
bool GameSession::waitsForCompletion(const chess::Game& after) const {
    switch (m_terms.press) {
    case chess::PressMode::Automatic: return false;
    case chess::PressMode::Press: return m_clock.value() && !after.isOver();
    case chess::PressMode::Done: return true;
    }
    return false;
}

void GameSession::play(chess::Move move) {
    make(move, m_time.arrival());
}

void GameSession::make(chess::Move move, chess::Instant at) {
    if (isHindered(at) || !isOwed(move.from(), move.to())) {
        return;
    }
    if (std::holds_alternative<chess::Announcing>(m_pending)) {
        hold(chess::MoveAnnounced{move});
        return;
    }
    auto played = m_game.play(move);
    if (!played) {
        refuse(played.error());
    } else if (waitsForCompletion(*played)) {
        const bool isFinal = m_terms.press == chess::PressMode::Press;
        if (isFinal && m_game.dealings().openOffer() == !m_game.position().turn()) { // 9.1.2.1
            m_game = *m_game.declineDraw();
        }
        hold(chess::MoveMade{move});
    } else {
        complete(std::move(*played), at);
    }
}

void GameSession::complete(chess::Game game, chess::Instant at) {
    m_clock.completeMove(m_game.position().turn(), game.isOver(), at);
    become(std::move(game));
}

void GameSession::completeMove() {
    const chess::Instant at = m_time.arrival();
    const auto* made = std::get_if<chess::MoveMade>(&m_pending);
    const auto illegal = illegalIfPressed();
    if (!made && !illegal) {
        refuse(chess::ActRefusal::NoMoveMade);
    } else if (m_clock.isPaused()) {
        refuse(chess::ActRefusal::ClockPaused);
    } else if (!isTooLate(at)) {
        made ? complete(*m_game.play(made->move), at) : completeIllegal(*illegal, at);
    }
}

void GameSession::reachPromotion(chess::Square from, chess::Square to) {
    if (isHindered(m_time.arrival()) || !isOwed(from, to)) {
        return;
    }
    if (!m_game.legalMoves().find(from, to, chess::Role::Queen)) {
        refuse(chess::ActRefusal::NotLegal);
        return;
    }
    hold(chess::PromotionPending{from, to, std::holds_alternative<chess::Announcing>(m_pending)});
}

void GameSession::choosePromotion(chess::Role role) {
    const auto* waiting = std::get_if<chess::PromotionPending>(&m_pending);
    const auto move =
        waiting ? m_game.legalMoves().find(waiting->from, waiting->to, role) : std::nullopt;
    if (!move) {
        refuse(chess::ActRefusal::NotLegal);
        return;
    }
    if (waiting->isForClaim) {
        m_pending = chess::Announcing{};
    }
    make(*move, m_time.arrival());
}

void GameSession::cancelPending() {
    const bool isTouchMove = m_game.rules().touchMove == chess::Aid::On;
    if (std::holds_alternative<chess::MoveMade>(m_pending)) {
        if (m_clock.isPaused()) {
            refuse(chess::ActRefusal::ClockPaused);
        } else if (m_terms.press != chess::PressMode::Done) {
            refuse(chess::ActRefusal::MoveNotCompleted);
        } else {
            hold({});
        }
    } else if (const auto* promotion = std::get_if<chess::PromotionPending>(&m_pending)) {
        if (promotion->isForClaim) {
            hold(chess::Announcing{});
        } else if (isTouchMove) { // the pawn was let go (4.7)
            refuse(chess::ActRefusal::PieceLetGo);
        } else {
            hold({});
        }
    } else if (const auto* illegal = std::get_if<chess::IllegalMade>(&m_pending)) {
        hold(touchedBefore(illegal->touched));
    } else if (std::holds_alternative<chess::MoveAnnounced>(m_pending)) {
        hold(chess::Announcing{});
    } else if (std::holds_alternative<chess::Announcing>(m_pending)) {
        hold({});
    }
}

// Ends by an act

void GameSession::end(chess::Game::Played played, chess::Instant at) {
    if (!played) {
        refuse(played.error());
        return;
    }
    m_clock.stop(at);
    become(std::move(*played));
}

void GameSession::resign(chess::Color color) {
    const chess::Instant at = m_time.arrival();
    if (!isTooLate(at)) {
        lose(chess::Resigned{color, madeMove()}, at);
    }
}

void GameSession::fall() {
    const chess::Instant now = m_time.now();
    if (m_clock.hasFallen(now)) {
        lose(chess::FlagFell{clock()->turn(), madeMove()}, now);
    }
}

// Take back

std::optional<chess::ActRefusal> GameSession::takeBackRefusal() const {
    if (std::holds_alternative<chess::ResultAwaited>(m_pending)) {
        return chess::ActRefusal::ResultAwaited;
    }
    if (m_terms.takeBack == chess::TakeBackMode::Off) {
        return chess::ActRefusal::TakeBackOff;
    }
    if (m_match && m_game.isOver()) {
        return chess::ActRefusal::MatchCounted;
    }
    return m_game.canTakeBack() ? std::nullopt : std::optional(chess::ActRefusal::NothingToUndo);
}

void GameSession::takeBack() {
    if (isShownOnly(m_pending)) {
        cancelPending();
        return;
    }
    const chess::Instant at = m_time.arrival();
    if (isTooLate(at)) {
        return;
    }
    if (const auto why = takeBackRefusal()) {
        refuse(*why);
        return;
    }
    chess::Game earlier = *m_game.takeBack();
    m_clock.backTo(earlier.plyCount(), at);
    become(std::move(earlier));
}

void GameSession::redo() {
    auto played = m_game.redo();
    if (!played) {
        refuse(played.error());
        return;
    }
    const chess::Instant at = m_time.arrival();
    const bool isMove = played->plyCount() != m_game.plyCount();
    if (isMove ? isHindered(at) : isTooLate(at)) {
        return;
    }
    if (isMove) {
        complete(std::move(*played), at);
    } else {
        end(std::move(played), at);
    }
}

// The clock

void GameSession::startClock() {
    if (ui::waitsForStart(*this)) {
        m_clock.start(m_game.position().turn(), m_time.arrival());
        emit clockChanged(*clock());
    }
}

void GameSession::pauseClock() {
    const chess::Instant at = m_time.arrival();
    if (m_clock.hasFallen(at)) {
        fall();
    } else if (m_clock.isRunning()) {
        m_clock.pause(at);
        emit clockChanged(*clock());
    }
}

void GameSession::resumeClock() {
    if (m_clock.isPaused()) {
        m_clock.resume(m_time.arrival());
        emit clockChanged(*clock());
    }
}

void GameSession::changeClock(const chess::ClockChange& change) {
    auto noted = m_game.changeClock(change);
    if (!clock() || !noted) {
        refuse(clock() ? noted.error() : chess::ActRefusal::ClockNotStarted);
        return;
    }
    const chess::Instant at = m_time.arrival();
    if (isTooLate(at)) {
        return;
    }
    std::visit([&](const auto& one) { m_clock.change(one, at); }, change);
    note(std::move(noted));
    emit clockChanged(*clock());
}

void GameSession::lookAtClock() {
    m_clock.look();
}

// Games

void GameSession::begin(const chess::GameTerms& terms, const chess::Ruleset& rules) {
    m_terms = terms;
    m_clock.begin(terms);
    become(chess::Game(chess::Position::initial(), rules));
}

void GameSession::newGame(
    const chess::GameTerms& terms,
    const std::optional<chess::Match>& match,
    const chess::Ruleset& rules
) {
    m_match = match;
    begin(terms, rules);
}

void GameSession::nextGame() {
    if (m_match && m_match->isOver()) {
        const chess::Color next =
            m_match->playerOf(chess::Color::White) == 0 ? chess::Color::White : chess::Color::Black;
        m_match = chess::Match({m_match->player(0), m_match->player(1)}, m_match->length(), next);
    }
    chess::GameTerms terms = m_terms;
    std::swap(terms.names[0], terms.names[1]);
    if (terms.controls) { // a handicap belongs to the player, not to the colour
        std::swap(terms.controls->at(0), terms.controls->at(1));
    }
    begin(terms, m_game.rules());
}

void GameSession::resume(const SessionRecord& record) {
    m_terms = record.terms;
    m_match = record.match;
    m_game = record.game; // an end that was kept is counted in the match already
    m_clock.restore(record.clocks, record.game);
    become(record.game);
    if (record.awaited) {
        lose(*record.awaited, m_time.now());
    }
}

} // namespace app
