#include "core/position/bitboard.h"

#include <QtTest>

using namespace chess;

class TestSquare : public QObject {
    Q_OBJECT

private slots:
    void namesAndIndices();
    void refusesOtherTexts_data();
    void refusesOtherTexts();
    void colours();
    void offsets();
    void setsOfSquares();
    void ranksAndFiles();
};

void TestSquare::namesAndIndices() {
    for (int i = 0; i < 64; ++i) {
        const Square square = Square::at(i);
        QCOMPARE(square.index(), i);
        QCOMPARE(indexOf(square.file()), i % 8);
        QCOMPARE(indexOf(square.rank()), i / 8);
        QVERIFY(Square::parse(square.name()) == square);
        QVERIFY(Square(square.file(), square.rank()) == square);
    }
    QCOMPARE(QString::fromStdString(Square::at(0).name()), QStringLiteral("a1"));
    QCOMPARE(QString::fromStdString(Square::at(28).name()), QStringLiteral("e4"));
    QCOMPARE(QString::fromStdString(Square::at(63).name()), QStringLiteral("h8"));
}

void TestSquare::refusesOtherTexts_data() {
    QTest::addColumn<QString>("text");
    for (const char* text :
         {"", "e", "4", "e9", "e0", "i4", "`4", "E4", "4e", "e44", " e4", "e4 "}) {
        QTest::newRow(*text != '\0' ? text : "empty") << QString::fromLatin1(text);
    }
}

void TestSquare::refusesOtherTexts() {
    QFETCH(QString, text);
    QVERIFY(!Square::parse(text.toStdString()));
}

void TestSquare::colours() {
    QVERIFY(!Square::parse("a1")->isLight()); // 2.1: the near right-hand corner is light
    QVERIFY(Square::parse("h1")->isLight());
    QVERIFY(!Square::parse("h8")->isLight());
    for (int i = 0; i < 64; ++i) {
        const Square square = Square::at(i);
        QCOMPARE(LightSquares.contains(square), square.isLight());
        QCOMPARE(DarkSquares.contains(square), !square.isLight());
    }
}

void TestSquare::offsets() {
    const Square e4 = *Square::parse("e4");
    QVERIFY(e4.offset(0, 0) == e4);
    QVERIFY(e4.offset(1, 2) == Square::parse("f6"));
    QVERIFY(e4.offset(-4, -3) == Square::parse("a1"));
    QVERIFY(!e4.offset(-5, 0));
    QVERIFY(!e4.offset(4, 0));
    QVERIFY(!e4.offset(0, 5));
    QVERIFY(!e4.offset(0, -4));
}

void TestSquare::setsOfSquares() {
    const Square a1 = *Square::parse("a1");
    const Square e4 = *Square::parse("e4");
    const Square h8 = *Square::parse("h8");
    const Bitboard set = Bitboard(h8) | a1 | e4;
    QCOMPARE(set.count(), 3);
    QVERIFY(set.contains(e4));
    QVERIFY(!(set ^ e4).contains(e4));
    QVERIFY(set.first() == a1);
    QVERIFY((set & ~Bitboard(a1)).first() == e4);
    QVERIFY((set & Bitboard()).isEmpty());
    QString met;
    for (const Square square : set) {
        met += QString::fromStdString(square.name());
    }
    QCOMPARE(met, QStringLiteral("a1e4h8"));
}

void TestSquare::ranksAndFiles() {
    for (int i = 0; i < 64; ++i) {
        const Square square = Square::at(i);
        QVERIFY((bitboardOf(square.rank()) & bitboardOf(square.file())) == Bitboard(square));
    }
}

QTEST_APPLESS_MAIN(TestSquare)
#include "tst_square.moc"
