// Men touched, and moves that are not legal.
#include "app/gamesession.h"

#include "core/game/touch.h"

#include <algorithm>
#include <utility>

namespace app {
namespace {

std::vector<chess::Square> touchedSoFar(const chess::Pending& pending) {
    if (const auto* touched = std::get_if<chess::MenTouched>(&pending)) {
        return touched->squares;
    }
    if (const auto* adjusting = std::get_if<chess::Adjusting>(&pending)) {
        return adjusting->touched;
    }
    const auto* illegal = std::get_if<chess::IllegalMade>(&pending);
    return illegal ? illegal->touched : std::vector<chess::Square>();
}

bool isAnnouncing(const chess::Pending& pending) {
    const auto* promotion = std::get_if<chess::PromotionPending>(&pending);
    return std::holds_alternative<chess::Announcing>(pending) ||
           std::holds_alternative<chess::MoveAnnounced>(pending) ||
           (promotion && promotion->isForClaim);
}

} // namespace

void GameSession::touch(chess::Square square) {
    const bool counts = m_game.rules().touchMove == chess::Aid::On && !obstacle() &&
                        !m_clock.hasFallen(m_time.arrival());
    const bool isBound = m_game.dealings().announced().has_value(); // to the move announced (9.5.3)
    if (!counts || isBound || !m_game.position().pieceAt(square)) {
        return;
    }
    if (const auto* adjusting = std::get_if<chess::Adjusting>(&m_pending)) {
        hold(adjusting->touched.empty() ? chess::Pending() : chess::MenTouched{adjusting->touched});
        return;
    }
    if (!std::holds_alternative<chess::NothingPending>(m_pending) &&
        !std::holds_alternative<chess::MenTouched>(m_pending)) {
        return;
    }
    std::vector<chess::Square> squares = touchedSoFar(m_pending);
    if (std::find(squares.begin(), squares.end(), square) != squares.end()) {
        return;
    }
    squares.push_back(square);
    if (m_game.dealings().openOffer() == !m_game.position().turn()) { // 9.1.2.1
        m_game = *m_game.declineDraw();
    }
    hold(chess::MenTouched{std::move(squares)});
}

void GameSession::adjust() {
    if (m_game.rules().touchMove == chess::Aid::Off || obstacle()) {
        return;
    }
    if (const auto* adjusting = std::get_if<chess::Adjusting>(&m_pending)) {
        hold(adjusting->touched.empty() ? chess::Pending() : chess::MenTouched{adjusting->touched});
    } else if (std::holds_alternative<chess::NothingPending>(m_pending) || std::holds_alternative<chess::MenTouched>(m_pending)) {
        hold(chess::Adjusting{touchedSoFar(m_pending)});
    }
}

// A man has been touched for this move, or is let go on a square (9.4).
bool GameSession::hasTouched() const {
    const auto* promotion = std::get_if<chess::PromotionPending>(&m_pending);
    const bool isLetGo = std::holds_alternative<chess::IllegalMade>(m_pending) ||
                         (promotion && !promotion->isForClaim);
    return m_game.rules().touchMove == chess::Aid::On &&
           (isLetGo || !touchedSoFar(m_pending).empty());
}

// Whether a move is one of those that the men touched leave, and a pawn let go on the last rank
// (4.6, 4.7).
bool GameSession::isOwed(chess::Square from, chess::Square to) {
    const auto* promotion = std::get_if<chess::PromotionPending>(&m_pending);
    if (promotion && hasTouched() && (promotion->from != from || promotion->to != to)) {
        refuse(chess::ActRefusal::PieceLetGo);
        return false;
    }
    const auto squares = touchedSoFar(m_pending);
    if (squares.empty()) {
        return true;
    }
    const chess::TouchDuty duty = dutyOf(m_game.position(), squares);
    const bool isOwed = std::any_of(duty.moves.begin(), duty.moves.end(), [&](chess::Move move) {
        return move.from() == from && move.to() == to;
    });
    if (!isOwed) {
        refuse(chess::ActRefusal::TouchedMan);
    }
    return isOwed;
}

void GameSession::attempt(chess::Square from, chess::Square to) {
    if (isHindered(m_time.arrival()) || std::holds_alternative<chess::Adjusting>(m_pending)) {
        return;
    }
    if (m_game.legalMoves().find(from, to) ||
        m_game.legalMoves().find(from, to, chess::Role::Queen)) {
        isOwed(from, to); // legal, were it not for what was touched
    } else if (std::holds_alternative<chess::PromotionPending>(m_pending) && hasTouched()) {
        refuse(chess::ActRefusal::PieceLetGo);
    } else if (m_game.dealings().announced()) {
        refuse(chess::ActRefusal::AnnouncedMoveStands);
    } else if (isPlayedOnABoard(*this) && !isAnnouncing(m_pending) && m_game.position().board().of(m_game.position().turn()).contains(from)) {
        hold(chess::IllegalMade{from, to, touchedSoFar(m_pending)});
    } else {
        refuse(chess::ActRefusal::NotLegal);
    }
}

std::optional<chess::IllegalKind> GameSession::illegalIfPressed() const {
    if (!isPlayedOnABoard(*this) || !m_clock.isRunning() || m_game.isOver()) {
        return std::nullopt;
    }
    if (std::holds_alternative<chess::IllegalMade>(m_pending)) {
        return chess::IllegalKind::Move;
    }
    if (const auto* promotion = std::get_if<chess::PromotionPending>(&m_pending)) {
        return promotion->isForClaim ? std::nullopt
                                     : std::optional(chess::IllegalKind::PromotionNotChosen);
    }
    const bool isNothing = std::holds_alternative<chess::NothingPending>(m_pending) ||
                           std::holds_alternative<chess::MenTouched>(m_pending) ||
                           std::holds_alternative<chess::Adjusting>(m_pending);
    return isNothing ? std::optional(chess::IllegalKind::NothingMoved) : std::nullopt;
}

// The position is as it was before (7.5.1), and the man touched must still move; a pawn that was
// left on the last rank becomes a queen (7.5.2). The second by the same player loses (7.5.5).
void GameSession::completeIllegal(chess::IllegalKind kind, chess::Instant at) {
    const chess::Color offender = m_game.position().turn();
    auto noted = m_game.completeIllegal(kind);
    if (!noted || noted->isOver()) {
        lose(chess::IllegalCompleted{kind}, at);
        return;
    }
    giveTime(*noted, !offender, penaltyTime(chess::LawfulPenalty, m_terms), at);
    if (const auto* promotion = std::get_if<chess::PromotionPending>(&m_pending)) {
        const auto queen =
            m_game.legalMoves().find(promotion->from, promotion->to, chess::Role::Queen);
        complete(*noted->play(*queen), at);
        return;
    }
    const auto squares = touchedSoFar(m_pending);
    become(std::move(*noted), squares.empty() ? chess::Pending() : chess::MenTouched{squares});
}

} // namespace app
