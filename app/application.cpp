#include "app/application.h"

#include "ui/board/accessibility.h"
#include "ui/play/drawdesk.h"
#include "ui/play/playpage.h"
#include "ui/shell/guidedesk.h"
#include "ui/shell/pages.h"

#include <QApplication>
#include <QDir>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <QWindow>

#include <utility>

namespace app {

Places Places::ofUser() {
    const QString data = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    const QString config = QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation);
    return {data, QDir(config).filePath(QStringLiteral("banmen.ini"))};
}

namespace {

// Worth being offered again: a game with something done in it, or a match with games to come.
bool isUnfinished(const SessionRecord& record) {
    const bool isMatchOn = record.match && !record.match->isOver();
    return isMatchOn || (!record.game.isOver() && !record.game.acts().empty());
}

} // namespace

Application::Application(
    const Places& places, TimeSource& time, std::unique_ptr<MateWatcher> watcher
)
    : m_time(time),
      m_settings(places.settingsFile),
      m_store(places.dataFolder),
      m_watcher(watcher ? std::move(watcher) : std::make_unique<MateThread>()),
      m_session(m_time),
      m_window(m_session) {
    ui::installAccessibility();
    applySettings();
    connectSession();
    connectWishes();
    connectGuide();
    m_session.setWatcher(*m_watcher);
}

void Application::applySettings() {
    const bool isDarkDesktop = QApplication::palette().color(QPalette::Window).lightness() < 128;
    const ui::Theme theme =
        m_settings.theme().value_or(isDarkDesktop ? ui::Theme::Dark : ui::Theme::Light);
    m_language.use(m_settings.language().value_or(Language::ofSystem())); // before all is dressed
    ui::applyTheme(*qApp, theme);
    m_window.commands().setTheme(theme);
    m_window.commands().setLanguage(m_language.code());
    m_window.questions().setLastChoice(m_settings.lastChoice());
    m_window.commands().coverWhilePaused->setChecked(m_settings.coversWhilePaused());
    m_window.commands().turnEachMove->setChecked(m_settings.turnsEachMove());
    m_window.commands().claimNotice->setChecked(m_settings.showsClaimNotice());
    m_window.commands().counts->setChecked(m_settings.showsCounts());
    m_window.commands().setAids(m_settings.aids());
    m_window.showAids(m_settings.aids());
    m_window.playPage().draws().setNoticesShown(m_settings.showsClaimNotice());
    m_window.playPage().draws().setCountsShown(m_settings.showsCounts());
    m_window.playPage().setBelow(m_settings.below());
    m_window.pages().setLessonProgress(m_settings.lessonTasksDone());
    m_window.guide().setPlace(m_settings.guidePlace());
    m_window.guide().setTextSize(m_settings.guideTextSize());
    m_window.guide().setProgress(m_settings.guideProgress());
    m_window.restoreGeometry(m_settings.windowGeometry());
}

void Application::connectSession() {
    ui::PlayPage& page = m_window.playPage();
    connect(&m_session, &GameSession::changed, &m_window, &ui::MainWindow::showGame);
    connect(&m_session, &GameSession::clockChanged, &m_window, &ui::MainWindow::showClock);
    connect(&m_session, &GameSession::changed, this, &Application::keep);
    connect(&m_session, &GameSession::pausedBySleep, this, [this] {
        m_hasSlept = true;
        showNotice();
    });
    connect(&m_session, &GameSession::chancesFound, &page, &ui::PlayPage::showChances);
    connect(&m_session, &GameSession::refused, &page, &ui::PlayPage::showRefusal);
    connect(&page, &ui::PlayPage::moveChosen, &m_session, &GameSession::play);
    connect(&page, &ui::PlayPage::promotionReached, &m_session, &GameSession::reachPromotion);
    connect(&page, &ui::PlayPage::promotionChosen, &m_session, &GameSession::choosePromotion);
    connect(&page, &ui::PlayPage::pendingCancelled, &m_session, &GameSession::cancelPending);
    connect(&page, &ui::PlayPage::attempted, &m_session, &GameSession::attempt);
    connect(&page, &ui::PlayPage::manTouched, &m_session, &GameSession::touch);
    connectDraws();
    connectAids();
    connect(&m_window, &ui::MainWindow::redoRequested, &m_session, &GameSession::redo);
    connect(&m_window, &ui::MainWindow::nextGameRequested, this, &Application::beginNext);
    connect(&m_window, &ui::MainWindow::startClockRequested, &m_session, &GameSession::startClock);
    connect(&m_window, &ui::MainWindow::completeRequested, &m_session, &GameSession::completeMove);
    connect(&m_window, &ui::MainWindow::pauseRequested, &m_session, &GameSession::pauseClock);
    connect(&m_window, &ui::MainWindow::resumeRequested, &m_session, &GameSession::resumeClock);
    ui::Questions& asked = m_window.questions();
    connect(&asked, &ui::Questions::resignConfirmed, &m_session, &GameSession::resign);
    connect(&asked, &ui::Questions::takeBackAgreed, &m_session, &GameSession::takeBack);
    connect(&asked, &ui::Questions::clockChangeChosen, &m_session, &GameSession::changeClock);
    connect(&asked, &ui::Questions::newGameChosen, this, &Application::beginChosen);
    connect(&asked, &ui::Questions::positionChosen, this, &Application::beginFrom);
}

void Application::connectAids() {
    const ui::Commands& commands = m_window.commands();
    connect(commands.claimNotice, &QAction::toggled, this, [this](bool isOn) {
        m_settings.setShowsClaimNotice(isOn);
    });
    connect(commands.counts, &QAction::toggled, this, [this](bool isOn) {
        m_settings.setShowsCounts(isOn);
    });
    connect(&commands, &ui::Commands::aidsChanged, &m_window, &ui::MainWindow::showAids);
    connect(&commands, &ui::Commands::aidsChanged, this, [this](const ui::LearningAids& aids) {
        m_settings.setAids(aids);
    });
}

void Application::connectDraws() {
    ui::DrawDesk& draws = m_window.playPage().draws();
    connect(&draws, &ui::DrawDesk::offered, &m_session, &GameSession::offerDraw);
    connect(&draws, &ui::DrawDesk::accepted, &m_session, &GameSession::acceptDraw);
    connect(&draws, &ui::DrawDesk::declined, &m_session, &GameSession::declineDraw);
    connect(&draws, &ui::DrawDesk::announceRequested, &m_session, &GameSession::beginAnnouncing);
    connect(&draws, &ui::DrawDesk::announceEnded, &m_session, &GameSession::endAnnouncing);
    connect(&draws, &ui::DrawDesk::claimed, &m_session, &GameSession::claimDraw);
    connect(&draws, &ui::DrawDesk::adjustRequested, &m_session, &GameSession::adjust);
    connect(&draws, &ui::DrawDesk::playOnRequested, &m_session, &GameSession::resumeClock);
}

void Application::beginChosen(const ui::NewGameChoice& choice) {
    m_settings.setLastChoice(choice);
    m_window.questions().setLastChoice(choice);
    const auto drawn =
        QRandomGenerator::global()->bounded(2) == 0 ? chess::Color::White : chess::Color::Black;
    const ui::ResolvedChoice resolved = ui::resolve(choice, m_settings.lastColor(), drawn);
    m_settings.setLastColor(resolved.colorOfPlayer0);
    std::optional<chess::Match> match;
    if (choice.match) {
        match.emplace(choice.terms.names, *choice.match, resolved.colorOfPlayer0);
    }
    m_session.newGame(resolved.terms, match, choice.rules);
}

// A diagram of the guide, to be tried by two at home: without a clock.
void Application::beginFrom(const chess::Position& position) {
    const chess::RulePreset family = chess::presetOf(chess::RulesetName::Family);
    chess::GameTerms terms = family.terms;
    terms.controls.reset();
    m_session.resume({chess::Game(position, family.rules), terms});
    m_window.guide().showGame();
}

void Application::beginNext() {
    if (const auto color = m_settings.lastColor()) {
        m_settings.setLastColor(!*color);
    }
    m_session.nextGame();
}

void Application::connectWishes() {
    connect(&m_window, &ui::MainWindow::belowChanged, this, [this](chess::Color below) {
        m_settings.setBelow(below);
    });
    connect(&m_window, &ui::MainWindow::coverWhilePausedChanged, this, [this](bool isOn) {
        m_settings.setCoversWhilePaused(isOn);
    });
    connect(&m_window, &ui::MainWindow::turnEachMoveChanged, this, [this](bool isOn) {
        m_settings.setTurnsEachMove(isOn);
    });
    connect(&m_window.pages(), &ui::Pages::lessonTaskDone, this, [this](const QString& id) {
        m_settings.addLessonTaskDone(id);
    });
    connect(&m_window, &ui::MainWindow::themeRequested, this, [this](ui::Theme theme) {
        m_settings.setTheme(theme);
        ui::applyTheme(*qApp, theme);
    });
    connect(&m_window, &ui::MainWindow::languageRequested, this, [this](const QString& code) {
        m_settings.setLanguage(code);
        m_language.use(code);
        if (m_window.isNoticeShown()) {
            showNotice();
        }
    });
    connect(qApp, &QCoreApplication::aboutToQuit, this, [this] {
        m_settings.setWindowGeometry(m_window.saveGeometry());
    });
}

void Application::connectGuide() {
    ui::GuideDesk* guide = &m_window.guide();
    connect(guide, &ui::GuideDesk::placeChanged, this, [this](const QString& place) {
        m_settings.setGuidePlace(place);
    });
    connect(guide, &ui::GuideDesk::textSizeChanged, this, [this](int percent) {
        m_settings.setGuideTextSize(percent);
    });
    connect(guide, &ui::GuideDesk::progressChanged, this, [this](const QString& progress) {
        m_settings.setGuideProgress(progress);
    });
}

void Application::start() {
    lookForKeptGame();
    m_window.show();
    if (m_offered) {
        m_window.windowHandle()->installEventFilter(this);
    }
}

void Application::lookForKeptGame() {
    auto kept = m_store.load();
    if (!kept) {
        tell(kept.error());
    } else if (*kept && isUnfinished(**kept)) {
        m_offered = std::move(*kept);
    }
}

// The offer waits until the window is on the screen, so that it comes up over it and not where it
// is not yet.
bool Application::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Expose && watched == m_window.windowHandle()) {
        watched->removeEventFilter(this);
        QMetaObject::invokeMethod(this, &Application::offerKeptGame, Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

void Application::offerKeptGame() {
    m_window.questions().unfinished(
        m_offered->game.plyCount(),
        [this] { m_session.resume(*std::exchange(m_offered, std::nullopt)); },
        [this] {
            m_offered.reset();
            m_session.newGame(m_session.terms(), {}, m_session.game().rules());
        }
    );
}

void Application::keep() {
    if (m_offered) {
        return;
    }
    const auto result = m_store.keep(m_session.record());
    if (!result) {
        tell(result.error());
    } else if (m_told && m_told->fault == StoreFault::CannotWrite) {
        tell(std::nullopt); // it could be kept after all
    }
}

void Application::tell(const std::optional<StoreError>& error) {
    m_told = error;
    m_hasSlept = false;
    showNotice();
}

void Application::showNotice() {
    m_window.showNotice(
        m_hasSlept ? tr("The machine was asleep. The game is paused; nobody has lost time.")
        : m_told   ? words(*m_told)
                   : QString()
    );
}

QString Application::words(const StoreError& error) const {
    const QString file = QDir::toNativeSeparators(error.file);
    switch (error.fault) {
    case StoreFault::CannotWrite:
        return tr("The game could not be kept in %1 (%2). It goes on, but would be lost if the "
                  "program stopped.")
            .arg(file, error.reason);
    case StoreFault::CannotRead:
        return tr("The unfinished game in %1 could not be read (%2).").arg(file, error.reason);
    case StoreFault::Damaged:
        return tr("The file of the unfinished game is damaged. It was set aside as %1.").arg(file);
    }
    return {};
}

} // namespace app
