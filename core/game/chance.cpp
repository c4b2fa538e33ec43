#include "core/game/chance.h"

#include "core/verdict/helpmate.h"

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

} // namespace chess
