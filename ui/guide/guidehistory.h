// Where the reader has been: back and forward, each with the spot on the page.
#pragma once

#include "ui/guide/guidecolumn.h"

#include <optional>

namespace ui {

struct GuidePlace {
    QString page; // "5.2", "glossary", "search:en passant"
    GuideSpot spot = {};

    friend bool operator==(const GuidePlace&, const GuidePlace&) = default;
};

QString toText(const GuidePlace& place); // "5.2|3|0.25", to be kept between starts
std::optional<GuidePlace> placeFrom(const QString& text);

class GuideHistory {
public:
    bool canGoBack() const { return m_at > 0; }
    bool canGoForward() const { return m_at + 1 < m_places.size(); }

    void visit(const GuidePlace& place); // what lay ahead is forgotten
    void replace(const GuidePlace& place);
    void leave(const GuideSpot& spot); // where on the present page

    // The place to go to; only where one can.
    GuidePlace back() { return m_places[--m_at]; }
    GuidePlace forward() { return m_places[++m_at]; }

private:
    std::vector<GuidePlace> m_places;
    std::size_t m_at = 0;
};

} // namespace ui
