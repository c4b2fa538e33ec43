// What can be done in a game, and why something may not be.
#pragma once

#include "core/clock/timecontrol.h"
#include "core/game/claim.h"

#include <variant>

namespace chess {

struct MovePlayed {
    Move move;
    friend bool operator==(MovePlayed, MovePlayed) = default;
};
// A move that was made and not completed by the press when the game ended: what can still become of
// the position is asked with it on the board (4.7).
using MadeMove = std::optional<Move>;

// What a longer look found of the opponent's chance to mate, where the quick one had left it open.
enum class ChanceFound : std::uint8_t {
    Possible,
    Impossible,
    Undecided, // within the time that there was: the loss stands
};

struct Resigned { // 5.1.2
    Color color;
    MadeMove made = std::nullopt;
    std::optional<ChanceFound> found = std::nullopt;
    friend bool operator==(const Resigned&, const Resigned&) = default;
};

// By custom the offerer has made his move, and presses the clock after the offer (9.1.2.1).
enum class OfferMoment : std::uint8_t { Anytime, WithMoveMade };

struct DrawOffered { // 9.1.2.1
    Color offerer;
    OfferMoment moment = OfferMoment::Anytime;
    friend bool operator==(DrawOffered, DrawOffered) = default;
};
struct DrawDeclined { // in words, or by touching a man (9.1.2.1); a move alone declines as well
    friend bool operator==(DrawDeclined, DrawDeclined) = default;
};
struct DrawAgreed { // 5.2.3
    Color offerer;
    friend bool operator==(DrawAgreed, DrawAgreed) = default;
};
struct DrawClaimed { // by the player on the move: right (9.5.2) or wrong (9.5.3)
    Claim claim;
    friend bool operator==(const DrawClaimed&, const DrawClaimed&) = default;
};
struct FlagFell { // 6.9
    Color color;
    MadeMove made = std::nullopt;
    std::optional<ChanceFound> found = std::nullopt;
    friend bool operator==(const FlagFell&, const FlagFell&) = default;
};

// How the player on the move has completed by the press what the Laws do not allow (7.5).
enum class IllegalKind : std::uint8_t {
    Move,               // 7.5.1: a move that is not legal
    PromotionNotChosen, // 7.5.2: the pawn is on the last rank as a pawn; it becomes a queen
    NothingMoved,       // 7.5.3: the clock was pressed without a move
};
struct IllegalCompleted { // 7.5.5
    IllegalKind kind;
    std::optional<ChanceFound> found = std::nullopt; // where it is the one that loses
    friend bool operator==(IllegalCompleted, IllegalCompleted) = default;
};

// It was shown, after the move that brought the position, that neither side can mate (5.2.2).
struct DeadShown {
    friend bool operator==(DeadShown, DeadShown) = default;
};

// What loses the game for a player, unless his opponent could never mate (5.1.2, 6.9, 7.5.5).
using LosingAct = std::variant<Resigned, FlagFell, IllegalCompleted>;

MadeMove madeWith(const LosingAct& act);

// What an arbiter did to the clock (6.10, 7.1).
struct TimeSet {
    Color color;
    Duration time;
    friend bool operator==(TimeSet, TimeSet) = default;
};
struct TimeAdded { // or taken, below zero
    Color color;
    Duration time;
    friend bool operator==(TimeAdded, TimeAdded) = default;
};
struct TurnSwitched { // the other side's time runs
    friend bool operator==(TurnSwitched, TurnSwitched) = default;
};
using ClockChange = std::variant<TimeSet, TimeAdded, TurnSwitched>;

using Act = std::variant<
    MovePlayed,
    Resigned,
    DrawOffered,
    DrawDeclined,
    DrawAgreed,
    DrawClaimed,
    FlagFell,
    IllegalCompleted,
    DeadShown,
    ClockChange>;

enum class ActRefusal : std::uint8_t {
    GameOver,            // nothing can be done once the game has ended (5.1, 5.2)
    NotLegal,            // not a legal move of the position (3.10.1)
    BothMustMove,        // a draw can be agreed once each side has moved (5.2.3)
    TooFewMoves,         // the event's rules set more moves before it (9.1.1)
    OfferOpen,           // an offer waits for its answer (9.1.2.1)
    OfferDeclined,       // not again before the offerer's next move (11.5)
    OfferAfterMove,      // house rule: an offer comes right after one's own move
    NoOffer,             // there is none to be answered
    ClaimJudged,         // this claim has been found wrong in this position
    ClaimIsAutomatic,    // house rule: nobody needs to claim
    ClaimAfterTouch,     // a man was touched first: no claim on this move (9.4)
    AnnouncedMoveStands, // the move announced with a wrong claim must be played (9.5.3)
    TouchedMan,          // a man touched before must move, or be taken (4.3, 4.4)
    PieceLetGo,          // what was let go stands (4.6, 4.7)
    NotDead,             // a side can mate, or the house ends no such game (5.2.2)
    ResultAwaited,       // the game is decided; whether it is lost or drawn is being looked for
    NothingToUndo,       // nothing has been done yet
    NothingToRedo,       // nothing has been taken back, or something else was done since
    ClockNotStarted,     // nobody's time runs yet
    ClockPaused,         // both clocks stand (6.11)
    FlagFallen,          // the player's time was over before (6.8, 6.9)
    MoveNotCompleted,    // a move is made and waits to be completed (6.2.1)
    NoMoveMade,          // there is none to be completed
    TakeBackOff,         // not agreed on for this game
    MatchCounted,        // the game is over and its result stands in the match
};

} // namespace chess
