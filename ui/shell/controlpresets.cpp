#include "ui/shell/controlpresets.h"

#include <QCoreApplication>

#include <algorithm>
#include <cassert>

namespace ui {
namespace {

using std::chrono::minutes;
using std::chrono::seconds;

chess::TimeControl withIncrement(minutes time, seconds each) {
    return chess::suddenDeath(time, {chess::BonusKind::Fischer, each});
}

chess::TimeControl withBronstein(minutes time, seconds each) {
    return chess::suddenDeath(time, {chess::BonusKind::Bronstein, each});
}

chess::TimeControl withDelay(minutes time, seconds each) {
    return chess::suddenDeath(time, {chess::BonusKind::Delay, each});
}

chess::TimeControl withByoYomi(minutes time, int spans, seconds each) {
    return chess::Timed{{chess::Period{time}}, chess::ByoYomi{spans, each}};
}

chess::TimeControl tournament() { // the longest of FIDE's own
    const chess::Bonus bonus{chess::BonusKind::Fischer, seconds(30)};
    return chess::Timed{
        {chess::Period{minutes(90), 40, bonus}, chess::Period{minutes(30), std::nullopt, bonus}},
        std::nullopt};
}

std::vector<ControlPreset> makePresets() {
    using Group = ControlGroup;
    const auto plain = [](int time) { return chess::suddenDeath(minutes(time)); };
    const auto plus = [](int time, int each) {
        return withIncrement(minutes(time), seconds(each));
    };
    // clang-format off
    return {
        {"none", Group::None, QT_TRANSLATE_NOOP("ControlPresets", "No clock"), std::nullopt},
        {"bullet_1", Group::Bullet, QT_TRANSLATE_NOOP("ControlPresets", "Bullet: 1 min"), plain(1)},
        {"bullet_2_1", Group::Bullet, QT_TRANSLATE_NOOP("ControlPresets", "Bullet: 2 min + 1 s"), plus(2, 1)},
        {"blitz_3", Group::Blitz, QT_TRANSLATE_NOOP("ControlPresets", "Blitz: 3 min"), plain(3)},
        {"blitz_3_2", Group::Blitz, QT_TRANSLATE_NOOP("ControlPresets", "Blitz: 3 min + 2 s"), plus(3, 2)},
        {"blitz_5", Group::Blitz, QT_TRANSLATE_NOOP("ControlPresets", "Blitz: 5 min"), plain(5)},
        {"blitz_5_3", Group::Blitz, QT_TRANSLATE_NOOP("ControlPresets", "Blitz: 5 min + 3 s"), plus(5, 3)},
        {"rapid_10", Group::Rapid, QT_TRANSLATE_NOOP("ControlPresets", "Rapid: 10 min"), plain(10)},
        {"rapid_10_5", Group::Rapid, QT_TRANSLATE_NOOP("ControlPresets", "Rapid: 10 min + 5 s"), plus(10, 5)},
        {"rapid_15_10", Group::Rapid, QT_TRANSLATE_NOOP("ControlPresets", "Rapid: 15 min + 10 s"), plus(15, 10)},
        {"rapid_30", Group::Rapid, QT_TRANSLATE_NOOP("ControlPresets", "Rapid: 30 min"), plain(30)},
        {"classical_60_30", Group::Classical, QT_TRANSLATE_NOOP("ControlPresets", "Classical: 60 min + 30 s"), plus(60, 30)},
        {"classical_90_40_30_30", Group::Classical,
            QT_TRANSLATE_NOOP("ControlPresets", "Classical: 90 min/40 moves + 30 min, + 30 s from move 1"), tournament()},
        {"byo_yomi_10_1_30", Group::ByoYomi, QT_TRANSLATE_NOOP("ControlPresets", "Byo-yomi: 10 min + 30 s × 1"),
            withByoYomi(minutes(10), 1, seconds(30))},
        {"byo_yomi_20_3_60", Group::ByoYomi, QT_TRANSLATE_NOOP("ControlPresets", "Byo-yomi: 20 min + 60 s × 3"),
            withByoYomi(minutes(20), 3, seconds(60))},
        {"bronstein_5_3", Group::Special, QT_TRANSLATE_NOOP("ControlPresets", "Bronstein: 5 min, 3 s each move"),
            withBronstein(minutes(5), seconds(3))},
        {"delay_5_5", Group::Special, QT_TRANSLATE_NOOP("ControlPresets", "US delay: 5 min, 5 s each move"),
            withDelay(minutes(5), seconds(5))},
        {"delay_25_5", Group::Special, QT_TRANSLATE_NOOP("ControlPresets", "US delay: 25 min, 5 s each move"),
            withDelay(minutes(25), seconds(5))},
        {"hourglass_3", Group::Special, QT_TRANSLATE_NOOP("ControlPresets", "Hourglass: 3 min"),
            chess::Hourglass{minutes(3)}},
        {"count_up", Group::Special, QT_TRANSLATE_NOOP("ControlPresets", "Count up: time is shown, no limit"),
            chess::CountUp{}},
    };
    // clang-format on
}

} // namespace

QString ControlPreset::name() const {
    return QCoreApplication::translate("ControlPresets", source);
}

const std::vector<ControlPreset>& controlPresets() {
    static const std::vector<ControlPreset> presets = makePresets();
    return presets;
}

const ControlPreset* presetOf(const std::optional<std::array<chess::TimeControl, 2>>& controls) {
    if (controls && controls->front() != controls->back()) {
        return nullptr;
    }
    const auto control = controls ? std::optional(controls->front()) : std::nullopt;
    const auto& all = controlPresets();
    const auto found = std::find_if(all.begin(), all.end(), [&control](const auto& preset) {
        return preset.control == control;
    });
    return found == all.end() ? nullptr : &*found;
}

const ControlPreset* presetWithKey(const QString& key) {
    const auto& all = controlPresets();
    const auto found = std::find_if(all.begin(), all.end(), [&key](const auto& preset) {
        return key == QLatin1String(preset.key);
    });
    return found == all.end() ? nullptr : &*found;
}

const chess::TimeControl& usualControl() {
    const ControlPreset* usual = presetWithKey(QStringLiteral("rapid_10_5"));
    assert(usual && usual->control);
    return *usual->control;
}

} // namespace ui
