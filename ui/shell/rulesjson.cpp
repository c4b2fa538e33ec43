#include "ui/shell/rulesjson.h"

#include <QJsonObject>

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

constexpr double MostPenaltyMinutes = 60; // of a penalty
constexpr double MostMovesKept = 999;     // before a draw is agreed
constexpr double MsPerMinute = 60'000;

struct PresetKey {
    chess::RulesetName name;
    QLatin1String key;
};

constexpr PresetKey PresetKeys[] = {
    {chess::RulesetName::Fide, QLatin1String("fide")},
    {chess::RulesetName::Automatic, QLatin1String("automatic")},
    {chess::RulesetName::Family, QLatin1String("family")},
    {chess::RulesetName::Board, QLatin1String("board")},
};

// Every rule that is one of two: its key, and the word of each value, the first being the Laws'.
struct Words {
    QLatin1String key, first, second;
};

template <class Visitor>
bool forEachRule(chess::Ruleset& rules, Visitor visit) {
    const QLatin1String claim("claim"), automatic("automatic"), on("on"), off("off");
    const QLatin1String series("anyLegalSeries"), bare("bareKing");
    const auto key = [](const char* name) { return QLatin1String(name); };
    return visit(rules.threefold, Words{key("threefold"), claim, automatic}) &&
           visit(rules.fiftyMoves, Words{key("fiftyMoves"), claim, automatic}) &&
           visit(rules.fivefold, Words{key("fivefold"), automatic, off}) &&
           visit(rules.seventyFiveMoves, Words{key("seventyFiveMoves"), automatic, off}) &&
           visit(rules.deadPositions, Words{key("deadPositions"), key("full"), key("material")}) &&
           visit(rules.flagTest, Words{key("flagTest"), series, bare}) &&
           visit(rules.resignTest, Words{key("resignTest"), series, bare}) &&
           visit(rules.offerTime, Words{key("offerTime"), key("any"), key("afterOwnMove")}) &&
           visit(rules.illegalMove, Words{key("illegalMove"), key("refused"), key("restored")}) &&
           visit(rules.touchMove, Words{key("touchMove"), on, off}) &&
           visit(rules.claimNotice, Words{key("claimNotice"), on, off}) &&
           visit(rules.learningAids, Words{key("learningAids"), on, off}) &&
           visit(rules.checkBadge, Words{key("checkBadge"), on, off});
}

std::optional<int> whole(const QJsonValue& value, double least, double most) {
    const double number = value.toDouble(-1);
    const bool isGood = number >= least && number <= most && number == std::floor(number);
    return isGood ? std::optional(static_cast<int>(number)) : std::nullopt;
}

double inMs(chess::Duration time) {
    return static_cast<double>(std::chrono::duration_cast<std::chrono::milliseconds>(time).count());
}

bool readNumbers(const QJsonObject& kept, chess::Ruleset& rules) {
    const auto moves = whole(kept.value(QLatin1String("agreementMoves")), 1, MostMovesKept);
    const auto time = [&](const char* key) {
        return whole(kept.value(QLatin1String(key)), 0, MostPenaltyMinutes * MsPerMinute);
    };
    const auto usual = time("wrongClaimMs");
    const auto fast = time("wrongClaimBlitzMs"); // the name that kept games know
    if (!moves || !usual || !fast) {
        return false;
    }
    rules.agreementMoves = *moves;
    rules.wrongClaim = {std::chrono::milliseconds(*usual), std::chrono::milliseconds(*fast)};
    return true;
}

} // namespace

QJsonValue toJson(const chess::Ruleset& rules) {
    const chess::RulesetName name = nameOf(rules);
    for (const PresetKey& preset : PresetKeys) {
        if (preset.name == name) {
            return QString(preset.key);
        }
    }
    QJsonObject kept{
        {QStringLiteral("agreementMoves"), rules.agreementMoves},
        {QStringLiteral("wrongClaimMs"), inMs(rules.wrongClaim.usual)},
        {QStringLiteral("wrongClaimBlitzMs"), inMs(rules.wrongClaim.fast)},
    };
    chess::Ruleset copy = rules;
    forEachRule(copy, [&](auto& rule, const Words& words) {
        const bool isFirst = static_cast<int>(rule) == 0;
        kept.insert(words.key, QString(isFirst ? words.first : words.second));
        return true;
    });
    return kept;
}

std::optional<chess::Ruleset> rulesFromJson(const QJsonValue& kept) {
    if (kept.isUndefined()) {
        return chess::Ruleset{};
    }
    for (const PresetKey& preset : PresetKeys) {
        if (kept.toString() == preset.key) {
            return presetOf(preset.name).rules;
        }
    }
    chess::Ruleset rules;
    const QJsonObject object = kept.toObject();
    const auto read = [&](auto& rule, const Words& words) {
        const QString word = object.value(words.key).toString();
        rule = static_cast<std::decay_t<decltype(rule)>>(word == words.second ? 1 : 0);
        return word == words.first || word == words.second;
    };
    const bool isGood = forEachRule(rules, read) && readNumbers(object, rules);
    return isGood ? std::optional(rules) : std::nullopt;
}

} // namespace ui
