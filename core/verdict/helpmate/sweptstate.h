// What the moves of a sweep lead to (sweep.h): states without the swept king.
#pragma once

#include "core/verdict/helpmate/sweep.h"

namespace chess::helpmate {

inline Role roleAt(const Board& board, Square square) { // quicker than pieceAt()
    for (const Role role : AllRoles) {
        if (board.of(role).contains(square)) {
            return role;
        }
    }
    return Role::King;
}

inline void loseRightsAt(State& state, Square square) {
    for (const Color color : AllColors) {
        for (const Wing wing : AllWings) {
            const CastlingSquares squares = castlingSquares(color, wing);
            if (square == squares.kingFrom || square == squares.rookFrom) {
                state.castlingRights.remove(color, wing);
            }
        }
    }
}

// The other side's turn; nobody has moved.
inline State passed(const State& state) {
    State next = state;
    next.turn = !state.turn;
    next.setEnPassantSquare(std::nullopt);
    return next;
}

// After a step of the swept king.
inline State afterStep(const State& state) {
    State next = passed(state);
    for (const Wing wing : AllWings) {
        next.castlingRights.remove(state.turn, wing);
    }
    return next;
}

// After the swept king has taken the man there.
inline State afterTaking(const State& state, Square square) {
    State next = afterStep(state);
    next.board.toggle({next.turn, roleAt(next.board, square)}, square);
    loseRightsAt(next, square);
    return next;
}

inline void moveCastlingRook(Board& board, Color color, Wing wing) {
    const CastlingSquares squares = castlingSquares(color, wing);
    board.toggle({color, Role::Rook}, Bitboard(squares.rookFrom) | squares.rookTo);
}

// After the swept king has castled.
inline State afterCastling(const State& state, Wing wing) {
    State next = afterStep(state);
    moveCastlingRook(next.board, state.turn, wing);
    return next;
}

inline Wing wingOf(const SweptMove& castling) {
    return castling.to.file() == File::G ? Wing::Kingside : Wing::Queenside;
}

// After a move of another man.
inline State after(const State& state, const SweptMove& move) {
    State next = passed(state);
    Board& board = next.board;
    board.toggle({state.turn, move.role}, move.from);
    if (move.captured) {
        board.toggle({next.turn, roleAt(board, *move.captured)}, *move.captured);
    }
    board.toggle({state.turn, move.promotion.value_or(move.role)}, move.to);
    if (!next.castlingRights.isEmpty()) {
        loseRightsAt(next, move.from);
        loseRightsAt(next, move.to);
    }
    if (move.kind == SweptMove::Kind::DoubleStep) {
        const Square passedSquare = Square::at((move.from.index() + move.to.index()) / 2);
        const Bitboard takers = attacks::pawn(state.turn, passedSquare);
        if (!(takers & board.of(next.turn, Role::Pawn)).isEmpty()) {
            next.setEnPassantSquare(passedSquare);
        }
    } else if (move.kind == SweptMove::Kind::Castling) {
        moveCastlingRook(board, state.turn, wingOf(move));
    }
    return next;
}

} // namespace chess::helpmate
