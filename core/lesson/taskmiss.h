// What a move misses of a goal that one move reaches.
#pragma once

#include "core/lesson/taskrun.h"

namespace chess::lesson {

struct Miss {
    TaskMiss why;
    std::optional<Move> defence = std::nullopt;
};

// Nothing: the legal move reaches the goal. Not asked of goals that several moves reach by count
// (stars, men) or of ways out of check.
std::optional<Miss> missOf(TaskGoal goal, const Position& before, Move move);

} // namespace chess::lesson
