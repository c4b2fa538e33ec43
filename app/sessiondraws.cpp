// Offers and claims of a draw.
#include "app/gamesession.h"

#include "core/game/evidence.h"

#include <utility>

namespace app {

void GameSession::offerDraw(chess::Color offerer) {
    if (!isTooLate(m_time.arrival())) {
        note(m_game.offerDraw(offerer));
    }
}

// Where the offerer has made his move and not pressed yet, it is made all the same (6.2.1.1).
void GameSession::acceptDraw() {
    const chess::Instant at = m_time.arrival();
    if (isTooLate(at)) {
        return;
    }
    const auto* made = std::get_if<chess::MoveMade>(&m_pending);
    auto accepted = m_game.acceptDraw();
    const bool isMadeByOfferer =
        accepted && made && m_game.dealings().openOffer() == m_game.position().turn();
    if (isMadeByOfferer && m_terms.press == chess::PressMode::Press) {
        m_clock.completeMove(m_game.position().turn(), true, at);
        accepted = m_game.play(made->move)->acceptDraw();
    }
    end(std::move(accepted), at);
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
