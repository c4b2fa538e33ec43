// The page of the lessons by itself: the list, a task being done, the answer shown, and what a
// switch of language or theme leaves alone.
#include "app/language.h"
#include "core/lesson/solve.h"
#include "tests/support/chess.h"
#include "ui/board/boardview.h"
#include "ui/learn/lessonpage.h"
#include "ui/shell/theme.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QtTest>

using namespace support;
using chess::LessonId;

namespace {

// A page in a window, and what it reports.
class ShownPage {
public:
    ShownPage() {
        page.resize(900, 640);
        page.show();
        page.activateWindow();
        if (!QTest::qWaitForWindowActive(&page)) {
            qFatal("The page does not come to the front");
        }
        QObject::connect(&page, &ui::LessonPage::taskDone, [this](const QString& id) {
            done.append(id);
        });
        QObject::connect(&page, &ui::LessonPage::backRequested, [this] { ++timesBack; });
    }

    ui::BoardView& board() { return *page.findChild<ui::BoardView*>(QStringLiteral("taskBoard")); }
    QAbstractButton* button(const char* name) {
        return page.findChild<QAbstractButton*>(QLatin1String(name));
    }
    QString text(const char* name) { return page.findChild<QLabel*>(QLatin1String(name))->text(); }
    QPoint at(const QString& square) {
        return board().geometryNow().rectOf(support::square(square)).center().toPoint();
    }
    void drag(const QString& from, const QString& to) {
        QTest::mousePress(&board(), Qt::LeftButton, {}, at(from));
        QTest::mouseMove(&board(), at(to) + QPoint(0, 12));
        QTest::mouseMove(&board(), at(to));
        QTest::mouseRelease(&board(), Qt::LeftButton, {}, at(to));
    }
    QString manOn(const QString& square) {
        const auto man = board().state().board.pieceAt(support::square(square));
        return man ? name(man->role) : QString();
    }

    ui::LessonPage page;
    QStringList done;
    int timesBack = 0;
};

} // namespace

class TestLessonPage : public QObject {
    Q_OBJECT

private slots:
    void init() { m_language.use(QStringLiteral("en")); }
    void listShowsProgress();
    void opensTheFirstTaskNotDone();
    void solvedTask();
    void missedMoveGoesBackAndShowsWhy();
    void refusedMoveSaysWhy();
    void opponentPassesAndReplies();
    void beginsAgain();
    void anotherTaskByItsNumber();
    void showsTheAnswer_data();
    void showsTheAnswer();
    void opponentsMoveComesFirst();
    void switchesKeepTheTask();
    void goesOnToTheNextLesson();
    void escapeGoesBack();
    void everyControlByTab();
    void nothingIsCut_data();
    void nothingIsCut();

private:
    app::Language m_language;
};

void TestLessonPage::listShowsProgress() {
    ShownPage shown;
    shown.page.setProgress({"knight.1", "knight.4", "rook.2", "no such task"});
    shown.page.openList();
    QCOMPARE(shown.button("lesson_knight")->accessibleName(), QStringLiteral("Knight, 2 of 7"));
    QCOMPARE(shown.button("lesson_rook")->accessibleName(), QStringLiteral("Rook, 1 of 6"));
    QCOMPARE(shown.button("lesson_mate")->accessibleName(), QStringLiteral("Checkmate, 0 of 7"));
    QCOMPARE(shown.text("lessonsCount"), QStringLiteral("3 of 73"));
}

void TestLessonPage::opensTheFirstTaskNotDone() {
    ShownPage shown;
    shown.page.setProgress({"knight.1", "knight.3"});
    shown.page.open(LessonId::Knight);
    QVERIFY(shown.button("task_2")->isChecked());
    QCOMPARE(shown.button("task_1")->accessibleName(), QStringLiteral("Task 1, done"));
    QCOMPARE(shown.button("task_2")->accessibleName(), QStringLiteral("Task 2"));
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(&shown.board()));
}

void TestLessonPage::solvedTask() {
    ShownPage shown;
    shown.page.open(LessonId::Knight);
    QVERIFY(shown.board().state().stars == chess::Bitboard(square(QStringLiteral("c3"))));
    shown.drag("b1", "c3");
    QCOMPARE(shown.text("answerTitle"), QStringLiteral("Right!"));
    QCOMPARE(shown.done, QStringList("knight.1"));
    QVERIFY(shown.board().state().stars.isEmpty());
    QVERIFY(shown.board().state().moves.empty()); // nothing more is to be done
    QVERIFY(shown.button("lessonNext")->hasFocus());
    QTest::keyClick(shown.button("lessonNext"), Qt::Key_Return);
    QVERIFY(shown.button("task_2")->isChecked());
    QVERIFY(!shown.board().state().moves.empty());
}

void TestLessonPage::missedMoveGoesBackAndShowsWhy() {
    ShownPage shown;
    shown.page.setProgress({"mate.1"});
    shown.page.open(LessonId::Mate);
    shown.drag("g2", "a8");
    QCOMPARE(shown.text("answerTitle"), QStringLiteral("Not yet"));
    QCOMPARE(shown.text("answerLine"), QStringLiteral("That is check, but the king can go to h7."));
    QCOMPARE(shown.manOn("g2"), QStringLiteral("queen"));
    const auto& drawing = shown.board().state().refusal;
    QVERIFY(drawing && drawing->arrows.size() == 1);
    QVERIFY(drawing->arrows.front().to == square(QStringLiteral("h7")));
    QVERIFY(shown.done.isEmpty());
    shown.drag("g2", "g7"); // tried once more
    QCOMPARE(shown.done, QStringList("mate.2"));
}

void TestLessonPage::refusedMoveSaysWhy() {
    ShownPage shown;
    shown.page.open(LessonId::Knight);
    shown.drag("b1", "b3");
    QCOMPARE(shown.text("answerTitle"), QStringLiteral("You can’t play that"));
    QVERIFY2(
        shown.text("answerLine").startsWith(QStringLiteral("A knight moves in an L")),
        qPrintable(shown.text("answerLine"))
    );
    QCOMPARE(shown.manOn("b1"), QStringLiteral("knight"));
}

void TestLessonPage::opponentPassesAndReplies() {
    ShownPage shown;
    shown.page.open(LessonId::Knight);
    shown.button("task_3")->click();
    shown.drag("g1", "f3");
    QCOMPARE(shown.text("answerLine"), QStringLiteral("1 move left."));
    QVERIFY(shown.board().state().turn == chess::Color::White);
    shown.drag("f3", "g5"); // used up: all begins again
    QCOMPARE(shown.manOn("g1"), QStringLiteral("knight"));
    QVERIFY(!shown.board().state().stars.isEmpty());
    shown.page.open(LessonId::Bishop);
    shown.button("task_2")->click();
    shown.drag("f1", "b5"); // check
    QVERIFY(shown.text("answerLine").startsWith(QStringLiteral("Black was in check")));
    QVERIFY(shown.manOn("e8").isEmpty());
    QVERIFY(shown.board().state().turn == chess::Color::White);
}

void TestLessonPage::beginsAgain() {
    ShownPage shown;
    shown.page.open(LessonId::Knight);
    shown.button("task_4")->click();
    shown.drag("b1", "c3");
    shown.drag("c3", "d5");
    QCOMPARE(shown.board().state().stars.count(), 1);
    shown.button("lessonAgain")->click();
    QCOMPARE(shown.manOn("b1"), QStringLiteral("knight"));
    QCOMPARE(shown.board().state().stars.count(), 2);
    QCOMPARE(shown.text("answerTitle"), QStringLiteral("White to move"));
    QVERIFY(shown.board().hasFocus());
}

void TestLessonPage::anotherTaskByItsNumber() {
    ShownPage shown;
    shown.page.open(LessonId::Check);
    QTest::keyClick(shown.button("task_8"), Qt::Key_Return);
    QVERIFY(shown.button("task_8")->isChecked() && !shown.button("task_1")->isChecked());
    shown.page.open(LessonId::Pawn); // which has fewer
    QVERIFY(shown.button("task_8")->isHidden() && !shown.button("task_6")->isHidden());
}

void TestLessonPage::showsTheAnswer_data() {
    QTest::addColumn<QString>("id");
    for (const char* id : {"knight.4", "check.3", "enpassant.1", "castling.7", "promotion.2"}) {
        QTest::newRow(id) << QString::fromLatin1(id);
    }
}

// Every move of it, and then the task is the learner's again: it does not count as done.
void TestLessonPage::showsTheAnswer() {
    QFETCH(QString, id);
    const chess::Task& task = *chess::findTask(id.toStdString());
    ShownPage shown;
    shown.page.open(task.lesson);
    shown.button(qPrintable(QStringLiteral("task_") + id.section('.', 1)))->click();
    const chess::Board begun = shown.board().state().board;
    const QString asked = shown.text("answerTitle");
    shown.button("lessonSolution")->click();
    QCOMPARE(shown.text("answerTitle"), QStringLiteral("This is how"));
    QVERIFY(!shown.button("lessonSolution")->isEnabled());
    QVERIFY(shown.board().state().moves.empty());
    chess::TaskRun run(task);
    chess::Position last = run.position();
    for (const chess::Move move : chess::solutionsOf(task).first) {
        last = run.position().play(move);
        run.play(move);
    }
    QTRY_VERIFY_WITH_TIMEOUT(shown.board().state().board == last.board(), 20000);
    QVERIFY(shown.done.isEmpty());
    shown.button("lessonAgain")->click();
    QVERIFY(shown.board().state().board == begun);
    QVERIFY(!shown.board().state().moves.empty());
    QVERIFY(shown.button("lessonSolution")->isEnabled());
    QCOMPARE(shown.text("answerTitle"), asked);
}

void TestLessonPage::opponentsMoveComesFirst() {
    ShownPage shown;
    shown.page.open(LessonId::EnPassant);
    const auto& last = shown.board().state().lastMove;
    QVERIFY(last && last->from == square(QStringLiteral("d7")));
    shown.drag("e5", "e6");
    QVERIFY(shown.text("answerLine").startsWith(QStringLiteral("That captures nothing")));
    QCOMPARE(shown.manOn("d5"), QStringLiteral("pawn")); // not taken back too
    shown.button("task_3")->click();
    shown.drag("e5", "d6"); // its time has passed
    QVERIFY(shown.text("answerLine").startsWith(QStringLiteral("En passant is allowed only")));
    shown.button("task_2")->click(); // Black's turn, seen from Black
    QVERIFY(shown.board().below() == chess::Color::Black);
}

void TestLessonPage::switchesKeepTheTask() {
    ShownPage shown;
    shown.page.open(LessonId::Knight);
    shown.button("task_4")->click();
    shown.drag("b1", "c3");
    m_language.use(QStringLiteral("ja"));
    QCoreApplication::processEvents();
    QCOMPARE(shown.text("answerLine"), QStringLiteral("あと2手です。"));
    QCOMPARE(shown.text("lessonTask"), QStringLiteral("ナイトで星をすべて取る。3手まで。"));
    QCOMPARE(shown.text("lessonTitle"), QStringLiteral("ナイト"));
    ui::applyTheme(*qApp, ui::Theme::Dark);
    QCoreApplication::processEvents();
    QCOMPARE(shown.manOn("c3"), QStringLiteral("knight"));
    ui::applyTheme(*qApp, ui::Theme::Light);
    QVERIFY(shown.button("task_4")->isChecked());
    shown.drag("c3", "d5");
    shown.drag("d5", "f4");
    QCOMPARE(shown.done, QStringList("knight.4"));
}

void TestLessonPage::goesOnToTheNextLesson() {
    ShownPage shown;
    shown.page.open(LessonId::Rook);
    shown.button("task_6")->click();
    shown.button("lessonNext")->click();
    QCOMPARE(shown.text("lessonTitle"), QStringLiteral("Queen"));
    shown.page.open(LessonId::Mate);
    shown.button("task_7")->click();
    shown.button("lessonNext")->click(); // there is none after it
    QVERIFY(shown.button("lesson_mate")->isVisible());
}

void TestLessonPage::escapeGoesBack() {
    ShownPage shown;
    shown.page.openList();
    shown.page.open(LessonId::Knight);
    QTest::keyClick(shown.button("lessonAgain"), Qt::Key_Escape);
    QVERIFY(shown.button("lesson_knight")->isVisible());
    QVERIFY(shown.button("lesson_knight")->hasFocus());
    QTest::keyClick(shown.button("lesson_knight"), Qt::Key_Escape);
    QCOMPARE(shown.timesBack, 1);
}

void TestLessonPage::everyControlByTab() {
    ShownPage shown;
    const auto reached = [&shown] {
        QStringList names;
        QWidget* first = QApplication::focusWidget();
        do {
            names.append(QApplication::focusWidget()->objectName());
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        } while (QApplication::focusWidget() != first && names.size() < 40);
        return names;
    };
    shown.page.openList();
    QStringList list = reached();
    QCOMPARE(list.size(), 12); // eleven lessons and the way back
    QVERIFY(list.contains(QStringLiteral("lessonsBack")));
    shown.page.open(LessonId::Knight);
    const QStringList view = reached();
    for (const char* name :
         {"taskBoard",
          "task_1",
          "task_7",
          "lessonNext",
          "lessonAgain",
          "lessonSolution",
          "lessonsAll",
          "lessonToGame"}) {
        QVERIFY2(view.contains(QLatin1String(name)), name);
    }
}

void TestLessonPage::nothingIsCut_data() {
    QTest::addColumn<QString>("language");
    QTest::newRow("en") << QStringLiteral("en");
    QTest::newRow("ja") << QStringLiteral("ja");
}

// The words of every task have room in a small window.
void TestLessonPage::nothingIsCut() {
    QFETCH(QString, language);
    m_language.use(language);
    ShownPage shown;
    shown.page.resize(686, 455);
    for (const chess::Task& task : chess::allTasks()) {
        shown.page.open(task.lesson);
        const QString number = QString::fromLatin1(task.id.data()).section('.', 1);
        shown.button(qPrintable(QStringLiteral("task_") + number))->click();
        QCoreApplication::processEvents();
        const auto* sentence = shown.page.findChild<QLabel*>(QStringLiteral("lessonTask"));
        QVERIFY2(sentence->heightForWidth(sentence->width()) <= sentence->height(), task.id.data());
    }
    shown.button("task_2")->click(); // of the mates
    shown.drag("g2", "g6");          // stalemate, of which much is to be said
    QCoreApplication::processEvents();
    const auto* line = shown.page.findChild<QLabel*>(QStringLiteral("answerLine"));
    QVERIFY(line->heightForWidth(line->width()) <= line->height());
    QCOMPARE(shown.page.size(), QSize(686, 455));
    for (auto* button : shown.page.findChildren<QAbstractButton*>()) {
        if (button->isVisible()) {
            QVERIFY2(
                button->fontMetrics().horizontalAdvance(button->text()) <= button->width(),
                qPrintable(button->text())
            );
        }
    }
}

QTEST_MAIN(TestLessonPage)
#include "tst_lessonpage.moc"
