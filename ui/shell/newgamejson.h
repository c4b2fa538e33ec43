// What is chosen before a game, as it is kept between starts.
#pragma once

#include "ui/shell/newgamechoice.h"

#include <QJsonObject>

#include <optional>

namespace ui {

QJsonObject toJson(const NewGameChoice& choice);
std::optional<NewGameChoice> fromJson(const QJsonObject& kept); // nothing: damaged or not sound

} // namespace ui
