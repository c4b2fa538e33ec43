// Which lesson a refused move leads to.
#include "ui/learn/lessonfor.h"

#include <QtTest>

using chess::LessonId;
using chess::RefusalReason;
using ui::lessonFor;

class TestLessonFor : public QObject {
    Q_OBJECT

private slots:
    void nothingToLearn();
    void everyOtherReasonHasALesson();
    void lesson_data();
    void lesson();
};

void TestLessonFor::nothingToLearn() {
    QVERIFY(!lessonFor(RefusalReason::GameOver));
    QVERIFY(!lessonFor(RefusalReason::NoPiece));
    QVERIFY(!lessonFor(RefusalReason::NotYourPiece));
}

void TestLessonFor::everyOtherReasonHasALesson() {
    for (std::size_t i = 3; i < chess::RefusalReasonCount; ++i) { // after the three above
        QVERIFY2(lessonFor(static_cast<RefusalReason>(i)), qPrintable(QString::number(i)));
    }
}

void TestLessonFor::lesson_data() {
    QTest::addColumn<int>("reason");
    QTest::addColumn<int>("lesson");
    const auto row = [](const char* name, RefusalReason reason, LessonId lesson) {
        QTest::newRow(name) << static_cast<int>(reason) << static_cast<int>(lesson);
    };
    row("castling", RefusalReason::CastleThroughCheck, LessonId::Castling);
    row("pawn", RefusalReason::PawnNoStraightCapture, LessonId::Pawn);
    row("en passant", RefusalReason::EnPassantExpired, LessonId::EnPassant);
    row("knight", RefusalReason::GeometryKnight, LessonId::Knight);
    row("queen", RefusalReason::GeometryQueen, LessonId::Queen);
    row("king", RefusalReason::KingIntoAttack, LessonId::King);
    row("promotion", RefusalReason::PromotionRequired, LessonId::Promotion);
    row("in check", RefusalReason::MustAnswerCheck, LessonId::Check);
    row("pinned", RefusalReason::Pinned, LessonId::Check);
}

void TestLessonFor::lesson() {
    QFETCH(int, reason);
    QFETCH(int, lesson);
    QCOMPARE(static_cast<int>(*lessonFor(static_cast<RefusalReason>(reason))), lesson);
}

QTEST_APPLESS_MAIN(TestLessonFor)
#include "tst_lessonfor.moc"
