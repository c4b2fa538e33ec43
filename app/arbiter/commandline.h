// The front of banmen-arbiter: which command is asked for, and what comes of it.
#pragma once

#include "app/arbiter/commands.h"

#include <iosfwd>

namespace app::arbiter {

enum class ExitCode { Answered = 0, Refused = 2 };

struct Streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
};

// Refused, with one line on err, for a wrong command, argument or move, and where out cannot be
// written.
ExitCode run(Args args, Streams streams);

} // namespace app::arbiter
