#include "core/game/chance.h"

namespace chess {
namespace {

bool canNeverMate(const Position& position, Color side, std::optional<ChanceFound> found) {
    const HelpmateVerdict quick = canMate(position, side, QuickNodes);
    return std::holds_alternative<Unwinnable>(quick) ||
           (std::holds_alternative<Unfinished>(quick) && found == ChanceFound::Impossible);
}

} // namespace

Chance chanceAgainst(
    Color loser, const Position& position, DrawTest test, std::optional<ChanceFound> found
) {
    const bool isLawful = test == DrawTest::AnyLegalSeries;
    const bool canNever = canNeverMate(position, !loser, found);
    const bool isDraw = isLawful ? canNever : isBareKing(position, !loser);
    return {
        isDraw ? MateChance::Impossible : MateChance::Possible,
        isDraw == canNever ? Authority::Laws : Authority::House};
}

std::optional<ChanceFound> foundIn(const HelpmateVerdict& verdict) {
    if (std::holds_alternative<Winnable>(verdict)) {
        return ChanceFound::Possible;
    }
    return std::holds_alternative<Unwinnable>(verdict) ? std::optional(ChanceFound::Impossible)
                                                       : std::nullopt;
}

} // namespace chess
