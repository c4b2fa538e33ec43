// What stands on the board, or is under way, without being part of the game yet.
#pragma once

#include "core/game/acts.h"
#include "core/position/move.h"

#include <variant>
#include <vector>

namespace chess {

struct NothingPending {
    friend bool operator==(NothingPending, NothingPending) = default;
};

// The player on the move has touched men, in this order (4.3).
struct MenTouched {
    std::vector<Square> squares;
    friend bool operator==(const MenTouched&, const MenTouched&) = default;
};

// He has said that he adjusts: the next touch counts for nothing (4.2.1).
struct Adjusting {
    std::vector<Square> touched; // before that
    friend bool operator==(const Adjusting&, const Adjusting&) = default;
};

// The pawn has reached the last rank and its piece is not chosen: the move is made only then
// (3.7.3.3, 4.4.4), so turn and clock stay.
struct PromotionPending {
    Square from;
    Square to;
    bool isForClaim = false; // the move is announced, not made
    friend bool operator==(PromotionPending, PromotionPending) = default;
};

struct MoveMade { // not completed: the player has still to press, or to say that it is done
    Move move;
    friend bool operator==(MoveMade, MoveMade) = default;
};

// No legal move, and not completed by the press (7.5.1): the man may still be put elsewhere.
struct IllegalMade {
    Square from;
    Square to;
    std::vector<Square> touched; // before it
    friend bool operator==(const IllegalMade&, const IllegalMade&) = default;
};

// A draw is to be claimed with a move that he announces (9.2.1, 9.3.1): the next move shown on the
// board is announced, not played.
struct Announcing {
    friend bool operator==(Announcing, Announcing) = default;
};
struct MoveAnnounced { // and not confirmed yet
    Move move;
    friend bool operator==(MoveAnnounced, MoveAnnounced) = default;
};

// The game is decided: a flag has fallen, a player has resigned or completed his second illegal
// move. Whether his opponent could still mate, and so whether he has lost or drawn, is being looked
// for (5.1.2, 6.9, 7.5.5). Nothing else can be done meanwhile.
struct ResultAwaited {
    LosingAct by;
    friend bool operator==(const ResultAwaited&, const ResultAwaited&) = default;
};

using Pending = std::variant<
    NothingPending,
    MenTouched,
    Adjusting,
    PromotionPending,
    MoveMade,
    IllegalMade,
    Announcing,
    MoveAnnounced,
    ResultAwaited>;

// Something is shown on the board that is not in the game: it can be put back, or must be
// completed.
inline bool isShownOnly(const Pending& pending) {
    return !std::holds_alternative<NothingPending>(pending) &&
           !std::holds_alternative<MenTouched>(pending) &&
           !std::holds_alternative<Adjusting>(pending) &&
           !std::holds_alternative<ResultAwaited>(pending);
}

} // namespace chess
