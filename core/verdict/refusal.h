// Why a move is refused: for two squares of a game exactly one reason, or none where the move is
// legal. What a sentence about it must name and what a board can draw of it comes as data; the
// words are ui/text's.
#pragma once

#include "core/game/game.h"

#include <array>
#include <string_view>
#include <vector>

namespace chess {

// In order of precedence: where several hold, the first is the reason.
enum class RefusalReason : std::uint8_t {
    GameOver,
    NoPiece,
    NotYourPiece,
    CastleKingMoved,
    CastleNoRook,
    CastleRookMoved,
    CastleRightLost, // in a position that was set up so
    CastleBlocked,
    CastleInCheck,
    CastleThroughCheck,
    CastleIntoCheck,
    OwnPiece,
    PawnBackward,
    PawnSideways,
    PawnNoStraightCapture,
    PawnDoubleNotFirst,
    PawnDoubleBlocked,
    PawnTooFar,
    EnPassantNotAPawn,
    EnPassantExpired,
    EnPassantNotDouble,
    EnPassantNotAvailable, // nobody knows how the pawn came there
    PawnDiagonalEmpty,
    GeometryPawn,
    GeometryKnight,
    GeometryKing,
    GeometryBishop,
    GeometryRook,
    GeometryQueen,
    PathBlocked,
    PromotionRequired,
    PromotionBadPiece,
    KingsAdjacent,
    KingTakesProtected,
    KingStaysOnLine,
    KingIntoAttack,
    DoubleCheck,
    MustAnswerCheck,
    EnPassantExposesKing,
    Pinned,
};

constexpr std::size_t RefusalReasonCount = 40;

// The articles of the FIDE Laws of 2023, "3.7.1, 3.7.3"; empty where the Laws are silent.
std::string_view article(RefusalReason reason);

// A pawn that is dropped on the last rank chooses afterwards; a typed move says what it becomes.
enum class AttemptKind : std::uint8_t { Dropped, Typed };

struct Attempt {
    Square from;
    Square to;                                    // another square; in castling the king's
    std::optional<char> promotion = std::nullopt; // any letter, in either case
    AttemptKind kind = AttemptKind::Dropped;

    friend bool operator==(const Attempt&, const Attempt&) = default;
};

struct StandingMan {
    Role role;
    Square square;

    friend bool operator==(StandingMan, StandingMan) = default;
};

struct SquarePair {
    Square from;
    Square to;

    friend bool operator==(SquarePair, SquarePair) = default;
};

// What is to be seen beside the board.
enum class RefusalCue : std::uint8_t {
    ResultBanner,
    TurnBadge,
    MoveList, // at the move that lost the right: Refusal::ply
    CastlingChips,
    PromotionChooser,
};

struct RefusalDrawing {
    std::vector<SquarePair> arrows;
    std::vector<SquarePair> lines;
    Bitboard crosses;
    Bitboard rings;
    Bitboard marks;
    Bitboard greyed;
    std::optional<RefusalCue> cue;

    friend bool operator==(const RefusalDrawing&, const RefusalDrawing&) = default;
};

// Of the members that may be absent those are set that the sentence of the reason speaks of.
struct Refusal {
    RefusalReason reason;
    Attempt attempt;
    Color turn;
    std::optional<Role> piece = std::nullopt; // the man on the first square
    std::optional<Square> at = std::nullopt;  // an occupied or attacked square on the way or beside
    std::optional<StandingMan> attacker = std::nullopt; // which does so, or would
    std::optional<StandingMan> blocker = std::nullopt;  // a man in the way, or beside a pawn
    std::optional<Role> victim = std::nullopt;          // what the king may not take
    std::optional<Square> rook = std::nullopt;          // the corner of a castling
    // Of the first move of the king or rook (3.8.2.1).
    std::optional<std::size_t> ply = std::nullopt;
    RefusalDrawing drawing = {};

    friend bool operator==(const Refusal&, const Refusal&) = default;
};

// Every square that the refusal speaks of: the two of the attempt, and all that is drawn.
Bitboard spokenSquares(const Refusal& refusal);

// Nothing: the move is legal in the position on the board. A letter counts only where a pawn
// promotes. What binds a player beyond the position (touch-move, a move announced) is asked of
// others.
std::optional<Refusal> refusalOf(const Game& game, const Attempt& attempt);

// The same where the end of the game plays no part: on a board for learning, where a king may stand
// with a single man, and for a look at a game that is over.
std::optional<Refusal> refusalOnBoard(const Game& game, const Attempt& attempt);

// The same again, and as though the side whose man stands on the first square were on the move: for
// a look at what the other side can do. No man there: as refusalOnBoard.
std::optional<Refusal> refusalAsIfOnMove(const Game& game, const Attempt& attempt);

} // namespace chess
