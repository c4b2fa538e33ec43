#include "ui/shell/mainwindow.h"

#include "core/notation/fen.h"
#include "ui/board/boardview.h"
#include "ui/play/drawdesk.h"
#include "ui/play/playpage.h"
#include "ui/shell/guidedesk.h"
#include "ui/shell/icons.h"
#include "ui/shell/learndesk.h"
#include "ui/shell/noticebar.h"
#include "ui/shell/pages.h"

#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QMenuBar>
#include <QMessageBox>
#include <QScreen>
#include <QVBoxLayout>

namespace ui {

MainWindow::MainWindow(const GameSource& source)
    : m_source(source),
      m_commands(new Commands(this)),
      m_questions(new Questions(*this, source)),
      m_notice(new NoticeBar(this)),
      m_play(new PlayPage(source, this)),
      m_pages(new Pages(*m_play, this)),
      m_guide(new GuideDesk(*m_pages, *m_play, this)),
      m_learn(new LearnDesk(*m_play, this)) {
    m_commands->fill(*menuBar());
    giveIcons(*m_commands, palette());
    m_play->addCommands(
        {m_commands->first,
         m_commands->previous,
         m_commands->next,
         m_commands->last,
         m_commands->takeBack,
         m_commands->flip}
    );
    auto* central = new QWidget(this);
    auto* layout = new QVBoxLayout(central);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_notice);
    layout->addWidget(&m_guide->sides(), 1);
    setCentralWidget(central);
    connectCommands();
    connectClock();
    connectPage();
    resize(QSize(1040, 740).boundedTo(screen()->availableSize() * 9 / 10));
    showGame();
    m_play->board().setFocus();
}

void MainWindow::connectCommands() {
    const Commands& does = *m_commands;
    connect(does.newGame, &QAction::triggered, m_pages, &Pages::showGame);
    connect(does.newGame, &QAction::triggered, m_questions, &Questions::newGame);
    connect(does.lessons, &QAction::triggered, m_pages, &Pages::openLessons);
    connect(m_pages, &Pages::turned, this, &MainWindow::turnPage);
    connect(m_learn, &LearnDesk::lessonAsked, m_pages, &Pages::openLesson);
    connect(does.quit, &QAction::triggered, this, &QWidget::close);
    connect(does.nextGame, &QAction::triggered, this, &MainWindow::nextGameRequested);
    connect(does.takeBack, &QAction::triggered, m_questions, &Questions::takeBack);
    connect(does.redo, &QAction::triggered, this, &MainWindow::redoRequested);
    connect(does.copyFen, &QAction::triggered, this, &MainWindow::copyFen);
    connect(does.resignWhite, &QAction::triggered, this, [this] {
        m_questions->resign(chess::Color::White);
    });
    connect(does.resignBlack, &QAction::triggered, this, [this] {
        m_questions->resign(chess::Color::Black);
    });
    connect(does.flip, &QAction::triggered, this, &MainWindow::flip);
    connect(does.turnEachMove, &QAction::toggled, this, [this](bool isOn) {
        turnToMover();
        emit turnEachMoveChanged(isOn);
    });
    connect(does.first, &QAction::triggered, this, [this] { m_play->browse(0); });
    connect(does.previous, &QAction::triggered, this, [this] { browseBy(-1); });
    connect(does.next, &QAction::triggered, this, [this] { browseBy(1); });
    connect(does.last, &QAction::triggered, this, [this] {
        m_play->browse(m_source.game().plyCount());
    });
    connect(does.light, &QAction::triggered, this, [this] { emit themeRequested(Theme::Light); });
    connect(does.dark, &QAction::triggered, this, [this] { emit themeRequested(Theme::Dark); });
    connect(does.english, &QAction::triggered, this, [this] {
        emit languageRequested(QStringLiteral("en"));
    });
    connect(does.japanese, &QAction::triggered, this, [this] {
        emit languageRequested(QStringLiteral("ja"));
    });
    connect(does.about, &QAction::triggered, this, &MainWindow::showAbout);
    m_guide->connectCommands(does);
}

void MainWindow::connectClock() {
    const Commands& does = *m_commands;
    connect(does.clockKey, &QAction::triggered, this, &MainWindow::pressClockKey);
    connect(does.pause, &QAction::triggered, this, &MainWindow::pauseOrResume);
    connect(does.arbiter, &QAction::triggered, m_questions, &Questions::changeTimes);
    connect(does.coverWhilePaused, &QAction::toggled, this, [this](bool isOn) {
        m_play->setCoversWhilePaused(isOn);
        emit coverWhilePausedChanged(isOn);
    });
    connect(m_play, &PlayPage::startClockRequested, this, &MainWindow::startClockRequested);
    connect(m_play, &PlayPage::completeRequested, this, &MainWindow::completeRequested);
    connect(m_play, &PlayPage::pauseRequested, this, &MainWindow::pauseRequested);
    connect(m_play, &PlayPage::resumeRequested, this, &MainWindow::resumeRequested);
    connect(m_play, &PlayPage::arbiterRequested, m_questions, &Questions::changeTimes);
}

void MainWindow::connectPage() {
    connect(m_play, &PlayPage::resignRequested, m_questions, &Questions::resign);
    connect(m_play, &PlayPage::newGameRequested, m_questions, &Questions::newGame);
    connect(m_play, &PlayPage::nextGameRequested, this, &MainWindow::nextGameRequested);
    connectDraws(*m_commands, m_play->draws());
    connect(m_play, &PlayPage::shownPlyChanged, this, &MainWindow::updateCommands);
    connect(m_learn, &LearnDesk::guideAsked, m_guide, &GuideDesk::explain);
    connect(m_guide, &GuideDesk::tryInGameRequested, m_questions, &Questions::startFrom);
}

// The press or [Done] where a move is made, else Start.
void MainWindow::pressClockKey() {
    if (canComplete(m_source)) {
        emit completeRequested();
    } else {
        emit startClockRequested();
    }
}

void MainWindow::pauseOrResume() {
    const auto& clock = m_source.clock();
    if (clock && clock->phase() == chess::ClockPhase::Paused) {
        emit resumeRequested();
    } else {
        emit pauseRequested();
    }
}

void MainWindow::showClock() {
    m_play->showClock();
    updateCommands();
}

void MainWindow::showGame() {
    m_play->showGame();
    turnToMover();
    updateCommands();
}

void MainWindow::openGuideAt(const QString& article) {
    m_guide->openArticle(article);
}

void MainWindow::showAids(const LearningAids& aids) {
    m_play->setAids(aids);
    updateCommands();
}

void MainWindow::showNotice(const QString& notice) {
    m_notice->show(notice);
}

bool MainWindow::isNoticeShown() const {
    return !m_notice->isHidden();
}

void MainWindow::updateCommands() {
    m_commands->update(m_source, m_play->shownPly());
    if (m_pages->areLessonsShown()) {
        m_commands->updateAwayFromGame();
    }
    //: %1 is how the game stands: "White to move"
    setWindowTitle(tr("%1 — Banmen").arg(m_pages->title()));
}

// A clock does not run on while its game is out of sight.
void MainWindow::turnPage() {
    const auto& clock = m_source.clock();
    if (m_pages->areLessonsShown() && clock && clock->phase() == chess::ClockPhase::Running) {
        emit pauseRequested();
    }
    updateCommands();
}

void MainWindow::openLesson(chess::LessonId lesson) {
    m_pages->openLesson(lesson);
}

void MainWindow::flip() {
    m_play->setBelow(!m_play->below());
    emit belowChanged(m_play->below());
}

void MainWindow::turnToMover() {
    if (m_commands->turnEachMove->isChecked() && !m_source.game().isOver()) {
        m_play->setBelow(m_source.game().position().turn());
    }
}

void MainWindow::browseBy(int plies) {
    const auto ply = static_cast<std::ptrdiff_t>(m_play->shownPly()) + plies;
    if (ply >= 0) {
        m_play->browse(static_cast<std::size_t>(ply));
    }
}

void MainWindow::copyFen() {
    const chess::Position& shown = m_source.game().positionAfter(m_play->shownPly());
    QApplication::clipboard()->setText(QString::fromStdString(writeFen(shown)));
}

void MainWindow::showAbout() {
    QMessageBox::about(
        this,
        tr("About Banmen"),
        tr("Banmen %1: chess for two at one screen, by the FIDE Laws of Chess in "
           "force since 1 January 2023.")
            .arg(QApplication::applicationVersion())
    );
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        updateCommands();
    }
    if (event->type() == QEvent::PaletteChange) {
        giveIcons(*m_commands, palette());
    }
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    m_play->board().cancelInput();
    if (m_isQuitConfirmed || !m_questions->isGameInProgress()) {
        event->accept();
        return;
    }
    event->ignore();
    m_questions->quit([this] {
        m_isQuitConfirmed = true;
        close();
    });
}

} // namespace ui
