#include "app/application.h"

#include "ui/play/playpage.h"

#include <QApplication>
#include <QDir>
#include <QStandardPaths>

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
    });
    connect(qApp, &QCoreApplication::aboutToQuit, this, [this] {
        m_settings.setWindowGeometry(m_window.saveGeometry());
    });
}

void Application::start() {
    m_window.show();
    offerKeptGame();
}

void Application::offerKeptGame() {
    const auto kept = m_store.load();
    if (!kept) {
        m_window.showNotice(words(kept.error()));
        return;
    }
    if (!*kept || (*kept)->isOver() || (*kept)->acts().empty()) {
        return;
    }
    m_isKeeping = false;
    const chess::Game game = **kept;
    m_window.offerUnfinished(
        game.plyCount(),
        [this, game] {
            m_isKeeping = true;
            m_session.resume(game);
        },
        [this] {
            m_isKeeping = true;
            m_session.newGame();
        }
    );
}

void Application::keep(const chess::Game& game) {
    if (!m_isKeeping) {
        return;
    }
    const auto result = m_store.keep(game);
    m_window.showNotice(result ? QString() : words(result.error()));
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
