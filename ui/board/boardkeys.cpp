// The board's keys and its focus.
#include "ui/board/accessibility.h"
#include "ui/board/boardview.h"

#include <QKeyEvent>

namespace ui {

void BoardView::moveCursor(int right, int up) {
    if (m_isCursorShown) {
        m_cursor = geometryNow().neighbor(m_cursor, right, up).value_or(m_cursor);
    }
    setCursorSquare(m_cursor); // the first arrow only shows where it is
}

void BoardView::setCursorSquare(chess::Square square) {
    m_cursor = square;
    m_isCursorShown = true;
    tellFocus(*this, square);
    update();
}

void BoardView::tap(chess::Square square) {
    emit touched();
    m_wasDragged = false;
    if (m_isCovered) {
        return;
    }
    if (m_state.made) {
        emit madeTouched();
    }
    tellTouch(square);
    if (const auto choice = m_input.tap(m_state, square)) {
        report(*choice);
    }
    emit squareTapped(square);
    update();
}

void BoardView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left: return moveCursor(-1, 0);
    case Qt::Key_Right: return moveCursor(1, 0);
    case Qt::Key_Up: return moveCursor(0, 1);
    case Qt::Key_Down: return moveCursor(0, -1);
    case Qt::Key_Escape:
        emit touched();
        if (const auto lifted = m_input.lifted()) {
            glideBack(*m_state.board.pieceAt(lifted->from), lifted->from, lifted->at);
        }
        cancelInput();
        if (m_state.made && !m_isCovered) {
            emit madeTouched();
        }
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter: m_isCursorShown = true; return tap(m_cursor);
    default: QWidget::keyPressEvent(event);
    }
}

void BoardView::focusInEvent(QFocusEvent* event) {
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason) {
        m_isCursorShown = true;
    }
    update();
    QWidget::focusInEvent(event);
    const auto tell = [this] {
        if (hasFocus()) {
            tellFocus(*this, m_cursor);
        }
    };
    QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection); // the board itself is told first
}

void BoardView::focusOutEvent(QFocusEvent* event) {
    cancelInput(); // no forgotten selection is ever played
    QWidget::focusOutEvent(event);
}

} // namespace ui
