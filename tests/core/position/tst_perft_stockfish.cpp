// Counts beside those of Stockfish, where it is installed.
#include "core/position/perft.h"
#include "tests/support/chess.h"
#include "tests/support/walk.h"

#include <QProcess>
#include <QtTest>

using namespace chess;
using namespace support;

class TestPerftStockfish : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void walks_data();
    void walks();
    void scatteredMen_data();
    void scatteredMen();

private:
    quint64 count(const QString& fen, int depth);
    void compare(const QString& fen);

    QProcess m_stockfish;
};

void TestPerftStockfish::initTestCase() {
    m_stockfish.start(QStringLiteral(BANMEN_STOCKFISH), {});
    QVERIFY2(m_stockfish.waitForStarted(), qPrintable(m_stockfish.errorString()));
}

void TestPerftStockfish::cleanupTestCase() {
    m_stockfish.write("quit\n");
    QVERIFY(m_stockfish.waitForFinished());
}

// 0, a count that no position with a move has, if there is no answer.
quint64 TestPerftStockfish::count(const QString& fen, int depth) {
    static const QByteArray Sum = "Nodes searched: ";
    m_stockfish.write("position fen " + fen.toLatin1() + "\n");
    m_stockfish.write("go perft " + QByteArray::number(depth) + "\n");
    for (;;) {
        if (!m_stockfish.canReadLine() && !m_stockfish.waitForReadyRead(30000)) {
            return 0;
        }
        while (m_stockfish.canReadLine()) {
            const QByteArray line = m_stockfish.readLine().trimmed();
            if (line.startsWith(Sum)) {
                return line.mid(Sum.size()).toULongLong();
            }
        }
    }
}

void TestPerftStockfish::compare(const QString& fen) {
    const Position position = support::position(fen);
    QVERIFY(position.hasLegalMove());
    QCOMPARE(quint64{perft(position, 3)}, count(fen, 3));
}

void TestPerftStockfish::walks_data() {
    QTest::addColumn<QString>("fen");
    Dice dice(9);
    for (const QString& start : walkStarts()) {
        std::vector<Position> positions = walk(dice, position(start), 60);
        while (!positions.back().hasLegalMove()) {
            positions.pop_back();
        }
        for (std::size_t i = 1; i <= 5; ++i) {
            const Position& met = positions[(positions.size() - 1) * i / 5];
            QTest::newRow(qPrintable(fen(met))) << fen(met);
        }
    }
}

void TestPerftStockfish::walks() {
    QFETCH(QString, fen);
    compare(fen);
}

void TestPerftStockfish::scatteredMen_data() {
    QTest::addColumn<QString>("fen");
    Dice dice(10);
    for (int rows = 0; rows < 40;) {
        const Position met = scatteredPosition(dice);
        if (met.hasLegalMove()) {
            QTest::newRow(qPrintable(fen(met))) << fen(met);
            ++rows;
        }
    }
}

void TestPerftStockfish::scatteredMen() {
    QFETCH(QString, fen);
    compare(fen);
}

QTEST_GUILESS_MAIN(TestPerftStockfish)
#include "tst_perft_stockfish.moc"
