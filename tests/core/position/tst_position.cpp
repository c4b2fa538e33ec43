#include "core/position/position.h"
#include "tests/support/chess.h"
#include "tests/support/table.h"
#include "tests/support/walk.h"

#include <QtTest>

using namespace chess;
using namespace support;

namespace {

QStringList movesFrom(const Position& position, const QString& from) {
    QStringList moves = uciMoves(position.legalMoves());
    return from == QLatin1String("-")
               ? moves
               : moves.filter(QRegularExpression(QStringLiteral("^") + from));
}

} // namespace

class TestPosition : public QObject {
    Q_OBJECT

private slots:
    void takesComposedProblems();
    void legalMoves_data();
    void legalMoves();
    void sameness_data();
    void sameness();
    void enPassantOnlyWhileLegal_data();
    void enPassantOnlyWhileLegal();
    void checkers_data();
    void checkers();
    void counters();
    void countersStopAtTheirHighest();
    void playingChangesACopy();
};

void TestPosition::legalMoves_data() {
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QStringList>("moves");
    for (const TableRow& row : table(QStringLiteral("legal.tsv"))) {
        QTest::newRow(row.id()) << row["fen"] << row["from"] << words(row["moves"]);
    }
}

void TestPosition::legalMoves() {
    QFETCH(QString, fen);
    QFETCH(QString, from);
    QFETCH(QStringList, moves);
    const Position position = support::position(fen);
    QCOMPARE(movesFrom(position, from), moves);
    QVERIFY(position.hasLegalMove());
}

void TestPosition::sameness_data() {
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    QTest::addColumn<bool>("areSame");
    const auto row = [](const char* id, const char* one, const char* other, bool same) {
        QTest::newRow(id) << QString::fromLatin1(one) << QString::fromLatin1(other) << same;
    };
    row("9.2.3 counters play no part",
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/4P3/4K3 w - - 37 90",
        true);
    row("9.2.3 placement",
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/3P4/4K3 w - - 0 1",
        false);
    row("9.2.3 kind of man",
        "4k3/8/8/8/8/8/4N3/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/4B3/4K3 w - - 0 1",
        false);
    row("9.2.3 colour of man",
        "4k3/8/8/8/8/8/4N3/K7 w - - 0 1",
        "4k3/8/8/8/8/8/4n3/K7 w - - 0 1",
        false);
    row("9.2.3 turn", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1", false);
    row("9.2.3.2 White's short right",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        "r3k2r/8/8/8/8/8/8/R3K2R w Qkq - 0 1",
        false);
    row("9.2.3.2 Black's long right",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1",
        false);
    // A right counts though castling is prevented for now (9.2.3.2, 3.8.2.2).
    row("9.2.3.2 right of a king in check",
        "4k3/8/8/8/4r3/8/8/4K2R w K - 0 1",
        "4k3/8/8/8/4r3/8/8/4K2R w - - 0 1",
        false);
    row("9.2.3.1 capture en passant",
        "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1",
        "4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1",
        false);
    row("9.2.3.1 other square",
        "4k3/8/8/8/2PpP3/8/8/4K3 b - e3 0 1",
        "4k3/8/8/8/2PpP3/8/8/4K3 b - c3 0 1",
        false);
    row("9.2.3.1 nobody to capture",
        "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1",
        "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1",
        true);
    row("9.2.3.1 capturer pinned",
        "6rk/8/8/6Pp/8/8/8/R5K1 w - h6 0 2",
        "6rk/8/8/6Pp/8/8/8/R5K1 w - - 0 2",
        true);
    row("9.2.3.1 both pawns leave the rank",
        "8/8/8/8/R2pP2k/8/8/4K3 b - e3 0 40",
        "8/8/8/8/R2pP2k/8/8/4K3 b - - 0 40",
        true);
}

void TestPosition::sameness() {
    QFETCH(QString, one);
    QFETCH(QString, other);
    QFETCH(bool, areSame);
    QCOMPARE(position(one) == position(other), areSame);
    QCOMPARE(position(other) == position(one), areSame);
}

void TestPosition::enPassantOnlyWhileLegal_data() {
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("move");
    QTest::addColumn<QString>("square");
    const auto row = [](const char* id, const char* fen, const char* move, const char* square) {
        QTest::newRow(id) << QString::fromLatin1(fen) << QString::fromLatin1(move)
                          << QString::fromLatin1(square);
    };
    row("enpassant-04 nobody beside", InitialFen.toLatin1().constData(), "e4", "-");
    row("enpassant-04 capturable",
        "rnbqkbnr/ppp1pppp/8/8/3p4/8/PPPPPPPP/RNBQKBNR w KQkq - 0 3",
        "e4",
        "e3");
    row("enpassant-04 not legal", "8/8/8/8/R2p3k/8/4P3/4K3 w - - 0 9", "e4", "-");
    row("enpassant-05 pinned", "6rk/7p/8/6P1/8/8/8/R5K1 b - - 0 1", "h5", "-");
    row("enpassant-05 capturable", "5r1k/7p/8/6P1/8/8/8/R5K1 b - - 0 1", "h5", "h6");
    row("single step", "4k3/8/8/8/8/3p4/4P3/4K3 w - - 0 1", "e3", "-");
    row("edge of the board", "4k3/8/8/7p/p7/8/7P/4K3 w - - 0 1", "h4", "-");
}

void TestPosition::enPassantOnlyWhileLegal() {
    QFETCH(QString, before);
    QFETCH(QString, move);
    QFETCH(QString, square);
    const Position start = position(before);
    const auto found = start.play(support::move(start, move)).enPassantSquare();
    QCOMPARE(found ? QString::fromStdString(found->name()) : QStringLiteral("-"), square);
}

void TestPosition::checkers_data() {
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QStringList>("squares");
    const auto row = [](const char* id, const char* fen, const char* squares) {
        QTest::newRow(id) << QString::fromLatin1(fen) << words(QString::fromLatin1(squares));
    };
    row("3.9.1 none", InitialFen.toLatin1().constData(), "-");
    row("3.9.1 pawn", "6K1/8/1R1R4/2k5/2pP4/8/8/8 b - d3 0 1", "d4");
    row("3.9.1 pinned man", "1r4k1/6Q1/8/8/8/8/1B6/1K6 b - - 0 1", "g7");
    row("3.9.1 two men", "r2qkb2/2Np4/8/8/8/8/8/4R1K1 b - - 0 1", "c7 e1");
    row("3.9.1 line closed", "4k3/4p3/8/8/8/8/8/4R1K1 b - - 0 1", "-");
    row("3.9.1 the waiting side's men", "4k3/8/8/8/8/8/4R3/4K3 b - - 0 1", "e2");
}

void TestPosition::checkers() {
    QFETCH(QString, fen);
    QFETCH(QStringList, squares);
    const Position position = support::position(fen);
    QCOMPARE(squareNames(position.checkers()), squares);
    QCOMPARE(position.isCheck(), !squares.isEmpty());
}

void TestPosition::counters() {
    const Game game = playLine(support::game(), QStringLiteral("Nf3 Nf6 Ng1 e5 Nf3 Nc6 Nxe5"));
    QList<int> clocks;
    QList<int> numbers;
    for (std::size_t ply = 0; ply <= game.plyCount(); ++ply) {
        clocks << game.positionAfter(ply).halfmoveClock();
        numbers << game.positionAfter(ply).fullmoveNumber();
    }
    QCOMPARE(clocks, (QList{0, 1, 2, 3, 0, 1, 2, 0})); // 9.3: captures and pawn moves
    QCOMPARE(numbers, (QList{1, 1, 2, 2, 3, 3, 4, 4}));
}

void TestPosition::countersStopAtTheirHighest() {
    const Position start = position(QStringLiteral("4k3/8/8/8/8/8/8/R3K3 b - - 9999 9999"));
    const Position next = start.play(move(start, QStringLiteral("Kd7")));
    QCOMPARE(fen(next), QStringLiteral("8/3k4/8/8/8/8/8/R3K3 w - - 9999 9999"));
}

void TestPosition::playingChangesACopy() {
    Dice dice(4);
    const QString kiwipete = walkStarts()[1];
    for (const Position& position : walk(dice, support::position(kiwipete), 40)) {
        const QString before = fen(position);
        for (const Move move : position.legalMoves()) {
            QVERIFY(position.play(move) != position); // the turn at least
        }
        QCOMPARE(fen(position), before);
    }
}

// More men than a game can bring about, yet no more than sixteen a side; with all their moves.
void TestPosition::takesComposedProblems() {
    const auto setup = [](const char* fen) { return readFenSetup(fen)->value; };
    const Setup quiet = setup("k7/8/8/NNNN4/NNNN4/NNNN4/8/7K w - - 0 1");
    QVERIFY(!Position::from(quiet));
    const auto position = Position::composed(quiet);
    QVERIFY(position);
    QVERIFY(position->hasLegalMove());
    QVERIFY(position->legalMoves().size() > 20);
    QVERIFY(!Position::composed(setup("k7/8/QQQQQQQQ/8/PPPPPPPP/8/8/7K w - - 0 1"))); // seventeen
}

QTEST_APPLESS_MAIN(TestPosition)
#include "tst_position.moc"
