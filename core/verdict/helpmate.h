// Can a side still checkmate by any series of legal moves? Dead position (5.2.2), flag fall (6.9)
// and resignation (5.1.2) ask this and nothing else.
#pragma once

#include "core/position/position.h"

#include <variant>
#include <vector>

namespace chess {

struct Winnable {
    std::vector<Move> line; // legal moves of both sides that end in the mate
};

enum class UnwinnableReason : std::uint8_t {
    BareKing,             // the side has nothing but its king
    MinorAgainstBareKing, // one bishop or knight beside the kings
    BishopsOfOneColor,    // only bishops beside the kings, all on squares of one colour
};

struct Unwinnable {
    UnwinnableReason reason;
};

struct Unfinished {}; // neither is shown: to be taken as "perhaps"

using HelpmateVerdict = std::variant<Winnable, Unwinnable, Unfinished>;

// The move-count and repetition rules play no part. For now the material alone is looked at.
HelpmateVerdict canMate(const Position& position, Color side);

// Whether it is proved that a side cannot mate.
bool cannotMate(const Position& position, Color side);

// Whether it is proved that neither side can (5.2.2).
bool isDead(const Position& position);

// The dead positions that are known by the men alone: bare kings, one bishop or knight beside them,
// bishops on squares of one colour.
bool isDeadByMaterial(const Position& position);

// A side has nothing but its king.
bool isBareKing(const Position& position, Color side);

} // namespace chess
