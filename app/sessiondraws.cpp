// Offers and claims of a draw.
#include "app/gamesession.h"

#include "core/game/evidence.h"

#include <utility>

namespace app {

// The move that a player has made, and that no one can change before the press (4.7).
chess::MadeMove GameSession::madeMove() const {
    const auto* made = std::get_if<chess::MoveMade>(&m_pending);
    return made && m_terms.press == chess::PressMode::Press ? chess::MadeMove(made->move)
                                                            : std::nullopt;
}

void GameSession::offerDraw(chess::Color offerer) {
    if (!isTooLate(m_time.arrival())) {
        const bool isWithMove = madeMove() && offerer == m_game.position().turn();
        note(m_game.offerDraw(
            offerer, isWithMove ? chess::OfferMoment::WithMoveMade : chess::OfferMoment::Anytime
        ));
    }
}

// Where the offerer has made his move and not pressed yet, it is made all the same (4.7).
void GameSession::acceptDraw() {
    const chess::Instant at = m_time.arrival();
    if (isTooLate(at)) {
        return;
    }
    const chess::Color turn = m_game.position().turn();
    const auto made = madeMove();
    if (made && m_game.dealings().openOffer() == turn && !m_clock.isPaused()) {
        m_clock.completeMove(turn, false, at);
        end(m_game.play(*made)->acceptDraw(), at);
    } else {
        end(m_game.acceptDraw(), at);
    }
}

void GameSession::declineDraw() {
    if (!isTooLate(m_time.arrival())) {
        note(m_game.declineDraw());
    }
}

// Claims

void GameSession::beginAnnouncing() {
    if (isHindered(m_time.arrival())) {
        return;
    }
    if (hasTouched()) {
        refuse(chess::ActRefusal::ClaimAfterTouch);
    } else if (m_game.dealings().announced()) {
        refuse(chess::ActRefusal::AnnouncedMoveStands);
    } else if (std::holds_alternative<chess::NothingPending>(m_pending)) {
        hold(chess::Announcing{});
    }
}

void GameSession::endAnnouncing() {
    const auto* promotion = std::get_if<chess::PromotionPending>(&m_pending);
    if (std::holds_alternative<chess::Announcing>(m_pending) ||
        std::holds_alternative<chess::MoveAnnounced>(m_pending) ||
        (promotion && promotion->isForClaim)) {
        hold({});
    }
}

// The program is the arbiter: it stops the clock while the claim is looked at (9.5.1). A right one
// ends the game (9.5.2); a wrong one gives the opponent time (9.5.3).
void GameSession::claimDraw(chess::ClaimRule rule) {
    const chess::Instant at = m_time.arrival();
    if (isHindered(at)) {
        return;
    }
    if (hasTouched()) {
        refuse(chess::ActRefusal::ClaimAfterTouch);
        return;
    }
    const auto* announced = std::get_if<chess::MoveAnnounced>(&m_pending);
    const chess::Color claimant = m_game.position().turn();
    auto claimed =
        m_game.claimDraw({rule, announced ? std::optional(announced->move) : std::nullopt});
    if (!claimed || claimed->isOver()) {
        end(std::move(claimed), at);
        return;
    }
    if (m_clock.isRunning()) {
        m_clock.pause(at);
    }
    giveTime(*claimed, !claimant, penaltyTime(m_game.rules().wrongClaim, m_terms), at);
    become(std::move(*claimed));
}

void GameSession::giveTime(
    chess::Game& game, chess::Color color, chess::Duration time, chess::Instant at
) {
    const bool hasNone = // that remains: it is counted only
        m_terms.controls &&
        std::holds_alternative<chess::CountUp>(m_terms.controls->at(static_cast<std::size_t>(color))
        );
    if (time > chess::Duration::zero() && !hasNone) {
        const chess::TimeAdded added{color, time};
        game = *game.changeClock(added);
        m_clock.change(added, at);
    }
}

} // namespace app
