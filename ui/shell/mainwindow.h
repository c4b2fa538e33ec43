// The window: a stack of pages under one menu. It passes wishes on and shows what it is told.
#pragma once

#include "ui/shell/commands.h"

#include <QMainWindow>

class QStackedWidget;

namespace ui {

class GameSource;
class NoticeBar;
class PlayPage;

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(const GameSource& source);

    PlayPage& playPage() { return *m_play; }
    Commands& commands() { return *m_commands; }

    void showGame(); // after every change of the game
    void showNotice(const QString& notice);
    bool isNoticeShown() const; // until the player closes it

    // Offers to go on with an unfinished game of so many moves.
    void
    offerUnfinished(std::size_t plies, std::function<void()> goOn, std::function<void()> startNew);

signals:
    void newGameRequested();                  // asked and confirmed
    void resignRequested(chess::Color color); // asked and confirmed
    void takeBackRequested();
    void redoRequested();
    void belowChanged(chess::Color below);
    void turnEachMoveChanged(bool isOn);
    void themeRequested(Theme theme);
    void languageRequested(const QString& code);

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void connectCommands();
    void askNewGame();
    void askResign(chess::Color color);
    void flip();
    void turnToMover();
    void copyFen();
    void showAbout();
    void updateCommands();
    void browseBy(int plies);
    bool isGameInProgress() const;

    const GameSource& m_source;
    Commands* m_commands;
    NoticeBar* m_notice;
    QStackedWidget* m_pages;
    PlayPage* m_play;
    bool m_isQuitConfirmed = false;
};

} // namespace ui
