// By whose rules a game is played. The FIDE Laws leave some choices to the event and the players;
// a house may rule otherwise where it says so.
#pragma once

#include "core/clock/timecontrol.h"
#include "core/game/terms.h"

#include <array>
#include <cstdint>
#include <optional>

namespace chess {

enum class DrawRule : std::uint8_t {
    Claim,     // 9.2, 9.3: a player claims it
    Automatic, // house rule: the program ends the game
};

enum class ForcedDraw : std::uint8_t {
    Automatic, // 9.6
    Off,       // house rule
};

enum class DeadPositions : std::uint8_t {
    Full,     // 5.2.2: whatever cannot lead to mate
    Material, // house rule: bare kings, one minor piece, bishops on one colour of squares
};

// When a lost game is a draw because the winner could not have won it (5.1.2, 6.9, 7.5.5).
enum class DrawTest : std::uint8_t {
    AnyLegalSeries, // no series of legal moves mates
    BareKing,       // house rule: he has nothing but his king
};

enum class OfferTime : std::uint8_t {
    AnyTime,      // 9.1.2.1: by custom after one's own move, valid at any time
    AfterOwnMove, // house rule: at no other time
};

enum class IllegalMoveRule : std::uint8_t {
    Refused,  // on a screen no illegal move is made
    Restored, // 7.5: the press completes it; it is taken back with a penalty
};

enum class Aid : std::uint8_t { On, Off };

// Time that the opponent is given (7.5.5, 9.5.3; A.3 for rapid, and B.3 with it for
// blitz).
struct Penalty {
    Duration usual{0};
    Duration fast{0};

    friend bool operator==(const Penalty&, const Penalty&) = default;
};

constexpr Penalty LawfulPenalty{std::chrono::minutes(2), std::chrono::minutes(1)};

// Without anything said: the FIDE Laws on a screen.
struct Ruleset {
    DrawRule threefold = DrawRule::Claim;
    DrawRule fiftyMoves = DrawRule::Claim;
    ForcedDraw fivefold = ForcedDraw::Automatic;
    ForcedDraw seventyFiveMoves = ForcedDraw::Automatic;
    DeadPositions deadPositions = DeadPositions::Full;
    DrawTest flagTest = DrawTest::AnyLegalSeries;
    DrawTest resignTest = DrawTest::AnyLegalSeries;
    int agreementMoves = 1; // by each side before a draw is agreed: at least 1 (5.2.3, 9.1.1)
    OfferTime offerTime = OfferTime::AnyTime;
    Penalty wrongClaim = LawfulPenalty; // 9.5.3
    Aid touchMove = Aid::Off;           // 4.2 to 4.7
    IllegalMoveRule illegalMove = IllegalMoveRule::Refused;
    Aid claimNotice = Aid::On;  // says that a claim is possible; the claim itself is always open
    Aid learningAids = Aid::On; // where a man can go, why a move is refused, counts
    Aid checkBadge = Aid::On;   // a check is said and shown

    friend bool operator==(const Ruleset&, const Ruleset&) = default;
};

enum class RulesetName : std::uint8_t { Fide, Automatic, Family, Board, Custom };

constexpr std::array<RulesetName, 4> AllPresets{
    RulesetName::Fide, RulesetName::Automatic, RulesetName::Family, RulesetName::Board};

// A named ruleset, and the terms that go with it unless others are chosen.
struct RulePreset {
    Ruleset rules;
    GameTerms terms;
};

RulePreset presetOf(RulesetName name); // Custom: as Fide

RulesetName nameOf(const Ruleset& rules); // Custom: like none of the presets

// What the opponent is given, by the pace of the game: fast where each player has to make all moves
// in less than an hour (A.1, B.1). Nothing without a clock.
Duration penaltyTime(const Penalty& penalty, const GameTerms& terms);

} // namespace chess
