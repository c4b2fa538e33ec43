// What the status card says: what is waited for, and why something was refused.
#pragma once

#include "core/verdict/refusal.h"
#include "ui/play/gamesource.h"
#include "ui/text/words.h"

namespace ui {

// What must happen before the next move can be made.
std::optional<text::Message> waitingWords(const GameSource& source);

// `move` is why a move was refused, where that is to be said.
text::Message refusalWords(
    const GameSource& source, chess::ActRefusal why, const std::optional<chess::Refusal>& move
);

} // namespace ui
