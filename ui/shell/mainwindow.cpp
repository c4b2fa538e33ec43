#include "ui/shell/mainwindow.h"

#include "core/notation/fen.h"
#include "core/verdict/helpmate.h"
#include "ui/board/boardview.h"
#include "ui/play/playpage.h"
#include "ui/shell/confirm.h"
#include "ui/shell/icons.h"
#include "ui/shell/noticebar.h"

#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QMenuBar>
#include <QMessageBox>
#include <QScreen>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace ui {

MainWindow::MainWindow(const GameSource& source)
    : m_source(source),
      m_commands(new Commands(this)),
      m_notice(new NoticeBar(this)),
      m_pages(new QStackedWidget(this)),
      m_play(new PlayPage(source, this)) {
    m_commands->fill(*menuBar());
    giveIcons(*m_commands, palette());
    m_pages->addWidget(m_play);
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
    layout->addWidget(m_pages, 1);
    setCentralWidget(central);
    connectCommands();
    resize(QSize(1040, 740).boundedTo(screen()->availableSize() * 9 / 10));
    showGame();
    m_play->board().setFocus();
}

void MainWindow::connectCommands() {
    const Commands& does = *m_commands;
    connect(does.newGame, &QAction::triggered, this, &MainWindow::askNewGame);
    connect(does.quit, &QAction::triggered, this, &QWidget::close);
    connect(does.takeBack, &QAction::triggered, this, &MainWindow::takeBackRequested);
    connect(does.redo, &QAction::triggered, this, &MainWindow::redoRequested);
    connect(does.copyFen, &QAction::triggered, this, &MainWindow::copyFen);
    connect(does.resignWhite, &QAction::triggered, this, [this] {
        askResign(chess::Color::White);
    });
    connect(does.resignBlack, &QAction::triggered, this, [this] {
        askResign(chess::Color::Black);
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
    connect(m_play, &PlayPage::resignRequested, this, &MainWindow::askResign);
    connect(m_play, &PlayPage::newGameRequested, this, &MainWindow::askNewGame);
    connect(m_play, &PlayPage::shownPlyChanged, this, &MainWindow::updateCommands);
}

void MainWindow::showGame() {
    m_play->showGame();
    turnToMover();
    updateCommands();
}

void MainWindow::showNotice(const QString& notice) {
    m_notice->show(notice);
}

bool MainWindow::isNoticeShown() const {
    return !m_notice->isHidden();
}

void MainWindow::updateCommands() {
    m_commands->update(m_source.game(), m_play->shownPly());
    //: %1 is how the game stands: "White to move"
    setWindowTitle(tr("%1 — Banmen").arg(m_play->headline()));
}

bool MainWindow::isGameInProgress() const {
    return !m_source.game().isOver() && !m_source.game().acts().empty();
}

void MainWindow::askNewGame() {
    m_play->board().cancelInput();
    if (!isGameInProgress()) {
        emit newGameRequested();
        return;
    }
    confirm(
        this,
        {tr("Start a new game?"),
         tr("The game on the board is not finished and will be lost."),
         tr("New game"),
         tr("Keep playing")},
        [this] { emit newGameRequested(); }
    );
}

void MainWindow::askResign(chess::Color color) {
    m_play->board().cancelInput();
    if (m_source.game().isOver()) {
        return;
    }
    const bool isDraw = cannotMate(m_source.game().position(), !color);
    const text::Message words = text::resignQuestion(color, isDraw);
    confirm(this, {words.title, words.line, tr("Resign"), tr("Keep playing")}, [this, color] {
        emit resignRequested(color);
    });
}

void MainWindow::offerUnfinished(
    std::size_t plies, std::function<void()> goOn, std::function<void()> startNew
) {
    choose(
        this,
        {tr("Go on with the unfinished game?"),
         tr("It was kept after %n half-moves.", nullptr, static_cast<int>(plies)),
         tr("Go on"),
         tr("New game")},
        std::move(goOn),
        std::move(startNew)
    );
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
    if (m_isQuitConfirmed || !isGameInProgress()) {
        event->accept();
        return;
    }
    event->ignore();
    confirm(
        this,
        {tr("Quit during the game?"),
         tr("The game is kept and will be offered at the next start."),
         tr("Quit"),
         tr("Keep playing")},
        [this] {
            m_isQuitConfirmed = true;
            close();
        }
    );
}

} // namespace ui
