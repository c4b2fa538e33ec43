#include "ui/guide/guidehistory.h"

#include <QStringList>

namespace ui {

QString toText(const GuidePlace& place) {
    return QStringLiteral("%1|%2|%3")
        .arg(place.page)
        .arg(place.spot.block)
        .arg(place.spot.fraction, 0, 'f', 3);
}

std::optional<GuidePlace> placeFrom(const QString& text) {
    const QStringList parts = text.split(QLatin1Char('|'));
    if (parts.size() != 3 || parts.front().isEmpty()) {
        return std::nullopt;
    }
    return GuidePlace{parts.at(0), {parts.at(1).toInt(), parts.at(2).toDouble()}};
}

void GuideHistory::visit(const GuidePlace& place) {
    m_places.resize(m_places.empty() ? 0 : m_at + 1);
    m_places.push_back(place);
    m_at = m_places.size() - 1;
}

void GuideHistory::replace(const GuidePlace& place) {
    if (m_places.empty()) {
        visit(place);
    } else {
        m_places[m_at] = place;
    }
}

void GuideHistory::leave(const GuideSpot& spot) {
    if (!m_places.empty()) {
        m_places[m_at].spot = spot;
    }
}

} // namespace ui
