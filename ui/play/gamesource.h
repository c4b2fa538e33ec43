// Where the widgets look when they draw. The one game is elsewhere; nothing on screen holds a
// second.
#pragma once

#include "core/game/game.h"
#include "core/game/pending.h"

namespace ui {

class GameSource {
public:
    virtual const chess::Game& game() const = 0;
    virtual const chess::Pending& pending() const = 0;

protected:
    ~GameSource() = default;
};

} // namespace ui
