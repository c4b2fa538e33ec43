// The words of the lessons: their names, what each task asks for, and the answer to every move.
#pragma once

#include "core/lesson/taskrun.h"
#include "ui/text/words.h"

namespace ui::text {

QString lessonName(chess::LessonId lesson); // "Knight", "En passant"
QString lessonLine(chess::LessonId lesson); // what is learnt there, in a few words

// What is to be done, in a sentence or two. The side is the learner's.
QString taskSentence(const chess::Task& task, chess::Color learner);

// What is to be thought of a legal move: the run has taken it, and has answered so.
struct TriedMove {
    const chess::TaskRun& run; // after the move
    const chess::TaskReply& reply;
    const chess::Position& before; // the position that the move was made in
    chess::Move move;
};
Message answerTo(const TriedMove& tried);

QString solutionTitle(); // over what is said while the solution is shown

QString doneOf(int done, int all); // "3 of 6"

} // namespace ui::text
