// A ruleset as it is kept: the name of a preset, or every rule of it.
#pragma once

#include "core/game/ruleset.h"

#include <QJsonValue>

#include <optional>

namespace ui {

QJsonValue toJson(const chess::Ruleset& rules);

// Nothing: damaged. Undefined is what was kept before there were rulesets: the Laws.
std::optional<chess::Ruleset> rulesFromJson(const QJsonValue& kept);

} // namespace ui
