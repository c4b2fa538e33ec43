#include "tests/support/chess.h"
#include "ui/board/animation.h"

#include <QtTest>

#include <algorithm>

using namespace support;

namespace {

QString letterOf(chess::Piece piece) {
    const QChar letter = QLatin1Char("PNBRQK"[indexOf(piece.role)]);
    return piece.color == chess::Color::White ? letter : letter.toLower();
}

QStringList movedNames(const chess::Board& before, const chess::Board& after) {
    QStringList names;
    for (const ui::Moved& moved : ui::movedMen(before, after)) {
        names.append(
            letterOf(moved.piece) + QString::fromStdString(moved.from.name()) +
            QString::fromStdString(moved.to.name())
        );
    }
    names.sort();
    return names;
}

} // namespace

class TestAnimation : public QObject {
    Q_OBJECT

private slots:
    void moves_data();
    void moves();
    void otherPositions_data();
    void otherPositions();
};

void TestAnimation::moves_data() {
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("san");
    QTest::addColumn<QStringList>("there"); // when it is played
    QTest::addColumn<QStringList>("back");  // when it is taken back
    const QString castles = QStringLiteral("r3k2r/8/8/8/8/8/8/R3K2R %1 KQkq - 0 1");
    const QString pawns = QStringLiteral("1n2k3/P7/8/3pP3/8/8/8/4K3 w - d6 0 1");
    QTest::newRow("step") << InitialFen << "e4" << QStringList{"Pe2e4"} << QStringList{"Pe4e2"};
    QTest::newRow("knight") << InitialFen << "Nf3" << QStringList{"Ng1f3"} << QStringList{"Nf3g1"};
    QTest::newRow("capture") << QStringLiteral("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1") << "exd5"
                             << QStringList{"Pe4d5"} << QStringList{"Pd5e4"};
    QTest::newRow("en passant") << pawns << "exd6" << QStringList{"Pe5d6"} << QStringList{"Pd6e5"};
    QTest::newRow("promotion") << pawns << "a8=Q" << QStringList{"Qa7a8"} << QStringList{"Pa8a7"};
    QTest::newRow("promotion with capture")
        << pawns << "axb8=N" << QStringList{"Na7b8"} << QStringList{"Pb8a7"};
    QTest::newRow("O-O") << castles.arg(QLatin1Char('w')) << "O-O" << QStringList{"Ke1g1", "Rh1f1"}
                         << QStringList{"Kg1e1", "Rf1h1"};
    QTest::newRow("O-O-O") << castles.arg(QLatin1Char('b')) << "O-O-O"
                           << QStringList{"ke8c8", "ra8d8"} << QStringList{"kc8e8", "rd8a8"};
    QTest::newRow("the nearer rook is not the one")
        << QStringLiteral("4k3/8/8/8/8/8/8/R2RK3 w - - 0 1") << "Rac1" << QStringList{"Ra1c1"}
        << QStringList{"Rc1a1"};
}

void TestAnimation::moves() {
    QFETCH(QString, fen);
    QFETCH(QString, san);
    QFETCH(QStringList, there);
    QFETCH(QStringList, back);
    const chess::Position before = position(fen);
    const chess::Position after = before.play(move(before, san));
    QCOMPARE(movedNames(before.board(), after.board()), there);
    QCOMPARE(movedNames(after.board(), before.board()), back);
}

void TestAnimation::otherPositions_data() {
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("the same") << InitialFen << InitialFen << QStringList();
    QTest::newRow("another game"
    ) << QStringLiteral("r1bq1rk1/pp3ppp/2n2n2/8/8/2N2N2/PP3PPP/R1BQ1RK1 w - - 0 10")
      << InitialFen << QStringList();
    QTest::newRow("a man disappears") << InitialFen
                                      << QStringLiteral("rnbqkbnr/pppppppp/8/8/8/8/1PPPPPPP/"
                                                        "RNBQKBNR w KQkq - 0 1")
                                      << QStringList();
}

void TestAnimation::otherPositions() {
    QFETCH(QString, before);
    QFETCH(QString, after);
    QFETCH(QStringList, expected);
    QCOMPARE(movedNames(position(before).board(), position(after).board()), expected);
}

QTEST_APPLESS_MAIN(TestAnimation)
#include "tst_animation.moc"
