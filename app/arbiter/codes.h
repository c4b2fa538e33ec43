// Names for scripts. They stay as they are whatever the language, and whatever the sentences beside
// them become.
#pragma once

#include "core/notation/fen.h"
#include "core/verdict/outcome.h"

#include <string_view>

namespace app::arbiter {

std::string_view codeOf(chess::FenFault fault);
std::string_view codeOf(chess::SetupFault fault);
std::string_view codeOf(const chess::FenWarning& warning);
std::string_view codeOf(chess::Termination termination);
std::string_view codeOf(chess::Color color);

} // namespace app::arbiter
