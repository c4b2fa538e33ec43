// How much time a player has (FIDE Laws 6.3; guidelines for delay modes), as plain values.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace chess {

using Duration = std::chrono::nanoseconds; // all times of the clock
using Instant = std::chrono::time_point<std::chrono::steady_clock, Duration>;

enum class BonusKind : std::uint8_t {
    None,
    Fischer,   // added before each move, the first too (the Laws' glossary, "increment")
    Bronstein, // given back after each move: what was used, up to so much
    Delay,     // the main time waits so long before it runs (US, simple)
};

struct Bonus {
    BonusKind kind = BonusKind::None;
    Duration amount{0};

    friend bool operator==(const Bonus&, const Bonus&) = default;
};

// A number of moves to be made in a time (6.3.1). The last period has no number: it is for the rest
// of the game.
struct Period {
    Duration time{0};
    std::optional<int> moves = std::nullopt;
    Bonus bonus = {};

    friend bool operator==(const Period&, const Period&) = default;
};

// Japanese overtime: after the main time, so many spans of so long. A span is used up only when it
// runs out.
struct ByoYomi {
    int spans = 0;
    Duration each{0};

    friend bool operator==(const ByoYomi&, const ByoYomi&) = default;
};

struct Timed {
    std::vector<Period> periods;    // at least one
    std::optional<ByoYomi> byoYomi; // after the last period's time

    friend bool operator==(const Timed&, const Timed&) = default;
};

// What one player uses flows to the other.
struct Hourglass {
    Duration time{0};

    friend bool operator==(const Hourglass&, const Hourglass&) = default;
};

// The time used is counted and shown; no flag falls.
struct CountUp {
    friend bool operator==(const CountUp&, const CountUp&) = default;
};

using TimeControl = std::variant<Timed, Hourglass, CountUp>;

// "5 min + 3 s": one period for the whole game.
TimeControl suddenDeath(Duration time, Bonus bonus = {});

// What a player has on the first move, without what delays or byo-yomi give: the clock's first
// reading.
Duration mainTime(const TimeControl& control);

// With how much left a clock face warns: a twentieth of the main time, at least 10 s, at most 60 s.
// Nothing when no flag ever falls.
std::optional<Duration> warningAt(const TimeControl& control);

// Rapid or blitz: all moves are to be made in less than an hour, the time plus sixty times what each
// move brings (A.1, B.1).
bool isFast(const TimeControl& control);

enum class TimeControlFault : std::uint8_t {
    NoPeriod,
    NoTime,           // nothing for the first move: no main time, increment, delay or byo-yomi
    Negative,         // a time below zero
    MovesMissing,     // a period before the last without its number of moves
    MovesInLast,      // the last period with a number of moves
    MovesNotPositive, // a period of no moves, or a byo-yomi of no spans
};

std::optional<TimeControlFault> faultOf(const TimeControl& control);

} // namespace chess
