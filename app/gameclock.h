// The clock of one game as it runs: the value from core, how it stood at each move, and the timer
// that wakes at the fall of a flag.
#pragma once

#include "app/inputmark.h"
#include "app/timesource.h"
#include "core/clock/clock.h"
#include "core/game/game.h"
#include "core/game/terms.h"

#include <QObject>
#include <QTimer>

#include <optional>
#include <vector>

namespace app {

class GameClock : public QObject {
    Q_OBJECT

public:
    explicit GameClock(const TimeSource& time, QObject* parent = nullptr);

    const std::optional<chess::Clock>& value() const { return m_clock; }
    const std::vector<chess::Clock>& history() const {
        return m_atPly;
    } // at the beginning of each ply

    void begin(const chess::GameTerms& terms); // a new game
    // A kept one: it stands until it is resumed, or for good where the game is over.
    void restore(std::vector<chess::Clock> history, const chess::Game& game);

    bool isWaiting() const { return is(chess::ClockPhase::Waiting); }
    bool isRunning() const { return is(chess::ClockPhase::Running); }
    bool isPaused() const { return is(chess::ClockPhase::Paused); }
    bool hasFallen(chess::Instant at) const; // the flag of the side whose time runs

    void start(chess::Color first, chess::Instant at);
    void completeMove(chess::Color mover, bool isGameOver, chess::Instant at);
    void pause(chess::Instant at);
    void resume(chess::Instant at);
    void stop(chess::Instant at);
    void backTo(std::size_t ply, chess::Instant at); // all the time that there was at its beginning
    void look();                                     // time has gone by
    void change(const chess::TimeSet& set, chess::Instant at);
    void change(const chess::TimeAdded& added, chess::Instant at);
    void change(chess::TurnSwitched, chess::Instant at);

signals:
    void slept(); // the machine was asleep while a side's time ran
    void fell();  // the flag of the side whose time runs has fallen, and no input from before waits
                  // to be handled

private:
    bool is(chess::ClockPhase phase) const { return m_clock && m_clock->phase() == phase; }
    void arm();
    void wake();
    void lookForSleep();

    const TimeSource& m_time;
    std::optional<chess::Clock> m_clock;
    std::vector<chess::Clock> m_atPly;
    QTimer m_timer;
    QTimer m_watch; // looks now and then whether the machine has been asleep
    chess::Duration m_asleep{0};
    InputMark m_mark; // behind the inputs that came in before the fall
};

} // namespace app
