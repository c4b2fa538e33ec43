#include "core/game/dealings.h"

#include <algorithm>

namespace chess {

bool Dealings::wasJudged(const Claim& claim) const {
    return std::find(m_judged.begin(), m_judged.end(), claim) != m_judged.end();
}

void Dealings::note(const Act& act, Color turn) {
    if (std::holds_alternative<MovePlayed>(act)) {
        moved(turn);
    } else if (const auto* offered = std::get_if<DrawOffered>(&act)) {
        m_openOffer = offered->offerer;
    } else if (std::holds_alternative<DrawDeclined>(act)) {
        decline(turn);
    } else if (const auto* claim = std::get_if<DrawClaimed>(&act)) {
        claimed(claim->claim, turn);
    } else if (std::holds_alternative<IllegalCompleted>(act)) {
        ++m_illegalMoves[at(turn)];
    }
}

// Where both have an offer open, the one by a wrong claim comes after the other's.
void Dealings::decline(Color turn) {
    if (!m_openOffer) {
        return;
    }
    const bool isByClaimant = m_openOffer == !turn && !m_judged.empty() && !m_declined[at(turn)];
    m_declined[at(*m_openOffer)] = true;
    m_openOffer = isByClaimant ? std::optional(turn) : std::nullopt;
}

void Dealings::moved(Color mover) {
    if (m_openOffer == !mover) { // 9.1.2.1: the opponent's move declines
        decline(mover);
    }
    m_declined[at(mover)] = false;
    m_announced.reset();
    m_judged.clear();
}

// A claim found right ends the game; a wrong one stands as an offer (9.1.2.3), and the move
// announced with it must be made (9.5.3).
void Dealings::claimed(const Claim& claim, Color claimant) {
    if (!m_openOffer) {
        m_openOffer = claimant;
    }
    m_announced = claim.announced;
    m_judged.push_back(claim);
}

} // namespace chess
