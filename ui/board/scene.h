// One picture of a board: what it shows and what is being done with it, from the frame up to the
// man in the hand.
#pragma once

#include "ui/board/animation.h"
#include "ui/board/input.h"
#include "ui/board/painter.h"

namespace ui {

struct BoardScene {
    const BoardState& state;
    const BoardInput& input;
    const std::vector<Glide>& glides;
    qreal glideProgress;                 // 0 to 1
    std::optional<chess::Square> cursor; // of the keys, where it is shown
};

void paintScene(BoardPainter& draw, const BoardScene& scene, const BoardGeometry& geometry);

} // namespace ui
