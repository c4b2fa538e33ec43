#include "core/verdict/helpmate/roaming.h"

#include "core/position/attacks.h"
#include "core/verdict/helpmate/geometry.h"

namespace chess::helpmate {
namespace {

Bitboard ahead(Square square, Color color) {
    const int up = color == Color::White ? 1 : -1;
    Bitboard squares;
    for (auto at = square.offset(0, up); at; at = at->offset(0, up)) {
        squares |= *at;
    }
    return squares;
}

Bitboard castlingRooks(const State& state) {
    Bitboard rooks;
    for (const Color color : AllColors) {
        for (const Wing wing : AllWings) {
            if (state.castlingRights.has(color, wing)) {
                rooks |= castlingSquares(color, wing).rookFrom;
            }
        }
    }
    return rooks;
}

} // namespace

int roomNow(const Board& board, Bitboard occupied, Square square) {
    const Piece piece = *board.pieceAt(square);
    Bitboard room = square;
    for (Bitboard fresh = room; !fresh.isEmpty();) {
        Bitboard next;
        for (const Square from : fresh) {
            next |= attacks::of(piece, from, occupied);
        }
        fresh = next & ~(board.of(piece.color) | board.of(Role::King) | room);
        room |= fresh;
    }
    return room.count();
}

Bitboard freeMen(const State& state, Bitboard kings, Color winner, const Grain& grain) {
    const Board& board = state.board;
    Board whole = board;
    whole.toggle({!winner, Role::King}, kings.count() == 1 ? kings : Bitboard());
    Bitboard stay = board.of(Role::King) | board.of(Role::Pawn) | castlingRooks(state);
    stay |= grain.doKnightsStay ? board.of(Role::Knight) : Bitboard();
    Bitboard free;
    for (const Square square : board.occupied() & ~stay) {
        const int most = board.of(winner).contains(square) ? grain.winner : grain.loser;
        if (most < 64 && roomNow(whole, whole.occupied(), square) > most) {
            free |= square;
        }
    }
    return free;
}

Bitboard freePawns(const State& state, Bitboard kings, Color winner) {
    const Board& board = state.board;
    const Rank second = winner == Color::White ? Rank::R2 : Rank::R7;
    Bitboard free;
    if (!state.enPassantSquare() && (board.of(winner, Role::Pawn) & bitboardOf(second)).isEmpty()) {
        for (const Square square : board.of(!winner, Role::Pawn)) {
            const Bitboard way = ahead(square, !winner);
            if ((way & board.occupied()).isEmpty() && (beside(kings) & (way | square)).isEmpty()) {
                free |= square;
            }
        }
    }
    return free;
}

void addPawn(Scene& scene, Color color, Square square) {
    scene.add(color, Role::Queen, ahead(square, color) | square);
    scene.add(color, Role::Knight, Everywhere);
}

} // namespace chess::helpmate
