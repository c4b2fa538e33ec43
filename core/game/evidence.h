// Why a claim of a draw is right or wrong, to be shown to both players (FIDE Laws 9.5).
#pragma once

#include "core/game/game.h"

#include <variant>

namespace chess {

// In what a position differs from the one claimed. Nothing of all this: it is the same (9.2.3).
struct Differences {
    Bitboard placement;             // the squares on which other men stand
    bool hasOtherTurn = false;      // the other side was to move
    bool hasOtherCastling = false;  // 9.2.3.2: another right to castle
    bool hasOtherEnPassant = false; // 9.2.3.1: a pawn could be taken in passing in one alone

    bool isNone() const {
        return placement.isEmpty() && !hasOtherTurn && !hasOtherCastling && !hasOtherEnPassant;
    }
};

Differences differences(const Position& a, const Position& b);

struct EarlierPosition {
    std::size_t ply; // it stood after so many half-moves
    Differences differences;
};

struct ThreefoldEvidence {
    std::vector<std::size_t> same; // after which half-moves the position claimed stood before
    // What comes nearest among the other positions, at most two, where `same` are fewer than two.
    std::vector<EarlierPosition> nearest;

    int occurrences() const { return static_cast<int>(same.size()) + 1; }
};

struct FiftyMovesEvidence {
    int plies; // without a pawn move or a capture, up to the position claimed
    // After so many half-moves; nothing where it was before this game's first position.
    std::optional<std::size_t> lastPawnMove;
    std::optional<std::size_t> lastCapture;
};

struct Evidence {
    Claim claim;
    Color claimant;
    Position position; // claimed: on the board, or after the move announced
    std::variant<ThreefoldEvidence, FiftyMovesEvidence> found;
    bool isRight;
};

// What an arbiter finds when the player on the move claims. The move announced is a legal one.
Evidence judge(const Game& game, const Claim& claim);

// What was found on the last claim, until the next move; nothing if none was made since the last.
std::optional<Evidence> lastEvidence(const Game& game);

// Whether a claim of this kind, on the position as it stands, would be right now. The game is not
// over.
bool canClaim(const Game& game, ClaimRule rule);

// The legal moves that the player on the move could announce with a right claim (9.2.1, 9.3.1).
// One that ends the game counts: the Laws ask of it only what stands in them.
MoveList announceable(const Game& game, ClaimRule rule);

} // namespace chess
