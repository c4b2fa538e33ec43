#include "ui/learn/taskdesk.h"

#include "core/lesson/solve.h"
#include "ui/tasks/taskboard.h"
#include "ui/text/lessonwords.h"
#include "ui/text/refusalwords.h"
#include "ui/text/whywords.h"
#include "ui/text/words.h"

#include <algorithm>

namespace ui {
namespace {

constexpr int SolutionMilliseconds = 800; // from move to move

} // namespace

TaskDesk::TaskDesk(TaskBoard& board, QObject* parent)
    : QObject(parent), m_board(board), m_run(chess::allTasks().front()) {
    m_pace.setInterval(SolutionMilliseconds);
    connect(&m_pace, &QTimer::timeout, this, &TaskDesk::showNextMove);
    connect(&board, &TaskBoard::moveMade, this, &TaskDesk::take);
    connect(&board, &TaskBoard::refused, this, &TaskDesk::refuse);
}

void TaskDesk::begin(const chess::Task& task) {
    m_run = chess::TaskRun(task);
    m_board.start(m_run.game().start(), m_run.learner());
    for (const chess::Move move : m_run.game().moves()) { // the last is seen to be made
        m_board.play(move);
    }
    m_firstStep = m_board.stepCount();
    reset();
}

void TaskDesk::again() {
    m_run = chess::TaskRun(m_run.task());
    m_board.undoTo(m_firstStep);
    reset();
}

void TaskDesk::reset() {
    m_pace.stop();
    m_solution.clear();
    m_isShowing = false;
    m_tried.reset();
    m_refused.reset();
    m_board.setInput(TaskInput::Moves);
    putTargets();
    emit changed();
}

void TaskDesk::putTargets() {
    const bool isStars = m_run.task().goal == chess::TaskGoal::TakeStars;
    m_board.setStars(isStars ? m_run.targets() : chess::Bitboard());
    m_board.setMarks(isStars ? chess::Bitboard() : m_run.targets());
}

void TaskDesk::take(chess::Move move) {
    const chess::Position before = m_run.position();
    m_refused.reset();
    m_tried = Tried{m_run.play(move), before, move};
    stand(*m_tried);
    if (m_run.isSolved()) {
        m_board.setInput(TaskInput::Nothing);
    }
    emit changed();
    if (m_run.isSolved()) {
        emit solved();
    }
}

void TaskDesk::stand(const Tried& tried) {
    const chess::TaskReply& reply = tried.reply;
    if (reply.state == chess::TaskState::Missed) {
        showMiss(tried);
    } else if (reply.opponent == chess::OpponentDoes::Reply) {
        m_board.play(*reply.reply);
    } else if (reply.opponent == chess::OpponentDoes::Pass) {
        m_board.pass();
    } else if (!m_run.isSolved()) { // one more way out of check: the same position again
        m_board.undo();
    }
    putTargets();
}

// The man glides back, and an arrow shows what the opponent could do.
void TaskDesk::showMiss(const Tried& tried) {
    const bool isFirst = m_board.stepCount() == m_firstStep + 1;
    m_board.undoTo(m_firstStep);
    if (isFirst && tried.reply.defence) {
        chess::RefusalDrawing drawing;
        drawing.arrows.push_back({tried.reply.defence->from(), tried.reply.defence->to()});
        drawing.rings |= tried.reply.defence->from();
        drawing.marks |= tried.reply.defence->to();
        m_board.setDrawing(drawing);
    }
}

void TaskDesk::refuse(const chess::Refusal& refusal) {
    m_refused = Refused{refusal, m_board.game()};
    emit changed();
}

void TaskDesk::showSolution() {
    again();
    m_isShowing = true;
    m_board.setInput(TaskInput::Nothing);
    m_solution = chess::solutionsOf(m_run.task()).first;
    std::reverse(m_solution.begin(), m_solution.end());
    m_pace.start();
    emit changed();
}

void TaskDesk::showNextMove() {
    if (m_solution.empty()) {
        m_pace.stop();
        emit changed();
        return;
    }
    const chess::Position before = m_run.position();
    const chess::Move move = m_solution.back();
    m_solution.pop_back();
    if (m_run.task().goal == chess::TaskGoal::EscapeCheck) {
        m_board.undoTo(m_firstStep); // the way shown before
    }
    m_board.play(move);
    m_tried = Tried{m_run.play(move), before, move};
    const bool isWay = m_tried->reply.way.has_value();
    if (!isWay) {
        stand(*m_tried);
    }
    emit changed();
}

text::Message TaskDesk::answer() const {
    if (m_refused) {
        const auto& [refusal, game] = *m_refused;
        const text::Message why = text::whyRefused(refusal, game);
        const QString title = text::refusalOf(chess::ActRefusal::NotLegal, game, {}).title;
        return {title, why.line.isEmpty() ? why.title : why.title + QLatin1Char('\n') + why.line};
    }
    if (m_tried) {
        const auto& [reply, before, move] = *m_tried;
        const text::Message words = text::answerTo({m_run, reply, before, move});
        return m_isShowing ? text::Message{text::solutionTitle(), words.line} : words;
    }
    return m_isShowing ? text::Message{text::solutionTitle(), {}}
                       : text::statusOf(m_run.position());
}

AnswerTone TaskDesk::tone() const {
    if (m_refused) {
        return AnswerTone::Wrong;
    }
    if (!m_tried || m_isShowing) {
        return AnswerTone::Plain;
    }
    switch (m_tried->reply.state) {
    case chess::TaskState::Solved: return AnswerTone::Right;
    case chess::TaskState::Missed: return AnswerTone::Wrong;
    case chess::TaskState::GoesOn: break;
    }
    return m_tried->reply.way ? AnswerTone::Right : AnswerTone::Plain;
}

} // namespace ui
