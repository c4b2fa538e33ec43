// The commands, apart from the streams that they speak through.
#pragma once

#include "core/result.h"

#include <iosfwd>
#include <span>
#include <string>
#include <string_view>

namespace app::arbiter {

using Args = std::span<const std::string_view>; // without the names of program and command

// The lines to print, or one line, without its end, that says what is wrong.
using Answer = chess::Result<std::string, std::string>;

Answer perft(Args args);    // FEN DEPTH [--divide]
Answer position(Args args); // FEN
Answer play(Args args);     // FEN [MOVE]...

enum class Reading { Done, Failed };

// One report for each line that is not blank. Stops where out takes no more.
Reading positions(std::istream& in, std::ostream& out);

// [--rules RULESET] -, and one game a line: when a draw could be claimed, and how the rules ended
// it. Wrong arguments are refused before anything is read.
chess::Result<Reading, std::string> judge(Args args, std::istream& in, std::ostream& out);

} // namespace app::arbiter
