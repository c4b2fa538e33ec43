#include "core/verdict/helpmate.h"

namespace chess {

HelpmateVerdict canMate(const Position& position, Color side) {
    const Board& board = position.board();
    const Bitboard kings = board.of(Role::King);
    const Bitboard others = board.occupied() & ~kings;
    if ((board.of(side) & ~kings).isEmpty()) {
        return Unwinnable{UnwinnableReason::BareKing};
    }
    const Bitboard bishops = board.of(Role::Bishop);
    if (others.count() == 1 && (others & (bishops | board.of(Role::Knight))) == others) {
        return Unwinnable{UnwinnableReason::MinorAgainstBareKing};
    }
    const bool isOneColor = (others & LightSquares).isEmpty() || (others & DarkSquares).isEmpty();
    if (others == bishops && isOneColor) {
        return Unwinnable{UnwinnableReason::BishopsOfOneColor};
    }
    return Unfinished{};
}

bool cannotMate(const Position& position, Color side) {
    return std::holds_alternative<Unwinnable>(canMate(position, side));
}

bool isDead(const Position& position) {
    return cannotMate(position, Color::White) && cannotMate(position, Color::Black);
}

} // namespace chess
