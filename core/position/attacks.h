// Which squares a man attacks (FIDE Laws 3.1.2 to 3.8.1), by table.
#pragma once

#include "core/position/board.h"

namespace chess::attacks {

namespace detail {

struct Slider {
    std::uint64_t mask;  // the blockers that matter
    std::uint64_t magic; // see magics.h
    const Bitboard* table;
    unsigned shift;

    Bitboard operator()(Bitboard occupied) const {
        return table[((occupied.bits() & mask) * magic) >> shift];
    }
};

using BySquare = std::array<Bitboard, 64>;

extern const BySquare King;
extern const BySquare Knight;
extern const std::array<BySquare, 2> Pawn;
extern const std::array<BySquare, 64> Between;
extern const std::array<BySquare, 64> Line;
extern const std::array<Slider, 64> Bishop;
extern const std::array<Slider, 64> Rook;

inline std::size_t at(Square square) {
    return static_cast<std::size_t>(square.index());
}

} // namespace detail

inline Bitboard king(Square from) {
    return detail::King[detail::at(from)];
}
inline Bitboard knight(Square from) {
    return detail::Knight[detail::at(from)];
}
inline Bitboard pawn(Color color, Square from) { // its two diagonal squares (3.7.3)
    return detail::Pawn[static_cast<std::size_t>(color)][detail::at(from)];
}
inline Bitboard bishop(Square from, Bitboard occupied) {
    return detail::Bishop[detail::at(from)](occupied);
}
inline Bitboard rook(Square from, Bitboard occupied) {
    return detail::Rook[detail::at(from)](occupied);
}
inline Bitboard queen(Square from, Bitboard occupied) {
    return bishop(from, occupied) | rook(from, occupied);
}

// What a piece on a square attacks.
Bitboard of(Piece piece, Square from, Bitboard occupied);

// The men of a colour that attack a square, lines being stopped by `occupied`.
Bitboard attackersOf(const Board& board, Square square, Color by, Bitboard occupied);

// The squares strictly between two squares of one rank, file or diagonal; empty for other pairs.
inline Bitboard between(Square a, Square b) {
    return detail::Between[detail::at(a)][detail::at(b)];
}
// The whole rank, file or diagonal through two squares; empty for other pairs.
inline Bitboard line(Square a, Square b) {
    return detail::Line[detail::at(a)][detail::at(b)];
}

} // namespace chess::attacks
