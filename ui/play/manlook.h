// The man that is looked at: the one clicked last, or one that is pinned down until it is captured
// or let go.
#pragma once

#include "core/position/board.h"

namespace ui {

class ManLook {
public:
    const std::optional<chess::Square>& square() const { return m_square; }
    bool isPinned() const { return m_isPinned; }

    // A man was clicked, or the board beside every man. What is pinned stays.
    void lookAt(chess::Square square);
    void lookAway();

    void pin(chess::Square square); // and looks at it
    void unpin();                   // it is looked at still

    // The board has changed: what is pinned is followed to where it stands now.
    void follow(const chess::Board& before, const chess::Board& after);

private:
    std::optional<chess::Square> m_square;
    bool m_isPinned = false;
};

} // namespace ui
