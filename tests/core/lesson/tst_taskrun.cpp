// A task being done: what comes back for each move, in tasks of the test's own.
#include "core/lesson/taskrun.h"
#include "tests/support/chess.h"

#include <QtTest>

using namespace support;
using namespace chess;

namespace {

constexpr std::string_view Nothing;

Task taskOf(
    LessonId lesson, TaskGoal goal, std::string_view fen, std::string_view squares, int moves
) {
    return {"test.1", lesson, goal, fen, Nothing, squares, moves, Nothing, Several};
}

Task taskOf(TaskGoal goal, std::string_view fen) {
    return taskOf(LessonId::Mate, goal, fen, Nothing, 1);
}

TaskReply play(TaskRun& run, const char* move) {
    return run.play(support::move(run.position(), QString::fromLatin1(move)));
}

QString now(const TaskRun& run) {
    return support::fen(run.position());
}

} // namespace

class TestTaskRun : public QObject {
    Q_OBJECT

private slots:
    void opponentPasses();
    void opponentAnswersACheck();
    void markedManThatMovesStaysMarked();
    void anotherManTakesNoStar();
    void beginsAgainWhenMovesAreUsedUp();
    void castlingIsLost();
    void eachWayOutOfCheckOnce();
    void misses_data();
    void misses();
    void noPassInCheck();
    void movesBefore();
};

void TestTaskRun::opponentPasses() {
    const Task task = taskOf(
        LessonId::Knight, TaskGoal::TakeStars, "4k3/8/8/8/8/8/8/1N2K3 w - - 0 1", "c3 d5", 2
    );
    TaskRun run(task);
    const TaskReply reply = play(run, "Nc3");
    QVERIFY(reply.state == TaskState::GoesOn && reply.opponent == OpponentDoes::Pass);
    QVERIFY(run.targets() == Bitboard(square(QStringLiteral("d5"))));
    QCOMPARE(run.movesLeft(), 1);
    QCOMPARE(now(run), QStringLiteral("4k3/8/8/8/8/2N5/8/4K3 w - - 1 1"));
    QVERIFY(play(run, "Nd5").state == TaskState::Solved);
    QVERIFY(run.isSolved());
}

void TestTaskRun::opponentAnswersACheck() {
    const Task task =
        taskOf(LessonId::Rook, TaskGoal::TakeStars, "7k/8/8/8/8/8/8/R3K3 w - - 0 1", "a8 b8", 2);
    TaskRun run(task);
    const TaskReply reply = play(run, "Ra8+");
    QVERIFY(reply.opponent == OpponentDoes::Reply);
    QCOMPARE(
        uci(*reply.reply), uci(support::position("R6k/8/8/8/8/8/8/4K3 b - - 1 1").legalMoves()[0])
    );
    QVERIFY(run.position().turn() == Color::White);
}

void TestTaskRun::markedManThatMovesStaysMarked() {
    const Task task =
        taskOf(LessonId::Rook, TaskGoal::CaptureMen, "6bk/6p1/8/R7/8/8/8/4K3 w - - 0 1", "g8", 2);
    TaskRun run(task);
    const TaskReply reply = play(run, "Rh5"); // check, and the bishop must come between
    QVERIFY(reply.opponent == OpponentDoes::Reply);
    QCOMPARE(uci(*reply.reply), QStringLiteral("g8h7"));
    QVERIFY(run.targets() == Bitboard(square(QStringLiteral("h7"))));
    QVERIFY(play(run, "Rxh7+").state == TaskState::Solved);
}

void TestTaskRun::anotherManTakesNoStar() {
    const Task task =
        taskOf(LessonId::Rook, TaskGoal::TakeStars, "7k/8/8/8/8/8/8/R3K3 w - - 0 1", "d1 d2", 2);
    TaskRun run(task);
    play(run, "Kd2");
    QCOMPARE(run.targets().count(), 2);
}

void TestTaskRun::beginsAgainWhenMovesAreUsedUp() {
    const Task task = taskOf(
        LessonId::Knight, TaskGoal::TakeStars, "4k3/8/8/8/8/8/8/1N2K3 w - - 0 1", "c3 d5", 2
    );
    TaskRun run(task);
    const TaskRun begun = run;
    play(run, "Nc3");
    const TaskReply reply = play(run, "Nb5");
    QVERIFY(reply.state == TaskState::Missed && reply.miss == TaskMiss::MovesUsedUp);
    QCOMPARE(reply.targetsLeft, 1);
    QVERIFY(run == begun);
}

void TestTaskRun::castlingIsLost() {
    const Task task =
        taskOf(LessonId::Castling, TaskGoal::Castle, "4k3/8/8/8/8/8/8/4KB1R w K - 0 1", Nothing, 3);
    TaskRun run(task);
    QVERIFY(play(run, "Bg2").state == TaskState::GoesOn);
    QVERIFY(play(run, "Ke2").miss == TaskMiss::CastlingLost);
    QCOMPARE(run.movesLeft(), 3); // all begins again
    QVERIFY(play(run, "Be2").state == TaskState::GoesOn);
    QVERIFY(play(run, "O-O").state == TaskState::Solved);
}

void TestTaskRun::eachWayOutOfCheckOnce() {
    const Task task = taskOf(
        LessonId::Check, TaskGoal::EscapeCheck, "4r1k1/8/8/1B6/8/8/8/4K3 w - - 0 1", Nothing, 3
    );
    TaskRun run(task);
    const QString begun = now(run);
    QVERIFY(play(run, "Kd2").way == EscapeWay::MoveAway);
    QCOMPARE(now(run), begun); // the same position again
    const TaskReply again = play(run, "Kf2");
    QVERIFY(again.miss == TaskMiss::WayFoundBefore && again.way == EscapeWay::MoveAway);
    QVERIFY(play(run, "Be2").way == EscapeWay::Block);
    QVERIFY(run.hasFound(EscapeWay::Block) && !run.hasFound(EscapeWay::Capture));
    const TaskReply last = play(run, "Bxe8");
    QVERIFY(last.state == TaskState::Solved && last.way == EscapeWay::Capture);
}

void TestTaskRun::misses_data() {
    QTest::addColumn<int>("goal");
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("move");
    QTest::addColumn<int>("miss");
    QTest::addColumn<QString>("defence"); // empty: none
    const auto row = [](const char* name,
                        TaskGoal goal,
                        const char* fen,
                        const char* move,
                        TaskMiss miss,
                        const char* defence = "") {
        QTest::newRow(name) << static_cast<int>(goal) << QString(fen) << QString(move)
                            << static_cast<int>(miss) << QString(defence);
    };
    using enum TaskGoal;
    row("no check", GiveMate, "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "Ra7", TaskMiss::NotCheck);
    row("the checking man is taken",
        GiveMate,
        "6k1/1b3ppp/8/8/8/8/8/R3K3 w - - 0 1",
        "Ra8",
        TaskMiss::MateTaken,
        "b7a8");
    row("a king takes it",
        GiveMate,
        "6k1/8/8/8/8/8/7Q/4K3 w - - 0 1",
        "Qh7+",
        TaskMiss::MateTaken,
        "g8h7");
    row("the king goes",
        GiveMate,
        "6k1/5pp1/8/8/8/8/8/R3K3 w - - 0 1",
        "Ra8",
        TaskMiss::MateKingGoes,
        "g8h7");
    row("a man comes between",
        GiveMate,
        "6k1/5ppp/8/1b6/8/8/8/3RK3 w - - 0 1",
        "Rd8",
        TaskMiss::MateBlocked,
        "b5e8");
    row("stalemate", GiveMate, "k7/8/1K6/8/8/8/8/2Q5 w - - 0 1", "Qc7", TaskMiss::Stalemate);
    row("stalemate by promotion",
        PromoteSafely,
        "8/k1P5/2K5/8/8/8/7P/8 w - - 0 1",
        "c8=Q",
        TaskMiss::Stalemate);
    row("no promotion",
        PromoteSafely,
        "8/k1P5/2K5/8/8/8/7P/8 w - - 0 1",
        "h3",
        TaskMiss::NotPromotion);
    row("stalemate, to be avoided",
        AvoidStalemate,
        "k7/P7/K7/R7/8/8/8/8 w - - 0 1",
        "Kb6",
        TaskMiss::Stalemate);
    row("a fork of the king alone",
        Fork,
        "6k1/5ppp/q7/5N2/8/8/8/4K3 w - - 0 1",
        "Ne7+",
        TaskMiss::QueenNotAttacked);
    row("a fork that a man takes",
        Fork,
        "2q2bk1/5ppp/8/5N2/8/8/8/4K3 w - - 0 1",
        "Ne7+",
        TaskMiss::ForkTaken,
        "f8e7");
    row("no check by a fork",
        Fork,
        "2q3k1/5ppp/8/5N2/8/8/8/4K3 w - - 0 1",
        "Nd6",
        TaskMiss::NotCheck);
    row("not discovered",
        GiveDiscoveredCheck,
        "4k3/8/8/8/4B3/8/4R3/4K3 w - - 0 1",
        "Bc6+",
        TaskMiss::NotDiscovered);
    row("not double",
        GiveDoubleCheck,
        "4k3/8/8/8/4N3/8/4R3/4K3 w - - 0 1",
        "Nc3+",
        TaskMiss::NotDouble);
    row("no castling", Castle, "4k3/8/8/8/8/8/P7/R3K3 w Q - 0 1", "a3", TaskMiss::NotCastling);
    row("the rook has moved",
        Castle,
        "4k3/8/8/8/8/8/P7/R3K3 w Q - 0 1",
        "Rb1",
        TaskMiss::CastlingLost);
    row("not en passant",
        CaptureEnPassant,
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        "e6",
        TaskMiss::NotEnPassant);
}

void TestTaskRun::misses() {
    QFETCH(int, goal);
    QFETCH(QString, fen);
    QFETCH(QString, move);
    QFETCH(int, miss);
    QFETCH(QString, defence);
    const QByteArray start = fen.toUtf8();
    const Task task = taskOf(static_cast<TaskGoal>(goal), start.constData());
    TaskRun run(task);
    const TaskReply reply = play(run, qPrintable(move));
    QVERIFY(reply.state == TaskState::Missed);
    QCOMPARE(static_cast<int>(*reply.miss), miss);
    if (!defence.isEmpty()) {
        QCOMPARE(uci(*reply.defence), defence);
    }
    QCOMPARE(now(run), fen);
}

void TestTaskRun::noPassInCheck() {
    QVERIFY(!afterPass(support::position(QStringLiteral("R3k3/8/8/8/8/8/8/4K3 b - - 0 1"))));
    const auto passed =
        afterPass(support::position(QStringLiteral("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1")));
    QVERIFY(passed && passed->turn() == Color::Black && !passed->enPassantSquare());
}

void TestTaskRun::movesBefore() {
    const Task task{
        "test.1",
        LessonId::EnPassant,
        TaskGoal::CaptureEnPassant,
        "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1",
        "d7d5",
        Nothing,
        1,
        Nothing,
        Several};
    TaskRun run(task);
    QCOMPARE(run.game().plyCount(), std::size_t{1});
    QVERIFY(run.learner() == Color::White);
    QVERIFY(play(run, "exd6").state == TaskState::Solved);
}

QTEST_APPLESS_MAIN(TestTaskRun)
#include "tst_taskrun.moc"
