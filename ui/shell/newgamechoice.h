// What is chosen before a game.
#pragma once

#include "core/game/match.h"
#include "core/game/ruleset.h"
#include "core/game/terms.h"

#include <cstdint>
#include <optional>

namespace ui {

constexpr int LongestName = 60;  // characters
constexpr int MostCounted = 999; // moves, spans of byo-yomi, games, points

enum class ColorChoice : std::uint8_t {
    Chosen, // player 0 has White
    Random,
    Swapped, // each has the other colour than in the last game
};

struct NewGameChoice {
    chess::GameTerms terms; // names and controls by player, 0 and 1, whatever their colour
    chess::Ruleset rules;
    std::optional<chess::MatchLength> match; // nothing: a single game
    ColorChoice colors = ColorChoice::Chosen;

    friend bool operator==(const NewGameChoice&, const NewGameChoice&) = default;
};

struct ResolvedChoice {
    chess::GameTerms terms; // by colour
    chess::Color colorOfPlayer0;

    friend bool operator==(const ResolvedChoice&, const ResolvedChoice&) = default;
};

// Who has which colour. `previous` is what player 0 had in the last game, nothing if there was
// none; `drawn` is what the lot gives him.
ResolvedChoice
resolve(const NewGameChoice& choice, std::optional<chess::Color> previous, chess::Color drawn);

// A game can be played so: controls without fault and fit for each other, [Done] only with
// take-back and without touch-move, a press only with a clock.
bool isSound(const NewGameChoice& choice);

} // namespace ui
