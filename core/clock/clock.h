// The chess clock (FIDE Laws 6): pure arithmetic over instants handed in. It reads no time itself,
// so that display, verdict and record cannot disagree: all ask remaining(), and the instant at
// which it reaches nothing is due().
#pragma once

#include "core/clock/timecontrol.h"
#include "core/position/square.h"
#include "core/result.h"

#include <array>

namespace chess {

enum class ClockPhase : std::uint8_t {
    Waiting, // not started yet
    Running, // one side's time runs, never both
    Paused,  // both stand (6.11)
    Stopped, // for good: the game is over
};

enum class ClockRefusal : std::uint8_t {
    NotRunning,  // nobody's time runs
    NotYourTurn, // the other side's time runs
    FlagFallen,  // the instant is not before the flag's
};

// What a clock face shows of one player.
struct ClockReading {
    Duration time{0}; // remaining in the main time or the span of byo-yomi; used, when counting up
    Duration delayLeft{0};        // before the main time begins to run on this move
    std::optional<int> movesToGo; // to the next time control, with the one being thought about
    std::optional<int> spansLeft; // of byo-yomi, with the running one; nothing before it begins
    bool hasFlagFallen = false;
    bool isCountingUp = false;

    friend bool operator==(const ClockReading&, const ClockReading&) = default;
};

// How a clock stands at the beginning of a move: what is worth keeping.
struct ClockStanding {
    struct Player {
        Duration bank{0};
        std::size_t period = 0;
        int movesMade = 0;
        int spans = 0;

        friend bool operator==(const Player&, const Player&) = default;
    };

    std::array<Player, 2> players;
    Color turn = Color::White;
    bool isWaiting = true; // not started yet

    friend bool operator==(const ClockStanding&, const ClockStanding&) = default;
};

class Clock {
public:
    // Two controls without fault; an hourglass goes with an hourglass.
    Clock(const TimeControl& white, const TimeControl& black);

    ClockStanding standing() const;

    // A clock that stands so, paused unless it waits; nothing where that cannot be under its
    // controls.
    static std::optional<Clock>
    standingSo(const TimeControl& white, const TimeControl& black, const ClockStanding& standing);

    ClockPhase phase() const { return m_phase; }
    Color turn() const { return m_turn; } // whose time runs, or will run
    const TimeControl& control(Color color) const { return player(color).control; }

    void start(Color first, Instant now); // Waiting: that side's time begins to run

    // The player has made a move and pressed. Gives the time used for it.
    Result<Duration, ClockRefusal> press(Color by, Instant at);

    void pause(Instant at);  // Running; at or after the flag's fall it stands at the fall
    void resume(Instant at); // Paused
    void stop(Instant at);   // for good

    // The move being thought about begins anew, with all the time there was for it, or was left at
    // the arbiter's last change: after a take-back, or when a kept game goes on.
    void restart(Instant at);

    // When the flag of the side that runs will fall. Nothing while none runs, or when none ever
    // falls.
    std::optional<Instant> due() const;
    bool hasFlagFallen(Color color, Instant at) const;

    // What is left to a player until his flag falls, never negative, delay and byo-yomi included:
    // nothing when no flag ever falls.
    std::optional<Duration> remaining(Color color, Instant at) const;
    Duration usedOnMove(Instant at) const; // by the side to move, pauses left out; up to the fall
    ClockReading reading(Color color, Instant at) const;

    // The arbiter's changes (6.10, 7.1, 9.5.3): they count from the instant. A delay goes on where
    // it was, spans of byo-yomi that have run out do not come back, and a fallen flag rises by time
    // given to that player alone.
    void setTime(Color color, Duration time, Instant at); // the main time; leaves byo-yomi
    void addTime(Color color, Duration time, Instant at); // or takes main time, down to nothing
    void switchTurn(Instant at); // the other side's time runs; no move is counted

    friend bool operator==(const Clock&, const Clock&) = default;

private:
    struct Player {
        TimeControl control;
        // Main time at the beginning of the move, or at the arbiter's last change in it, when what
        // is used of a span may bring it below zero. Used time, when counting up.
        Duration bank{0};
        std::size_t period = 0;
        int movesMade = 0; // in the period
        int spans = 0;     // of byo-yomi left
        Duration span{0};  // length of one

        friend bool operator==(const Player&, const Player&) = default;
    };

    Player& player(Color color) { return m_players[static_cast<std::size_t>(color)]; }
    const Player& player(Color color) const { return m_players[static_cast<std::size_t>(color)]; }
    const Bonus& bonusOf(const Player& player) const;
    Duration freeOnMove() const;                // may be used before the bank is drawn on
    std::optional<Duration> mostOnMove() const; // then the flag falls, if one ever does
    Duration drawn(Instant at) const;           // from the bank, on the move being thought about
    Duration mainLeft(Color color, Instant at) const; // below zero in byo-yomi
    Duration delayLeft(Color color, Instant at) const;
    int spansOf(const Player& player) const;
    void settle(Instant at); // what was used so far is noted
    void takeFromBank();     // and taken off the bank
    void settleBank(Instant at);
    void beginMove(Color color);
    void completeMove(Player& mover, Duration used);

    std::array<Player, 2> m_players;
    ClockPhase m_phase = ClockPhase::Waiting;
    Color m_turn = Color::White;
    Instant m_since{};   // Running: since when
    Duration m_used{0};  // on this move before m_since
    Duration m_noted{0}; // of it, what the bank has been told at an arbiter's change
};

} // namespace chess
