// Where in the column the reader is, and how it is kept.
#include "ui/guide/guidecolumn.h"
#include "ui/guide/guidetextview.h"

#include <QScrollBar>

#include <algorithm>

namespace ui {
namespace {

constexpr int AboveAnchor = 14; // logical pixels

} // namespace

GuideSpot GuideColumn::spotAt(int top) const {
    GuideSpot found;
    for (std::size_t i = 0; i < m_places.size() && top > 0; ++i) {
        const QRect at = m_places[i];
        if (at.top() <= top) {
            found.block = static_cast<int>(i);
            found.fraction = std::min(1.0, double(top - at.top()) / std::max(1, at.height()));
        }
    }
    return found;
}

// By the reader; what the layout does is undone by place().
void GuideColumn::noteScroll() {
    if (!m_isLayingOut) {
        m_anchor.clear();
        m_spot = spotAt(verticalScrollBar()->value());
        layOut(); // cards may have come into sight
        emit scrolled();
    }
}

std::optional<int> GuideColumn::topOf(const QString& anchor) const {
    for (QWidget* block : m_blocks) {
        const auto* view = qobject_cast<GuideTextView*>(block);
        if (const auto at = view ? view->find(anchor) : std::nullopt) {
            return block->y() + *at - AboveAnchor;
        }
    }
    return std::nullopt;
}

void GuideColumn::place() {
    if (const auto top = topOf(m_anchor); top && !m_anchor.isEmpty()) {
        verticalScrollBar()->setValue(*top);
        m_spot = spotAt(verticalScrollBar()->value());
        return;
    }
    const auto block = static_cast<std::size_t>(std::max(0, m_spot.block));
    if (m_spot == GuideSpot() || block >= m_places.size()) {
        verticalScrollBar()->setValue(0);
        return;
    }
    const QRect at = m_places[block];
    verticalScrollBar()->setValue(at.top() + qRound(m_spot.fraction * at.height()));
}

void GuideColumn::scrollTo(const GuideSpot& spot) {
    m_anchor.clear();
    m_spot = spot;
    layOut();
}

void GuideColumn::scrollTo(const QString& anchor) {
    m_spot = {};
    m_anchor = anchor;
    layOut();
}

void GuideColumn::scrollTo(Qt::Edge edge) {
    verticalScrollBar()->setValue(edge == Qt::TopEdge ? 0 : verticalScrollBar()->maximum());
}

} // namespace ui
