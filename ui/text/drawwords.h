// The words for rulesets, for offers and claims of a draw, and for what an arbiter finds.
#pragma once

#include "core/game/evidence.h"
#include "ui/text/words.h"

namespace ui::text {

QString rulesetName(chess::RulesetName name); // "FIDE rules (default)"

Message offerWords(chess::Color offerer);                    // to the one who answers
QString offerNote(bool isOutsideCustom);                     // to the one who offered
QString ruleName(chess::ClaimRule rule);                     // "Threefold repetition"
Message claimQuestion(chess::Color claimant);                // what is claimed?
std::optional<Message> claimNotice(const chess::Game& game); // a claim is possible

// What was found, in words. `minutes` are added to the opponent's time after a wrong claim.
Message findingOf(const chess::Evidence& evidence, const chess::Game& game, int minutes);

// A position shown as evidence: where it stood, and how it differs from the one claimed.
QString momentOf(const chess::Game& game, std::size_t ply); // "2... Ng8", "the start"
QString momentOfClaimed(const chess::Evidence& evidence, const chess::Game& game);
QStringList differenceLines(const chess::Differences& differences);
QString countsOf(const chess::Game& game, std::size_t ply); // how often, and n of a hundred

// What ended a game by a claim or a house rule, beside what `resultOf` says of every outcome.
ResultWords resultOf(const chess::Game& game);

} // namespace ui::text
