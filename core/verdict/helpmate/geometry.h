// Distances on the board, in steps of a king.
#pragma once

#include "core/position/bitboard.h"

#include <algorithm>
#include <cstdlib>

namespace chess::helpmate {

inline int filesApart(Square a, Square b) {
    return std::abs((a.index() & 7) - (b.index() & 7));
}
inline int ranksApart(Square a, Square b) {
    return std::abs((a.index() >> 3) - (b.index() >> 3));
}
inline int distance(Square a, Square b) {
    return std::max(filesApart(a, b), ranksApart(a, b));
}

inline int toEdge(Square square) {
    const int file = square.index() & 7;
    const int rank = square.index() >> 3;
    return std::min(std::min(file, 7 - file), std::min(rank, 7 - rank));
}
inline int toCorner(Square square) {
    const int file = square.index() & 7;
    const int rank = square.index() >> 3;
    return std::max(std::min(file, 7 - file), std::min(rank, 7 - rank));
}

inline constexpr Bitboard Everywhere{~std::uint64_t{0}};

inline Bitboard shifted(Bitboard squares, int files, int ranks) { // one file at most
    std::uint64_t bits = squares.bits();
    if (files != 0) {
        bits &= ~bitboardOf(files > 0 ? File::H : File::A).bits();
    }
    const int step = 8 * ranks + files;
    return Bitboard(step > 0 ? bits << step : bits >> -step);
}

// The squares beside a set of squares; some of the set may be among them.
inline Bitboard beside(Bitboard squares) {
    const Bitboard sides = shifted(squares, 1, 0) | shifted(squares, -1, 0);
    const Bitboard row = squares | sides;
    return sides | shifted(row, 0, 1) | shifted(row, 0, -1);
}

// What the pawns of a colour attack.
inline Bitboard pawnAttacks(Bitboard pawns, Color color) {
    const int up = color == Color::White ? 1 : -1;
    return shifted(pawns, 1, up) | shifted(pawns, -1, up);
}

} // namespace chess::helpmate
