// The words for whether a side could still have mated, and why not.
#pragma once

#include "core/verdict/helpmate.h"
#include "ui/text/words.h"

namespace ui::text {

// One sentence on what was found of a side; nothing: it was looked for in vain.
QString chanceSentence(const std::optional<chess::HelpmateVerdict>& chance, chess::Color side);

// One sentence on why neither side could.
QString deadSentence(
    const chess::UnwinnableReason& ofWhite,
    const chess::UnwinnableReason& ofBlack,
    const chess::Position& position
);

// A game that is decided, while its result is being looked for.
Message checkingResult(const chess::LosingAct& act, const chess::Game& game);

// A loss that stands because nothing was found in the time there was; else nothing.
std::optional<QString> undecidedLine(const chess::Game& game);

Message resignQuestionOpen(chess::Color resigning); // loss or draw is not known yet

// A move on the way to a mate, or what is shown before the first.
QString stepOf(const chess::Position& before, chess::Move move); // "12... Qh4#"
QString beforeFirstStep();

} // namespace ui::text
