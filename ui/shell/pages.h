// The pages of the window, one of them shown: the game, and those that are made when they are first
// opened. The guide comes and goes as it has room beside them (GuideDesk).
#pragma once

#include "core/lesson/task.h"

#include <QSet>
#include <QStackedWidget>

namespace ui {

class LessonPage;
class PlayPage;

class Pages : public QStackedWidget {
    Q_OBJECT

public:
    Pages(PlayPage& play, QWidget* parent);

    bool isGameShown() const;
    bool areLessonsShown() const;
    QString title() const; // of what is shown: how the game stands, or the name of the page

    void showGame();    // back from any other page
    void openLessons(); // all of them, to choose from
    void openLesson(chess::LessonId lesson);
    void setLessonProgress(const QSet<QString>& taskIds); // done so far

signals:
    void turned(); // another page is shown
    void lessonTaskDone(const QString& taskId);

private:
    LessonPage& lessons();
    void turnTo(QWidget& page);

    PlayPage& m_play;
    LessonPage* m_lessons = nullptr;
    QSet<QString> m_lessonProgress;
};

} // namespace ui
