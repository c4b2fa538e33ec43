#include "app/application.h"

#include "ui/play/playpage.h"

#include <QApplication>
#include <QDir>
#include <QStandardPaths>
#include <QWindow>

#include <utility>

namespace app {

Places Places::ofUser() {
    const QString data = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    const QString config = QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation);
    return {data, QDir(config).filePath(QStringLiteral("banmen.ini"))};
}

Application::Application(const Places& places)
    : m_settings(places.settingsFile), m_store(places.dataFolder), m_window(m_session) {
    applySettings();
    connectSession();
    connectWishes();
}

void Application::applySettings() {
    const bool isDarkDesktop = QApplication::palette().color(QPalette::Window).lightness() < 128;
    const ui::Theme theme =
        m_settings.theme().value_or(isDarkDesktop ? ui::Theme::Dark : ui::Theme::Light);
    ui::applyTheme(*qApp, theme);
    m_language.use(m_settings.language().value_or(Language::ofSystem()));
    m_window.commands().setTheme(theme);
    m_window.commands().setLanguage(m_language.code());
    m_window.commands().turnEachMove->setChecked(m_settings.turnsEachMove());
    m_window.playPage().setBelow(m_settings.below());
    m_window.restoreGeometry(m_settings.windowGeometry());
}

void Application::connectSession() {
    ui::PlayPage& page = m_window.playPage();
    connect(&m_session, &GameSession::changed, &m_window, &ui::MainWindow::showGame);
    connect(&m_session, &GameSession::changed, this, &Application::keep);
    connect(&m_session, &GameSession::refused, &page, &ui::PlayPage::showRefusal);
    connect(&page, &ui::PlayPage::moveChosen, &m_session, &GameSession::play);
    connect(&page, &ui::PlayPage::promotionReached, &m_session, &GameSession::reachPromotion);
    connect(&page, &ui::PlayPage::promotionChosen, &m_session, &GameSession::choosePromotion);
    connect(&page, &ui::PlayPage::promotionCancelled, &m_session, &GameSession::cancelPromotion);
    connect(&page, &ui::PlayPage::attempted, &m_session, &GameSession::attempt);
    connect(&m_window, &ui::MainWindow::newGameRequested, &m_session, &GameSession::newGame);
    connect(&m_window, &ui::MainWindow::resignRequested, &m_session, &GameSession::resign);
    connect(&m_window, &ui::MainWindow::takeBackRequested, &m_session, &GameSession::takeBack);
    connect(&m_window, &ui::MainWindow::redoRequested, &m_session, &GameSession::redo);
}

void Application::connectWishes() {
    connect(&m_window, &ui::MainWindow::belowChanged, this, [this](chess::Color below) {
        m_settings.setBelow(below);
    });
    connect(&m_window, &ui::MainWindow::turnEachMoveChanged, this, [this](bool isOn) {
        m_settings.setTurnsEachMove(isOn);
    });
    connect(&m_window, &ui::MainWindow::themeRequested, this, [this](ui::Theme theme) {
        m_settings.setTheme(theme);
        ui::applyTheme(*qApp, theme);
    });
    connect(&m_window, &ui::MainWindow::languageRequested, this, [this](const QString& code) {
        m_settings.setLanguage(code);
        m_language.use(code);
        if (m_window.isNoticeShown()) {
            tell(m_told);
        }
    });
    connect(qApp, &QCoreApplication::aboutToQuit, this, [this] {
        m_settings.setWindowGeometry(m_window.saveGeometry());
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
    } else if (*kept && !(*kept)->isOver() && !(*kept)->acts().empty()) {
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
    m_window.offerUnfinished(
        m_offered->plyCount(),
        [this] { m_session.resume(*std::exchange(m_offered, std::nullopt)); },
        [this] {
            m_offered.reset();
            m_session.newGame();
        }
    );
}

void Application::keep(const chess::Game& game) {
    if (m_offered) {
        return;
    }
    const auto result = m_store.keep(game);
    if (!result) {
        tell(result.error());
    } else if (m_told && m_told->fault == StoreFault::CannotWrite) {
        tell(std::nullopt); // it could be kept after all
    }
}

void Application::tell(const std::optional<StoreError>& error) {
    m_told = error;
    m_window.showNotice(m_told ? words(*m_told) : QString());
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
