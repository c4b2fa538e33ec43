#include "core/game/ruleset.h"

#include <algorithm>

namespace chess {
namespace {

using std::chrono::minutes;
using std::chrono::seconds;

GameTerms termsWith(const TimeControl& control) {
    GameTerms terms;
    terms.controls = {control, control};
    terms.takeBack = TakeBackMode::Off;
    return terms;
}

TimeControl onScreen() {
    return suddenDeath(minutes(10), {BonusKind::Fischer, seconds(5)});
}

TimeControl acrossTheBoard() {
    const Bonus bonus{BonusKind::Fischer, seconds(30)};
    return Timed{{{minutes(90), 40, bonus}, {minutes(30), std::nullopt, bonus}}, std::nullopt};
}

RulePreset automatic() {
    RulePreset preset{{}, termsWith(onScreen())};
    preset.rules.threefold = DrawRule::Automatic;
    preset.rules.fiftyMoves = DrawRule::Automatic;
    preset.rules.deadPositions = DeadPositions::Material;
    preset.rules.flagTest = DrawTest::BareKing;
    preset.rules.resignTest = DrawTest::BareKing;
    return preset;
}

RulePreset family() {
    RulePreset preset;
    preset.rules.wrongClaim = {};
    preset.terms.takeBack = TakeBackMode::Free;
    return preset;
}

RulePreset board() {
    RulePreset preset{{}, termsWith(acrossTheBoard())};
    preset.rules.touchMove = Aid::On;
    preset.rules.illegalMove = IllegalMoveRule::Restored;
    preset.rules.claimNotice = Aid::Off;
    preset.rules.learningAids = Aid::Off;
    preset.rules.checkBadge = Aid::Off;
    preset.terms.press = PressMode::Press;
    return preset;
}

} // namespace

RulePreset presetOf(RulesetName name) {
    switch (name) {
    case RulesetName::Automatic: return automatic();
    case RulesetName::Family: return family();
    case RulesetName::Board: return board();
    case RulesetName::Fide:
    case RulesetName::Custom: break;
    }
    return {{}, termsWith(onScreen())};
}

RulesetName nameOf(const Ruleset& rules) {
    const auto* found = std::find_if(AllPresets.begin(), AllPresets.end(), [&](RulesetName name) {
        return presetOf(name).rules == rules;
    });
    return found == AllPresets.end() ? RulesetName::Custom : *found;
}

Duration penaltyTime(const Penalty& penalty, const GameTerms& terms) {
    if (!terms.controls) {
        return Duration::zero();
    }
    const auto& [white, black] = *terms.controls;
    return isFast(white) && isFast(black) ? penalty.fast : penalty.usual;
}

} // namespace chess
