// The usual time controls: each can be played, is found again by its key, and is what it says.
#include "ui/shell/controlpresets.h"

#include <QRegularExpression>
#include <QSet>
#include <QtTest>

using namespace std::chrono_literals;

namespace {

chess::TimeControl plus(chess::Duration time, chess::Duration each) {
    return chess::suddenDeath(time, {chess::BonusKind::Fischer, each});
}

chess::TimeControl byoYomi(chess::Duration time, int spans, chess::Duration each) {
    return chess::Timed{{chess::Period{time}}, chess::ByoYomi{spans, each}};
}

chess::TimeControl longest() {
    const chess::Bonus bonus{chess::BonusKind::Fischer, 30s};
    return chess::Timed{
        {chess::Period{90min, 40, bonus}, chess::Period{30min, std::nullopt, bonus}}, std::nullopt};
}

struct Row {
    const char* key;
    std::optional<chess::TimeControl> control;
};

// The keys are in people's settings: a row may be added, none changed.
const std::vector<Row>& rows() {
    static const std::vector<Row> all{
        {"none", std::nullopt},
        {"bullet_1", chess::suddenDeath(1min)},
        {"bullet_2_1", plus(2min, 1s)},
        {"blitz_3", chess::suddenDeath(3min)},
        {"blitz_3_2", plus(3min, 2s)},
        {"blitz_5", chess::suddenDeath(5min)},
        {"blitz_5_3", plus(5min, 3s)},
        {"rapid_10", chess::suddenDeath(10min)},
        {"rapid_10_5", plus(10min, 5s)},
        {"rapid_15_10", plus(15min, 10s)},
        {"rapid_30", chess::suddenDeath(30min)},
        {"classical_60_30", plus(60min, 30s)},
        {"classical_90_40_30_30", longest()},
        {"byo_yomi_10_1_30", byoYomi(10min, 1, 30s)},
        {"byo_yomi_20_3_60", byoYomi(20min, 3, 60s)},
        {"bronstein_5_3", chess::suddenDeath(5min, {chess::BonusKind::Bronstein, 3s})},
        {"delay_5_5", chess::suddenDeath(5min, {chess::BonusKind::Delay, 5s})},
        {"delay_25_5", chess::suddenDeath(25min, {chess::BonusKind::Delay, 5s})},
        {"hourglass_3", chess::Hourglass{3min}},
        {"count_up", chess::CountUp{}},
    };
    return all;
}

} // namespace

class TestControlPresets : public QObject {
    Q_OBJECT

private slots:
    void presets_data();
    void presets();
    void all();
    void others();
    void usual();
};

void TestControlPresets::presets_data() {
    QTest::addColumn<std::size_t>("index");
    for (std::size_t i = 0; i < rows().size(); ++i) {
        QTest::newRow(rows()[i].key) << i;
    }
}

void TestControlPresets::presets() {
    QFETCH(std::size_t, index);
    const Row& row = rows()[index];
    const ui::ControlPreset* preset = ui::presetWithKey(QLatin1String(row.key));
    QVERIFY(preset);
    QVERIFY(preset->control == row.control);
    QVERIFY(!preset->name().isEmpty());
    if (!row.control) {
        QCOMPARE(ui::presetOf(std::nullopt), preset);
        return;
    }
    QVERIFY(!faultOf(*row.control));
    QCOMPARE(ui::presetOf({{*row.control, *row.control}}), preset);
}

void TestControlPresets::all() {
    static const QRegularExpression snakeCase(QStringLiteral("^[a-z]+(_[a-z0-9]+)*$"));
    QSet<QString> keys;
    QSet<QString> names;
    for (const ui::ControlPreset& preset : ui::controlPresets()) {
        const QString key = QString::fromLatin1(preset.key);
        QVERIFY2(snakeCase.match(key).hasMatch(), preset.key);
        keys.insert(key);
        names.insert(preset.name());
    }
    QCOMPARE(static_cast<std::size_t>(keys.size()), rows().size());
    QCOMPARE(static_cast<std::size_t>(names.size()), rows().size());
    QCOMPARE(ui::controlPresets().size(), rows().size());
}

void TestControlPresets::others() {
    QVERIFY(!ui::presetWithKey(QString()));
    QVERIFY(!ui::presetWithKey(QStringLiteral("custom")));
    QVERIFY(!ui::presetOf({{chess::suddenDeath(7min), chess::suddenDeath(7min)}}));
    QVERIFY(!ui::presetOf({{chess::suddenDeath(5min), chess::suddenDeath(3min)}})); // a handicap
}

void TestControlPresets::usual() {
    QVERIFY(ui::usualControl() == plus(10min, 5s));
}

QTEST_APPLESS_MAIN(TestControlPresets)
#include "tst_controlpresets.moc"
