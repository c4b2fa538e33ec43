// How a move changes a State. Included by the move generator's sources alone.
#pragma once

#include "core/position/attacks.h"
#include "core/position/state.h"

namespace chess {

namespace detail {

// What is left of the castling rights once a man has left or reached a square (3.8.2.1).
inline constexpr auto RightsKept = [] {
    std::array<std::uint8_t, 64> kept{};
    kept.fill(0b1111);
    for (const Color color : AllColors) {
        for (const Wing wing : AllWings) {
            const CastlingSquares squares = castlingSquares(color, wing);
            const int bit = 1 << (2 * indexOf(color) + static_cast<int>(wing));
            for (const Square square : {squares.kingFrom, squares.rookFrom}) {
                auto& mask = kept[static_cast<std::size_t>(square.index())];
                mask = static_cast<std::uint8_t>(mask & ~bit);
            }
        }
    }
    return kept;
}();

} // namespace detail

template <Color Us, Wing Side>
void State::moveCastlingRook() {
    constexpr CastlingSquares squares = castlingSquares(Us, Side);
    constexpr Bitboard change = Bitboard(squares.rookFrom) | squares.rookTo;
    board.m_roles[indexOf(Role::Rook)] ^= change;
    board.m_colors[indexOf(Us)] ^= change;
}

template <Color Us>
inline void State::play(Move move) {
    const Bitboard from = move.from();
    const Bitboard to = move.to();
    for (Bitboard& role : board.m_roles) {
        role &= ~to;
    }
    board.m_colors[indexOf(!Us)] &= ~to;
    board.m_colors[indexOf(Us)] ^= from | to;
    board.m_roles[indexOf(move.role())] ^= from;
    board.m_roles[move.isPromotion() ? move.promotionBits() : indexOf(move.role())] ^= to;
    m_enPassant = 0;
    castlingRights.m_bits = static_cast<std::uint8_t>(
        castlingRights.m_bits & detail::RightsKept[static_cast<std::size_t>(move.from().index())] &
        detail::RightsKept[static_cast<std::size_t>(move.to().index())]
    );
    turn = !Us;
    if (move.kind() == Move::Kind::Normal) {
        return;
    }
    if (move.kind() == Move::Kind::DoubleStep) {
        const Square passed = Square::at((move.from().index() + move.to().index()) / 2);
        if (!(attacks::pawn(Us, passed) & board.of(!Us, Role::Pawn)).isEmpty()) {
            m_enPassant = static_cast<std::uint8_t>(passed.index());
        }
    } else if (move.kind() == Move::Kind::EnPassant) {
        const Bitboard captured = *move.captureSquare();
        board.m_roles[indexOf(Role::Pawn)] ^= captured;
        board.m_colors[indexOf(!Us)] ^= captured;
    } else if (move.to().file() == File::G) {
        moveCastlingRook<Us, Wing::Kingside>();
    } else {
        moveCastlingRook<Us, Wing::Queenside>();
    }
}

} // namespace chess
