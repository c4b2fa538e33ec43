// A game with a clock, played by hand-made time: what the session lets happen, and when.
#include "app/gamesession.h"
#include "tests/support/chess.h"
#include "tests/support/handtime.h"

#include <QCoreApplication>
#include <QtTest>

#include <functional>

using namespace support;
using namespace std::chrono_literals;
using app::SessionRecord;
using chess::ActRefusal;
using chess::ClockPhase;
using chess::ClockStart;
using chess::Color;
using chess::Duration;
using chess::GameTerms;
using chess::PressMode;
using chess::TakeBackMode;
using chess::TimeControl;

namespace {

constexpr Color White = Color::White;
constexpr Color Black = Color::Black;

const QString Mates = QStringLiteral("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"); // by Ra8
const QString Promotes = QStringLiteral("3r4/2P1k3/8/8/8/8/8/4K3 w - - 0 50");
const QString Foolish = QStringLiteral("f3 e5 g4 Qh4#");

TimeControl fischer(Duration time, Duration bonus) {
    return chess::suddenDeath(time, {chess::BonusKind::Fischer, bonus});
}

GameTerms terms(const TimeControl& control, PressMode press = PressMode::Automatic) {
    GameTerms terms;
    terms.controls = {control, control};
    terms.press = press;
    return terms;
}

GameTerms minutes(int count, PressMode press = PressMode::Automatic) {
    return terms(chess::suddenDeath(std::chrono::minutes(count)), press);
}

// "0:59.98": to the nanosecond.
QString text(Duration time) {
    const auto seconds = std::chrono::floor<std::chrono::seconds>(time);
    QString text = QStringLiteral("%1:%2")
                       .arg(seconds.count() / 60)
                       .arg(seconds.count() % 60, 2, 10, QLatin1Char('0'));
    if (const Duration rest = time - seconds; rest != 0ns) {
        text += QStringLiteral(".%1").arg(rest.count(), 9, 10, QLatin1Char('0'));
        while (text.endsWith(QLatin1Char('0'))) {
            text.chop(1);
        }
    }
    return text;
}

// A session at a table: its time, what it said, and short words for what players do.
class Sitting {
public:
    Sitting() {
        QObject::connect(&session, &app::GameSession::changed, [this] { ++changes; });
        QObject::connect(&session, &app::GameSession::clockChanged, [this] { ++clockChanges; });
        QObject::connect(&session, &app::GameSession::pausedBySleep, [this] { ++sleeps; });
        QObject::connect(&session, &app::GameSession::refused, [this](ActRefusal why) {
            m_refusals.append(name(why));
        });
    }

    explicit Sitting(const GameTerms& terms) : Sitting() { session.newGame(terms); }

    // From a position, its clock not started.
    Sitting(const GameTerms& terms, const QString& fen) : Sitting() {
        const chess::Clock clock(terms.controls->at(0), terms.controls->at(1));
        session.resume({game(fen), terms, {clock}, std::nullopt});
    }

    // Lets all that is due happen: a timer of nothing begun last comes after the others.
    void turn() {
        QTimer last;
        last.setSingleShot(true);
        last.start(0);
        while (last.isActive()) {
            QCoreApplication::processEvents();
        }
    }

    void pass(Duration passed) {
        time.advance(passed);
        session.lookAtClock();
        turn();
    }

    void play(const char* line) {
        for (const QString& san : QString::fromLatin1(line).split(QLatin1Char(' '))) {
            session.play(move(session.game().position(), san));
        }
    }

    // Each move after so much time.
    void play(const QString& line, Duration each) {
        for (const QString& san : line.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
            pass(each);
            session.play(move(session.game().position(), san));
        }
    }

    QString left() const { // "White Black"
        const chess::Clock& clock = *session.clock();
        const auto now = time.now();
        return text(*clock.remaining(White, now)) + QLatin1Char(' ') +
               text(*clock.remaining(Black, now));
    }

    // "White runs", "paused", "waits", "stopped"
    QString state() const {
        switch (session.clock()->phase()) {
        case ClockPhase::Waiting: return QStringLiteral("waits");
        case ClockPhase::Running: return name(session.clock()->turn()) + QStringLiteral(" runs");
        case ClockPhase::Paused: return QStringLiteral("paused");
        case ClockPhase::Stopped: return QStringLiteral("stopped");
        }
        return {};
    }

    QString end() const { return endOf(session.game().outcome()); }
    std::size_t plies() const { return session.game().plyCount(); }
    bool isMoveMade() const { return std::holds_alternative<chess::MoveMade>(session.pending()); }
    bool isNothingPending() const {
        return std::holds_alternative<chess::NothingPending>(session.pending());
    }

    QString refusals() { return std::exchange(m_refusals, {}).join(QLatin1Char(' ')); }

    HandTime time;
    app::GameSession session{time};
    int changes = 0;
    int clockChanges = 0;
    int sleeps = 0;

private:
    QStringList m_refusals;
};

using Act = std::function<void(Sitting&)>;

Act plays(const char* line) {
    return [=](Sitting& sitting) { sitting.play(line); };
}
Act passes(Duration time) {
    return [=](Sitting& sitting) { sitting.pass(time); };
}
Act reaches(const char* from, const char* to) {
    return [=](Sitting& sitting) {
        sitting.session.reachPromotion(
            square(QString::fromLatin1(from)), square(QString::fromLatin1(to))
        );
    };
}
Act chooses(chess::Role role) {
    return [=](Sitting& sitting) { sitting.session.choosePromotion(role); };
}
Act changes(const chess::ClockChange& change) {
    return [=](Sitting& sitting) { sitting.session.changeClock(change); };
}
Act resigns(Color color) {
    return [=](Sitting& sitting) { sitting.session.resign(color); };
}

const Act Starts = [](Sitting& sitting) { sitting.session.startClock(); };
const Act Pauses = [](Sitting& sitting) { sitting.session.pauseClock(); };
const Act Resumes = [](Sitting& sitting) { sitting.session.resumeClock(); };
const Act Completes = [](Sitting& sitting) { sitting.session.completeMove(); };
const Act Cancels = [](Sitting& sitting) { sitting.session.cancelPending(); };
const Act Agrees = [](Sitting& sitting) {
    sitting.session.offerDraw(White);
    sitting.session.acceptDraw();
};
const Act Accepts = [](Sitting& sitting) { sitting.session.acceptDraw(); };
const Act TakesBack = [](Sitting& sitting) { sitting.session.takeBack(); };
const Act Redoes = [](Sitting& sitting) { sitting.session.redo(); };
const Act Attempts = [](Sitting& sitting) {
    sitting.session.attempt(square(QStringLiteral("e1")), square(QStringLiteral("e8")));
};

void act(Sitting& sitting, const QList<Act>& acts) {
    for (const Act& each : acts) {
        each(sitting);
    }
}

} // namespace

class TestClockedSession : public QObject {
    Q_OBJECT

private slots:
    // The start
    void waitsForStart();
    void startsAtTheInput();
    void startsAtFirstMove_data();
    void startsAtFirstMove();
    void blackToMove_data();
    void blackToMove();
    void startOnlyOnce();
    void withoutClock();

    // The press
    void automatic();
    void pressed();
    void pressedAndOver_data();
    void pressedAndOver();
    void fallsBetweenMoveAndPress();
    void pressStandsAtItsArrival();
    void donePending();
    void doneAndOver();
    void doneTooLate();
    void doneWithoutClock();
    void inertWhileMade_data();
    void inertWhileMade();
    void nothingToComplete_data();
    void nothingToComplete();
    void promotionIsPressed();

    // The flag
    void fallsAtTheDueInstant();
    void fallsByItsTimer();
    void resultOfFlag_data();
    void resultOfFlag();
    void resultOfResignation_data();
    void resultOfResignation();
    void moveFromBeforeStands_data();
    void moveFromBeforeStands();
    void tooLate_data();
    void tooLate();
    void noIncrementAfterFall();
    void promotionOpen_data();
    void promotionOpen();
    void everyEndStopsTheClock_data();
    void everyEndStopsTheClock();
    void keptEndStaysStopped_data();
    void keptEndStaysStopped();
    void unattended();
    void secondFlagNeverFalls();
    void staleTimer_data();
    void staleTimer();
    void signalsOfClockIntents_data();
    void signalsOfClockIntents();

    // Pause and arbiter
    void pause();
    void pausedIsInert_data();
    void pausedIsInert();
    void pauseAfterFall();
    void pauseFromBeforeFall();
    void sleep();
    void shortSleep();
    void sleepWhileNothingRuns_data();
    void sleepWhileNothingRuns();
    void sleepAfterFall();
    void arbiter_data();
    void arbiter();
    void arbiterRefused_data();
    void arbiterRefused();
    void arbiterLeavesPending();
    void arbitersChangeIsKept_data();
    void arbitersChangeIsKept();
    void arbiterOutlivesTakeBack();

    // Take back
    void takeBack();
    void takeBackOfAnEnd_data();
    void takeBackOfAnEnd();
    void takeBackWhilePaused();
    void takeBackToTheWait();
    void takeBackForgetsChangesSince();
    void takeBackRefused_data();
    void takeBackRefused();
    void redo();

    // Matches
    void matchOfThree();
    void matchOver();
    void matchIsCountedOnce();
    void rematch();
};

// The start

void TestClockedSession::waitsForStart() { // 6.6
    Sitting sitting(minutes(5));
    sitting.pass(1h);
    QCOMPARE(sitting.left(), "5:00 5:00");
    QCOMPARE(sitting.state(), "waits");
    sitting.play("e4");
    QCOMPARE(sitting.refusals(), "ClockNotStarted");
    QCOMPARE(sitting.plies(), 0U);
    sitting.session.attempt(square(QStringLiteral("e2")), square(QStringLiteral("e5")));
    QCOMPARE(sitting.refusals(), "ClockNotStarted");
    sitting.session.startClock();
    QCOMPARE(sitting.state(), "White runs");
    sitting.pass(3s);
    QCOMPARE(sitting.left(), "4:57 5:00");
    sitting.play("e4");
    QCOMPARE(sitting.refusals(), QString());
    QCOMPARE(sitting.state(), "Black runs");
    sitting.pass(1s);
    QCOMPARE(sitting.left(), "4:57 4:59");
}

void TestClockedSession::startsAtTheInput() {
    Sitting sitting(minutes(5));
    sitting.time.setDelay(300ms);
    sitting.session.startClock();
    QCOMPARE(sitting.left(), "4:59.7 5:00");
}

void TestClockedSession::startsAtFirstMove_data() {
    QTest::addColumn<PressMode>("press");
    QTest::newRow("automatic") << PressMode::Automatic;
    QTest::newRow("press") << PressMode::Press;
    QTest::newRow("done") << PressMode::Done;
}

void TestClockedSession::startsAtFirstMove() {
    QFETCH(PressMode, press);
    GameTerms agreed = minutes(5, press);
    agreed.start = ClockStart::FirstMove;
    Sitting sitting(agreed);
    sitting.session.startClock(); // nothing but a move does it
    sitting.pass(1h);
    QCOMPARE(sitting.state(), "waits");
    sitting.play("e4");
    if (press != PressMode::Automatic) {
        QCOMPARE(sitting.state(), "waits");
        sitting.pass(1h);
        sitting.session.completeMove();
    }
    QCOMPARE(sitting.refusals(), QString());
    QCOMPARE(sitting.plies(), 1U);
    QCOMPARE(sitting.state(), "Black runs");
    sitting.pass(2s);
    QCOMPARE(sitting.left(), "5:00 4:58");
}

void TestClockedSession::blackToMove_data() {
    QTest::addColumn<ClockStart>("start");
    QTest::addColumn<QString>("left"); // two seconds after Start, then one after the move
    QTest::newRow("button") << ClockStart::Button << "4:59 4:58";
    QTest::newRow("first move") << ClockStart::FirstMove << "4:59 5:00";
}

void TestClockedSession::blackToMove() {
    QFETCH(ClockStart, start);
    QFETCH(QString, left);
    GameTerms agreed = minutes(5);
    agreed.start = start;
    Sitting sitting(agreed, QStringLiteral("4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 1"));
    QCOMPARE(sitting.state(), "waits");
    if (start == ClockStart::Button) {
        sitting.session.startClock();
        QCOMPARE(sitting.state(), "Black runs");
    }
    sitting.pass(2s);
    sitting.play("e5");
    QCOMPARE(sitting.refusals(), QString());
    QCOMPARE(sitting.state(), "White runs");
    sitting.pass(1s);
    QCOMPARE(sitting.left(), left);
}

void TestClockedSession::startOnlyOnce() {
    Sitting sitting(minutes(5));
    sitting.session.startClock();
    sitting.pass(10s);
    sitting.session.startClock();
    QCOMPARE(sitting.left(), "4:50 5:00");
    sitting.play("e4");
    sitting.session.startClock();
    QCOMPARE(sitting.state(), "Black runs");
}

void TestClockedSession::withoutClock() {
    Sitting sitting{GameTerms()};
    act(sitting, {Starts, Pauses, Resumes, passes(24h), plays("e4 e5")});
    QVERIFY(!sitting.session.clock());
    QCOMPARE(sitting.clockChanges, 0);
    QCOMPARE(sitting.refusals(), QString());
    QCOMPARE(sitting.plies(), 2U);
    QVERIFY(sitting.session.record().clocks.empty());
}

// The press

void TestClockedSession::automatic() {
    Sitting sitting(terms(fischer(5min, 3s)));
    sitting.session.startClock();
    QCOMPARE(sitting.left(), "5:03 5:03");
    sitting.pass(10s);
    sitting.play("e4");
    QVERIFY(sitting.isNothingPending());
    QCOMPARE(sitting.left(), "4:56 5:03");
    sitting.pass(2s);
    sitting.play("e5");
    QCOMPARE(sitting.left(), "4:56 5:04");
    QCOMPARE(sitting.session.record().clocks.size(), 3U);
}

void TestClockedSession::pressed() { // 6.2.1
    Sitting sitting(minutes(5, PressMode::Press));
    sitting.session.startClock();
    sitting.pass(10s);
    sitting.play("e4");
    QVERIFY(sitting.isMoveMade());
    QCOMPARE(sitting.plies(), 0U);
    QCOMPARE(sitting.state(), "White runs");
    sitting.pass(2s);
    QCOMPARE(sitting.left(), "4:48 5:00");
    sitting.session.completeMove();
    QVERIFY(sitting.isNothingPending());
    QCOMPARE(sitting.plies(), 1U);
    QCOMPARE(sitting.state(), "Black runs");
    sitting.pass(1s);
    QCOMPARE(sitting.left(), "4:48 4:59");
    QCOMPARE(sitting.refusals(), QString());
    sitting.play("e5");
    sitting.session.cancelPending(); // a move made stands (4.7)
    QCOMPARE(sitting.refusals(), "MoveNotCompleted");
    sitting.session.takeBack();
    QCOMPARE(sitting.refusals(), "MoveNotCompleted");
    QVERIFY(sitting.isMoveMade());
}

void TestClockedSession::pressedAndOver_data() {
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("san");
    QTest::addColumn<QString>("end");
    QTest::newRow("6.2.1.1 mate") << Mates << "Ra8#"
                                  << "Checkmate White";
    QTest::newRow("6.2.1.1 stalemate") << "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1"
                                       << "Qf7"
                                       << "Stalemate";
    QTest::newRow("6.2.1.1 dead") << "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1"
                                  << "Kxe2"
                                  << "DeadPosition";
}

void TestClockedSession::pressedAndOver() {
    QFETCH(QString, fen);
    QFETCH(QString, san);
    QFETCH(QString, end);
    Sitting sitting(minutes(1, PressMode::Press), fen);
    sitting.session.startClock();
    sitting.pass(59s);
    sitting.play(qPrintable(san));
    QCOMPARE(sitting.end(), end);
    QVERIFY(sitting.isNothingPending());
    QCOMPARE(sitting.state(), "stopped");
    sitting.pass(1h);
    QCOMPARE(sitting.end(), end);
    QCOMPARE(sitting.left(), "0:01 1:00");
}

void TestClockedSession::fallsBetweenMoveAndPress() {
    Sitting sitting(minutes(1, PressMode::Press));
    sitting.session.startClock();
    sitting.pass(59s);
    sitting.play("e4");
    sitting.pass(1s - 1ns);
    QVERIFY(sitting.isMoveMade());
    QCOMPARE(sitting.end(), "-");
    sitting.time.advance(1ns);
    sitting.session.completeMove();
    QCOMPARE(sitting.refusals(), "FlagFallen");
    QCOMPARE(sitting.end(), "TimeForfeit Black");
    QCOMPARE(sitting.plies(), 0U);
    QVERIFY(sitting.isNothingPending());

    Sitting other(minutes(1, PressMode::Press)); // nobody presses
    other.session.startClock();
    other.play("e4");
    other.pass(1min);
    QCOMPARE(other.end(), "TimeForfeit Black");
    QCOMPARE(other.plies(), 0U);
    QVERIFY(other.isNothingPending());
}

void TestClockedSession::pressStandsAtItsArrival() {
    Sitting sitting(minutes(1, PressMode::Press));
    sitting.session.startClock();
    sitting.play("e4");
    sitting.time.advance(1min + 5ms);
    sitting.session.lookAtClock();
    sitting.time.setDelay(6ms);
    sitting.session.completeMove();
    sitting.time.setDelay(std::nullopt);
    sitting.turn();
    QCOMPARE(sitting.refusals(), QString());
    QCOMPARE(sitting.end(), "-");
    QCOMPARE(sitting.left(), "0:00.001 0:59.994");
}

void TestClockedSession::donePending() {
    Sitting sitting(minutes(5, PressMode::Done));
    sitting.session.startClock();
    sitting.pass(5s);
    sitting.play("e4");
    QVERIFY(sitting.isMoveMade());
    sitting.pass(5s);
    sitting.session.cancelPending();
    QVERIFY(sitting.isNothingPending());
    QCOMPARE(sitting.left(), "4:50 5:00");
    sitting.play("d4");
    sitting.session.takeBack(); // of what is pending first
    QVERIFY(sitting.isNothingPending());
    sitting.play("c4");
    sitting.pass(5s);
    QCOMPARE(sitting.plies(), 0U);
    QCOMPARE(sitting.left(), "4:45 5:00");
    sitting.session.completeMove();
    QCOMPARE(sitting.refusals(), QString());
    QVERIFY(sitting.session.game() == playLine(game(), QStringLiteral("c4")));
    QCOMPARE(sitting.state(), "Black runs");
    QCOMPARE(sitting.left(), "4:45 5:00");
}

void TestClockedSession::doneAndOver() {
    Sitting sitting(minutes(1, PressMode::Done), Mates);
    sitting.session.startClock();
    sitting.play("Ra8#");
    QCOMPARE(sitting.end(), "-");
    QCOMPARE(sitting.state(), "White runs");
    sitting.session.cancelPending(); // even that
    sitting.play("Ra8#");
    sitting.pass(1min - 1ns);
    QCOMPARE(sitting.end(), "-");
    sitting.session.completeMove();
    QCOMPARE(sitting.end(), "Checkmate White");
    QCOMPARE(sitting.state(), "stopped");
    sitting.pass(1h);
    QCOMPARE(sitting.left(), "0:00.000000001 1:00");
}

void TestClockedSession::doneTooLate() {
    Sitting sitting(minutes(1, PressMode::Done), Mates);
    sitting.session.startClock();
    sitting.play("Ra8#");
    sitting.time.advance(1min);
    sitting.session.completeMove();
    QCOMPARE(sitting.refusals(), "FlagFallen");
    QCOMPARE(sitting.end(), "TimeForfeit Black");
    QCOMPARE(sitting.plies(), 0U);
}

void TestClockedSession::doneWithoutClock() {
    GameTerms agreed;
    agreed.press = PressMode::Done;
    Sitting sitting(agreed);
    sitting.play("e4");
    QVERIFY(sitting.isMoveMade());
    sitting.session.cancelPending();
    sitting.play("d4");
    sitting.session.completeMove();
    sitting.play("d5");
    sitting.session.completeMove();
    QCOMPARE(sitting.refusals(), QString());
    QVERIFY(sitting.session.game() == playLine(game(), QStringLiteral("d4 d5")));

    agreed.press = PressMode::Press; // nothing to press
    sitting.session.newGame(agreed);
    sitting.play("e4");
    QVERIFY(sitting.isNothingPending());
    QCOMPARE(sitting.plies(), 1U);
}

void TestClockedSession::inertWhileMade_data() {
    QTest::addColumn<PressMode>("press");
    QTest::addColumn<Act>("does");
    for (const bool isDone : {false, true}) {
        const PressMode press = isDone ? PressMode::Done : PressMode::Press;
        const auto row = [&](const char* name, const Act& does) {
            QTest::addRow("%s, %s", isDone ? "done" : "press", name) << press << does;
        };
        row("another move", plays("Ke2"));
        row("the same again", plays("Kf1"));
        row("a promotion", reaches("c7", "c8"));
        row("an attempt", Attempts);
    }
}

void TestClockedSession::inertWhileMade() {
    QFETCH(PressMode, press);
    QFETCH(Act, does);
    Sitting sitting(minutes(5, press), Promotes);
    sitting.session.startClock();
    sitting.play("Kf1");
    const chess::Pending made = sitting.session.pending();
    const int before = sitting.changes;
    does(sitting);
    QCOMPARE(sitting.refusals(), "MoveNotCompleted");
    QCOMPARE(sitting.changes, before);
    QVERIFY(sitting.session.pending() == made);
    QCOMPARE(sitting.plies(), 0U);
}

void TestClockedSession::nothingToComplete_data() {
    QTest::addColumn<PressMode>("press");
    QTest::addColumn<Act>("before");
    const Act nothing = [](Sitting&) {};
    QTest::newRow("automatic") << PressMode::Automatic << nothing;
    QTest::newRow("press") << PressMode::Press << nothing;
    QTest::newRow("done") << PressMode::Done << nothing;
    QTest::newRow("taken off again") << PressMode::Done << Act([](Sitting& sitting) {
        act(sitting, {plays("Ke2"), Cancels});
    });
    QTest::newRow("a promotion open") << PressMode::Press << reaches("c7", "c8");
    QTest::newRow("pressed twice") << PressMode::Press << Act([](Sitting& sitting) {
        act(sitting, {plays("Ke2"), Completes});
    });
}

void TestClockedSession::nothingToComplete() {
    QFETCH(PressMode, press);
    QFETCH(Act, before);
    Sitting sitting(minutes(5, press), Promotes);
    sitting.session.startClock();
    before(sitting);
    const SessionRecord was = sitting.session.record();
    const chess::Pending pending = sitting.session.pending();
    sitting.pass(1s);
    sitting.session.completeMove();
    QCOMPARE(sitting.refusals(), "NoMoveMade");
    QVERIFY(sitting.session.record().game == was.game);
    QVERIFY(sitting.session.record().clocks == was.clocks);
    QVERIFY(sitting.session.pending() == pending);
}

void TestClockedSession::promotionIsPressed() {
    Sitting sitting(minutes(5, PressMode::Press), Promotes);
    act(sitting, {Starts, reaches("c7", "c8"), chooses(chess::Role::Knight)});
    QVERIFY(sitting.isMoveMade());
    QCOMPARE(sitting.state(), "White runs");
    sitting.session.choosePromotion(chess::Role::Queen);
    QCOMPARE(sitting.refusals(), "NotLegal");
    sitting.session.completeMove();
    QVERIFY(sitting.session.game() == playLine(game(Promotes), QStringLiteral("c8=N+")));
}

// The flag

void TestClockedSession::fallsAtTheDueInstant() { // 6.8
    Sitting sitting(terms(fischer(1min, 2s)));
    sitting.session.startClock();
    sitting.pass(1min + 2s - 1ns);
    QCOMPARE(sitting.end(), "-");
    QCOMPARE(sitting.left(), "0:00.000000001 1:02");
    sitting.pass(1ns);
    QCOMPARE(sitting.end(), "TimeForfeit Black");
    QCOMPARE(sitting.left(), "0:00 1:02");
    QCOMPARE(sitting.state(), "stopped");
    QCOMPARE(sitting.refusals(), QString());
}

// Nobody looks: the clock itself wakes.
void TestClockedSession::fallsByItsTimer() {
    Sitting sitting(minutes(1));
    sitting.time.setDelay(1min);
    sitting.session.startClock(); // a minute ago
    sitting.time.setDelay(std::nullopt);
    QCOMPARE(sitting.end(), "-");
    for (int i = 0; i < 2; ++i) { // it wakes, then lets other inputs come first
        sitting.turn();
    }
    QCOMPARE(sitting.end(), "TimeForfeit Black");
}

void TestClockedSession::resultOfFlag_data() {
    QTest::addColumn<QString>("fen"); // the side to move oversteps
    QTest::addColumn<QString>("end");
    const auto row = [](const char* name, const char* fen, const char* end) {
        QTest::newRow(name) << fen << end;
    };
    const char* white = "TimeForfeit White";
    const char* black = "TimeForfeit Black";
    row("timeout-01 lone king", "8/8/4k3/8/8/4KQ2/8/8 w - - 0 60", "TimeForfeit");
    row("timeout-02 KN v KR", "8/8/2k5/4n3/8/8/1R6/K7 w - - 0 60", black);
    row("timeout-02 KN v KP", "7K/7P/8/5n2/5k2/8/8/8 w - - 0 60", black);
    row("timeout-02 KB v KN", "8/8/2k5/4b3/8/8/1N6/K7 w - - 0 60", black);
    row("timeout-02 KB v KBP", "8/8/4kb2/8/8/3BK1P1/8/8 w - - 0 60", black);
    row("timeout-04 KNN v K", "8/8/2k5/3NN3/8/8/8/K7 b - - 0 60", white);
    row("timeout-04 KP v KQ", "8/8/2k5/8/8/p7/1Q6/K7 w - - 0 60", black);
    row("6.9 the lone king's own flag", "8/8/4k3/8/8/4KQ2/8/8 b - - 0 60", white);
}

// A kept game whose clock is short goes on, and its time runs out.
void TestClockedSession::resultOfFlag() {
    QFETCH(QString, fen);
    QFETCH(QString, end);
    const chess::Game kept = game(fen);
    const GameTerms agreed = minutes(5);
    chess::ClockStanding standing;
    standing.isWaiting = false;
    standing.turn = kept.position().turn();
    standing.players[static_cast<std::size_t>(standing.turn)].bank = 1s;
    standing.players[static_cast<std::size_t>(!standing.turn)].bank = 2s;
    const auto& controls = *agreed.controls;
    const auto clock = chess::Clock::standingSo(controls[0], controls[1], standing);
    QVERIFY(clock);
    Sitting sitting;
    sitting.session.resume({kept, agreed, {*clock}, std::nullopt});
    QCOMPARE(sitting.state(), "paused");
    sitting.pass(1h);
    QCOMPARE(sitting.end(), "-");
    sitting.session.resumeClock();
    sitting.pass(1s - 1ns);
    QCOMPARE(sitting.end(), "-");
    sitting.pass(1ns);
    QCOMPARE(sitting.end(), end);
}

void TestClockedSession::resultOfResignation_data() {
    QTest::addColumn<QString>("fen"); // the side to move resigns
    QTest::addColumn<QString>("end");
    QTest::newRow("timeout-06") << "8/8/4k3/8/8/4KQ2/8/8 w - - 0 60"
                                << "Resignation";
    QTest::newRow("timeout-06 control") << "8/8/4k3/8/8/4KQ2/8/8 b - - 0 60"
                                        << "Resignation White";
}

void TestClockedSession::resultOfResignation() {
    QFETCH(QString, fen);
    QFETCH(QString, end);
    Sitting sitting(minutes(1), fen);
    sitting.session.startClock();
    sitting.session.resign(sitting.session.game().position().turn());
    QCOMPARE(sitting.end(), end);
}

void TestClockedSession::moveFromBeforeStands_data() {
    QTest::addColumn<bool>("hasWoken"); // the clock, before the move is handled
    QTest::newRow("handled before the clock wakes") << false;
    QTest::newRow("handled after the clock has woken") << true;
}

void TestClockedSession::moveFromBeforeStands() {
    QFETCH(bool, hasWoken);
    Sitting sitting(minutes(1));
    sitting.session.startClock();
    sitting.time.advance(1min + 5ms);
    if (hasWoken) {
        sitting.session.lookAtClock();
    }
    sitting.time.setDelay(5ms + 1ns);
    sitting.play("e4");
    sitting.time.setDelay(std::nullopt);
    sitting.session.lookAtClock();
    sitting.turn();
    QCOMPARE(sitting.refusals(), QString());
    QCOMPARE(sitting.end(), "-");
    QCOMPARE(sitting.plies(), 1U);
    QCOMPARE(sitting.left(), "0:00.000000001 0:59.994999999"); // Black's ran from the move on
}

void TestClockedSession::tooLate_data() {
    QTest::addColumn<Duration>("after"); // the due instant
    QTest::addColumn<Act>("does");
    const auto rows = [](const char* name, const Act& does) {
        QTest::addRow("%s, at the fall", name) << Duration(0ns) << does;
        QTest::addRow("%s, after it", name) << Duration(1ns) << does;
    };
    rows("a move", plays("Ke2"));
    rows("a promotion", plays("c8=Q"));
    rows("resignation of the other", resigns(Black));
    rows("resignation", resigns(White));
    rows("an offer", [](Sitting& sitting) { sitting.session.offerDraw(Black); });
    rows("take back", TakesBack);
    rows("reaching the last rank", reaches("c7", "c8"));
    rows("an attempt", Attempts);
    rows("more time", changes(chess::TimeAdded{White, 1min}));
}

// What comes in when the time is over is refused, and the flag has fallen: at once, not when the
// clock wakes.
void TestClockedSession::tooLate() {
    QFETCH(Duration, after);
    QFETCH(Act, does);
    Sitting sitting(minutes(1), Promotes);
    act(sitting, {Starts, plays("Kf1 Kf7 Ke1 Ke7")});
    const int before = sitting.changes;
    sitting.time.advance(1min + 5ms);
    sitting.time.setDelay(5ms - after);
    does(sitting);
    QCOMPARE(sitting.refusals(), "FlagFallen");
    QCOMPARE(sitting.end(), "TimeForfeit Black");
    QCOMPARE(sitting.changes, before + 1);
    QCOMPARE(sitting.plies(), 4U);
    QCOMPARE(sitting.left(), "0:00 1:00");
}

void TestClockedSession::noIncrementAfterFall() { // clock-02
    Sitting sitting(terms(fischer(1s, 5s)), QStringLiteral("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"));
    sitting.session.startClock();
    sitting.time.advance(6300ms); // the increment is there from the start
    sitting.play("e4");
    QCOMPARE(sitting.refusals(), "FlagFallen");
    QCOMPARE(sitting.end(), "TimeForfeit"); // a lone king is left to mate
    QCOMPARE(sitting.left(), "0:00 0:06");
    QCOMPARE(sitting.plies(), 0U);
    sitting.pass(10s);
    sitting.play("e4");
    QCOMPARE(sitting.refusals(), "GameOver");
    QCOMPARE(sitting.left(), "0:00 0:06");
}

void TestClockedSession::promotionOpen_data() {
    QTest::addColumn<QList<Act>>("acts");
    QTest::addColumn<QString>("seen"); // left, state, end, refusals
    QTest::addColumn<std::size_t>("plies");
    const auto row =
        [](const char* name, const QList<Act>& acts, const char* seen, std::size_t plies) {
            QTest::newRow(name) << acts << seen << plies;
        };
    const Act reach = reaches("c7", "c8");
    const Act queen = chooses(chess::Role::Queen);
    const QList<Act> open{passes(2s), reach, passes(3s)};
    row("clock-03 open", open, "0:05 0:10 White runs - ", 0);
    row("clock-03 chosen", open + QList<Act>{queen, passes(1s)}, "0:05 0:09 Black runs - ", 1);
    row("clock-03 cancelled", open + QList<Act>{Cancels}, "0:05 0:10 White runs - ", 0);
    row("clock-03 cancelled, runs on",
        open + QList<Act>{Cancels, passes(1s)},
        "0:04 0:10 White runs - ",
        0);
    const char* lost = "0:00 0:10 stopped TimeForfeit Black ";
    row("clock-03 the flag falls", open + QList<Act>{passes(5s)}, lost, 0);
    row("clock-03 chosen after it",
        open + QList<Act>{passes(5s), queen},
        "0:00 0:10 stopped TimeForfeit Black NotLegal",
        0);
    const Act late = [](Sitting& sitting) { sitting.time.advance(5s); };
    row("clock-03 chosen before the clock wakes",
        open + QList<Act>{late, queen},
        "0:00 0:10 stopped TimeForfeit Black FlagFallen",
        0);
    row("clock-03 cancelled before the clock wakes",
        open + QList<Act>{late, Cancels, passes(0s)},
        lost,
        0);
}

void TestClockedSession::promotionOpen() {
    QFETCH(QList<Act>, acts);
    QFETCH(QString, seen);
    QFETCH(std::size_t, plies);
    Sitting sitting(terms(chess::suddenDeath(10s)), Promotes);
    sitting.session.startClock();
    act(sitting, acts);
    const QStringList now{sitting.left(), sitting.state(), sitting.end(), sitting.refusals()};
    QCOMPARE(now.join(QLatin1Char(' ')), seen);
    QCOMPARE(sitting.plies(), plies);
    if (sitting.session.game().isOver()) { // the pawn stands where it stood
        QVERIFY(sitting.isNothingPending());
        QCOMPARE(fen(sitting.session.game().position()), Promotes);
    }
}

void TestClockedSession::everyEndStopsTheClock_data() {
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("line");
    QTest::addColumn<Act>("ends");
    QTest::addColumn<QString>("end");
    const auto row = [](const char* name,
                        const QString& fen,
                        const QString& line,
                        const Act& ends,
                        const char* end) { QTest::newRow(name) << fen << line << ends << end; };
    row("clock-04 checkmate", InitialFen, "f3 e5 g4", plays("Qh4#"), "Checkmate Black");
    row("clock-04 stalemate", "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", "", plays("Qf7"), "Stalemate");
    row("clock-04 dead position",
        "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1",
        "",
        plays("Kxe2"),
        "DeadPosition");
    row("clock-04 resignation", InitialFen, "e4", resigns(White), "Resignation Black");
    row("clock-04 agreement", InitialFen, "e4 e5", Agrees, "Agreement");
    row("clock-04 fivefold",
        InitialFen,
        "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1",
        plays("Ng8"),
        "FivefoldRepetition");
    row("clock-04 75 moves",
        "4k3/8/8/8/8/8/4P3/R3K3 w - - 149 120",
        "",
        plays("Ra2"),
        "SeventyFiveMoves");
    row("clock-04 flag", InitialFen, "e4", passes(20s), "TimeForfeit White");
}

void TestClockedSession::everyEndStopsTheClock() {
    QFETCH(QString, fen);
    QFETCH(QString, line);
    QFETCH(Act, ends);
    QFETCH(QString, end);
    Sitting sitting(terms(chess::suddenDeath(20s)), fen);
    sitting.session.startClock();
    sitting.play(line, 1s);
    sitting.pass(2s);
    ends(sitting);
    QCOMPARE(sitting.end(), end);
    QCOMPARE(sitting.state(), "stopped");
    const QString left = sitting.left();
    const int changes = sitting.changes;
    sitting.pass(10s);
    act(sitting, {Pauses, Resumes, Starts, passes(1h), Completes});
    QCOMPARE(sitting.refusals(), "NoMoveMade");
    act(sitting, {resigns(White), resigns(Black), Accepts, ::changes(chess::TurnSwitched{})});
    QCOMPARE(sitting.refusals(), "GameOver GameOver GameOver GameOver");
    sitting.time.sleep(1h);
    sitting.pass(1h);
    QCOMPARE(sitting.sleeps, 0);
    QCOMPARE(sitting.end(), end);
    QCOMPARE(sitting.left(), left);
    QCOMPARE(sitting.changes, changes);
    QCOMPARE(sitting.state(), "stopped");
}

void TestClockedSession::keptEndStaysStopped_data() {
    everyEndStopsTheClock_data();
}

void TestClockedSession::keptEndStaysStopped() {
    QFETCH(QString, fen);
    QFETCH(QString, line);
    QFETCH(Act, ends);
    QFETCH(QString, end);
    Sitting before(terms(chess::suddenDeath(20s)), fen);
    before.session.startClock();
    before.play(line, 1s);
    ends(before);
    Sitting sitting;
    sitting.session.resume(before.session.record());
    QCOMPARE(sitting.end(), end);
    QCOMPARE(sitting.state(), "stopped");
    QCOMPARE(sitting.left(), before.left());
    const QString left = sitting.left();
    const int changes = sitting.changes;
    act(sitting, {Resumes, Starts, passes(1h), Pauses});
    QCOMPARE(sitting.refusals(), QString());
    QCOMPARE(sitting.state(), "stopped");
    QCOMPARE(sitting.left(), left);
    QCOMPARE(sitting.changes, changes);
    QCOMPARE(sitting.end(), end);
}

// Nobody draws, looks or moves; then much later somebody comes back.
void TestClockedSession::unattended() { // clock-06
    Sitting sitting(terms(chess::suddenDeath(5s)));
    sitting.session.startClock();
    sitting.time.advance(10s);
    QCOMPARE(sitting.left(), "0:00 0:05"); // never below
    sitting.session.lookAtClock();
    sitting.turn();
    QCOMPARE(sitting.end(), "TimeForfeit Black");
    QCOMPARE(sitting.left(), "0:00 0:05");
    QVERIFY(sitting.session.clock()->reading(White, sitting.time.now()).hasFlagFallen);
}

void TestClockedSession::secondFlagNeverFalls() { // clock-18
    Sitting sitting(terms(chess::suddenDeath(1s)));
    sitting.session.startClock();
    sitting.pass(980ms);
    sitting.play("e4");
    sitting.pass(1s);
    QCOMPARE(sitting.end(), "TimeForfeit White");
    sitting.pass(1h);
    QCOMPARE(sitting.end(), "TimeForfeit White");
    QCOMPARE(sitting.left(), "0:00.02 0:00");
    QVERIFY(!sitting.session.clock()->hasFlagFallen(White, sitting.time.now()));
}

void TestClockedSession::staleTimer_data() {
    QTest::addColumn<QList<Act>>("acts"); // in the old game, its last second gone
    QTest::newRow("nearly over") << QList<Act>{passes(1min - 1ns)};
    QTest::newRow("the clock has woken") << QList<Act>{[](Sitting& sitting) {
        sitting.time.advance(1min);
        sitting.session.lookAtClock();
    }};
    QTest::newRow("its timer is due") << QList<Act>{[](Sitting& sitting) {
        sitting.session.newGame(minutes(1));
        sitting.time.setDelay(1min);
        sitting.session.startClock();
        sitting.time.setDelay(std::nullopt);
    }};
}

void TestClockedSession::staleTimer() {
    QFETCH(QList<Act>, acts);
    Sitting sitting(minutes(1));
    sitting.session.startClock();
    act(sitting, acts);
    QCOMPARE(sitting.end(), "-");
    sitting.session.newGame(minutes(60));
    sitting.session.startClock();
    sitting.turn();
    sitting.pass(2s);
    QCOMPARE(sitting.end(), "-");
    sitting.pass(1min);
    QCOMPARE(sitting.end(), "-");
    QCOMPARE(sitting.left(), "58:58 60:00");
}

void TestClockedSession::signalsOfClockIntents_data() {
    QTest::addColumn<QList<Act>>("before");
    QTest::addColumn<Act>("does");
    QTest::addColumn<int>("changes");
    QTest::addColumn<int>("clockChanges");
    const auto row = [](const char* name,
                        const QList<Act>& before,
                        const Act& does,
                        int changes,
                        int clockChanges) {
        QTest::newRow(name) << before << does << changes << clockChanges;
    };
    const Act overtime = [](Sitting& sitting) { sitting.time.advance(1min); };
    const Act sleeps = [](Sitting& sitting) {
        sitting.time.sleep(8min);
        sitting.pass(0s);
    };
    const chess::TimeAdded more{White, 1min};
    row("start", {}, Starts, 0, 1);
    row("start twice", {Starts}, Starts, 0, 0);
    row("a move", {Starts}, plays("Ke2"), 1, 1);
    row("pause", {Starts}, Pauses, 0, 1);
    row("pause before the start", {}, Pauses, 0, 0);
    row("pause twice", {Starts, Pauses}, Pauses, 0, 0);
    row("resume", {Starts, Pauses}, Resumes, 0, 1);
    row("resume what runs", {Starts}, Resumes, 0, 0);
    row("pause after the flag", {Starts, overtime}, Pauses, 1, 1);
    row("the flag", {Starts}, passes(1min), 1, 1);
    row("time that goes by", {Starts}, passes(30s), 0, 0);
    row("sleep", {Starts}, sleeps, 0, 1);
    row("an arbiter's change", {Starts}, changes(more), 1, 1);
    row("an arbiter's change while paused", {Starts, Pauses}, changes(more), 1, 1);
    row("take back", {Starts, plays("Ke2")}, TakesBack, 1, 1);
    row("redo", {Starts, plays("Ke2"), TakesBack}, Redoes, 1, 1);
    row("a promotion reached", {Starts}, reaches("c7", "c8"), 1, 0);
    row("cancelled", {Starts, reaches("c7", "c8")}, Cancels, 1, 0);
    row("chosen", {Starts, reaches("c7", "c8")}, chooses(chess::Role::Rook), 1, 1);
    row("chosen too late", {Starts, reaches("c7", "c8"), overtime}, chooses(chess::Role::Rook), 1, 1
    );
    row("resignation", {Starts}, resigns(Black), 1, 1);
    row(
        "a new game", {Starts}, [](Sitting& sitting) { sitting.session.newGame(minutes(3)); }, 1, 1
    );
    row(
        "a new game without a clock",
        {Starts},
        [](Sitting& sitting) { sitting.session.newGame(); },
        1,
        0
    );
    row(
        "the next game", {Starts}, [](Sitting& sitting) { sitting.session.nextGame(); }, 1, 1
    );
}

void TestClockedSession::signalsOfClockIntents() {
    QFETCH(QList<Act>, before);
    QFETCH(Act, does);
    QFETCH(int, changes);
    QFETCH(int, clockChanges);
    Sitting sitting(minutes(1), Promotes);
    act(sitting, before);
    sitting.changes = sitting.clockChanges = 0;
    does(sitting);
    QCOMPARE(sitting.changes, changes);
    QCOMPARE(sitting.clockChanges, clockChanges);
}

// Pause and arbiter

void TestClockedSession::pause() { // 6.11
    Sitting sitting(terms(fischer(5min, 3s)));
    sitting.session.startClock();
    sitting.pass(10s);
    sitting.time.advance(200ms);
    sitting.time.setDelay(200ms); // pressed before it is handled
    sitting.session.pauseClock();
    sitting.time.setDelay(std::nullopt);
    sitting.pass(1h);
    QCOMPARE(sitting.state(), "paused");
    QCOMPARE(sitting.left(), "4:53 5:03");
    sitting.session.resumeClock();
    sitting.pass(5s);
    QCOMPARE(sitting.state(), "White runs");
    QCOMPARE(sitting.left(), "4:48 5:03");
    sitting.play("e4");
    QCOMPARE(sitting.left(), "4:51 5:03");
}

void TestClockedSession::pausedIsInert_data() {
    QTest::addColumn<PressMode>("press");
    QTest::addColumn<QList<Act>>("before");
    QTest::addColumn<Act>("does");
    const auto row = [](const char* name, PressMode press, const QList<Act>& before, const Act& does
                     ) { QTest::newRow(name) << press << before << does; };
    row("a move", PressMode::Automatic, {}, plays("Ke2"));
    row("an attempt", PressMode::Automatic, {}, Attempts);
    row("reaching the last rank", PressMode::Automatic, {}, reaches("c7", "c8"));
    row("choosing the piece",
        PressMode::Automatic,
        {reaches("c7", "c8")},
        chooses(chess::Role::Queen));
    row("the press", PressMode::Press, {plays("Ke2")}, Completes);
    row("done", PressMode::Done, {plays("Ke2")}, Completes);
    row("redo", PressMode::Automatic, {plays("Ke2"), TakesBack}, Redoes);
}

void TestClockedSession::pausedIsInert() {
    QFETCH(PressMode, press);
    QFETCH(QList<Act>, before);
    QFETCH(Act, does);
    Sitting sitting(minutes(5, press), Promotes);
    sitting.session.startClock();
    act(sitting, before);
    sitting.session.pauseClock();
    const chess::Pending pending = sitting.session.pending();
    does(sitting);
    QCOMPARE(sitting.refusals(), "ClockPaused");
    QCOMPARE(sitting.plies(), 0U);
    QVERIFY(sitting.session.pending() == pending);
    sitting.session.resumeClock();
    does(sitting);
    QVERIFY(sitting.refusals() != "ClockPaused"); // it was that alone
}

void TestClockedSession::pauseAfterFall() {
    Sitting sitting(minutes(1));
    sitting.session.startClock();
    sitting.time.advance(1min);
    sitting.session.pauseClock();
    QCOMPARE(sitting.end(), "TimeForfeit Black");
    QCOMPARE(sitting.state(), "stopped");
    QCOMPARE(sitting.refusals(), QString());
}

void TestClockedSession::pauseFromBeforeFall() {
    Sitting sitting(minutes(1));
    sitting.session.startClock();
    sitting.time.advance(1min);
    sitting.session.lookAtClock();
    sitting.time.setDelay(1ns);
    sitting.session.pauseClock();
    sitting.time.setDelay(std::nullopt);
    sitting.pass(1h);
    QCOMPARE(sitting.end(), "-");
    QCOMPARE(sitting.state(), "paused");
    QCOMPARE(sitting.left(), "0:00.000000001 1:00");
}

void TestClockedSession::sleep() { // clock-11
    Sitting sitting(minutes(5));
    act(sitting, {Starts, passes(1s), plays("e4"), passes(2s), plays("e5"), passes(4s)});
    sitting.time.sleep(8min);
    sitting.session.lookAtClock();
    QCOMPARE(sitting.state(), "paused");
    QCOMPARE(sitting.sleeps, 1);
    QCOMPARE(sitting.left(), "4:55 4:58");
    sitting.pass(1h);
    QCOMPARE(sitting.sleeps, 1);
    QCOMPARE(sitting.left(), "4:55 4:58");
    sitting.session.resumeClock();
    sitting.pass(1s);
    QCOMPARE(sitting.state(), "White runs"); // the same sleep does not pause again
    QCOMPARE(sitting.left(), "4:54 4:58");
    sitting.time.sleep(2s);
    sitting.session.lookAtClock();
    QCOMPARE(sitting.sleeps, 2);
}

void TestClockedSession::shortSleep() {
    Sitting sitting(minutes(5));
    sitting.session.startClock();
    sitting.time.sleep(2s - 1ns);
    sitting.pass(1s);
    QCOMPARE(sitting.sleeps, 0);
    QCOMPARE(sitting.state(), "White runs");
}

void TestClockedSession::sleepWhileNothingRuns_data() {
    QTest::addColumn<QList<Act>>("before");
    QTest::addColumn<QList<Act>>("after");
    QTest::newRow("before the start") << QList<Act>{} << QList<Act>{Starts};
    QTest::newRow("paused") << QList<Act>{Starts, Pauses} << QList<Act>{Resumes};
    QTest::newRow("in the last game")
        << QList<Act>{Starts, resigns(White)} << QList<Act>{[](Sitting& sitting) {
               sitting.session.newGame(minutes(5));
               sitting.session.startClock();
           }};
}

void TestClockedSession::sleepWhileNothingRuns() {
    QFETCH(QList<Act>, before);
    QFETCH(QList<Act>, after);
    Sitting sitting(minutes(5));
    act(sitting, before);
    sitting.time.sleep(8min);
    sitting.pass(1s);
    QCOMPARE(sitting.sleeps, 0);
    act(sitting, after);
    sitting.pass(1s);
    QCOMPARE(sitting.sleeps, 0);
    QCOMPARE(sitting.state(), "White runs");
    QCOMPARE(sitting.left(), "4:59 5:00");
}

// A game that is lost is not paused, and nobody is told so.
void TestClockedSession::sleepAfterFall() {
    Sitting sitting(minutes(1));
    sitting.session.startClock();
    sitting.time.advance(1min);
    sitting.time.sleep(8min);
    sitting.session.lookAtClock();
    sitting.turn();
    QCOMPARE(sitting.end(), "TimeForfeit Black");
    QCOMPARE(sitting.sleeps, 0);
}

void TestClockedSession::arbiter_data() {
    QTest::addColumn<chess::ClockChange>("change");
    QTest::addColumn<QString>("left");  // ten seconds into White's first move, at once
    QTest::addColumn<QString>("later"); // a second later
    const auto row =
        [](const char* name, const chess::ClockChange& change, const char* left, const char* later
        ) { QTest::newRow(name) << change << left << later; };
    using chess::TimeAdded;
    using chess::TimeSet;
    row("6.10 the mover's time set", TimeSet{White, 30s}, "0:30 5:00", "0:29 5:00");
    row("6.10 the other's time set", TimeSet{Black, 30s}, "4:50 0:30", "4:49 0:30");
    row("9.5.3 the other gets two minutes", TimeAdded{Black, 2min}, "4:50 7:00", "4:49 7:00");
    row("the mover gets a minute", TimeAdded{White, 1min}, "5:50 5:00", "5:49 5:00");
    row("the mover loses ten seconds", TimeAdded{White, -10s}, "4:40 5:00", "4:39 5:00");
    row("the other loses ten seconds", TimeAdded{Black, -10s}, "4:50 4:50", "4:49 4:50");
    row("7.1 the other side's time runs", chess::TurnSwitched{}, "4:50 5:00", "4:50 4:59");
}

void TestClockedSession::arbiter() {
    QFETCH(chess::ClockChange, change);
    QFETCH(QString, left);
    QFETCH(QString, later);
    for (const bool isPaused : {false, true}) {
        Sitting sitting(minutes(5));
        act(sitting, {Starts, passes(10s)});
        if (isPaused) {
            act(sitting, {Pauses, passes(1h)});
        }
        sitting.session.changeClock(change);
        QCOMPARE(sitting.left(), left);
        QVERIFY(sitting.session.game().acts().back() == chess::Act(change));
        if (isPaused) {
            QCOMPARE(sitting.state(), "paused");
            sitting.session.resumeClock();
        }
        sitting.pass(1s);
        QCOMPARE(sitting.left(), later);
        QCOMPARE(sitting.refusals(), QString());
        sitting.play("e4"); // the turn on the board is White's, whosever time runs
        QCOMPARE(sitting.state(), "Black runs");
    }
}

void TestClockedSession::arbiterRefused_data() {
    QTest::addColumn<GameTerms>("agreed");
    QTest::addColumn<QList<Act>>("before");
    QTest::addColumn<QString>("why");
    QTest::newRow("no clock") << GameTerms() << QList<Act>{} << "ClockNotStarted";
    QTest::newRow("game over") << minutes(5) << QList<Act>{Starts, resigns(White)} << "GameOver";
    QTest::newRow("mate") << minutes(5) << QList<Act>{Starts, plays("f3 e5 g4 Qh4#")} << "GameOver";
}

void TestClockedSession::arbiterRefused() {
    QFETCH(GameTerms, agreed);
    QFETCH(QList<Act>, before);
    QFETCH(QString, why);
    Sitting sitting(agreed);
    act(sitting, before);
    const std::size_t acts = sitting.session.game().acts().size();
    const int changes = sitting.changes;
    sitting.session.changeClock(chess::TimeAdded{White, 1min});
    QCOMPARE(sitting.refusals(), why);
    QCOMPARE(sitting.session.game().acts().size(), acts);
    QCOMPARE(sitting.changes, changes);
}

void TestClockedSession::arbiterLeavesPending() {
    Sitting sitting(minutes(5, PressMode::Press));
    act(sitting, {Starts, plays("e4"), Pauses, changes(chess::TimeAdded{White, 1min})});
    QVERIFY(sitting.isMoveMade());
    act(sitting, {Resumes, Completes});
    QCOMPARE(sitting.plies(), 1U);
    QCOMPARE(sitting.left(), "6:00 5:00");
    QCOMPARE(sitting.refusals(), QString());
}

void TestClockedSession::arbitersChangeIsKept_data() {
    arbiter_data();
}

// The game says that the arbiter did it, so the clock of the kept game has it too.
void TestClockedSession::arbitersChangeIsKept() {
    QFETCH(chess::ClockChange, change);
    QFETCH(QString, left);
    QFETCH(QString, later);
    Sitting before(minutes(5));
    act(before, {Starts, passes(10s), changes(change), passes(20s)});
    Sitting sitting;
    sitting.session.resume(before.session.record());
    QCOMPARE(sitting.state(), "paused");
    QCOMPARE(sitting.left(), left);
    sitting.session.resumeClock();
    sitting.pass(1s);
    QCOMPARE(sitting.left(), later);
}

// Back to a move in which the arbiter had changed the clock: the change is an act of the game
// still.
void TestClockedSession::arbiterOutlivesTakeBack() {
    Sitting sitting(minutes(5));
    act(sitting, {Starts, passes(10s), changes(chess::TimeSet{White, 2min}), passes(10s)});
    act(sitting, {plays("e4"), passes(10s), TakesBack});
    QCOMPARE(sitting.session.game().acts().size(), 1U);
    QCOMPARE(sitting.left(), "2:00 5:00");
    sitting.pass(1s);
    QCOMPARE(sitting.left(), "1:59 5:00");
}

// Take back

void TestClockedSession::takeBack() { // clock-15
    Sitting sitting(terms(fischer(3min, 2s)));
    sitting.session.startClock();
    sitting.play(QStringLiteral("e4"), 10s);
    sitting.play(QStringLiteral("e5"), 20s);
    sitting.pass(30s);
    sitting.session.takeBack();
    QCOMPARE(sitting.state(), "Black runs");
    QCOMPARE(sitting.left(), "2:54 3:02"); // as before 1...e5
    sitting.pass(5s);
    sitting.session.takeBack();
    QCOMPARE(sitting.state(), "White runs");
    QCOMPARE(sitting.left(), "3:02 3:02");
    sitting.pass(4s);
    sitting.session.redo();
    QCOMPARE(sitting.state(), "Black runs");
    QCOMPARE(sitting.left(), "3:00 3:02");
    sitting.pass(1s);
    sitting.session.redo();
    QCOMPARE(sitting.left(), "3:00 3:03");
    QVERIFY(sitting.session.game() == playLine(game(), QStringLiteral("e4 e5")));
    QCOMPARE(sitting.refusals(), QString());
}

void TestClockedSession::takeBackOfAnEnd_data() {
    QTest::addColumn<QString>("line"); // five seconds a move
    QTest::addColumn<Act>("ends");
    QTest::addColumn<QString>("left");
    QTest::addColumn<QString>("state");
    const auto row =
        [](const char* name, const char* line, const Act& ends, const char* left, const char* state
        ) { QTest::newRow(name) << line << ends << left << state; };
    row("mate", "f3 e5 g4", plays("Qh4#"), "0:50 0:55", "Black runs");
    row("flag", "e4 e5 Nf3", passes(1h), "0:50 0:55", "Black runs");
    row("resignation", "e4 e5", resigns(White), "0:55 0:55", "White runs");
    row("resignation out of turn", "e4 e5", resigns(Black), "0:55 0:55", "White runs");
    row("agreement", "e4 e5 Nf3", Agrees, "0:50 0:55", "Black runs");
    row("flag at the first move", "", passes(1h), "1:00 1:00", "White runs");
}

void TestClockedSession::takeBackOfAnEnd() {
    QFETCH(QString, line);
    QFETCH(Act, ends);
    QFETCH(QString, left);
    QFETCH(QString, state);
    Sitting sitting(minutes(1));
    sitting.session.startClock();
    sitting.play(line, 5s);
    sitting.pass(5s);
    ends(sitting);
    QVERIFY(sitting.session.game().isOver());
    sitting.session.takeBack();
    QCOMPARE(sitting.refusals(), QString());
    QCOMPARE(sitting.end(), "-");
    QCOMPARE(sitting.left(), left);
    QCOMPARE(sitting.state(), state);
    sitting.pass(1min - 10s - 1ns); // nobody's flag is due before
    QCOMPARE(sitting.end(), "-");
    sitting.pass(1min);
    QVERIFY(sitting.end().startsWith(QStringLiteral("TimeForfeit")));
}

void TestClockedSession::takeBackWhilePaused() {
    Sitting sitting(minutes(1));
    act(sitting, {Starts, passes(1s), plays("e4"), passes(2s), Pauses, passes(1h), Resumes});
    act(sitting, {passes(3s), plays("e5"), passes(1s), Pauses, passes(1h), TakesBack, passes(1h)});
    QCOMPARE(sitting.state(), "paused");
    QCOMPARE(sitting.left(), "0:59 1:00");
    sitting.session.takeBack();
    QCOMPARE(sitting.state(), "paused");
    QCOMPARE(sitting.left(), "1:00 1:00");
    act(sitting, {Resumes, passes(5s)});
    QCOMPARE(sitting.state(), "White runs");
    QCOMPARE(sitting.left(), "0:55 1:00");
}

void TestClockedSession::takeBackToTheWait() {
    GameTerms agreed = minutes(1);
    agreed.start = ClockStart::FirstMove;
    Sitting sitting(agreed);
    act(sitting, {plays("e4"), passes(5s), TakesBack});
    QCOMPARE(sitting.state(), "waits");
    sitting.pass(1h);
    QCOMPARE(sitting.left(), "1:00 1:00");
    act(sitting, {plays("d4"), passes(5s)});
    QCOMPARE(sitting.left(), "1:00 0:55");
}

void TestClockedSession::takeBackForgetsChangesSince() {
    Sitting sitting(minutes(5));
    act(sitting, {Starts, plays("e4"), changes(chess::TimeSet{White, 1s}), passes(1s)});
    sitting.session.changeClock(chess::TurnSwitched{});
    sitting.session.takeBack();
    QVERIFY(sitting.session.game().acts().empty());
    QCOMPARE(sitting.left(), "5:00 5:00");
    QCOMPARE(sitting.state(), "White runs");
}

void TestClockedSession::takeBackRefused_data() {
    QTest::addColumn<TakeBackMode>("mode");
    QTest::addColumn<bool>("isMatch");
    QTest::addColumn<QList<Act>>("before");
    QTest::addColumn<QString>("why"); // nothing: it is done
    const auto row = [](const char* name,
                        TakeBackMode mode,
                        bool isMatch,
                        const QList<Act>& before,
                        const char* why) {
        QTest::newRow(name) << mode << isMatch << before << why;
    };
    const QList<Act> move{plays("e4")};
    const QList<Act> mate{plays("f3 e5 g4 Qh4#")};
    row("off", TakeBackMode::Off, false, move, "TakeBackOff");
    row("off, after mate", TakeBackMode::Off, false, mate, "TakeBackOff");
    row("off, nothing played", TakeBackMode::Off, false, {}, "TakeBackOff");
    row("free", TakeBackMode::Free, false, move, "");
    row("free, after mate", TakeBackMode::Free, false, mate, "");
    row("free, nothing played", TakeBackMode::Free, false, {}, "NothingToUndo");
    row("free, the arbiter alone has done something",
        TakeBackMode::Free,
        false,
        {changes(chess::TimeAdded{White, 1s})},
        "NothingToUndo");
    row("ask", TakeBackMode::Ask, false, move, "");
    row("match", TakeBackMode::Free, true, move, "");
    row("match, after mate", TakeBackMode::Free, true, mate, "MatchCounted");
    row("match, after the flag", TakeBackMode::Free, true, {plays("e4"), passes(1h)}, "MatchCounted"
    );
    row("match, after resignation", TakeBackMode::Ask, true, {resigns(White)}, "MatchCounted");
}

void TestClockedSession::takeBackRefused() {
    QFETCH(TakeBackMode, mode);
    QFETCH(bool, isMatch);
    QFETCH(QList<Act>, before);
    QFETCH(QString, why);
    GameTerms agreed = minutes(5);
    agreed.takeBack = mode;
    std::optional<chess::Match> match;
    if (isMatch) {
        match.emplace(agreed.names, chess::MatchLength{chess::MatchEnd::Games, 2}, White);
    }
    Sitting sitting;
    sitting.session.newGame(agreed, match);
    sitting.session.startClock();
    act(sitting, before);
    const auto said = sitting.session.takeBackRefusal();
    QCOMPARE(said ? name(*said) : QString(), why);
    const SessionRecord was = sitting.session.record();
    const QString left = sitting.left();
    sitting.session.takeBack();
    QCOMPARE(sitting.refusals(), why);
    if (!why.isEmpty()) {
        QVERIFY(sitting.session.game() == was.game);
        QVERIFY(sitting.session.record().clocks == was.clocks);
        QCOMPARE(sitting.left(), left);
    } else {
        QVERIFY(sitting.session.game().canRedo());
    }
}

void TestClockedSession::redo() {
    Sitting sitting(minutes(1));
    sitting.session.startClock();
    sitting.play(Foolish, 5s);
    for (int i = 0; i < 4; ++i) {
        sitting.pass(1s);
        sitting.session.takeBack();
    }
    QCOMPARE(sitting.left(), "1:00 1:00");
    for (int i = 0; i < 4; ++i) {
        sitting.pass(2s);
        sitting.session.redo();
    }
    QCOMPARE(sitting.end(), "Checkmate Black");
    QCOMPARE(sitting.state(), "stopped");
    QCOMPARE(sitting.left(), "0:56 0:56");
    QCOMPARE(sitting.session.record().clocks.size(), 5U);
    sitting.session.takeBack();
    sitting.time.advance(58s);
    sitting.session.redo();
    QCOMPARE(sitting.refusals(), "FlagFallen");
    QCOMPARE(sitting.end(), "TimeForfeit White");
}

// Matches

namespace {

GameTerms handicapped() { // Ann has five minutes, Bo three
    GameTerms agreed;
    agreed.names = {"Ann", "Bo"};
    agreed.controls = {chess::suddenDeath(5min), chess::suddenDeath(3min)};
    return agreed;
}

chess::Match matchOf(chess::MatchEnd end, int count) {
    return chess::Match({"Ann", "Bo"}, {end, count}, White);
}

// "Ann Bo 5:00 3:00": who has White, who has Black, and their times
QString seats(const Sitting& sitting) {
    const auto& names = sitting.session.terms().names;
    return QStringLiteral("%1 %2 %3")
        .arg(QString::fromStdString(names[0]), QString::fromStdString(names[1]), sitting.left());
}

// Ann's half points, then Bo's
QString score(const Sitting& sitting) {
    const chess::Match& match = *sitting.session.match();
    return QStringLiteral("%1 %2").arg(match.halfPoints(0)).arg(match.halfPoints(1));
}

void verifyNamesAgree(const Sitting& sitting) {
    QVERIFY(sitting.session.match()->namesByColor() == sitting.session.terms().names);
}

} // namespace

void TestClockedSession::matchOfThree() {
    Sitting sitting;
    sitting.session.newGame(handicapped(), matchOf(chess::MatchEnd::Games, 3));
    QCOMPARE(seats(sitting), "Ann Bo 5:00 3:00");
    QCOMPARE(score(sitting), "0 0");
    verifyNamesAgree(sitting);

    sitting.session.startClock();
    sitting.play(Foolish, 10s); // Bo wins
    QCOMPARE(sitting.end(), "Checkmate Black");
    QCOMPARE(score(sitting), "0 2");
    sitting.session.nextGame();
    QCOMPARE(seats(sitting), "Bo Ann 3:00 5:00");
    QCOMPARE(sitting.state(), "waits");
    QCOMPARE(sitting.plies(), 0U);
    verifyNamesAgree(sitting);

    sitting.session.startClock();
    sitting.pass(3min); // Bo oversteps
    QCOMPARE(sitting.end(), "TimeForfeit Black");
    QCOMPARE(score(sitting), "2 2");
    sitting.session.nextGame();
    QCOMPARE(seats(sitting), "Ann Bo 5:00 3:00");
    verifyNamesAgree(sitting);
    QVERIFY(!sitting.session.match()->isOver());

    act(sitting, {Starts, plays("e4 e5"), Agrees});
    QCOMPARE(score(sitting), "3 3");
    QVERIFY(sitting.session.match()->isOver());
    QVERIFY(!sitting.session.match()->winner());
}

void TestClockedSession::matchOver() {
    for (const auto end : {chess::MatchEnd::Games, chess::MatchEnd::FirstTo}) {
        Sitting sitting;
        sitting.session.newGame(handicapped(), matchOf(end, 1));
        act(sitting, {Starts, resigns(White)});
        QVERIFY(sitting.session.match()->isOver());
        QVERIFY(sitting.session.match()->winner() == 1U); // Bo
        sitting.session.nextGame();                       // the match anew, colours changed
        const chess::Match& anew = *sitting.session.match();
        QVERIFY(!anew.isOver());
        QCOMPARE(anew.gamesPlayed(), 0);
        QVERIFY(anew.length() == (chess::MatchLength{end, 1}));
        QVERIFY(anew.firstColor() == Black); // of Ann
        QCOMPARE(seats(sitting), "Bo Ann 3:00 5:00");
        verifyNamesAgree(sitting);
        act(sitting, {Starts, resigns(White)});
        QCOMPARE(score(sitting), "2 0");
        sitting.session.nextGame();
        QCOMPARE(seats(sitting), "Ann Bo 5:00 3:00");
        verifyNamesAgree(sitting);
    }
}

void TestClockedSession::matchIsCountedOnce() {
    Sitting sitting;
    sitting.session.newGame(handicapped(), matchOf(chess::MatchEnd::Games, 3));
    act(sitting, {Starts, plays("f3 e5 g4"), TakesBack, Redoes, plays("Qh4#")});
    QCOMPARE(score(sitting), "0 2");
    act(sitting, {TakesBack, Redoes, resigns(Black), Agrees, passes(1h)});
    QCOMPARE(score(sitting), "0 2");
    QCOMPARE(sitting.session.match()->gamesPlayed(), 1);

    Sitting again; // kept and opened
    again.session.resume(sitting.session.record());
    QCOMPARE(score(again), "0 2");
    act(again, {TakesBack, resigns(Black), Resumes, passes(1h)});
    QCOMPARE(score(again), "0 2");
    again.session.nextGame();
    QCOMPARE(seats(again), "Bo Ann 3:00 5:00");
    QCOMPARE(score(again), "0 2");
    verifyNamesAgree(again);
}

void TestClockedSession::rematch() {
    Sitting sitting(handicapped());
    act(sitting, {Starts, passes(10s), resigns(White)});
    sitting.session.nextGame();
    QVERIFY(!sitting.session.match());
    QCOMPARE(seats(sitting), "Bo Ann 3:00 5:00");
    QCOMPARE(sitting.state(), "waits");
    QCOMPARE(sitting.end(), "-");
    act(sitting, {Starts, passes(10s), resigns(White)});
    sitting.session.nextGame();
    QCOMPARE(seats(sitting), "Ann Bo 5:00 3:00");
}

QTEST_GUILESS_MAIN(TestClockedSession)
#include "tst_clockedsession.moc"
