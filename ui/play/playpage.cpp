#include "ui/play/playpage.h"

#include "core/notation/san.h"
#include "ui/board/boardview.h"
#include "ui/board/castlingdrop.h"
#include "ui/play/clockbar.h"
#include "ui/play/clockdisplay.h"
#include "ui/play/drawdesk.h"
#include "ui/play/hints.h"
#include "ui/play/movelist.h"
#include "ui/play/pagestatus.h"
#include "ui/play/playedstate.h"
#include "ui/play/playerstrip.h"
#include "ui/play/resultbanner.h"
#include "ui/play/sideplace.h"
#include "ui/play/whybox.h"
#include "ui/text/drawwords.h"
#include "ui/text/matewords.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <utility>

namespace ui {
namespace {

constexpr int SideWidth = 330; // logical pixels, beside the board
constexpr int Gap = 12;

// Once a game is counted the match speaks of the next one, with colours changed.
std::size_t playerInGame(const chess::Match& match, const chess::Game& game, chess::Color color) {
    return match.playerOf(game.isOver() ? !color : color);
}

} // namespace

bool PlayPage::mayTakeUp(chess::Square square) const {
    const BoardState& state = m_board->state();
    return !state.moves.empty() && state.board.of(state.turn).contains(square);
}

PlayPage::PlayPage(const GameSource& source, QWidget* parent)
    : QWidget(parent),
      m_source(source),
      m_board(new BoardView(this)),
      m_status(new StatusCard(QStringLiteral("status"), this)),
      m_banner(new ResultBanner(this)),
      m_moves(new MoveList(this)),
      m_place(new SidePlace(m_moves, this)),
      m_whyBox(new WhyBox(this)),
      m_white(new PlayerStrip(chess::Color::White, this)),
      m_black(new PlayerStrip(chess::Color::Black, this)),
      m_draws(new DrawDesk(source, {m_white, m_black}, this)),
      m_clockBar(new ClockBar(this)),
      m_clocks(new ClockDisplay(source, *m_white, *m_black, this)),
      m_sidePanel(new QWidget(this)),
      m_buttons(new QWidget(this)) {
    m_board->setObjectName(QStringLiteral("board"));
    layOut();
    connectBoard();
    connectClock();
    for (PlayerStrip* strip : {m_white, m_black}) {
        connect(strip, &PlayerStrip::resignRequested, this, &PlayPage::resignRequested);
    }
    connect(m_draws, &DrawDesk::changed, this, &PlayPage::refreshStatus);
    connect(m_moves, &MoveList::plyChosen, this, &PlayPage::browse);
    connectWhy();
    connect(m_banner, &ResultBanner::guideRequested, this, &PlayPage::whyOverRequested);
    connect(m_banner, &ResultBanner::newGameRequested, this, &PlayPage::newGameRequested);
    connect(m_banner, &ResultBanner::nextGameRequested, this, &PlayPage::nextGameRequested);
    refresh();
}

void PlayPage::layOut() {
    m_layout = new QBoxLayout(QBoxLayout::LeftToRight, this);
    m_layout->setContentsMargins(Gap, Gap, Gap, Gap);
    m_layout->setSpacing(Gap);
    m_side = new QVBoxLayout(m_sidePanel);
    m_side->setContentsMargins(0, 0, 0, 0);
    m_side->setSpacing(Gap - 4);
    auto* buttons = new QHBoxLayout(m_buttons);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->setSpacing(4);
    orderStrips();
}

// Each strip is on its player's side of the board: at the ends of the panel, or above and below in
// a tall window.
void PlayPage::orderStrips() {
    const bool isWhiteBelow = m_board->below() == chess::Color::White;
    QWidget* top = isWhiteBelow ? m_black : m_white;
    QWidget* bottom = isWhiteBelow ? m_white : m_black;
    for (QBoxLayout* layout : {m_layout, static_cast<QBoxLayout*>(m_side)}) {
        while (layout->count() > 0) {
            delete layout->takeAt(0);
        }
    }
    m_layout->setDirection(m_isTall ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_white->setWide(m_isTall);
    m_black->setWide(m_isTall);
    QBoxLayout* strips = m_isTall ? m_layout : m_side;
    if (m_isTall) {
        m_layout->addWidget(top);
    }
    m_layout->addWidget(m_board, 3);
    if (!m_isTall) {
        m_side->addWidget(top);
    }
    m_side->addWidget(m_clockBar);
    m_side->addWidget(m_status);
    m_side->addWidget(m_draws->claimBox());
    m_side->addWidget(m_banner);
    m_side->addWidget(m_place, 1);
    m_side->addWidget(m_draws->counts());
    m_side->addWidget(m_buttons);
    strips->addWidget(bottom);
    m_layout->addWidget(m_sidePanel, m_isTall ? 2 : 0);
    m_sidePanel->setMinimumWidth(m_isTall ? 0 : SideWidth);
    m_sidePanel->setMaximumWidth(m_isTall ? QWIDGETSIZE_MAX : SideWidth);
}

void PlayPage::connectBoard() {
    connect(m_board, &BoardView::touched, this, [this] {
        m_hasReturned = false;
        m_lookBefore = m_look.square();
        m_look.lookAway();
        if (m_refusal || m_note || m_lookBefore) {
            forgetRefusal();
            refreshLook();
        }
    });
    connect(m_board, &BoardView::moveChosen, this, [this](chess::Move move) {
        if (!returnFromBrowsing()) {
            emit moveChosen(move);
        }
    });
    connect(m_board, &BoardView::promotionReached, this, [this](auto from, auto to) {
        if (!returnFromBrowsing()) {
            emit promotionReached(from, to);
        }
    });
    connect(m_board, &BoardView::attempted, this, [this](auto from, auto to) {
        if (!returnFromBrowsing()) {
            m_attempt = castlingOnto({from, to}, m_source.game().position());
            m_look.lookAt(from);
            emit attempted(m_attempt->from, m_attempt->to);
        }
    });
    connect(m_board, &BoardView::manTouched, this, [this](chess::Square square) {
        if (!isBrowsing()) {
            emit manTouched(square);
        }
        if (square != m_lookBefore || mayTakeUp(square)) { // else it is let go again
            m_look.lookAt(square);
        }
        refreshLook();
    });
    connect(m_board, &BoardView::promotionChosen, this, &PlayPage::promotionChosen);
    connect(m_board, &BoardView::promotionCancelled, this, &PlayPage::pendingCancelled);
    connect(m_board, &BoardView::madeTouched, this, &PlayPage::pendingCancelled);
    connect(m_board, &BoardView::clockHalfTouched, this, &PlayPage::completeRequested);
}

void PlayPage::connectClock() {
    connect(m_clockBar, &ClockBar::startRequested, this, &PlayPage::startClockRequested);
    connect(m_clockBar, &ClockBar::completeRequested, this, &PlayPage::completeRequested);
    connect(m_clockBar, &ClockBar::pauseRequested, this, &PlayPage::pauseRequested);
    connect(m_clockBar, &ClockBar::resumeRequested, this, &PlayPage::resumeRequested);
    connect(m_clockBar, &ClockBar::arbiterRequested, this, &PlayPage::arbiterRequested);
    for (PlayerStrip* strip : {m_white, m_black}) {
        connect(strip, &PlayerStrip::pressed, this, &PlayPage::completeRequested);
    }
}

bool PlayPage::returnFromBrowsing() {
    if (!isBrowsing()) {
        return false;
    }
    browse(m_source.game().plyCount());
    m_hasReturned = true;
    refreshStatus();
    return true;
}

void PlayPage::addCommands(const QList<QAction*>& actions) {
    for (QAction* action : actions) {
        auto* button = new QToolButton(m_buttons);
        button->setDefaultAction(action);
        button->setObjectName(action->objectName() + QStringLiteral("Button"));
        button->setFocusPolicy(Qt::TabFocus);
        button->setToolButtonStyle(
            action->icon().isNull() ? Qt::ToolButtonTextOnly : Qt::ToolButtonIconOnly
        );
        button->setIconSize({22, 22});
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        button->setMinimumHeight(36);
        m_buttons->layout()->addWidget(button);
    }
}

void PlayPage::showGame() {
    m_browsedPly.reset();
    if (std::holds_alternative<chess::ResultAwaited>(m_source.pending())) {
        m_checkingDelay.start();
    }
    showOther();
}

void PlayPage::showOther() {
    forgetRefusal();
    m_hasReturned = false;
    m_look.lookAway();
    m_look.follow(m_board->state().board, m_source.game().positionAfter(shownPly()).board());
    refresh();
    emit shownPlyChanged();
    emit learnt();
}

void PlayPage::showClock() {
    forgetRefusal(); // the clock may have been its cause
    const QWidget* before = window()->focusWidget();
    m_clocks->refresh();
    m_draws->show(shownPly());
    refreshStrips();
    refreshBoard();
    refreshStatus();
    keepFocus(before);
}

void PlayPage::showRefusal(chess::ActRefusal why) {
    m_refusal = why;
    refreshLook();
}

void PlayPage::forgetRefusal() {
    m_refusal.reset();
    m_attempt.reset();
    m_note.reset();
}

void PlayPage::setCoversWhilePaused(bool isOn) {
    m_coversWhilePaused = isOn;
    refreshBoard();
}

void PlayPage::setBelow(chess::Color below) {
    if (below == m_board->below()) {
        return;
    }
    m_board->setBelow(below);
    orderStrips();
    if (std::holds_alternative<chess::PromotionPending>(m_source.pending())) {
        emit pendingCancelled();
    }
}

chess::Color PlayPage::below() const {
    return m_board->below();
}

std::size_t PlayPage::shownPly() const {
    return m_browsedPly.value_or(m_source.game().plyCount());
}

void PlayPage::browse(std::size_t ply) {
    if (std::holds_alternative<chess::PromotionPending>(m_source.pending())) {
        emit pendingCancelled();
    }
    const std::size_t last = m_source.game().plyCount();
    m_browsedPly = ply < last ? std::optional(ply) : std::nullopt;
    showOther();
}

// What goes, goes before something else comes: what is shown finds its room at once, and a page
// that is full for a moment would stretch the window.
void PlayPage::refresh() {
    const QWidget* before = window()->focusWidget();
    const chess::Game& game = m_source.game();
    if (!game.isOver()) {
        m_banner->show(game, m_source.match());
    }
    m_draws->show(shownPly());
    refreshStatus();
    m_moves->show(game, shownPly());
    m_clocks->refresh();
    refreshStrips();
    if (game.isOver()) {
        m_banner->show(game, m_source.match());
    }
    refreshWhy();
    refreshBoard();
    keepFocus(before);
}

// A button that has gone leaves the keys to the board, not to its neighbour.
void PlayPage::keepFocus(const QWidget* before) {
    if (before && isAncestorOf(before) && !before->isVisibleTo(this)) {
        m_board->setFocus(Qt::OtherFocusReason);
    }
}

void PlayPage::refreshStrips() {
    const chess::Game& game = m_source.game();
    const auto& match = m_source.match();
    const bool isMade = canComplete(m_source);
    for (PlayerStrip* strip : {m_white, m_black}) {
        const chess::Color color = strip->color();
        const bool isOnMove = !isDecided(m_source) && color == game.position().turn();
        strip->setOnMove(isOnMove);
        strip->setCanResign(!isDecided(m_source));
        strip->setName(QString::fromStdString(
            m_source.terms().names.at(static_cast<std::size_t>(indexOf(color)))
        ));
        strip->setPressable(isOnMove && isMade);
        strip->setScore(
            match ? text::score(match->halfPoints(playerInGame(*match, game, color))) : QString()
        );
    }
}

void PlayPage::refreshBoard(Hand hand) {
    const chess::Game& game = m_source.game();
    BoardState state = isBrowsing() ? stateOfPly(m_source, shownPly()) : stateOfTable(m_source);
    addWhy(state);
    m_board->setCovered(isPaused(m_source) && m_coversWhilePaused && !game.isOver());
    addAids(state);
    const bool isTouch = std::holds_alternative<chess::MenTouched>(m_source.pending());
    const bool isMarked = state.refusal || m_board->state().refusal;
    const bool isKept = hand == Hand::Keeps || ((isTouch || isMarked) && !isBrowsing());
    if (isKept && state.board == m_board->state().board) {
        m_board->updateState(state); // the man touched is in the hand
    } else {
        m_board->setState(state);
    }
}

void PlayPage::refreshStatus() {
    const chess::Game& game = m_source.game();
    const bool isSaidElsewhere = m_draws->isClaiming() && !m_refusal;
    const bool isClaiming = m_draws->isClaiming(); // and needs the room
    m_buttons->setVisible(!isClaiming && !isLineInLowPage());
    m_place->setWanted(!isClaiming && (aids().card || aids().castling));
    m_place->setInFront(reach().has_value());
    if (isClaiming) {
        m_clockBar->hide();
    } else {
        m_clockBar->show(m_source);
    }
    m_status->setVisible((!game.isOver() || isBrowsing()) && !isSaidElsewhere);
    StatusFacts facts{m_source, m_refusal};
    facts.isBrowsing = isBrowsing();
    facts.hasReturned = m_hasReturned;
    facts.notice = m_draws->notice();
    facts.isChecking = !m_checkingDelay.isActive();
    if (aids().hints && !isBrowsing()) {
        facts.hint = hintOf(m_source, m_look.square());
    }
    const StatusShown shown = statusShown(facts);
    m_status->show(shown.message, shown.tone);
    tell(shown.message);
}

QString PlayPage::headline() const {
    const chess::Game& game = m_source.game();
    if (game.outcome()) {
        return text::resultOf(game).title;
    }
    if (const auto* awaited = std::get_if<chess::ResultAwaited>(&m_source.pending())) {
        return text::checkingResult(awaited->by, game).title;
    }
    const bool saysCheck = game.rules().checkBadge == chess::Aid::On;
    return (saysCheck ? text::statusOf(game.position()) : text::turnOf(game.position())).title;
}

void PlayPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) {
        refresh();
        emit learnt();
    }
    QWidget::changeEvent(event);
}

void PlayPage::resizeEvent(QResizeEvent* event) {
    const bool isTall = height() > width() * 5 / 4;
    if (isTall != std::exchange(m_isTall, isTall)) {
        orderStrips();
    }
    if (m_banner->isWhyShown()) {
        refreshWhy();
    }
    QWidget::resizeEvent(event);
}

} // namespace ui
