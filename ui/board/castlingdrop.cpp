#include "ui/board/castlingdrop.h"

#include <algorithm>

namespace ui {

chess::Attempt castlingOnto(chess::Attempt attempt, const chess::Position& position) {
    for (const chess::Wing wing : chess::AllWings) {
        const chess::CastlingSquares squares = castlingSquares(position.turn(), wing);
        const chess::Piece rook{position.turn(), chess::Role::Rook};
        if (attempt.from == squares.kingFrom && attempt.from == position.king(position.turn()) &&
            attempt.to == squares.rookFrom && position.pieceAt(squares.rookFrom) == rook) {
            attempt.to = squares.kingTo;
        }
    }
    return attempt;
}

std::optional<chess::Move> castlingOntoRook(const BoardState& state, const BoardChoice& choice) {
    const auto found = std::find_if(state.moves.begin(), state.moves.end(), [&](chess::Move move) {
        const auto wing = move.castlingWing();
        return wing && move.from() == choice.from &&
               castlingSquares(state.turn, *wing).rookFrom == choice.to;
    });
    return found == state.moves.end() ? std::nullopt : std::optional(*found);
}

} // namespace ui
