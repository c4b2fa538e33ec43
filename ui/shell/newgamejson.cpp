#include "ui/shell/newgamejson.h"

#include "ui/shell/controlpresets.h"
#include "ui/shell/rulesjson.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ui {
namespace {

using std::chrono::milliseconds;

constexpr int LongestMs = 100 * 60 * 60 * 1000; // of any time that is kept
constexpr int MostPeriods = 9;

template <class Enum>
struct JsonWord {
    Enum value;
    QLatin1String word;
};

constexpr JsonWord<ColorChoice> ColorWords[] = {
    {ColorChoice::Chosen, QLatin1String("chosen")},
    {ColorChoice::Random, QLatin1String("random")},
    {ColorChoice::Swapped, QLatin1String("swapped")},
};
constexpr JsonWord<chess::PressMode> PressWords[] = {
    {chess::PressMode::Automatic, QLatin1String("automatic")},
    {chess::PressMode::Press, QLatin1String("press")},
    {chess::PressMode::Done, QLatin1String("done")},
};
constexpr JsonWord<chess::TakeBackMode> TakeBackWords[] = {
    {chess::TakeBackMode::Off, QLatin1String("off")},
    {chess::TakeBackMode::Ask, QLatin1String("ask")},
    {chess::TakeBackMode::Free, QLatin1String("free")},
};
constexpr JsonWord<chess::ClockStart> StartWords[] = {
    {chess::ClockStart::Button, QLatin1String("button")},
    {chess::ClockStart::FirstMove, QLatin1String("firstMove")},
};
constexpr JsonWord<chess::BonusKind> BonusWords[] = {
    {chess::BonusKind::None, QLatin1String("none")},
    {chess::BonusKind::Fischer, QLatin1String("fischer")},
    {chess::BonusKind::Bronstein, QLatin1String("bronstein")},
    {chess::BonusKind::Delay, QLatin1String("delay")},
};
constexpr JsonWord<chess::MatchEnd> MatchWords[] = {
    {chess::MatchEnd::Games, QLatin1String("games")},
    {chess::MatchEnd::FirstTo, QLatin1String("firstTo")},
};

template <class Enum, std::size_t N>
QString wordOf(const JsonWord<Enum> (&words)[N], Enum value) {
    const auto* found = std::find_if(std::begin(words), std::end(words), [value](const auto& each) {
        return each.value == value;
    });
    return found->word;
}

template <class Enum, std::size_t N>
std::optional<Enum> valueOf(const JsonWord<Enum> (&words)[N], const QJsonValue& word) {
    const QString read = word.toString();
    const auto* found = std::find_if(std::begin(words), std::end(words), [&read](const auto& each) {
        return read == each.word;
    });
    return found == std::end(words) ? std::nullopt : std::optional(found->value);
}

std::optional<int> wholeNumber(const QJsonValue& value, int least, int most) {
    const double number = value.toDouble(-1);
    const bool isGood = number >= least && number <= most && number == std::floor(number);
    return isGood ? std::optional(static_cast<int>(number)) : std::nullopt;
}

// Times, in whole milliseconds

QJsonValue writeTime(chess::Duration time) {
    return static_cast<qint64>(std::chrono::duration_cast<milliseconds>(time).count());
}

std::optional<chess::Duration> readTime(const QJsonValue& value) {
    const auto number = wholeNumber(value, 0, LongestMs);
    return number ? std::optional<chess::Duration>(milliseconds(*number)) : std::nullopt;
}

QJsonObject writePeriod(const chess::Period& period) {
    QJsonObject written{
        {QStringLiteral("ms"), writeTime(period.time)},
        {QStringLiteral("bonus"), wordOf(BonusWords, period.bonus.kind)},
        {QStringLiteral("bonusMs"), writeTime(period.bonus.amount)},
    };
    if (period.moves) {
        written.insert(QStringLiteral("moves"), *period.moves);
    }
    return written;
}

std::optional<chess::Period> readPeriod(const QJsonObject& kept) {
    const auto time = readTime(kept.value(QLatin1String("ms")));
    const auto kind = valueOf(BonusWords, kept.value(QLatin1String("bonus")));
    const auto amount = readTime(kept.value(QLatin1String("bonusMs")));
    const QJsonValue moves = kept.value(QLatin1String("moves"));
    const auto count = wholeNumber(moves, 1, MostCounted);
    if (!time || !kind || !amount || (!moves.isUndefined() && !count)) {
        return std::nullopt;
    }
    return chess::Period{*time, count, {*kind, *amount}};
}

QJsonObject writeControl(const chess::TimeControl& control) {
    if (const auto* hourglass = std::get_if<chess::Hourglass>(&control)) {
        return {{QStringLiteral("hourglassMs"), writeTime(hourglass->time)}};
    }
    const auto* timed = std::get_if<chess::Timed>(&control);
    if (!timed) {
        return {{QStringLiteral("countUp"), true}};
    }
    QJsonArray periods;
    for (const chess::Period& period : timed->periods) {
        periods.append(writePeriod(period));
    }
    QJsonObject written{{QStringLiteral("periods"), periods}};
    if (timed->byoYomi) {
        written.insert(QStringLiteral("spans"), timed->byoYomi->spans);
        written.insert(QStringLiteral("spanMs"), writeTime(timed->byoYomi->each));
    }
    return written;
}

std::optional<chess::TimeControl> readTimed(const QJsonObject& kept) {
    chess::Timed timed;
    const QJsonArray periods = kept.value(QLatin1String("periods")).toArray();
    if (periods.size() > MostPeriods) {
        return std::nullopt;
    }
    for (const QJsonValue each : periods) {
        const auto period = readPeriod(each.toObject());
        if (!period) {
            return std::nullopt;
        }
        timed.periods.push_back(*period);
    }
    if (kept.contains(QLatin1String("spans"))) {
        const auto spans = wholeNumber(kept.value(QLatin1String("spans")), 1, MostCounted);
        const auto each = readTime(kept.value(QLatin1String("spanMs")));
        if (!spans || !each) {
            return std::nullopt;
        }
        timed.byoYomi = chess::ByoYomi{*spans, *each};
    }
    return timed;
}

std::optional<chess::TimeControl> readControl(const QJsonObject& kept) {
    if (kept.value(QLatin1String("countUp")).toBool()) {
        return chess::CountUp{};
    }
    if (const QJsonValue value = kept.value(QLatin1String("hourglassMs")); !value.isUndefined()) {
        const auto time = readTime(value);
        return time ? std::optional<chess::TimeControl>(chess::Hourglass{*time}) : std::nullopt;
    }
    return readTimed(kept);
}

// The whole

QJsonValue writeControls(const std::optional<std::array<chess::TimeControl, 2>>& controls) {
    if (const ControlPreset* preset = presetOf(controls)) {
        return QString::fromLatin1(preset->key);
    }
    return QJsonArray{writeControl(controls->front()), writeControl(controls->back())};
}

bool readControls(const QJsonValue& value, chess::GameTerms& terms) {
    if (value.isString()) {
        const ControlPreset* preset = presetWithKey(value.toString());
        if (preset && preset->control) {
            terms.controls = {*preset->control, *preset->control};
        }
        return preset != nullptr;
    }
    const QJsonArray both = value.toArray();
    const auto first = readControl(both.at(0).toObject());
    const auto second = readControl(both.at(1).toObject());
    if (both.size() != 2 || !first || !second) {
        return false;
    }
    terms.controls = {*first, *second};
    return true;
}

bool readNames(const QJsonArray& names, chess::GameTerms& terms) {
    const bool isGood = std::all_of(names.begin(), names.end(), [](const QJsonValue& name) {
        return name.isString() && name.toString().size() <= LongestName;
    });
    if (!isGood || names.size() != 2) {
        return false;
    }
    terms.names = {names.at(0).toString().toStdString(), names.at(1).toString().toStdString()};
    return true;
}

bool readMatch(const QJsonValue& value, std::optional<chess::MatchLength>& match) {
    if (value.isUndefined()) {
        return true;
    }
    const QJsonObject kept = value.toObject();
    const auto end = valueOf(MatchWords, kept.value(QLatin1String("end")));
    const auto count = wholeNumber(kept.value(QLatin1String("count")), 1, MostCounted);
    if (end && count) {
        match = chess::MatchLength{*end, *count};
    }
    return end && count;
}

} // namespace

QJsonObject toJson(const NewGameChoice& choice) {
    const chess::GameTerms& terms = choice.terms;
    QJsonObject kept{
        {QStringLiteral("names"),
         QJsonArray{
             QString::fromStdString(terms.names[0]), QString::fromStdString(terms.names[1])}},
        {QStringLiteral("colors"), wordOf(ColorWords, choice.colors)},
        {QStringLiteral("rules"), toJson(choice.rules)},
        {QStringLiteral("time"), writeControls(terms.controls)},
        {QStringLiteral("press"), wordOf(PressWords, terms.press)},
        {QStringLiteral("takeBack"), wordOf(TakeBackWords, terms.takeBack)},
        {QStringLiteral("clockStart"), wordOf(StartWords, terms.start)},
    };
    if (choice.match) {
        kept.insert(
            QStringLiteral("match"),
            QJsonObject{
                {QStringLiteral("end"), wordOf(MatchWords, choice.match->end)},
                {QStringLiteral("count"), choice.match->count}}
        );
    }
    return kept;
}

std::optional<NewGameChoice> fromJson(const QJsonObject& kept) {
    NewGameChoice choice;
    const auto colors = valueOf(ColorWords, kept.value(QLatin1String("colors")));
    const auto press = valueOf(PressWords, kept.value(QLatin1String("press")));
    const auto takeBack = valueOf(TakeBackWords, kept.value(QLatin1String("takeBack")));
    const auto start = valueOf(StartWords, kept.value(QLatin1String("clockStart")));
    const auto rules = rulesFromJson(kept.value(QLatin1String("rules")));
    if (!colors || !press || !takeBack || !start || !rules) {
        return std::nullopt;
    }
    choice.rules = *rules;
    choice.colors = *colors;
    choice.terms.press = *press;
    choice.terms.takeBack = *takeBack;
    choice.terms.start = *start;
    if (!readNames(kept.value(QLatin1String("names")).toArray(), choice.terms) ||
        !readControls(kept.value(QLatin1String("time")), choice.terms) ||
        !readMatch(kept.value(QLatin1String("match")), choice.match)) {
        return std::nullopt;
    }
    return isSound(choice) ? std::optional(std::move(choice)) : std::nullopt;
}

} // namespace ui
