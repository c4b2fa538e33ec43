// The page of the lessons: all of them to choose from, or one of them.
#pragma once

#include "core/lesson/task.h"

#include <QSet>
#include <QWidget>

class QStackedLayout;

namespace ui {

class LessonList;
class LessonView;

class LessonPage : public QWidget {
    Q_OBJECT

public:
    explicit LessonPage(QWidget* parent = nullptr);

    // The tasks done so far; ids that no task has are no matter.
    void setProgress(const QSet<QString>& ids);

    void openList();
    void open(chess::LessonId lesson); // at its first task that is not done

signals:
    void taskDone(const QString& id);
    void backRequested(); // to the game

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void showDone();

    QSet<QString> m_done;
    QStackedLayout* m_stack;
    LessonList* m_list;
    LessonView* m_view;
};

} // namespace ui
