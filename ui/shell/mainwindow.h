// The window: a stack of pages under one menu. It passes wishes on and shows what it is told.
#pragma once

#include "core/lesson/task.h"
#include "ui/shell/commands.h"
#include "ui/shell/questions.h"

#include <QMainWindow>

namespace ui {

class GameSource;
class GuideDesk;
class LearnDesk;
class NoticeBar;
class Pages;
class PlayPage;

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(const GameSource& source);

    PlayPage& playPage() { return *m_play; }
    Pages& pages() { return *m_pages; }
    Commands& commands() { return *m_commands; }
    Questions& questions() { return *m_questions; }
    GuideDesk& guide() { return *m_guide; }
    void openGuideAt(const QString& article); // "5.2.1", at the section that treats it best

    void showGame();                         // after every change of the game
    void showClock();                        // after every change of the clock
    void showAids(const LearningAids& aids); // as they are wanted
    void openLesson(chess::LessonId lesson);
    void showNotice(const QString& notice);
    bool isNoticeShown() const; // until the player closes it

signals:
    void nextGameRequested();
    void startClockRequested();
    void completeRequested();
    void pauseRequested();
    void resumeRequested();
    void coverWhilePausedChanged(bool isOn);
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
    void connectClock();
    void connectPage();
    void turnPage();
    void pressClockKey();
    void pauseOrResume();
    void flip();
    void turnToMover();
    void copyFen();
    void showAbout();
    void updateCommands();
    void browseBy(int plies);

    const GameSource& m_source;
    Commands* m_commands;
    Questions* m_questions;
    NoticeBar* m_notice;
    PlayPage* m_play;
    Pages* m_pages;
    GuideDesk* m_guide;
    LearnDesk* m_learn;
    bool m_isQuitConfirmed = false;
};

} // namespace ui
