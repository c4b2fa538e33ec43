#include "ui/learn/balloonplace.h"

#include <algorithm>

namespace ui {
namespace {

constexpr int Gap_ = 4; // pixels left between the balloon and what is seen

qint64 distance(const QRect& rect, QPoint to) {
    const int x = std::clamp(to.x(), rect.left(), rect.right());
    const int y = std::clamp(to.y(), rect.top(), rect.bottom());
    const qint64 dx = to.x() - x;
    const qint64 dy = to.y() - y;
    return dx * dx + dy * dy;
}

} // namespace

// A place that is nearest touches an edge of the area, of something seen, or is level with the
// point: it is enough to try those.
std::optional<QRect>
roomFor(QSize size, const QRect& within, const QList<QRect>& seen, QPoint near) {
    if (size.width() > within.width() || size.height() > within.height()) {
        return std::nullopt;
    }
    QList<int> lefts{within.left(), within.right() + 1 - size.width(), near.x() - size.width() / 2};
    QList<int> tops{
        within.top(), within.bottom() + 1 - size.height(), near.y() - size.height() / 2};
    for (const QRect& rect : seen) {
        lefts << rect.right() + 1 + Gap_ << rect.left() - Gap_ - size.width();
        tops << rect.bottom() + 1 + Gap_ << rect.top() - Gap_ - size.height();
    }
    std::optional<QRect> best;
    for (const int left : lefts) {
        for (const int top : tops) {
            const QRect place(QPoint(left, top), size);
            const bool isFree = within.contains(place) &&
                                std::none_of(seen.begin(), seen.end(), [&](const QRect& rect) {
                                    return rect.intersects(place);
                                });
            if (isFree && (!best || distance(place, near) < distance(*best, near))) {
                best = place;
            }
        }
    }
    return best;
}

} // namespace ui
