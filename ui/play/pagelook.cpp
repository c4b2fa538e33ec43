// What the page shows to those who learn: the man looked at, why a move was refused, hints.
#include "ui/board/boardview.h"
#include "ui/play/hints.h"
#include "ui/play/playpage.h"
#include "ui/play/sideplace.h"

#include <utility>

namespace ui {

void PlayPage::setAids(const LearningAids& aids) {
    m_aids = aids;
    refreshLook();
}

LearningAids PlayPage::aids() const {
    return aidsIn(m_source.game(), m_aids);
}

std::optional<chess::Refusal> PlayPage::whyRefused() const {
    const bool isOfMove = m_refusal == chess::ActRefusal::NotLegal && m_attempt;
    return aids().refusals && isOfMove ? chess::refusalOf(m_source.game(), *m_attempt)
                                       : std::nullopt;
}

void PlayPage::dismissRefusal() {
    forgetRefusal();
    refreshLook();
}

// A man that is shown elsewhere than the game has it is not looked at.
std::optional<chess::Reach> PlayPage::reach() const {
    const bool isShown = !isShownOnly(m_source.pending()) || isBrowsing();
    if (!aids().card || !m_look.square() || !isShown) {
        return std::nullopt;
    }
    return chess::reachOf(shownGame(), *m_look.square());
}

chess::Game PlayPage::shownGame() const {
    return isBrowsing() ? m_source.game().upTo(shownPly()) : m_source.game();
}

QRect PlayPage::besideBoard() const {
    return {m_sidePanel->mapTo(this, m_status->pos()), m_status->size()};
}

void PlayPage::setCompanion(QWidget* companion) {
    m_place->setCompanion(companion);
    refreshLook();
}

void PlayPage::setPinned(bool isPinned) {
    if (!m_look.square()) {
        return;
    }
    if (isPinned) {
        m_look.pin(*m_look.square());
    } else {
        m_look.unpin();
    }
    refreshLook();
}

void PlayPage::pin(chess::Square square) {
    if (m_source.game().position().board().occupied().contains(square)) {
        m_look.pin(square);
        refreshLook();
    }
}

void PlayPage::setAttacksShown(bool areShown) {
    if (areShown != std::exchange(m_areAttacksShown, areShown)) {
        refreshBoard(Hand::Keeps);
    }
}

void PlayPage::setNote(const std::optional<chess::RefusalDrawing>& drawing) {
    m_note = drawing;
    refreshBoard(Hand::Keeps);
}

// Another man is looked at, or another move was tried, in the same position.
void PlayPage::refreshLook() {
    refreshWhy();
    refreshBoard(Hand::Keeps);
    refreshStatus();
    emit learnt();
}

void PlayPage::addAids(BoardState& state) const {
    const LearningAids now = aids();
    const chess::Position& position = m_source.game().positionAfter(shownPly());
    state.showsTargets = now.targets;
    if (const auto why = whyRefused(); why && !isBrowsing()) {
        state.refusal = why->drawing;
    } else if (m_note) {
        state.refusal = m_note;
    }
    if (const auto seen = reach()) {
        const bool isOnMove = seen->man.color == position.turn();
        state.look = BoardLook{seen->from, seen->squares, seen->barredSquares(), {}};
        if (isOnMove && now.hints) {
            state.look->stalemating = chess::stalematingSquares(position, seen->from);
        }
    }
    if (m_areAttacksShown && now.any) {
        state.attacks = chess::attackCounts(state.board);
    }
    if (state.promotion && now.hints) {
        const BoardMove move = *state.promotion;
        state.stalematingRoles = stalematingRoles(position, move.from, move.to);
    }
}

} // namespace ui
