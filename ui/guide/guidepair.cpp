#include "ui/guide/guidepair.h"

#include "ui/guide/diagramcard.h"

#include <QEvent>

#include <algorithm>

namespace ui {
namespace {

constexpr int PairGap = 12;      // logical pixels
constexpr int LeastForTwo = 460; // the boards would be too small

bool isSideBySide(int width) {
    return width >= LeastForTwo;
}

} // namespace

GuidePairPanel::GuidePairPanel(DiagramCard* left, DiagramCard* right, QWidget* parent)
    : QWidget(parent), m_left(left), m_right(right) {
    m_left->setParent(this);
    m_right->setParent(this);
}

int GuidePairPanel::widthOfOne(int width) const {
    return isSideBySide(width) ? (width - PairGap) / 2 : width;
}

int GuidePairPanel::heightForWidth(int width) const {
    const int left = m_left->heightForWidth(widthOfOne(width));
    const int right = m_right->heightForWidth(widthOfOne(width));
    return isSideBySide(width) ? std::max(left, right) : left + PairGap + right;
}

void GuidePairPanel::layOut() {
    const int one = widthOfOne(width());
    if (isSideBySide(width())) {
        m_left->setGeometry(0, 0, one, height());
        m_right->setGeometry(width() - one, 0, one, height());
    } else {
        const int first = m_left->heightForWidth(one);
        m_left->setGeometry(0, 0, one, first);
        m_right->setGeometry(0, first + PairGap, one, m_right->heightForWidth(one));
    }
}

void GuidePairPanel::resizeEvent(QResizeEvent* event) {
    layOut();
    QWidget::resizeEvent(event);
}

bool GuidePairPanel::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest) { // one has changed its size
        layOut();
        updateGeometry();
    }
    return QWidget::event(event);
}

} // namespace ui
