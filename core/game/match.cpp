#include "core/game/match.h"

#include <cassert>
#include <numeric>
#include <utility>

namespace chess {

Match::Match(
    std::array<std::string, 2> players,
    MatchLength length,
    Color firstColorOfPlayer0,
    std::vector<int> halfPointsOfPlayer0
)
    : m_players(std::move(players)),
      m_length(length),
      m_firstColor(firstColorOfPlayer0),
      m_halfPoints(std::move(halfPointsOfPlayer0)) {
    assert(length.count >= 1);
}

int Match::halfPoints(std::size_t index) const {
    const int ofFirst = std::accumulate(m_halfPoints.begin(), m_halfPoints.end(), 0);
    return index == 0 ? ofFirst : 2 * gamesPlayed() - ofFirst;
}

bool Match::isOver() const {
    if (m_length.end == MatchEnd::Games) {
        return gamesPlayed() >= m_length.count;
    }
    return halfPoints(0) >= 2 * m_length.count || halfPoints(1) >= 2 * m_length.count;
}

std::optional<std::size_t> Match::winner() const {
    if (!isOver() || halfPoints(0) == halfPoints(1)) {
        return std::nullopt;
    }
    return halfPoints(0) > halfPoints(1) ? 0 : 1;
}

std::size_t Match::playerOf(Color color) const {
    const Color ofPlayer0 = gamesPlayed() % 2 == 0 ? m_firstColor : !m_firstColor;
    return color == ofPlayer0 ? 0 : 1;
}

std::array<std::string, 2> Match::namesByColor() const {
    return {m_players[playerOf(Color::White)], m_players[playerOf(Color::Black)]};
}

Match Match::withResult(const Outcome& outcome) const {
    Match next = *this;
    const auto winner = outcome.winner();
    next.m_halfPoints.push_back(!winner ? 1 : playerOf(*winner) == 0 ? 2 : 0);
    return next;
}

} // namespace chess
