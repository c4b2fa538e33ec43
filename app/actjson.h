// The acts of a game as they are kept, and the values that they are made of.
#pragma once

#include "core/game/game.h"

#include <QJsonObject>

#include <optional>

namespace app {

QString colorKey(chess::Color color); // "white"
std::optional<chess::Color> colorOf(const QJsonValue& value);

// Times, in whole nanoseconds. None is so long that a clock could not count with it.
QJsonValue writeTime(chess::Duration time);
std::optional<chess::Duration> readTime(const QJsonValue& value);

QJsonObject writeAct(const chess::Act& act);
chess::Game::Played performAct(chess::Game game, const QJsonObject& act);

} // namespace app
