#include "core/verdict/kingzone.h"

#include "core/game/game.h"
#include "tests/support/chess.h"
#include "tests/support/table.h"

#include <QtTest>

using namespace chess;
using namespace support;

namespace {

QString man(const Position& position, Square square) { // "queen h4"
    return name(position.pieceAt(square)->role) + QLatin1Char(' ') +
           QString::fromStdString(square.name());
}

// "own pawn", "attacked by king g6+queen f7" or "FREE", as the table says it.
QString described(const Position& position, const ZoneSquare& zone) {
    if (zone.ownMan) {
        return QStringLiteral("own ") + name(*zone.ownMan);
    }
    if (zone.isFree()) {
        return QStringLiteral("FREE");
    }
    QStringList men;
    for (const Square attacker : zone.attackers) {
        men << man(position, attacker);
    }
    men.sort();
    return QStringLiteral("attacked by ") + men.join(QLatin1Char('+'));
}

QString verdictOf(const Game& game) {
    const auto& outcome = game.outcome();
    if (!outcome) {
        return QStringLiteral("ongoing");
    }
    return name(outcome->termination()).toLower();
}

} // namespace

class TestKingZone : public QObject {
    Q_OBJECT

private slots:
    void quiz_data();
    void quiz();
    void zone_data();
    void zone();
    void ofTheWaitingSide();
};

void TestKingZone::quiz_data() {
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("verdict");
    QTest::addColumn<QString>("checkers");
    QTest::addColumn<QString>("moves");
    for (const TableRow& row : table(QStringLiteral("quiz.tsv"))) {
        QTest::newRow(row.id()) << row["fen"] << row["verdict"] << row["checkers"] << row["moves"];
    }
}

void TestKingZone::quiz() {
    QFETCH(QString, fen);
    QFETCH(QString, verdict);
    QFETCH(QString, checkers);
    QFETCH(QString, moves);
    const Position position = support::position(fen);
    // Neither mate nor stalemate is no less so where the position is dead (5.2.2).
    const QString found = verdictOf(Game(position));
    const bool isDead = found == QLatin1String("deadposition");
    QCOMPARE(isDead ? QStringLiteral("ongoing") : found, verdict);
    QStringList givingCheck;
    for (const Square square : position.checkers()) {
        givingCheck << man(position, square);
    }
    givingCheck.sort();
    QCOMPARE(
        givingCheck.isEmpty() ? QStringLiteral("-") : givingCheck.join(QLatin1Char('+')), checkers
    );
    QStringList written;
    for (const Move move : position.legalMoves()) {
        written << san(position, move);
    }
    QCOMPARE(written, words(moves));
}

void TestKingZone::zone_data() {
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QStringList>("neighbours");
    for (const TableRow& row : table(QStringLiteral("quiz.tsv"))) {
        QTest::newRow(row.id()) << row["fen"] << row["neighbours"].split(QStringLiteral("; "));
    }
}

void TestKingZone::zone() {
    QFETCH(QString, fen);
    QFETCH(QStringList, neighbours);
    const Position position = support::position(fen);
    QStringList found;
    for (const ZoneSquare& zone : kingZone(position, position.turn())) {
        const auto standing = position.pieceAt(zone.square);
        const bool isEnemy = standing && standing->color != position.turn();
        QVERIFY(zone.enemyMan == (isEnemy ? std::optional(standing->role) : std::nullopt));
        const QString name = QString::fromStdString(zone.square.name());
        found << name + QLatin1Char('=') + described(position, zone);
    }
    QCOMPARE(found, neighbours);
}

void TestKingZone::ofTheWaitingSide() {
    const Position position = support::position(QStringLiteral("4k3/4P3/4K3/8/8/8/8/8 b - - 0 1"));
    QStringList free;
    for (const ZoneSquare& zone : kingZone(position, Color::White)) {
        if (zone.isFree()) {
            free << QString::fromStdString(zone.square.name());
        }
    }
    const QStringList expected = QStringLiteral("d5 e5 f5 d6 f6").split(QLatin1Char(' '));
    QCOMPARE(free, expected); // d7 and f7 are attacked by the other king, e7 holds the pawn
}

QTEST_APPLESS_MAIN(TestKingZone)
#include "tst_kingzone.moc"
