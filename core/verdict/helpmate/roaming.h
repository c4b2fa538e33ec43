// Who roams in an outline, and who stays on the board and moves by the rules (outline.h).
#pragma once

#include "core/verdict/helpmate/scene.h"

namespace chess::helpmate {

// Squares that a man can come to while all others stay, his own among them.
int roomNow(const Board& board, Bitboard occupied, Square square);
constexpr int Caged = 2; // with so few a man is caged

// How closely an outline looks. A man who roams does so from the beginning or from a move of his
// on; until then he is a man on the board.
struct Grain {
    int winner; // their men stay on the board that can come to so few squares
    int loser;
    bool doKnightsStay; // all of them
    bool doPawnsRoam;   // pawns of the loser whose way is free, as whatever they may become
};

// Men on the board who are free to roam; rooks that may still castle are not. The loser's king,
// which is not on the board, stands on one of these squares; where there is but one, it may hold a
// man who stands beside it.
Bitboard freeMen(const State& state, Bitboard kings, Color winner, const Grain& grain);

// Pawns of the loser who are free to roam: nobody stands before them, the king is not beside them,
// and no pawn could be taken by them en passant.
Bitboard freePawns(const State& state, Bitboard kings, Color winner);

// Such a pawn from now on: a queen wherever it and a queen may come, and a knight anywhere. Between
// them they do all that it can do.
void addPawn(Scene& scene, Color color, Square square);

} // namespace chess::helpmate
