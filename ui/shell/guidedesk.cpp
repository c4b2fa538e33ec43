#include "ui/shell/guidedesk.h"

#include "ui/board/boardview.h"
#include "ui/guide/guidepage.h"
#include "ui/guide/guidesections.h"
#include "ui/play/drawdesk.h"
#include "ui/play/playpage.h"
#include "ui/shell/commands.h"

#include <QEvent>
#include <QSplitter>
#include <QStackedWidget>

namespace ui {
namespace {

constexpr int WidthForBoth = 1400;   // logical pixels
constexpr int LeastGuideWidth = 420; // beside the game

} // namespace

GuideDesk::GuideDesk(QStackedWidget& pages, PlayPage& play, QWidget* window)
    : QObject(window), m_pages(pages), m_play(play), m_window(*window), m_sides(new QSplitter) {
    m_sides->setObjectName(QStringLiteral("sides"));
    m_sides->setChildrenCollapsible(false);
    m_sides->addWidget(&m_pages);
    m_window.installEventFilter(this);
    connectPlay();
}

void GuideDesk::connectPlay() {
    connect(&m_play, &PlayPage::whyOverRequested, this, [this](chess::Termination end) {
        openSection(sectionOf(end));
    });
    DrawDesk& draws = m_play.draws();
    connect(&draws, &DrawDesk::offerHelpRequested, this, [this] { openSection(SectionOfOffers); });
    connect(&draws, &DrawDesk::claimHelpRequested, this, [this] { openSection(SectionOfClaims); });
}

QWidget& GuideDesk::sides() {
    return *m_sides;
}

// What is done in the game shows the game.
void GuideDesk::connectCommands(const Commands& does) {
    connect(does.guide, &QAction::triggered, this, &GuideDesk::toggle);
    const QList<QAction*> ofGame{
        does.newGame,
        does.nextGame,
        does.takeBack,
        does.redo,
        does.resignWhite,
        does.resignBlack,
        does.offerWhite,
        does.offerBlack,
        does.acceptDraw,
        does.declineDraw,
        does.claimDraw,
        does.adjust,
        does.clockKey,
        does.flip,
        does.first,
        does.previous,
        does.next,
        does.last};
    for (const QAction* action : ofGame) {
        connect(action, &QAction::triggered, this, [this] { m_pages.setCurrentWidget(&m_play); });
    }
}

GuidePage& GuideDesk::made() {
    if (!m_guide) {
        m_guide = new GuidePage(&m_window);
        m_guide->hide();
        m_guide->setTextSize(m_textSize);
        m_guide->progress().read(m_progress);
        connect(&m_guide->progress(), &GuideProgress::changed, this, [this] {
            emit progressChanged(m_guide->progress().written());
        });
        connect(m_guide, &GuidePage::gameRequested, this, &GuideDesk::close);
        connect(m_guide, &GuidePage::placeChanged, this, &GuideDesk::placeChanged);
        connect(m_guide, &GuidePage::textSizeChanged, this, &GuideDesk::textSizeChanged);
        connect(m_guide, &GuidePage::tryInGameRequested, this, &GuideDesk::tryInGameRequested);
    }
    return *m_guide;
}

bool GuideDesk::isOpen() const {
    return m_guide && m_guide->isVisibleTo(&m_window);
}

bool GuideDesk::hasRoomBeside() const {
    return m_window.width() >= WidthForBoth;
}

// Hidden while it changes its place: a page that is seen twice would stretch the window.
void GuideDesk::stand() {
    const bool isBeside = m_guide->parentWidget() == m_sides;
    const bool isInPlace = m_pages.indexOf(m_guide) >= 0;
    if (hasRoomBeside() ? isBeside : isInPlace) {
        return;
    }
    m_guide->hide();
    if (hasRoomBeside()) {
        m_pages.removeWidget(m_guide);
        m_guide->setMinimumWidth(LeastGuideWidth);
        m_guide->setStand(GuideStand::Beside);
        m_sides->addWidget(m_guide);
        m_sides->setSizes({m_sides->width() * 3 / 5, m_sides->width() * 2 / 5});
    } else {
        m_guide->setMinimumWidth(0);
        m_guide->setStand(GuideStand::InPlace);
        m_pages.addWidget(m_guide);
    }
}

void GuideDesk::open() {
    show();
    if (m_guide->page().isEmpty()) {
        m_guide->setPlace(m_place);
    }
}

void GuideDesk::openSection(const QString& page, const QString& anchor) {
    show();
    m_guide->openSection(page, anchor);
}

void GuideDesk::openArticle(const QString& number) {
    show();
    m_guide->openArticle(number);
}

void GuideDesk::explain(chess::RefusalReason reason, const QString& article) {
    if (const auto section = sectionOf(reason)) {
        openSection(*section, QStringLiteral("article:") + article);
    } else {
        openArticle(article);
    }
}

// Before it is filled: then its text is laid out for the right width at once.
void GuideDesk::show() {
    made();
    stand();
    if (hasRoomBeside()) {
        m_guide->show();
    } else {
        m_play.board().cancelInput();
        m_pages.setCurrentWidget(m_guide);
    }
    m_guide->takeFocus();
}

void GuideDesk::close() {
    if (!isOpen()) {
        return;
    }
    if (isInPlace()) {
        m_pages.setCurrentWidget(&m_play);
    }
    m_guide->hide();
    m_pages.currentWidget()->setFocus(Qt::OtherFocusReason);
    if (m_pages.currentWidget() == &m_play) {
        m_play.board().setFocus(Qt::OtherFocusReason);
    }
}

bool GuideDesk::isInPlace() const {
    return m_pages.currentWidget() == m_guide;
}

void GuideDesk::showGame() {
    m_pages.setCurrentWidget(&m_play);
    m_play.board().setFocus(Qt::OtherFocusReason);
}

void GuideDesk::toggle() {
    isOpen() ? close() : open();
}

void GuideDesk::setPlace(const QString& place) {
    m_place = place;
}

void GuideDesk::setTextSize(int percent) {
    m_textSize = percent;
}

// A guide that is read goes on being read where the window has room for it.
void GuideDesk::setProgress(const QString& progress) {
    m_progress = progress;
}

// A guide that is read goes on being read where the window has room for it.
bool GuideDesk::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::Resize || !isOpen()) {
        return QObject::eventFilter(watched, event);
    }
    const bool isBeside = m_guide->parentWidget() == m_sides;
    if (isBeside != hasRoomBeside()) {
        QWidget* focus = m_window.focusWidget();
        const bool isRead = m_guide->isAncestorOf(focus);
        if (isInPlace()) {
            m_pages.setCurrentWidget(&m_play);
        }
        stand();
        if (hasRoomBeside()) {
            m_guide->show();
        } else if (isRead) {
            m_pages.setCurrentWidget(m_guide);
        }
        if (isRead) {
            focus->setFocus(Qt::OtherFocusReason);
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace ui
