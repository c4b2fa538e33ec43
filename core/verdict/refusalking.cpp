// Why the king's safety forbids a move that the man could make (FIDE Laws 3.9).
#include "core/verdict/refusalreasons.h"

namespace chess::refusals {
namespace {

bool isKing(const Query& query) {
    return query.role() == Role::King;
}

// The enemies that would attack the king on its new square only because it no longer stands in
// their line.
Bitboard attackersThroughKing(const Query& query) {
    return query.attackers(query.to) &
           ~attacks::attackersOf(query.board, query.to, query.them, query.occupied);
}

// Rather one that attacks the square as the board stands.
StandingMan attackerOfTarget(const Query& query) {
    const Bitboard all = query.attackers(query.to);
    const Bitboard direct = all & ~attackersThroughKing(query);
    return query.manOn(direct.isEmpty() ? all.first() : direct.first());
}

// The move takes the one man that gives check, or stands in its line.
bool answers(const Query& query, Square checker) {
    return query.to == checker || query.enPassantCapture() == checker ||
           attacks::between(query.king, checker).contains(query.to);
}

void drawToKing(const Query& query, Square attacker, Refusal& refusal) {
    refusal.drawing.arrows.push_back({attacker, query.king});
}

} // namespace

bool kingsAdjacent(const Query& query, Refusal& refusal) {
    const Square other = query.position.king(query.them);
    if (!isKing(query) || !attacks::king(other).contains(query.to)) {
        return false;
    }
    refusal.attacker = query.manOn(other);
    refusal.drawing.rings = other;
    return true;
}

bool kingTakesProtected(const Query& query, Refusal& refusal) {
    if (!isKing(query) || !query.enemies().contains(query.to) ||
        query.attackers(query.to).isEmpty()) {
        return false;
    }
    refusal.victim = query.manOn(query.to).role;
    refusal.attacker = attackerOfTarget(query);
    refusal.drawing.arrows.push_back({refusal.attacker->square, query.to});
    return true;
}

bool kingStaysOnLine(const Query& query, Refusal& refusal) {
    if (!isKing(query) || attackersThroughKing(query).isEmpty()) {
        return false;
    }
    refusal.attacker = query.manOn(attackersThroughKing(query).first());
    refusal.drawing.lines.push_back({refusal.attacker->square, query.to});
    return true;
}

bool kingIntoAttack(const Query& query, Refusal& refusal) {
    if (!isKing(query) || query.attackers(query.to).isEmpty()) {
        return false;
    }
    refusal.attacker = attackerOfTarget(query);
    refusal.drawing.arrows.push_back({refusal.attacker->square, query.to});
    return true;
}

bool doubleCheck(const Query& query, Refusal& refusal) {
    if (isKing(query) || query.checkers.count() < 2) {
        return false;
    }
    for (const Square checker : query.checkers) {
        drawToKing(query, checker, refusal);
    }
    return true;
}

bool mustAnswerCheck(const Query& query, Refusal& refusal) {
    if (isKing(query) || query.checkers.isEmpty() || answers(query, query.checkers.first())) {
        return false;
    }
    refusal.attacker = query.manOn(query.checkers.first());
    drawToKing(query, refusal.attacker->square, refusal);
    return true;
}

bool enPassantExposesKing(const Query& query, Refusal& refusal) {
    const auto captured = query.enPassantCapture();
    if (!captured) {
        return false;
    }
    const Bitboard left = (query.occupied ^ query.from ^ *captured) | query.to;
    for (const Square attacker : attacks::attackersOf(query.board, query.king, query.them, left)) {
        if (attacks::between(query.king, attacker).contains(*captured)) {
            refusal.attacker = query.manOn(attacker);
            refusal.drawing.lines.push_back({attacker, query.king});
            refusal.drawing.greyed = Bitboard(query.from) | *captured;
            return true;
        }
    }
    return false; // the capturing pawn alone may still be pinned
}

bool pinned(const Query& query, Refusal& refusal) {
    if (isKing(query)) {
        return false;
    }
    const Bitboard pinners =
        attacks::attackersOf(query.board, query.king, query.them, query.occupied ^ query.from) &
        ~query.checkers;
    if (pinners.isEmpty() || attacks::line(query.king, query.from).contains(query.to)) {
        return false;
    }
    refusal.attacker = query.manOn(pinners.first());
    refusal.drawing.lines.push_back({refusal.attacker->square, query.king});
    return true;
}

} // namespace chess::refusals
