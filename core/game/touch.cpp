#include "core/game/touch.h"

#include <algorithm>

namespace chess {
namespace {

MoveList movesFrom(const MoveList& legal, Square square) {
    return legal.where([=](Move move) { return move.from() == square; });
}

MoveList capturesOf(const MoveList& legal, Square square) {
    return legal.where([=](Move move) { return move.captureSquare() == square; });
}

struct Touches {
    std::vector<Square> all; // men alone, each once
    std::vector<Square> own;
    std::vector<Square> other;
};

Touches sorted(const Position& position, std::span<const Square> touched) {
    Touches touches;
    for (const Square square : touched) {
        const auto man = position.pieceAt(square);
        if (!man ||
            std::find(touches.all.begin(), touches.all.end(), square) != touches.all.end()) {
            continue;
        }
        touches.all.push_back(square);
        (man->color == position.turn() ? touches.own : touches.other).push_back(square);
    }
    return touches;
}

// The wing on which king and rook stand as they do before castling, were they these two.
std::optional<Wing> wingOf(const Position& position, Square king, Square rook) {
    for (const Wing wing : AllWings) {
        const CastlingSquares squares = castlingSquares(position.turn(), wing);
        const bool isRook = position.pieceAt(rook) == Piece{position.turn(), Role::Rook};
        if (king == position.king(position.turn()) && king == squares.kingFrom &&
            rook == squares.rookFrom && isRook) {
            return wing;
        }
    }
    return std::nullopt;
}

// The first own man touched that can be moved (4.3.1), the first of the opponent's that can be
// taken (4.3.2), or the first of both (4.3.3), in the order in which they were touched.
TouchDuty
firstThatCan(TouchRule rule, const MoveList& legal, const Touches& touches, const MoveList& all) {
    for (const Square square : touches.all) {
        const bool isOwn =
            std::find(touches.own.begin(), touches.own.end(), square) != touches.own.end();
        const MoveList moves = isOwn ? movesFrom(legal, square) : capturesOf(legal, square);
        if (!moves.isEmpty()) {
            return {rule, square, moves};
        }
    }
    return {TouchRule::Free, std::nullopt, all};
}

// King, then rook (4.4.1, 4.4.3).
TouchDuty castlingDuty(const MoveList& legal, Square king, Wing wing) {
    const MoveList castling = legal.where([=](Move move) { return move.castlingWing() == wing; });
    if (!castling.isEmpty()) {
        return {TouchRule::Castle, king, castling};
    }
    const MoveList ofKing = movesFrom(legal, king);
    return ofKing.isEmpty() ? TouchDuty{TouchRule::Free, std::nullopt, legal}
                            : TouchDuty{TouchRule::MoveKing, king, ofKing};
}

TouchRule plainRule(const Touches& touches) {
    if (touches.other.empty()) {
        return TouchRule::MoveTouched;
    }
    return touches.own.empty() ? TouchRule::TakeTouched : TouchRule::FirstOfBoth;
}

} // namespace

std::string_view TouchDuty::article() const {
    switch (rule) {
    case TouchRule::Free: return "4.5";
    case TouchRule::MoveTouched: return "4.3.1";
    case TouchRule::TakeTouched: return "4.3.2";
    case TouchRule::TakeWith:
    case TouchRule::FirstOfBoth: return "4.3.3";
    case TouchRule::Castle: return "4.4.1";
    case TouchRule::NoCastling: return "4.4.2";
    case TouchRule::MoveKing: return "4.4.3";
    }
    return {};
}

TouchDuty dutyOf(const Position& position, std::span<const Square> touched) {
    const MoveList legal = position.legalMoves();
    const Touches touches = sorted(position, touched);
    if (touches.own.size() >= 2) {
        const Square first = touches.own[0];
        const Square second = touches.own[1];
        if (const auto wing = wingOf(position, first, second)) {
            return castlingDuty(legal, first, *wing);
        }
        if (const auto wing = wingOf(position, second, first)) {
            const MoveList without =
                legal.where([=](Move move) { return move.castlingWing() != wing; });
            return firstThatCan(TouchRule::NoCastling, without, touches, without);
        }
    }
    if (!touches.own.empty() && !touches.other.empty()) {
        const Square own = touches.own.front();
        const Square other = touches.other.front();
        const MoveList takes = legal.where([=](Move move) {
            return move.from() == own && move.captureSquare() == other;
        });
        if (!takes.isEmpty()) {
            return {TouchRule::TakeWith, own, takes};
        }
    }
    return firstThatCan(plainRule(touches), legal, touches, legal);
}

} // namespace chess
