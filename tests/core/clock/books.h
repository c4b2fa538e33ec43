// A second opinion on the clock's arithmetic. core/clock keeps sums and asks, at an instant, what
// is left of them; here time lies in heaps (delay, main time, the span of byo-yomi that runs, the
// spans behind it) and is poured out of them, one after the other, from event to event.
#pragma once

#include "core/clock/clock.h"

#include <array>

namespace support {

class Books {
public:
    // The controls are kept by the caller.
    Books(const chess::TimeControl& white, const chess::TimeControl& black);

    void start(chess::Color first, chess::Instant at);
    chess::Result<chess::Duration, chess::ClockRefusal> press(chess::Color by, chess::Instant at);
    void pause(chess::Instant at);
    void resume(chess::Instant at);
    void stop(chess::Instant at);
    void restart(chess::Instant at);
    void setTime(chess::Color color, chess::Duration time, chess::Instant at);
    void addTime(chess::Color color, chess::Duration time, chess::Instant at);
    void switchTurn(chess::Instant at);

    // As they will be if nothing happens until then. An instant before the last event is that
    // event's.
    Books at(chess::Instant instant) const;

    chess::ClockPhase phase() const { return m_phase; }
    chess::Color turn() const { return m_turn; }
    chess::Instant now() const { return m_now; } // the last event
    bool hasFlagFallen(chess::Color color) const;
    std::optional<chess::Duration> remaining(chess::Color color) const;
    chess::Duration usedOnMove() const { return purse(m_turn).used; }
    chess::ClockReading reading(chess::Color color) const;

private:
    struct Purse {
        const chess::TimeControl* control = nullptr;
        chess::Duration delay{0};
        chess::Duration main{0};
        chess::Duration span{0}; // what is left of the one that runs
        int spans = 0;           // with the one that runs
        chess::Duration counted{0};
        chess::Duration used{0};        // on this move
        chess::Duration usedOfSpans{0}; // of it
        std::size_t period = 0;
        int moves = 0;

        const chess::Timed* timed() const { return std::get_if<chess::Timed>(control); }
        const chess::Period& rules() const { return timed()->periods[period]; }
        bool isCounting() const { return std::holds_alternative<chess::CountUp>(*control); }
        bool isInLastPeriod() const { return timed() && period + 1 == timed()->periods.size(); }
        bool hasSpans() const { return isInLastPeriod() && timed()->byoYomi; }
        chess::Duration length() const { return timed()->byoYomi->each; }
        chess::Duration sum() const;
    };
    using Purses = std::array<Purse, 2>;

    static Purse filled(const chess::TimeControl& control);
    Purse& purse(chess::Color color) { return m_purses[static_cast<std::size_t>(color)]; }
    const Purse& purse(chess::Color color) const {
        return m_purses[static_cast<std::size_t>(color)];
    }
    void advance(chess::Instant to);
    void pour(chess::Duration amount);
    void beginTurn(chess::Color color);
    void completeMove(Purse& mover);
    void noteMoveStart();

    Purses m_purses;
    Purses m_moveStart; // to go back to
    chess::ClockPhase m_phase = chess::ClockPhase::Waiting;
    chess::Color m_turn = chess::Color::White;
    chess::Instant m_now{};
};

} // namespace support
