#include "ui/board/longpress.h"

#include "ui/board/boardview.h"

#include <QGuiApplication>
#include <QLineF>
#include <QMouseEvent>
#include <QStyleHints>
#include <QTouchEvent>

namespace ui {

LongPress::LongPress(BoardView* board) : QObject(board), m_board(board), m_timer(this) {
    m_timer.setObjectName(QStringLiteral("longPress"));
    m_timer.setSingleShot(true);
    m_timer.setInterval(QGuiApplication::styleHints()->mousePressAndHoldInterval());
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (const auto square = m_board->geometryNow().squareAt(m_at)) {
            emit held(*square);
        }
    });
    board->installEventFilter(this);
}

void LongPress::begin(QPointF at) {
    m_at = at;
    m_timer.start();
}

void LongPress::moveTo(QPointF at) {
    if (QLineF(m_at, at).length() >= QGuiApplication::styleHints()->startDragDistance()) {
        m_timer.stop();
    }
}

bool LongPress::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::MouseButtonPress: begin(static_cast<QMouseEvent*>(event)->position()); break;
    case QEvent::MouseMove: moveTo(static_cast<QMouseEvent*>(event)->position()); break;
    case QEvent::TouchBegin:
        begin(static_cast<QTouchEvent*>(event)->points().front().position());
        break;
    case QEvent::TouchUpdate:
        moveTo(static_cast<QTouchEvent*>(event)->points().front().position());
        break;
    case QEvent::MouseButtonRelease:
    case QEvent::TouchEnd:
    case QEvent::TouchCancel:
    case QEvent::WindowDeactivate: m_timer.stop(); break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace ui
