#include "ui/learn/balloonplace.h"

#include <QtTest>

using ui::roomFor;

class TestBalloonPlace : public QObject {
    Q_OBJECT

private slots:
    void isNear();
    void coversNothing_data();
    void coversNothing();
    void hasNoRoom();
};

void TestBalloonPlace::isNear() { // beside the one square that must be seen
    const QRect board(0, 0, 800, 800);
    const auto place = roomFor({300, 80}, board, {QRect(400, 400, 100, 100)}, {450, 450});
    QVERIFY(place);
    QVERIFY(board.contains(*place));
    QVERIFY(!place->intersects(QRect(400, 400, 100, 100)));
    QVERIFY(place->adjusted(-60, -60, 60, 60).contains(QPoint(450, 450)));
}

void TestBalloonPlace::coversNothing_data() {
    QTest::addColumn<QList<QRect>>("seen");
    QTest::newRow("corner") << QList<QRect>{QRect(0, 0, 100, 100)};
    QTest::newRow("a rank") << QList<QRect>{QRect(0, 300, 800, 100)};
    QTest::newRow("a file") << QList<QRect>{QRect(300, 0, 100, 800)};
    QList<QRect> diagonal;
    for (int i = 0; i < 8; ++i) {
        diagonal << QRect(i * 100, i * 100, 100, 100);
    }
    QTest::newRow("a diagonal") << diagonal;
}

void TestBalloonPlace::coversNothing() {
    QFETCH(QList<QRect>, seen);
    const QRect board(0, 0, 800, 800);
    for (int x = 50; x < 800; x += 100) {
        for (int y = 50; y < 800; y += 100) {
            const auto place = roomFor({290, 90}, board, seen, {x, y});
            QVERIFY(place && place->size() == QSize(290, 90));
            QVERIFY(board.contains(*place));
            for (const QRect& rect : seen) {
                QVERIFY(!place->intersects(rect));
            }
        }
    }
}

void TestBalloonPlace::hasNoRoom() {
    QVERIFY(!roomFor({900, 80}, QRect(0, 0, 800, 800), {}, {0, 0}));
    QVERIFY(!roomFor({300, 80}, QRect(0, 0, 320, 320), {QRect(0, 70, 320, 200)}, {160, 160}));
}

QTEST_GUILESS_MAIN(TestBalloonPlace)
#include "tst_balloonplace.moc"
