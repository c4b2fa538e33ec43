// One task being done: moves go in, and what is to be thought of each comes back. A wrong move of a
// task of one move leaves everything as it was; where there are several, all begins again once they
// are used up.
#pragma once

#include "core/game/game.h"
#include "core/lesson/task.h"

namespace chess {

// The ways out of check (3.9): the checking man is captured, a man is put between, or the king goes
// elsewhere. A king that captures the checking man captures.
enum class EscapeWay : std::uint8_t { MoveAway, Capture, Block };

constexpr std::array<EscapeWay, 3> AllEscapeWays{
    EscapeWay::MoveAway, EscapeWay::Capture, EscapeWay::Block};

EscapeWay escapeWayOf(const Position& position, Move move); // of a legal move out of check

// What a legal move misses.
enum class TaskMiss : std::uint8_t {
    MovesUsedUp, // stars or men are left
    NotCastling,
    CastlingLost, // the king has moved, or the rook: it can never be done now
    NotEnPassant,
    NotPromotion,
    Stalemate,
    QueenNotAttacked, // the fork is of the king alone
    ForkTaken,        // TaskReply::defence takes the man that forks
    NotCheck,
    NotDiscovered, // the man that moved gives the check
    NotDouble,     // one man gives it
    MateTaken,     // the checking man can be taken, see TaskReply::defence
    MateKingGoes,  // the king can go
    MateBlocked,   // a man can be put between
    WayFoundBefore,
};

enum class TaskState : std::uint8_t {
    GoesOn, // right so far
    Solved,
    Missed,
};

// What the opponent does after a right move that does not end the task: he passes while that is
// legal, and plays the first of his legal moves while he is in check.
enum class OpponentDoes : std::uint8_t { Nothing, Pass, Reply };

struct TaskReply {
    TaskState state;
    std::optional<TaskMiss> miss = std::nullopt;   // in Missed
    std::optional<Move> defence = std::nullopt;    // the opponent's answer that shows the miss
    OpponentDoes opponent = OpponentDoes::Nothing; // in GoesOn
    std::optional<Move> reply = std::nullopt;      // for Reply
    std::optional<EscapeWay> way = std::nullopt;   // out of check, found now or before
    int targetsLeft = 0; // stars or men, before all begins again where it does
};

class TaskRun {
public:
    explicit TaskRun(const Task& task);

    const Task& task() const { return *m_task; }
    const Game& game() const { return m_game; } // as the task begins: with the moves before it
    const Position& position() const { return m_position; } // now, with the learner to move
    Color learner() const { return m_game.position().turn(); }
    int movesLeft() const { return m_movesLeft; }  // in EscapeCheck: ways
    Bitboard targets() const { return m_targets; } // stars or men that are left
    bool hasFound(EscapeWay way) const { return m_ways[static_cast<std::size_t>(way)]; }
    bool isSolved() const { return m_isSolved; }

    // A legal move of the position, while the task is not solved.
    TaskReply play(Move move);

    friend bool operator==(const TaskRun&, const TaskRun&) = default;

private:
    TaskReply escape(Move move);
    TaskReply several(Move move);
    TaskReply solved();
    void hit(Move move);
    TaskReply opponentAnswers();
    void restart();

    const Task* m_task;
    Game m_game;
    Position m_position;
    Bitboard m_targets;
    int m_movesLeft;
    std::array<bool, AllEscapeWays.size()> m_ways{};
    bool m_isSolved = false;
};

// The same men with the other side to move; nothing in check, where no one may pass.
std::optional<Position> afterPass(const Position& position);

} // namespace chess
