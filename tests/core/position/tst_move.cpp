#include "core/position/move.h"
#include "tests/support/chess.h"

#include <QtTest>

using namespace chess;
using namespace support;

class TestMove : public QObject {
    Q_OBJECT

private slots:
    void parts_data();
    void parts();
    void findsAMove();
    void promotionIsFoundByItsRole();
    void sameMoveOfAnotherPositionIsEqual();
    void mostMoves();
};

void TestMove::parts_data() {
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("parts"); // role, then what the move is beside a step
    const auto row = [](const char* id, const char* text, const char* uci, const char* parts) {
        QTest::newRow(id) << QString::fromLatin1(text) << QString::fromLatin1(uci)
                          << QString::fromLatin1(parts);
    };
    row("3.6 knight", InitialFen.toLatin1().constData(), "g1f3", "knight");
    row("3.7.2 double step", InitialFen.toLatin1().constData(), "e2e4", "pawn");
    row("3.7.3 capture", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", "pawn captures d5");
    row("3.7.3.1 White", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "pawn captures d5 passing");
    row("3.7.3.1 Black", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "d4e3", "pawn captures e4 passing");
    row("3.7.3.3 queen", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", "pawn becomes queen");
    row("3.7.3.3 knight, with capture",
        "1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1",
        "a7b8n",
        "pawn captures b8 becomes knight");
    row("3.8.2 short", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1g1", "king castles short");
    row("3.8.2 long", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8c8", "king castles long");
    row("3.8.1 king's step", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1f1", "king");
    row("rook takes rook", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "a1a8", "rook captures a8");
}

void TestMove::parts() {
    QFETCH(QString, fen);
    QFETCH(QString, text);
    QFETCH(QString, parts);
    const Move move = support::move(position(fen), text);
    QString found = name(move.role());
    if (move.isCapture()) {
        found +=
            QStringLiteral(" captures ") + QString::fromStdString(move.captureSquare()->name());
    }
    found += move.isEnPassant() ? QStringLiteral(" passing") : QString();
    found += move.isPromotion() ? QStringLiteral(" becomes ") + name(*move.promotion()) : QString();
    if (move.isCastling()) {
        const bool isShort = *move.castlingWing() == Wing::Kingside;
        found += isShort ? QStringLiteral(" castles short") : QStringLiteral(" castles long");
    }
    QCOMPARE(found, parts);
    QCOMPARE(uci(move), text);
    QVERIFY(move.from() == square(text.left(2)));
    QVERIFY(move.to() == square(text.mid(2, 2)));
    QCOMPARE(move.captureSquare().has_value(), move.isCapture());
    QCOMPARE(move.promotion().has_value(), move.isPromotion());
    QCOMPARE(move.castlingWing().has_value(), move.isCastling());
}

void TestMove::findsAMove() {
    const MoveList moves = Position::initial().legalMoves();
    QCOMPARE(moves.size(), std::size_t{20});
    QVERIFY(!moves.isEmpty());
    const auto found = moves.find(square(QStringLiteral("e2")), square(QStringLiteral("e4")));
    QVERIFY(found);
    QVERIFY(moves.contains(*found));
    QVERIFY(!moves.find(square(QStringLiteral("e2")), square(QStringLiteral("e5"))));
    QVERIFY(!moves.find(square(QStringLiteral("e7")), square(QStringLiteral("e5"))));
    QVERIFY(!Position::initial().play(*found).legalMoves().contains(*found));
}

void TestMove::promotionIsFoundByItsRole() {
    const Position before = position(QStringLiteral("4k3/P7/8/8/8/8/8/4K3 w - - 0 1"));
    const MoveList moves = before.legalMoves();
    const Square from = square(QStringLiteral("a7"));
    const Square to = square(QStringLiteral("a8"));
    QVERIFY(!moves.find(from, to)); // 3.7.3.3: the piece is part of the move
    for (const Role role : PromotionRoles) {
        QVERIFY(moves.find(from, to, role)->promotion() == role);
    }
    QVERIFY(!moves.find(from, to, Role::King));
    QVERIFY(!moves.find(from, to, Role::Pawn));
    QVERIFY(!moves.find(square(QStringLiteral("e1")), square(QStringLiteral("e2")), Role::Queen));
}

void TestMove::sameMoveOfAnotherPositionIsEqual() {
    const Position initial = Position::initial();
    const Position later = initial.play(move(initial, QStringLiteral("Nf3")));
    const Position again = later.play(move(later, QStringLiteral("Nf6")));
    QVERIFY(move(initial, QStringLiteral("e4")) == move(again, QStringLiteral("e4")));
    QVERIFY(move(initial, QStringLiteral("e4")) != move(again, QStringLiteral("e3")));
}

void TestMove::mostMoves() { // no position is known to have more
    const Position position =
        support::position(QStringLiteral("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1"));
    QCOMPARE(position.legalMoves().size(), std::size_t{218});
    QVERIFY(position.hasLegalMove());
}

QTEST_APPLESS_MAIN(TestMove)
#include "tst_move.moc"
