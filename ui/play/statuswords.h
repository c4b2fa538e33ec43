// What the status card says: what is waited for.
#pragma once

#include "ui/play/gamesource.h"
#include "ui/text/words.h"

namespace ui {

// What must happen before the next move can be made.
std::optional<text::Message> waitingWords(const GameSource& source);

} // namespace ui
