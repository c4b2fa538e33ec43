// What banmen-arbiter says of a position: one line of JSON, its end included.
#pragma once

#include "core/game/game.h"
#include "core/notation/fen.h"

#include <string>
#include <vector>

namespace app::arbiter {

// How a game stands, and what the reader of its first position forgave.
std::string reportOf(const chess::Game& game, const std::vector<chess::FenWarning>& warnings);

// How it ended, within such a line; null while it goes on.
std::string outcomeOf(const chess::Game& game);

// Why a text is no legal position.
std::string reportOf(const chess::FenRefusal& refusal);

// The same for people, on one line without its end.
std::string sentenceOf(const chess::FenRefusal& refusal);

} // namespace app::arbiter
