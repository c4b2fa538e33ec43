// What a man on the board can do, for one who learns: asked of any man of either colour at any
// moment, as though its own side were on the move, and after the end of a game too.
#pragma once

#include "core/verdict/refusal.h"

#include <span>

namespace chess {

enum class ReachKind : std::uint8_t {
    Quiet,
    Capture,
    EnPassant, // 3.7.3.1
    Castling,  // 3.8.2: the king's square
    Promotion, // 3.7.3.3: four moves, one square
    PromotionCapture,
};

struct ReachedSquare {
    Square square;
    ReachKind kind;

    friend bool operator==(ReachedSquare, ReachedSquare) = default;
};

struct Reach {
    Piece man;
    Square from;
    std::vector<ReachedSquare> squares; // where it can go, from a1 to h8
    // Squares that it attacks and may not enter, each with the reason; likewise in order.
    std::vector<Refusal> barred;
    // Where it can go nowhere: the reason that says most. Nothing for a man that has no square
    // before it but the enemy king's, whom it checks.
    std::optional<Refusal> whyNowhere;

    bool isNowhere() const { return squares.empty(); }
    Bitboard barredSquares() const;
};

// Nothing: the square is empty.
std::optional<Reach> reachOf(const Game& game, Square from);

// The squares to which some of these moves bring the man on a square.
std::vector<ReachedSquare> reachedBy(std::span<const Move> moves, Square from);

// Of these moves, the squares of those with which the man on a square stalemates the opponent
// (5.2.1): a draw that a player seldom wants.
Bitboard stalematingSquares(const Position& position, Square from);
bool isStalemating(const Position& position, Move move);

// How many men of each colour attack each square, by square index.
using AttackCounts = std::array<std::array<int, 64>, 2>;
AttackCounts attackCounts(const Board& board);

} // namespace chess
