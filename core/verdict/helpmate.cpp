#include "core/verdict/helpmate.h"

namespace chess {
namespace {

// Why men so few cannot mate, whoever has them.
std::optional<UnwinnableReason> deadMaterial(const Board& board) {
    const Bitboard others = board.occupied() & ~board.of(Role::King);
    const Bitboard bishops = board.of(Role::Bishop);
    if (others.isEmpty()) {
        return UnwinnableReason::BareKing;
    }
    if (others.count() == 1 && (others & (bishops | board.of(Role::Knight))) == others) {
        return UnwinnableReason::MinorAgainstBareKing;
    }
    const bool isOneColor = (others & LightSquares).isEmpty() || (others & DarkSquares).isEmpty();
    return others == bishops && isOneColor ? std::optional(UnwinnableReason::BishopsOfOneColor)
                                           : std::nullopt;
}

} // namespace

HelpmateVerdict canMate(const Position& position, Color side) {
    if (isBareKing(position, side)) {
        return Unwinnable{UnwinnableReason::BareKing};
    }
    if (const auto reason = deadMaterial(position.board())) {
        return Unwinnable{*reason};
    }
    return Unfinished{};
}

bool isDeadByMaterial(const Position& position) {
    return deadMaterial(position.board()).has_value();
}

bool isBareKing(const Position& position, Color side) {
    return (position.board().of(side) & ~position.board().of(Role::King)).isEmpty();
}

bool cannotMate(const Position& position, Color side) {
    return std::holds_alternative<Unwinnable>(canMate(position, side));
}

bool isDead(const Position& position) {
    return cannotMate(position, Color::White) && cannotMate(position, Color::Black);
}

} // namespace chess
