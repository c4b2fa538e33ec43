#include "app/gamestore.h"

#include "core/notation/fen.h"
#include "core/notation/san.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

#include <utility>

namespace app {
namespace {

constexpr int Format = 1;

QString colorKey(chess::Color color) {
    return color == chess::Color::White ? QStringLiteral("white") : QStringLiteral("black");
}

std::optional<chess::Color> colorOf(const QJsonValue& value) {
    for (const chess::Color color : chess::AllColors) {
        if (value.toString() == colorKey(color)) {
            return color;
        }
    }
    return std::nullopt;
}

QJsonObject writeAct(const chess::Act& act) {
    if (const auto* played = std::get_if<chess::MovePlayed>(&act)) {
        return {{QStringLiteral("move"), QString::fromStdString(played->move.uci())}};
    }
    if (const auto* resigned = std::get_if<chess::Resigned>(&act)) {
        return {{QStringLiteral("resigned"), colorKey(resigned->color)}};
    }
    return {{QStringLiteral("drawAgreed"), colorKey(std::get<chess::DrawAgreed>(act).offerer)}};
}

std::optional<chess::Game> perform(chess::Game game, const QJsonObject& act) {
    if (const auto value = act.value(QLatin1String("move")); value.isString()) {
        const auto move = chess::readUci(game.position(), value.toString().toStdString());
        if (!move) {
            return std::nullopt;
        }
        auto played = std::move(game).play(*move);
        return played ? std::optional(std::move(*played)) : std::nullopt;
    }
    const auto resigned = colorOf(act.value(QLatin1String("resigned")));
    const auto offerer = colorOf(act.value(QLatin1String("drawAgreed")));
    if (!resigned && !offerer) {
        return std::nullopt;
    }
    auto ended = resigned ? game.resign(*resigned) : game.agreeDraw(*offerer);
    return ended ? std::optional(std::move(*ended)) : std::nullopt;
}

} // namespace

QByteArray writeGame(const chess::Game& game) {
    QJsonArray acts;
    for (const chess::Act& act : game.acts()) {
        acts.append(writeAct(act));
    }
    const QJsonObject root{
        {QStringLiteral("banmen"), Format},
        {QStringLiteral("start"), QString::fromStdString(writeFen(game.start()))},
        {QStringLiteral("acts"), acts},
    };
    return QJsonDocument(root).toJson(QJsonDocument::Compact) + '\n';
}

std::optional<chess::Game> readGame(const QByteArray& text) {
    const QJsonObject root = QJsonDocument::fromJson(text).object();
    const auto start = chess::readFen(root.value(QLatin1String("start")).toString().toStdString());
    const QJsonValue acts = root.value(QLatin1String("acts"));
    if (root.value(QLatin1String("banmen")).toInt() != Format || !start || !acts.isArray()) {
        return std::nullopt;
    }
    std::optional<chess::Game> game(chess::Game(start->value));
    for (const QJsonValue act : acts.toArray()) {
        game = perform(std::move(*game), act.toObject());
        if (!game) {
            return std::nullopt;
        }
    }
    return game;
}

GameStore::GameStore(QString folder) : m_folder(std::move(folder)) {}

QString GameStore::file() const {
    return QDir(m_folder).filePath(QStringLiteral("game.json"));
}

chess::Result<void, StoreError> GameStore::keep(const chess::Game& game) {
    const auto fault = [this](const QString& reason) {
        return chess::failure(StoreError{StoreFault::CannotWrite, file(), reason});
    };
    QDir().mkpath(m_folder); // where that fails, opening the file says why
    QSaveFile saved(file()); // written beside the old file, then put in its place in one step
    if (!saved.open(QIODevice::WriteOnly)) {
        return fault(saved.errorString());
    }
    // Flushed here, since commit() of Qt 6.4 overlooks that the last of it could not be written.
    if (saved.write(writeGame(game)) < 0 || !saved.flush() || !saved.commit()) {
        return fault(saved.errorString());
    }
    return {};
}

StoreError GameStore::setAside(StoreFault fault, const QString& reason) {
    const QString stamp = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    const auto named = [&](int number) {
        return QDir(m_folder).filePath(
            QStringLiteral("game-damaged-%1-%2.json").arg(stamp).arg(number)
        );
    };
    int number = 1;
    while (QFile::exists(named(number))) {
        ++number;
    }
    const QString aside = named(number);
    const bool isMoved = QFile::rename(file(), aside);
    return {fault, isMoved ? aside : file(), reason};
}

chess::Result<std::optional<chess::Game>, StoreError> GameStore::load() {
    QFile kept(file());
    if (!kept.exists()) {
        return std::optional<chess::Game>();
    }
    if (!kept.open(QIODevice::ReadOnly)) {
        return chess::failure(setAside(StoreFault::CannotRead, kept.errorString()));
    }
    const QByteArray text = kept.readAll();
    kept.close();
    auto game = readGame(text);
    if (!game) {
        return chess::failure(setAside(StoreFault::Damaged, {}));
    }
    return game;
}

} // namespace app
