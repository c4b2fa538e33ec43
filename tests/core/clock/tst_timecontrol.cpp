#include "core/clock/timecontrol.h"

#include <QtTest>

using namespace chess;
using namespace std::chrono_literals;

namespace {

QString name(std::optional<TimeControlFault> fault) {
    if (!fault) {
        return QStringLiteral("-");
    }
    switch (*fault) {
    case TimeControlFault::NoPeriod: return QStringLiteral("NoPeriod");
    case TimeControlFault::NoTime: return QStringLiteral("NoTime");
    case TimeControlFault::Negative: return QStringLiteral("Negative");
    case TimeControlFault::MovesMissing: return QStringLiteral("MovesMissing");
    case TimeControlFault::MovesInLast: return QStringLiteral("MovesInLast");
    case TimeControlFault::MovesNotPositive: return QStringLiteral("MovesNotPositive");
    }
    return {};
}

constexpr Bonus bonus(BonusKind kind, Duration amount) {
    return {kind, amount};
}

} // namespace

class TestTimeControl : public QObject {
    Q_OBJECT

private slots:
    void faults_data();
    void faults();
    void mainTimes_data();
    void mainTimes();
    void suddenDeathIsOnePeriod();
    void equality();
};

void TestTimeControl::faults_data() {
    QTest::addColumn<TimeControl>("control");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char* id, const TimeControl& control, const char* fault) {
        QTest::newRow(id) << control << QString::fromLatin1(fault);
    };
    using enum BonusKind;
    const Period forty{90min, 40, bonus(Fischer, 30s)};
    const Period last{30min, std::nullopt, bonus(Fischer, 30s)};
    const ByoYomi three{3, 30s};

    row("sudden death", suddenDeath(5min), "-");
    row("one nanosecond", suddenDeath(1ns), "-");
    row("two periods", Timed{{forty, last}, {}}, "-");
    row("three periods", Timed{{forty, forty, last}, {}}, "-");
    row("periods and byo-yomi", Timed{{forty, last}, three}, "-");
    row("nothing added in the second", Timed{{forty, Period{}}, {}}, "-");
    row("one move", Timed{{Period{1min, 1}, last}, {}}, "-");
    row("byo-yomi alone", Timed{{Period{}}, three}, "-");
    row("increment alone", suddenDeath(0s, bonus(Fischer, 5s)), "-");
    row("delay alone", suddenDeath(0s, bonus(Delay, 5s)), "-");
    row("bonus of nothing", suddenDeath(5min, bonus(Fischer, 0s)), "-");
    row("hourglass", Hourglass{1min}, "-");
    row("count up", CountUp{}, "-");

    row("none", Timed{}, "NoPeriod");
    row("byo-yomi without a period", Timed{{}, three}, "NoPeriod");

    row("zero", suddenDeath(0s), "NoTime");
    row("no bonus but an amount", suddenDeath(0s, bonus(None, 5s)), "NoTime");
    row("increment of nothing", suddenDeath(0s, bonus(Fischer, 0s)), "NoTime");
    // What is given back after the move does not help on the first.
    row("Bronstein alone", suddenDeath(0s, bonus(Bronstein, 5s)), "NoTime");
    row("nothing in the first period", Timed{{Period{0s, 40}, last}, {}}, "NoTime");
    // Byo-yomi follows the last period.
    row("byo-yomi a period too late", Timed{{Period{0s, 40}, last}, three}, "NoTime");
    row("spans of nothing", Timed{{last}, ByoYomi{3, 0s}}, "NoTime");
    row("hourglass of nothing", Hourglass{0s}, "NoTime");

    row("time below zero", suddenDeath(-1ns), "Negative");
    row("later time below zero", Timed{{forty, Period{-1ns}}, {}}, "Negative");
    row("bonus below zero", suddenDeath(5min, bonus(Fischer, -1ns)), "Negative");
    row("delay below zero", suddenDeath(5min, bonus(Delay, -1ns)), "Negative");
    row("spans below zero", Timed{{last}, ByoYomi{3, -1ns}}, "Negative");
    row("hourglass below zero", Hourglass{-1ns}, "Negative");

    row("no number before the last", Timed{{last, last}, {}}, "MovesMissing");
    row("no number in the middle", Timed{{forty, last, last}, {}}, "MovesMissing");

    row("number in the last", Timed{{forty, forty}, {}}, "MovesInLast");
    row("number in the only one", Timed{{forty}, three}, "MovesInLast");

    row("no moves", Timed{{Period{1min, 0}, last}, {}}, "MovesNotPositive");
    row("fewer than no moves", Timed{{Period{1min, -1}, last}, {}}, "MovesNotPositive");
    row("no moves in the last", Timed{{forty, Period{1min, 0}}, {}}, "MovesNotPositive");
    row("no spans", Timed{{last}, ByoYomi{0, 30s}}, "MovesNotPositive");
    row("fewer than no spans", Timed{{last}, ByoYomi{-1, 30s}}, "MovesNotPositive");
}

void TestTimeControl::faults() {
    QFETCH(TimeControl, control);
    QFETCH(QString, fault);
    QCOMPARE(name(faultOf(control)), fault);
}

void TestTimeControl::mainTimes_data() {
    QTest::addColumn<TimeControl>("control");
    QTest::addColumn<qint64>("nanoseconds");
    const auto row = [](const char* id, const TimeControl& control, Duration time) {
        QTest::newRow(id) << control << qint64{time.count()};
    };
    using enum BonusKind;
    const Period first{100min, 40, bonus(Fischer, 30s)};
    row("sudden death", suddenDeath(5min), 5min);
    row("glossary increment", suddenDeath(5min, bonus(Fischer, 3s)), 5min + 3s);
    row("Bronstein", suddenDeath(5min, bonus(Bronstein, 3s)), 5min);
    row("delay", suddenDeath(5min, bonus(Delay, 3s)), 5min);
    row("no bonus but an amount", suddenDeath(5min, bonus(None, 3s)), 5min);
    row("periods", Timed{{first, Period{50min}}, {}}, 100min + 30s);
    row("byo-yomi", Timed{{Period{10min}}, ByoYomi{3, 30s}}, 10min);
    row("byo-yomi alone", Timed{{Period{}}, ByoYomi{3, 30s}}, 0s);
    row("hourglass", Hourglass{1min}, 1min);
    row("count up", CountUp{}, 0s);
}

void TestTimeControl::mainTimes() {
    QFETCH(TimeControl, control);
    QFETCH(qint64, nanoseconds);
    QCOMPARE(qint64{mainTime(control).count()}, nanoseconds);
}

void TestTimeControl::suddenDeathIsOnePeriod() {
    const Bonus three = bonus(BonusKind::Fischer, 3s);
    const TimeControl control = suddenDeath(5min, three);
    const auto* timed = std::get_if<Timed>(&control);
    QVERIFY(timed);
    QCOMPARE(timed->periods.size(), std::size_t{1});
    QVERIFY(timed->periods.front() == (Period{5min, std::nullopt, three}));
    QVERIFY(!timed->byoYomi);
}

void TestTimeControl::equality() {
    using enum BonusKind;
    QVERIFY(suddenDeath(5min) == suddenDeath(300s));
    QVERIFY(suddenDeath(5min) != suddenDeath(5min + 1ns));
    QVERIFY(suddenDeath(5min, bonus(Delay, 3s)) != suddenDeath(5min, bonus(Bronstein, 3s)));
    QVERIFY(suddenDeath(5min) != TimeControl(Hourglass{5min}));
    QVERIFY(TimeControl(Hourglass{5min}) != TimeControl(CountUp{}));
}

QTEST_APPLESS_MAIN(TestTimeControl)
#include "tst_timecontrol.moc"
