#include "ui/board/input.h"

#include <QLineF>

#include <utility>

namespace ui {
bool BoardInput::canTakeUp(const BoardState& state, chess::Square square) const {
    return !state.moves.empty() && state.board.of(state.turn).contains(square);
}

std::optional<chess::Square> BoardInput::active(const BoardState& state) const {
    const auto square = m_lifted ? std::optional(m_lifted->from) : m_selected;
    return square && canTakeUp(state, *square) ? square : std::nullopt;
}

void BoardInput::press(const BoardState& state, chess::Square square, QPointF at) {
    m_press = Press{square, at, m_selected == square};
    if (canTakeUp(state, square)) {
        m_selected = square;
    }
}

void BoardInput::moveTo(const BoardState& state, QPointF at, qreal liftDistance) {
    if (m_lifted) {
        m_lifted->at = at;
        return;
    }
    if (!m_press || state.moves.empty() || !state.board.occupied().contains(m_press->square) ||
        QLineF(m_press->at, at).length() < liftDistance) {
        return;
    }
    m_selected.reset(); // a drag ends every selection
    m_lifted = Lifted{m_press->square, at};
}

std::optional<BoardChoice>
BoardInput::release(const BoardState& state, std::optional<chess::Square> on) {
    const auto press = std::exchange(m_press, std::nullopt);
    const auto lifted = std::exchange(m_lifted, std::nullopt);
    if (lifted) {
        if (!on || *on == lifted->from) {
            return std::nullopt; // put back, or let go outside
        }
        return BoardChoice{lifted->from, *on, Gesture::Drag};
    }
    if (!press) {
        return std::nullopt;
    }
    if (canTakeUp(state, press->square)) {
        if (press->wasSelected) {
            m_selected.reset();
        }
        return std::nullopt;
    }
    if (const auto from = std::exchange(m_selected, std::nullopt)) {
        return BoardChoice{*from, press->square, Gesture::Tap};
    }
    return std::nullopt;
}

std::optional<BoardChoice> BoardInput::tap(const BoardState& state, chess::Square square) {
    press(state, square, {});
    return release(state, square);
}

void BoardInput::cancel() {
    m_press.reset();
    m_selected.reset();
    m_lifted.reset();
}

} // namespace ui
