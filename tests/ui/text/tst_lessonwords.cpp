// What the lessons say, in both languages: every task asks for something, and every legal move of
// every task is answered.
#include "app/language.h"
#include "core/lesson/solve.h"
#include "tests/support/chess.h"
#include "tests/support/said.h"
#include "ui/text/lessonwords.h"

#include <QSet>
#include <QtTest>

using namespace support;
using chess::Task;
using chess::TaskRun;
using ui::text::Message;

namespace {

Message answered(TaskRun& run, chess::Move move) {
    const chess::Position before = run.position();
    const chess::TaskReply reply = run.play(move);
    return ui::text::answerTo({run, reply, before, move});
}

QString answered(const char* id, const QStringList& moves) { // the line for the last of them
    TaskRun run(*chess::findTask(id));
    QString line;
    for (const QString& text : moves) {
        line = answered(run, move(run.position(), text)).line;
    }
    return line;
}

} // namespace

class TestLessonWords : public QObject {
    Q_OBJECT

private slots:
    void lessons_data() { inBoth(); }
    void lessons();
    void tasks_data() { inBoth(); }
    void tasks();
    void everyMoveIsAnswered_data() { inBoth(); }
    void everyMoveIsAnswered();
    void everyLineIsAnswered_data() { inBoth(); }
    void everyLineIsAnswered();
    void answers_data();
    void answers();

private:
    static void inBoth() {
        QTest::addColumn<QString>("language");
        for (const QString& language : languages()) {
            QTest::newRow(qPrintable(language)) << language;
        }
    }

    app::Language m_language;
};

void TestLessonWords::lessons() {
    QFETCH(QString, language);
    m_language.use(language);
    QSet<QString> names;
    for (const chess::LessonId lesson : chess::AllLessons) {
        names.insert(ui::text::lessonName(lesson));
        QVERIFY(!ui::text::lessonLine(lesson).isEmpty());
    }
    QCOMPARE(static_cast<std::size_t>(names.size()), chess::AllLessons.size());
    QVERIFY(names.contains(inLanguage(language, "Knight", "ナイト")));
    QCOMPARE(ui::text::doneOf(3, 6), inLanguage(language, "3 of 6", "6問中3問"));
}

void TestLessonWords::tasks() {
    QFETCH(QString, language);
    m_language.use(language);
    for (const Task& task : chess::allTasks()) {
        const QString said = ui::text::taskSentence(task, TaskRun(task).learner());
        QVERIFY2(!said.isEmpty() && !said.contains('{') && !said.contains('%'), qPrintable(said));
        if (task.moves > 1 && task.goal != chess::TaskGoal::EscapeCheck) {
            QVERIFY2(said.contains(QString::number(task.moves)), qPrintable(said));
        }
    }
    QCOMPARE(
        ui::text::taskSentence(*chess::findTask("knight.3"), chess::Color::White),
        inLanguage(
            language,
            "Take the star with the knight. You have 2 moves.",
            "ナイトで星を取る。2手まで。"
        )
    );
    QCOMPARE(
        ui::text::taskSentence(*chess::findTask("mate.6"), chess::Color::White),
        inLanguage(
            language,
            "Move so that Black is not stalemated.",
            "黒をステイルメイトにしない手を指す。"
        )
    );
}

void TestLessonWords::everyMoveIsAnswered() {
    QFETCH(QString, language);
    m_language.use(language);
    for (const Task& task : chess::allTasks()) {
        const TaskRun begun(task);
        for (const chess::Move move : begun.position().legalMoves()) {
            TaskRun run = begun;
            const Message said = answered(run, move);
            QVERIFY(!said.title.isEmpty());
            const QByteArray where = (QByteArray(task.id.data()) + ' ' + uci(move).toUtf8());
            QVERIFY2(!said.line.isEmpty() && !said.line.contains('{'), where.constData());
        }
    }
}

void TestLessonWords::everyLineIsAnswered() { // of the solutions
    QFETCH(QString, language);
    m_language.use(language);
    for (const Task& task : chess::allTasks()) {
        TaskRun run(task);
        for (const chess::Move move : chess::solutionsOf(task).first) {
            const Message said = answered(run, move);
            QVERIFY2(!said.line.isEmpty() && !said.line.contains('{'), task.id.data());
        }
    }
}

void TestLessonWords::answers_data() {
    QTest::addColumn<QString>("task");
    QTest::addColumn<QString>("moves");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("japanese");
    const auto row = [](const char* id, const char* moves, const char* english, const char* japanese
                     ) {
        QTest::addRow("%s %s", id, moves)
            << QString(id) << QString(moves) << QString(english) << QString::fromUtf8(japanese);
    };
    row("knight.3", "Nf3", "1 move left.", "あと1手です。");
    row("knight.3",
        "Nf3 Ng5",
        "No move is left, but 1 star. It begins again.",
        "手数を使いきりましたが、星が1個残っています。最初からやりなおします。");
    row("knight.3", "Nf3 Ne5", "No star is left.", "星をすべて取りました。");
    row("castling.1",
        "Kf1",
        "A king or rook that has moved can no longer castle.",
        "一度動いたキングやルークは、もうキャスリングできません。");
    row("check.3",
        "Be2",
        "The line is blocked. 2 ways left to find.",
        "間をふさぎました。あと2通り見つけましょう。");
    row("check.3",
        "Be2 Be2",
        "You have blocked already. Find another way.",
        "間をふさぐ方法はもう見つけました。別の方法を探しましょう。");
    row("check.3",
        "Be2 Kd1 Bxe8",
        "The checking piece is captured. There is no other way.",
        "チェックしている駒を取りました。ほかの方法はありません。");
    row("mate.1",
        "Ra7",
        "That is not check: the king is not attacked.",
        "チェックではありません。キングを攻撃していません。");
    row("mate.2",
        "Qg6",
        "That is stalemate: Black is not in check and has no legal move. The game would be drawn.",
        "ステイルメイトです。黒はチェックされていないのに指せる手がなく、引き分けになってしまいます"
        "。");
    row("mate.2",
        "Qa8",
        "That is check, but the king can go to h7.",
        "チェックですが、キングがh7へ逃げられます。");
    row("mate.4",
        "Bxh7",
        "That is check, but the king can go to h8.",
        "チェックですが、キングがh8へ逃げられます。");
    row("promotion.5",
        "c8=Q",
        "That is stalemate: Black is not in check and has no legal move. The game would be drawn.",
        "ステイルメイトです。黒はチェックされていないのに指せる手がなく、引き分けになってしまいます"
        "。");
    row("promotion.5",
        "c8=R",
        "The pawn has become a rook, and Black can still move.",
        "ポーンがルークになり、黒にはまだ指せる手があります。");
}

void TestLessonWords::answers() {
    QFETCH(QString, task);
    QFETCH(QString, moves);
    QFETCH(QString, english);
    QFETCH(QString, japanese);
    m_language.use(QStringLiteral("en"));
    QCOMPARE(answered(qPrintable(task), moves.split(' ')), english);
    m_language.use(QStringLiteral("ja"));
    QCOMPARE(answered(qPrintable(task), moves.split(' ')), japanese);
}

QTEST_MAIN(TestLessonWords)
#include "tst_lessonwords.moc"
