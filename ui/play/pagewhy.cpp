// Why a game ended as it did: what closes a king in, or what the players could still do.
#include "ui/board/boardview.h"
#include "ui/play/chanceshown.h"
#include "ui/play/drawdesk.h"
#include "ui/play/playpage.h"
#include "ui/play/resultbanner.h"
#include "ui/play/sideplace.h"
#include "ui/play/whybox.h"

#include <chrono>

namespace ui {
namespace {

using namespace std::chrono_literals;

constexpr auto CheckingDelay = 100ms; // what comes sooner is not announced
constexpr int LowPage = 560;          // logical pixels, below which the small board would be tiny

} // namespace

void PlayPage::connectWhy() {
    m_place->setCover(m_whyBox);
    m_checkingDelay.setParent(this);
    m_checkingDelay.setObjectName(QStringLiteral("checkingDelay"));
    m_checkingDelay.setSingleShot(true);
    m_checkingDelay.setInterval(CheckingDelay);
    connect(&m_checkingDelay, &QTimer::timeout, this, &PlayPage::refreshStatus);
    connect(m_banner, &ResultBanner::whyToggled, this, &PlayPage::showChances);
}

// While the game is on nothing of it is shown, and what is in the hand stays there.
void PlayPage::showChances() {
    if (m_source.game().isOver()) {
        refreshWhy();
        refreshBoard(Hand::Keeps);
    }
}

bool PlayPage::isLineInLowPage() const {
    return m_whyBox->hasLine() && !m_isTall && height() < LowPage;
}

// The line, or the sentence, takes the place of the moves, so that nothing else moves.
void PlayPage::refreshWhy() {
    const chess::Game& game = m_source.game();
    const bool isShown = m_banner->isWhyShown() && !isBrowsing() && hangsOnChances(game);
    if (isShown) {
        m_whyBox->show(chanceShown(m_source), m_board->below());
    } else {
        m_whyBox->clear();
    }
    m_place->setCovered(isShown && !reach()); // a man that is looked at is told of there
    m_buttons->setVisible(!isLineInLowPage() && !m_draws->isClaiming());
    m_draws->setRoomScarce(isLineInLowPage());
}

void PlayPage::addWhy(BoardState& state) const {
    const chess::Game& game = m_source.game();
    if (isBrowsing() || !m_banner->isWhyShown() || !game.isOver()) {
        return;
    }
    if (hangsOnChances(game)) {
        state.refusal = chanceShown(m_source).drawing;
    } else {
        state.zone = kingZone(game.position(), game.position().turn());
    }
}

} // namespace ui
