#include "core/verdict/reach.h"

#include "core/position/attacks.h"

#include <algorithm>

namespace chess {
namespace {

bool isOnLastRank(Square square) {
    return square.rank() == Rank::R1 || square.rank() == Rank::R8;
}

ReachKind kindOf(const Board& board, Square from, Square to) {
    const Role role = board.pieceAt(from)->role;
    const bool isTaking = board.occupied().contains(to);
    const int files = indexOf(to.file()) - indexOf(from.file());
    if (role == Role::Pawn && isOnLastRank(to)) {
        return isTaking ? ReachKind::PromotionCapture : ReachKind::Promotion;
    }
    if (role == Role::Pawn && files != 0 && !isTaking) {
        return ReachKind::EnPassant;
    }
    if (role == Role::King && (files == 2 || files == -2)) {
        return ReachKind::Castling;
    }
    return isTaking ? ReachKind::Capture : ReachKind::Quiet;
}

ReachKind kindOf(Move move) {
    if (move.isPromotion()) {
        return move.isCapture() ? ReachKind::PromotionCapture : ReachKind::Promotion;
    }
    if (move.isCastling()) {
        return ReachKind::Castling;
    }
    if (move.isEnPassant()) {
        return ReachKind::EnPassant;
    }
    return move.isCapture() ? ReachKind::Capture : ReachKind::Quiet;
}

// The squares before a pawn to which it steps on an empty board.
Bitboard stepsOf(Piece man, Square from) {
    if (man.role != Role::Pawn) {
        return {};
    }
    const int up = man.color == Color::White ? 1 : -1;
    const bool isFirst = from.rank() == (man.color == Color::White ? Rank::R2 : Rank::R7);
    Bitboard steps;
    for (int step = 1; step <= (isFirst ? 2 : 1); ++step) {
        if (const auto square = from.offset(0, step * up)) {
            steps |= *square;
        }
    }
    return steps;
}

// The king's safety says more than what stands in the way, and a pawn's own path more than the
// squares beside it.
int weight(const Refusal& refusal, Bitboard steps) {
    const int order = static_cast<int>(refusal.reason);
    if (refusal.reason >= RefusalReason::KingsAdjacent) {
        return 1000 + order;
    }
    return steps.contains(refusal.attempt.to) ? 500 : order;
}

} // namespace

Bitboard Reach::barredSquares() const {
    Bitboard squares_;
    for (const Refusal& refusal : barred) {
        squares_ |= refusal.attempt.to;
    }
    return squares_;
}

std::optional<Reach> reachOf(const Game& game, Square from) {
    const Board& board = game.position().board();
    const auto man = board.pieceAt(from);
    if (!man) {
        return std::nullopt;
    }
    Reach reach{*man, from, {}, {}, {}};
    const Bitboard attacked = attacks::of(*man, from, board.occupied());
    const Bitboard steps = stepsOf(*man, from);
    Bitboard tried = (attacked | steps) & ~Bitboard(game.position().king(!man->color)); // 1.4.1
    if (man->role == Role::King) {
        for (const Wing wing : AllWings) {
            const CastlingSquares squares = castlingSquares(man->color, wing);
            if (squares.kingFrom == from) {
                tried |= squares.kingTo;
            }
        }
    }
    int most = 0;
    for (const Square to : tried) {
        const auto why = refusalAsIfOnMove(game, {from, to});
        if (!why) {
            reach.squares.push_back({to, kindOf(board, from, to)});
            continue;
        }
        if (attacked.contains(to)) {
            reach.barred.push_back(*why);
        }
        const bool isOfCastling = !attacked.contains(to) && !steps.contains(to);
        if (const int now = weight(*why, steps); now > most && !isOfCastling) {
            most = now;
            reach.whyNowhere = *why;
        }
    }
    if (!reach.isNowhere()) {
        reach.whyNowhere.reset();
    }
    return reach;
}

std::vector<ReachedSquare> reachedBy(std::span<const Move> moves, Square from) {
    std::vector<ReachedSquare> reached;
    for (const Move move : moves) {
        const ReachedSquare found{move.to(), kindOf(move)};
        if (move.from() == from &&
            std::find(reached.begin(), reached.end(), found) == reached.end()) {
            reached.push_back(found);
        }
    }
    return reached;
}

bool isStalemating(const Position& position, Move move) {
    const Position after = position.play(move);
    return !after.hasLegalMove() && !after.isCheck();
}

Bitboard stalematingSquares(const Position& position, Square from) {
    Bitboard squares;
    for (const Move move : position.legalMoves()) {
        if (move.from() == from && isStalemating(position, move)) {
            squares |= move.to();
        }
    }
    return squares;
}

AttackCounts attackCounts(const Board& board) {
    AttackCounts counts{};
    for (const Square from : board.occupied()) {
        const Piece man = *board.pieceAt(from);
        for (const Square to : attacks::of(man, from, board.occupied())) {
            ++counts[static_cast<std::size_t>(indexOf(man.color))]
                    [static_cast<std::size_t>(to.index())];
        }
    }
    return counts;
}

} // namespace chess
