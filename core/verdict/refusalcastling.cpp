// Why castling is refused (FIDE Laws 3.8.2).
#include "core/game/manmoves.h"
#include "core/verdict/refusalreasons.h"

namespace chess::refusals {
namespace {

std::optional<CastlingSquares> castlingOf(const Query& query) {
    const auto wing = query.castlingWing();
    return wing ? std::optional(castlingSquares(query.us, *wing)) : std::nullopt;
}

bool hasRook(const Query& query, Square corner) {
    return query.board.of(query.us, Role::Rook).contains(corner);
}

// A square on the king's way is attacked.
bool isAttackedOnWay(const Query& query, Square square, Refusal& refusal) {
    const Bitboard attackers = query.attackers(square);
    if (attackers.isEmpty()) {
        return false;
    }
    refusal.at = square;
    refusal.attacker = query.manOn(attackers.first());
    refusal.drawing.arrows.push_back({refusal.attacker->square, square});
    return true;
}

// The first move of king or rook took the right away, whatever came after.
bool hasMoved(const Query& query, Square square, Refusal& refusal) {
    const auto first = firstMoveOf(query.game, square);
    if (!first) {
        return false;
    }
    refusal.ply = first->ply;
    refusal.drawing.cue = RefusalCue::MoveList;
    return true;
}

} // namespace

std::optional<Wing> Query::castlingWing() const {
    for (const Wing wing : AllWings) {
        const CastlingSquares squares = castlingSquares(us, wing);
        if (role() == Role::King && from == squares.kingFrom && to == squares.kingTo) {
            return wing;
        }
    }
    return std::nullopt;
}

bool castleKingMoved(const Query& query, Refusal& refusal) {
    return query.castlingWing() && hasMoved(query, query.from, refusal);
}

bool castleNoRook(const Query& query, Refusal& refusal) {
    const auto squares = castlingOf(query);
    if (!squares || hasRook(query, squares->rookFrom)) {
        return false;
    }
    refusal.rook = squares->rookFrom;
    refusal.drawing.rings = squares->rookFrom;
    return true;
}

bool castleRookMoved(const Query& query, Refusal& refusal) {
    const auto squares = castlingOf(query);
    if (!squares || !hasMoved(query, squares->rookFrom, refusal)) {
        return false;
    }
    refusal.rook = squares->rookFrom;
    return true;
}

bool castleRightLost(const Query& query, Refusal& refusal) {
    const auto wing = query.castlingWing();
    if (!wing || query.position.castlingRights().has(query.us, *wing)) {
        return false;
    }
    refusal.drawing.cue = RefusalCue::CastlingChips;
    return true;
}

bool castleBlocked(const Query& query, Refusal& refusal) {
    const auto squares = castlingOf(query);
    if (!squares) {
        return false;
    }
    const Bitboard blockers =
        attacks::between(squares->kingFrom, squares->rookFrom) & query.occupied;
    if (blockers.isEmpty()) {
        return false;
    }
    refusal.at = nearest(query.from, blockers);
    refusal.blocker = query.manOn(*refusal.at);
    refusal.drawing.crosses = blockers;
    return true;
}

bool castleInCheck(const Query& query, Refusal& refusal) {
    if (!query.castlingWing() || query.checkers.isEmpty()) {
        return false;
    }
    refusal.attacker = query.manOn(query.checkers.first());
    refusal.drawing.arrows.push_back({refusal.attacker->square, query.king});
    return true;
}

bool castleThroughCheck(const Query& query, Refusal& refusal) {
    const auto squares = castlingOf(query);
    return squares && isAttackedOnWay(query, squares->rookTo, refusal); // the king passes it
}

bool castleIntoCheck(const Query& query, Refusal& refusal) {
    const auto squares = castlingOf(query);
    return squares && isAttackedOnWay(query, squares->kingTo, refusal);
}

} // namespace chess::refusals
