// A legal position: one that Position::from has found no fault in, or that legal moves have reached
// from such a one.
#pragma once

#include "core/position/move.h"
#include "core/position/setup.h"
#include "core/position/state.h"
#include "core/result.h"

namespace chess {

class Position {
public:
    static Position initial();                                     // 2.3
    static Result<Position, SetupErrors> from(const Setup& setup); // or every fault of it

    // The same for problems that are composed: pawns and promoted men may be more than a game can
    // bring about (2.2, 3.7.3.3), in all no more than sixteen a side.
    static Result<Position, SetupErrors> composed(const Setup& setup);

    Color turn() const { return m_state.turn; }
    const Board& board() const { return m_state.board; }
    std::optional<Piece> pieceAt(Square square) const { return board().pieceAt(square); }
    Square king(Color color) const { return board().of(color, Role::King).first(); }
    CastlingRights castlingRights() const { return m_state.castlingRights; }

    // Set only while an en passant capture is legal (3.7.3.1, 9.2.3.1).
    std::optional<Square> enPassantSquare() const { return m_state.enPassantSquare(); }
    int halfmoveClock() const {
        return m_halfmoveClock;
    } // plies without capture or pawn move (9.3)
    int fullmoveNumber() const { return m_fullmoveNumber; }

    Setup setup() const;

    MoveList
    legalMoves() const; // 3.10.1; ends of the game other than mate and stalemate play no part
    bool hasLegalMove() const;
    bool isCheck() const { return !checkers().isEmpty(); } // 3.9.1
    Bitboard checkers() const;

    // The men of a colour that attack a square (3.1.2), pinned ones too (3.9.1).
    Bitboard attackers(Square square, Color by) const;

    // The position after one of its own legal moves.
    Position play(Move move) const;

    // The Laws' sameness (9.2.3): the same men on the same squares, the same side to move, the same
    // possible moves. Counters do not matter.
    friend bool operator==(const Position& a, const Position& b) { return a.m_state == b.m_state; }

private:
    friend std::uint64_t perft(const Position& position, int depth);
    friend class HelpmateSearch;

    Position() = default;
    explicit Position(const Setup& setup);

    State m_state;
    int m_halfmoveClock = 0;
    int m_fullmoveNumber = 1;
};

} // namespace chess
