#include "core/lesson/solve.h"

#include "core/notation/fen.h"

#include <map>
#include <string>

namespace chess {
namespace {

// A way to a stage of the task, and how many as long lead there.
struct Reached {
    TaskRun run;
    std::vector<Move> line;
    int lines;
};

using Layer = std::map<std::string, Reached>;

std::string keyOf(const TaskRun& run) {
    return writeFen(run.position()) + std::to_string(run.targets().bits());
}

TaskSolutions escapes(const Task& task) {
    TaskSolutions found;
    TaskRun run(task);
    for (const Move move : run.position().legalMoves()) {
        if (!run.isSolved() && run.play(move).state != TaskState::Missed) {
            found.first.push_back(move);
        }
    }
    found.shortest = run.isSolved() ? 1 : 0;
    return found;
}

// All that one more move leads to; what solves the task is counted and kept.
Layer next(const Layer& layer, TaskSolutions& found) {
    Layer reached;
    for (const auto& [key, before] : layer) {
        for (const Move move : before.run.position().legalMoves()) {
            TaskRun run = before.run;
            const TaskState state = run.play(move).state;
            if (state == TaskState::Missed) {
                continue;
            }
            std::vector<Move> line = before.line;
            line.push_back(move);
            if (state == TaskState::Solved) {
                found.shortest += before.lines;
                if (found.first.empty()) {
                    found.first = line;
                }
                continue;
            }
            const auto [at, isNew] = reached.try_emplace(keyOf(run), Reached{run, line, 0});
            at->second.lines += before.lines;
        }
    }
    return reached;
}

} // namespace

TaskSolutions solutionsOf(const Task& task) {
    if (task.goal == TaskGoal::EscapeCheck) {
        return escapes(task);
    }
    TaskSolutions found;
    const TaskRun begun(task);
    Layer layer{{keyOf(begun), {begun, {}, 1}}};
    for (int i = 0; i < task.moves && found.first.empty(); ++i) {
        layer = next(layer, found);
    }
    return found;
}

} // namespace chess
