// One lesson: its tasks one after the other on a live board, with the answer to every move beside
// it, or below it in a tall window.
#pragma once

#include "core/lesson/task.h"

#include <QSet>
#include <QWidget>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace ui {

class AnswerCard;
class TaskBoard;
class TaskDesk;
class TaskSteps;

class LessonView : public QWidget {
    Q_OBJECT

public:
    explicit LessonView(QWidget* parent = nullptr);

    // Shows the first task of a lesson that is not done, or its first one.
    void open(chess::LessonId lesson);
    void setDone(const QSet<QString>& ids); // of tasks
    chess::LessonId lesson() const { return m_lesson; }
    const chess::Task& task() const;

signals:
    void taskDone(const QString& id);
    void listRequested(); // of all lessons
    void backRequested(); // to the game

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOut();
    void turn();
    QPushButton* addButton(const char* name);
    void begin(std::size_t index);
    void goOn();
    void again();
    void refresh();
    void refreshButtons();
    bool isDone(const chess::Task& task) const;
    bool isLast() const; // task of the lesson

    chess::LessonId m_lesson = chess::LessonId::Pawn;
    std::size_t m_index = 0; // of the task in its lesson
    QSet<QString> m_done;
    TaskBoard* m_board;
    TaskDesk* m_desk;
    QWidget* m_panel;
    QLabel* m_title;
    TaskSteps* m_steps;
    QLabel* m_sentence;
    AnswerCard* m_answer;
    QPushButton *m_again, *m_solution, *m_next, *m_list, *m_back;
    QBoxLayout* m_layout = nullptr;
    bool m_isTall = false; // the panel is below the board
};

} // namespace ui
