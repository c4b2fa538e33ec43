#include "core/position/perft.h"
#include "tests/support/chess.h"
#include "tests/support/table.h"

#include <QSet>
#include <QtTest>

#include <limits>

using namespace chess;
using namespace support;

namespace {

// Code that is not optimised (with sanitizers, some eighty times slower) counts the shallower rows
// alone.
#ifdef __OPTIMIZE__
constexpr quint64 MostNodes = std::numeric_limits<quint64>::max();
#else
constexpr quint64 MostNodes = 5'000'000;
#endif

} // namespace

class TestPerft : public QObject {
    Q_OBJECT

private slots:
    void counts_data();
    void counts();
    void isTheSumOverTheMoves_data();
    void isTheSumOverTheMoves();
    void depthZeroIsOneLine();
    void endsOfTheBoardHaveNoLines();
};

void TestPerft::counts_data() {
    QTest::addColumn<QString>("fen");
    QTest::addColumn<int>("depth");
    QTest::addColumn<quint64>("nodes");
    for (const TableRow& row : table(QStringLiteral("perft.tsv"))) {
        const quint64 nodes = row["nodes"].toULongLong();
        if (nodes <= MostNodes) {
            QTest::newRow(row.id()) << row["fen"] << row.number("depth") << nodes;
        }
    }
}

void TestPerft::counts() {
    QFETCH(QString, fen);
    QFETCH(int, depth);
    QFETCH(quint64, nodes);
    QCOMPARE(quint64{perft(position(fen), depth)}, nodes);
}

void TestPerft::isTheSumOverTheMoves_data() {
    QTest::addColumn<QString>("fen");
    QSet<QString> met; // some stand in the table with two depths
    for (const TableRow& row : table(QStringLiteral("perft.tsv"))) {
        if (!met.contains(row["fen"])) {
            QTest::newRow(row.id()) << row["fen"];
            met << row["fen"];
        }
    }
}

// Position::play and the fast path inside perft change a position each in its own way.
void TestPerft::isTheSumOverTheMoves() {
    QFETCH(QString, fen);
    const Position position = support::position(fen);
    std::uint64_t sum = 0;
    for (const Move move : position.legalMoves()) {
        sum += perft(position.play(move), 2);
    }
    QCOMPARE(perft(position, 3), sum);
    QCOMPARE(perft(position, 1), std::uint64_t{position.legalMoves().size()});
}

void TestPerft::depthZeroIsOneLine() {
    QCOMPARE(perft(Position::initial(), 0), std::uint64_t{1});
}

void TestPerft::endsOfTheBoardHaveNoLines() {
    const Position mated = position(QStringLiteral("4R2k/8/6K1/8/8/8/8/8 b - - 0 1"));
    const Position stalemated = position(QStringLiteral("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"));
    const Position dead = position(QStringLiteral("8/8/4k3/8/8/4K3/8/8 w - - 150 70"));
    for (int depth = 1; depth <= 3; ++depth) {
        QCOMPARE(perft(mated, depth), std::uint64_t{0});
        QCOMPARE(perft(stalemated, depth), std::uint64_t{0});
    }
    QCOMPARE(perft(dead, 1), std::uint64_t{8}); // other ends of a game play no part
}

QTEST_APPLESS_MAIN(TestPerft)
#include "tst_perft.moc"
