#include "app/sessionjson.h"

#include "app/actjson.h"
#include "core/notation/fen.h"
#include "core/notation/san.h"
#include "ui/shell/newgamejson.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <limits>
#include <utility>

namespace app {
namespace {

constexpr int Format = 1;

std::optional<chess::Game> readGame(const QJsonObject& root, const chess::Ruleset& rules) {
    const auto start = chess::readFen(root.value(QLatin1String("start")).toString().toStdString());
    const QJsonValue acts = root.value(QLatin1String("acts"));
    if (!start || !acts.isArray()) {
        return std::nullopt;
    }
    chess::Game game(start->value, rules);
    for (const QJsonValue act : acts.toArray()) {
        auto next = performAct(std::move(game), act.toObject());
        if (!next) {
            return std::nullopt;
        }
        game = std::move(*next);
    }
    return game;
}

// The clock at the beginning of each ply: bank, period, moves made and spans of White, then of
// Black

QJsonArray writeStanding(const chess::ClockStanding& standing) {
    QJsonArray written{standing.isWaiting, colorKey(standing.turn)};
    for (const auto& player : standing.players) {
        written.append(writeTime(player.bank));
        written.append(static_cast<int>(player.period));
        written.append(player.movesMade);
        written.append(player.spans);
    }
    return written;
}

std::optional<chess::ClockStanding> readStanding(const QJsonArray& written) {
    constexpr qsizetype Size = 10;
    const auto turn = written.size() == Size ? colorOf(written.at(1)) : std::nullopt;
    if (!turn || !written.at(0).isBool()) {
        return std::nullopt;
    }
    chess::ClockStanding standing;
    standing.isWaiting = written.at(0).toBool();
    standing.turn = *turn;
    for (qsizetype i = 0; i < 2; ++i) {
        const qsizetype at = 2 + 4 * i;
        const auto bank = readTime(written.at(at));
        const int period = written.at(at + 1).toInt(-1);
        if (!bank || period < 0) {
            return std::nullopt;
        }
        standing.players[static_cast<std::size_t>(i)] = {
            *bank,
            static_cast<std::size_t>(period),
            written.at(at + 2).toInt(-1),
            written.at(at + 3).toInt(-1),
        };
    }
    return standing;
}

// A clock waits before the first move alone, and nobody has made more moves than there were plies.
bool canBeAt(std::size_t ply, const chess::ClockStanding& standing) {
    const bool hasMoves = std::all_of(
        standing.players.begin(),
        standing.players.end(),
        [ply](const chess::ClockStanding::Player& player) {
            return player.movesMade <= static_cast<int>(ply);
        }
    );
    return hasMoves && (ply == 0 || !standing.isWaiting);
}

bool readClocks(const QJsonValue& value, SessionRecord& record) {
    const QJsonArray written = value.toArray();
    if (!record.terms.controls) {
        return value.isUndefined() || (value.isArray() && written.isEmpty());
    }
    for (const QJsonValue each : written) {
        const auto standing = readStanding(each.toArray());
        const bool isGood = standing && canBeAt(record.clocks.size(), *standing);
        const auto clock =
            isGood ? chess::Clock::standingSo(
                         record.terms.controls->at(0), record.terms.controls->at(1), *standing
                     )
                   : std::nullopt;
        if (!clock) {
            return false;
        }
        record.clocks.push_back(*clock);
    }
    return record.clocks.size() == record.game.plyCount() + 1;
}

// The match: its length, who began with White, and the half points of player 0, game by game

QJsonObject writeMatch(const chess::Match& match) {
    QJsonArray points;
    for (const int each : match.halfPointsByGame()) {
        points.append(each);
    }
    return {
        {QStringLiteral("firstTo"), match.length().end == chess::MatchEnd::FirstTo},
        {QStringLiteral("count"), match.length().count},
        {QStringLiteral("players"),
         QJsonArray{
             QString::fromStdString(match.player(0)), QString::fromStdString(match.player(1))}},
        {QStringLiteral("firstColor"), colorKey(match.firstColor())},
        {QStringLiteral("halfPoints"), points},
    };
}

std::optional<chess::Match> readMatch(const QJsonObject& written) {
    const QJsonArray players = written.value(QLatin1String("players")).toArray();
    const auto color = colorOf(written.value(QLatin1String("firstColor")));
    const int count = written.value(QLatin1String("count")).toInt();
    const QJsonValue points = written.value(QLatin1String("halfPoints"));
    const QJsonValue isFirstTo = written.value(QLatin1String("firstTo"));
    const bool areNames =
        players.size() == 2 && players.at(0).isString() && players.at(1).isString();
    if (!areNames || !color || count < 1 || count > ui::MostCounted || !points.isArray() ||
        !isFirstTo.isBool()) {
        return std::nullopt;
    }
    chess::Match match(
        {players.at(0).toString().toStdString(), players.at(1).toString().toStdString()},
        {isFirstTo.toBool() ? chess::MatchEnd::FirstTo : chess::MatchEnd::Games, count},
        *color
    );
    std::vector<int> played;
    for (const QJsonValue each : points.toArray()) {
        played.push_back(each.toInt(-1));
        if (played.back() < 0 || played.back() > 2 || match.isOver()) { // none comes after the end
            return std::nullopt;
        }
        match = {{match.player(0), match.player(1)}, match.length(), *color, played};
    }
    return match;
}

} // namespace

QByteArray writeSession(const SessionRecord& record) {
    QJsonArray acts;
    for (const chess::Act& act : record.game.acts()) {
        acts.append(writeAct(act));
    }
    QJsonArray clocks;
    for (const chess::Clock& clock : record.clocks) {
        clocks.append(writeStanding(clock.standing()));
    }
    QJsonObject root{
        {QStringLiteral("banmen"), Format},
        {QStringLiteral("start"), QString::fromStdString(writeFen(record.game.start()))},
        {QStringLiteral("acts"), acts},
        {QStringLiteral("terms"),
         ui::toJson({record.terms, record.game.rules(), std::nullopt, ui::ColorChoice::Chosen})},
        {QStringLiteral("clocks"), clocks},
    };
    if (record.match) {
        root.insert(QStringLiteral("match"), writeMatch(*record.match));
    }
    if (record.awaited) {
        const auto write = [](const auto& act) { return writeAct(act); };
        root.insert(QStringLiteral("awaited"), std::visit(write, *record.awaited));
    }
    return QJsonDocument(root).toJson(QJsonDocument::Compact) + '\n';
}

std::optional<SessionRecord> readSession(const QByteArray& text) {
    const QJsonObject root = QJsonDocument::fromJson(text).object();
    ui::NewGameChoice choice;
    if (const QJsonValue terms = root.value(QLatin1String("terms")); !terms.isUndefined()) {
        const auto read = ui::fromJson(terms.toObject());
        if (!read) {
            return std::nullopt;
        }
        choice = *read;
    }
    auto game = readGame(root, choice.rules);
    if (root.value(QLatin1String("banmen")).toInt() != Format || !game) {
        return std::nullopt;
    }
    SessionRecord record{std::move(*game), choice.terms, {}, std::nullopt};
    if (!readClocks(root.value(QLatin1String("clocks")), record)) {
        return std::nullopt;
    }
    if (const QJsonValue match = root.value(QLatin1String("match")); !match.isUndefined()) {
        record.match = readMatch(match.toObject());
        if (!record.match) {
            return std::nullopt;
        }
    }
    if (const QJsonValue awaited = root.value(QLatin1String("awaited")); !awaited.isUndefined()) {
        const auto lost = performAct(record.game, awaited.toObject());
        record.awaited = lost ? lost->losingAct() : std::nullopt;
        if (!record.awaited) {
            return std::nullopt;
        }
    }
    return record;
}

} // namespace app
