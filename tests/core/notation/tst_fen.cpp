#include "core/notation/fen.h"
#include "tests/support/chess.h"
#include "tests/support/table.h"
#include "tests/support/walk.h"

#include <QtTest>

using namespace chess;
using namespace support;

namespace {

QString text(const FenError& error) {
    QString told = name(error.fault);
    if (!error.found.empty()) {
        told += QStringLiteral(" \"%1\"").arg(QString::fromStdString(error.found));
    }
    if (error.rank) {
        told += QStringLiteral(" rank %1").arg(indexOf(*error.rank) + 1);
    }
    return told;
}

QString text(const SetupError& error) {
    QString told = name(error.fault);
    told += error.color ? QLatin1Char(' ') + name(*error.color) : QString();
    const QString where = error.square ? QString::fromStdString(error.square->name()) : QString();
    return where.isEmpty() ? told : told + QLatin1Char(' ') + where;
}

QString text(const SetupErrors& errors) {
    QStringList texts;
    for (const SetupError& error : errors) {
        texts << text(error);
    }
    return texts.join(QStringLiteral(", "));
}

struct WarningText {
    QString operator()(FenMissing missing) const {
        return QStringLiteral("missing from ") + name(missing.from);
    }
    QString operator()(FenCastlingDropped dropped) const {
        const bool isShort = dropped.wing == Wing::Kingside;
        return QStringLiteral("castling %1 %2")
            .arg(
                name(dropped.color),
                isShort ? QStringLiteral("Kingside") : QStringLiteral("Queenside")
            );
    }
    QString operator()(FenEnPassantDropped dropped) const {
        return QStringLiteral("en passant ") + QString::fromStdString(dropped.square.name());
    }
    QString operator()(FenMoveNumberZero) const { return QStringLiteral("number zero"); }
};

QString text(const std::vector<FenWarning>& warnings) {
    QStringList texts;
    for (const FenWarning& warning : warnings) {
        texts << std::visit(WarningText(), warning);
    }
    return texts.isEmpty() ? QStringLiteral("-") : texts.join(QStringLiteral(", "));
}

// What became of a text: the position that it holds or "-", why there is none or "-", and the
// warnings.
QStringList reading(const QByteArray& bytes) {
    const auto read = readFen({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    if (read) {
        return {fen(read->value), QStringLiteral("-"), text(read->warnings)};
    }
    const QString why = std::visit([](const auto& error) { return text(error); }, read.error());
    return {QStringLiteral("-"), why, QStringLiteral("-")};
}

const char* const Rooks = "2r3k1/5ppp/8/8/8/8/5PPP/2R3K1";

QByteArray rooks(const char* fields) {
    return QByteArray(Rooks) + ' ' + fields;
}

} // namespace

class TestFen : public QObject {
    Q_OBJECT

private slots:
    void files_data();
    void files();
    void everyFileIsInTheTable();
    void refuses_data();
    void refuses();
    void namesTheField_data();
    void namesTheField();
    void forgives_data();
    void forgives();
    void setupsMayBeImpossible();
    void setupsMayNotBeUnreadable();
    void everyFaultIsMet();
    void writesWhatItReads_data();
    void writesWhatItReads();
};

void TestFen::files_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QStringList>("expected");
    for (const TableRow& row : table(QStringLiteral("fen/expected.tsv"))) {
        QTest::newRow(row.id()) << row["file"]
                                << QStringList{row["fen"], row["fault"], row["warnings"]};
    }
}

void TestFen::files() {
    QFETCH(QString, file);
    QFETCH(QStringList, expected);
    QCOMPARE(reading(dataFile(QStringLiteral("fen/") + file)), expected);
}

void TestFen::everyFileIsInTheTable() {
    QStringList named;
    for (const TableRow& row : table(QStringLiteral("fen/expected.tsv"))) {
        named << row["file"];
    }
    const QDir files(QStringLiteral(BANMEN_TEST_DATA "/fen"), QStringLiteral("*.fen"));
    named.sort();
    QCOMPARE(files.entryList(QDir::Files, QDir::Name), named);
}

void TestFen::refuses_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char* id, const QByteArray& bytes, const char* fault) {
        QTest::newRow(id) << bytes << QString::fromUtf8(fault);
    };
    row("empty", "", "Empty");
    row("blanks", " \t\r\n\v\f ", "Empty");
    row("quotes round nothing", "\"\"", "Empty");
    row("byte order mark alone", "\xEF\xBB\xBF", "Empty");
    row("ideographic spaces", "\xE3\x80\x80\xE3\x80\x80", "Empty");
    row("words", "hello world", "UnknownPiece \"h\" rank 8");
    row("a PGN", "[Event \"?\"]", "UnknownPiece \"[\" rank 8");
    row("seven fields", rooks("w - - 0 1 x"), "TooManyFields \"x\"");
    row("seven fields, the first of them wrong", "x w - - 0 1 z", "TooManyFields \"z\"");
    row("seven ranks", "8/8/8/8/8/8/8 w - - 0 1", "RankCount \"7\"");
    row("nine ranks", "4k3/8/8/8/8/8/8/8/4K3 w - - 0 1", "RankCount \"9\"");
    row("slash in front", "/4k3/8/8/8/8/8/8/4K3 w - - 0 1", "RankLength rank 8");
    row("empty rank", "4k3//8/8/8/8/8/4K3 w - - 0 1", "RankLength rank 7");
    row("short rank", "4k3/8/8/7/8/8/8/4K3 w - - 0 1", "RankLength \"7\" rank 5");
    row("long rank of men",
        "4k3/8/8/8/8/8/PPPPPPPPP/4K3 w - - 0 1",
        "RankLength \"PPPPPPPPP\" rank 2");
    row("long rank of gaps",
        "4k3/8/8/88888888888/8/8/8/4K3 w - - 0 1",
        "RankLength \"88888888888\" rank 5");
    row("nine", "4k3/9/8/8/8/8/8/4K3 w - - 0 1", "UnknownPiece \"9\" rank 7");
    row("nought", "4k3/80/8/8/8/8/8/4K3 w - - 0 1", "UnknownPiece \"0\" rank 7");
    row("Japanese letter",
        "4k3/8/8/8/8/8/8/4\xE7\x8E\x8B"
        "3 w - - 0 1",
        "UnknownPiece \"\xE7\x8E\x8B\" rank 1");
    row("figurine",
        "4\xE2\x99\x9A"
        "3/8/8/8/8/8/8/4K3 w - - 0 1",
        "UnknownPiece \"\xE2\x99\x9A\" rank 8");
    row("turn x", rooks("x - - 0 1"), "UnknownTurn \"x\"");
    row("turn W", rooks("W - - 0 1"), "UnknownTurn \"W\"");
    row("turn white", rooks("white - - 0 1"), "UnknownTurn \"white\"");
    row("turn -", rooks("- - - 0 1"), "UnknownTurn \"-\"");
    row("castling KK", rooks("w KK - 0 1"), "UnknownCastling \"KK\"");
    row("castling -K", rooks("w -K - 0 1"), "UnknownCastling \"-K\"");
    row("castling K-", rooks("w K- - 0 1"), "UnknownCastling \"K-\"");
    row("castling --", rooks("w -- - 0 1"), "UnknownCastling \"--\"");
    row("castling HAha", rooks("w HAha - 0 1"), "UnknownCastling \"HAha\"");
    row("castling KQkqK", rooks("w KQkqK - 0 1"), "UnknownCastling \"KQkqK\"");
    row("castling field left out", rooks("w e3 0 1"), "UnknownCastling \"e3\"");
    row("en passant e9", rooks("w - e9 0 1"), "UnknownEnPassant \"e9\"");
    row("en passant E3", rooks("w - E3 0 1"), "UnknownEnPassant \"E3\"");
    row("en passant e", rooks("w - e 0 1"), "UnknownEnPassant \"e\"");
    row("en passant --", rooks("w - -- 0 1"), "UnknownEnPassant \"--\"");
    for (const char* counter :
         {"-1", "10000", "abc", "1.5", "+1", "-0", "1a", "0x1", "-", "99999999999999999999"}) {
        const QByteArray fault = QByteArray("UnknownCounter \"") + counter + '"';
        const QByteArray id = QByteArray(counter);
        row("clock " + id, rooks("w - - ") + counter + " 1", fault);
        row("number " + id, rooks("w - - 0 ") + counter, fault);
    }
    row("several faults of the men",
        "8/8/8/8/8/8/8/p6P w - - 0 1",
        "NoKing White, NoKing Black, PawnOnLastRank Black a1, PawnOnLastRank White h1");
}

void TestFen::refuses() {
    QFETCH(QByteArray, bytes);
    QFETCH(QString, fault);
    QCOMPARE(reading(bytes), (QStringList{QStringLiteral("-"), fault, QStringLiteral("-")}));
}

void TestFen::namesTheField_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("field");
    QTest::newRow("placement") << QByteArray("8/8 w - - 0 1") << "Placement";
    QTest::newRow("turn") << rooks("x - - 0 1") << "Turn";
    QTest::newRow("castling") << rooks("w X - 0 1") << "Castling";
    QTest::newRow("en passant") << rooks("w - x 0 1") << "EnPassant";
    QTest::newRow("clock") << rooks("w - - x 1") << "HalfmoveClock";
    QTest::newRow("number") << rooks("w - - 0 x") << "FullmoveNumber";
    QTest::newRow("the first of two") << rooks("x X - 0 1") << "Turn";
}

void TestFen::namesTheField() {
    QFETCH(QByteArray, bytes);
    QFETCH(QString, field);
    const auto read = readFenSetup(bytes.toStdString());
    QVERIFY(!read);
    QCOMPARE(name(read.error().field), field);
}

void TestFen::forgives_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("warnings");
    const QString plain = QString::fromLatin1(rooks("w - - 0 1"));
    const auto row =
        [](const char* id, const QByteArray& bytes, const QString& fen, const char* warnings) {
            QTest::newRow(id) << bytes << fen << QString::fromLatin1(warnings);
        };
    row("all six fields", rooks("w - - 0 1"), plain, "-");
    row("placement alone", Rooks, plain, "missing from Turn");
    row("no castling", rooks("w"), plain, "missing from Castling");
    row("no en passant", rooks("w -"), plain, "missing from EnPassant");
    row("no counters", rooks("w - -"), plain, "-");
    row("no number", rooks("w - - 7"), QString::fromLatin1(rooks("w - - 7 1")), "-");
    row("number 0", rooks("w - - 0 0"), plain, "number zero");
    row("leading noughts", rooks("w - - 007 0020"), QString::fromLatin1(rooks("w - - 7 20")), "-");
    row("highest counters",
        rooks("w - - 9999 9999"),
        QString::fromLatin1(rooks("w - - 9999 9999")),
        "-");
    row("single quotes", "'" + rooks("w - - 0 1") + "'", plain, "-");
    row("quotes and blanks", " \" " + rooks("w - - 0 1") + " \" ", plain, "-");
    row("no-break spaces", rooks("w - - 0 1").replace(" ", "\xC2\xA0"), plain, "-");
    row("byte order mark", "\xEF\xBB\xBF" + rooks("w - - 0 1"), plain, "-");
    row("gaps in pieces", "2r3k1/5ppp/44/8/1151/8/5PPP/2R3K1 w - - 0 1", plain, "-");
    row("castling in any order",
        "r3k2r/8/8/8/8/8/8/R3K2R w qkQK - 0 1",
        QStringLiteral("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"),
        "-");
    row("all that can be dropped",
        "4k3/8/8/8/8/8/8/4K3 b KQkq e3 0 0",
        QStringLiteral("4k3/8/8/8/8/8/8/4K3 b - - 0 1"),
        "number zero, castling White Kingside, castling White Queenside, "
        "castling Black Kingside, castling Black Queenside, en passant e3");
    row("en passant, possible and not legal",
        "8/8/8/8/R2pP2k/8/8/4K3 b - e3 0 40",
        QStringLiteral("8/8/8/8/R2pP2k/8/8/4K3 b - - 0 40"),
        "-");
}

void TestFen::forgives() {
    QFETCH(QByteArray, bytes);
    QFETCH(QString, fen);
    QFETCH(QString, warnings);
    QCOMPARE(reading(bytes), (QStringList{fen, QStringLiteral("-"), warnings}));
}

void TestFen::setupsMayBeImpossible() {
    const auto read = readFenSetup("8/8/8/8/8/8/8/p6K w - - 3 9");
    QVERIFY(read);
    QVERIFY(
        read->value.board.pieceAt(square(QStringLiteral("a1"))) ==
        std::optional(Piece{Color::Black, Role::Pawn})
    );
    QCOMPARE(read->value.halfmoveClock, 3);
    QCOMPARE(read->value.fullmoveNumber, 9);
    QVERIFY(!Position::from(read->value));
}

void TestFen::setupsMayNotBeUnreadable() {
    const auto read = readFenSetup("8/8/8/8/8/8/8/p6X w - - 3 9");
    QVERIFY(!read);
    QCOMPARE(text(read.error()), QStringLiteral("UnknownPiece \"X\" rank 1"));
}

// The rows above reach every fault: a new one needs a new row.
void TestFen::everyFaultIsMet() {
    QStringList missing;
    for (int i = 0; i <= static_cast<int>(FenFault::UnknownCounter); ++i) {
        missing << name(static_cast<FenFault>(i));
    }
    for (const char* fen :
         {"",
          "8 w - - 0 1 x",
          "8/8 w - - 0 1",
          "7/8/8/8/8/8/8/8 w",
          "x w",
          "8/8/8/8/8/8/8/8 x",
          "8/8/8/8/8/8/8/8 w x",
          "8/8/8/8/8/8/8/8 w - x",
          "8/8/8/8/8/8/8/8 w - - x"}) {
        const auto read = readFenSetup(fen);
        QVERIFY(!read);
        QVERIFY2(missing.removeOne(name(read.error().fault)), fen);
    }
    QCOMPARE(missing, QStringList());
}

void TestFen::writesWhatItReads_data() {
    QTest::addColumn<QString>("start");
    for (int i = 0; i < walkStarts().size(); ++i) {
        QTest::addRow("from start %d", i) << walkStarts()[i];
    }
}

void TestFen::writesWhatItReads() {
    QFETCH(QString, start);
    Dice dice(5);
    std::vector<Position> met = walk(dice, position(start), 200);
    for (int i = 0; i < 200; ++i) {
        met.push_back(scatteredPosition(dice));
    }
    for (const Position& position : met) {
        const std::string written = writeFen(position);
        const auto read = readFen(written);
        QVERIFY(read);
        QVERIFY(read->warnings.empty());
        QVERIFY(read->value == position);
        QVERIFY(read->value.setup() == position.setup());
        QCOMPARE(writeFen(read->value), written);
    }
}

QTEST_APPLESS_MAIN(TestFen)
#include "tst_fen.moc"
