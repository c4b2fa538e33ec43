#include "core/verdict/helpmate/locked.h"

#include "core/verdict/helpmate/sweep.h"

namespace chess::helpmate {
namespace {

struct Camp {
    Bitboard pawns;
    Bitboard attacked; // by them
    Bitboard king;
};

Camp campOf(const State& state, Color color) {
    const int up = color == Color::White ? 1 : -1;
    const Bitboard pawns = state.board.of(color, Role::Pawn);
    return {
        pawns, shifted(pawns, 1, up) | shifted(pawns, -1, up), state.board.of(color, Role::King)};
}

// The squares a king can come to while the pawns stand; the other king is taken for no hindrance,
// so that there may be too many of them. Nothing, if it could take a pawn there.
std::optional<Bitboard> roomOf(const Camp& own, const Camp& other) {
    const Bitboard open = ~own.pawns & ~other.attacked;
    Bitboard room = own.king;
    for (Bitboard last; room != last;) {
        last = room;
        room |= beside(room) & open;
    }
    return (room & other.pawns).isEmpty() ? std::optional(room) : std::nullopt;
}

} // namespace

// Every pawn has a pawn before it and none to take, and no king ever comes to a pawn that is not
// protected by another. So the pawns stay as they are: the first move to change them would need one
// of these. A king gives no check, and no pawn comes to give one; the mate would need one of them.
std::optional<LockedPawns> lockedPawns(const State& state, Color winner) {
    const Bitboard pawns = state.board.of(Role::Pawn);
    if (state.board.occupied() != (pawns | state.board.of(Role::King)) || state.enPassantSquare()) {
        return std::nullopt;
    }
    const Camp white = campOf(state, Color::White);
    const Camp black = campOf(state, Color::Black);
    const bool isStuck =
        ((shifted(white.pawns, 0, 1) | shifted(black.pawns, 0, -1)) & ~pawns).isEmpty();
    if (!isStuck || !(white.attacked & black.pawns).isEmpty()) {
        return std::nullopt;
    }
    const auto whiteRoom = roomOf(white, black);
    const auto blackRoom = roomOf(black, white);
    if (!whiteRoom || !blackRoom) {
        return std::nullopt;
    }
    return LockedPawns{winner == Color::White ? *blackRoom : *whiteRoom, pawns};
}

} // namespace chess::helpmate
