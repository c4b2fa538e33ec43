// Where the widgets look when they draw. The one game and the one clock are elsewhere; nothing on
// screen holds a second.
#pragma once

#include "core/clock/clock.h"
#include "core/game/game.h"
#include "core/game/match.h"
#include "core/game/pending.h"
#include "core/verdict/helpmate.h"

namespace ui {

class GameSource {
public:
    virtual const chess::Game& game() const = 0;
    virtual const chess::Pending& pending() const = 0;
    virtual const chess::GameTerms& terms() const = 0;
    virtual const std::optional<chess::Clock>& clock() const = 0;
    virtual const std::optional<chess::Match>& match() const = 0;
    virtual chess::Instant now() const = 0; // for readings of the clock

    // What is known of whether a side can still mate from here, with a move that is made:
    // Unfinished while that is being looked for, nothing where nobody looks any more.
    virtual std::optional<chess::HelpmateVerdict> chance(chess::Color) const { return {}; }

    // Why a take-back is refused now, whatever there is to take back; nothing if it is not.
    virtual std::optional<chess::ActRefusal> takeBackRefusal() const = 0;

protected:
    ~GameSource() = default;
};

// The clock has to be started by hand before a move can be made.
inline bool waitsForStart(const GameSource& source) {
    return source.clock() && source.clock()->phase() == chess::ClockPhase::Waiting &&
           source.terms().start == chess::ClockStart::Button;
}

inline bool isPaused(const GameSource& source) {
    return source.clock() && source.clock()->phase() == chess::ClockPhase::Paused;
}

// Nothing more can be done in the game: it is over, or only its result is awaited.
inline bool isDecided(const GameSource& source) {
    return source.game().isOver() || std::holds_alternative<chess::ResultAwaited>(source.pending());
}

// The press completes even what is not legal (FIDE Laws 7.5).
inline bool isPlayedOnABoard(const GameSource& source) {
    return source.game().rules().illegalMove == chess::IllegalMoveRule::Restored &&
           source.terms().press == chess::PressMode::Press && source.clock();
}

// A press has something to complete, be it legal or not.
inline bool canComplete(const GameSource& source) {
    const bool isMade = std::holds_alternative<chess::MoveMade>(source.pending()) ||
                        std::holds_alternative<chess::IllegalMade>(source.pending());
    const bool isRunning = source.clock() && source.clock()->phase() == chess::ClockPhase::Running;
    return isMade || (isPlayedOnABoard(source) && isRunning);
}

} // namespace ui
