#include "core/lesson/taskmiss.h"

#include <algorithm>

namespace chess::lesson {
namespace {

std::optional<Miss> missIf(bool isMissed, TaskMiss why) {
    return isMissed ? std::optional(Miss{why}) : std::nullopt;
}

bool isStalemate(const Position& position) {
    return !position.isCheck() && !position.hasLegalMove();
}

template <typename Predicate>
std::optional<Move> firstReply(const Position& position, Predicate fits) {
    const MoveList replies = position.legalMoves();
    const auto* found = std::find_if(replies.begin(), replies.end(), fits);
    return found == replies.end() ? std::nullopt : std::optional(*found);
}

// The plainest defence comes first: a man that is taken is seen at once.
std::optional<Miss> missOfMate(const Position& after) {
    if (isStalemate(after)) {
        return Miss{TaskMiss::Stalemate};
    }
    if (!after.isCheck()) {
        return Miss{TaskMiss::NotCheck};
    }
    const Bitboard checkers = after.checkers();
    const auto takes = [&](Move reply) {
        return reply.isCapture() && checkers.contains(*reply.captureSquare());
    };
    if (const auto taken = firstReply(after, takes)) {
        return Miss{TaskMiss::MateTaken, taken};
    }
    if (const auto gone =
            firstReply(after, [](Move reply) { return reply.role() == Role::King; })) {
        return Miss{TaskMiss::MateKingGoes, gone};
    }
    if (const auto blocked = firstReply(after, [](Move) { return true; })) {
        return Miss{TaskMiss::MateBlocked, blocked};
    }
    return std::nullopt;
}

std::optional<Miss> missOfFork(const Position& after, Move move) {
    const Color opponent = after.turn();
    if (!after.checkers().contains(move.to())) {
        return Miss{TaskMiss::NotCheck};
    }
    const Bitboard queens = after.board().of(opponent, Role::Queen);
    const bool attacksQueen = std::any_of(queens.begin(), queens.end(), [&](Square queen) {
        return after.attackers(queen, !opponent).contains(move.to());
    });
    if (!attacksQueen) {
        return Miss{TaskMiss::QueenNotAttacked};
    }
    const auto taken =
        firstReply(after, [&](Move reply) { return reply.captureSquare() == move.to(); });
    return taken ? std::optional(Miss{TaskMiss::ForkTaken, taken}) : std::nullopt;
}

std::optional<Miss> missOfCheck(TaskGoal goal, const Position& after, Move move) {
    const Bitboard checkers = after.checkers();
    if (checkers.isEmpty()) {
        return Miss{TaskMiss::NotCheck};
    }
    if (goal == TaskGoal::GiveDiscoveredCheck) {
        return missIf(checkers.contains(move.to()), TaskMiss::NotDiscovered);
    }
    return missIf(goal == TaskGoal::GiveDoubleCheck && checkers.count() < 2, TaskMiss::NotDouble);
}

} // namespace

std::optional<Miss> missOf(TaskGoal goal, const Position& before, Move move) {
    const Position after = before.play(move);
    switch (goal) {
    case TaskGoal::Castle: {
        const auto rights = after.castlingRights();
        const bool isLost = !rights.has(before.turn(), Wing::Kingside) &&
                            !rights.has(before.turn(), Wing::Queenside);
        return missIf(!move.isCastling(), isLost ? TaskMiss::CastlingLost : TaskMiss::NotCastling);
    }
    case TaskGoal::CaptureEnPassant: return missIf(!move.isEnPassant(), TaskMiss::NotEnPassant);
    case TaskGoal::Promote: return missIf(!move.isPromotion(), TaskMiss::NotPromotion);
    case TaskGoal::PromoteSafely:
        return move.isPromotion() ? missIf(isStalemate(after), TaskMiss::Stalemate)
                                  : Miss{TaskMiss::NotPromotion};
    case TaskGoal::AvoidStalemate: return missIf(isStalemate(after), TaskMiss::Stalemate);
    case TaskGoal::Fork: return missOfFork(after, move);
    case TaskGoal::GiveCheck:
    case TaskGoal::GiveDiscoveredCheck:
    case TaskGoal::GiveDoubleCheck: return missOfCheck(goal, after, move);
    case TaskGoal::GiveMate: return missOfMate(after);
    case TaskGoal::TakeStars:
    case TaskGoal::CaptureMen:
    case TaskGoal::EscapeCheck: break;
    }
    assert(false);
    return std::nullopt;
}

} // namespace chess::lesson
