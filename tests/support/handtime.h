// A time that goes by when a test says so.
#pragma once

#include "app/timesource.h"

namespace support {

class HandTime : public app::TimeSource {
public:
    chess::Instant arrival() const override { return m_arrival.value_or(m_now); }
    chess::Instant now() const override { return m_now; }
    chess::Duration asleep() const override { return m_asleep; }

    void advance(chess::Duration time) { m_now += time; }
    void sleep(chess::Duration time) { m_asleep += time; } // the steady clock stands meanwhile

    // The next inputs came in so long ago; nothing: now.
    void setDelay(std::optional<chess::Duration> delay) {
        m_arrival = delay ? std::optional(m_now - *delay) : std::nullopt;
    }

private:
    chess::Instant m_now{std::chrono::hours(1)};
    std::optional<chess::Instant> m_arrival;
    chess::Duration m_asleep{0};
};

} // namespace support
