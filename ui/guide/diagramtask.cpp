#include "ui/guide/diagramtask.h"

#include <algorithm>
#include <utility>

namespace ui {

DiagramTask::DiagramTask(const std::vector<DiagramStep>& steps)
    : m_steps(&steps), m_reached(steps.front().goals.size(), false) {}

bool DiagramTask::isReached(const DiagramRule& goal) const {
    return m_reached[static_cast<std::size_t>(&goal - step().goals.data())];
}

TaskAnswer DiagramTask::answer(const Fits& fits) const {
    const DiagramRule* again = nullptr;
    for (const DiagramRule& goal : step().goals) {
        if (fits(goal.on)) {
            if (!isReached(goal)) {
                return {TaskVerdict::Goal, &goal};
            }
            again = &goal;
        }
    }
    if (again) {
        return {TaskVerdict::Again, again};
    }
    for (const DiagramRule& wrong : step().answers) {
        if (fits(wrong.on)) {
            return {TaskVerdict::Wrong, &wrong};
        }
    }
    return {TaskVerdict::Other, nullptr};
}

const DiagramRule& DiagramTask::nextGoal() const {
    const auto goal =
        std::find_if(step().goals.begin(), step().goals.end(), [this](const DiagramRule& rule) {
            return !isReached(rule);
        });
    Q_ASSERT(goal != step().goals.end());
    return *goal;
}

std::size_t DiagramTask::reachedCount() const {
    return static_cast<std::size_t>(std::count(m_reached.begin(), m_reached.end(), true));
}

DiagramTask::Reached DiagramTask::reach(const DiagramRule& goal) {
    m_reached[static_cast<std::size_t>(&goal - step().goals.data())] = true;
    if (step().needed == GoalsNeeded::All && reachedCount() < step().goals.size()) {
        return Reached::OneOfSeveral;
    }
    if (goal.next >= m_steps->size()) {
        m_isDone = true;
        return Reached::End;
    }
    const DiagramStep& next = (*m_steps)[goal.next];
    if (next.placement && !next.goals.empty()) {
        m_waiting = goal.next;
        return Reached::Scene;
    }
    begin(goal.next);
    return Reached::Step;
}

void DiagramTask::begin(std::size_t step) {
    m_step = step;
    m_reached.assign(this->step().goals.size(), false);
    m_isDone = this->step().goals.empty();
}

void DiagramTask::goOn() {
    if (const auto next = std::exchange(m_waiting, std::nullopt)) {
        begin(*next);
    }
}

} // namespace ui
