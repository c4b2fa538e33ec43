// Why a pawn cannot go there (FIDE Laws 3.7), en passant apart.
#include "core/verdict/refusalreasons.h"

#include <cctype>
#include <cstdlib>

namespace chess::refusals {
namespace {

bool isPawn(const Query& query) {
    return query.role() == Role::Pawn;
}

bool isStraight(const Query& query, int steps) {
    return isPawn(query) && query.files() == 0 && query.ranks() == steps;
}

Square ahead(const Query& query, int steps) {
    return *query.from.offset(0, query.us == Color::White ? steps : -steps);
}

Rank startingRank(Color color) {
    return color == Color::White ? Rank::R2 : Rank::R7;
}

bool isOnStartingRank(const Query& query) {
    return query.from.rank() == startingRank(query.us);
}

// The squares to which it can advance on an empty board.
Bitboard advances(const Query& query) {
    const Bitboard one = ahead(query, 1);
    return isOnStartingRank(query) ? one | ahead(query, 2) : one;
}

void drawForward(const Query& query, Refusal& refusal) {
    refusal.drawing.arrows.push_back({query.from, ahead(query, 1)});
}

bool isPromoting(const Query& query) {
    return isPawn(query) && (query.to.rank() == Rank::R1 || query.to.rank() == Rank::R8);
}

bool isPromotionLetter(char letter) {
    const int upper = std::toupper(static_cast<unsigned char>(letter));
    const auto role = roleOf(static_cast<char>(upper));
    return role && *role != Role::Pawn && *role != Role::King;
}

} // namespace

bool Query::isPawnCapture() const {
    return role() == Role::Pawn && std::abs(files()) == 1 && ranks() == 1;
}

bool pawnBackward(const Query& query, Refusal& refusal) {
    if (!isPawn(query) || query.ranks() >= 0) {
        return false;
    }
    drawForward(query, refusal);
    return true;
}

bool pawnSideways(const Query& query, Refusal& refusal) {
    if (!isPawn(query) || query.ranks() != 0) {
        return false;
    }
    drawForward(query, refusal);
    return true;
}

bool pawnNoStraightCapture(const Query& query, Refusal& refusal) {
    if (!isStraight(query, 1) || !query.occupied.contains(query.to)) {
        return false;
    }
    refusal.blocker = query.manOn(query.to);
    refusal.drawing.crosses = query.to;
    refusal.drawing.marks = attacks::pawn(query.us, query.from);
    return true;
}

bool pawnDoubleNotFirst(const Query& query, Refusal& refusal) {
    if (!isStraight(query, 2) || isOnStartingRank(query)) {
        return false;
    }
    refusal.drawing.marks = bitboardOf(startingRank(query.us));
    return true;
}

bool pawnDoubleBlocked(const Query& query, Refusal& refusal) {
    if (!isStraight(query, 2)) {
        return false;
    }
    const Bitboard blockers = advances(query) & query.occupied;
    if (blockers.isEmpty()) {
        return false;
    }
    refusal.at = nearest(query.from, blockers);
    refusal.blocker = query.manOn(*refusal.at);
    refusal.drawing.crosses = *refusal.at;
    return true;
}

bool pawnTooFar(const Query& query, Refusal& refusal) {
    if (!isPawn(query) || query.files() != 0 || query.ranks() <= 2) {
        return false;
    }
    refusal.drawing.marks = advances(query);
    return true;
}

bool pawnDiagonalEmpty(const Query& query, Refusal& refusal) {
    if (!query.isPawnCapture() || query.occupied.contains(query.to) || query.enPassantCapture()) {
        return false;
    }
    refusal.drawing.rings = query.to;
    return true;
}

bool geometryPawn(const Query& query, Refusal& refusal) {
    if (!isPawn(query) || query.files() == 0 || query.isPawnCapture()) {
        return false;
    }
    refusal.drawing.marks = advances(query) | attacks::pawn(query.us, query.from);
    return true;
}

bool promotionRequired(const Query& query, Refusal& refusal) {
    if (!isPromoting(query) || query.attempt.kind != AttemptKind::Typed ||
        query.attempt.promotion) {
        return false;
    }
    refusal.drawing.cue = RefusalCue::PromotionChooser;
    return true;
}

bool promotionBadPiece(const Query& query, Refusal& refusal) {
    const auto& letter = query.attempt.promotion;
    if (!isPromoting(query) || !letter || isPromotionLetter(*letter)) {
        return false;
    }
    refusal.drawing.cue = RefusalCue::PromotionChooser;
    return true;
}

} // namespace chess::refusals
