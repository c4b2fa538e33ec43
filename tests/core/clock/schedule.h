// Clocks and instants by chance, the same in every run.
#pragma once

#include "tests/core/clock/books.h"

#include <QString>
#include <random>

namespace support {

class Chance {
public:
    explicit Chance(std::uint64_t seed) : m_engine(seed) {}

    int below(int sides) { return static_cast<int>(m_engine() % static_cast<unsigned>(sides)); }
    bool percent(int share) { return below(100) < share; }
    template <typename T>
    T of(std::initializer_list<T> values) {
        return values.begin()[below(static_cast<int>(values.size()))];
    }

private:
    std::mt19937_64 m_engine; // the standard fixes its numbers, though not those of distributions
};

enum class Mode { SuddenDeath, Fischer, Bronstein, Delay, ByoYomi, Hourglass, CountUp, Periods };

// Two controls of a mode, without fault, and the length that their times are multiples of: mostly
// few nanoseconds, so that instants meet, but up to ten hours.
struct Controls {
    chess::TimeControl white;
    chess::TimeControl black;
    chess::Duration unit;
};
Controls evenControls(Mode mode, Chance& chance);
Controls handicapControls(Chance& chance); // each side its own

// Bronstein's delay before byo-yomi: what is given back of a move that ran into a span, when the
// arbiter added time in it, is nowhere laid down.
bool isMixed(const chess::TimeControl& control);

// An instant that is not before the books' last event: often one at which something ends, the
// nanosecond before it or the one after.
chess::Instant instant(const Books& books, chess::Duration unit, Chance& chance);

// What the clock and the books say differently, or the clock in two ways; nothing if they agree.
QString difference(const chess::Clock& clock, const Books& books, chess::Instant at);
QString contradiction(const chess::Clock& clock, chess::Instant at);

} // namespace support
