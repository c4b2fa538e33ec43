// What the status card of the page says, of all that could be said.
#pragma once

#include "core/verdict/refusal.h"
#include "ui/play/gamesource.h"
#include "ui/play/statuscard.h"

namespace ui {

struct StatusFacts {
    const GameSource& source;
    std::optional<chess::ActRefusal> refusal; // shown until the next touch
    bool isBrowsing = false;
    bool hasReturned = false;                 // the last gesture ended the browsing
    std::optional<text::Message> notice = {}; // that a draw may be claimed
    std::optional<text::Message> hint = {};   // to one who learns
    bool isChecking = false;                  // the result, and for some time already
};

struct StatusShown {
    text::Message message;
    Tone tone;
};

StatusShown statusShown(const StatusFacts& facts);

} // namespace ui
