// Whole lessons through the real window, by mouse and by keys alone, in both languages; and the
// game that waits meanwhile.
#include "core/lesson/solve.h"
#include "tests/support/chess.h"
#include "tests/support/player.h"
#include "tests/support/said.h"

#include <QApplication>
#include <QtTest>

#include <algorithm>

using namespace support;
using chess::LessonId;
using chess::Task;

namespace {

// One who learns: a player on the board of the lesson.
class Learner : public Player {
public:
    using Player::Player;

    ui::BoardView& taskBoard() {
        return *window().findChild<ui::BoardView*>(QStringLiteral("taskBoard"));
    }
    QPoint taskPoint(chess::Square square) {
        const QPointF center = taskBoard().geometryNow().rectOf(square).center();
        return taskBoard().mapTo(&window(), center.toPoint());
    }
    void dragTask(const QString& from, const QString& to) {
        press(taskPoint(square(from)));
        moveMouse(taskPoint(square(to)));
        letGo();
    }
    void tapTask(chess::Square at) {
        press(taskPoint(at));
        letGo();
    }

    bool moveTaskCursor(chess::Square goal) {
        const int sign = taskBoard().below() == chess::Color::White ? 1 : -1;
        constexpr int Most = 20;
        for (int i = 0; i < Most && taskBoard().cursorSquare() != goal; ++i) {
            const chess::Square now = taskBoard().cursorSquare();
            const int files = sign * (indexOf(goal.file()) - indexOf(now.file()));
            const int ranks = sign * (indexOf(goal.rank()) - indexOf(now.rank()));
            key(files > 0   ? Qt::Key_Right
                : files < 0 ? Qt::Key_Left
                : ranks > 0 ? Qt::Key_Up
                            : Qt::Key_Down);
        }
        return taskBoard().cursorSquare() == goal;
    }
    bool bringByKeys(chess::Square from, chess::Square to) {
        if (!moveTaskCursor(from)) {
            return false;
        }
        key(Qt::Key_Return);
        if (taskBoard().selected() != from || !moveTaskCursor(to)) {
            return false;
        }
        key(Qt::Key_Return);
        return true;
    }

    bool moveByMouse(chess::Move move) {
        tapTask(move.from());
        tapTask(move.to());
        return !move.promotion() || choosePiece(*move.promotion());
    }
    bool moveByKeys(chess::Move move) {
        if (!bringByKeys(move.from(), move.to())) {
            return false;
        }
        if (move.promotion()) {
            const auto& roles = chess::PromotionRoles;
            const auto* wanted = std::find(roles.begin(), roles.end(), *move.promotion());
            for (auto steps = wanted - roles.begin(); steps > 0; --steps) {
                key(Qt::Key_Down);
            }
            key(Qt::Key_Return);
        }
        return true;
    }

    // Tab by Tab, as far as it takes.
    bool tabTo(const char* name) {
        constexpr int Most = 30;
        for (int i = 0; i < Most; ++i) {
            const QWidget* now = QApplication::focusWidget();
            if (now && now->objectName() == QLatin1String(name)) {
                return true;
            }
            key(Qt::Key_Tab);
        }
        return false;
    }

    QString nameOfStep(const Task& task) { // as it is read aloud
        const QByteArray name = "task_" + QByteArray(task.id.data()).split('.').at(1);
        const QWidget* step = find(name.constData());
        return step ? step->accessibleName() : QString();
    }
};

QString right(const QString& language) {
    return inLanguage(language, "Right!", "正解！");
}

QString notYet(const QString& language) {
    return inLanguage(language, "Not yet", "もう一度");
}

} // namespace

class TestLessons : public QObject {
    Q_OBJECT

private slots:
    void byMouse_data() { inBoth(); }
    void byMouse();
    void byKeys_data() { inBoth(); }
    void byKeys();
    void byFinger();
    void fromARefusedMove();
    void gameWaits();
    void clockIsPaused();
    void newGameComesBackFirst();
    void languageInTheMiddle();

private:
    static void inBoth() {
        QTest::addColumn<QString>("language");
        for (const QString& language : languages()) {
            QTest::newRow(qPrintable(language)) << language;
        }
    }
};

void TestLessons::byMouse() {
    QFETCH(QString, language);
    Learner player(language);
    QVERIFY(player.command("lessons"));
    QCOMPARE(player.text("lessonsCount"), inLanguage(language, "0 of 73", "73問中0問"));
    QVERIFY(player.click("lesson_knight"));
    const auto tasks = chess::tasksOf(LessonId::Knight);
    for (const Task& task : tasks) {
        const QString number = QString::fromLatin1(task.id.data()).section('.', 1);
        QCOMPARE(player.nameOfStep(task), inLanguage(language, "Task ", "課題") + number);
        if (&task == &tasks.front()) { // one try that misses, and one that is refused
            player.dragTask(QStringLiteral("b1"), QStringLiteral("a3"));
            QCOMPARE(player.text("answerTitle"), notYet(language));
            QCOMPARE(
                player.text("answerLine"),
                inLanguage(
                    language,
                    "No move is left, but 1 star. It begins again.",
                    "手数を使いきりましたが、星が1個残っています。最初からやりなおします。"
                )
            );
            player.dragTask(QStringLiteral("b1"), QStringLiteral("b2"));
            QVERIFY(player.text("answerLine")
                        .startsWith(
                            inLanguage(language, "A knight moves in an L", "ナイトはL字に動きます")
                        ));
        }
        for (const chess::Move move : chess::solutionsOf(task).first) {
            QVERIFY(player.moveByMouse(move));
        }
        QCOMPARE(player.text("answerTitle"), right(language));
        QCOMPARE(
            player.nameOfStep(task),
            inLanguage(language, "Task ", "課題") + number +
                inLanguage(language, ", done", "、できました")
        );
        QVERIFY(player.click("lessonNext"));
    }
    QCOMPARE(player.text("lessonTitle"), inLanguage(language, "Bishop", "ビショップ"));
    QVERIFY(player.click("lessonToGame") && player.moves().isEmpty());
    Learner again(player.home()); // a new start
    QVERIFY(again.command("lessons"));
    QCOMPARE(again.text("lessonsCount"), inLanguage(language, "7 of 73", "73問中7問"));
    QCOMPARE(
        again.find("lesson_knight")->accessibleName(),
        inLanguage(language, "Knight, 7 of 7", "ナイト、7問中7問")
    );
}

void TestLessons::byKeys() {
    QFETCH(QString, language);
    Learner player(language);
    player.key(Qt::Key_L, Qt::ControlModifier);
    QVERIFY(player.tabTo("lesson_promotion"));
    player.key(Qt::Key_Return);
    const auto tasks = chess::tasksOf(LessonId::Promotion);
    for (const Task& task : tasks) {
        if (task.id == "promotion.5") { // the queen, which is one choice too many
            QVERIFY(player.bringByKeys(square(QStringLiteral("c7")), square(QStringLiteral("c8"))));
            player.key(Qt::Key_Return);
            QCOMPARE(player.text("answerTitle"), notYet(language));
            QVERIFY(player.text("answerLine")
                        .startsWith(inLanguage(language, "That is stalemate", "ステイルメイトです"))
            );
        }
        for (const chess::Move move : chess::solutionsOf(task).first) {
            QVERIFY2(player.moveByKeys(move), task.id.data());
        }
        QCOMPARE(player.text("answerTitle"), right(language));
        player.key(Qt::Key_Return); // the way on has the focus
    }
    QCOMPARE(player.text("lessonTitle"), inLanguage(language, "Check", "チェック"));
    QVERIFY(player.tabTo("lessonsAll"));
    player.key(Qt::Key_Escape);
    QCOMPARE(player.text("lessonsCount"), inLanguage(language, "7 of 73", "73問中7問"));
    player.key(Qt::Key_Escape);
    QVERIFY(player.sees("moveList"));
    QVERIFY(player.playByKeys(QStringLiteral("e4")));
}

void TestLessons::byFinger() {
    Learner player(QStringLiteral("en"));
    player.window().openLesson(LessonId::Knight);
    player.settle();
    static QPointingDevice* screen = QTest::createTouchDevice();
    for (const char* at : {"b1", "c3"}) {
        const QPoint point = player.taskPoint(square(QString(at)));
        QTest::touchEvent(player.window().windowHandle(), screen).press(1, point);
        QTest::touchEvent(player.window().windowHandle(), screen).release(1, point);
    }
    player.settle();
    QCOMPARE(player.text("answerTitle"), QStringLiteral("Right!"));
}

void TestLessons::fromARefusedMove() { // the second of its kind offers the lesson
    Learner player(QStringLiteral("en"));
    player.drag(QStringLiteral("b1"), QStringLiteral("b3"));
    QVERIFY(!player.sees("refusalLesson"));
    player.drag(QStringLiteral("g1"), QStringLiteral("g3"));
    QVERIFY(player.click("refusalLesson"));
    QCOMPARE(player.text("lessonTitle"), QStringLiteral("Knight"));
    QVERIFY(player.click("lessonToGame"));
    for (int i = 0; i < 2; ++i) { // an empty square teaches nothing
        player.drag(QStringLiteral("e7"), QStringLiteral("e5"));
        QVERIFY(!player.sees("refusalLesson"));
    }
}

// Nothing is done to a game that is out of sight, and it is there again afterwards.
void TestLessons::gameWaits() {
    Learner player(QStringLiteral("en"));
    QVERIFY(player.playLine(QStringLiteral("e4 e5"), By::Drag));
    QVERIFY(player.command("lessons"));
    QCOMPARE(player.windowTitle(), QStringLiteral("Lessons — Banmen"));
    for (const char* name : {"takeBack", "resignWhiteCommand", "claimDraw", "flip", "first"}) {
        QVERIFY2(!player.command(name), name);
    }
    player.key(Qt::Key_Z, Qt::ControlModifier);
    player.key(Qt::Key_F);
    QVERIFY(player.click("lessonsBack"));
    QCOMPARE(player.moves(), (QStringList{QStringLiteral("e4"), QStringLiteral("e5")}));
    QVERIFY(player.board().below() == chess::Color::White);
    QCOMPARE(player.windowTitle(), QStringLiteral("White to move — Banmen"));
    QVERIFY(player.command("takeBack"));
}

void TestLessons::clockIsPaused() {
    Learner player(QStringLiteral("en"));
    QVERIFY(player.openNewGame());
    QVERIFY(player.choose("time", QStringLiteral("blitz_3")) && player.answer("newGameStart"));
    QVERIFY(player.click("clockStart"));
    QVERIFY(player.session().clock()->phase() == chess::ClockPhase::Running);
    player.key(Qt::Key_L, Qt::ControlModifier);
    QVERIFY(player.session().clock()->phase() == chess::ClockPhase::Paused);
    player.key(Qt::Key_P); // nor can it be started from here
    QVERIFY(player.session().clock()->phase() == chess::ClockPhase::Paused);
    QVERIFY(player.click("lessonsBack"));
    QVERIFY(player.command("pause"));
    QVERIFY(player.session().clock()->phase() == chess::ClockPhase::Running);
}

void TestLessons::newGameComesBackFirst() {
    Learner player(QStringLiteral("en"));
    QVERIFY(player.command("lessons"));
    QVERIFY(player.openNewGame());
    player.key(Qt::Key_Escape);
    QVERIFY(player.sees("moveList"));
}

void TestLessons::languageInTheMiddle() {
    Learner player(QStringLiteral("en"));
    player.window().openLesson(LessonId::Knight);
    player.settle();
    QVERIFY(player.click("task_4"));
    player.dragTask(QStringLiteral("b1"), QStringLiteral("c3"));
    QVERIFY(player.command("japanese") && player.command("dark"));
    QCOMPARE(player.text("answerLine"), QStringLiteral("あと2手です。"));
    QCOMPARE(player.windowTitle(), QStringLiteral("レッスン — Banmen"));
    player.dragTask(QStringLiteral("c3"), QStringLiteral("d5"));
    player.dragTask(QStringLiteral("d5"), QStringLiteral("f4"));
    QCOMPARE(player.text("answerTitle"), QStringLiteral("正解！"));
    QVERIFY(player.command("light"));
}

QTEST_MAIN(TestLessons)
#include "tst_lessons.moc"
