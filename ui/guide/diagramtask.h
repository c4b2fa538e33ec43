// How far a reader has come with the steps of a diagram, and what is to be said to what he does. It
// knows neither board nor buttons.
#pragma once

#include "ui/guide/diagramdata.h"

#include <functional>

namespace ui {

enum class TaskVerdict {
    Goal,  // one of the goals
    Again, // a goal that has been reached already
    Wrong, // has its own answer
    Other, // anything else
};

struct TaskAnswer {
    TaskVerdict verdict;
    const DiagramRule* rule; // of goals and answers; else nothing
};

class DiagramTask {
public:
    explicit DiagramTask(const std::vector<DiagramStep>& steps); // which outlive it

    using Fits = std::function<bool(const Trigger&)>;

    const DiagramStep& step() const { return (*m_steps)[m_step]; }
    bool isDone() const { return m_isDone; }

    TaskAnswer answer(const Fits& fits) const;
    const DiagramRule& nextGoal() const; // that is not reached yet; the end is not reached

    // A goal is reached, of those of this step.
    enum class Reached {
        OneOfSeveral, // this step goes on
        Step,         // the next has begun
        Scene,        // the next begins on another board, once the reader has gone on
        End,
    };
    Reached reach(const DiagramRule& goal);
    bool isWaiting() const { return m_waiting.has_value(); } // for the reader to go on
    void goOn();
    std::size_t reachedCount() const; // in this step

private:
    bool isReached(const DiagramRule& goal) const;
    void begin(std::size_t step);

    const std::vector<DiagramStep>* m_steps;
    std::size_t m_step = 0;
    std::vector<bool> m_reached;          // by goal of this step
    std::optional<std::size_t> m_waiting; // the step that begins then
    bool m_isDone = false;
};

} // namespace ui
