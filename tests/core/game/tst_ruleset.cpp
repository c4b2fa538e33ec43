// The presets against tests/data/rule-presets.tsv, and what a penalty is by the pace of the game.
#include "core/game/ruleset.h"
#include "tests/support/table.h"

#include <QtTest>

#include <functional>

using namespace chess;
using namespace support;
using namespace std::chrono_literals;

namespace {

const QStringList Names{"fide", "automatic", "family", "board"}; // as AllPresets

QString word(DrawRule rule) {
    return rule == DrawRule::Claim ? QStringLiteral("claim") : QStringLiteral("automatic");
}
QString word(ForcedDraw rule) {
    return rule == ForcedDraw::Automatic ? QStringLiteral("automatic") : QStringLiteral("off");
}
QString word(DrawTest test) {
    return test == DrawTest::AnyLegalSeries ? QStringLiteral("any_legal_series")
                                            : QStringLiteral("bare_king");
}
QString word(Aid aid) {
    return aid == Aid::On ? QStringLiteral("on") : QStringLiteral("off");
}

QString count(Duration time) {
    return QString::number(std::chrono::duration_cast<std::chrono::minutes>(time).count());
}

QString word(const Penalty& penalty) {
    return penalty == Penalty()
               ? QStringLiteral("0")
               : QStringLiteral("%1 min (fast %2)").arg(count(penalty.usual), count(penalty.fast));
}

QString word(TakeBackMode mode) {
    switch (mode) {
    case TakeBackMode::Off: return QStringLiteral("off");
    case TakeBackMode::Ask: return QStringLiteral("ask");
    case TakeBackMode::Free: return QStringLiteral("free");
    }
    return {};
}

// "10 min + 5 s", "90/40 + 30 min + 30 s": minutes and moves, the rest, what each move brings
QString word(const std::optional<std::array<TimeControl, 2>>& controls) {
    if (!controls) {
        return QStringLiteral("unlimited");
    }
    const auto& timed = std::get<Timed>(controls->front());
    const Period& last = timed.periods.back();
    QString text;
    for (const Period& period : timed.periods) {
        text += period.moves ? QStringLiteral("%1/%2 + ").arg(count(period.time)).arg(*period.moves)
                             : QStringLiteral("%1 min + ").arg(count(period.time));
    }
    const auto bonus = std::chrono::duration_cast<std::chrono::seconds>(last.bonus.amount);
    return text + QStringLiteral("%1 s").arg(bonus.count());
}

std::vector<Period> periodsOf(const std::array<TimeControl, 2>& controls) {
    return std::get<Timed>(controls.front()).periods;
}

using Word = std::function<QString(const RulePreset&)>;

QString offerWord(const RulePreset& preset) {
    return preset.rules.offerTime == OfferTime::AnyTime
               ? QStringLiteral("any_time_custom_after_move")
               : QStringLiteral("after_move");
}

QString illegalMoveWord(const RulePreset& preset) {
    return preset.rules.illegalMove == IllegalMoveRule::Refused
               ? QStringLiteral("refused_with_reason")
               : QStringLiteral("restored_with_penalty");
}

const QVector<QPair<QString, Word>>& keys() {
    static const QVector<QPair<QString, Word>> all{
        {"threefold", [](auto& p) { return word(p.rules.threefold); }},
        {"fivefold", [](auto& p) { return word(p.rules.fivefold); }},
        {"fifty_moves", [](auto& p) { return word(p.rules.fiftyMoves); }},
        {"seventyfive_moves", [](auto& p) { return word(p.rules.seventyFiveMoves); }},
        {"dead_position",
         [](auto& p) {
             return QString(p.rules.deadPositions == DeadPositions::Full ? "full" : "material");
         }},
        {"flag_draw_test", [](auto& p) { return word(p.rules.flagTest); }},
        {"resign_draw_test", [](auto& p) { return word(p.rules.resignTest); }},
        {"agreement_min_moves", [](auto& p) { return QString::number(p.rules.agreementMoves); }},
        {"draw_offer", offerWord},
        {"claim_notice", [](auto& p) { return word(p.rules.claimNotice); }},
        {"wrong_claim_penalty", [](auto& p) { return word(p.rules.wrongClaim); }},
        {"touch_move", [](auto& p) { return word(p.rules.touchMove); }},
        {"illegal_move", illegalMoveWord},
        {"learning_aids", [](auto& p) { return word(p.rules.learningAids); }},
        {"say_check",
         [](auto& p) { return QString(p.rules.checkBadge == Aid::On ? "badge" : "none"); }},
        {"clock_press",
         [](auto& p) {
             return QString(p.terms.press == PressMode::Press ? "press" : "automatic");
         }},
        {"time_control", [](auto& p) { return word(p.terms.controls); }},
        {"take_back", [](auto& p) { return word(p.terms.takeBack); }},
    };
    return all;
}

// Keys of the table that are not of a ruleset or its terms: its names, and what belongs to the
// choice of colours and to matches.
const QStringList Elsewhere{"name_en", "name_ja", "source", "colours", "match_colours"};

TimeControl timed(Duration time, Bonus bonus = {}) {
    return suddenDeath(time, bonus);
}

TimeControl fischer(Duration time, Duration bonus) {
    return timed(time, {BonusKind::Fischer, bonus});
}

TimeControl byoYomi(Duration time, int spans, Duration each) {
    return Timed{{Period{time}}, ByoYomi{spans, each}};
}

} // namespace

class TestRuleset : public QObject {
    Q_OBJECT

private slots:
    void presets_data();
    void presets();
    void everyKeyIsLookedAt();
    void withoutAnythingSaid();
    void names();
    void customFromOneKey_data();
    void customFromOneKey();
    void clocksOfThePresets();
    void fast_data();
    void fast();
    void penalty_data();
    void penalty();
    void penaltyOfTwoControls_data();
    void penaltyOfTwoControls();
    void noClockNoPenalty();
};

void TestRuleset::presets_data() {
    QTest::addColumn<int>("preset");
    QTest::addColumn<int>("key");
    QTest::addColumn<QString>("expected");
    for (const TableRow& row : table(QStringLiteral("rule-presets.tsv"))) {
        for (int key = 0; key < keys().size(); ++key) {
            for (int preset = 0; keys()[key].first == row["rule"] && preset < 4; ++preset) {
                const QByteArray name = Names[preset].toLatin1();
                QTest::addRow("%s, %s", row.id().constData(), name.constData())
                    << preset << key << row[name.constData()];
            }
        }
    }
}

void TestRuleset::presets() {
    QFETCH(int, preset);
    QFETCH(int, key);
    QFETCH(QString, expected);
    const RulePreset rules = presetOf(AllPresets.at(static_cast<std::size_t>(preset)));
    QCOMPARE(keys()[key].second(rules), expected);
}

void TestRuleset::everyKeyIsLookedAt() {
    QStringList found = Elsewhere;
    for (const auto& key : keys()) {
        found << key.first;
    }
    QStringList expected;
    for (const TableRow& row : table(QStringLiteral("rule-presets.tsv"))) {
        expected << row["rule"];
    }
    found.sort();
    expected.sort();
    QCOMPARE(found, expected);
}

void TestRuleset::withoutAnythingSaid() {
    QVERIFY(Ruleset() == presetOf(RulesetName::Fide).rules);
    QVERIFY(presetOf(RulesetName::Custom).rules == presetOf(RulesetName::Fide).rules);
    QVERIFY(presetOf(RulesetName::Custom).terms == presetOf(RulesetName::Fide).terms);
}

void TestRuleset::names() {
    for (const RulesetName name : AllPresets) {
        QVERIFY(nameOf(presetOf(name).rules) == name);
    }
}

void TestRuleset::customFromOneKey_data() {
    using Change = std::function<void(Ruleset&)>;
    QTest::addColumn<Change>("change");
    const auto row = [](const char* key, const Change& change) { QTest::newRow(key) << change; };
    row("threefold", [](Ruleset& r) { r.threefold = DrawRule::Automatic; });
    row("fiftyMoves", [](Ruleset& r) { r.fiftyMoves = DrawRule::Automatic; });
    row("fivefold", [](Ruleset& r) { r.fivefold = ForcedDraw::Off; });
    row("seventyFiveMoves", [](Ruleset& r) { r.seventyFiveMoves = ForcedDraw::Off; });
    row("deadPositions", [](Ruleset& r) { r.deadPositions = DeadPositions::Material; });
    row("flagTest", [](Ruleset& r) { r.flagTest = DrawTest::BareKing; });
    row("resignTest", [](Ruleset& r) { r.resignTest = DrawTest::BareKing; });
    row("agreementMoves", [](Ruleset& r) { r.agreementMoves = 30; });
    row("offerTime", [](Ruleset& r) { r.offerTime = OfferTime::AfterOwnMove; });
    row("wrongClaim", [](Ruleset& r) { r.wrongClaim.fast = 2min; });
    row("touchMove", [](Ruleset& r) { r.touchMove = Aid::On; });
    row("illegalMove", [](Ruleset& r) { r.illegalMove = IllegalMoveRule::Restored; });
    row("claimNotice", [](Ruleset& r) { r.claimNotice = Aid::Off; });
    row("learningAids", [](Ruleset& r) { r.learningAids = Aid::Off; });
    row("checkBadge", [](Ruleset& r) { r.checkBadge = Aid::Off; });
}

void TestRuleset::customFromOneKey() {
    QFETCH(std::function<void(Ruleset&)>, change);
    Ruleset rules = presetOf(RulesetName::Fide).rules;
    change(rules);
    QVERIFY(nameOf(rules) == RulesetName::Custom);
}

void TestRuleset::clocksOfThePresets() {
    for (const RulesetName name : AllPresets) {
        const auto controls = presetOf(name).terms.controls;
        QVERIFY(!controls || controls->front() == controls->back());
        QVERIFY(!controls || !faultOf(controls->front()));
        for (const Period& period : controls ? periodsOf(*controls) : std::vector<Period>()) {
            QVERIFY(period.bonus.kind == BonusKind::Fischer);
            QVERIFY(period.bonus == periodsOf(*controls).back().bonus); // from the first move on
        }
    }
}

// A.1, B.1: less than an hour, the time plus sixty times the increment
void TestRuleset::fast_data() {
    QTest::addColumn<TimeControl>("control");
    QTest::addColumn<bool>("expected");
    const auto row = [](const char* name, const TimeControl& control, bool expected) {
        QTest::newRow(name) << control << expected;
    };
    row("B.1 ten minutes", timed(10min), true);
    row("A.1 a little more than ten minutes", timed(10min + 1ns), true);
    row("A.1 a little less than an hour", timed(60min - 1ns), true);
    row("A.1 an hour", timed(60min), false);
    row("B.1 three minutes and two seconds each", fischer(3min, 2s), true);
    row("A.1 fifteen minutes and ten seconds each", fischer(15min, 10s), true);
    row("A.1 fifty minutes and ten seconds each are an hour", fischer(50min, 10s), false);
    row("A.1 fifty minutes and nine seconds each", fischer(50min, 9s), true);
    row("A.1 a minute each and nothing else is an hour", fischer(0min, 60s), false);
    row("A.1 a delay brings as much", timed(50min, {BonusKind::Delay, 10s}), false);
    row("A.1 what is given back", timed(50min, {BonusKind::Bronstein, 10s}), false);
    row("A.1 no bonus has no amount", timed(59min, {BonusKind::None, 0s}), true);
    row("A.1 two periods of less", Timed{{{30min, 40}, {29min}}, {}}, true);
    row("A.1 two periods of an hour", Timed{{{30min, 40}, {30min}}, {}}, false);
    row("A.1 byo-yomi of thirty seconds after twenty minutes", byoYomi(20min, 1, 30s), true);
    row("A.1 byo-yomi of thirty seconds after half an hour", byoYomi(30min, 1, 30s), false);
    row("A.1 hourglass of less", Hourglass{59min}, true);
    row("A.1 hourglass of an hour", Hourglass{60min}, false);
    row("A.1 time that is counted only", CountUp{}, false);
}

void TestRuleset::fast() {
    QFETCH(TimeControl, control);
    QFETCH(bool, expected);
    QCOMPARE(isFast(control), expected);
}

// 9.5.3, 7.5.5: two minutes; A.3, B.3: one minute
void TestRuleset::penalty_data() {
    fast_data();
}

void TestRuleset::penalty() {
    QFETCH(TimeControl, control);
    QFETCH(bool, expected);
    GameTerms terms;
    terms.controls = {control, control};
    QCOMPARE(penaltyTime(LawfulPenalty, terms), expected ? Duration(1min) : Duration(2min));
    QCOMPARE(penaltyTime({7s, 3s}, terms), expected ? Duration(3s) : Duration(7s));
    QCOMPARE(penaltyTime({}, terms), Duration(0));
}

// A.1 speaks of each player.
void TestRuleset::penaltyOfTwoControls_data() {
    QTest::addColumn<TimeControl>("white");
    QTest::addColumn<TimeControl>("black");
    QTest::addColumn<int>("minutes");
    QTest::newRow("B.3 both blitz") << timed(5min) << fischer(3min, 2s) << 1;
    QTest::newRow("A.3 rapid and blitz") << timed(5min) << timed(20min) << 1;
    QTest::newRow("9.5.3 White alone") << timed(5min) << timed(90min) << 2;
    QTest::newRow("9.5.3 Black alone") << timed(90min) << timed(5min) << 2;
    QTest::newRow("9.5.3 neither") << timed(60min) << timed(90min) << 2;
}

void TestRuleset::penaltyOfTwoControls() {
    QFETCH(TimeControl, white);
    QFETCH(TimeControl, black);
    QFETCH(int, minutes);
    GameTerms terms;
    terms.controls = {white, black};
    QCOMPARE(penaltyTime(LawfulPenalty, terms), Duration(std::chrono::minutes(minutes)));
}

void TestRuleset::noClockNoPenalty() {
    QCOMPARE(penaltyTime(LawfulPenalty, GameTerms()), Duration(0));
}

QTEST_GUILESS_MAIN(TestRuleset)
#include "tst_ruleset.moc"
