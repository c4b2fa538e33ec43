// Any arrangement that can be written down, possible or not. Position::from names all that is wrong
// with it.
#pragma once

#include "core/position/board.h"
#include "core/position/castling.h"

#include <vector>

namespace chess {

struct Setup {
    Board board;
    Color turn = Color::White;
    CastlingRights castlingRights;
    std::optional<Square> enPassantSquare; // the square passed over by the last move's double step
    int halfmoveClock = 0;                 // plies since the last capture or pawn move, 0 to 9999
    int fullmoveNumber = 1;                // counted up after each move of Black, 1 to 9999

    static Setup initial();

    friend bool operator==(const Setup&, const Setup&) = default;
};

constexpr int HighestCounter = 9999;

enum class SetupFault : std::uint8_t {
    NoKing,              // of a colour (2.2)
    SeveralKings,        // of a colour (2.2)
    TooManyMen,          // more than sixteen of a colour (2.2)
    TooManyPawns,        // more than eight of a colour (2.2)
    TooManyPromoted,     // more promoted men than pawns missing (3.7.3.3)
    PawnOnLastRank,      // on rank 1 or 8 (3.7.3.3)
    OpponentInCheck,     // the side not to move could lose its king (3.9.2); kings that touch too
    CastlingWithoutKing, // the king of a right is not on its first square (3.8.2.1)
    CastlingWithoutRook, // the rook of a right is not on its first square (3.8.2.1)
    ImpossibleEnPassant, // no double step can have passed over that square (3.7.3.1)
    HalfmoveClockOutOfRange,
    FullmoveNumberOutOfRange,
};

struct SetupError {
    SetupFault fault;
    std::optional<Color> color = std::nullopt;   // whose fault it is, where it belongs to one side
    std::optional<Square> square = std::nullopt; // where it is, for pawns, rooks and en passant

    friend bool operator==(const SetupError&, const SetupError&) = default;
};

// Never empty; in the order of SetupFault, White before Black.
using SetupErrors = std::vector<SetupError>;

SetupErrors faultsOf(const Setup& setup); // empty: the setup is a legal position

} // namespace chess
