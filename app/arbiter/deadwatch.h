// Dead positions as the Laws have them: to the end of the search, where a game looks no longer than
// a player can wait.
#pragma once

#include "core/game/game.h"
#include "core/verdict/matewatch.h"

namespace app::arbiter {

constexpr std::uint64_t MateNodes = 12'000'000; // some ten seconds and a gigabyte: then "perhaps"

// Follows one game, which it ends where neither side can mate (5.2.2) and the ruleset says so.
class DeadWatch {
public:
    chess::Game looked(chess::Game game);

private:
    chess::MateWatch m_watch;
};

} // namespace app::arbiter
