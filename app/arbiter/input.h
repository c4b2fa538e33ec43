// What the commands read: the position to start from, and lines to be answered.
#pragma once

#include "app/arbiter/commands.h"
#include "core/notation/fen.h"

#include <functional>

namespace app::arbiter {

constexpr std::string_view Blanks = " \t\n\v\f\r";

std::string_view withoutBlanks(std::string_view text);

// By a FEN or "startpos".
chess::Result<chess::FenRead<chess::Position>, chess::FenRefusal> read(std::string_view fen);

// One answer, its end included, for each line that is not blank. Stops where out takes no more.
using LineAnswer = std::function<std::string(std::string_view)>;
Reading answerLines(std::istream& in, std::ostream& out, const LineAnswer& answer);

} // namespace app::arbiter
