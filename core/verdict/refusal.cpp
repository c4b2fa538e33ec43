#include "core/verdict/refusal.h"

#include "core/position/attacks.h"
#include "core/verdict/refusalreasons.h"

#include <algorithm>
#include <span>

namespace chess {
namespace {

struct Reason {
    RefusalReason reason;
    std::string_view article;
    refusals::Predicate holds;
};

using enum RefusalReason;

constexpr std::array<Reason, RefusalReasonCount> Reasons{{
    {GameOver, "5.1, 5.2", refusals::gameOver},
    {NoPiece, "", refusals::noPiece},
    {NotYourPiece, "1.2, 1.3", refusals::notYourPiece},
    {CastleKingMoved, "3.8.2.1", refusals::castleKingMoved},
    {CastleNoRook, "3.8.2", refusals::castleNoRook},
    {CastleRookMoved, "3.8.2.1", refusals::castleRookMoved},
    {CastleRightLost, "3.8.2.1", refusals::castleRightLost},
    {CastleBlocked, "3.8.2.2", refusals::castleBlocked},
    {CastleInCheck, "3.8.2.2", refusals::castleInCheck},
    {CastleThroughCheck, "3.8.2.2", refusals::castleThroughCheck},
    {CastleIntoCheck, "3.8.2.2", refusals::castleIntoCheck},
    {OwnPiece, "3.1", refusals::ownPiece},
    {PawnBackward, "3.7.1", refusals::pawnBackward},
    {PawnSideways, "3.7.1", refusals::pawnSideways},
    {PawnNoStraightCapture, "3.7.1, 3.7.3", refusals::pawnNoStraightCapture},
    {PawnDoubleNotFirst, "3.7.2", refusals::pawnDoubleNotFirst},
    {PawnDoubleBlocked, "3.7.2", refusals::pawnDoubleBlocked},
    {PawnTooFar, "3.7.1, 3.7.2", refusals::pawnTooFar},
    {EnPassantNotAPawn, "3.7.3.1", refusals::enPassantNotAPawn},
    {EnPassantExpired, "3.7.3.2", refusals::enPassantExpired},
    {EnPassantNotDouble, "3.7.3.1", refusals::enPassantNotDouble},
    {EnPassantNotAvailable, "3.7.3.1", refusals::enPassantNotAvailable},
    {PawnDiagonalEmpty, "3.7.3", refusals::pawnDiagonalEmpty},
    {GeometryPawn, "3.7", refusals::geometryPawn},
    {GeometryKnight, "3.6", refusals::geometryKnight},
    {GeometryKing, "3.8.1", refusals::geometryKing},
    {GeometryBishop, "3.2", refusals::geometryBishop},
    {GeometryRook, "3.3", refusals::geometryRook},
    {GeometryQueen, "3.4", refusals::geometryQueen},
    {PathBlocked, "3.5", refusals::pathBlocked},
    {PromotionRequired, "3.7.3.3", refusals::promotionRequired},
    {PromotionBadPiece, "3.7.3.3", refusals::promotionBadPiece},
    {KingsAdjacent, "3.9.2, 3.1.2", refusals::kingsAdjacent},
    {KingTakesProtected, "3.9.2", refusals::kingTakesProtected},
    {KingStaysOnLine, "3.9.2", refusals::kingStaysOnLine},
    {KingIntoAttack, "3.9.2, 1.4.1", refusals::kingIntoAttack},
    {DoubleCheck, "3.9.1, 3.9.2", refusals::doubleCheck},
    {MustAnswerCheck, "3.9.2", refusals::mustAnswerCheck},
    {EnPassantExposesKing, "3.9.2", refusals::enPassantExposesKing},
    {Pinned, "3.9.2", refusals::pinned},
}};

constexpr bool areInOrder() {
    for (std::size_t i = 0; i < Reasons.size(); ++i) {
        if (Reasons[i].reason != static_cast<RefusalReason>(i)) {
            return false;
        }
    }
    return true;
}
static_assert(areInOrder());

[[maybe_unused]] bool isLegal(const Position& position, const Attempt& attempt) {
    const MoveList moves = position.legalMoves();
    return std::any_of(moves.begin(), moves.end(), [&](Move move) {
        return move.from() == attempt.from && move.to() == attempt.to;
    });
}

std::optional<Refusal>
firstOf(std::span<const Reason> reasons, const Game& game, const Attempt& attempt, Color side) {
    assert(attempt.from != attempt.to);
    const refusals::Query query(game, attempt, side);
    Refusal refusal{GameOver, attempt, query.us};
    if (query.man) {
        refusal.piece = query.role();
    }
    for (const Reason& reason : reasons) {
        if (reason.holds(query, refusal)) {
            refusal.reason = reason.reason;
            return refusal;
        }
    }
    assert(!query.isOnMove() || isLegal(game.position(), attempt)); // a move that breaks no law
    return std::nullopt;
}

} // namespace

std::string_view article(RefusalReason reason) {
    return Reasons[static_cast<std::size_t>(reason)].article;
}

Bitboard spokenSquares(const Refusal& refusal) {
    const RefusalDrawing& drawing = refusal.drawing;
    Bitboard squares = Bitboard(refusal.attempt.from) | refusal.attempt.to;
    squares |= drawing.crosses | drawing.rings | drawing.marks | drawing.greyed;
    for (const auto& pairs : {drawing.arrows, drawing.lines}) {
        for (const SquarePair ends : pairs) {
            squares |= attacks::between(ends.from, ends.to) | ends.from | ends.to;
        }
    }
    return squares;
}

std::optional<Refusal> refusalOf(const Game& game, const Attempt& attempt) {
    return firstOf(Reasons, game, attempt, game.position().turn());
}

std::optional<Refusal> refusalOnBoard(const Game& game, const Attempt& attempt) {
    static_assert(Reasons.front().reason == GameOver);
    return firstOf(std::span(Reasons).subspan<1>(), game, attempt, game.position().turn());
}

std::optional<Refusal> refusalAsIfOnMove(const Game& game, const Attempt& attempt) {
    const auto man = game.position().board().pieceAt(attempt.from);
    const Color side = man ? man->color : game.position().turn();
    return firstOf(std::span(Reasons).subspan<1>(), game, attempt, side);
}

} // namespace chess
