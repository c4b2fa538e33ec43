// The part of a position that the laws of movement look at: what the move generator reads and a
// move changes. Kept small, since it is copied for every move. Position is its public face.
#pragma once

#include "core/position/board.h"
#include "core/position/move.h"

namespace chess {

struct State {
    Board board;
    Color turn = Color::White;
    CastlingRights castlingRights;

    // After a double step: the square passed over, if an enemy pawn stands ready beside it.
    // Position drops it where the capture would be illegal.
    std::optional<Square> enPassantSquare() const {
        return m_enPassant == 0 ? std::nullopt : std::optional(Square::at(m_enPassant));
    }
    void setEnPassantSquare(std::optional<Square> square) {
        m_enPassant = static_cast<std::uint8_t>(square ? square->index() : 0);
    }

    template <Color Us>
    void play(Move move);

    friend bool operator==(const State&, const State&) = default;

private:
    template <Color Us, Wing Side>
    void moveCastlingRook();

    std::uint8_t m_enPassant = 0; // index of the square; 0 (a1) where there is none
};

} // namespace chess
