#include "core/notation/fen.h"
#include "core/position/position.h"
#include "tests/support/chess.h"

#include <QtTest>

using namespace chess;
using namespace support;

namespace {

QString nameOf(const SetupError& error) {
    QStringList parts{name(error.fault)};
    if (error.color) {
        parts << name(*error.color);
    }
    if (error.square) {
        parts << QString::fromStdString(error.square->name());
    }
    return parts.join(QLatin1Char(' '));
}

QString faultNames(const Setup& setup) {
    QStringList names;
    for (const SetupError& error : faultsOf(setup)) {
        names << nameOf(error);
    }
    return names.join(QStringLiteral(", "));
}

// Men and turn as FEN has them; the rest is set in the tests, since the reader drops what is
// impossible there.
Setup setupOf(const char* placementAndTurn) {
    const auto read = readFenSetup(placementAndTurn);
    if (!read) {
        qFatal("No placement: %s", placementAndTurn);
    }
    return read->value;
}

} // namespace

class TestSetup : public QObject {
    Q_OBJECT

private slots:
    void initialPosition();
    void men_data();
    void men();
    void castling_data();
    void castling();
    void enPassant_data();
    void enPassant();
    void counters_data();
    void counters();
    void allFaultsAtOnceInOrder();
    void positionGivesItsSetupBack();
    void boards();
};

void TestSetup::initialPosition() {
    const Setup setup = Setup::initial();
    QVERIFY(faultsOf(setup).empty());
    QVERIFY(Position::initial().setup() == setup);
    QVERIFY(setup.castlingRights == CastlingRights::all());
    QCOMPARE(fen(Position::initial()), InitialFen);
}

void TestSetup::men_data() {
    QTest::addColumn<QByteArray>("placement");
    QTest::addColumn<QString>("faults");
    const auto row = [](const char* id, const char* placement, const char* faults) {
        QTest::newRow(id) << QByteArray(placement) << QString::fromLatin1(faults);
    };
    row("2.2 no king", "8/8/8/8/8/8/8/4K3 w", "NoKing Black");
    row("2.2 no kings", "8/8/8/8/8/8/8/8 w", "NoKing White, NoKing Black");
    row("2.2 two kings", "4k3/8/8/8/2K5/8/8/4K3 w", "SeveralKings White");
    row("2.2 three kings", "k1k1k3/8/8/8/8/8/8/4K3 w", "SeveralKings Black");
    row("2.2 sixteen men", "4k3/8/8/8/8/8/PPPPPPPP/RNBQKBNR w", "");
    row("2.2 seventeen men",
        "4k3/8/8/8/8/7R/PPPPPPPP/RNBQKBNR w",
        "TooManyMen White, TooManyPromoted White");
    row("2.2 nine pawns", "4k3/8/8/8/P7/8/PPPPPPPP/4K3 w", "TooManyPawns White");
    row("2.2 nine pawns of Black", "4k3/pppppppp/8/p7/8/8/8/4K3 w", "TooManyPawns Black");
    row("3.7.3.3 nine queens", "6rk/6pp/8/8/QQQQ4/QQQQ4/Q7/4K3 w", "");
    row("3.7.3.3 ten queens", "6rk/6pp/8/8/QQQQ4/QQQQ4/QQ6/4K3 w", "TooManyPromoted White");
    row("3.7.3.3 two queens, eight pawns",
        "6rk/6pp/8/8/QQ6/8/PPPPPPPP/4K3 w",
        "TooManyPromoted White");
    row("3.7.3.3 two queens, seven pawns", "6rk/6pp/8/8/QQ6/8/PPPPPPP1/4K3 w", "");
    row("3.7.3.3 bishops of one colour", "4k3/8/8/8/8/8/PPPPPPPP/2B1B1K1 w", "TooManyPromoted White"
    );
    row("3.7.3.3 bishops of two colours", "4k3/8/8/8/8/8/PPPPPPPP/2B2BK1 w", "");
    row("3.7.3.3 three knights", "nnn1k3/pppppppp/8/8/8/8/8/4K3 w", "TooManyPromoted Black");
    row("3.7.3.3 three rooks", "rrr2k2/pppppppp/8/8/8/8/8/4K3 w", "TooManyPromoted Black");
    row("3.7.3.3 pawns on the last ranks",
        "P3k2p/8/8/8/8/8/8/p3K2P w",
        "PawnOnLastRank Black a1, PawnOnLastRank White h1, PawnOnLastRank White a8, "
        "PawnOnLastRank Black h8");
    row("3.9.2 opponent in check", "2k5/8/2R5/8/8/8/8/4K3 w", "OpponentInCheck Black c8");
    row("3.9.2 mover in check", "2k5/8/2R5/8/8/8/8/4K3 b", "");
    row("3.9.2 opponent in check, Black to move",
        "2k5/8/8/8/8/4r3/8/4K3 b",
        "OpponentInCheck White e1");
    row("3.9.2 kings touch", "8/8/8/8/8/4k3/4K3/8 w", "OpponentInCheck Black e3");
}

void TestSetup::men() {
    QFETCH(QByteArray, placement);
    QFETCH(QString, faults);
    const Setup setup = setupOf(placement.constData());
    QCOMPARE(faultNames(setup), faults);
    QCOMPARE(Position::from(setup).has_value(), faults.isEmpty());
}

void TestSetup::castling_data() {
    QTest::addColumn<QByteArray>("placement");
    QTest::addColumn<QString>("faults");
    const auto row = [](const char* id, const char* placement, const char* faults) {
        QTest::newRow(id) << QByteArray(placement) << QString::fromLatin1(faults);
    };
    row("3.8.2.1 all at home", "r3k2r/8/8/8/8/8/8/R3K2R w", "");
    row("3.8.2.1 king moved",
        "r3k2r/8/8/8/8/8/8/R2K3R w",
        "CastlingWithoutKing White h1, CastlingWithoutKing White a1");
    row("3.8.2.1 rooks gone",
        "4k2r/8/8/8/8/8/8/R3K3 w",
        "CastlingWithoutRook White h1, CastlingWithoutRook Black a8");
    row("3.8.2.1 rook of the other side",
        "r3k2r/8/8/8/8/8/8/R3K2r w",
        "CastlingWithoutRook White h1");
    row("3.8.2.1 other piece in the corner",
        "r3k2n/8/8/8/8/8/8/R3K2R w",
        "CastlingWithoutRook Black h8");
    row("3.8.2.1 king and rook missing",
        "r3k2r/8/8/8/8/8/4K3/8 w",
        "CastlingWithoutKing White h1, CastlingWithoutKing White a1");
}

void TestSetup::castling() {
    QFETCH(QByteArray, placement);
    QFETCH(QString, faults);
    Setup setup = setupOf(placement.constData());
    setup.castlingRights = CastlingRights::all();
    QCOMPARE(faultNames(setup), faults);
}

void TestSetup::enPassant_data() {
    QTest::addColumn<QByteArray>("placement");
    QTest::addColumn<QString>("square");
    QTest::addColumn<bool>("isPossible");
    const auto row = [](const char* id, const char* placement, const char* name, bool possible) {
        QTest::newRow(id) << QByteArray(placement) << QString::fromLatin1(name) << possible;
    };
    row("3.7.3.1 White's step", "4k3/8/8/8/3pP3/8/8/4K3 b", "e3", true);
    row("3.7.3.1 Black's step", "4k3/8/8/3pP3/8/8/8/4K3 w", "d6", true);
    row("3.7.3.1 nobody beside", "4k3/8/8/8/4P3/8/8/4K3 b", "e3", true);
    row("3.7.3.1 wrong turn", "4k3/8/8/8/3pP3/8/8/4K3 w", "e3", false);
    row("3.7.3.1 wrong rank", "4k3/8/8/8/3pP3/8/8/4K3 b", "e5", false);
    row("3.7.3.1 the pawn's own square", "4k3/8/8/8/3pP3/8/8/4K3 b", "e4", false);
    row("3.7.3.1 no pawn", "4k3/8/8/8/3p4/8/8/4K3 b", "e3", false);
    row("3.7.3.1 other piece", "4k3/8/8/8/3pN3/8/8/4K3 b", "e3", false);
    row("3.7.3.1 pawn of the mover", "4k3/8/8/8/3pp3/8/8/4K3 b", "e3", false);
    row("3.7.3.1 square taken", "4k3/8/8/8/3pP3/4N3/8/4K3 b", "e3", false);
    row("3.7.3.1 first square taken", "4k3/8/8/8/3pP3/8/4N3/4K3 b", "e3", false);
}

void TestSetup::enPassant() {
    QFETCH(QByteArray, placement);
    QFETCH(QString, square);
    QFETCH(bool, isPossible);
    Setup setup = setupOf(placement.constData());
    setup.enPassantSquare = support::square(square);
    const QString by = name(!setup.turn);
    QCOMPARE(
        faultNames(setup),
        isPossible ? QString() : QStringLiteral("ImpossibleEnPassant %1 %2").arg(by, square)
    );
}

void TestSetup::counters_data() {
    QTest::addColumn<int>("halfmoveClock");
    QTest::addColumn<int>("fullmoveNumber");
    QTest::addColumn<QString>("faults");
    QTest::newRow("lowest") << 0 << 1 << QString();
    QTest::newRow("highest") << 9999 << 9999 << QString();
    QTest::newRow("negative clock") << -1 << 1 << QStringLiteral("HalfmoveClockOutOfRange");
    QTest::newRow("clock of 10000") << 10000 << 1 << QStringLiteral("HalfmoveClockOutOfRange");
    QTest::newRow("number 0") << 0 << 0 << QStringLiteral("FullmoveNumberOutOfRange");
    QTest::newRow("number 10000") << 0 << 10000 << QStringLiteral("FullmoveNumberOutOfRange");
}

void TestSetup::counters() {
    QFETCH(int, halfmoveClock);
    QFETCH(int, fullmoveNumber);
    QFETCH(QString, faults);
    Setup setup = Setup::initial();
    setup.halfmoveClock = halfmoveClock;
    setup.fullmoveNumber = fullmoveNumber;
    QCOMPARE(faultNames(setup), faults);
}

void TestSetup::allFaultsAtOnceInOrder() {
    Setup setup = setupOf("k3k2P/PPPPPPPP/P7/4R3/8/8/QQQQQQQQ/8 w");
    setup.castlingRights.add(Color::White, Wing::Kingside);
    setup.castlingRights.add(Color::Black, Wing::Queenside);
    setup.enPassantSquare = square(QStringLiteral("e6"));
    setup.halfmoveClock = -1;
    setup.fullmoveNumber = 0;
    const SetupErrors errors = faultsOf(setup);
    QVERIFY(std::is_sorted(errors.begin(), errors.end(), [](const auto& a, const auto& b) {
        return a.fault < b.fault;
    }));
    QCOMPARE(
        faultNames(setup),
        QStringLiteral(
            "NoKing White, SeveralKings Black, TooManyMen White, TooManyPawns White, "
            "PawnOnLastRank White h8, OpponentInCheck Black a8, OpponentInCheck Black e8, "
            "CastlingWithoutKing White h1, CastlingWithoutRook Black a8, "
            "ImpossibleEnPassant Black e6, HalfmoveClockOutOfRange, FullmoveNumberOutOfRange"
        )
    );
    const auto position = Position::from(setup);
    QVERIFY(!position);
    QVERIFY(position.error() == errors);
}

void TestSetup::positionGivesItsSetupBack() {
    const QString text =
        QStringLiteral("rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3");
    const Setup setup = position(text).setup();
    QVERIFY(setup.enPassantSquare == square(QStringLiteral("e3")));
    QCOMPARE(setup.fullmoveNumber, 3);
    QCOMPARE(fen(*Position::from(setup)), text);
}

void TestSetup::boards() {
    Board board;
    const Square e4 = square(QStringLiteral("e4"));
    QVERIFY(!board.pieceAt(e4));
    board.put(e4, {Color::White, Role::Pawn});
    board.put(e4, {Color::Black, Role::Queen}); // takes the place of who stood there
    QVERIFY(board.pieceAt(e4) == std::optional(Piece{Color::Black, Role::Queen}));
    QCOMPARE(board.occupied().count(), 1);
    QVERIFY(board.of(Role::Pawn).isEmpty());
    board.remove(e4);
    QVERIFY(board == Board());
    QCOMPARE(Board::initial().occupied().count(), 32);
}

QTEST_APPLESS_MAIN(TestSetup)
#include "tst_setup.moc"
