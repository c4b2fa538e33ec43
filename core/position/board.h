// A placement of men, legal or not. It keeps one Bitboard per role and one per colour.
#pragma once

#include "core/position/bitboard.h"
#include "core/position/piece.h"

#include <optional>

namespace chess {

class Board {
public:
    constexpr Board() = default;

    // Men in the initial position (2.3).
    static Board initial();

    std::optional<Piece> pieceAt(Square square) const;
    void put(Square square, Piece piece);
    void remove(Square square);

    // Puts men of one kind on empty squares and takes them off where they stand.
    constexpr void toggle(Piece piece, Bitboard squares) {
        m_roles[static_cast<std::size_t>(indexOf(piece.role))] ^= squares;
        m_colors[static_cast<std::size_t>(indexOf(piece.color))] ^= squares;
    }

    constexpr Bitboard of(Color color) const { return m_colors[indexOf(color)]; }
    constexpr Bitboard of(Role role) const { return m_roles[indexOf(role)]; }
    constexpr Bitboard of(Color color, Role role) const { return of(color) & of(role); }
    constexpr Bitboard of(Piece piece) const { return of(piece.color, piece.role); }
    constexpr Bitboard occupied() const { return m_colors[0] | m_colors[1]; }

    friend constexpr bool operator==(const Board&, const Board&) = default;

private:
    friend struct State; // the move generator's fast path (state.h)

    std::array<Bitboard, 6> m_roles{};
    std::array<Bitboard, 2> m_colors{};
};

} // namespace chess
