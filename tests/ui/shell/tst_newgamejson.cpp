// The choice as it is kept: what was written is read, and what is damaged is nothing.
#include "ui/shell/controlpresets.h"
#include "ui/shell/newgamejson.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QtTest>

using namespace std::chrono_literals;

Q_DECLARE_METATYPE(ui::NewGameChoice)

namespace {

ui::NewGameChoice everything() {
    ui::NewGameChoice choice;
    choice.terms.names = {"田中 彩", "Ken \"K\" O’Brien"};
    const chess::Bonus bonus{chess::BonusKind::Bronstein, 2500ms};
    choice.terms.controls = {
        chess::Timed{
            {chess::Period{90min, 40, bonus},
             chess::Period{30min, 20, {}},
             chess::Period{15min, std::nullopt, {chess::BonusKind::Delay, 5s}}},
            chess::ByoYomi{3, 60s}},
        chess::CountUp{}};
    choice.terms.press = chess::PressMode::Done;
    choice.terms.takeBack = chess::TakeBackMode::Ask;
    choice.terms.start = chess::ClockStart::FirstMove;
    choice.match = chess::MatchLength{chess::MatchEnd::FirstTo, 5};
    choice.colors = ui::ColorChoice::Swapped;
    return choice;
}

// As a file would hold it.
std::optional<ui::NewGameChoice> throughText(const ui::NewGameChoice& choice) {
    const QByteArray text = QJsonDocument(toJson(choice)).toJson();
    return ui::fromJson(QJsonDocument::fromJson(text).object());
}

QJsonObject objectOf(const char* text) {
    return QJsonDocument::fromJson(text).object();
}

} // namespace

class TestNewGameJson : public QObject {
    Q_OBJECT

private slots:
    void roundTrip_data();
    void roundTrip();
    void presetsByKey();
    void unknownKeys();
    void garbage_data();
    void garbage();
    void missing_data();
    void missing();
};

void TestNewGameJson::roundTrip_data() {
    QTest::addColumn<ui::NewGameChoice>("choice");
    QTest::newRow("at first") << ui::NewGameChoice{};
    QTest::newRow("everything") << everything();
    for (const ui::ControlPreset& preset : ui::controlPresets()) {
        ui::NewGameChoice choice;
        if (preset.control) {
            choice.terms.controls = {*preset.control, *preset.control};
        }
        QTest::newRow(preset.key) << choice;
    }
    const auto row = [](const char* id, auto change) {
        ui::NewGameChoice choice = everything();
        change(choice, choice.terms);
        QTest::newRow(id) << choice;
    };
    using Choice = ui::NewGameChoice;
    using Terms = chess::GameTerms;
    row("hourglasses", [](Choice&, Terms& terms) {
        terms.controls = {chess::Hourglass{90s}, chess::Hourglass{2min}};
    });
    row("random", [](Choice& choice, Terms&) { choice.colors = ui::ColorChoice::Random; });
    row("games", [](Choice& choice, Terms&) {
        choice.match = chess::MatchLength{chess::MatchEnd::Games, 6};
    });
    row("press", [](Choice&, Terms& terms) {
        terms.press = chess::PressMode::Press;
        terms.takeBack = chess::TakeBackMode::Off;
    });
}

void TestNewGameJson::roundTrip() {
    QFETCH(ui::NewGameChoice, choice);
    const auto read = throughText(choice);
    QVERIFY(read);
    QVERIFY(*read == choice);
}

void TestNewGameJson::presetsByKey() {
    ui::NewGameChoice choice;
    QCOMPARE(toJson(choice).value(QLatin1String("time")).toString(), QStringLiteral("none"));
    choice.terms.controls = {ui::usualControl(), ui::usualControl()};
    QCOMPARE(toJson(choice).value(QLatin1String("time")).toString(), QStringLiteral("rapid_10_5"));
}

void TestNewGameJson::unknownKeys() {
    QJsonObject kept = toJson(everything());
    kept.insert(QStringLiteral("ofTheFuture"), QJsonArray{1, QStringLiteral("x")});
    const auto read = ui::fromJson(kept);
    QVERIFY(read);
    QVERIFY(*read == everything());
}

void TestNewGameJson::garbage_data() {
    QTest::addColumn<QString>("key");
    QTest::addColumn<QJsonObject>("with"); // its "value" in the place of what is there
    const auto row = [](const char* id, const char* key, const char* value) {
        const QByteArray with = QByteArray("{\"value\":") + value + '}';
        const QJsonObject object = objectOf(with.constData());
        if (object.isEmpty()) {
            qFatal("%s is not JSON", value);
        }
        QTest::newRow(id) << QString::fromLatin1(key) << object;
    };
    const auto timeRow = [&row](const char* id, const char* first) {
        const QByteArray both = QByteArray("[") + first + ",{\"countUp\":true}]";
        row(id, "time", both.constData());
    };
    row("names, one", "names", "[\"A\"]");
    row("names, three", "names", "[\"A\",\"B\",\"C\"]");
    row("names, a number", "names", "[\"A\",2]");
    row("names, a text", "names", "\"A\"");
    const QByteArray endless = QByteArray("[\"") + QByteArray(1000, 'A') + "\",\"B\"]";
    row("names, endless", "names", endless.constData());
    row("colours", "colors", "\"green\"");
    row("colours, a number", "colors", "1");
    row("press", "press", "\"Press\"");
    row("take-back", "takeBack", "true");
    row("[Done] without take-back", "takeBack", "\"off\"");
    row("clock start", "clockStart", "null");
    row("match, a number", "match", "3");
    row("match, no games", "match", "{\"end\":\"games\",\"count\":0}");
    row("match, half a game", "match", "{\"end\":\"games\",\"count\":2.5}");
    row("match, too many", "match", "{\"end\":\"games\",\"count\":1e300}");
    row("match, no end", "match", "{\"count\":3}");
    row("time, unknown", "time", "\"rapid_11\"");
    row("time, a number", "time", "10");
    row("time, nothing", "time", "null");
    row("time, for one", "time", "[{\"countUp\":true}]");
    row("time, for none", "time", "[]");
    timeRow("time, empty", "{}");
    timeRow("time, no period", "{\"periods\":[]}");
    timeRow("time, a period of words", "{\"periods\":[\"a\"]}");
    timeRow("time, zero", "{\"periods\":[{\"ms\":0,\"bonus\":\"none\",\"bonusMs\":0}]}");
    timeRow("time, negative", "{\"periods\":[{\"ms\":-1,\"bonus\":\"none\",\"bonusMs\":0}]}");
    timeRow("time, endless", "{\"periods\":[{\"ms\":1e18,\"bonus\":\"none\",\"bonusMs\":0}]}");
    timeRow("time, bonus", "{\"periods\":[{\"ms\":1,\"bonus\":\"x\",\"bonusMs\":0}]}");
    timeRow(
        "time, no moves", "{\"periods\":[{\"ms\":1,\"bonus\":\"none\",\"bonusMs\":0,\"moves\":0}]}"
    );
    timeRow(
        "time, moves missing",
        "{\"periods\":[{\"ms\":1,\"bonus\":\"none\",\"bonusMs\":0},"
        "{\"ms\":1,\"bonus\":\"none\",\"bonusMs\":0}]}"
    );
    timeRow(
        "time, no spans",
        "{\"periods\":[{\"ms\":1,\"bonus\":\"none\",\"bonusMs\":0}],\"spans\":0,\"spanMs\":1}"
    );
    timeRow(
        "time, empty spans",
        "{\"periods\":[{\"ms\":1,\"bonus\":\"none\",\"bonusMs\":0}],\"spans\":1,\"spanMs\":0}"
    );
    timeRow("time, half an hourglass", "{\"hourglassMs\":60000}");
    timeRow("time, an empty hourglass", "{\"hourglassMs\":0}");
}

void TestNewGameJson::garbage() {
    QFETCH(QString, key);
    QFETCH(QJsonObject, with);
    QJsonObject kept = toJson(everything());
    QVERIFY(kept.contains(key));
    kept.insert(key, with.value(QLatin1String("value")));
    QVERIFY(!ui::fromJson(kept));
}

void TestNewGameJson::missing_data() {
    QTest::addColumn<QString>("key");
    for (const char* key : {"names", "colors", "time", "press", "takeBack", "clockStart"}) {
        QTest::newRow(key) << QString::fromLatin1(key);
    }
}

void TestNewGameJson::missing() {
    QFETCH(QString, key);
    QJsonObject kept = toJson(everything());
    kept.remove(key);
    QVERIFY(!ui::fromJson(kept));
    QVERIFY(!ui::fromJson({}));
}

QTEST_APPLESS_MAIN(TestNewGameJson)
#include "tst_newgamejson.moc"
