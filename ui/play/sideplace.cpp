#include "ui/play/sideplace.h"

#include <QEvent>

namespace ui {
namespace {

constexpr int LeastMoves = 96; // logical pixels: the heading and two lines
constexpr int PlaceGap = 8;

} // namespace

SidePlace::SidePlace(QWidget* moves, QWidget* parent) : QWidget(parent), m_moves(moves) {
    moves->setParent(this);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
}

void SidePlace::setCompanion(QWidget* companion) {
    m_companion = companion;
    companion->hide();
    companion->setParent(this);
    arrange();
}

void SidePlace::setCover(QWidget* cover) {
    m_cover = cover;
    cover->hide();
    cover->setParent(this);
}

void SidePlace::setCovered(bool isCovered) {
    if (isCovered != m_isCovered) {
        m_isCovered = isCovered;
        arrange();
    }
}

void SidePlace::setWanted(bool isWanted) {
    if (isWanted != m_isWanted) {
        m_isWanted = isWanted;
        arrange();
    }
}

void SidePlace::setInFront(bool isInFront) {
    if (isInFront != m_isInFront) {
        m_isInFront = isInFront;
        arrange();
    }
}

QSize SidePlace::minimumSizeHint() const {
    return m_moves->minimumSizeHint();
}

QSize SidePlace::sizeHint() const {
    return m_moves->sizeHint();
}

void SidePlace::arrange() {
    if (m_isCovered && m_cover) {
        m_moves->hide();
        if (m_companion) {
            m_companion->hide();
        }
        m_cover->setGeometry(rect());
        m_cover->show();
        return;
    }
    if (m_cover) {
        m_cover->hide();
    }
    if (!m_companion || !m_isWanted) {
        if (m_companion) {
            m_companion->hide();
        }
        m_moves->setGeometry(rect());
        m_moves->show();
        return;
    }
    const int height_ = m_companion->sizeHint().height();
    const int left = height() - height_ - PlaceGap;
    if (left >= LeastMoves) {
        m_moves->setGeometry(0, 0, width(), left);
        m_companion->setGeometry(0, left + PlaceGap, width(), height_);
        m_moves->show();
        m_companion->show();
        return;
    }
    m_moves->setGeometry(rect());
    m_companion->setGeometry(rect());
    (m_isInFront ? m_moves : m_companion)->hide();
    (m_isInFront ? m_companion : m_moves)->show();
}

void SidePlace::resizeEvent(QResizeEvent* event) {
    arrange();
    QWidget::resizeEvent(event);
}

bool SidePlace::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest) { // the companion may be higher in other words
        arrange();
    }
    return QWidget::event(event);
}

} // namespace ui
