// Where the session gets its time from. One place, so that tests can hand in another.
#pragma once

#include "core/clock/timecontrol.h"

namespace app {

class TimeSource {
public:
    virtual ~TimeSource() = default;

    // The instant that counts for what is being done: when the input that asks for it arrived, else
    // now.
    virtual chess::Instant arrival() const = 0;
    virtual chess::Instant now() const = 0;

    // Whether somebody is just holding a button, touching or typing, so that an input may be on its
    // way.
    virtual bool isHandAtWork() const { return false; }

    // How long the machine has been asleep since it was started; the steady clock stands meanwhile.
    virtual chess::Duration asleep() const = 0;
};

} // namespace app
