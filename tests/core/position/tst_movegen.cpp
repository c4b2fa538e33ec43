// The move generator beside a plain one that shares nothing with it (support/plainrules.h).
#include "core/position/perft.h"
#include "tests/support/chess.h"
#include "tests/support/plainrules.h"
#include "tests/support/walk.h"

#include <QtTest>

using namespace chess;
using namespace support;

namespace {

// With the setup's own en passant square, which Position keeps only if it finds the capture legal.
PlainRules plainRulesOf(const Setup& setup) {
    QStringList fields = fen(*Position::from(setup)).split(QLatin1Char(' '));
    if (setup.enPassantSquare) {
        fields[3] = QString::fromStdString(setup.enPassantSquare->name());
    }
    return PlainRules(fields.join(QLatin1Char(' ')));
}

} // namespace

class TestMovegen : public QObject {
    Q_OBJECT

private slots:
    void walks_data();
    void walks();
    void scatteredMen_data();
    void scatteredMen();
    void plainRulesKnowAMistake();

private:
    void compare(const Position& position, const PlainRules& plain);

    int m_compared = 0;
};

// Everything that both know of a position.
void TestMovegen::compare(const Position& position, const PlainRules& plain) {
    const QStringList expected = plain.legalMoves();
    QCOMPARE(uciMoves(position.legalMoves()), expected);
    QCOMPARE(perft(position, 1), static_cast<std::uint64_t>(expected.size()));
    QCOMPARE(position.hasLegalMove(), !expected.isEmpty());
    QCOMPARE(position.isCheck(), plain.isCheck());
    QCOMPARE(fen(position), plain.fen());
    ++m_compared;
}

void TestMovegen::walks_data() {
    QTest::addColumn<QString>("start");
    for (int i = 0; i < walkStarts().size(); ++i) {
        QTest::addRow("from start %d", i) << walkStarts()[i];
    }
}

void TestMovegen::walks() {
    QFETCH(QString, start);
    Dice dice(2023);
    m_compared = 0;
    for (int i = 0; i < 8; ++i) {
        Position position = support::position(start);
        PlainRules plain(start); // keeps its own account of the whole walk
        for (int ply = 0; ply < 80; ++ply) {
            compare(position, plain);
            if (QTest::currentTestFailed()) {
                return;
            }
            const MoveList moves = position.legalMoves();
            if (moves.isEmpty()) {
                break;
            }
            const Move move = moves[roll(dice, moves.size())];
            position = position.play(move);
            plain.play(uci(move));
        }
    }
    QVERIFY2(m_compared > 150, "the walks end too soon to show anything");
}

void TestMovegen::scatteredMen_data() {
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 4; ++seed) {
        QTest::addRow("seed %d", seed) << seed;
    }
}

void TestMovegen::scatteredMen() {
    QFETCH(int, seed);
    Dice dice(static_cast<Dice::result_type>(seed));
    int enPassants = 0;
    int checks = 0;
    for (int i = 0; i < 800; ++i) {
        const Setup setup = scatteredSetup(dice);
        const Position position = *Position::from(setup);
        compare(position, plainRulesOf(setup));
        if (QTest::currentTestFailed()) {
            return;
        }
        enPassants += position.enPassantSquare() ? 1 : 0;
        checks += position.isCheck() ? 1 : 0;
    }
    QVERIFY(enPassants > 20);
    QVERIFY(checks > 50);
}

// A comparison with something blind would prove nothing.
void TestMovegen::plainRulesKnowAMistake() {
    const QString pinned = QStringLiteral("8/8/8/8/R2pP2k/8/8/4K3 b - e3 0 40");
    const QString free = QStringLiteral("8/8/8/8/3pP2k/8/8/R3K3 b - e3 0 40");
    QVERIFY(!PlainRules(pinned).legalMoves().contains(QStringLiteral("d4e3")));
    QVERIFY(PlainRules(free).legalMoves().contains(QStringLiteral("d4e3")));
    QCOMPARE(PlainRules(InitialFen).legalMoves().size(), 20);
    QCOMPARE(PlainRules(InitialFen).fen(), InitialFen);
}

QTEST_APPLESS_MAIN(TestMovegen)
#include "tst_movegen.moc"
