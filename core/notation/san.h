// Standard algebraic notation (FIDE Laws, appendix C; PGN standard 8.2.3) and UCI's coordinate
// moves.
#pragma once

#include "core/position/position.h"
#include "core/result.h"

#include <string>
#include <string_view>

namespace chess {

// "Nf3", "exd6", "O-O", "c8=Q+", "Qxf7#": the shortest text that names the move among the legal
// ones.
std::string writeSan(const Position& position, Move move);

enum class MoveTextFault : std::uint8_t {
    Unreadable,       // not the form of a move
    NotLegal,         // no legal move of the position fits
    Ambiguous,        // several do
    PromotionMissing, // the pawn promotes, and the text does not say to what (3.7.3.3)
};

// Takes what writeSan writes, and: more origin than needed (Nb1d2), dashes (e2-e4), captures
// without x, castling with zeros, promotion without = (c8Q, c8(Q)), any or no marks + # ! ?, and
// "e.p." after a capture en passant. Upper and lower case matter: bxc4 is a pawn's move, Bxc4 a
// bishop's.
Result<Move, MoveTextFault> readSan(const Position& position, std::string_view text);

// "e2e4", "e7e8q", "e1g1" (castling by the king's squares)
Result<Move, MoveTextFault> readUci(const Position& position, std::string_view text);

// UCI where the text has its form, SAN otherwise.
Result<Move, MoveTextFault> readMove(const Position& position, std::string_view text);

} // namespace chess
