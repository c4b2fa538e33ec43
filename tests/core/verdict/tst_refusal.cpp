#include "core/verdict/refusal.h"

#include "tests/support/chess.h"
#include "tests/support/refusals.h"
#include "tests/support/table.h"

#include <QtTest>

using namespace chess;
using namespace support;

namespace {

// With these men nobody can mate: a game would be over (5.2.2), and that is the first of all
// reasons. The cases hold on a board for learning.
const QStringList DeadCases{"W06", "W08", "W09", "W20"};

Game gameOf(const QString& start, const QString& line) {
    return playLine(game(start), words(line).join(QLatin1Char(' ')));
}

QString reasonOf(const Game& game, const Attempt& attempt) { // or "-" where the move is legal
    const auto refusal = refusalOf(game, attempt);
    return refusal ? name(refusal->reason) : QStringLiteral("-");
}

QString reasonOf(const Game& game, const QString& text) {
    return reasonOf(game, attempt(game, text));
}

} // namespace

class TestRefusal : public QObject {
    Q_OBJECT

private slots:
    void reasons();
    void refused_data();
    void refused();
    void legal_data();
    void legal();
    void own_data();
    void own();
    void drops();
    void letters_data();
    void letters();
    void whichMove_data();
    void whichMove();
    void gameOver_data();
    void gameOver();
    void announcedMove();
};

void TestRefusal::reasons() { // the table's order is the order of precedence
    const auto rows = table(QStringLiteral("why-reasons.tsv"));
    QCOMPARE(static_cast<std::size_t>(rows.size()), RefusalReasonCount);
    for (std::size_t i = 0; i < RefusalReasonCount; ++i) {
        const auto reason = static_cast<RefusalReason>(i);
        const TableRow& row = rows.at(static_cast<int>(i));
        QCOMPARE(name(reason), QString::fromUtf8(row.id()));
        const auto text = article(reason);
        const auto size = static_cast<qsizetype>(text.size());
        const QString number = QString::fromLatin1(text.data(), size);
        QCOMPARE(number.isEmpty() ? QStringLiteral("-") : number, row["article"]);
    }
}

void TestRefusal::refused_data() {
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<QString>("drawing");
    const auto rows = table(QStringLiteral("why-illegal.tsv"));
    QCOMPARE(rows.size(), 43);
    for (const TableRow& row : rows) {
        QTest::newRow(row.id()) << row["start"] << row["line"] << row["fen"] << row["attempt"]
                                << row["reason"] << row["drawing"];
    }
}

void TestRefusal::refused() {
    QFETCH(QString, start);
    QFETCH(QString, line);
    QFETCH(QString, fen);
    QFETCH(QString, text);
    QFETCH(QString, reason);
    QFETCH(QString, drawing);
    const Game game = gameOf(start, line);
    QCOMPARE(support::fen(game.position()), fen);
    const auto refusal = refusalOnBoard(game, attempt(game, text));
    QVERIFY(refusal);
    QCOMPARE(name(refusal->reason), reason);
    const bool isDead = DeadCases.contains(QString::fromLatin1(QTest::currentDataTag()));
    QCOMPARE(game.isOver(), isDead);
    QCOMPARE(reasonOf(game, text), isDead ? QStringLiteral("GameOver") : reason);
    QCOMPARE(drawn(refusal->drawing), drawing);
    QCOMPARE(refusal->turn, game.position().turn());
    QVERIFY(refusal->attempt == attempt(game, text));
}

void TestRefusal::legal_data() {
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("written");
    const auto rows = table(QStringLiteral("looks-legal.tsv"));
    QCOMPARE(rows.size(), 9);
    for (const TableRow& row : rows) {
        QTest::newRow(row.id()) << row["start"] << row["line"] << row["fen"] << row["move"]
                                << row["san"];
    }
}

void TestRefusal::legal() {
    QFETCH(QString, start);
    QFETCH(QString, line);
    QFETCH(QString, fen);
    QFETCH(QString, text);
    QFETCH(QString, written);
    const Game game = gameOf(start, line);
    QCOMPARE(support::fen(game.position()), fen);
    QVERIFY(!refusalOnBoard(game, attempt(game, text))); // L9 is a dead position (5.2.2)
    QCOMPARE(san(game.position(), move(game.position(), text)), written);
}

// Reasons that have no case in the table, and where one reason ends and the next begins.
void TestRefusal::own_data() {
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<QString>("drawing");
    const auto row = [](const char* id,
                        const QString& start,
                        const char* line,
                        const char* text,
                        const char* reason,
                        const char* drawing) {
        QTest::newRow(id) << start << QString(line) << QString(text) << QString(reason)
                          << QString(drawing);
    };
    const char* const pawns = "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1";
    row("NoPiece", InitialFen, "-", "e4e5", "NoPiece", "-");
    row("PawnTooFar, first move", InitialFen, "-", "e2e5", "PawnTooFar", "mark e3 e4");
    row("PawnTooFar, later", pawns, "-", "e4e7", "PawnTooFar", "mark e5");
    row("PawnTooFar, Black", InitialFen, "e4", "d7d3", "PawnTooFar", "mark d5 d6");

    row("own man on a double step", InitialFen, "e4 e5 Nf3 d5 d3 d4", "d1d3", "OwnPiece", "ring d3"
    );
    row("backward, diagonally", pawns, "-", "e4d3", "PawnBackward", "arrow e4-e5");
    row("backward, far", pawns, "-", "e4a1", "PawnBackward", "arrow e4-e5");
    row("backward, Black", InitialFen, "e4 e5 d4", "e5e6", "PawnBackward", "arrow e5-e4");
    row("sideways, far", pawns, "-", "e4h4", "PawnSideways", "arrow e4-e5");
    row("double step onto a man",
        "4k3/8/8/8/4p3/8/4P3/4K3 w - - 0 1",
        "-",
        "e2e4",
        "PawnDoubleBlocked",
        "cross e4");
    row("double step over and onto men",
        "4k3/8/8/8/4p3/4p3/4P3/4K3 w - - 0 1",
        "-",
        "e2e4",
        "PawnDoubleBlocked",
        "cross e3");
    row("diagonal, two squares", pawns, "-", "e4g6", "GeometryPawn", "mark d5 e5 f5");

    row("castling at the start", InitialFen, "-", "e1g1", "CastleBlocked", "cross f1 g1");
    row("castling long at the start", InitialFen, "-", "e1c1", "CastleBlocked", "cross b1 c1 d1");
    row("castling of Black", InitialFen, "e4", "e8c8", "CastleBlocked", "cross b8 c8 d8");
    row("two squares from elsewhere",
        "4k3/8/8/8/8/8/8/3K3R w - - 0 1",
        "-",
        "d1f1",
        "GeometryKing",
        "mark c1 c2 d2 e1 e2");
    row("the corner holds another man",
        "4k3/8/8/8/8/8/P7/4K2N w - - 0 1",
        "-",
        "e1g1",
        "CastleNoRook",
        "ring h1");
    row("the corner holds an enemy",
        "4k3/8/8/8/8/8/8/4K2r w - - 0 1",
        "-",
        "e1g1",
        "CastleNoRook",
        "ring h1");
    row("king moved before rook gone",
        "4k3/8/8/8/8/8/P7/4K3 w - - 0 1",
        "Kd1 Kd8 Ke1 Ke8",
        "e1g1",
        "CastleKingMoved",
        "MoveList");
    row("attacked by the king",
        "8/8/8/8/8/8/6k1/4K2R w K - 0 1",
        "-",
        "e1g1",
        "CastleThroughCheck",
        "arrow g2-f1");

    row("en passant, known from the start alone",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        "Ke2 Ke7",
        "e5d6",
        "EnPassantExpired",
        "ring d5; mark e7 e8");
    row("en passant, Black",
        InitialFen,
        "a3 e5 a4 e4 d4 a6 a5",
        "e4d3",
        "EnPassantExpired",
        "ring d4; mark a4 a5");
    row("en passant, the pawn came by a capture",
        InitialFen,
        "e4 c6 e5 d5 Nf3 h6 Nd4 Bf5 Nxf5 h5",
        "e5f6",
        "PawnDiagonalEmpty",
        "ring f6");
    row("en passant, a man of one's own beside",
        "4k3/8/8/3NP3/8/8/8/4K3 w - - 0 1",
        "-",
        "e5d6",
        "PawnDiagonalEmpty",
        "ring d6");
    row("en passant, from another rank",
        "4k3/8/8/8/3pP3/8/8/4K3 w - - 0 1",
        "-",
        "e4d5",
        "PawnDiagonalEmpty",
        "ring d5");
    row("en passant, not the last move",
        "8/8/8/KPp4r/8/8/8/6k1 w - - 5 9",
        "-",
        "b5c6",
        "EnPassantNotAvailable",
        "ring c5");
    row("en passant, never over that square",
        "8/8/2p5/KPp4r/8/8/8/6k1 w - - 0 9",
        "-",
        "b5a6",
        "PawnDiagonalEmpty",
        "ring a6");
    row("en passant, the capturing pawn pinned",
        "4r1k1/3p4/8/4P3/8/8/8/4K3 b - - 0 1",
        "d5",
        "e5d6",
        "Pinned",
        "line e8-e1");
    row("en passant, exposing after a game",
        "8/2p5/8/KP5r/8/8/8/6k1 b - - 0 1",
        "c5",
        "b5c6",
        "EnPassantExposesKing",
        "line h5-a5; grey b5 c5");
    row("en passant, no answer to a check",
        "4k3/3p4/8/4P3/8/8/4r3/2K5 b - - 0 1",
        "d5",
        "e5d6",
        "-",
        "-");
    row("en passant, in check from afar",
        "2r1k3/3p4/2n5/4P3/8/8/8/2K5 b - - 0 1",
        "d5",
        "e5d6",
        "-",
        "-");

    row("king takes beside the king",
        "8/8/8/8/8/4k3/3r4/3K4 w - - 0 1",
        "-",
        "d1d2",
        "KingsAdjacent",
        "ring e3");
    row("king takes on the line of a check",
        "4r1k1/8/8/8/4K3/4p3/8/8 w - - 0 1",
        "-",
        "e4e3",
        "KingTakesProtected",
        "arrow e8-e3");
    row("king takes what two protect, one through the king",
        "6k1/8/3p4/4p3/4K3/8/8/4r3 w - - 0 1",
        "-",
        "e4e5",
        "KingTakesProtected",
        "arrow d6-e5");
    row("king goes on towards the rook",
        "4r1k1/8/8/8/4K3/8/8/8 w - - 0 1",
        "-",
        "e4e5",
        "KingIntoAttack",
        "arrow e8-e5");
    row("king stays on a diagonal",
        "6k1/p5b1/8/8/3K4/8/8/8 w - - 0 1",
        "-",
        "d4c3",
        "KingStaysOnLine",
        "line g7-c3");
    row("pinned, and would block",
        "4r1k1/8/8/8/1b6/8/4N3/4K3 w - - 0 1",
        "-",
        "e2c3",
        "Pinned",
        "line e8-e1");
    row("pinned, and does not block",
        "4r1k1/8/8/8/1b6/8/4N3/4K3 w - - 0 1",
        "-",
        "e2g3",
        "MustAnswerCheck",
        "arrow b4-e1");
    row("the last rank is taken",
        "r6k/P7/8/8/8/8/8/K7 w - - 0 1",
        "-",
        "a7a8",
        "PawnNoStraightCapture",
        "cross a8; mark b8");
}

void TestRefusal::own() {
    QFETCH(QString, start);
    QFETCH(QString, line);
    QFETCH(QString, text);
    QFETCH(QString, reason);
    QFETCH(QString, drawing);
    const Game game = gameOf(start, line);
    QCOMPARE(reasonOf(game, text), reason);
    const auto refusal = refusalOf(game, attempt(game, text));
    QCOMPARE(refusal ? drawn(refusal->drawing) : QStringLiteral("-"), drawing);
}

// A pawn dropped on the last rank chooses afterwards; a typed move says what it becomes, and that
// is asked for before the king's safety.
void TestRefusal::drops() {
    const Game free = game(QStringLiteral("7k/P7/8/8/8/8/8/K7 w - - 0 1"));
    const Attempt dropped{square("a7"), square("a8")};
    QCOMPARE(reasonOf(free, dropped), QStringLiteral("-"));
    QCOMPARE(reasonOf(free, QStringLiteral("a7a8")), QStringLiteral("PromotionRequired"));

    const Game held = game(QStringLiteral("k7/r5PK/8/8/8/8/8/8 w - - 0 1"));
    QCOMPARE(reasonOf(held, {square("g7"), square("g8")}), QStringLiteral("Pinned"));
    QCOMPARE(reasonOf(held, QStringLiteral("g7g8")), QStringLiteral("PromotionRequired"));
    QCOMPARE(reasonOf(held, QStringLiteral("g7g8k")), QStringLiteral("PromotionBadPiece"));
    QCOMPARE(reasonOf(held, QStringLiteral("g7g8q")), QStringLiteral("Pinned"));
}

void TestRefusal::letters_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("reason");
    for (const char letter : QByteArray("qrbnQRBN")) {
        QTest::addRow("%c", letter) << QStringLiteral("a7a8") + QLatin1Char(letter) << "-";
    }
    for (const char letter : QByteArray("kpKPxX19=")) {
        QTest::addRow("%c", letter)
            << QStringLiteral("a7a8") + QLatin1Char(letter) << "PromotionBadPiece";
    }
    QTest::newRow("where nothing promotes") << "a1b1k"
                                            << "-";
}

void TestRefusal::letters() {
    QFETCH(QString, text);
    QFETCH(QString, reason);
    const Game game = support::game(QStringLiteral("7k/P7/8/8/8/8/8/K7 w - - 0 1"));
    QCOMPARE(reasonOf(game, text), reason);
}

void TestRefusal::whichMove_data() {
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<int>("ply");
    const QString castles = QStringLiteral("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    QTest::newRow("king, out and back twice") << castles << "Ke2 Kd8 Ke1 Ke8 Kf1 Kf8 Ke1 Ke8"
                                              << "e1g1"
                                              << "CastleKingMoved" << 0;
    QTest::newRow("king of Black") << castles << "Ke2 Kd8 Ke1 Ke8 Ke2"
                                   << "e8g8"
                                   << "CastleKingMoved" << 1;
    QTest::newRow("king that had castled")
        << castles << "O-O Ke7 Kf2 Ke6 Ke2 Kd6 Kd1 Kc6 Rf2 Kb6 Ke1 Kb5"
        << "e1c1"
        << "CastleKingMoved" << 0;
    QTest::newRow("rook, out and back") << castles << "Rb1 Kd8 Ra1 Ke8"
                                        << "e1c1"
                                        << "CastleRookMoved" << 0;
    QTest::newRow("another rook on the corner") << "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"
                                                << "Rh5 Kd7 Ra3 Ke8 Rah3 Kd8 R3h1 Ke8"
                                                << "e1g1"
                                                << "CastleRookMoved" << 2;
}

void TestRefusal::whichMove() {
    QFETCH(QString, start);
    QFETCH(QString, line);
    QFETCH(QString, text);
    QFETCH(QString, reason);
    QFETCH(int, ply);
    const Game game = gameOf(start, line);
    const auto refusal = refusalOf(game, attempt(game, text));
    QVERIFY(refusal);
    QCOMPARE(name(refusal->reason), reason);
    QVERIFY(refusal->ply == static_cast<std::size_t>(ply));
    const bool isRook = refusal->reason == RefusalReason::CastleRookMoved;
    QCOMPARE(refusal->rook.has_value(), isRook);
}

void TestRefusal::gameOver_data() {
    QTest::addColumn<QString>("text");
    QTest::newRow("of a piece") << "e8f7";
    QTest::newRow("of nothing") << "e4e5";
    QTest::newRow("of the opponent's") << "h5f7";
    QTest::newRow("that was legal") << "a7a6";
}

void TestRefusal::gameOver() {
    QFETCH(QString, text);
    const Game open = gameOf(InitialFen, QStringLiteral("e4 e5 Qh5 Nc6 Bc4 Nf6"));
    const Game mated = playLine(open, QStringLiteral("Qxf7#"));
    const Game resigned = *open.resign(Color::White);
    for (const Game& game : {mated, resigned}) {
        const auto refusal = refusalOf(game, attempt(game, text));
        QVERIFY(refusal);
        QCOMPARE(name(refusal->reason), QStringLiteral("GameOver"));
        QCOMPARE(drawn(refusal->drawing), QStringLiteral("ResultBanner"));
    }
}

// A move announced with a wrong claim binds the player (9.5.3), but makes no other move illegal.
void TestRefusal::announcedMove() {
    const Game start;
    const Claim claim{ClaimRule::Threefold, move(start.position(), QStringLiteral("e4"))};
    const auto bound = start.claimDraw(claim);
    QVERIFY(bound);
    QCOMPARE(bound->legalMoves().size(), std::size_t{1});
    QCOMPARE(reasonOf(*bound, QStringLiteral("d2d4")), QStringLiteral("-"));
    QCOMPARE(reasonOf(*bound, QStringLiteral("d2d5")), QStringLiteral("PawnTooFar"));
}

QTEST_APPLESS_MAIN(TestRefusal)
#include "tst_refusal.moc"
