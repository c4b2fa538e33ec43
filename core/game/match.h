// A series of games between two players: alternating colours, the same time in each, nothing
// carried over.
#pragma once

#include "core/game/terms.h"
#include "core/verdict/outcome.h"

#include <vector>

namespace chess {

enum class MatchEnd : std::uint8_t {
    Games,   // after so many games
    FirstTo, // when a player has so many points
};

struct MatchLength {
    MatchEnd end = MatchEnd::Games;
    int count = 1; // games or points, at least one

    friend bool operator==(MatchLength, MatchLength) = default;
};

// The two players of a match are 0 and 1, whatever their colour in a game.
class Match {
public:
    // Player 0 has this colour in the first game.
    Match(
        std::array<std::string, 2> players,
        MatchLength length,
        Color firstColorOfPlayer0,
        std::vector<int> halfPointsOfPlayer0 = {} // of the games played, each 0, 1 or 2
    );

    const std::string& player(std::size_t index) const { return m_players.at(index); }
    MatchLength length() const { return m_length; }
    Color firstColor() const { return m_firstColor; }                         // of player 0
    const std::vector<int>& halfPointsByGame() const { return m_halfPoints; } // of player 0
    int gamesPlayed() const { return static_cast<int>(m_halfPoints.size()); }
    int halfPoints(std::size_t index) const; // two for a win, one for a draw (10.1)
    bool isOver() const;
    std::optional<std::size_t> winner() const; // over, and not shared

    // Who has White in the game about to be played, or being played.
    std::size_t playerOf(Color color) const;
    std::array<std::string, 2> namesByColor() const;

    Match withResult(const Outcome& outcome) const; // of the game being played

    friend bool operator==(const Match&, const Match&) = default;

private:
    std::array<std::string, 2> m_players;
    MatchLength m_length;
    Color m_firstColor;
    std::vector<int> m_halfPoints; // of player 0, game by game
};

} // namespace chess
