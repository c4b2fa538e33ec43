// What two players agree on before a game: who they are, their time, and how a move is completed.
#pragma once

#include "core/clock/timecontrol.h"
#include "core/position/square.h"

#include <array>
#include <string>

namespace chess {

// What completes a move and starts the other side's time (FIDE Laws 6.2.1).
enum class PressMode : std::uint8_t {
    Automatic, // the move itself: the custom on a screen
    Press,     // the player presses the clock; the move made cannot be changed (4.7)
    Done,      // the player says that it is done; until then it may be changed freely. House rule
};

enum class TakeBackMode : std::uint8_t {
    Off,  // the Laws' own
    Ask,  // the other player is asked
    Free, // house rule for friends and learners
};

enum class ClockStart : std::uint8_t {
    Button,    // White's time runs from Start on
    FirstMove, // nobody's time runs until White has moved
};

struct GameTerms {
    std::array<std::string, 2> names; // UTF-8, by colour; empty: the name of the colour
    std::optional<std::array<TimeControl, 2>> controls; // by colour; nothing: no clock
    PressMode press = PressMode::Automatic;             // Done only with take-back
    TakeBackMode takeBack = TakeBackMode::Free;
    ClockStart start = ClockStart::Button;

    friend bool operator==(const GameTerms&, const GameTerms&) = default;
};

} // namespace chess
