#include "app/arbiter/deadwatch.h"

#include <algorithm>

namespace app::arbiter {

// Mostly White's line to a mate is known from the move before, and there is nothing to look for.
chess::Game DeadWatch::looked(chess::Game game) {
    if (game.isOver() || game.rules().deadPositions != chess::DeadPositions::Full) {
        return game;
    }
    m_watch.follow(game.start(), game.moves());
    const bool isDead =
        std::all_of(chess::AllColors.begin(), chess::AllColors.end(), [this](chess::Color side) {
            return std::holds_alternative<chess::Unwinnable>(m_watch.ask(side, MateNodes));
        });
    if (!isDead) {
        return game;
    }
    auto shown = game.showDead();
    return shown ? std::move(*shown) : game;
}

} // namespace app::arbiter
