#include "core/verdict/castlingstate.h"

#include "tests/support/chess.h"
#include "tests/support/refusals.h"

#include <QtTest>

using namespace chess;
using namespace support;

namespace {

// "ready", "not now: CastleBlocked", "gone at 4", "never"
QString told(const CastlingState& state) {
    switch (state.standing) {
    case CastlingStanding::Ready: return QStringLiteral("ready");
    case CastlingStanding::NotNow: return QStringLiteral("not now: ") + name(state.why->reason);
    case CastlingStanding::Gone: break;
    }
    return state.lostAt ? QStringLiteral("gone at %1").arg(*state.lostAt) : QStringLiteral("never");
}

QStringList all(const Game& game) { // White's wings, then Black's
    QStringList states;
    for (const Color color : {Color::White, Color::Black}) {
        for (const Wing wing : AllWings) {
            states << told(castlingStateOf(game, color, wing));
        }
    }
    return states;
}

} // namespace

class TestCastlingState : public QObject {
    Q_OBJECT

private slots:
    void states_data();
    void states();
};

void TestCastlingState::states_data() {
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("expected");

    const QString open = QStringLiteral("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    QTest::newRow("3.8.2.2 at the start")
        << InitialFen << QString()
        << "not now: CastleBlocked|not now: CastleBlocked|not now: CastleBlocked|not now: "
           "CastleBlocked";
    QTest::newRow("3.8.2 all four") << open << QString() << "ready|ready|ready|ready";
    QTest::newRow("3.8.2.1 the king has moved")
        << open << QStringLiteral("Ke2 Rg8 Ke1") << "gone at 0|gone at 0|gone at 1|ready";
    QTest::newRow("3.8.2.1 castled")
        << open << QStringLiteral("O-O") << "gone at 0|gone at 0|not now: CastleThroughCheck|ready";
    QTest::newRow("3.8.2.1 the rook was captured")
        << open << QStringLiteral("Rxh8") << "gone at 0|ready|gone at 0|not now: CastleInCheck";
    QTest::newRow("3.8.2.2 through check")
        << QStringLiteral("4k3/8/8/8/8/8/5r2/4K2R w K - 0 1") << QString()
        << "not now: CastleThroughCheck|never|never|never";
    QTest::newRow("3.8.2.1 set up without rights")
        << QStringLiteral("4k2r/8/8/8/8/8/8/4K2R w - - 0 1") << QString()
        << "never|never|never|never";
}

void TestCastlingState::states() {
    QFETCH(QString, fen);
    QFETCH(QString, line);
    QFETCH(QString, expected);
    QCOMPARE(all(playLine(game(fen), line)).join(QLatin1Char('|')), expected);
}

QTEST_GUILESS_MAIN(TestCastlingState)
#include "tst_castlingstate.moc"
