// The board as a widget: played by mouse, finger and keys, by drag and by tap. It is told what to
// show and what may be chosen (BoardState), and reports what was chosen.
#pragma once

#include "ui/board/boardcolors.h"
#include "ui/board/boardstate.h"
#include "ui/board/geometry.h"
#include "ui/board/glider.h"
#include "ui/board/input.h"
#include "ui/board/pieceset.h"

#include <QWidget>

class QTouchEvent;

namespace ui {

class PromotionPicker;

class BoardView : public QWidget {
    Q_OBJECT

public:
    explicit BoardView(QWidget* parent = nullptr);

    void setState(const BoardState& state); // ends every selection and drag
    // The men are the same, other moves may be chosen or other squares are marked: what is held
    // stays in the hand.
    void updateState(const BoardState& state);
    const BoardState& state() const { return m_state; }

    void setBelow(chess::Color below); // whose side is at the bottom
    chess::Color below() const { return m_below; }

    void setLetters(qreal letters); // of the coordinates, at least; 1 as usual

    BoardGeometry geometryNow() const;
    const std::optional<chess::Square>& selected() const { return m_input.selected(); }
    bool isLifting() const { return m_input.lifted().has_value(); }
    chess::Square cursorSquare() const { return m_cursor; }
    void setCursorSquare(chess::Square square); // and shows it
    void tap(chess::Square square);             // a whole tap at once, as by Enter

    // Nothing can be seen of the men, nor touched, meanwhile.
    void setCovered(bool isCovered);
    bool isCovered() const { return m_isCovered; }

    // Puts down what is selected or lifted.
    void cancelInput();

    QSize minimumSizeHint() const override { return {320, 320}; }
    QSize sizeHint() const override { return {640, 640}; }

signals:
    void touched();                        // before anything comes of it
    void manTouched(chess::Square square); // with the intention to move or take it, or so it seems
    void squareTapped(chess::Square square); // after all else that came of it
    void moveChosen(chess::Move move);
    void promotionReached(chess::Square from, chess::Square to);
    void promotionChosen(chess::Role role);
    void promotionCancelled();
    void clockHalfTouched();
    void madeTouched(); // the move that may be changed is to be put back
    void attempted(chess::Square from, chess::Square to); // no move that was given

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    bool touch(QTouchEvent* event);
    bool isOnClockHalf(QPointF at) const;
    void pressAt(QPointF at);
    void dragTo(QPointF at);
    void releaseAt(QPointF at);
    void report(const BoardChoice& choice);
    void moveCursor(int right, int up);
    void tellTouch(chess::Square square);
    void glideBack(chess::Piece piece, chess::Square home, QPointF from);
    void showPicker();
    QRect manRect(QPointF center) const;

    BoardState m_state;
    chess::Color m_below = chess::Color::White;
    qreal m_letters = 1;
    BoardColors m_colors;
    PieceSet m_pieces;
    BoardInput m_input;
    std::optional<int> m_touchPoint; // the finger that acts; others are ignored
    chess::Square m_cursor;
    bool m_isCursorShown = false; // once the keys are used
    Glider m_glider;
    bool m_isCovered = false;
    bool m_wasDragged = false; // the last choice came by a drag: its man is there already
    PromotionPicker* m_picker;
};

} // namespace ui
