// The words for what is refused, and for what is waited for.
#pragma once

#include "core/game/touch.h"
#include "ui/text/words.h"

namespace ui::text {

Message refusalOf(chess::ActRefusal why, const chess::Game& game, const chess::Pending& pending);

// What must move or be taken because it was touched; nothing where nothing must.
std::optional<Message> dutyWords(const chess::TouchDuty& duty, const chess::Position& position);

// What is waited for before the game goes on; nothing if nothing is.
std::optional<Message>
waitingFor(const chess::Pending& pending, const chess::Game& game, chess::PressMode press);
std::optional<Message> clockStatus(chess::ClockPhase phase, chess::ClockStart start);

QString cite(std::string_view article); // "FIDE Laws, article 5.2.3"

} // namespace ui::text
