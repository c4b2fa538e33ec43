#include "ui/board/boardview.h"

#include "ui/board/castlingdrop.h"
#include "ui/board/promotionpicker.h"
#include "ui/board/scene.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPaintEvent>
#include <QTouchEvent>

#include <algorithm>
#include <utility>

namespace ui {

BoardView::BoardView(QWidget* parent)
    : QWidget(parent),
      m_colors(BoardColors::fitting(palette())),
      m_cursor(chess::File::E, chess::Rank::R2),
      m_picker(new PromotionPicker(m_pieces, this)) {
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_AcceptTouchEvents);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    policy.setHeightForWidth(false);
    setSizePolicy(policy);
    connect(&m_glider, &Glider::stepped, this, qOverload<>(&QWidget::update));
    connect(m_picker, &PromotionPicker::chosen, this, &BoardView::promotionChosen);
    connect(m_picker, &PromotionPicker::cancelled, this, &BoardView::promotionCancelled);
}

void BoardView::setState(const BoardState& state) {
    const BoardGeometry geometry = geometryNow();
    std::vector<Glide> glides;
    const bool isThereAlready = std::exchange(m_wasDragged, false) || m_state.promotion;
    if (!isThereAlready && isVisible()) {
        for (const Moved& moved : movedMen(m_state.board, state.board)) {
            glides.push_back({moved.piece, geometry.rectOf(moved.from).center(), moved.to});
        }
    }
    m_input.cancel();
    unsetCursor();
    m_state = state;
    m_glider.start(std::move(glides));
    showPicker();
    update();
}

void BoardView::updateState(const BoardState& state) {
    m_state = state;
    update();
}

void BoardView::setBelow(chess::Color below) {
    if (below == m_below) {
        return;
    }
    cancelInput();
    m_glider.stop();
    m_below = below;
    showPicker();
    update();
}

void BoardView::setLetters(qreal letters) {
    if (letters != std::exchange(m_letters, letters)) {
        showPicker();
        update();
    }
}

void BoardView::setCovered(bool isCovered) {
    if (isCovered != std::exchange(m_isCovered, isCovered)) {
        cancelInput();
    }
}

BoardGeometry BoardView::geometryNow() const {
    return {QSizeF(size()), m_below, devicePixelRatioF(), m_letters};
}

void BoardView::cancelInput() {
    m_input.cancel();
    unsetCursor();
    m_touchPoint.reset();
    update();
}

void BoardView::showPicker() {
    if (!m_state.promotion || m_isCovered) {
        const bool hadFocus = m_picker->isAncestorOf(QApplication::focusWidget());
        m_picker->hide();
        if (hadFocus) {
            setFocus(Qt::PopupFocusReason);
        }
        return;
    }
    m_picker->setStalemating(m_state.stalematingRoles);
    m_picker->open(m_state.turn, m_state.promotion->to, geometryNow());
}

void BoardView::glideBack(chess::Piece piece, chess::Square home, QPointF from) {
    m_glider.start({Glide{piece, from, home}});
}

// Everything under the finger goes one way: press, drag, release, whichever device it comes from.

void BoardView::pressAt(QPointF at) {
    emit touched();
    if (m_isCovered) {
        return;
    }
    m_isCursorShown = false;
    m_wasDragged = false;
    if (m_state.promotion) { // outside the picker
        emit promotionCancelled();
        return;
    }
    auto square = geometryNow().squareAt(at);
    if (const auto made = m_state.made) {
        emit madeTouched();
        if (square == made->to) { // the man is taken up from where it was shown
            square = made->from;
        }
    }
    if (square) {
        m_input.press(m_state, *square, at);
        tellTouch(*square);
    } else {
        m_input.cancel();
    }
    update();
}

void BoardView::tellTouch(chess::Square square) {
    if (m_state.board.occupied().contains(square)) {
        emit manTouched(square);
    }
}

void BoardView::dragTo(QPointF at) {
    const auto before = m_input.lifted();
    m_input.moveTo(m_state, at, QApplication::startDragDistance());
    const auto now = m_input.lifted();
    if (!now) {
        return;
    }
    if (!before) {
        m_glider.stop();
        setCursor(Qt::ClosedHandCursor);
        update();
        return;
    }
    const BoardGeometry geometry = geometryNow(); // only what changed is drawn again
    QRegion dirty(manRect(before->at));
    dirty += manRect(now->at);
    for (const QPointF point : {before->at, now->at}) {
        if (const auto square = geometry.squareAt(point)) {
            dirty += geometry.rectOf(*square).toAlignedRect().adjusted(-1, -1, 1, 1);
        }
    }
    update(dirty);
}

void BoardView::releaseAt(QPointF at) {
    unsetCursor();
    const auto lifted = m_input.lifted();
    const auto square = geometryNow().squareAt(at);
    const bool isTap = !lifted && square && square == m_input.pressedSquare();
    const auto choice = m_input.release(m_state, square);
    if (lifted && !choice) {
        glideBack(*m_state.board.pieceAt(lifted->from), lifted->from, at);
    }
    if (choice) {
        if (choice->gesture == Gesture::Drag) {
            m_wasDragged = true;
        }
        report(*choice);
    }
    if (isTap) {
        emit squareTapped(*square);
    }
    update();
}

void BoardView::report(const BoardChoice& choice) {
    std::vector<chess::Move> fitting;
    std::copy_if(
        m_state.moves.begin(),
        m_state.moves.end(),
        std::back_inserter(fitting),
        [&](chess::Move move) { return move.from() == choice.from && move.to() == choice.to; }
    );
    if (fitting.empty() && choice.gesture == Gesture::Drag) {
        if (const auto castling = castlingOntoRook(m_state, choice)) {
            m_wasDragged = false; // both men glide to their squares
            emit moveChosen(*castling);
            return;
        }
    }
    if (fitting.size() > 1) {
        emit promotionReached(choice.from, choice.to);
    } else if (fitting.size() == 1) {
        emit moveChosen(fitting.front());
    } else {
        if (m_wasDragged) {
            m_wasDragged = false;
            glideBack(
                *m_state.board.pieceAt(choice.from),
                choice.from,
                geometryNow().rectOf(choice.to).center()
            );
        }
        emit attempted(choice.from, choice.to);
    }
}

void BoardView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || m_input.isPressed()) {
        const auto lifted = m_input.lifted(); // any other button puts everything down
        cancelInput();
        if (lifted) {
            glideBack(*m_state.board.pieceAt(lifted->from), lifted->from, lifted->at);
        }
        if (m_state.promotion) {
            emit promotionCancelled();
        }
        return;
    }
    pressAt(event->position());
}

void BoardView::mouseMoveEvent(QMouseEvent* event) {
    if ((event->buttons() & Qt::LeftButton) && !m_touchPoint) {
        dragTo(event->position());
    }
}

void BoardView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && m_input.isPressed() && !m_touchPoint) {
        releaseAt(event->position());
    }
}

bool BoardView::event(QEvent* event) {
    switch (event->type()) {
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd: return touch(static_cast<QTouchEvent*>(event));
    case QEvent::TouchCancel: cancelInput(); return true;
    case QEvent::WindowDeactivate: cancelInput(); break;
    case QEvent::ShortcutOverride: // arrows, Enter and Esc belong to the board while it has the
                                   // focus
        switch (static_cast<QKeyEvent*>(event)->key()) {
        case Qt::Key_Left:
        case Qt::Key_Right:
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Escape: event->accept(); return true;
        default: break;
        }
        break;
    default: break;
    }
    return QWidget::event(event);
}

// The half of the player who is to press, as the board is turned now.
bool BoardView::isOnClockHalf(QPointF at) const {
    const bool isLower = at.y() > geometryNow().board().center().y();
    return m_state.clockHalf && isLower == (*m_state.clockHalf == m_below);
}

bool BoardView::touch(QTouchEvent* event) {
    for (const QEventPoint& point : event->points()) {
        if (point.state() == QEventPoint::Pressed && isOnClockHalf(point.position())) {
            emit clockHalfTouched();
            break;
        }
        if (point.state() == QEventPoint::Pressed && !m_touchPoint && !m_input.isPressed()) {
            setFocus(Qt::MouseFocusReason);
            m_touchPoint = point.id();
            pressAt(point.position());
        } else if (m_touchPoint == point.id() && point.state() == QEventPoint::Updated) {
            dragTo(point.position());
        } else if (m_touchPoint == point.id() && point.state() == QEventPoint::Released) {
            m_touchPoint.reset();
            releaseAt(point.position());
        }
    }
    event->accept();
    return true;
}

void BoardView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) {
        m_colors = BoardColors::fitting(palette());
        update();
    }
    QWidget::changeEvent(event);
}

void BoardView::resizeEvent(QResizeEvent* event) {
    cancelInput();
    m_glider.stop();
    if (m_state.promotion) {
        m_picker->place(m_state.promotion->to, geometryNow());
    }
    QWidget::resizeEvent(event);
}

QRect BoardView::manRect(QPointF center) const {
    const qreal half = geometryNow().squareSize() / 2 + 2;
    return QRectF(center.x() - half, center.y() - half, 2 * half, 2 * half).toAlignedRect();
}

void BoardView::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    painter.setClipRegion(event->region());
    const BoardGeometry geometry = geometryNow();
    BoardPainter draw(painter, geometry, m_colors, m_pieces);
    if (m_isCovered) {
        draw.frame();
        draw.squares();
        draw.paused();
        return;
    }
    const bool isCursorShown = m_isCursorShown && hasFocus();
    paintScene(
        draw,
        {m_state,
         m_input,
         m_glider.glides(),
         m_glider.progress(),
         isCursorShown ? std::optional(m_cursor) : std::nullopt},
        geometry
    );
}

} // namespace ui
