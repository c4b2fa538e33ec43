// What hangs on whether the players can still mate, told by a watcher who is slow.
#include "app/gamesession.h"
#include "app/sessionjson.h"
#include "tests/support/chess.h"
#include "tests/support/handtime.h"
#include "tests/support/slowwatcher.h"

#include <QtTest>

#include <functional>

using namespace support;
using namespace std::chrono_literals;
using chess::ActRefusal;
using chess::ChanceFound;
using chess::Color;

namespace {

using Intent = std::function<void(app::GameSession&)>;

// The king takes, and nobody can mate any more; a quick look leaves that open.
const QString LastTakeLocks =
    QStringLiteral("8/4k3/p1p1p1p1/2P1P1P1/P1p1p1p1/P1P1P1P1/4K3/3n4 w - - 0 40");

class Sitting {
public:
    explicit Sitting(const QString& fen, const chess::Ruleset& rules = {}) {
        session.setWatcher(watcher);
        session.resume({chess::Game(position(fen), rules)});
    }

    // The same with a clock of five minutes that runs.
    void startClock(chess::PressMode press = chess::PressMode::Automatic) {
        const chess::TimeControl control = chess::suddenDeath(5min);
        chess::GameTerms terms;
        terms.controls = {control, control};
        terms.press = press;
        terms.start = chess::ClockStart::Button;
        session.resume({session.game(), terms, {chess::Clock(control, control)}, std::nullopt});
        session.startClock();
    }
    void fall() {
        time.advance(6min);
        session.lookAtClock();
        QTRY_VERIFY(isAwaited() || session.game().isOver());
    }
    void play(const char* san) {
        session.play(move(session.game().position(), QString::fromLatin1(san)));
    }
    bool isAwaited() const {
        return std::holds_alternative<chess::ResultAwaited>(session.pending());
    }
    QString end() const { return endOf(session.game().outcome()); }

    HandTime time;
    SlowWatcher watcher;
    app::GameSession session{time};
};

template <typename Act>
std::optional<ChanceFound> foundBy(const chess::Game& game) {
    return std::get<Act>(game.acts().back()).found;
}

class TestSessionMates : public QObject {
    Q_OBJECT

private slots:
    void asksAfterEveryMove();
    void staleAnswerIsDropped();
    void lateAnswerEndsTheGame();
    void lateAnswerEndsAMoveMade();
    void moveNotDoneIsNotAsked();
    void oneSideIsNotEnough();
    void houseGoesOn();
    void deadMoveGoesBack();
    void matchCountsItOnce();
    void flagAwaitsTheResult_data();
    void flagAwaitsTheResult();
    void nothingIsAcceptedMeanwhile_data();
    void nothingIsAcceptedMeanwhile();
    void awaitedSideComesFirst();
    void whatIsKnownNeedsNoWait();
    void quickAnswerNeedsNoWait();
    void resignation();
    void secondIllegalMove();
    void flagWithAMoveMade();
    void newGameEndsTheWait();
    void awaitedResultIsKept_data();
    void awaitedResultIsKept();
    void withoutAWatcher();
};

void TestSessionMates::asksAfterEveryMove() {
    Sitting sitting(InitialFen);
    const std::size_t before = sitting.watcher.questions().size();
    sitting.play("e4");
    sitting.play("e5");
    QCOMPARE(sitting.watcher.questions().size(), before + 2);
    QVERIFY(sitting.watcher.newest().moves == sitting.session.game().moves());
    sitting.session.offerDraw(Color::White); // changes nothing on the board
    QCOMPARE(sitting.watcher.questions().size(), before + 2);
    sitting.session.takeBack();
    QCOMPARE(sitting.watcher.questions().size(), before + 3);
    QVERIFY(std::holds_alternative<chess::Unfinished>(*sitting.session.chance(Color::White)));
    sitting.watcher.answer();
    QVERIFY(std::holds_alternative<chess::Winnable>(*sitting.session.chance(Color::White)));
}

void TestSessionMates::staleAnswerIsDropped() {
    Sitting sitting(LastTakeLocks);
    sitting.play("Kxd1");
    const app::MateQuestion dead = sitting.watcher.newest();
    sitting.session.takeBack();
    sitting.watcher.answer(dead);
    QVERIFY(!sitting.session.game().isOver());
    QVERIFY(std::holds_alternative<chess::Unfinished>(*sitting.session.chance(Color::White)));
}

void TestSessionMates::lateAnswerEndsTheGame() { // 5.2.2
    Sitting sitting(LastTakeLocks);
    sitting.startClock();
    sitting.play("Kxd1");
    QVERIFY(!sitting.session.game().isOver()); // it takes more than a quick look
    sitting.play("Kd8");
    int changes = 0;
    connect(&sitting.session, &app::GameSession::changed, this, [&] { ++changes; });
    sitting.watcher.answer();
    QCOMPARE(changes, 1);
    QCOMPARE(sitting.end(), QStringLiteral("DeadPosition"));
    QVERIFY(sitting.session.clock()->phase() == chess::ClockPhase::Stopped);
    QVERIFY(sitting.session.game().acts().back() == chess::Act(chess::DeadShown{}));
    sitting.watcher.answer(); // a second time it changes nothing
    QCOMPARE(changes, 1);
}

// An end counts from the move, pressed or not (6.2.1.1).
void TestSessionMates::lateAnswerEndsAMoveMade() {
    Sitting sitting(LastTakeLocks);
    sitting.startClock(chess::PressMode::Press);
    sitting.play("Kxd1");
    QVERIFY(std::holds_alternative<chess::MoveMade>(sitting.session.pending()));
    sitting.watcher.answer();
    QCOMPARE(sitting.end(), QStringLiteral("DeadPosition"));
    QCOMPARE(sitting.session.game().plyCount(), std::size_t{1});
}

void TestSessionMates::moveNotDoneIsNotAsked() { // by the house it can still be changed
    Sitting sitting(LastTakeLocks);
    sitting.startClock(chess::PressMode::Done);
    sitting.play("Kxd1");
    QVERIFY(std::holds_alternative<chess::MoveMade>(sitting.session.pending()));
    QVERIFY(sitting.watcher.newest().moves.empty());
}

void TestSessionMates::oneSideIsNotEnough() {
    Sitting sitting(LastTakeLocks);
    sitting.play("Kxd1");
    sitting.watcher.answerOf(Color::White);
    QVERIFY(!sitting.session.game().isOver());
    sitting.watcher.giveUp();
    QVERIFY(!sitting.session.game().isOver());
    QVERIFY(!sitting.session.chance(Color::White)); // nobody looks any more
}

void TestSessionMates::houseGoesOn() {
    chess::Ruleset house;
    house.deadPositions = chess::DeadPositions::Material;
    Sitting sitting(LastTakeLocks, house);
    sitting.play("Kxd1");
    sitting.watcher.answer();
    QVERIFY(!sitting.session.game().isOver());
}

void TestSessionMates::deadMoveGoesBack() {
    Sitting sitting(LastTakeLocks);
    sitting.play("Kxd1");
    sitting.watcher.answer();
    sitting.session.takeBack();
    QVERIFY(!sitting.session.game().isOver());
    QCOMPARE(sitting.session.game().plyCount(), std::size_t{0});
    sitting.watcher.answer();
    QVERIFY(!sitting.session.game().isOver());
    sitting.session.redo();
    QCOMPARE(sitting.end(), QStringLiteral("DeadPosition"));
}

void TestSessionMates::matchCountsItOnce() {
    Sitting sitting(LastTakeLocks);
    chess::Match match({"A", "B"}, {chess::MatchEnd::Games, 4}, Color::White);
    sitting.session.resume({sitting.session.game(), {}, {}, match});
    sitting.session.resign(Color::White); // the quick look suffices: both can mate
    QCOMPARE(sitting.session.match()->halfPointsByGame().size(), std::size_t{1});
    sitting.session.resume({game(SlowDead), {}, {}, match});
    sitting.session.resign(Color::White);
    QVERIFY(sitting.isAwaited());
    QVERIFY(sitting.session.match()->halfPointsByGame().empty());
    sitting.watcher.answer();
    QCOMPARE(sitting.session.match()->halfPoints(0), 1); // drawn
}

void TestSessionMates::flagAwaitsTheResult_data() {
    QTest::addColumn<QString>("fen");
    QTest::addColumn<bool>("isGivenUp");
    QTest::addColumn<QString>("end");
    QTest::addColumn<int>("found");
    const auto row =
        [](const char* name, const QString& fen, bool isGivenUp, const char* end, ChanceFound found
        ) {
            QTest::newRow(name) << fen << isGivenUp << QString::fromLatin1(end)
                                << static_cast<int>(found);
        };
    row("cannot mate", SlowDead, false, "TimeForfeit", ChanceFound::Impossible);
    row("can mate", SlowAlive, false, "TimeForfeit Black", ChanceFound::Possible);
    row("not settled", SlowDead, true, "TimeForfeit Black", ChanceFound::Undecided);
}

void TestSessionMates::flagAwaitsTheResult() { // 6.9
    QFETCH(QString, fen);
    QFETCH(bool, isGivenUp);
    QFETCH(QString, end);
    QFETCH(int, found);
    Sitting sitting(fen);
    sitting.startClock();
    sitting.fall();
    QVERIFY(sitting.isAwaited());
    QVERIFY(!sitting.session.game().isOver());
    QVERIFY(sitting.session.clock()->phase() == chess::ClockPhase::Stopped); // at once
    sitting.watcher.answerOf(Color::White); // says nothing of Black
    QVERIFY(sitting.isAwaited());
    isGivenUp ? sitting.watcher.giveUp() : sitting.watcher.answer();
    QVERIFY(!sitting.isAwaited());
    QCOMPARE(sitting.end(), end);
    QVERIFY(foundBy<chess::FlagFell>(sitting.session.game()) == static_cast<ChanceFound>(found));
}

void TestSessionMates::nothingIsAcceptedMeanwhile_data() {
    QTest::addColumn<Intent>("intent");
    QTest::newRow("play") << Intent([](app::GameSession& session) {
        session.play(session.game().position().legalMoves()[0]);
    });
    QTest::newRow("attempt") << Intent([](app::GameSession& session) {
        session.attempt(square(QStringLiteral("e2")), square(QStringLiteral("e8")));
    });
    QTest::newRow("resign"
    ) << Intent([](app::GameSession& session) { session.resign(Color::Black); });
    QTest::newRow("offer"
    ) << Intent([](app::GameSession& session) { session.offerDraw(Color::White); });
    QTest::newRow("accept") << Intent([](app::GameSession& session) { session.acceptDraw(); });
    QTest::newRow("decline") << Intent([](app::GameSession& session) { session.declineDraw(); });
    QTest::newRow("announce") << Intent([](app::GameSession& session) { session.beginAnnouncing(); }
    );
    QTest::newRow("claim"
    ) << Intent([](app::GameSession& session) { session.claimDraw(chess::ClaimRule::FiftyMoves); });
    QTest::newRow("take back") << Intent([](app::GameSession& session) { session.takeBack(); });
    QTest::newRow("redo") << Intent([](app::GameSession& session) { session.redo(); });
    QTest::newRow("change the clock") << Intent([](app::GameSession& session) {
        session.changeClock(chess::TimeAdded{Color::White, 60s});
    });
}

void TestSessionMates::nothingIsAcceptedMeanwhile() {
    QFETCH(Intent, intent);
    Sitting sitting(SlowDead);
    sitting.startClock();
    sitting.play("Kd1");
    sitting.play("Kd8");
    sitting.play("Kc2");
    sitting.session.takeBack(); // so that there is something to be played again
    sitting.fall();
    QVERIFY(sitting.isAwaited());
    const chess::Game before = sitting.session.game();
    int changes = 0;
    std::vector<ActRefusal> refusals;
    connect(&sitting.session, &app::GameSession::changed, this, [&] { ++changes; });
    connect(&sitting.session, &app::GameSession::refused, this, [&](ActRefusal why) {
        refusals.push_back(why);
    });
    intent(sitting.session);
    QCOMPARE(changes, 0);
    QVERIFY(sitting.session.game() == before && sitting.isAwaited());
    QVERIFY(
        refusals == std::vector{ActRefusal::ResultAwaited} ||
        refusals == std::vector{ActRefusal::NothingToRedo}
    );
    QVERIFY(sitting.session.takeBackRefusal() == ActRefusal::ResultAwaited);
    sitting.session.pauseClock();
    sitting.session.resumeClock();
    sitting.session.startClock();
    sitting.session.touch(square(QStringLiteral("e2")));
    sitting.session.cancelPending();
    QCOMPARE(changes, 0);
    QVERIFY(sitting.session.clock()->phase() == chess::ClockPhase::Stopped);
}

void TestSessionMates::awaitedSideComesFirst() {
    Sitting sitting(SlowDead);
    QVERIFY(!sitting.watcher.newest().awaited);
    sitting.session.resign(Color::White);
    QVERIFY(sitting.watcher.newest().awaited == Color::Black);
    QVERIFY(sitting.watcher.newest().moves.empty());
}

void TestSessionMates::whatIsKnownNeedsNoWait() {
    Sitting sitting(SlowAlive);
    sitting.watcher.answerOf(Color::Black);
    sitting.session.resign(Color::White);
    QCOMPARE(sitting.end(), QStringLiteral("Resignation Black"));
    QVERIFY(foundBy<chess::Resigned>(sitting.session.game()) == ChanceFound::Possible);
}

void TestSessionMates::quickAnswerNeedsNoWait() {
    Sitting sitting(QStringLiteral("4k3/8/8/8/8/8/8/R3K3 w - - 0 1"));
    sitting.session.resign(Color::White); // Black's king is bare
    QCOMPARE(sitting.end(), QStringLiteral("Resignation"));
    QVERIFY(!foundBy<chess::Resigned>(sitting.session.game())); // nothing more had to be looked for
}

void TestSessionMates::resignation() { // 5.1.2
    Sitting sitting(SlowDead);
    sitting.session.resign(Color::Black);
    QVERIFY(sitting.isAwaited());
    sitting.watcher.answer();
    QCOMPARE(sitting.end(), QStringLiteral("Resignation"));
    sitting.session.takeBack(); // the resignation alone
    QVERIFY(!sitting.session.game().isOver());
}

void TestSessionMates::secondIllegalMove() { // 7.5.5
    Sitting sitting(SlowDead, presetOf(chess::RulesetName::Board).rules);
    sitting.startClock(chess::PressMode::Press);
    sitting.session.completeMove(); // nothing was moved
    QVERIFY(!sitting.isAwaited());
    QCOMPARE(sitting.session.game().dealings().illegalMoves(Color::White), 1);
    sitting.session.completeMove();
    QVERIFY(sitting.isAwaited());
    sitting.watcher.answer();
    QCOMPARE(sitting.end(), QStringLiteral("IllegalMoves"));
}

// With a move that was made and cannot be changed any more (4.7).
void TestSessionMates::flagWithAMoveMade() {
    Sitting sitting(SlowDead);
    sitting.startClock(chess::PressMode::Press);
    sitting.play("Kd1");
    sitting.fall();
    QVERIFY(sitting.isAwaited());
    QCOMPARE(sitting.watcher.newest().moves.size(), std::size_t{1});
    sitting.watcher.answer();
    QCOMPARE(sitting.end(), QStringLiteral("TimeForfeit"));
    const auto act = std::get<chess::FlagFell>(sitting.session.game().acts().back());
    QCOMPARE(uci(*act.made), QStringLiteral("e2d1"));
    QCOMPARE(sitting.watcher.newest().moves.size(), std::size_t{1}); // and why is asked of it too
}

void TestSessionMates::newGameEndsTheWait() {
    Sitting sitting(SlowDead);
    sitting.session.resign(Color::White);
    const app::MateQuestion asked = sitting.watcher.newest();
    sitting.session.newGame();
    QVERIFY(!sitting.isAwaited());
    sitting.watcher.answer(asked);
    QVERIFY(!sitting.session.game().isOver());
    QVERIFY(sitting.session.game().acts().empty());
}

void TestSessionMates::awaitedResultIsKept_data() {
    QTest::addColumn<Intent>("intent");
    QTest::newRow("flag") << Intent();
    QTest::newRow("resignation"
    ) << Intent([](app::GameSession& session) { session.resign(Color::White); });
}

// The program ends while the result is looked for, and goes on with that when it starts again.
void TestSessionMates::awaitedResultIsKept() {
    QFETCH(Intent, intent);
    Sitting sitting(SlowDead);
    sitting.startClock();
    intent ? intent(sitting.session) : sitting.fall();
    QVERIFY(sitting.isAwaited());
    const auto kept = app::readSession(app::writeSession(sitting.session.record()));
    QVERIFY(kept && kept->awaited && !kept->game.isOver());

    Sitting later(InitialFen);
    later.session.resume(*kept);
    QVERIFY(later.isAwaited());
    QVERIFY(!later.session.game().isOver());
    later.watcher.answer();
    QCOMPARE(later.end(), intent ? QStringLiteral("Resignation") : QStringLiteral("TimeForfeit"));
    QVERIFY(!later.session.record().awaited);
}

void TestSessionMates::withoutAWatcher() { // what is open counts as "perhaps"
    const HandTime time;
    app::GameSession session(time);
    session.resume(game(SlowDead));
    session.resign(Color::White);
    QCOMPARE(endOf(session.game().outcome()), QStringLiteral("Resignation Black"));
    QVERIFY(!session.chance(Color::Black));
}

} // namespace

QTEST_GUILESS_MAIN(TestSessionMates)
#include "tst_sessionmates.moc"
