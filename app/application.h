// Wires the rooms together: session, window, store, settings, language.
#pragma once

#include "app/gamesession.h"
#include "app/gamestore.h"
#include "app/language.h"
#include "app/settings.h"
#include "ui/shell/mainwindow.h"

#include <memory>

namespace app {

// Where the program keeps what it remembers.
struct Places {
    QString dataFolder;
    QString settingsFile;

    static Places ofUser();
};

class Application : public QObject {
    Q_OBJECT

public:
    // Whether the players can still mate is looked for in a thread of its own, unless another is
    // handed in who does it.
    Application(
        const Places& places, TimeSource& time, std::unique_ptr<MateWatcher> watcher = nullptr
    );

    GameSession& session() { return m_session; }
    ui::MainWindow& window() { return m_window; }
    Settings& settings() { return m_settings; }

    // Shows the window as it was left, and offers an unfinished game.
    void start();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void applySettings();
    void connectSession();
    void connectDraws();
    void connectAids();
    void connectWishes();
    void connectGuide();
    void lookForKeptGame();
    void offerKeptGame();
    void keep();
    void beginChosen(const ui::NewGameChoice& choice);
    void beginFrom(const chess::Position& position);
    void beginNext();
    void tell(const std::optional<StoreError>& error);
    void showNotice(); // in the language chosen
    QString words(const StoreError& error) const;

    TimeSource& m_time;
    Settings m_settings;
    GameStore m_store;
    Language m_language;
    std::unique_ptr<MateWatcher> m_watcher;
    GameSession m_session;
    ui::MainWindow m_window;
    std::optional<SessionRecord>
        m_offered; // a kept game that waits for an answer: nothing may replace it
    std::optional<StoreError> m_told; // what the notice speaks of
    bool m_hasSlept = false;          // the machine; the notice speaks of it
};

} // namespace app
