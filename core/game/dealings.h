// What stands between the players beside the position: an offer, a move announced, illegal moves
// counted. It follows from the acts alone.
#pragma once

#include "core/game/acts.h"

#include <array>

namespace chess {

class Dealings {
public:
    const std::optional<Color>& openOffer() const { return m_openOffer; }     // by whom
    bool wasDeclined(Color offerer) const { return m_declined[at(offerer)]; } // since his last move
    const std::optional<Move>& announced() const { return m_announced; } // must be played (9.5.3)
    bool wasJudged(const Claim& claim) const; // found wrong since the last move
    int illegalMoves(Color color) const { return m_illegalMoves[at(color)]; } // completed (7.5.5)

    // An act, done by the player on the move where it does not say by whom.
    void note(const Act& act, Color turn);

    friend bool operator==(const Dealings&, const Dealings&) = default;

private:
    static constexpr std::size_t at(Color color) {
        return static_cast<std::size_t>(indexOf(color));
    }
    void decline(Color turn);
    void moved(Color mover);
    void claimed(const Claim& claim, Color claimant);

    std::optional<Color> m_openOffer;
    std::array<bool, 2> m_declined{};
    std::optional<Move> m_announced;
    std::vector<Claim> m_judged; // since the last move
    std::array<int, 2> m_illegalMoves{};
};

} // namespace chess
