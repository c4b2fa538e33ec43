#include "core/notation/san.h"
#include "tests/support/chess.h"
#include "tests/support/table.h"
#include "tests/support/walk.h"

#include <QSet>
#include <QtTest>

using namespace chess;
using namespace support;

class TestSan : public QObject {
    Q_OBJECT

private slots:
    void writes_data();
    void writes();
    void reads_data();
    void reads();
    void readsUci_data();
    void readsUci();
    void readsEither_data();
    void readsEither();
    void returnsOnWalks_data();
    void returnsOnWalks();
    void refusesBytes_data();
    void refusesBytes();
};

void TestSan::writes_data() {
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("move");
    QTest::addColumn<QString>("san");
    for (const TableRow& row : table(QStringLiteral("written.tsv"))) {
        QTest::newRow(row.id()) << row["fen"] << row["move"] << row["san"];
    }
}

void TestSan::writes() {
    QFETCH(QString, fen);
    QFETCH(QString, move);
    QFETCH(QString, san);
    const Position position = support::position(fen);
    QCOMPARE(support::san(position, support::move(position, move)), san);
    QCOMPARE(answer(readSan(position, san.toStdString())), move);
}

void TestSan::reads_data() {
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("answer");
    for (const TableRow& row : table(QStringLiteral("typed.tsv"))) {
        QTest::newRow(row.id()) << row["fen"] << row["text"] << row["answer"];
    }
}

void TestSan::reads() {
    QFETCH(QString, fen);
    QFETCH(QString, text);
    QFETCH(QString, answer);
    QCOMPARE(support::answer(readSan(position(fen), text.toStdString())), answer);
}

void TestSan::readsUci_data() {
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("answer");
    const QString promoting = QStringLiteral("3r4/2P1k3/8/8/8/8/8/4K3 w - - 0 50");
    const QString castling = QStringLiteral("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    const auto row = [](const char* id, const QString& fen, const char* text, const char* answer) {
        QTest::newRow(id) << fen << QString::fromLatin1(text) << QString::fromLatin1(answer);
    };
    row("pawn", InitialFen, "e2e4", "e2e4");
    row("promotion", promoting, "c7c8r", "c7c8r");
    row("promotion with capture", promoting, "c7d8n", "c7d8n");
    row("promotion without piece", promoting, "c7c8", "PromotionMissing");
    row("promotion where there is none", InitialFen, "e2e4q", "NotLegal");
    row("promotion to a king", promoting, "c7c8k", "Unreadable");
    row("promotion in upper case", promoting, "c7c8Q", "Unreadable");
    row("castling", castling, "e1g1", "e1g1");
    row("castling, king takes rook", castling, "e1h1", "NotLegal");
    row("not legal", InitialFen, "e2e5", "NotLegal");
    row("nobody there", InitialFen, "e4e5", "NotLegal");
    row("no move", InitialFen, "e2e2", "NotLegal");
    row("null move", InitialFen, "0000", "Unreadable");
    row("empty", InitialFen, "", "Unreadable");
    row("short", InitialFen, "e2e", "Unreadable");
    row("long", InitialFen, "e2e4qq", "Unreadable");
    row("off the board", InitialFen, "e2e9", "Unreadable");
    row("upper case", InitialFen, "E2E4", "Unreadable");
    row("SAN", InitialFen, "Nf3", "Unreadable");
}

void TestSan::readsUci() {
    QFETCH(QString, fen);
    QFETCH(QString, text);
    QFETCH(QString, answer);
    QCOMPARE(support::answer(readUci(position(fen), text.toStdString())), answer);
}

void TestSan::readsEither_data() {
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("answer");
    const QString castling = QStringLiteral("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    const QString promoting = QStringLiteral("3r4/2P1k3/8/8/8/8/8/4K3 w - - 0 50");
    QTest::newRow("SAN") << InitialFen << "Nf3"
                         << "g1f3";
    QTest::newRow("UCI") << InitialFen << "g1f3"
                         << "g1f3";
    QTest::newRow("castling, SAN") << castling << "O-O-O"
                                   << "e1c1";
    QTest::newRow("castling, UCI") << castling << "e1c1"
                                   << "e1c1";
    QTest::newRow("promotion-07 c7c8r") << promoting << "c7c8r"
                                        << "c7c8r";
    QTest::newRow("promotion-07 c8Q") << promoting << "c8Q"
                                      << "c7c8q";
    QTest::newRow("promotion-07 c7c8") << promoting << "c7c8"
                                       << "PromotionMissing";
    QTest::newRow("neither") << InitialFen << "hello"
                             << "Unreadable";
}

void TestSan::readsEither() {
    QFETCH(QString, fen);
    QFETCH(QString, text);
    QFETCH(QString, answer);
    QCOMPARE(support::answer(readMove(position(fen), text.toStdString())), answer);
}

void TestSan::returnsOnWalks_data() {
    QTest::addColumn<QString>("start");
    for (int i = 0; i < walkStarts().size(); ++i) {
        QTest::addRow("from start %d", i) << walkStarts()[i];
    }
}

// Each text names its move alone, in either notation.
void TestSan::returnsOnWalks() {
    QFETCH(QString, start);
    Dice dice(77);
    for (const Position& position : walk(dice, support::position(start), 120)) {
        QSet<QString> texts;
        for (const Move move : position.legalMoves()) {
            const QString text = san(position, move);
            QCOMPARE(answer(readSan(position, text.toStdString())), uci(move));
            QCOMPARE(answer(readUci(position, move.uci())), uci(move));
            QCOMPARE(answer(readMove(position, text.toStdString())), uci(move));
            QVERIFY2(!texts.contains(text), qPrintable(text));
            texts << text;
        }
    }
}

void TestSan::refusesBytes_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nul") << QByteArray("\0", 1);
    QTest::newRow("nul behind a move") << QByteArray("e4\0", 3);
    QTest::newRow("not UTF-8") << QByteArray("\xFF\xFE\x80");
    QTest::newRow("marks alone") << QByteArray("+#!?");
    QTest::newRow("very long") << QByteArray(100000, 'N');
}

void TestSan::refusesBytes() {
    QFETCH(QByteArray, bytes);
    const std::string text(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    QCOMPARE(answer(readSan(Position::initial(), text)), QStringLiteral("Unreadable"));
    QCOMPARE(answer(readUci(Position::initial(), text)), QStringLiteral("Unreadable"));
    QCOMPARE(answer(readMove(Position::initial(), text)), QStringLiteral("Unreadable"));
}

QTEST_APPLESS_MAIN(TestSan)
#include "tst_san.moc"
