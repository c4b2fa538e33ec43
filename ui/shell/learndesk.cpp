#include "ui/shell/learndesk.h"

#include "ui/board/boardview.h"
#include "ui/board/longpress.h"
#include "ui/learn/balloonplace.h"
#include "ui/learn/castlingchips.h"
#include "ui/learn/learnpanel.h"
#include "ui/learn/lessonfor.h"
#include "ui/learn/piececard.h"
#include "ui/learn/refusalballoon.h"
#include "ui/play/playpage.h"
#include "ui/text/reachwords.h"
#include "ui/text/whywords.h"

#include <QKeyEvent>

#include <algorithm>

namespace ui {
namespace {

constexpr int BalloonWidth = 330; // logical pixels
constexpr int OfferAt = 2;        // the second refusal of one kind offers the lesson

// "3.7.1, 3.7.3": the first of them.
QString firstArticle(chess::RefusalReason reason) {
    const std::string_view all = chess::article(reason);
    const auto first = all.substr(0, all.find(','));
    return QString::fromLatin1(first.data(), static_cast<qsizetype>(first.size()));
}

} // namespace

LearnDesk::LearnDesk(PlayPage& page, QObject* parent)
    : QObject(parent),
      m_page(page),
      m_panel(new LearnPanel(&page)),
      m_balloon(new RefusalBalloon(&page)) {
    page.setCompanion(m_panel);
    page.installEventFilter(this);
    page.board().installEventFilter(this);
    connect(&page, &PlayPage::learnt, this, &LearnDesk::show);
    connect(new LongPress(&page.board()), &LongPress::held, &page, &PlayPage::pin);
    connect(&m_panel->card(), &PieceCard::pinToggled, &page, &PlayPage::setPinned);
    connect(m_panel, &LearnPanel::attacksHeld, &page, &PlayPage::setAttacksShown);
    connect(&m_panel->chips(), &CastlingChips::asked, this, &LearnDesk::explainCastling);
    connect(m_balloon, &RefusalBalloon::whyAsked, this, [this] {
        emit guideAsked(m_refusal->reason, firstArticle(m_refusal->reason));
    });
    connect(m_balloon, &RefusalBalloon::lessonAsked, this, [this] {
        if (const auto lesson = lessonFor(m_refusal->reason)) {
            emit lessonAsked(*lesson);
        }
    });
    connect(m_balloon, &RefusalBalloon::dismissed, &page, &PlayPage::dismissRefusal);
    show();
}

void LearnDesk::show() {
    const LearningAids aids = m_page.aids();
    m_panel->setParts(aids.card, aids.castling);
    PieceCard& card = m_panel->card();
    if (const auto reach = m_page.reach()) {
        card.show(*reach);
    } else {
        card.showNothing();
    }
    card.setPinned(m_page.isPinned());
    showRefusal();
    if (aids.castling) {
        const bool isCited =
            m_refusal && m_refusal->drawing.cue == chess::RefusalCue::CastlingChips;
        m_panel->chips().show(
            m_page.shownGame(), isCited ? std::optional(m_refusal->turn) : std::nullopt
        );
    }
}

void LearnDesk::showRefusal() {
    const auto why = m_page.whyRefused();
    const bool isNew = why != m_refusal;
    m_refusal = why;
    if (!why) {
        m_balloon->hide();
        return;
    }
    int& count = m_counts[static_cast<int>(why->reason)];
    count += isNew ? 1 : 0;
    const bool offersLesson = count >= OfferAt && lessonFor(why->reason);
    m_balloon->show(text::whyRefused(*why, m_page.shownGame()), offersLesson);
    placeBalloon();
}

// On the board beside what it speaks of; where there is no room, beside the board.
void LearnDesk::placeBalloon() {
    if (!m_refusal) {
        return;
    }
    const BoardView& board = m_page.board();
    const BoardGeometry geometry = board.geometryNow();
    const QPoint origin = board.mapTo(&m_page, QPoint(0, 0));
    QList<QRect> seen;
    for (const chess::Square square : chess::spokenSquares(*m_refusal)) {
        seen << geometry.rectOf(square).toAlignedRect().translated(origin);
    }
    const QRect squares = geometry.board().toAlignedRect().translated(origin);
    const QPoint near = geometry.rectOf(m_refusal->attempt.to).center().toPoint() + origin;
    const QSize size = m_balloon->sizeFor(std::min(BalloonWidth, squares.width()));
    const QRect beside = m_page.besideBoard();
    const auto place = roomFor(size, squares, seen, near);
    m_balloon->setGeometry(
        place.value_or(QRect(beside.bottomLeft(), m_balloon->sizeFor(beside.width())))
    );
}

void LearnDesk::explainCastling(chess::Color color, chess::Wing wing) {
    const chess::CastlingState state = castlingStateOf(m_page.shownGame(), color, wing);
    m_page.setNote(state.why ? std::optional(state.why->drawing) : std::nullopt);
    m_panel->card().show(
        text::castlingWords(state, m_page.shownGame()), {color, chess::Role::King}
    );
}

bool LearnDesk::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::KeyRelease: {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_A && key->modifiers() == Qt::NoModifier) {
            if (!key->isAutoRepeat()) {
                m_page.setAttacksShown(event->type() == QEvent::KeyPress);
            }
            return true;
        }
        break;
    }
    case QEvent::WindowDeactivate: m_page.setAttacksShown(false); break;
    case QEvent::Resize: placeBalloon(); break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace ui
