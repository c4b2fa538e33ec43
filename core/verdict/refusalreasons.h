// The predicates behind refusal.h, one for each reason: none holds for a legal move. Each is asked
// only when all before it have said no, so that it may rely on what they rule out. One that holds
// adds what its sentence names and what is drawn, and leaves the refusal alone otherwise.
#pragma once

#include "core/verdict/refusal.h"

#include "core/position/attacks.h"

namespace chess::refusals {

// The question, with what several predicates look at.
struct Query {
    Query(const Game& ofGame, const Attempt& ofAttempt, Color side);

    const Game& game;
    const Position& position;
    const Board& board;
    Attempt attempt;
    Square from;
    Square to;
    Color us;
    Color them;
    std::optional<Piece> man; // on `from`
    Square king;              // ours
    Bitboard occupied;
    Bitboard checkers;

    Role role() const { return man->role; }
    bool isOnMove() const { return us == position.turn(); } // or is only looked at
    Bitboard own() const { return board.of(us); }
    Bitboard enemies() const { return board.of(them); }
    StandingMan manOn(Square square) const { return {board.pieceAt(square)->role, square}; }

    // The enemies that attack a square once our king is gone from its own, where it might stand in
    // their line.
    Bitboard attackers(Square square) const {
        return attacks::attackersOf(board, square, them, occupied ^ king);
    }

    int files() const; // how far to the right, seen from White
    int ranks() const; // how far forward, seen by the side to move

    std::optional<Wing> castlingWing() const; // of the king's two squares
    bool isPawnCapture() const;               // one step diagonally forward, whatever stands there
    // Where the pawn stands that the move captures en passant, but for the safety of the king.
    std::optional<Square> enPassantCapture() const;
};

using Predicate = bool (*)(const Query& query, Refusal& refusal);

// The man that stands nearest to a square, of men on one line with it.
Square nearest(Square from, Bitboard men);

// refusalpieces.cpp
bool gameOver(const Query&, Refusal&);
bool noPiece(const Query&, Refusal&);
bool notYourPiece(const Query&, Refusal&);
bool ownPiece(const Query&, Refusal&);
bool geometryKnight(const Query&, Refusal&);
bool geometryKing(const Query&, Refusal&);
bool geometryBishop(const Query&, Refusal&);
bool geometryRook(const Query&, Refusal&);
bool geometryQueen(const Query&, Refusal&);
bool pathBlocked(const Query&, Refusal&);

// refusalcastling.cpp
bool castleKingMoved(const Query&, Refusal&);
bool castleNoRook(const Query&, Refusal&);
bool castleRookMoved(const Query&, Refusal&);
bool castleRightLost(const Query&, Refusal&);
bool castleBlocked(const Query&, Refusal&);
bool castleInCheck(const Query&, Refusal&);
bool castleThroughCheck(const Query&, Refusal&);
bool castleIntoCheck(const Query&, Refusal&);

// refusalpawn.cpp
bool pawnBackward(const Query&, Refusal&);
bool pawnSideways(const Query&, Refusal&);
bool pawnNoStraightCapture(const Query&, Refusal&);
bool pawnDoubleNotFirst(const Query&, Refusal&);
bool pawnDoubleBlocked(const Query&, Refusal&);
bool pawnTooFar(const Query&, Refusal&);
bool pawnDiagonalEmpty(const Query&, Refusal&);
bool geometryPawn(const Query&, Refusal&);
bool promotionRequired(const Query&, Refusal&);
bool promotionBadPiece(const Query&, Refusal&);

// refusalenpassant.cpp
bool enPassantNotAPawn(const Query&, Refusal&);
bool enPassantExpired(const Query&, Refusal&);
bool enPassantNotDouble(const Query&, Refusal&);
bool enPassantNotAvailable(const Query&, Refusal&);

// refusalking.cpp
bool kingsAdjacent(const Query&, Refusal&);
bool kingTakesProtected(const Query&, Refusal&);
bool kingStaysOnLine(const Query&, Refusal&);
bool kingIntoAttack(const Query&, Refusal&);
bool doubleCheck(const Query&, Refusal&);
bool mustAnswerCheck(const Query&, Refusal&);
bool enPassantExposesKing(const Query&, Refusal&);
bool pinned(const Query&, Refusal&);

} // namespace chess::refusals
