// The tasks of the lessons, as data: a position, what is to be done there, and what does it. Every
// claim is checked by a test, with the laws themselves. Words are elsewhere.
#pragma once

#include "core/position/bitboard.h"
#include "core/position/piece.h"

#include <array>
#include <optional>
#include <span>
#include <string_view>

namespace chess {

enum class LessonId : std::uint8_t {
    Pawn,
    Knight,
    Bishop,
    Rook,
    Queen,
    King,
    Castling,
    EnPassant,
    Promotion,
    Check,
    Mate,
};

constexpr std::array<LessonId, 11> AllLessons{
    LessonId::Pawn,
    LessonId::Knight,
    LessonId::Bishop,
    LessonId::Rook,
    LessonId::Queen,
    LessonId::King,
    LessonId::Castling,
    LessonId::EnPassant,
    LessonId::Promotion,
    LessonId::Check,
    LessonId::Mate,
};

// The man that a lesson is about, where it is about one.
std::optional<Role> roleOf(LessonId lesson);

enum class TaskGoal : std::uint8_t {
    TakeStars,        // the lesson's man comes to each star
    CaptureMen,       // each man marked is captured, by whichever man
    Castle,           // 3.8.2
    CaptureEnPassant, // 3.7.3.1
    Promote,          // to any piece
    PromoteSafely,    // to one that does not stalemate
    Fork,             // the man that moves checks the king, attacks the queen and cannot be taken
    GiveCheck,
    GiveDiscoveredCheck, // by another man than the one that moves
    GiveDoubleCheck,
    GiveMate,
    AvoidStalemate, // whatever leaves the opponent a move, or mates him
    EscapeCheck,    // in each of the ways that there are, one after the other
};

struct Task {
    std::string_view id; // "knight.1": what is kept as done, so that it never changes
    LessonId lesson;
    TaskGoal goal;
    std::string_view fen;
    std::string_view before;  // moves in UCI played from there before the task begins, the last by
                              // the opponent; mostly none
    std::string_view squares; // the stars, or the men to be captured; where they are asked for
    int moves; // the fewest in which it can be done, and no more are given; in EscapeCheck: ways
    std::string_view accepted; // of one move and in EscapeCheck: all that are right, UCI
    int shortest;              // of several moves: how many lines of so many moves do it
};

constexpr int Several = 0; // Task::shortest, where Task::accepted tells

std::span<const Task> allTasks();               // lesson by lesson, from easy to harder
std::span<const Task> tasksOf(LessonId lesson); // five to eight
const Task* findTask(std::string_view id);      // nothing for an id that no task has

Bitboard squaresOf(const Task& task); // Task::squares

} // namespace chess
