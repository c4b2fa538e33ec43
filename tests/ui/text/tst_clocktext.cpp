// The digits of a clock and how long they stand; the words of times in both languages.
#include "app/language.h"
#include "ui/text/clocktext.h"

#include <QtTest>

#include <random>

using namespace std::chrono_literals;
using chess::Bonus;
using chess::BonusKind;
using chess::ClockReading;
using chess::Duration;
using chess::TimeControl;
using chess::Timed;
using ui::text::clockDigits;
using ui::text::countedDigits;
using ui::text::untilTextChanges;

namespace {

constexpr Duration Ns{1};
constexpr int Steps = 1'000'000;

ClockReading left(Duration time, Duration delay = {}) {
    ClockReading reading;
    reading.time = time;
    reading.delayLeft = delay;
    return reading;
}

ClockReading fallen() {
    ClockReading reading;
    reading.hasFlagFallen = true;
    return reading;
}

ClockReading counted(Duration used) {
    ClockReading reading;
    reading.time = used;
    reading.isCountingUp = true;
    return reading;
}

// "9:59:59.9" and its like as tenths of a second.
qint64 tenthsOf(const QString& digits) {
    const QString whole = digits.section(QLatin1Char('.'), 0, 0);
    qint64 seconds = 0;
    for (const QString& part : whole.split(QLatin1Char(':'))) {
        seconds = seconds * 60 + part.toLongLong();
    }
    return seconds * 10 + digits.section(QLatin1Char('.'), 1).toLongLong();
}

// Times of all sizes, and those around each change.
Duration anyTime(std::mt19937_64& random) {
    static constexpr std::array<Duration, 5> Most{1s, 21s, 61s, 61min, 20h};
    const Duration most = Most[random() % Most.size()];
    const Duration time{
        static_cast<qint64>(random() % static_cast<std::uint64_t>(most.count())) + 1};
    if (random() % 2 == 0) {
        return time;
    }
    const Duration unit = random() % 2 == 0 ? Duration(100ms) : Duration(1s);
    return std::max(time / unit * unit + Ns * (static_cast<int>(random() % 5) - 2), Ns);
}

} // namespace

Q_DECLARE_METATYPE(chess::Duration)
Q_DECLARE_METATYPE(chess::ClockReading)
Q_DECLARE_METATYPE(chess::TimeControl)

class TestClockText : public QObject {
    Q_OBJECT

private slots:
    void digits_data();
    void digits();
    void changes_data();
    void changes();
    void runsDown();
    void changesExactly();
    void rises();
    void countsUp();
    void readings();
    void longControls_data();
    void longControls();
    void notes_data();
    void notes();
    void spoken_data();
    void spoken();
    void controls_data();
    void controls();

private:
    app::Language m_language;
};

void TestClockText::digits_data() {
    QTest::addColumn<Duration>("time");
    QTest::addColumn<bool>("hasFlagFallen");
    QTest::addColumn<QString>("text");
    const auto row = [](const char* id, Duration time, const char* text, bool hasFallen = false) {
        QTest::addRow("%s: %lld ns", id, static_cast<long long>(time.count()))
            << time << hasFallen << QString::fromLatin1(text);
    };
    row("clock-07", 1ms, "0:00.1");
    row("clock-07", 0ms, "0:00", true);
    row("clock-07", -1ms, "0:00", true);
    row("clock-07", -1500ms, "0:00", true);
    row("clock-07, nothing left and no flag fallen", 0ms, "0:00.1");
    row("clock-07, less than nothing and no flag fallen", -1500ms, "0:00.1");
    row("clock-08", 60ms, "0:00.1");
    row("clock-08", 400ms, "0:00.4");
    row("clock-08", 999ms, "0:01.0");
    row("clock-08", 1000ms, "0:01.0");
    row("clock-08", 9950ms, "0:10.0");
    row("clock-08", 9999ms, "0:10.0");
    row("clock-08", 10000ms, "0:10.0");
    row("clock-08", 59999ms, "1:00");
    row("clock-08", 60000ms, "1:00");
    row("clock-10", 5400000ms, "1:30:00");
    row("clock-10", 5399000ms, "1:29:59");
    row("clock-10", 3600000ms, "1:00:00");
    row("clock-10", 3599999ms, "1:00:00");
    row("clock-10", 7200000ms, "2:00:00");
    row("clock-10", 36000000ms, "10:00:00");
    row("one nanosecond", 1ns, "0:00.1");
    row("the last tenth", 100ms, "0:00.1");
    row("before the last tenth", 100ms + 1ns, "0:00.2");
    row("below 20 s", 19900ms, "0:19.9");
    row("from 19.9 s on", 19900ms + 1ns, "0:20");
    row("between", 19950ms, "0:20");
    row("20 s", 20s, "0:20");
    row("more than 20 s", 20s + 1ns, "0:21");
    row("hours begin", 3599s, "59:59");
    row("hours begin", 3599s + 1ns, "1:00:00");
    row("more than a day", 100h + 1s, "100:00:01");
}

void TestClockText::digits() {
    QFETCH(Duration, time);
    QFETCH(bool, hasFlagFallen);
    QFETCH(QString, text);
    QCOMPARE(clockDigits(time, hasFlagFallen), text);
}

void TestClockText::changes_data() {
    QTest::addColumn<Duration>("time");
    QTest::addColumn<Duration>("until");
    const auto row = [](const char* id, Duration time, Duration until) {
        QTest::newRow(id) << time << until;
    };
    row("a whole second", 25s, 1s);
    row("within a second", 25s + 300ms, 300ms);
    row("just above a second", 25s + 1ns, 1ns);
    row("above 20 s", 20s + 1ns, 1ns);
    row("20 s is soon over", 20s, 100ms);
    row("between", 19950ms, 50ms);
    row("a whole tenth", 10s, 100ms);
    row("the flag", 70ms, 70ms);
    row("the flag, now", 1ns, 1ns);
    row("nothing left", 0s, 1ns);
    row("less than nothing", -5s, 1ns);
}

void TestClockText::changes() {
    QFETCH(Duration, time);
    QFETCH(Duration, until);
    QCOMPARE(untilTextChanges(time).count(), until.count());
}

// The time goes down by steps of all sizes; the text never goes up, and is "0:00" at the end alone.
void TestClockText::runsDown() {
    std::mt19937_64 random(7);
    Duration time = 0s;
    qint64 shown = 0;
    int falls = 0;
    for (int i = 0; i < Steps; ++i) {
        if (time <= 0s || random() % 1000 == 0) {
            time = anyTime(random);
            shown = tenthsOf(clockDigits(time, false));
        }
        const auto most =
            static_cast<std::uint64_t>(random() % 8 == 0 ? 2'000'000'000 : 150'000'000);
        time = std::max(time - Duration(static_cast<qint64>(random() % most) + 1), Duration(0s));
        const bool hasFallen = time == 0s;
        const QString text = clockDigits(time, hasFallen);
        const qint64 now = tenthsOf(text);
        if (now > shown || (text == QLatin1String("0:00")) != hasFallen ||
            now * 100'000'000 < time.count()) {
            QFAIL(qPrintable(QStringLiteral("%1 at %2 ns").arg(text).arg(time.count())));
        }
        shown = now;
        falls += hasFallen ? 1 : 0;
    }
    QVERIFY(falls > 1000);
}

// The text stands until one nanosecond before the change, and is another then.
void TestClockText::changesExactly() {
    std::mt19937_64 random(8);
    for (int i = 0; i < Steps; ++i) {
        const Duration time = anyTime(random);
        const Duration until = untilTextChanges(time);
        const Duration next = time - until;
        const QString text = clockDigits(time, false);
        if (until < Ns || next < 0s || clockDigits(next + Ns, false) != text ||
            clockDigits(next, next == 0s) == text) {
            QFAIL(qPrintable(QStringLiteral("%1 at %2 ns").arg(text).arg(time.count())));
        }
    }
}

void TestClockText::rises() { // of an hourglass, the side that does not run
    std::mt19937_64 random(9);
    for (int i = 0; i < Steps / 10; ++i) {
        const Duration time = i == 0 ? Duration(0s) : anyTime(random);
        const Duration until = ui::text::untilTextRises(time);
        const QString text = clockDigits(time, false);
        if (until < Ns || clockDigits(time + until - Ns, false) != text ||
            tenthsOf(clockDigits(time + until, false)) <= tenthsOf(text)) {
            QFAIL(qPrintable(QStringLiteral("%1 at %2 ns").arg(text).arg(time.count())));
        }
    }
}

void TestClockText::countsUp() {
    QCOMPARE(countedDigits(-1s), QStringLiteral("0:00"));
    QCOMPARE(countedDigits(0s), QStringLiteral("0:00"));
    QCOMPARE(countedDigits(1s - 1ns), QStringLiteral("0:00"));
    QCOMPARE(countedDigits(1s), QStringLiteral("0:01"));
    QCOMPARE(countedDigits(3600s - 1ns), QStringLiteral("59:59"));
    QCOMPARE(countedDigits(3600s), QStringLiteral("1:00:00"));
    std::mt19937_64 random(10);
    for (int i = 0; i < Steps / 10; ++i) {
        const Duration time = anyTime(random);
        const Duration until = ui::text::untilCountChanges(time);
        if (until < Ns || countedDigits(time + until - Ns) != countedDigits(time) ||
            tenthsOf(countedDigits(time + until)) != tenthsOf(countedDigits(time)) + 10) {
            QFAIL(qPrintable(QStringLiteral("%1 ns").arg(time.count())));
        }
    }
}

void TestClockText::readings() {
    using ui::text::digitsOf;
    QCOMPARE(digitsOf(left(12s)), QStringLiteral("0:12.0"));
    QCOMPARE(digitsOf(fallen()), QStringLiteral("0:00"));
    QCOMPARE(digitsOf(counted(12s + 500ms)), QStringLiteral("0:12"));
    QVERIFY(untilTextChanges(left(25s)) == Duration(1s));
    QVERIFY(untilTextChanges(left(25s, 2s + 130ms)) == Duration(30ms)); // the delay alone runs
    QVERIFY(untilTextChanges(left(25s, 70ms)) == Duration(70ms));
    QVERIFY(untilTextChanges(counted(12s + 400ms)) == Duration(600ms));
    QVERIFY(!untilTextChanges(fallen()));
}

void TestClockText::longControls_data() {
    QTest::addColumn<TimeControl>("control");
    QTest::addColumn<QString>("atOnce");
    QTest::addColumn<QString>("after2s");
    const auto row =
        [](const char* id, const TimeControl& control, const char* first, const char* second) {
            QTest::newRow(id) << control << QString::fromLatin1(first)
                              << QString::fromLatin1(second);
        };
    row("clock-10: 90 min + 30 s",
        chess::suddenDeath(90min, {BonusKind::Fischer, 30s}),
        "1:30:30",
        "1:30:28");
    row("clock-10: 60 min", chess::suddenDeath(60min), "1:00:00", "59:58");
    row("clock-10: 2 h", chess::suddenDeath(2h), "2:00:00", "1:59:58");
    row("clock-10: 10 h", chess::suddenDeath(10h), "10:00:00", "9:59:58");
}

void TestClockText::longControls() {
    QFETCH(TimeControl, control);
    QFETCH(QString, atOnce);
    QFETCH(QString, after2s);
    chess::Clock clock(control, control);
    const chess::Instant start{1h};
    clock.start(chess::Color::White, start);
    QCOMPARE(ui::text::digitsOf(clock.reading(chess::Color::White, start)), atOnce);
    QCOMPARE(ui::text::digitsOf(clock.reading(chess::Color::White, start + 2s)), after2s);
}

void TestClockText::notes_data() {
    QTest::addColumn<ClockReading>("reading");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("japanese");
    const auto row =
        [](const char* id, const ClockReading& reading, const char* english, const char* japanese) {
            QTest::newRow(id) << reading << QString::fromUtf8(english)
                              << QString::fromUtf8(japanese);
        };
    const auto with = [](Duration delay, std::optional<int> moves, std::optional<int> spans) {
        ClockReading reading = left(30s, delay);
        reading.movesToGo = moves;
        reading.spansLeft = spans;
        return reading;
    };
    const std::optional<int> none;
    row("nothing", left(30s), "", "");
    row("delay", with(2100ms, none, none), "delay 2.1 s", "ディレイ2.1秒");
    row("delay rounds up", with(1ns, none, none), "delay 0.1 s", "ディレイ0.1秒");
    row("long delay", with(60s, none, none), "delay 60 s", "ディレイ60秒");
    row("spans", with(0s, none, 3), "byo-yomi: 3 left", "秒読み あと3回");
    row("last span", with(0s, none, 1), "last byo-yomi", "秒読み 最後の1回");
    row("moves", with(0s, 12, none), "12 moves to time control", "規定手数まであと12手");
    row("one move", with(0s, 1, none), "1 move to time control", "規定手数まであと1手");
    row("no move of those", with(0s, 0, none), "", "");
    row("both",
        with(2100ms, 40, none),
        "delay 2.1 s|40 moves to time control",
        "ディレイ2.1秒|規定手数まであと40手");
    ClockReading lost = with(0s, 12, 0);
    lost.hasFlagFallen = true;
    row("flag fallen", lost, "flag fallen", "時間切れ");
}

void TestClockText::notes() {
    QFETCH(ClockReading, reading);
    QFETCH(QString, english);
    QFETCH(QString, japanese);
    m_language.use(QStringLiteral("en"));
    QCOMPARE(ui::text::clockNotes(reading).join(QLatin1Char('|')), english);
    m_language.use(QStringLiteral("ja"));
    QCOMPARE(ui::text::clockNotes(reading).join(QLatin1Char('|')), japanese);
}

void TestClockText::spoken_data() {
    QTest::addColumn<ClockReading>("reading");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("japanese");
    const auto row = [](const ClockReading& reading, const char* english, const char* japanese) {
        QTest::newRow(english) << reading << QString::fromUtf8(english)
                               << QString::fromUtf8(japanese);
    };
    row(left(65s), "1 minute 5 seconds", "1分5秒");
    row(left(60s), "1 minute", "1分");
    row(left(120s + 1ns), "2 minutes 1 second", "2分1秒");
    row(left(90min), "1 hour 30 minutes", "1時間30分");
    row(left(2h + 1s), "2 hours 1 second", "2時間1秒");
    row(left(1ns), "1 second", "1秒");
    row(left(4100ms), "5 seconds", "5秒");
    row(counted(900ms), "0 seconds", "0秒");
    row(counted(61s + 900ms), "1 minute 1 second", "1分1秒");
    row(fallen(), "flag fallen", "時間切れ");
}

void TestClockText::spoken() {
    QFETCH(ClockReading, reading);
    QFETCH(QString, english);
    QFETCH(QString, japanese);
    m_language.use(QStringLiteral("en"));
    QCOMPARE(ui::text::spokenTime(reading), english);
    m_language.use(QStringLiteral("ja"));
    QCOMPARE(ui::text::spokenTime(reading), japanese);
}

void TestClockText::controls_data() {
    QTest::addColumn<TimeControl>("control");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("japanese");
    const auto row = [](const TimeControl& control, const char* english, const char* japanese) {
        QTest::newRow(english) << control << QString::fromUtf8(english)
                               << QString::fromUtf8(japanese);
    };
    const Bonus plus30{BonusKind::Fischer, 30s};
    row(chess::suddenDeath(5min), "5 min", "5分");
    row(chess::suddenDeath(90s), "1 min 30 s", "1分30秒");
    row(chess::suddenDeath(30s), "30 s", "30秒");
    row(chess::suddenDeath(5min, {BonusKind::Fischer, 3s}), "5 min + 3 s", "5分 + 3秒");
    row(chess::suddenDeath(0s, {BonusKind::Fischer, 2500ms}), "0 min + 2.5 s", "0分 + 2.5秒");
    row(chess::suddenDeath(5min, {BonusKind::Bronstein, 3s}),
        "5 min, Bronstein 3 s",
        "5分、ブロンシュタイン方式3秒");
    row(chess::suddenDeath(5min, {BonusKind::Delay, 3s}), "5 min, delay 3 s", "5分、ディレイ3秒");
    row(Timed{{{90min, 40, plus30}, {30min, {}, plus30}}, {}},
        "90 min / 40 moves, then 30 min, + 30 s a move",
        "40手まで90分、その後30分、1手ごとに30秒加算");
    row(Timed{{{120min, 40}, {60min, 20}, {15min, {}, plus30}}, {}},
        "120 min / 40 moves, then 60 min / 20 moves, then 15 min + 30 s",
        "40手まで120分、その後20手まで60分、その後15分 + 30秒");
    row(Timed{{{120min, 1}, {30min}}, {}},
        "120 min / 1 move, then 30 min",
        "1手まで120分、その後30分");
    row(Timed{{{10min}}, chess::ByoYomi{3, 30s}}, "10 min, byo-yomi 30 s × 3", "10分、秒読み30秒×3"
    );
    row(Timed{{{10min}}, chess::ByoYomi{1, 30s}}, "10 min, byo-yomi 30 s", "10分、秒読み30秒");
    row(Timed{{{}}, chess::ByoYomi{1, 60s}}, "byo-yomi 1 min", "秒読み1分");
    row(chess::Hourglass{3min}, "hourglass 3 min", "砂時計 3分");
    row(chess::CountUp{}, "no time limit, time used shown", "時間無制限、使った時間を表示");
}

void TestClockText::controls() {
    QFETCH(TimeControl, control);
    QFETCH(QString, english);
    QFETCH(QString, japanese);
    m_language.use(QStringLiteral("en"));
    QCOMPARE(ui::text::controlText(control), english);
    m_language.use(QStringLiteral("ja"));
    QCOMPARE(ui::text::controlText(control), japanese);
}

QTEST_MAIN(TestClockText)
#include "tst_clocktext.moc"
