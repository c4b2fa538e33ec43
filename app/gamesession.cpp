#include "app/gamesession.h"

#include <utility>

namespace app {

GameSession::GameSession(QObject* parent) : QObject(parent) {}

void GameSession::become(chess::Game game) {
    m_game = std::move(game);
    m_pending = chess::NothingPending{};
    emit changed(m_game, m_pending);
}

void GameSession::accept(chess::Game::Played played) {
    if (played) {
        become(std::move(*played));
    } else {
        emit refused(played.error());
    }
}

void GameSession::play(chess::Move move) {
    accept(m_game.play(move));
}

void GameSession::reachPromotion(chess::Square from, chess::Square to) {
    if (!m_game.legalMoves().find(from, to, chess::Role::Queen)) {
        emit refused(chess::ActRefusal::NotLegal);
        return;
    }
    m_pending = chess::PromotionPending{from, to};
    emit changed(m_game, m_pending);
}

void GameSession::choosePromotion(chess::Role role) {
    const auto* waiting = std::get_if<chess::PromotionPending>(&m_pending);
    const auto move =
        waiting ? m_game.legalMoves().find(waiting->from, waiting->to, role) : std::nullopt;
    if (!move) {
        emit refused(chess::ActRefusal::NotLegal);
        return;
    }
    accept(m_game.play(*move));
}

void GameSession::cancelPromotion() {
    if (std::holds_alternative<chess::PromotionPending>(m_pending)) {
        become(m_game);
    }
}

void GameSession::attempt(chess::Square, chess::Square) {
    emit refused(m_game.isOver() ? chess::ActRefusal::GameOver : chess::ActRefusal::NotLegal);
}

void GameSession::resign(chess::Color color) {
    accept(m_game.resign(color));
}

void GameSession::agreeDraw(chess::Color offerer) {
    accept(m_game.agreeDraw(offerer));
}

void GameSession::takeBack() {
    if (std::holds_alternative<chess::PromotionPending>(m_pending)) {
        cancelPromotion();
    } else {
        accept(m_game.takeBack());
    }
}

void GameSession::redo() {
    accept(m_game.redo());
}

void GameSession::newGame() {
    become(chess::Game());
}

void GameSession::resume(const chess::Game& game) {
    become(game);
}

} // namespace app
