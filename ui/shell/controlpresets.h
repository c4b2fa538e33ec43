// The usual time controls, to choose from by name.
#pragma once

#include "core/clock/timecontrol.h"

#include <QString>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace ui {

enum class ControlGroup : std::uint8_t { None, Bullet, Blitz, Rapid, Classical, ByoYomi, Special };

struct ControlPreset {
    const char* key; // in the settings: never changed
    ControlGroup group;
    const char* source;                        // its name in English
    std::optional<chess::TimeControl> control; // nothing: no clock

    QString name() const; // in the language chosen
};

const std::vector<ControlPreset>& controlPresets();

// The preset that gives these to the two players; null: none does.
const ControlPreset* presetOf(const std::optional<std::array<chess::TimeControl, 2>>& controls);
const ControlPreset* presetWithKey(const QString& key); // null: there is none

const chess::TimeControl& usualControl(); // 10 min + 5 s

} // namespace ui
