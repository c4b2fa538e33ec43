// Taps and drags on a board, told apart and turned into choices. Both can be used at any moment: a
// press that moves far enough lifts the man, one that does not is a tap.
#pragma once

#include "ui/board/boardstate.h"

#include <QPointF>

namespace ui {

enum class Gesture { Tap, Drag };

struct BoardChoice { // a man was brought from one square to another; it may not be a legal move
    chess::Square from;
    chess::Square to;
    Gesture gesture;
};

class BoardInput {
public:
    struct Lifted {
        chess::Square from;
        QPointF at; // where the finger is
    };

    const std::optional<chess::Square>& selected() const { return m_selected; }
    const std::optional<Lifted>& lifted() const { return m_lifted; }
    bool isPressed() const { return m_press.has_value(); }
    std::optional<chess::Square> pressedSquare() const {
        return m_press ? std::optional(m_press->square) : std::nullopt;
    }

    // A man of the side to move, while there are moves.
    bool canTakeUp(const BoardState& state, chess::Square square) const;

    // The man whose moves are to be shown: lifted or selected, and of the side to move.
    std::optional<chess::Square> active(const BoardState& state) const;

    void press(const BoardState& state, chess::Square square, QPointF at);
    void moveTo(const BoardState& state, QPointF at, qreal liftDistance);
    std::optional<BoardChoice> release(const BoardState& state, std::optional<chess::Square> on);

    // A whole tap at once: Enter on the cursor's square.
    std::optional<BoardChoice> tap(const BoardState& state, chess::Square square);

    // Everything is put down where it was.
    void cancel();

private:
    struct Press {
        chess::Square square;
        QPointF at;
        bool wasSelected;
    };

    std::optional<Press> m_press;
    std::optional<chess::Square> m_selected;
    std::optional<Lifted> m_lifted;
};

} // namespace ui
