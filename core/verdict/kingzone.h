// The squares round a king, and what closes each: the picture of a mate or a stalemate.
#pragma once

#include "core/position/position.h"

#include <vector>

namespace chess {

struct ZoneSquare {
    Square square;
    std::optional<Role> ownMan;   // a man of the king's side stands there (3.1)
    std::optional<Role> enemyMan; // or one of the other side, which the king might take
    Bitboard
        attackers; // enemy men that attack it, the king itself not blocking their lines (3.9.2)

    bool isFree() const { return !ownMan && attackers.isEmpty(); }
};

// The neighbours of a side's king, from the lowest rank up and a to h within it.
std::vector<ZoneSquare> kingZone(const Position& position, Color side);

} // namespace chess
