// Forsyth-Edwards notation (PGN standard 16.1): one line that holds a position.
//
// The reader forgives white space (ideographic spaces and full-width letters too), quotes round the
// whole, missing fields at the end, and a move number of 0. Castling letters without king or rook
// and en passant squares over which no pawn can have passed are dropped with a warning. It is
// strict about all else.
#pragma once

#include "core/position/position.h"

#include <string>
#include <string_view>
#include <variant>

namespace chess {

enum class FenField : std::uint8_t {
    Placement,
    Turn,
    Castling,
    EnPassant,
    HalfmoveClock,
    FullmoveNumber,
};

enum class FenFault : std::uint8_t {
    Empty,            // no text at all
    TooManyFields,    // more than six
    RankCount,        // not eight ranks
    RankLength,       // a rank of more or fewer than eight squares
    UnknownPiece,     // a character that is no man and no number of empty squares
    UnknownTurn,      // not w or b
    UnknownCastling,  // not - or each of K Q k q at most once
    UnknownEnPassant, // not - or a square
    UnknownCounter,   // not a whole number from 0 to 9999
};

struct FenError {
    FenFault fault;
    FenField field;
    std::string found; // the piece of text that is wrong, as it stands (UTF-8, or not)
    std::optional<Rank> rank = std::nullopt; // where, for RankLength and UnknownPiece

    friend bool operator==(const FenError&, const FenError&) = default;
};

struct FenMissing { // fields left out, from this one on; taken as "w - - 0 1"
    FenField from;
    friend bool operator==(FenMissing, FenMissing) = default;
};
struct FenCastlingDropped {
    Color color;
    Wing wing;
    friend bool operator==(FenCastlingDropped, FenCastlingDropped) = default;
};
struct FenEnPassantDropped {
    Square square;
    friend bool operator==(FenEnPassantDropped, FenEnPassantDropped) = default;
};
struct FenMoveNumberZero { // read as 1
    friend bool operator==(FenMoveNumberZero, FenMoveNumberZero) = default;
};
using FenWarning =
    std::variant<FenMissing, FenCastlingDropped, FenEnPassantDropped, FenMoveNumberZero>;

template <typename T>
struct FenRead {
    T value;
    std::vector<FenWarning> warnings;
};

// An arrangement, possible or not.
Result<FenRead<Setup>, FenError> readFenSetup(std::string_view text);

// A legal position, or why the text holds none: it cannot be read, or what it says is impossible.
using FenRefusal = std::variant<FenError, SetupErrors>;
Result<FenRead<Position>, FenRefusal> readFen(std::string_view text);
Result<FenRead<Position>, FenRefusal> readComposedFen(std::string_view text); // see Position

// All six fields; the en passant square only while a capture there is legal.
std::string writeFen(const Position& position);

} // namespace chess
