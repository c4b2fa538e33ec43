#include "ui/play/manlook.h"

#include "ui/board/animation.h"

#include <algorithm>

namespace ui {

void ManLook::lookAt(chess::Square square) {
    if (!m_isPinned) {
        m_square = square;
    }
}

void ManLook::lookAway() {
    if (!m_isPinned) {
        m_square.reset();
    }
}

void ManLook::pin(chess::Square square) {
    m_square = square;
    m_isPinned = true;
}

void ManLook::unpin() {
    m_isPinned = false;
}

void ManLook::follow(const chess::Board& before, const chess::Board& after) {
    if (!m_isPinned || before == after) {
        return;
    }
    const auto moved = movedMen(before, after);
    const auto found = std::find_if(moved.begin(), moved.end(), [this](const Moved& man) {
        return man.from == *m_square;
    });
    if (found != moved.end()) {
        m_square = found->to;
    } else if (before.pieceAt(*m_square) != after.pieceAt(*m_square)) { // captured, or another game
        m_square.reset();
        m_isPinned = false;
    }
}

} // namespace ui
