// All that solves a task, found by trying everything as a learner could.
#pragma once

#include "core/lesson/taskrun.h"

#include <vector>

namespace chess {

struct TaskSolutions {
    std::vector<Move> first; // one shortest line of the learner's moves; in EscapeCheck one move
                             // for each way
    int shortest = 0;        // how many lines are as short; 0: it cannot be done
};

TaskSolutions solutionsOf(const Task& task);

} // namespace chess
