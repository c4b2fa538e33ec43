#include "tests/core/clock/schedule.h"

#include <QtTest>

#include <functional>

using namespace chess;
using namespace std::chrono_literals;
using support::Books;
using support::Chance;
using support::Controls;
using support::Mode;

namespace {

// Code that is not optimised draws fewer lots.
#ifdef __OPTIMIZE__
constexpr int Schedules = 100'000; // of every mode
constexpr int ArbiterSchedules = 30'000;
constexpr int Cases = 112'000; // of each of nine modes: a million
#else
constexpr int Schedules = 2'000;
constexpr int ArbiterSchedules = 1'000;
constexpr int Cases = 4'000;
#endif

constexpr Instant Zero{}; // where examples begin
constexpr Color White = Color::White;
constexpr Color Black = Color::Black;

const TimeControl FiveMinutes = suddenDeath(5min);

TimeControl fischer(Duration time, Duration bonus) {
    return suddenDeath(time, {BonusKind::Fischer, bonus});
}
TimeControl bronstein(Duration time, Duration bonus) {
    return suddenDeath(time, {BonusKind::Bronstein, bonus});
}
TimeControl delay(Duration time, Duration bonus) {
    return suddenDeath(time, {BonusKind::Delay, bonus});
}
TimeControl byoYomi(Duration time, int spans, Duration each) {
    return Timed{{Period{time}}, ByoYomi{spans, each}};
}

Clock evenClock(const TimeControl& control) {
    return Clock(control, control);
}
Clock running(const TimeControl& control) {
    Clock clock = evenClock(control);
    clock.start(White, Zero);
    return clock;
}

// "4:56", "0:00.02", to the nanosecond.
QString text(Duration time) {
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(time);
    const QLatin1Char zero('0');
    QString text =
        QStringLiteral("%1:%2").arg(seconds.count() / 60).arg(seconds.count() % 60, 2, 10, zero);
    if (const Duration rest = time - seconds; rest != 0ns) {
        text += QStringLiteral(".%1").arg(rest.count(), 9, 10, zero);
        while (text.endsWith(zero)) {
            text.chop(1);
        }
    }
    return text;
}

// "(0:03)5:00" with a delay, "0:30x3" in byo-yomi, "5:00/40" with moves to go, "0:00!" fallen.
QString face(const Clock& clock, Color color, Instant at) {
    const ClockReading reading = clock.reading(color, at);
    QString face = text(reading.time);
    if (reading.delayLeft != 0ns) {
        face.prepend(QStringLiteral("(%1)").arg(text(reading.delayLeft)));
    }
    if (reading.spansLeft) {
        face += QStringLiteral("x%1").arg(*reading.spansLeft);
    }
    if (reading.movesToGo) {
        face += QStringLiteral("/%1").arg(*reading.movesToGo);
    }
    return reading.hasFlagFallen ? face + QLatin1Char('!') : face;
}

QString faces(const Clock& clock, Instant at) {
    return face(clock, White, at) + QLatin1Char(' ') + face(clock, Black, at);
}

QString answer(const Result<Duration, ClockRefusal>& pressed) {
    if (pressed) {
        return text(*pressed);
    }
    switch (pressed.error()) {
    case ClockRefusal::NotRunning: return QStringLiteral("NotRunning");
    case ClockRefusal::NotYourTurn: return QStringLiteral("NotYourTurn");
    case ClockRefusal::FlagFallen: return QStringLiteral("FlagFallen");
    }
    return {};
}

// Acts of one who sits at a clock, as rows name them.
using Act = std::function<void(Clock&, Instant)>;
const Act Press = [](Clock& clock, Instant at) { (void)clock.press(clock.turn(), at); };
const Act Pause = [](Clock& clock, Instant at) { clock.pause(at); };
const Act Resume = [](Clock& clock, Instant at) { clock.resume(at); };
const Act Stop = [](Clock& clock, Instant at) { clock.stop(at); };
const Act Restart = [](Clock& clock, Instant at) { clock.restart(at); };
const Act Switch = [](Clock& clock, Instant at) { clock.switchTurn(at); };

Act set(Color color, Duration time) {
    return [=](Clock& clock, Instant at) { clock.setTime(color, time, at); };
}
Act add(Color color, Duration time) {
    return [=](Clock& clock, Instant at) { clock.addTime(color, time, at); };
}

struct Step {
    Duration at; // from the start
    Act act;
};

QString played(const TimeControl& control, const std::vector<Step>& steps, Duration seen) {
    Clock clock = running(control);
    for (const Step& step : steps) {
        step.act(clock, Zero + step.at);
    }
    return faces(clock, Zero + seen);
}

using Draw = std::function<Controls(Chance&)>;

// A clock and its books, to which the same things happen by chance. In half of the schedules what
// is handled later may bear an earlier stamp.
class Schedule {
public:
    Schedule(const Controls& controls, Chance& chance)
        : m_controls(controls),
          m_chance(chance),
          m_isInOrder(chance.percent(50)),
          m_clock(controls.white, controls.black),
          m_books(m_controls.white, m_controls.black) {}
    Schedule(const Schedule&) = delete;

    QString play();            // the first thing that is wrong
    QString playWithArbiter(); // with changes by him

private:
    void start();
    void step();
    void press(Color by, Instant at);
    void restart(Instant at);
    void stepOfArbiter();
    void wrong(const char* what) { m_fault = QString::fromLatin1(what); }
    void look(Instant at);
    void lookAtSums();
    Instant later();
    Duration remainingOf(Color color, Instant at) const {
        return m_clock.remaining(color, at).value_or(0ns);
    }

    const Controls m_controls;
    Chance& m_chance;
    const bool m_isInOrder;
    Clock m_clock;
    Books m_books;
    Instant m_seen{};
    std::optional<Color> m_fallen;
    Duration m_used{0}; // by moves completed
    Duration m_ran{0};  // by the wall's clock, since the start, but for pauses
    QString m_fault;
};

Instant Schedule::later() {
    const Instant at = support::instant(m_books, m_controls.unit, m_chance);
    m_seen = std::max(at, m_seen);
    return m_isInOrder ? m_seen : at;
}

QString Schedule::play() {
    look(later());
    start();
    for (int steps = 5 + m_chance.below(11); steps > 0 && m_fault.isEmpty(); --steps) {
        step();
        if (m_fault.isEmpty()) {
            lookAtSums();
        }
    }
    return m_fault;
}

void Schedule::start() {
    const Color first = m_chance.of({White, White, White, Black});
    const Instant at = later();
    m_clock.start(first, at);
    m_books.start(first, at);
}

void Schedule::step() {
    if (m_chance.percent(50)) {
        look(later()); // which changes nothing
    }
    const Instant before = m_books.now();
    const bool ran = m_clock.phase() == ClockPhase::Running;
    const Instant at = later();
    const int lot = m_chance.below(100);
    if (lot < 64) {
        press(m_books.turn(), at);
    } else if (lot < 68) {
        press(!m_books.turn(), at);
    } else if (lot < 71 && !m_isInOrder) {
        press(m_books.turn(), before - m_controls.unit); // before what came before it
    } else if (lot < 80) {
        m_clock.pause(at);
        m_books.pause(at);
    } else if (lot < 94) {
        m_clock.resume(at);
        m_books.resume(at);
    } else if (lot < 96) {
        m_clock.stop(at);
        m_books.stop(at);
    } else {
        restart(at);
        return;
    }
    m_ran += ran ? m_books.now() - before : 0ns;
    if (m_fault.isEmpty()) {
        look(m_isInOrder ? m_seen : m_books.now());
    }
}

void Schedule::press(Color by, Instant at) {
    const Clock before = m_clock;
    const auto found = m_clock.press(by, at);
    const auto expected = m_books.press(by, at);
    if (found != expected) {
        m_fault = QStringLiteral("press: %1, not %2").arg(answer(found), answer(expected));
    } else if (found) {
        m_used += *found;
    } else if (m_clock != before) {
        wrong("a press that was refused changed something");
    }
}

// All the time of the move is there again, and with it a flag that fell.
void Schedule::restart(Instant at) {
    m_clock.restart(at);
    m_books.restart(at);
    m_fallen = std::nullopt;
    m_ran = m_used;
    look(at);
}

void Schedule::look(Instant at) {
    m_fault = support::difference(m_clock, m_books, at);
    for (const Color color : AllColors) {
        const bool hasFallen = m_clock.hasFlagFallen(color, at);
        if (m_fallen && hasFallen != (m_fallen == color)) {
            wrong(hasFallen ? "the second flag fell" : "a fallen flag is up again");
        }
        if (hasFallen && (m_isInOrder || at == m_books.now())) {
            m_fallen = color;
        }
    }
}

// What books of one line each know.
void Schedule::lookAtSums() {
    const Instant now = m_books.now();
    if (!m_fallen && m_used + m_clock.usedOnMove(now) != m_ran) {
        m_fault = QStringLiteral("used %1 and %2, ran %3")
                      .arg(text(m_used), text(m_clock.usedOnMove(now)), text(m_ran));
    }
    const auto* white = std::get_if<Hourglass>(&m_controls.white);
    const auto* black = std::get_if<Hourglass>(&m_controls.black);
    const Duration both = remainingOf(White, m_seen) + remainingOf(Black, m_seen);
    if (white && black && both != white->time + black->time) {
        wrong("the sand is not what it was");
    }
}

QString Schedule::playWithArbiter() {
    if (support::isMixed(m_controls.white) || support::isMixed(m_controls.black)) {
        return play();
    }
    for (int steps = 5 + m_chance.below(11); steps > 0 && m_fault.isEmpty(); --steps) {
        if (m_clock.phase() == ClockPhase::Waiting && m_chance.percent(60)) {
            start();
        } else if (m_clock.phase() == ClockPhase::Waiting || m_chance.percent(35)) {
            stepOfArbiter();
        } else {
            step();
        }
    }
    return m_fault;
}

void Schedule::stepOfArbiter() {
    const Instant at = later();
    const Color mover = m_clock.turn();
    const Color color = m_chance.of({White, Black});
    const Duration time = m_controls.unit * (m_chance.below(16) - 5);
    const bool hadFallen = m_clock.hasFlagFallen(mover, at);
    const Duration before = remainingOf(color, at);
    const ClockReading reading = m_clock.reading(color, at);
    const int lot = m_chance.below(3);
    if (lot == 0) {
        m_clock.setTime(color, time, at);
        m_books.setTime(color, time, at);
    } else if (lot == 1) {
        m_clock.addTime(color, time, at);
        m_books.addTime(color, time, at);
    } else {
        m_clock.switchTurn(at);
        m_books.switchTurn(at);
    }
    m_fault = support::difference(m_clock, m_books, at);
    const Duration given = remainingOf(color, at) - before;
    const Duration most = reading.spansLeft ? 0ns : reading.time; // that may be taken
    if (lot == 1 && !reading.isCountingUp && given != std::max(time, -most)) {
        wrong("more or less was given than he gave");
    }
    const bool isGift = lot < 2 && color == mover && time > 0ns;
    if (hadFallen && !isGift && !m_clock.hasFlagFallen(mover, at)) {
        wrong("a flag rose without time given");
    }
    m_fallen = isGift ? std::nullopt : m_fallen;
}

} // namespace

class TestClock : public QObject {
    Q_OBJECT

private slots:
    void moves_data();
    void moves();
    void flags_data();
    void flags();
    void acts_data();
    void acts();
    void incrementIsThereBeforeEachMove();
    void lateMoveGivesNothing_data();
    void lateMoveGivesNothing();
    void takesBackBothClocks();
    void secondFlagNeverFalls();
    void delayHoldsTheMainTime();
    void hourglassKeepsItsSum();
    void countsUpWithoutFlag();
    void movesToGoAreEachPlayersOwn();
    void handicap();
    void waitsForTheStart();
    void oneSideRuns();
    void pressesAreRefused();
    void earlierStampStands();
    void stopsForGood();
    void stampsOutOfOrder();
    void changesBeforeTheStart();
    void fallenFlagStaysFallen_data();
    void fallenFlagStaysFallen();
    void tenHoursAndANanosecond();
    void equality();
    void keeps_data();
    void keeps();
    void keepsNothingImpossible_data();
    void keepsNothingImpossible();
    void schedules_data();
    void schedules();
    void schedulesWithArbiter_data();
    void schedulesWithArbiter();
    void displayVerdictAndDueAgree_data();
    void displayVerdictAndDueAgree();
};

// What White's face shows at the start, and after each of his moves, Black using a second for his.
void TestClock::moves_data() {
    QTest::addColumn<TimeControl>("control");
    QTest::addColumn<QList<int>>("seconds");
    QTest::addColumn<QString>("shown");
    const auto row =
        [](const char* id, const TimeControl& control, const QList<int>& seconds, const char* shown
        ) { QTest::newRow(id) << control << seconds << QString::fromLatin1(shown); };
    const Period two{100s, 2};
    const Bonus three{BonusKind::Fischer, 3s};
    using enum BonusKind;

    row("sudden death", FiveMinutes, {10, 20}, "5:00 4:50 4:30");
    row("glossary increment, 10 s", fischer(5min, 3s), {10}, "5:03 4:56");
    row("glossary increment, 2 s", fischer(5min, 3s), {2}, "5:03 5:04");
    row("6.3.1, twice", fischer(5min, 3s), {10, 2}, "5:03 4:56 4:57");
    row("increment alone", fischer(0s, 5s), {4, 1}, "0:05 0:06 0:10");
    row("Bronstein, 10 s", bronstein(5min, 3s), {10}, "5:00 4:53");
    row("Bronstein, 2 s", bronstein(5min, 3s), {2}, "5:00 5:00");
    row("Bronstein, 3 s", bronstein(5min, 3s), {3, 4}, "5:00 5:00 4:59");
    row("delay, 10 s", delay(5min, 3s), {10}, "(0:03)5:00 4:53");
    row("delay, 2 s", delay(5min, 3s), {2}, "(0:03)5:00 5:00");
    row("delay, 3 s", delay(5min, 3s), {3, 4}, "(0:03)5:00 5:00 4:59");
    row("delay alone", delay(0s, 3s), {2, 2}, "(0:03)0:00 0:00 0:00");

    row("byo-yomi not begun", byoYomi(1min, 3, 30s), {50}, "1:00 0:10");
    row("byo-yomi begins", byoYomi(1min, 3, 30s), {60}, "1:00 0:30x3");
    row("span is whole again", byoYomi(1min, 3, 30s), {70, 29}, "1:00 0:30x3 0:30x3");
    row("span runs out", byoYomi(1min, 3, 30s), {90, 29}, "1:00 0:30x2 0:30x2");
    row("two spans run out", byoYomi(1min, 3, 30s), {149, 1}, "1:00 0:30x1 0:30x1");
    row("byo-yomi alone", byoYomi(0s, 2, 30s), {29, 30, 29}, "0:30x2 0:30x2 0:30x1 0:30x1");
    row("byo-yomi and increment",
        Timed{{Period{0s, {}, three}}, ByoYomi{2, 30s}},
        {2, 40},
        "0:03 0:04 0:03"); // 40 s: one span out, six seconds of the next
    row("byo-yomi and delay",
        Timed{{Period{5s, {}, {Delay, 3s}}}, ByoYomi{2, 30s}},
        {9, 32},
        "(0:03)0:05 0:30x2 0:30x2");
    row("byo-yomi and Bronstein",
        Timed{{Period{5s, {}, {Bronstein, 3s}}}, ByoYomi{2, 30s}},
        {7, 35, 20},
        "0:05 0:01 0:30x1 0:30x1");

    row("hourglass", Hourglass{1min}, {20, 10}, "1:00 0:40 0:31");
    row("count up", CountUp{}, {10, 5}, "0:00 0:10 0:15");

    row("6.3.1 periods", Timed{{two, Period{50s}}, {}}, {30, 40, 10}, "1:40/2 1:10/1 1:20 1:10");
    row("three periods",
        Timed{{two, Period{50s, 1}, Period{10s}}, {}},
        {30, 40, 10, 10},
        "1:40/2 1:10/1 1:20/1 1:20 1:10");
    row("increment of the next period",
        Timed{{two, Period{50s, {}, three}}, {}},
        {30, 40, 10},
        "1:40/2 1:10/1 1:23 1:16");
    row("increment of the first alone",
        Timed{{Period{100s, 1, three}, Period{50s}}, {}},
        {3, 10},
        "1:43/1 2:30 2:20");
    row("delay of the first alone",
        Timed{{Period{100s, 1, {Delay, 3s}}, Period{50s}}, {}},
        {3, 10},
        "(0:03)1:40/1 2:30 2:20");
    row("byo-yomi after the last",
        Timed{{Period{9s, 1}, Period{5s}}, ByoYomi{2, 30s}},
        {8, 10},
        "0:09/1 0:06 0:30x2");
}

void TestClock::moves() {
    QFETCH(TimeControl, control);
    QFETCH(QList<int>, seconds);
    QFETCH(QString, shown);
    Clock clock = running(control);
    Instant now = Zero;
    QStringList faces{face(clock, White, now)};
    for (const int used : seconds) {
        now += std::chrono::seconds(used);
        const auto pressed = clock.press(White, now);
        QCOMPARE(answer(pressed), text(std::chrono::seconds(used)));
        faces << face(clock, White, now);
        now += 1s;
        QVERIFY(clock.press(Black, now));
    }
    QCOMPARE(faces.join(QLatin1Char(' ')), shown);
}

// When White's flag falls on the first move: not a nanosecond before, and then for ever.
void TestClock::flags_data() {
    QTest::addColumn<TimeControl>("control");
    QTest::addColumn<qint64>("due");
    const auto row = [](const char* id, const TimeControl& control, Duration due) {
        QTest::newRow(id) << control << qint64{due.count()};
    };
    row("sudden death", FiveMinutes, 5min);
    row("one nanosecond", suddenDeath(1ns), 1ns);
    row("increment", fischer(5min, 3s), 5min + 3s);
    row("Bronstein", bronstein(5min, 3s), 5min);
    row("delay", delay(5min, 3s), 5min + 3s);
    row("delay alone", delay(0s, 3s), 3s);
    row("byo-yomi", byoYomi(1min, 3, 30s), 1min + 90s);
    row("byo-yomi alone", byoYomi(0s, 3, 30s), 90s);
    row("byo-yomi of nanoseconds", byoYomi(0s, 1'000'000, 1ns), 1ms);
    row("hourglass", Hourglass{1min}, 1min);
    row("period", Timed{{Period{90min, 40}, Period{30min}}, {}}, 90min);
    row("period before byo-yomi", Timed{{Period{9s, 40}, Period{}}, ByoYomi{3, 30s}}, 9s);
    row("ten hours", suddenDeath(10h), 10h);
}

void TestClock::flags() {
    QFETCH(TimeControl, control);
    QFETCH(qint64, due);
    Clock clock = running(control);
    const Instant fall = Zero + Duration(due);
    QVERIFY(clock.due() == fall);
    const Clock early = clock;
    QVERIFY(clock.press(White, fall - 1ns));
    for (const Duration after : {Duration(0), Duration(1), Duration(1h), Duration(10h)}) {
        clock = early;
        QCOMPARE(answer(clock.press(White, fall + after)), QStringLiteral("FlagFallen"));
        QVERIFY(clock == early);
        QVERIFY(clock.hasFlagFallen(White, fall + after));
        QVERIFY(!clock.hasFlagFallen(Black, fall + after));
        QVERIFY(clock.remaining(White, fall + after) == Duration(0));
        QVERIFY(clock.usedOnMove(fall + after) == Duration(due));
    }
    QVERIFY(!clock.hasFlagFallen(White, fall - 1ns));
    QVERIFY(clock.remaining(White, fall - 1ns) == Duration(1));
}

// Both faces after what was done.
void TestClock::acts_data() {
    QTest::addColumn<QString>("found");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* id,
                        const TimeControl& control,
                        const std::vector<Step>& steps,
                        Duration seen,
                        const char* expected) {
        QTest::newRow(id) << played(control, steps, seen) << QString::fromLatin1(expected);
    };
    const TimeControl five = FiveMinutes;
    const TimeControl waits = delay(5min, 10s);
    const TimeControl japanese = byoYomi(0s, 3, 30s);
    const TimeControl sand = Hourglass{1min};

    row("6.11 pause", five, {{10s, Pause}}, 60s, "4:50 5:00");
    row("6.11 resume", five, {{10s, Pause}, {60s, Resume}}, 65s, "4:45 5:00");
    row("pause twice", five, {{10s, Pause}, {20s, Pause}, {60s, Resume}}, 65s, "4:45 5:00");
    row("resume what runs", five, {{10s, Resume}}, 15s, "4:45 5:00");
    row("pause in a delay", waits, {{4s, Pause}, {60s, Resume}}, 61s, "(0:05)5:00 5:00");
    row("pause after a delay", waits, {{12s, Pause}, {60s, Resume}}, 61s, "4:57 5:00");
    row("pause in byo-yomi", japanese, {{40s, Pause}, {60s, Resume}}, 61s, "0:19x2 0:30x3");
    row("pause an hourglass", sand, {{20s, Pause}, {60s, Resume}}, 65s, "0:35 1:25");
    row("pause at the fall", five, {{5min, Pause}}, 1h, "0:00! 5:00");
    row("pause after the fall", five, {{6min, Pause}, {7min, Resume}}, 1h, "0:00! 5:00");
    row("hourglass after the fall", sand, {}, 1h, "0:00! 2:00");
    row("delay after the fall", waits, {{6min, Pause}, {7min, Resume}}, 1h, "0:00! 5:00");
    row("spans after the fall", japanese, {{2min, Pause}, {7min, Resume}}, 1h, "0:00x0! 0:30x3");
    row("stop", five, {{10s, Stop}}, 1h, "4:50 5:00");
    row("stop after the fall", sand, {{2min, Stop}}, 1h, "0:00! 2:00");

    row("restart", five, {{10s, Restart}}, 15s, "4:55 5:00");
    row("restart of a paused", five, {{10s, Pause}, {60s, Restart}}, 65s, "4:55 5:00");
    row("restart of a stopped", five, {{10s, Stop}, {60s, Restart}}, 65s, "4:55 5:00");
    row("restart after the fall", five, {{6min, Restart}}, 6min + 5s, "4:55 5:00");
    row("restart in a delay", waits, {{4s, Restart}}, 5s, "(0:09)5:00 5:00");
    row("restart in byo-yomi", japanese, {{70s, Restart}}, 75s, "0:25x3 0:30x3");
    row("restart of an hourglass", sand, {{20s, Restart}}, 25s, "0:55 1:05");
    row("restart of the second move", five, {{10s, Press}, {30s, Restart}}, 35s, "4:50 4:55");
    row("restart after a change", five, {{10s, set(White, 1min)}, {20s, Restart}}, 25s, "0:55 5:00"
    );

    row("6.10 set the mover's", five, {{10s, set(White, 1min)}}, 15s, "0:55 5:00");
    row("6.10 set the other's", five, {{10s, set(Black, 1min)}}, 15s, "4:45 1:00");
    row("set below zero", five, {{10s, set(Black, -1min)}}, 10s, "4:50 0:00");
    row("set to nothing", five, {{10s, set(White, 0s)}}, 10s, "0:00! 5:00");
    row("set what was paused",
        five,
        {{10s, Pause}, {20s, set(White, 1min)}, {30s, Resume}},
        35s,
        "0:55 5:00");
    row("7.5.5 two minutes", five, {{10s, add(Black, 2min)}}, 15s, "4:45 7:00");
    row("add to the mover's", five, {{10s, add(White, 2min)}}, 15s, "6:45 5:00");
    row("take", five, {{10s, add(White, -2min)}}, 15s, "2:45 5:00");
    row("take the other's", five, {{10s, add(Black, -6min)}}, 15s, "4:45 0:00");
    row("take it all", five, {{10s, add(White, -6min)}}, 10s, "0:00! 5:00");

    row("set in a delay", waits, {{4s, set(White, 1min)}}, 5s, "(0:05)1:00 5:00");
    row("add in a delay", waits, {{4s, add(White, 1min)}}, 5s, "(0:05)6:00 5:00");
    row("add to the other in a delay", waits, {{4s, add(Black, 1min)}}, 5s, "(0:05)5:00 6:00");
    row("add after a delay", waits, {{14s, add(Black, 1min)}}, 15s, "4:55 6:00");
    row("delay of the next move",
        waits,
        {{4s, add(White, 1min)}, {5s, Press}},
        6s,
        "6:00 (0:09)5:00");
    row("add within Bronstein",
        bronstein(5min, 3s),
        {{2s, add(White, 1min)}, {4s, Press}},
        4s,
        "5:59 5:00");
    row("add after Bronstein",
        bronstein(5min, 3s),
        {{5s, add(White, 1min)}, {6s, Press}},
        6s,
        "5:57 5:00");

    row("add in byo-yomi", japanese, {{40s, add(White, 1min)}}, 40s, "0:50 0:30x3");
    row("byo-yomi after what was added", japanese, {{40s, add(White, 1min)}}, 95s, "0:25x2 0:30x3");
    row("add less than the span", japanese, {{40s, add(White, 5s)}}, 40s, "0:25x2 0:30x3");
    row("take in byo-yomi", japanese, {{40s, add(White, -5s)}}, 40s, "0:20x2 0:30x3");
    row("add to the other in byo-yomi", japanese, {{40s, add(Black, 5s)}}, 41s, "0:19x2 0:05");
    row("set in byo-yomi", japanese, {{40s, set(White, 1min)}}, 40s, "1:00 0:30x3");
    row("byo-yomi after what was set", japanese, {{40s, set(White, 1min)}}, 101s, "0:29x2 0:30x3");
    row("set no time in byo-yomi", japanese, {{40s, set(White, 0s)}}, 40s, "0:20x2 0:30x3");
    row("span run out stays so",
        japanese,
        {{40s, add(White, 1min)}, {41s, Press}, {42s, Press}},
        92s,
        "0:29x2 0:30x3");

    row("set an hourglass", sand, {{20s, set(White, 2min)}}, 30s, "1:50 1:30");
    row("set the other hourglass", sand, {{20s, set(Black, 2min)}}, 30s, "0:30 2:10");
    row("add to an hourglass", sand, {{20s, add(White, 1min)}, {30s, Press}}, 40s, "1:40 1:20");
    row("set a count", CountUp{}, {{20s, set(White, 5s)}}, 30s, "0:15 0:00");
    row("take from a count", CountUp{}, {{20s, add(White, -5s)}, {30s, Press}}, 40s, "0:25 0:10");

    row("switch", five, {{10s, Switch}}, 15s, "4:50 4:55");
    row("switch back", five, {{10s, Switch}, {15s, Switch}}, 20s, "4:45 4:55");
    row("switch counts no move",
        Timed{{Period{1min, 1}, Period{1min}}, {}},
        {{10s, Switch}},
        15s,
        "0:50/1 0:55/1");
    row("switch gives no increment", fischer(1min, 5s), {{10s, Switch}}, 10s, "0:55 1:05");
    row("switch in a delay", waits, {{4s, Switch}}, 5s, "5:00 (0:09)5:00");
    row("switch in byo-yomi", japanese, {{40s, Switch}, {50s, Switch}}, 51s, "0:19x2 0:20x3");
    row("switch an hourglass", sand, {{20s, Switch}}, 30s, "0:50 1:10");
    row("switch what was paused",
        five,
        {{10s, Pause}, {20s, Switch}, {30s, Resume}},
        35s,
        "4:50 4:55");
    row("switch after the fall", five, {{6min, Switch}}, 6min, "0:00! 5:00");
}

void TestClock::acts() {
    QFETCH(QString, found);
    QFETCH(QString, expected);
    QCOMPARE(found, expected);
}

// clock-01, as FIDE's glossary has it: the same for both, and there from the start.
void TestClock::incrementIsThereBeforeEachMove() {
    Clock clock = running(fischer(3min, 2s));
    QCOMPARE(faces(clock, Zero), QStringLiteral("3:02 3:02"));
    QVERIFY(clock.press(White, Zero + 5s));
    QCOMPARE(faces(clock, Zero + 5s), QStringLiteral("2:59 3:02"));
    QVERIFY(clock.press(Black, Zero + 12s));
    QCOMPARE(faces(clock, Zero + 12s), QStringLiteral("2:59 2:57"));
    QVERIFY(clock.press(White, Zero + 13s));
    QCOMPARE(faces(clock, Zero + 13s), QStringLiteral("3:00 2:57"));
}

// clock-02: nothing revives one whose time has run out.
void TestClock::lateMoveGivesNothing_data() {
    QTest::addColumn<TimeControl>("control");
    QTest::addColumn<qint64>("pressed"); // ms
    QTest::newRow("increment") << fischer(1s, 5s) << qint64{6300};
    QTest::newRow("Bronstein") << bronstein(1s, 5s) << qint64{1300};
    QTest::newRow("delay") << delay(1s, 5s) << qint64{6300};
    QTest::newRow("byo-yomi") << byoYomi(1s, 1, 5s) << qint64{6300};
    QTest::newRow("next period") << TimeControl(Timed{{Period{1s, 1}, Period{5s}}, {}})
                                 << qint64{1300};
    QTest::newRow("hourglass") << TimeControl(Hourglass{1s}) << qint64{1300};
}

void TestClock::lateMoveGivesNothing() {
    QFETCH(TimeControl, control);
    QFETCH(qint64, pressed);
    Clock clock = running(control);
    const Clock before = clock;
    const Instant late = Zero + std::chrono::milliseconds(pressed);
    QCOMPARE(answer(clock.press(White, late)), QStringLiteral("FlagFallen"));
    QVERIFY(clock == before);
    QVERIFY(clock.remaining(White, late) == Duration(0));
    QVERIFY(clock.hasFlagFallen(White, late));
    QVERIFY(!clock.hasFlagFallen(Black, late));
    QCOMPARE(answer(clock.press(Black, late)), QStringLiteral("NotYourTurn"));
}

// clock-15: a clock is a value, and the one kept from the beginning of a move goes on from there.
void TestClock::takesBackBothClocks() {
    Clock clock = running(fischer(3min, 2s));
    const Clock first = clock;
    QVERIFY(clock.press(White, Zero + 10s));
    const Clock second = clock;
    QVERIFY(clock.press(Black, Zero + 30s));
    QCOMPARE(faces(clock, Zero + 60s), QStringLiteral("2:24 2:44"));

    Clock back = second;
    back.restart(Zero + 60s);
    QCOMPARE(faces(back, Zero + 60s), QStringLiteral("2:54 3:02"));
    QCOMPARE(back.turn(), Black);
    QCOMPARE(faces(back, Zero + 61s), QStringLiteral("2:54 3:01"));
    back = first;
    back.restart(Zero + 70s);
    QCOMPARE(faces(back, Zero + 70s), QStringLiteral("3:02 3:02"));
    QCOMPARE(faces(back, Zero + 71s), QStringLiteral("3:01 3:02"));
    clock.restart(Zero + 80s); // done again
    QCOMPARE(faces(clock, Zero + 80s), QStringLiteral("2:54 2:44"));
}

// clock-18
void TestClock::secondFlagNeverFalls() {
    Clock clock = running(suddenDeath(1s));
    QVERIFY(clock.press(White, Zero + 980ms));
    QVERIFY(clock.due() == Zero + 1980ms);
    for (const Duration at : {Duration(1980ms), Duration(2s), Duration(10h)}) {
        QCOMPARE(faces(clock, Zero + at), QStringLiteral("0:00.02 0:00!"));
        QVERIFY(!clock.hasFlagFallen(White, Zero + at));
        QCOMPARE(answer(clock.press(Black, Zero + at)), QStringLiteral("FlagFallen"));
        QCOMPARE(answer(clock.press(White, Zero + at)), QStringLiteral("NotYourTurn"));
    }
    clock.stop(Zero + 3s);
    QCOMPARE(faces(clock, Zero + 10h), QStringLiteral("0:00.02 0:00!"));
}

void TestClock::delayHoldsTheMainTime() {
    const Clock clock = running(delay(5min, 3s));
    QCOMPARE(face(clock, White, Zero + 1s), QStringLiteral("(0:02)5:00"));
    QCOMPARE(face(clock, White, Zero + 3s - 1ns), QStringLiteral("(0:00.000000001)5:00"));
    QCOMPARE(face(clock, White, Zero + 3s), QStringLiteral("5:00"));
    QCOMPARE(face(clock, White, Zero + 4s), QStringLiteral("4:59"));
    QCOMPARE(face(clock, Black, Zero + 4s), QStringLiteral("5:00"));
}

void TestClock::hourglassKeepsItsSum() {
    Clock clock(Hourglass{1min}, Hourglass{30s});
    clock.start(White, Zero);
    QCOMPARE(faces(clock, Zero + 20s), QStringLiteral("0:40 0:50"));
    QVERIFY(clock.press(White, Zero + 20s));
    QCOMPARE(faces(clock, Zero + 20s), QStringLiteral("0:40 0:50"));
    QCOMPARE(faces(clock, Zero + 69s), QStringLiteral("1:29 0:01"));
    QVERIFY(clock.due() == Zero + 70s);
    QCOMPARE(faces(clock, Zero + 10h), QStringLiteral("1:30 0:00!"));
}

void TestClock::countsUpWithoutFlag() {
    Clock clock = running(CountUp{});
    QVERIFY(!clock.due());
    QVERIFY(!clock.remaining(White, Zero + 10h));
    QVERIFY(!clock.hasFlagFallen(White, Zero + 10h));
    QVERIFY(clock.reading(White, Zero).isCountingUp);
    QCOMPARE(faces(clock, Zero + 10h), QStringLiteral("600:00 0:00"));
    QCOMPARE(answer(clock.press(White, Zero + 10h)), QStringLiteral("600:00"));
    QCOMPARE(faces(clock, Zero + 10h + 1s), QStringLiteral("600:00 0:01"));
    QVERIFY(!evenClock(FiveMinutes).reading(White, Zero).isCountingUp);
}

void TestClock::movesToGoAreEachPlayersOwn() {
    const TimeControl two = Timed{{Period{60s, 2}, Period{10s}}, {}};
    const TimeControl one = Timed{{Period{60s, 1}, Period{10s}}, {}};
    Clock clock(two, one);
    clock.start(White, Zero);
    QCOMPARE(faces(clock, Zero), QStringLiteral("1:00/2 1:00/1"));
    QVERIFY(clock.press(White, Zero));
    QCOMPARE(faces(clock, Zero), QStringLiteral("1:00/1 1:00/1"));
    QVERIFY(clock.press(Black, Zero));
    QCOMPARE(faces(clock, Zero), QStringLiteral("1:00/1 1:10"));
    QVERIFY(clock.press(White, Zero));
    QCOMPARE(faces(clock, Zero), QStringLiteral("1:10 1:10"));
}

// clock-12 has three minutes against one.
void TestClock::handicap() {
    Clock clock(suddenDeath(3min), fischer(1min, 2s));
    QVERIFY(clock.control(White) == suddenDeath(3min));
    QVERIFY(clock.control(Black) == fischer(1min, 2s));
    clock.start(White, Zero);
    QCOMPARE(faces(clock, Zero + 10s), QStringLiteral("2:50 1:02"));
    QVERIFY(clock.press(White, Zero + 10s));
    QVERIFY(clock.due() == Zero + 72s);
    QVERIFY(clock.press(Black, Zero + 20s));
    QCOMPARE(faces(clock, Zero + 20s), QStringLiteral("2:50 0:54"));

    Clock counted(CountUp{}, suddenDeath(1min));
    counted.start(White, Zero);
    QVERIFY(!counted.due());
    QVERIFY(counted.press(White, Zero + 2min));
    QVERIFY(counted.due() == Zero + 3min);
    QCOMPARE(faces(counted, Zero + 130s), QStringLiteral("2:00 0:50"));
}

void TestClock::waitsForTheStart() {
    Clock clock = evenClock(FiveMinutes);
    QCOMPARE(clock.phase(), ClockPhase::Waiting);
    QVERIFY(!clock.due());
    QCOMPARE(faces(clock, Zero + 10h), QStringLiteral("5:00 5:00"));
    QCOMPARE(answer(clock.press(White, Zero + 1s)), QStringLiteral("NotRunning"));
    clock.pause(Zero + 1s);
    clock.resume(Zero + 2s);
    clock.restart(Zero + 3s);
    QCOMPARE(clock.phase(), ClockPhase::Waiting);
    clock.start(Black, Zero + 10s);
    QCOMPARE(clock.phase(), ClockPhase::Running);
    QCOMPARE(clock.turn(), Black);
    QCOMPARE(faces(clock, Zero + 15s), QStringLiteral("5:00 4:55"));
}

void TestClock::oneSideRuns() {
    Clock clock = running(FiveMinutes);
    QCOMPARE(clock.turn(), White);
    QCOMPARE(faces(clock, Zero + 10s), QStringLiteral("4:50 5:00"));
    QVERIFY(clock.press(White, Zero + 10s));
    QCOMPARE(clock.turn(), Black);
    QCOMPARE(faces(clock, Zero + 30s), QStringLiteral("4:50 4:40"));
    QVERIFY(clock.press(Black, Zero + 30s));
    QCOMPARE(clock.turn(), White);
    QCOMPARE(faces(clock, Zero + 31s), QStringLiteral("4:49 4:40"));
}

void TestClock::pressesAreRefused() {
    Clock clock = running(FiveMinutes);
    const Clock running = clock;
    QCOMPARE(answer(clock.press(Black, Zero + 1s)), QStringLiteral("NotYourTurn"));
    QCOMPARE(answer(clock.press(Black, Zero + 1h)), QStringLiteral("NotYourTurn"));
    QVERIFY(clock == running);
    clock.pause(Zero + 2s);
    const Clock paused = clock;
    QCOMPARE(answer(clock.press(White, Zero + 3s)), QStringLiteral("NotRunning"));
    QVERIFY(clock == paused);
}

// A move that came before the flag stands, however late it is dealt with.
void TestClock::earlierStampStands() {
    Clock clock = running(fischer(1s, 1s));
    QVERIFY(clock.hasFlagFallen(White, Zero + 5s));
    QCOMPARE(face(clock, White, Zero + 5s), QStringLiteral("0:00!"));
    QCOMPARE(answer(clock.press(White, Zero + 2s - 1ns)), QStringLiteral("0:01.999999999"));
    QCOMPARE(faces(clock, Zero + 2s), QStringLiteral("0:01.000000001 0:01.999999999"));
}

void TestClock::stopsForGood() {
    Clock clock = running(FiveMinutes);
    clock.stop(Zero + 10s);
    const Clock stopped = clock;
    clock.pause(Zero + 20s);
    clock.resume(Zero + 30s);
    QCOMPARE(answer(clock.press(White, Zero + 40s)), QStringLiteral("NotRunning"));
    QVERIFY(clock == stopped);
    QCOMPARE(clock.phase(), ClockPhase::Stopped);
    QVERIFY(!clock.due());
    QCOMPARE(faces(clock, Zero + 10h), QStringLiteral("4:50 5:00"));
    QVERIFY(!clock.hasFlagFallen(White, Zero + 10h));
    clock.stop(Zero + 50s);
    QCOMPARE(faces(clock, Zero + 10h), QStringLiteral("4:50 5:00"));
}

// Stamps may come a little out of order: no time runs twice, and none backwards.
void TestClock::stampsOutOfOrder() {
    Clock clock = running(FiveMinutes);
    QVERIFY(clock.press(White, Zero + 10s));
    QCOMPARE(answer(clock.press(Black, Zero + 9s)), QStringLiteral("0:00"));
    QCOMPARE(faces(clock, Zero + 10s), QStringLiteral("4:50 5:00"));
    clock.pause(Zero + 20s);
    clock.resume(Zero + 15s);
    QCOMPARE(faces(clock, Zero + 21s), QStringLiteral("4:39 5:00"));
    clock.pause(Zero + 5s);
    QCOMPARE(faces(clock, Zero + 21s), QStringLiteral("4:40 5:00"));
}

void TestClock::changesBeforeTheStart() {
    Clock clock = evenClock(fischer(5min, 3s));
    clock.setTime(White, 1min, Zero);
    clock.addTime(Black, 1min, Zero);
    clock.switchTurn(Zero);
    QCOMPARE(faces(clock, Zero), QStringLiteral("1:00 6:03"));
    QCOMPARE(clock.turn(), Black);
    QCOMPARE(clock.phase(), ClockPhase::Waiting);
    clock.start(White, Zero + 1h);
    QCOMPARE(faces(clock, Zero + 1h + 1s), QStringLiteral("0:59 6:03"));
}

// Whatever the arbiter does that gives no time to him whose flag has fallen.
void TestClock::fallenFlagStaysFallen_data() {
    QTest::addColumn<TimeControl>("control");
    QTest::newRow("sudden death") << FiveMinutes;
    QTest::newRow("increment") << fischer(5min, 3s);
    QTest::newRow("delay") << delay(5min, 3s);
    QTest::newRow("byo-yomi") << byoYomi(5min, 3, 30s);
    QTest::newRow("hourglass") << TimeControl(Hourglass{5min});
}

void TestClock::fallenFlagStaysFallen() {
    QFETCH(TimeControl, control);
    Clock clock = running(control);
    const std::vector<Act> acts{
        add(Black, 1min),
        set(Black, 1min),
        set(White, 0s),
        add(White, 0s),
        add(White, -1min),
        Switch,
        Pause,
        add(Black, 1min),
        Switch,
        Resume};
    Instant now = Zero + 10min;
    for (const Act& act : acts) {
        act(clock, now);
        now += 1s;
        QVERIFY(clock.hasFlagFallen(White, now));
        QVERIFY(clock.remaining(White, now) == Duration(0));
        QCOMPARE(clock.turn(), White);
    }
    QCOMPARE(answer(clock.press(White, now)), QStringLiteral("FlagFallen"));
    clock.addTime(White, 10s, now);
    QVERIFY(clock.due() == now + 10s); // on purpose: that, and no more
    QCOMPARE(answer(clock.press(White, now + 10s)), QStringLiteral("FlagFallen"));
    QVERIFY(clock.press(White, now + 10s - 1ns));
}

void TestClock::tenHoursAndANanosecond() {
    const Instant late = Zero + 24h * 365 * 50; // since the machine was started
    Clock clock(
        Timed{{Period{10h, {}, {BonusKind::Delay, 10h}}}, ByoYomi{100, 10h}},
        Timed{{Period{1ns}}, ByoYomi{1'000'000'000, 1ns}}
    );
    clock.start(White, late);
    QVERIFY(clock.due() == late + 102 * 10h);
    QVERIFY(clock.reading(White, late + 102 * 10h - 1ns).time == Duration(1));
    QVERIFY(!clock.hasFlagFallen(White, late + 102 * 10h - 1ns));
    QVERIFY(clock.hasFlagFallen(White, late + 24h * 365 * 50));
    QVERIFY(clock.press(White, late + 1000h));
    QCOMPARE(
        faces(clock, late + 1000h + 1ns).section(QLatin1Char(' '), 0, 0), QStringLiteral("600:00x2")
    );
    QVERIFY(clock.due() == late + 1000h + 1s + 1ns);
    QCOMPARE(face(clock, Black, late + 1000h + 2ns), QStringLiteral("0:00.000000001x999999999"));
    QVERIFY(clock.press(Black, late + 1000h + 1s));
    QCOMPARE(face(clock, Black, late + 1001h), QStringLiteral("0:00.000000001x1"));
}

void TestClock::equality() {
    Clock one = running(FiveMinutes);
    Clock two = running(FiveMinutes);
    QVERIFY(one == two);
    two.pause(Zero);
    QVERIFY(one != two);
    two.resume(Zero);
    QVERIFY(one == two);
    QVERIFY(one.press(White, Zero + 1s));
    QVERIFY(one != two);
    QVERIFY(evenClock(FiveMinutes) != evenClock(suddenDeath(5min + 1ns)));
}

// What is kept at the beginning of a move is all there is to go on from: White used 35 s of each.
void TestClock::keeps_data() {
    QTest::addColumn<TimeControl>("control");
    QTest::addColumn<QString>("shown"); // when Black has used a second more
    const auto row = [](const char* id, const TimeControl& control, const char* shown) {
        QTest::newRow(id) << control << QString::fromLatin1(shown);
    };
    row("sudden death", FiveMinutes, "4:25 4:59");
    row("increment", fischer(5min, 3s), "4:31 5:02");
    row("Bronstein", bronstein(5min, 3s), "4:28 4:59");
    row("delay", delay(5min, 3s), "4:28 (0:02)5:00");
    row("byo-yomi", byoYomi(0s, 3, 30s), "0:30x2 0:29x3");
    row("hourglass", Hourglass{1min}, "0:26 1:34");
    row("count up", CountUp{}, "0:35 0:01");
    row("periods", Timed{{Period{1min, 1}, Period{10s}}, {}}, "0:35 0:59/1");
}

void TestClock::keeps() {
    QFETCH(TimeControl, control);
    QFETCH(QString, shown);
    Clock clock = running(control);
    QVERIFY(clock.press(White, Zero + 35s));
    auto kept = Clock::standingSo(control, control, clock.standing());
    QVERIFY(kept);
    QCOMPARE(kept->phase(), ClockPhase::Paused);
    QCOMPARE(kept->turn(), Black);
    QCOMPARE(faces(*kept, Zero + 10h), faces(clock, Zero + 35s));
    kept->restart(Zero + 10h);
    QCOMPARE(faces(*kept, Zero + 10h + 1s), shown);

    const auto waiting = Clock::standingSo(control, control, evenClock(control).standing());
    QVERIFY(waiting);
    QVERIFY(*waiting == evenClock(control));
}

void TestClock::keepsNothingImpossible_data() {
    QTest::addColumn<bool>("isKept");
    QTest::addColumn<bool>("expected");
    using Change = std::function<void(ClockStanding&)>;
    const TimeControl control = Timed{{Period{1min, 2}, Period{10s}}, ByoYomi{3, 30s}};
    const auto row = [&](const char* id, const Change& change, bool isKept) {
        ClockStanding standing = evenClock(control).standing();
        change(standing);
        QTest::newRow(id) << Clock::standingSo(control, control, standing).has_value() << isKept;
    };
    row(
        "as it was", [](ClockStanding&) {}, true
    );
    row(
        "period after the last", [](ClockStanding& s) { s.players[1].period = 2; }, false
    );
    row(
        "moves below zero", [](ClockStanding& s) { s.players[0].movesMade = -1; }, false
    );
    row(
        "moves of the period made", [](ClockStanding& s) { s.players[0].movesMade = 2; }, false
    );
    row(
        "moves in the last period",
        [](ClockStanding& s) {
            s.players[1] = {5s, 1, 70, 3};
        },
        true
    );
    row(
        "spans below zero", [](ClockStanding& s) { s.players[1].spans = -1; }, false
    );
    row(
        "more spans than there were", [](ClockStanding& s) { s.players[0].spans = 4; }, false
    );
    row(
        "no time", [](ClockStanding& s) { s.players[0].bank = 0s; }, true
    );
    row(
        "time below zero", [](ClockStanding& s) { s.players[0].bank = -1ns; }, false
    );
    row(
        "within a span",
        [](ClockStanding& s) {
            s.players[1] = {-90s, 1, 0, 3};
        },
        true
    );
    row(
        "beyond the spans",
        [](ClockStanding& s) {
            s.players[1] = {-91s, 1, 0, 3};
        },
        false
    );

    const ClockStanding even = evenClock(FiveMinutes).standing();
    const auto controls = [&](const char* id, const TimeControl& white, const TimeControl& black) {
        QTest::newRow(id) << Clock::standingSo(white, black, even).has_value() << false;
    };
    controls("faulty control", Timed{}, FiveMinutes);
    controls("faulty control of Black", FiveMinutes, suddenDeath(-1ns));
    controls("hourglass against none", Hourglass{1min}, FiveMinutes);
}

void TestClock::keepsNothingImpossible() {
    QFETCH(bool, isKept);
    QFETCH(bool, expected);
    QCOMPARE(isKept, expected);
}

// By chance

void TestClock::schedules_data() {
    QTest::addColumn<Draw>("draw");
    const auto row = [](const char* id, Mode mode) {
        QTest::newRow(id) << Draw([mode](Chance& chance) { return evenControls(mode, chance); });
    };
    row("sudden death", Mode::SuddenDeath);
    row("increment", Mode::Fischer);
    row("Bronstein", Mode::Bronstein);
    row("delay", Mode::Delay);
    row("byo-yomi", Mode::ByoYomi);
    row("hourglass", Mode::Hourglass);
    row("count up", Mode::CountUp);
    row("periods", Mode::Periods);
    QTest::newRow("handicap") << Draw(support::handicapControls);
}

void TestClock::schedules() {
    QFETCH(Draw, draw);
    Chance chance(20240229);
    for (int number = 0; number < Schedules; ++number) {
        const QString fault = Schedule(draw(chance), chance).play();
        QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("%1: %2").arg(number).arg(fault)));
    }
}

void TestClock::schedulesWithArbiter_data() {
    schedules_data();
}

void TestClock::schedulesWithArbiter() {
    QFETCH(Draw, draw);
    Chance chance(20240301);
    for (int number = 0; number < ArbiterSchedules; ++number) {
        const QString fault = Schedule(draw(chance), chance).playWithArbiter();
        QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("%1: %2").arg(number).arg(fault)));
    }
}

void TestClock::displayVerdictAndDueAgree_data() {
    schedules_data();
}

// Of the clock alone: it does not contradict itself, and time that runs is one second a second.
void TestClock::displayVerdictAndDueAgree() {
    QFETCH(Draw, draw);
    Chance chance(20240302);
    for (int cases = 0; cases < Cases;) {
        const Controls controls = draw(chance);
        Clock clock(controls.white, controls.black);
        Instant now = Zero + controls.unit * chance.below(100);
        clock.start(White, now);
        for (int moves = chance.below(5); moves > 0; --moves) {
            now += controls.unit * chance.below(8);
            (void)clock.press(clock.turn(), now);
        }
        const Instant due = clock.due().value_or(now + 10h);
        std::vector<Instant> instants{due - 1ns, due, due + 1ns, due + 10h, now, now + 1ns};
        const ClockReading reading = clock.reading(clock.turn(), now);
        for (const Duration end : {reading.delayLeft, reading.delayLeft + reading.time}) {
            instants.insert(instants.end(), {now + end - 1ns, now + end, now + end + 1ns});
        }
        while (instants.size() < 16) {
            instants.push_back(now + controls.unit * chance.below(40));
        }
        for (const Instant at : instants) {
            const QString fault = support::contradiction(clock, std::max(at, now));
            QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("%1: %2").arg(cases).arg(fault)));
            ++cases;
        }
    }
}

QTEST_APPLESS_MAIN(TestClock)
#include "tst_clock.moc"
