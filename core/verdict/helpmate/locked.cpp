#include "core/verdict/helpmate/locked.h"

#include "core/position/attacks.h"
#include "core/verdict/helpmate/geometry.h"

namespace chess::helpmate {
namespace {

// A side with its pawns, and where its other men can come to while all pawns stand. The other men
// are taken for no hindrance to each other, so that this may be too many squares, never too few.
struct Camp {
    Bitboard pawns;
    Bitboard attacked; // by them
    Bitboard kingRoom;
    Bitboard bishopRoom;
    Bitboard bishopReach;         // what bishops attack from there
    std::array<int, 2> bishops{}; // on light squares, on dark squares
};

Camp campOf(const State& state, Color color) {
    const int up = color == Color::White ? 1 : -1;
    const Bitboard pawns = state.board.of(color, Role::Pawn);
    Camp camp{pawns, shifted(pawns, 1, up) | shifted(pawns, -1, up), {}, {}, {}, {}};
    const Bitboard bishops = state.board.of(color, Role::Bishop);
    camp.bishops = {(bishops & LightSquares).count(), (bishops & DarkSquares).count()};
    return camp;
}

void findKingRoom(Camp& camp, const Camp& other, Bitboard king) {
    const Bitboard open = ~camp.pawns & ~other.attacked;
    camp.kingRoom = king;
    for (Bitboard last; camp.kingRoom != last;) {
        last = camp.kingRoom;
        camp.kingRoom |= beside(camp.kingRoom) & open;
    }
}

void findBishopRoom(Camp& camp, Bitboard bishops, Bitboard pawns) {
    camp.bishopRoom = bishops;
    for (Bitboard fresh = bishops; !fresh.isEmpty();) {
        Bitboard reach;
        for (const Square from : fresh) {
            reach |= attacks::bishop(from, pawns);
        }
        camp.bishopReach |= reach;
        fresh = reach & ~pawns & ~camp.bishopRoom;
        camp.bishopRoom |= fresh;
    }
}

// Nobody of this side can come to take a pawn of the other, nor be taken by one.
bool isShutOut(const Camp& camp, const Camp& other) {
    return ((camp.kingRoom | camp.bishopReach) & other.pawns).isEmpty() &&
           (camp.bishopRoom & other.attacked).isEmpty();
}

// Whether men of the loser can close these squares beside their king by standing there.
bool canBlock(const Camp& loser, Bitboard squares) {
    return (squares & ~loser.bishopRoom).isEmpty() &&
           (squares & LightSquares).count() <= loser.bishops[0] &&
           (squares & DarkSquares).count() <= loser.bishops[1];
}

// A mate by a bishop, the king being on this square, may fit.
bool isMateThinkable(Square king, const Camp& winner, const Camp& loser) {
    const Bitboard flights = attacks::king(king) & ~loser.pawns & ~winner.attacked & ~winner.pawns &
                             ~winner.bishopReach & ~winner.bishopRoom;
    if (canBlock(loser, flights)) {
        return true;
    }
    for (const Square other : winner.kingRoom & ~attacks::king(king) & ~Bitboard(king)) {
        if (canBlock(loser, flights & ~attacks::king(other))) {
            return true;
        }
    }
    return false;
}

} // namespace

// Every pawn has a pawn before it and nothing to take, now or later, and nobody comes to take a
// pawn. So the pawns stay: the first move to change them would have to be one of these. They give
// no new check, and neither does a king. A mate is left to the bishops of the winner alone, on a
// square that they reach, and every square beside the king must be closed to it: by a pawn, by what
// pawns, bishops or the king of the winner attack, or by a bishop of its own.
std::optional<Confined> lockedPawns(const State& state, Color side) {
    const Board& board = state.board;
    const Bitboard pawns = board.of(Role::Pawn);
    const Bitboard bishops = board.of(Role::Bishop);
    if (board.occupied() != (pawns | bishops | board.of(Role::King)) || state.enPassantSquare()) {
        return std::nullopt;
    }
    Camp winner = campOf(state, side);
    Camp loser = campOf(state, !side);
    const int up = side == Color::White ? 1 : -1;
    const Bitboard before = shifted(winner.pawns, 0, up) | shifted(loser.pawns, 0, -up);
    if (!(before & ~pawns).isEmpty() || !(winner.attacked & loser.pawns).isEmpty()) {
        return std::nullopt;
    }
    findKingRoom(winner, loser, board.of(side, Role::King));
    findKingRoom(loser, winner, board.of(!side, Role::King));
    findBishopRoom(winner, board.of(side) & bishops, pawns);
    findBishopRoom(loser, board.of(!side) & bishops, pawns);
    if (!isShutOut(winner, loser) || !isShutOut(loser, winner)) {
        return std::nullopt;
    }
    for (const Square king : loser.kingRoom& winner.bishopReach) {
        if (isMateThinkable(king, winner, loser)) {
            return std::nullopt;
        }
    }
    return Confined{loser.kingRoom, pawns};
}

} // namespace chess::helpmate
