#include "core/verdict/helpmate/material.h"

namespace chess::helpmate {
namespace {

bool isOneColor(Bitboard squares) {
    return (squares & LightSquares).isEmpty() || (squares & DarkSquares).isEmpty();
}

// A lone knight needs an enemy man beside the mated king that cannot take it. A queen beside its
// king always can: it attacks every square from which a knight checks, and what stands in its way
// there is a queen that attacks it too.
std::optional<UnwinnableMaterial> ofKnight(Bitboard enemies, Bitboard queens) {
    if (enemies.isEmpty()) {
        return UnwinnableMaterial::MinorAgainstBareKing;
    }
    return enemies == queens ? std::optional(UnwinnableMaterial::KnightAgainstQueens)
                             : std::nullopt;
}

// Bishops on one colour leave the king's squares of the other colour to be closed. The king that
// attacks can close one of them, so that, beside the line of the check, a rook or queen of the
// defender must close another; it is not pinned, and steps into the line or takes the bishop.
// Bishops of the defender on the same colour close none of those squares.
std::optional<UnwinnableMaterial>
ofBishops(Bitboard bishops, Bitboard enemies, Bitboard enemyBishops, Bitboard enemyMajors) {
    if (!isOneColor(bishops | enemyBishops) || enemies != (enemyBishops | enemyMajors)) {
        return std::nullopt;
    }
    if (!enemyMajors.isEmpty()) {
        return UnwinnableMaterial::BishopsAgainstMajors;
    }
    return enemies.isEmpty() && bishops.count() == 1 ? UnwinnableMaterial::MinorAgainstBareKing
                                                     : UnwinnableMaterial::BishopsOfOneColor;
}

} // namespace

std::optional<UnwinnableMaterial> hopelessMaterial(const Board& board, Color side) {
    const Bitboard kings = board.of(Role::King);
    const Bitboard men = board.of(side) & ~kings;
    if (men.isEmpty()) {
        return UnwinnableMaterial::BareKing;
    }
    const Bitboard enemies = board.of(!side) & ~kings;
    if (men == (men & board.of(Role::Bishop))) {
        const Bitboard majors = board.of(Role::Rook) | board.of(Role::Queen);
        return ofBishops(men, enemies, enemies & board.of(Role::Bishop), enemies & majors);
    }
    if (men.count() == 1 && men == (men & board.of(Role::Knight))) {
        return ofKnight(enemies, enemies & board.of(Role::Queen));
    }
    return std::nullopt;
}

} // namespace chess::helpmate
