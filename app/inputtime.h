// The time of inputs: when a press or a release came in, not when the program got round to it. The
// window system's stamps are mapped to the steady clock by the smallest offset seen, since a delay
// can only make an offset larger.
#pragma once

#include "app/timesource.h"

#include <QEvent>

#include <optional>

namespace app {

class InputTime : public TimeSource {
public:
    chess::Instant arrival() const override;
    chess::Instant now() const override;
    bool isHandAtWork() const override;
    chess::Duration asleep() const override;

    // While one of these lives, arrival() is the instant of that event. Stands at the top of
    // QApplication::notify.
    class Handling {
    public:
        Handling(InputTime& time, const QEvent& event);
        ~Handling();
        Handling(const Handling&) = delete;
        Handling& operator=(const Handling&) = delete;

    private:
        InputTime& m_time;
        std::optional<chess::Instant> m_before;
        int m_levelBefore;
    };

    // The instant for a stamp in milliseconds of a window system, handled now. A stamp that cannot
    // be is not believed.
    chess::Instant instantOf(std::uint64_t stamp, chess::Instant handled);

private:
    void watchHand(QEvent::Type type, chess::Instant handled);

    std::optional<chess::Instant> m_arrival;
    int m_level = 0; // of event loops: a loop within does not work for the event without
    std::optional<chess::Duration> m_smallestOffset;
    std::optional<chess::Instant> m_lastKey;
    bool m_isTouched = false; // by a finger
};

} // namespace app
