// A task on a board: what the learner does goes to the task, what comes of it goes to the board,
// and the answer is kept for whoever says it.
#pragma once

#include "core/lesson/taskrun.h"
#include "core/verdict/refusal.h"
#include "ui/tasks/answercard.h"

#include <QObject>
#include <QTimer>

#include <vector>

namespace ui {

class TaskBoard;

class TaskDesk : public QObject {
    Q_OBJECT

public:
    explicit TaskDesk(TaskBoard& board, QObject* parent = nullptr);

    void begin(const chess::Task& task);
    void again();        // from its start
    void showSolution(); // plays it, move by move; then it is the learner's turn again

    const chess::TaskRun& run() const { return m_run; }
    bool isSolved() const { return m_run.isSolved() && !isShowing(); }
    bool isShowing() const { return m_isShowing; } // the solution; until it begins again

    text::Message answer() const; // in the language of now
    AnswerTone tone() const;

signals:
    void changed();
    void solved(); // by the learner

private:
    struct Tried {
        chess::TaskReply reply;
        chess::Position before;
        chess::Move move;
    };
    struct Refused {
        chess::Refusal refusal;
        chess::Game game;
    };

    void take(chess::Move move);
    void refuse(const chess::Refusal& refusal);
    void stand(const Tried& tried); // what the board shows after a move
    void showMiss(const Tried& tried);
    void showNextMove();
    void reset();
    void putTargets();

    TaskBoard& m_board;
    chess::TaskRun m_run;
    std::size_t m_firstStep = 0; // of the board, with the opponent's move before the task
    std::optional<Tried> m_tried;
    std::optional<Refused> m_refused;
    std::vector<chess::Move> m_solution; // what is still to be shown, next last
    bool m_isShowing = false;
    QTimer m_pace;
};

} // namespace ui
