// A session comes back from its text as it was, or not at all.
#include "app/sessionjson.h"
#include "tests/support/chess.h"
#include "tests/support/handtime.h"
#include "ui/shell/controlpresets.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include <functional>

using namespace support;
using namespace std::chrono_literals;
using app::SessionRecord;
using chess::ClockPhase;
using chess::Color;
using chess::Duration;
using chess::GameTerms;
using chess::TimeControl;

namespace {

constexpr Color White = Color::White;
constexpr Color Black = Color::Black;

using Path = QStringList;                 // of keys and indices, from the root
using Change = std::optional<QJsonValue>; // nothing: taken out

// Sessions

class Sitting {
public:
    explicit Sitting(const GameTerms& terms = {}, const std::optional<chess::Match>& match = {}) {
        session.newGame(terms, match);
    }

    void play(const QString& line, Duration each) {
        for (const QString& san : line.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
            time.advance(each);
            session.play(move(session.game().position(), san));
        }
    }

    HandTime time;
    app::GameSession session{time};
};

GameTerms terms(const TimeControl& white, const TimeControl& black) {
    GameTerms terms;
    terms.controls = {white, black};
    return terms;
}

TimeControl withBonus(chess::BonusKind kind) {
    return chess::suddenDeath(1min, {kind, 3s});
}

const TimeControl Plain = chess::suddenDeath(5min);
const TimeControl Periods = chess::Timed{
    {{60s, 2, {chess::BonusKind::Fischer, 5s}}, {30s, std::nullopt, {chess::BonusKind::Delay, 2s}}},
    std::nullopt};
const TimeControl Overtime = chess::Timed{{{10s}}, chess::ByoYomi{3, 30s}};

struct NamedTerms {
    const char* name;
    GameTerms terms;
};

std::vector<NamedTerms> clockedTerms() {
    using chess::BonusKind;
    const auto both = [](const TimeControl& control) { return terms(control, control); };
    return {
        {"sudden death", both(Plain)},
        {"Fischer", both(withBonus(BonusKind::Fischer))},
        {"Bronstein", both(withBonus(BonusKind::Bronstein))},
        {"delay", both(withBonus(BonusKind::Delay))},
        {"periods", both(Periods)},
        {"byo-yomi", both(Overtime)},
        {"hourglass", both(chess::Hourglass{2min})},
        {"count up", both(chess::CountUp{})},
        {"handicap", terms(Overtime, chess::CountUp{})},
    };
}

SessionRecord clocked(const GameTerms& agreed, const char* line) {
    Sitting sitting(agreed);
    sitting.session.startClock();
    sitting.play(QString::fromLatin1(line), 7s + 1ns);
    return sitting.session.record();
}

SessionRecord unclocked(const QString& fen, const char* line) {
    return SessionRecord(playLine(game(fen), QString::fromLatin1(line)));
}

// An arbiter has done everything that an arbiter can do.
SessionRecord arbitrated() {
    Sitting sitting(terms(Plain, Overtime));
    app::GameSession& session = sitting.session;
    session.startClock();
    sitting.play(QStringLiteral("e4 e5"), 20s);
    session.changeClock(chess::TimeSet{Black, 90s});
    session.changeClock(chess::TimeAdded{White, 2min + 1ns});
    sitting.play(QStringLiteral("Nf3"), 3s);
    session.changeClock(chess::TimeAdded{White, -30s});
    session.changeClock(chess::TurnSwitched{});
    sitting.time.advance(5s);
    session.changeClock(chess::TurnSwitched{});
    return session.record();
}

SessionRecord inMatch(chess::MatchEnd end, int count) {
    GameTerms agreed = terms(Plain, withBonus(chess::BonusKind::Fischer));
    agreed.names = {"Ann \"A\"", "棋士 太郎"};
    Sitting sitting(agreed, chess::Match(agreed.names, {end, count}, Black));
    for (const Color loser : {White, White, Black}) {
        sitting.session.startClock();
        sitting.play(QStringLiteral("e4 e5"), 1s);
        sitting.session.resign(loser);
        sitting.session.nextGame();
    }
    sitting.session.startClock();
    sitting.play(QStringLiteral("d4"), 1s);
    return sitting.session.record();
}

std::vector<chess::ClockStanding> standings(const SessionRecord& record) {
    std::vector<chess::ClockStanding> all;
    for (const chess::Clock& clock : record.clocks) {
        all.push_back(clock.standing());
    }
    return all;
}

bool isSame(const SessionRecord& a, const SessionRecord& b) {
    return a.game == b.game && a.terms == b.terms && a.match == b.match &&
           standings(a) == standings(b);
}

QString times(const chess::Clock& clock, chess::Instant now) { // in ns
    QStringList both;
    for (const Color color : chess::AllColors) {
        const auto left = clock.remaining(color, now);
        both.append(left ? QString::number(left->count()) : QStringLiteral("-"));
    }
    return both.join(QLatin1Char(' '));
}

// What was read can be played on, whatever it is.
bool isPlayable(const SessionRecord& record) {
    const bool isClocked = record.terms.controls.has_value();
    if (record.clocks.size() != (isClocked ? record.game.plyCount() + 1 : 0)) {
        return false;
    }
    const auto again = app::readSession(app::writeSession(record));
    if (!again || !isSame(*again, record)) {
        return false;
    }
    HandTime time;
    app::GameSession session(time);
    session.resume(record);
    if (isClocked && session.clock()->phase() == ClockPhase::Running) {
        return false;
    }
    session.startClock();
    session.resumeClock();
    time.advance(1s);
    session.lookAtClock();
    const auto left = isClocked ? session.clock()->remaining(White, time.now()) : std::nullopt;
    for (const chess::Move move : session.game().legalMoves()) {
        session.play(move);
        break;
    }
    for (std::size_t i = 0; i < record.game.acts().size() + 3; ++i) {
        session.takeBack(); // a flag may fall again and again
    }
    session.pauseClock();
    session.nextGame();
    return left.value_or(0s) >= 0s;
}

// Changes in a text

QJsonValue changed(const QJsonValue& value, const Path& path, const Change& change) {
    if (path.isEmpty()) {
        return *change;
    }
    const bool isTakenOut = path.size() == 1 && !change;
    if (value.isObject()) {
        QJsonObject object = value.toObject();
        if (isTakenOut) {
            object.remove(path.first());
        } else {
            object[path.first()] = changed(object.value(path.first()), path.mid(1), change);
        }
        return object;
    }
    QJsonArray array = value.toArray();
    const int at = path.first().toInt();
    if (at < 0 || at >= array.size()) {
        qFatal("The test names nothing by %s", qPrintable(path.join(QLatin1Char('/'))));
    }
    if (isTakenOut) {
        array.removeAt(at);
    } else {
        array.replace(at, changed(array.at(at), path.mid(1), change));
    }
    return array;
}

QJsonValue valueAt(QJsonValue value, const Path& path) {
    for (const QString& key : path) {
        value = value.isObject() ? value.toObject().value(key) : value.toArray().at(key.toInt());
    }
    return value;
}

void collect(const QJsonValue& value, const Path& path, QList<Path>& paths) {
    if (!path.isEmpty()) {
        paths.append(path);
    }
    if (value.isObject()) {
        const QJsonObject object = value.toObject();
        for (const QString& key : object.keys()) {
            collect(object.value(key), path + Path{key}, paths);
        }
    }
    const QJsonArray array = value.toArray();
    for (qsizetype i = 0; i < array.size(); ++i) {
        collect(array.at(i), path + Path{QString::number(i)}, paths);
    }
}

QJsonObject rootOf(const SessionRecord& record) {
    return QJsonDocument::fromJson(app::writeSession(record)).object();
}

QByteArray textOf(const QJsonValue& root) {
    return QJsonDocument(root.toObject()).toJson(QJsonDocument::Compact);
}

} // namespace

class TestSessionJson : public QObject {
    Q_OBJECT

private slots:
    void roundTrip_data();
    void roundTrip();
    void pendingIsLeftOut();
    void takenBackIsLeftOut();
    void timesStandAtTheMove();
    void textStaysReadable();

    void damaged_data();
    void damaged();
    void damagedText_data();
    void damagedText();
    void eachValue_data();
    void eachValue();
    void eachByte_data();
    void eachByte();
    void shortened();
};

void TestSessionJson::roundTrip_data() {
    QTest::addColumn<SessionRecord>("record");
    const auto row = [](const QString& name, const SessionRecord& record) {
        QTest::newRow(qPrintable(name)) << record;
    };
    row("nothing played", SessionRecord());
    row("a line", unclocked(InitialFen, "e4 e5 Nf3"));
    row("a position, Black to move", unclocked("4k3/4p3/8/8/8/8/4P3/4K3 b - - 3 40", "e5"));
    row("castling, en passant, promotion",
        unclocked("4k2r/2P5/8/8/3p4/8/4P3/4K3 w k - 0 1", "e4 dxe3 c8=N O-O"));
    row("mate", unclocked(InitialFen, "f3 e5 g4 Qh4#"));
    const chess::Game two = playLine(game(), QStringLiteral("e4 e5"));
    row("resignation", SessionRecord(*two.resign(Black)));
    row("agreement", SessionRecord(support::agreed(two, Black)));
    row("an offer", SessionRecord(*two.offerDraw(White)));
    row("an offer declined", SessionRecord(*two.offerDraw(White)->declineDraw()));
    for (const chess::ClaimRule rule : chess::AllClaimRules) {
        row("a wrong claim", SessionRecord(*two.claimDraw({rule, std::nullopt})));
        const chess::Move announced = two.legalMoves()[0];
        row("a wrong claim with a move", SessionRecord(*two.claimDraw({rule, announced})));
    }
    const chess::Game thrice = playLine(game(), QStringLiteral("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8"));
    row("a claim", SessionRecord(*thrice.claimDraw({chess::ClaimRule::Threefold, std::nullopt})));
    for (const auto kind :
         {chess::IllegalKind::Move,
          chess::IllegalKind::PromotionNotChosen,
          chess::IllegalKind::NothingMoved}) {
        const chess::Game once = *two.completeIllegal(kind);
        row("an illegal move", SessionRecord(once));
        row("two illegal moves", SessionRecord(*once.completeIllegal(kind)));
    }
    for (const chess::RulesetName name : chess::AllPresets) {
        row("rules", SessionRecord(chess::Game(two.start(), chess::presetOf(name).rules)));
    }
    chess::Ruleset custom;
    custom.agreementMoves = 30;
    custom.offerTime = chess::OfferTime::AfterOwnMove;
    custom.wrongClaim = {std::chrono::seconds(90), std::chrono::seconds(30)};
    row("custom rules", SessionRecord(chess::Game(two.start(), custom)));
    row("flag", SessionRecord(*two.flagFell(White)));

    for (const NamedTerms& each : clockedTerms()) {
        const QString name = QString::fromLatin1(each.name);
        row(name + ", waits", Sitting(each.terms).session.record());
        row(name + ", no move", clocked(each.terms, ""));
        row(name + ", one move", clocked(each.terms, "e4"));
        row(name + ", two", clocked(each.terms, "e4 e5"));
        row(name + ", seven", clocked(each.terms, "e4 e5 Nf3 Nc6 Bb5 a6 Ba4"));
        row(name + ", mate", clocked(each.terms, "f3 e5 g4 Qh4#"));
    }
    for (const ui::ControlPreset& preset : ui::controlPresets()) {
        if (preset.control) {
            const GameTerms agreed = terms(*preset.control, *preset.control);
            row(QStringLiteral("preset %1").arg(QLatin1String(preset.key)),
                clocked(agreed, "e4 e5"));
        }
    }
    Sitting over(terms(Plain, Plain));
    over.session.startClock();
    over.time.advance(5min);
    over.session.pauseClock();
    row("flag on the clock", over.session.record());
    row("an arbiter", arbitrated());
    row("match of games", inMatch(chess::MatchEnd::Games, 9));
    row("match to points", inMatch(chess::MatchEnd::FirstTo, 5));
    row("match that was over", inMatch(chess::MatchEnd::FirstTo, 2));

    using chess::PressMode;
    using chess::TakeBackMode;
    for (const auto press : {PressMode::Automatic, PressMode::Press, PressMode::Done}) {
        for (const auto back : {TakeBackMode::Off, TakeBackMode::Ask, TakeBackMode::Free}) {
            for (const auto start : {chess::ClockStart::Button, chess::ClockStart::FirstMove}) {
                GameTerms agreed = terms(Plain, Overtime);
                agreed.press = press;
                agreed.takeBack = back;
                agreed.start = start;
                if (press != PressMode::Done || back != TakeBackMode::Off) {
                    const QString name = QStringLiteral("terms %1 %2 %3")
                                             .arg(static_cast<int>(press))
                                             .arg(static_cast<int>(back))
                                             .arg(static_cast<int>(start));
                    row(name, Sitting(agreed).session.record());
                }
            }
        }
    }
}

void TestSessionJson::roundTrip() {
    QFETCH(SessionRecord, record);
    const QByteArray text = app::writeSession(record);
    const auto read = app::readSession(text);
    QVERIFY(read);
    QVERIFY(read->game == record.game);
    QVERIFY(read->terms == record.terms);
    QVERIFY(read->match == record.match);
    QVERIFY(standings(*read) == standings(record));
    QCOMPARE(app::writeSession(*read), text);
    QVERIFY(isPlayable(*read));
    if (record.clocks.empty()) {
        return;
    }
    HandTime time;
    app::GameSession session(time);
    session.resume(*read);
    const bool isWaiting = record.clocks.back().phase() == ClockPhase::Waiting;
    const ClockPhase phase = record.game.isOver() ? ClockPhase::Stopped
                             : isWaiting          ? ClockPhase::Waiting
                                                  : ClockPhase::Paused;
    QVERIFY(session.clock()->phase() == phase);
    QCOMPARE(session.clock()->turn(), record.clocks.back().turn());
    time.advance(1h);
    session.lookAtClock();
    if (!record.game.outcome()) {
        chess::Clock then = record.clocks.back();
        then.restart({});
        QCOMPARE(times(*session.clock(), time.now()), times(then, {}));
    }
}

void TestSessionJson::pendingIsLeftOut() {
    GameTerms agreed = terms(Plain, Plain);
    agreed.press = chess::PressMode::Press;
    Sitting sitting(agreed);
    sitting.session.startClock();
    const QByteArray before = app::writeSession(sitting.session.record());
    sitting.play(QStringLiteral("e4"), 5s);
    QVERIFY(std::holds_alternative<chess::MoveMade>(sitting.session.pending()));
    QCOMPARE(app::writeSession(sitting.session.record()), before);

    Sitting other;
    other.session.resume(unclocked("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", ""));
    const QByteArray unmoved = app::writeSession(other.session.record());
    other.session.reachPromotion(square(QStringLiteral("a7")), square(QStringLiteral("a8")));
    QVERIFY(std::holds_alternative<chess::PromotionPending>(other.session.pending()));
    QCOMPARE(app::writeSession(other.session.record()), unmoved);
    other.session.resume(*app::readSession(unmoved));
    QVERIFY(std::holds_alternative<chess::NothingPending>(other.session.pending()));
}

void TestSessionJson::takenBackIsLeftOut() {
    Sitting sitting(terms(Plain, Plain));
    sitting.session.startClock();
    sitting.play(QStringLiteral("e4 e5"), 5s);
    sitting.session.takeBack();
    const auto read = app::readSession(app::writeSession(sitting.session.record()));
    QVERIFY(read);
    QVERIFY(!read->game.canRedo());
    QCOMPARE(read->game.plyCount(), 1U);
    QCOMPARE(read->clocks.size(), 2U);
}

void TestSessionJson::timesStandAtTheMove() { // clock-20
    const TimeControl control = chess::suddenDeath(5min, {chess::BonusKind::Fischer, 3s});
    Sitting sitting(terms(control, control));
    sitting.session.startClock();
    sitting.play(QStringLiteral("e4"), 10s);
    sitting.play(QStringLiteral("e5"), 2s);
    sitting.time.advance(30s); // of a third move that is not made
    Sitting later;
    later.session.resume(*app::readSession(app::writeSession(sitting.session.record())));
    QVERIFY(later.session.clock()->phase() == ClockPhase::Paused);
    QCOMPARE(later.session.clock()->turn(), White);
    const auto left = [&](Color color) {
        return *later.session.clock()->remaining(color, later.time.now());
    };
    later.time.advance(24h);
    QVERIFY(left(White) == 4min + 56s);
    QVERIFY(left(Black) == 5min + 4s);
    later.session.resumeClock();
    later.play(QStringLiteral("Nf3"), 6s);
    QVERIFY(left(White) == 4min + 53s);
    later.session.takeBack();
    later.session.takeBack(); // to before the game was kept
    QVERIFY(later.session.clock()->turn() == Black);
    QVERIFY(left(White) == 4min + 56s);
    QVERIFY(left(Black) == 5min + 3s);
}

// What this version wrote is read by the ones to come.
void TestSessionJson::textStaysReadable() {
    const char* text = R"({"acts":[{"move":"e2e4"},{"ns":60000000000,"timeAdded":"white"},)"
                       R"({"ns":90000000000,"timeSet":"black"},{"turnSwitched":true}],"banmen":1,)"
                       R"("clocks":[[false,"white",300000000000,0,0,0,300000000000,0,0,0],)"
                       R"([false,"white",350000000001,0,1,0,90000000000,0,0,0]],"match":)"
                       R"({"count":3,"firstColor":"black","firstTo":false,"halfPoints":[2],)"
                       R"("players":["Ann","Bo"]},"start":)"
                       R"("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1","terms":)"
                       R"({"clockStart":"button","colors":"chosen","names":["Ann","Bo"],)"
                       R"("press":"press","takeBack":"off","time":[{"periods":[{"bonus":"none",)"
                       R"("bonusMs":0,"ms":300000}]},{"periods":[{"bonus":"none","bonusMs":0,)"
                       R"("ms":300000}]}]}})";
    const auto read = app::readSession(text);
    QVERIFY(read);
    QCOMPARE(read->game.acts().size(), 4U);
    QVERIFY(read->terms.press == chess::PressMode::Press);
    QVERIFY(read->terms.takeBack == chess::TakeBackMode::Off);
    QCOMPARE(read->clocks.size(), 2U);
    QVERIFY(read->clocks[1].remaining(White, {}) == 350s + 1ns);
    QVERIFY(read->clocks[1].remaining(Black, {}) == 90s);
    QCOMPARE(read->match->halfPoints(0), 2);
    // and of a version before the clock
    const auto old = app::readSession(
        R"({"banmen":1,"start":"4k3/8/8/8/8/8/8/4K2R w K - 0 1","acts":[{"move":"e1g1"}]})"
    );
    QVERIFY(old);
    QVERIFY(old->terms == GameTerms());
    QCOMPARE(old->game.plyCount(), 1U);
}

// Damage

void TestSessionJson::damaged_data() {
    QTest::addColumn<QString>("path");
    QTest::addColumn<QJsonValue>("value"); // undefined: taken out
    const auto row = [](const char* path, const QJsonValue& value) {
        const QByteArray shown = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
        QTest::addRow("%s %s", path, value.isUndefined() ? "taken out" : shown.constData())
            << QString::fromLatin1(path) << value;
    };
    const QJsonValue gone(QJsonValue::Undefined);
    const QJsonArray standing{false, "white", 1e9, 0, 0, 0, 1e9, 0, 0, 3};
    row("banmen", 2);
    row("start", "8/8/8/8/8/8/8/8 w - - 0 1");
    row("acts/0/move", "e2e5");
    row("acts/2/ns", "NaN");
    row("acts/2/ns", -1);
    row("acts/2/ns", 1e300);
    row("acts/2/ns", 0.5);
    row("acts/2/ns", gone);
    row("acts/3/ns", "60000000000");
    row("acts/3/ns", 1e300);
    row("acts/3/ns", -1e300);
    row("acts/3/ns", 9.3e18);
    row("acts/3/ns", gone);
    row("clocks", gone);
    row("clocks", QJsonArray());
    row("clocks", "x");
    row("clocks/0", gone);
    row("clocks/3", gone);
    row("clocks/1", QJsonArray());
    row("clocks/1", standing + QJsonValue(0));
    row("clocks/1/0", "false");
    row("clocks/1/0", true); // waits in mid-game
    row("clocks/1/1", "green");
    for (const QJsonValue& time : QList<QJsonValue>{
             "NaN", "1e300", "60", -1, -1e300, 1e300, 9.3e18, 1e18, 0.5, QJsonValue::Null, true}) {
        row("clocks/1/2", time);
    }
    row("clocks/2/6", -90e9 - 1); // more than all spans of byo-yomi
    row("clocks/1/3", 1);         // a period that is not there
    row("clocks/1/3", -1);
    row("clocks/1/3", "x");
    row("clocks/1/4", 2); // more moves than plies
    row("clocks/1/4", 2147483647);
    row("clocks/1/4", -1);
    row("clocks/1/5", 1); // a span where there is no byo-yomi
    row("clocks/1/9", 4); // more spans than agreed
    row("clocks/1/9", -1);
    row("match", "garbage");
    row("match", QJsonValue::Null);
    row("match", QJsonObject());
    row("match", QJsonArray{1, 2, 3});
    row("awaited", "garbage");
    row("awaited", QJsonObject());
    row("awaited", QJsonObject{{QStringLiteral("drawDeclined"), true}});
    row("awaited", QJsonObject{{QStringLiteral("flagFell"), QStringLiteral("red")}});
    row("match/count", 0);
    row("match/count", -3);
    row("match/count", 1.5);
    row("match/count", 2147483647);
    row("match/count", 1e300);
    row("match/firstColor", "green");
    row("match/firstTo", "yes");
    row("match/players", QJsonArray{"Ann"});
    row("match/players", QJsonArray{"Ann", "Bo", "Cy"});
    row("match/players/0", 5);
    row("match/halfPoints", "212");
    row("match/halfPoints/0", 3);
    row("match/halfPoints/0", -1);
    row("match/halfPoints/0", 0.5);
    row("match/halfPoints", QJsonArray{0, 0, 0, 0, 0, 0, 0, 0, 0, 0}); // after the match was over
    row("terms", "garbage");
    row("terms", QJsonValue::Null);
    row("terms", QJsonObject());
    row("terms", gone);
    row("terms/time", "no such preset");
    row("terms/time", QJsonArray());
    row("terms/time/0", QJsonObject{{"hourglassMs", 60000}}); // against another control
    row("terms/time/0/periods", QJsonArray());
    row("terms/time/0/periods/0/ms", -1);
    row("terms/time/0/periods/0/ms", 1e300);
    row("terms/time/1/spans", 0);
    row("terms/press", "done without take-back");
    row("terms/names", QJsonArray{"Ann"});
}

void TestSessionJson::damaged() {
    QFETCH(QString, path);
    QFETCH(QJsonValue, value);
    SessionRecord record = arbitrated();
    record.match = inMatch(chess::MatchEnd::FirstTo, 5).match;
    const QJsonObject root = rootOf(record);
    QVERIFY(app::readSession(textOf(root)));
    const Change change = value.isUndefined() ? std::nullopt : Change(value);
    QVERIFY(!app::readSession(textOf(changed(root, path.split(QLatin1Char('/')), change))));
}

void TestSessionJson::damagedText_data() {
    QTest::addColumn<QString>("number"); // in place of a bank
    for (const char* number :
         {"NaN",
          "nan",
          "Infinity",
          "-Infinity",
          "1e999",
          "-1e999",
          "0x10",
          "+5",
          "9223372036854775807",
          "9223372036854775808",
          "-9223372036854775808",
          "99999999999999999999999999",
          "1 2",
          ""}) {
        QTest::newRow(number) << QString::fromLatin1(number);
    }
}

void TestSessionJson::damagedText() {
    QFETCH(QString, number);
    const QByteArray text = app::writeSession(clocked(terms(Plain, Plain), "e4"));
    QVERIFY(text.contains("292999999999"));
    QByteArray other = text;
    QVERIFY(app::readSession(other.replace("292999999999", "292999999998")));
    QByteArray broken = text;
    QVERIFY(!app::readSession(broken.replace("292999999999", number.toLatin1())));
}

void TestSessionJson::eachValue_data() {
    QTest::addColumn<SessionRecord>("record");
    QTest::newRow("no clock") << unclocked(InitialFen, "f3 e5 g4 Qh4#");
    QTest::newRow("periods") << clocked(terms(Periods, Periods), "e4 e5 Nf3 Nc6 Bb5");
    QTest::newRow("count up") << clocked(terms(chess::CountUp{}, Plain), "e4 e5");
    QTest::newRow("hourglass"
    ) << clocked(terms(chess::Hourglass{1min}, chess::Hourglass{2min}), "e4 e5 Nf3");
    QTest::newRow("an arbiter") << arbitrated();
    QTest::newRow("a match") << inMatch(chess::MatchEnd::FirstTo, 5);
}

// Each value of a text in turn is taken out, and replaced by all kinds of others.
void TestSessionJson::eachValue() {
    QFETCH(SessionRecord, record);
    const QJsonObject root = rootOf(record);
    const bool isClocked = !record.clocks.empty();
    const Path mayBeAbsent =
        isClocked ? Path{"match", "terms/rules"}
                  : Path{"match", "terms", "terms/rules", "clocks"}; // of an older version
    const QList<QJsonValue> others{
        QJsonValue::Null,
        true,
        false,
        "x",
        "NaN",
        "1e300",
        "",
        -1,
        0,
        1,
        0.5,
        1e300,
        -1e300,
        9e15,
        9.3e18,
        2147483647,
        QJsonArray(),
        QJsonArray{1},
        QJsonObject(),
        QJsonObject{{"x", 1}}};
    QList<Path> paths;
    collect(root, {}, paths);
    QVERIFY(paths.size() > 10);
    int read = 0;
    for (const Path& path : paths) {
        const QString where = path.join(QLatin1Char('/'));
        const QJsonValue was = valueAt(root, path);
        const bool isInObject = valueAt(root, path.mid(0, path.size() - 1)).isObject();
        const auto without = app::readSession(textOf(changed(root, path, std::nullopt)));
        QVERIFY2(!without || isPlayable(*without), qPrintable(where));
        if (isInObject && !mayBeAbsent.contains(where)) {
            QVERIFY2(!without, qPrintable(where));
        }
        const bool isName =
            where.contains(QStringLiteral("names/")) || where.contains(QStringLiteral("players/"));
        for (const QJsonValue& other : others) {
            const QByteArray text = textOf(changed(root, path, other));
            const auto with = app::readSession(text);
            read += with ? 1 : 0;
            QVERIFY2(!with || isPlayable(*with), text);
            const double number = other.toDouble();
            const bool isAbsurd = number == 0.5 || std::abs(number) > 1e18;
            if (other.type() != was.type() || isAbsurd || (other.isString() && !isName)) {
                QVERIFY2(!with, text);
            }
        }
    }
    QVERIFY(read > 0 || !isClocked); // some of it makes sense
}

void TestSessionJson::eachByte_data() {
    QTest::addColumn<SessionRecord>("record");
    QTest::newRow("an arbiter") << arbitrated();
    QTest::newRow("a match") << inMatch(chess::MatchEnd::FirstTo, 5);
}

void TestSessionJson::eachByte() {
    QFETCH(SessionRecord, record);
    const QByteArray text = app::writeSession(record);
    int read = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        for (const char byte : {'9', '-', '"', ']', '\0', '\xff'}) {
            QByteArray broken = text;
            broken[i] = byte;
            const auto got = app::readSession(broken);
            QVERIFY2(!got || isPlayable(*got), broken);
            read += got ? 1 : 0;
        }
    }
    QVERIFY(read > 0);
}

void TestSessionJson::shortened() {
    const QByteArray text = app::writeSession(inMatch(chess::MatchEnd::Games, 5));
    QVERIFY(app::readSession(text));
    for (qsizetype size = 0; size < text.size() - 1; ++size) { // the last is a new line
        QVERIFY(!app::readSession(text.left(size)));
    }
}

QTEST_GUILESS_MAIN(TestSessionJson)
#include "tst_sessionjson.moc"
