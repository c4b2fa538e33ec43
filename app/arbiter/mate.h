// banmen-arbiter mate: can a side still mate, and why, or by which line?
#pragma once

#include "app/arbiter/commands.h"

namespace app::arbiter {

Answer mate(Args args); // FEN: both sides, as one line of JSON

// One line of JSON for each line "FEN<tab>w" or "FEN<tab>b" that is not blank. Stops where out
// takes no more.
Reading mates(std::istream& in, std::ostream& out);

} // namespace app::arbiter
