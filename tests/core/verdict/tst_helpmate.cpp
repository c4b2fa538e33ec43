#include "core/position/attacks.h"
#include "core/verdict/helpmate.h"
#include "tests/support/chess.h"
#include "tests/support/plainclosure.h"
#include "tests/support/plainrules.h"
#include "tests/support/table.h"

#include <QtTest>

using namespace chess;
using namespace support;

namespace {

struct ReasonText {
    QString operator()(GameOver) const { return QStringLiteral("over"); }
    QString operator()(UnwinnableMaterial material) const {
        switch (material) {
        case UnwinnableMaterial::BareKing: return QStringLiteral("bare");
        case UnwinnableMaterial::MinorAgainstBareKing: return QStringLiteral("minor");
        case UnwinnableMaterial::BishopsOfOneColor: return QStringLiteral("bishops");
        case UnwinnableMaterial::KnightAgainstQueens: return QStringLiteral("queens");
        case UnwinnableMaterial::BishopsAgainstMajors: return QStringLiteral("majors");
        }
        return {};
    }
    QString operator()(const ForcedLine&) const { return QStringLiteral("forced"); }
    QString operator()(const Confined&) const { return QStringLiteral("confined"); }
    QString operator()(const Exhausted&) const { return QStringLiteral("closure"); }
};

struct VerdictText {
    QString operator()(const Winnable& winnable) const {
        return winnable.line.empty() ? QStringLiteral("mate") : QStringLiteral("-");
    }
    QString operator()(Unfinished) const { return QStringLiteral("perhaps"); }
    QString operator()(const Unwinnable& unwinnable) const {
        return std::visit(ReasonText(), unwinnable.reason);
    }
};

Position composed(const QString& fen) {
    const auto read = readComposedFen(fen.toStdString());
    if (!read) {
        qFatal("%s is no position", qPrintable(fen));
    }
    return read->value;
}

Color colorOf(const QString& letter) {
    return letter == QLatin1String("w") ? Color::White : Color::Black;
}

// What is wrong with a line; nothing where the second generator agrees that it mates.
QString faultIn(const Position& position, Color winner, const std::vector<Move>& line) {
    PlainRules rules(fen(position));
    bool isWinnersTurn = position.turn() == winner;
    for (const Move move : line) {
        if (!rules.legalMoves().contains(uci(move))) {
            return uci(move) + QStringLiteral(" is illegal in ") + rules.fen();
        }
        rules.play(uci(move));
        isWinnersTurn = !isWinnersTurn;
    }
    const bool isMate = rules.legalMoves().isEmpty() && rules.isCheck() && !isWinnersTurn;
    return isMate ? QString() : QStringLiteral("no mate: ") + rules.fen();
}

} // namespace

class TestHelpmate : public QObject {
    Q_OBJECT

private slots:
    void verdicts_data();
    void verdicts();
    void sets_data();
    void sets();
    void closures_data();
    void closures();
    void knightNeverMatesQueens();
    void bishopsNeverMateMajors();
    void goesOnWhereItStopped_data();
    void goesOnWhereItStopped();
    void drawsWhatIsClosed();
};

void TestHelpmate::verdicts_data() {
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("white"); // why White cannot mate, or "-"
    QTest::addColumn<QString>("black");
    const auto row = [](const char* id, const char* fen, const char* white, const char* black) {
        QTest::newRow(id) << QString::fromLatin1(fen) << QString::fromLatin1(white)
                          << QString::fromLatin1(black);
    };
    row("kings", "8/8/4k3/8/8/4K3/8/8 w - - 0 70", "bare", "bare");
    row("bishop", "8/8/4k3/8/8/4KB2/8/8 w - - 0 1", "minor", "bare");
    row("knight", "8/8/4k3/8/3N4/4K3/8/8 b - - 0 70", "minor", "bare");
    row("knight of Black", "8/8/4k3/8/3n4/4K3/8/8 w - - 0 70", "bare", "minor");
    row("bishops of one colour, dark", "8/8/4kb2/8/8/2B1K3/8/8 w - - 0 40", "bishops", "bishops");
    row("bishops of one colour, light", "8/8/4k1b1/8/8/3BK3/8/8 b - - 0 40", "bishops", "bishops");
    row("many bishops of one colour", "1b1b4/4k3/8/8/8/2B5/4K3/8 w - - 0 60", "bishops", "bishops");
    row("two bishops of one colour, one side",
        "8/4k3/8/8/8/2B5/1B2K3/8 w - - 0 60",
        "bishops",
        "bare");
    row("bishops of two colours", "8/8/4kb2/8/8/3BK3/8/8 w - - 0 40", "-", "-");
    row("pair of bishops", "8/8/4k3/8/8/2BBK3/8/8 w - - 0 40", "-", "bare");
    row("two knights", "8/8/4k3/8/8/4KNN1/8/8 w - - 0 40", "-", "bare");
    row("knight against knight", "8/8/4kn2/8/8/4KN2/8/8 w - - 0 40", "-", "-");
    row("knight against bishop", "8/8/4kb2/8/8/4KN2/8/8 w - - 0 40", "-", "-");
    row("knight against pawn", "8/8/4k3/8/4p3/4KN2/8/8 w - - 0 40", "-", "-");
    row("knight against queen", "8/2q5/4k3/8/8/4KN2/8/8 w - - 0 40", "queens", "-");
    row("knight against queen and rook", "8/2q5/4k3/3r4/8/4KN2/8/8 w - - 0 40", "-", "-");
    row("bishop against rook", "8/2r5/4k3/8/8/4KB2/8/8 w - - 0 40", "majors", "-");
    row("bishop against queen and bishop", "8/1b6/4k3/2q5/8/4KB2/8/8 w - - 0 40", "majors", "-");
    row("rook", "8/8/4k3/8/8/4KR2/8/8 w - - 0 40", "-", "bare");
    row("pawn", "8/8/4k3/8/8/4KP2/8/8 w - - 0 40", "-", "bare");
    row("queen against rook", "8/8/4kr2/8/8/4KQ2/8/8 w - - 0 40", "-", "-");
    row("mate before material", "8/8/8/8/8/5k2/6q1/6K1 w - - 0 1", "over", "mate");
    row("mate by a knight", "8/8/8/8/8/6k1/5n1p/7K w - - 0 1", "over", "mate");
    row("stalemate", "k7/P7/1K6/8/8/8/8/8 b - - 0 1", "over", "over");
    row("one move", "8/8/8/8/5k2/8/6q1/7K w - - 0 1", "bare", "forced");
    row("wall", "4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1", "confined", "confined");
    row("wall and bishops",
        "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1",
        "confined",
        "confined");
    row("en passant opens the wall", "4k3/8/8/p1p1p1p1/P1P1P1Pp/7P/8/4K3 b - g3 0 1", "-", "-");
    row("few positions left", "1K6/1p4kp/8/7P/8/5b2/2r5/q7 w - - 0 1", "closure", "closure");
    row("initial", InitialFen.toLatin1().constData(), "-", "-");
}

void TestHelpmate::verdicts() {
    QFETCH(QString, fen);
    QFETCH(QString, white);
    QFETCH(QString, black);
    const Position position = support::position(fen);
    QCOMPARE(std::visit(VerdictText(), canMate(position, Color::White)), white);
    QCOMPARE(std::visit(VerdictText(), canMate(position, Color::Black)), black);
    const auto isOpen = [](const QString& verdict) {
        return verdict == QLatin1String("-") || verdict == QLatin1String("mate");
    };
    QCOMPARE(cannotMate(position, Color::White), !isOpen(white));
    QCOMPARE(cannotMate(position, Color::Black), !isOpen(black));
    QCOMPARE(isDead(position), !isOpen(white) && !isOpen(black));
}

void TestHelpmate::sets_data() {
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("winner");
    QTest::addColumn<bool>("can");
    for (const TableRow& row : table(QStringLiteral("helpmate.tsv"))) {
        QTest::newRow(row.id().constData())
            << row["fen"] << row["winner"] << (row["verdict"] == QLatin1String("winnable"));
    }
}

void TestHelpmate::sets() {
    QFETCH(QString, fen);
    QFETCH(QString, winner);
    QFETCH(bool, can);
    const Position position = composed(fen);
    const HelpmateVerdict verdict = canMate(position, colorOf(winner));
    if (const auto* winnable = std::get_if<Winnable>(&verdict)) {
        QCOMPARE(faultIn(position, colorOf(winner), winnable->line), QString());
        QVERIFY(can);
    } else {
        QVERIFY(std::holds_alternative<Unwinnable>(verdict));
        QVERIFY(!can);
    }
}

void TestHelpmate::closures_data() {
    sets_data();
}

// Where few positions can arise, they are all looked at a second time.
void TestHelpmate::closures() {
    QFETCH(QString, fen);
    QFETCH(QString, winner);
    QFETCH(bool, can);
    const PlainVerdict plain = plainClosure(fen, winner == QLatin1String("w"), can ? 300 : 4000);
    QVERIFY(plain != (can ? PlainVerdict::Cannot : PlainVerdict::Can));
}

// However many queens stand beside a king in check from a lone knight: one can take it.
void TestHelpmate::knightNeverMatesQueens() {
    for (int k = 0; k < 64; ++k) {
        const Square king = Square::at(k);
        for (const Square knight : attacks::knight(king)) {
            for (int w = 0; w < 64; ++w) {
                const Square other = Square::at(w);
                if ((attacks::king(king) | king | knight).contains(other)) {
                    continue;
                }
                const Bitboard queens =
                    attacks::king(king) & ~attacks::king(other) & ~attacks::knight(knight);
                const Bitboard occupied = queens | king | other | knight;
                bool canTake = queens.isEmpty();
                for (const Square queen : queens) {
                    canTake = canTake || attacks::queen(queen, occupied).contains(knight);
                }
                const bool isClosed = queens.isEmpty(); // never: the king has a flight then
                QVERIFY2(canTake && !isClosed, qPrintable(squareNames(occupied).join(u' ')));
            }
        }
    }
}

// A king in check along a diagonal: beside the line, one square at least is open to it unless a man
// of its own stands there, and a rook or queen can step from there into the line.
void TestHelpmate::bishopsNeverMateMajors() {
    for (int k = 0; k < 64; ++k) {
        const Square king = Square::at(k);
        for (const auto& [files, ranks] : {std::pair{1, 1}, {1, -1}, {-1, 1}, {-1, -1}}) {
            if (!king.offset(files, ranks)) {
                continue;
            }
            const Bitboard corners = Bitboard(*king.offset(files, 0)) | *king.offset(0, ranks);
            for (int w = 0; w < 64; ++w) {
                const Square other = Square::at(w);
                if (!(attacks::king(king) | king).contains(other)) {
                    QVERIFY(!(corners & ~attacks::king(other)).isEmpty());
                }
            }
        }
    }
}

void TestHelpmate::goesOnWhereItStopped_data() {
    QTest::addColumn<QString>("fen");
    QTest::newRow("line") << InitialFen;
    QTest::newRow("closure") << QStringLiteral("1K6/1p4kp/8/7P/8/5b2/2r5/q7 w - - 0 1");
    QTest::newRow("bishops") << QStringLiteral("k1b1b3/1p1p4/1P1P4/8/8/B7/5K2/1b6 w - - 0 1");
}

void TestHelpmate::goesOnWhereItStopped() {
    QFETCH(QString, fen);
    HelpmateMemory memory;
    HelpmateSearch whole(composed(fen), Color::Black, memory);
    const QString expected = std::visit(VerdictText(), whole.run());
    const std::uint64_t nodes = whole.nodes();
    HelpmateSearch search(composed(fen), Color::Black, memory);
    HelpmateVerdict verdict = Unfinished{};
    int runs = 0;
    while (std::holds_alternative<Unfinished>(verdict)) {
        verdict = search.run(3);
        ++runs;
    }
    QCOMPARE(std::visit(VerdictText(), verdict), expected);
    QCOMPARE(search.nodes(), nodes);
    QVERIFY(runs > 1);
    QCOMPARE(std::visit(VerdictText(), search.run(3)), expected); // it stays
}

void TestHelpmate::drawsWhatIsClosed() {
    const auto verdict =
        canMate(position(QStringLiteral("4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1")), Color::White);
    const auto& reason = std::get<Confined>(std::get<Unwinnable>(verdict).reason);
    QCOMPARE(squareNames(reason.lockedPawns), QStringList({"a4", "a5", "d4", "d5", "g4", "g5"}));
    QVERIFY(reason.kingRegion.contains(Square(File::A, Rank::R8)));
    QVERIFY((reason.kingRegion & bitboardOf(Rank::R3)).isEmpty());
}

QTEST_APPLESS_MAIN(TestHelpmate)
#include "tst_helpmate.moc"
