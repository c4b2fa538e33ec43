#include "core/lesson/taskrun.h"

#include "core/lesson/taskmiss.h"
#include "core/notation/fen.h"
#include "core/notation/san.h"

#include <algorithm>

namespace chess {
namespace {

// A game that has come to the position in which the task begins.
Game begun(const Task& task) {
    const auto start = readFen(task.fen);
    assert(start);
    Game game(start->value);
    std::string_view left = task.before;
    while (!left.empty()) {
        const std::size_t end = std::min(left.find(' '), left.size());
        const auto move = readMove(game.position(), left.substr(0, end));
        assert(move);
        auto played = game.play(*move);
        assert(played);
        game = *std::move(played);
        left.remove_prefix(std::min(end + 1, left.size()));
    }
    return game;
}

} // namespace

std::optional<Position> afterPass(const Position& position) {
    Setup setup = position.setup();
    setup.turn = !setup.turn;
    setup.enPassantSquare.reset();
    const auto passed = Position::from(setup);
    return passed ? std::optional(*passed) : std::nullopt;
}

EscapeWay escapeWayOf(const Position& position, Move move) {
    if (const auto taken = move.captureSquare(); taken && position.checkers().contains(*taken)) {
        return EscapeWay::Capture;
    }
    return move.role() == Role::King ? EscapeWay::MoveAway : EscapeWay::Block;
}

TaskRun::TaskRun(const Task& task)
    : m_task(&task),
      m_game(begun(task)),
      m_position(m_game.position()),
      m_targets(squaresOf(task)),
      m_movesLeft(task.moves) {}

void TaskRun::restart() {
    m_position = m_game.position();
    m_targets = squaresOf(*m_task);
    m_movesLeft = m_task->moves;
}

TaskReply TaskRun::play(Move move) {
    assert(m_position.legalMoves().contains(move) && !m_isSolved);
    switch (m_task->goal) {
    case TaskGoal::EscapeCheck: return escape(move);
    case TaskGoal::TakeStars:
    case TaskGoal::CaptureMen: hit(move); return m_targets.isEmpty() ? solved() : several(move);
    default: break;
    }
    const auto miss = lesson::missOf(m_task->goal, m_position, move);
    if (!miss) {
        return solved();
    }
    if (miss->why == TaskMiss::CastlingLost || m_movesLeft == 1) {
        restart();
        return {TaskState::Missed, miss->why, miss->defence};
    }
    return several(move);
}

TaskReply TaskRun::solved() {
    m_isSolved = true;
    return {TaskState::Solved};
}

TaskReply TaskRun::escape(Move move) {
    const EscapeWay way = escapeWayOf(m_position, move);
    if (hasFound(way)) {
        TaskReply reply{TaskState::Missed, TaskMiss::WayFoundBefore};
        reply.way = way;
        return reply;
    }
    m_ways[static_cast<std::size_t>(way)] = true;
    --m_movesLeft;
    TaskReply reply = m_movesLeft == 0 ? solved() : TaskReply{TaskState::GoesOn};
    reply.way = way;
    return reply;
}

// A star is taken by the man that the lesson is about, a marked man by anyone.
void TaskRun::hit(Move move) {
    if (m_task->goal == TaskGoal::CaptureMen) {
        if (const auto taken = move.captureSquare()) {
            m_targets &= ~Bitboard(*taken);
        }
    } else if (move.role() == roleOf(m_task->lesson).value_or(move.role())) {
        m_targets &= ~Bitboard(move.to());
    }
}

// The move stands, and is not yet enough.
TaskReply TaskRun::several(Move move) {
    if (--m_movesLeft == 0) {
        TaskReply reply{TaskState::Missed, TaskMiss::MovesUsedUp};
        reply.targetsLeft = m_targets.count();
        restart();
        return reply;
    }
    m_position = m_position.play(move);
    return opponentAnswers();
}

TaskReply TaskRun::opponentAnswers() {
    TaskReply answer{TaskState::GoesOn};
    answer.targetsLeft = m_targets.count();
    if (const auto passed = afterPass(m_position)) {
        m_position = *passed;
        answer.opponent = OpponentDoes::Pass;
        return answer;
    }
    const MoveList replies = m_position.legalMoves();
    assert(!replies.isEmpty()); // no task mates on the way: a test looks
    const Move reply = replies[0];
    if (m_task->goal == TaskGoal::CaptureMen && m_targets.contains(reply.from())) {
        m_targets &= ~Bitboard(reply.from());
        m_targets |= reply.to(); // a marked man that answers a check stays marked
    }
    m_position = m_position.play(reply);
    answer.opponent = OpponentDoes::Reply;
    answer.reply = reply;
    return answer;
}

} // namespace chess
