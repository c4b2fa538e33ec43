// Every task of the lessons: its position is legal and not done yet, and exactly what it says is
// right is right.
#include "core/lesson/solve.h"
#include "core/verdict/refusal.h"
#include "tests/support/chess.h"

#include <QSet>
#include <QtTest>

#include <algorithm>

using namespace support;
using namespace chess;

Q_DECLARE_METATYPE(const chess::Task*)

namespace {

QString text(std::string_view view) {
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

bool isOneMove(const Task& task) {
    return task.moves == 1 && task.goal != TaskGoal::EscapeCheck;
}

bool cannotMove(const Position& position) {
    return position.legalMoves().isEmpty();
}

bool isFork(const Position& after, Move move) {
    if (!after.checkers().contains(move.to())) {
        return false;
    }
    const Bitboard queens = after.board().of(after.turn(), Role::Queen);
    const MoveList replies = after.legalMoves();
    return queens.count() == 1 &&
           after.attackers(queens.first(), !after.turn()).contains(move.to()) &&
           std::none_of(replies.begin(), replies.end(), [&](Move reply) {
               return reply.captureSquare() == move.to();
           });
}

// What the goal asks of one move, said a second time.
bool reaches(const Task& task, const Position& before, Move move) {
    const Position after = before.play(move);
    switch (task.goal) {
    case TaskGoal::TakeStars:
        return squaresOf(task) == Bitboard(move.to()) && move.role() == roleOf(task.lesson);
    case TaskGoal::CaptureMen:
        return move.captureSquare() && squaresOf(task) == Bitboard(*move.captureSquare());
    case TaskGoal::Castle: return move.isCastling();
    case TaskGoal::CaptureEnPassant: return move.isEnPassant();
    case TaskGoal::Promote: return move.isPromotion();
    case TaskGoal::PromoteSafely:
        return move.isPromotion() && (after.isCheck() || !cannotMove(after));
    case TaskGoal::Fork: return isFork(after, move);
    case TaskGoal::GiveCheck: return after.isCheck();
    case TaskGoal::GiveDiscoveredCheck:
        return after.isCheck() && !after.checkers().contains(move.to());
    case TaskGoal::GiveDoubleCheck: return after.checkers().count() == 2;
    case TaskGoal::GiveMate: return after.isCheck() && cannotMove(after);
    case TaskGoal::AvoidStalemate: return after.isCheck() || !cannotMove(after);
    case TaskGoal::EscapeCheck: return true;
    }
    return false;
}

QStringList rightMoves(const Task& task) {
    const Position position = TaskRun(task).position();
    return uciMoves(position.legalMoves().where([&](Move move) {
        return reaches(task, position, move);
    }));
}

} // namespace

class TestLessonTasks : public QObject {
    Q_OBJECT

private slots:
    void lessons_data();
    void lessons();
    void noTwoAreTheSame();
    void isFoundById();
    void position_data() { eachTask(); }
    void position();
    void squares_data() { eachTask(); }
    void squares();
    void claim_data() { eachTask(); }
    void claim();
    void waysOutOfCheck_data() { eachTask(); }
    void waysOutOfCheck();
    void everyLegalMoveIsAnswered_data() { eachTask(); }
    void everyLegalMoveIsAnswered();
    void everyOtherMoveIsRefused_data() { eachTask(); }
    void everyOtherMoveIsRefused();

private:
    static void eachTask() {
        QTest::addColumn<const Task*>("task");
        for (const Task& task : allTasks()) {
            QTest::newRow(task.id.data()) << &task;
        }
    }
};

void TestLessonTasks::lessons_data() {
    QTest::addColumn<int>("lesson");
    for (const LessonId lesson : AllLessons) {
        QTest::addRow("%d", static_cast<int>(lesson)) << static_cast<int>(lesson);
    }
}

void TestLessonTasks::lessons() {
    QFETCH(int, lesson);
    const auto tasks = tasksOf(static_cast<LessonId>(lesson));
    QVERIFY(tasks.size() >= 5 && tasks.size() <= 8);
    for (std::size_t i = 0; i < tasks.size(); ++i) { // "knight.1", "knight.2"
        QVERIFY(static_cast<int>(tasks[i].lesson) == lesson);
        QCOMPARE(text(tasks[i].id).section('.', 0, 0), text(tasks[0].id).section('.', 0, 0));
        QCOMPARE(text(tasks[i].id).section('.', 1), QString::number(i + 1));
    }
}

void TestLessonTasks::noTwoAreTheSame() {
    QSet<QString> ids;
    QSet<QString> contents;
    std::size_t inLessons = 0;
    for (const Task& task : allTasks()) {
        ids.insert(text(task.id));
        contents.insert(QStringList{
            text(task.fen),
            text(task.before),
            text(task.squares),
            QString::number(static_cast<int>(task.goal))}
                            .join('|'));
    }
    for (const LessonId lesson : AllLessons) {
        inLessons += tasksOf(lesson).size();
    }
    QVERIFY(ids.size() >= 60);
    QCOMPARE(static_cast<std::size_t>(ids.size()), allTasks().size());
    QCOMPARE(static_cast<std::size_t>(contents.size()), allTasks().size());
    QCOMPARE(inLessons, allTasks().size());
}

void TestLessonTasks::isFoundById() {
    for (const Task& task : allTasks()) {
        QVERIFY(findTask(task.id) == &task);
    }
    QVERIFY(!findTask("knight.0"));
    QVERIFY(!findTask(""));
}

void TestLessonTasks::position() {
    QFETCH(const Task*, task);
    const auto read = readFen(task->fen);
    QVERIFY(read);
    QVERIFY(read->warnings.empty());
    const TaskRun run(*task); // which plays the moves before
    const auto played = text(task->before).split(' ', Qt::SkipEmptyParts).size();
    QCOMPARE(run.game().plyCount(), static_cast<std::size_t>(played));
    QVERIFY(run.position() == run.game().position());
    QVERIFY(!cannotMove(run.position()));
    QVERIFY(!run.isSolved());
    QVERIFY(run.position().isCheck() || task->goal != TaskGoal::EscapeCheck);
}

void TestLessonTasks::squares() {
    QFETCH(const Task*, task);
    const TaskRun run(*task);
    const bool isStars = task->goal == TaskGoal::TakeStars;
    const bool isMen = task->goal == TaskGoal::CaptureMen;
    QCOMPARE(!task->squares.empty(), isStars || isMen);
    QCOMPARE(squaresOf(*task).count(), (static_cast<int>(task->squares.size()) + 1) / 3);
    for (const Square square : squaresOf(*task)) {
        const auto man = run.position().pieceAt(square);
        QCOMPARE(man.has_value(), isMen);
        QVERIFY(!man || (man->color != run.learner() && man->role != Role::King));
    }
}

void TestLessonTasks::claim() {
    QFETCH(const Task*, task);
    QCOMPARE(task->shortest == Several, !task->accepted.empty());
    if (!task->accepted.empty()) {
        QCOMPARE(text(task->accepted).split(' '), rightMoves(*task));
    }
    const TaskSolutions found = solutionsOf(*task);
    QVERIFY(found.shortest > 0);
    QCOMPARE(static_cast<int>(found.first.size()), task->moves); // and none is shorter
    if (task->shortest != Several) {
        QCOMPARE(found.shortest, task->shortest);
    } else if (isOneMove(*task)) {
        QCOMPARE(found.shortest, static_cast<int>(rightMoves(*task).size()));
    }
    TaskRun run(*task);
    for (const Move move : found.first) {
        QVERIFY(!run.isSolved());
        QVERIFY(run.play(move).state != TaskState::Missed);
    }
    QVERIFY(run.isSolved());
}

void TestLessonTasks::waysOutOfCheck() {
    QFETCH(const Task*, task);
    if (task->goal != TaskGoal::EscapeCheck) {
        return;
    }
    QSet<int> ways;
    const Position position = TaskRun(*task).position();
    for (const Move move : position.legalMoves()) {
        const bool takes =
            move.captureSquare() && position.checkers().contains(*move.captureSquare());
        const bool isKing = move.role() == Role::King;
        const EscapeWay way = takes    ? EscapeWay::Capture
                              : isKing ? EscapeWay::MoveAway
                                       : EscapeWay::Block;
        QVERIFY(escapeWayOf(position, move) == way);
        ways.insert(static_cast<int>(way));
    }
    QCOMPARE(static_cast<int>(ways.size()), task->moves);
}

// Right, right so far, or missed for a reason; and a miss in the last move brings the start back.
void TestLessonTasks::everyLegalMoveIsAnswered() {
    QFETCH(const Task*, task);
    const TaskRun begun(*task);
    for (const Move move : begun.position().legalMoves()) {
        TaskRun run = begun;
        const TaskReply reply = run.play(move);
        QCOMPARE(reply.state == TaskState::Missed, reply.miss.has_value());
        QCOMPARE(reply.state == TaskState::Solved, run.isSolved());
        if (reply.state == TaskState::Missed) {
            QVERIFY(run == begun);
        }
        if (isOneMove(*task)) {
            QCOMPARE(run.isSolved(), reaches(*task, begun.position(), move));
        } else if (reply.state == TaskState::GoesOn && task->goal != TaskGoal::EscapeCheck) {
            QCOMPARE(run.movesLeft(), task->moves - 1);
            QVERIFY(run.position().turn() == run.learner());
            QVERIFY(!cannotMove(run.position()));
        }
        if (reply.defence) {
            QVERIFY(begun.position().play(move).legalMoves().contains(*reply.defence));
        }
    }
}

void TestLessonTasks::everyOtherMoveIsRefused() {
    QFETCH(const Task*, task);
    const TaskRun run(*task);
    const MoveList legal = run.position().legalMoves();
    for (int from = 0; from < 64; ++from) {
        for (int to = 0; to < 64; ++to) {
            if (from == to) {
                continue;
            }
            const auto isIt = [&](Move move) {
                return move.from() == Square::at(from) && move.to() == Square::at(to);
            };
            const bool isLegal = std::any_of(legal.begin(), legal.end(), isIt);
            const auto why = refusalOnBoard(run.game(), {Square::at(from), Square::at(to)});
            QCOMPARE(why.has_value(), !isLegal);
            QVERIFY(!why || why->reason != RefusalReason::GameOver);
        }
    }
}

QTEST_APPLESS_MAIN(TestLessonTasks)
#include "tst_lessontasks.moc"
