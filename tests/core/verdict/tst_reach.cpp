// Where a man can go, asked of every man of both colours: against the plain rules, which are told
// that his side is on the move; and single cases, drawn.
#include "core/verdict/reach.h"

#include "tests/support/chess.h"
#include "tests/support/plainrules.h"
#include "tests/support/refusals.h"
#include "tests/support/walk.h"

#include <QtTest>

using namespace chess;
using namespace support;

namespace {

constexpr int Walks = 12; // from each start
constexpr int Plies = 60;

QString name(ReachKind kind) {
    switch (kind) {
    case ReachKind::Quiet: return QStringLiteral("quiet");
    case ReachKind::Capture: return QStringLiteral("capture");
    case ReachKind::EnPassant: return QStringLiteral("en passant");
    case ReachKind::Castling: return QStringLiteral("castling");
    case ReachKind::Promotion: return QStringLiteral("promotion");
    case ReachKind::PromotionCapture: return QStringLiteral("promotion capture");
    }
    return {};
}

// "d5 capture, e5 quiet"
QString squares(const Reach& reach) {
    QStringList found;
    for (const ReachedSquare& reached : reach.squares) {
        found << QString::fromStdString(reached.square.name()) + QLatin1Char(' ') +
                     name(reached.kind);
    }
    return found.join(QStringLiteral(", "));
}

QString barred(const Reach& reach) {
    QStringList found;
    for (const Refusal& refusal : reach.barred) {
        found << QString::fromStdString(refusal.attempt.to.name()) + QLatin1Char(' ') +
                     support::name(refusal.reason);
    }
    return found.join(QStringLiteral(", "));
}

// The same position with a colour on the move, and nothing to be captured en passant if it was not.
QString turnedTo(const Position& position, Color color) {
    QStringList fields = fen(position).split(QLatin1Char(' '));
    if (position.turn() != color) {
        fields[1] = color == Color::White ? QStringLiteral("w") : QStringLiteral("b");
        fields[3] = QStringLiteral("-");
    }
    return fields.join(QLatin1Char(' '));
}

// The squares to which the plain rules let a man go, but for the enemy's king.
QStringList plainSquares(const QStringList& moves, Square from, Square enemyKing) {
    QStringList found;
    for (const QString& move : moves) {
        const QString to = move.mid(2, 2);
        if (move.startsWith(QString::fromStdString(from.name())) &&
            to != QString::fromStdString(enemyKing.name())) {
            found << to;
        }
    }
    found.removeDuplicates();
    found.sort();
    return found;
}

QStringList reachedSquares(const Reach& reach) {
    QStringList found;
    for (const ReachedSquare& reached : reach.squares) {
        found << QString::fromStdString(reached.square.name());
    }
    found.sort();
    return found;
}

} // namespace

class TestReach : public QObject {
    Q_OBJECT

private slots:
    void againstPlainRules();
    void cases_data();
    void cases();
    void afterTheEnd();
    void nobodyThere();
    void movesOfAList();
    void stalemates();
    void counts();
};

void TestReach::againstPlainRules() {
    Dice dice(5);
    int asked = 0;
    int offTurn = 0;
    for (const QString& start : walkStarts()) {
        for (int i = 0; i < Walks; ++i) {
            for (const Position& now : walk(dice, position(start), Plies)) {
                const Game game(now);
                for (const Color color : {Color::White, Color::Black}) {
                    const QStringList moves = PlainRules(turnedTo(now, color)).legalMoves();
                    for (const Square from : now.board().of(color)) {
                        const auto reach = reachOf(game, from);
                        QVERIFY(reach);
                        QCOMPARE(
                            reachedSquares(*reach), plainSquares(moves, from, now.king(!color))
                        );
                        for (const Refusal& refusal : reach->barred) {
                            QVERIFY(refusal.attempt.from == from);
                            QVERIFY(refusal.reason > RefusalReason::NotYourPiece);
                        }
                        ++asked;
                        offTurn += color == now.turn() ? 0 : 1;
                    }
                }
            }
        }
    }
    QVERIFY(asked > 10000 && offTurn > 5000);
}

void TestReach::cases_data() {
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("man");
    QTest::addColumn<QString>("reached");
    QTest::addColumn<QString>("barredSquares");
    QTest::addColumn<QString>("nowhere");

    const auto row = [](const char* id,
                        const QString& start,
                        const char* line,
                        const char* man,
                        const char* reached,
                        const char* barredSquares,
                        const char* nowhere) {
        QTest::newRow(id) << start << QString::fromLatin1(line) << QString::fromLatin1(man)
                          << QString::fromLatin1(reached) << QString::fromLatin1(barredSquares)
                          << QString::fromLatin1(nowhere);
    };
    row("3.6 the opponent's knight, off turn",
        InitialFen,
        "",
        "g8",
        "f6 quiet, h6 quiet",
        "e7 OwnPiece",
        "");
    row("3.3 a rook at home", InitialFen, "", "a1", "", "b1 OwnPiece, a2 OwnPiece", "OwnPiece");
    row("3.7 a pawn attacks what it may not enter",
        InitialFen,
        "",
        "e2",
        "e3 quiet, e4 quiet",
        "d3 PawnDiagonalEmpty, f3 PawnDiagonalEmpty",
        "");
    row("3.7.1 two pawns face each other",
        InitialFen,
        "e4 e5",
        "e4",
        "",
        "d5 PawnDiagonalEmpty, f5 PawnDiagonalEmpty",
        "PawnNoStraightCapture");
    row("3.7.3.1 in passing",
        InitialFen,
        "e4 a6 e5 d5",
        "e5",
        "d6 en passant, e6 quiet",
        "f6 PawnDiagonalEmpty",
        "");
    row("3.7.3.2 too late",
        InitialFen,
        "e4 a6 e5 d5 Nf3 a5",
        "e5",
        "e6 quiet",
        "d6 EnPassantExpired, f6 PawnDiagonalEmpty",
        "");
    row("3.7.3.2 off turn nobody captures in passing",
        QStringLiteral("4k3/8/8/3pP3/8/8/8/4K3 b - - 0 1"),
        "Ke7",
        "d5",
        "d4 quiet",
        "c4 PawnDiagonalEmpty, e4 PawnDiagonalEmpty",
        "");
    row("3.7.3.3 both ways to promote",
        QStringLiteral("1r2k3/2P5/8/8/8/8/8/4K3 w - - 0 1"),
        "",
        "c7",
        "b8 promotion capture, c8 promotion",
        "d8 PawnDiagonalEmpty",
        "");
    row("3.8.2 both wings",
        QStringLiteral("4k3/8/8/8/8/8/P6P/R3K2R w KQ - 0 1"),
        "",
        "e1",
        "c1 castling, d1 quiet, f1 quiet, g1 castling, d2 quiet, e2 quiet, f2 quiet",
        "",
        "");
    row("3.9.2 pinned by the bishop",
        QStringLiteral("4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1"),
        "",
        "c3",
        "",
        "b1 Pinned, d1 Pinned, a2 Pinned, e2 Pinned, a4 Pinned, e4 Pinned, b5 Pinned, d5 Pinned",
        "Pinned");
    row("3.9.2 pinned off turn",
        QStringLiteral("4k3/8/8/8/1b6/2N5/8/4K3 b - - 0 1"),
        "",
        "c3",
        "",
        "b1 Pinned, d1 Pinned, a2 Pinned, e2 Pinned, a4 Pinned, e4 Pinned, b5 Pinned, d5 Pinned",
        "Pinned");
    row("3.9.2 pinned on a file goes along it",
        QStringLiteral("4k3/4r3/8/8/4R3/8/8/4K3 w - - 0 1"),
        "",
        "e4",
        "e2 quiet, e3 quiet, e5 quiet, e6 quiet, e7 capture",
        "e1 OwnPiece, a4 Pinned, b4 Pinned, c4 Pinned, d4 Pinned, f4 Pinned, g4 Pinned, h4 Pinned",
        "");
    row("3.9.1 the check first",
        QStringLiteral("4k3/8/8/8/8/8/N3r3/4K3 w - - 0 1"),
        "",
        "a2",
        "",
        "c1 MustAnswerCheck, c3 MustAnswerCheck, b4 MustAnswerCheck",
        "MustAnswerCheck");
    row("1.4.1 the enemy's king is never taken",
        QStringLiteral("4k3/8/8/8/8/8/8/K3R3 b - - 0 1"),
        "",
        "e1",
        "b1 quiet, c1 quiet, d1 quiet, f1 quiet, g1 quiet, h1 quiet, e2 quiet, e3 quiet, e4 quiet, "
        "e5 quiet, e6 quiet, e7 quiet",
        "a1 OwnPiece",
        "");
}

void TestReach::cases() {
    QFETCH(QString, fen);
    QFETCH(QString, line);
    QFETCH(QString, man);
    QFETCH(QString, reached);
    QFETCH(QString, barredSquares);
    QFETCH(QString, nowhere);
    const Game now = playLine(game(fen), line);
    const auto reach = reachOf(now, square(man));
    QVERIFY(reach);
    QCOMPARE(squares(*reach), reached);
    QCOMPARE(barred(*reach), barredSquares);
    QCOMPARE(reach->whyNowhere ? support::name(reach->whyNowhere->reason) : QString(), nowhere);
    QCOMPARE(reach->isNowhere(), !nowhere.isEmpty());
}

void TestReach::afterTheEnd() { // fool's mate
    const Game mate = playLine(game(), QStringLiteral("f3 e5 g4 Qh4"));
    QVERIFY(mate.isOver());
    const auto king = reachOf(mate, square(QStringLiteral("e1")));
    QVERIFY(king && king->isNowhere());
    QCOMPARE(support::name(king->whyNowhere->reason), QStringLiteral("KingIntoAttack"));
    const auto queen = reachOf(mate, square(QStringLiteral("h4")));
    QVERIFY(queen && !queen->isNowhere());
}

void TestReach::nobodyThere() {
    QVERIFY(!reachOf(game(), square(QStringLiteral("e4"))));
}

void TestReach::movesOfAList() {
    const Position now = position(QStringLiteral("1r2k3/2P5/8/8/8/8/8/4K3 w - - 0 1"));
    const MoveList moves = now.legalMoves();
    const auto reached =
        reachedBy(std::span(moves.begin(), moves.size()), square(QStringLiteral("c7")));
    QCOMPARE(reached.size(), std::size_t{2}); // four promotions are one square
}

void TestReach::stalemates() {
    const Position now = position(QStringLiteral("7k/4Q3/6K1/8/8/8/8/8 w - - 0 1"));
    QCOMPARE(
        squareNames(stalematingSquares(now, square(QStringLiteral("e7")))),
        (QStringList{QStringLiteral("e6"), QStringLiteral("f7")})
    );
    QVERIFY(!isStalemating(now, move(now, QStringLiteral("Qe8#"))));
    const Position pawn = position(QStringLiteral("8/5P1k/8/6K1/8/8/8/8 w - - 0 1"));
    QVERIFY(isStalemating(pawn, move(pawn, QStringLiteral("f8=Q"))));
    QVERIFY(!isStalemating(pawn, move(pawn, QStringLiteral("f8=R"))));
}

void TestReach::counts() {
    const AttackCounts all = attackCounts(Board(position(InitialFen).board()));
    const auto at = [&all](Color color, const char* on) {
        return all.at(static_cast<std::size_t>(indexOf(color)))
            .at(static_cast<std::size_t>(square(QString::fromLatin1(on)).index()));
    };
    QCOMPARE(at(Color::White, "f3"), 3); // two pawns and the knight
    QCOMPARE(at(Color::White, "e2"), 4); // queen, king, bishop, knight
    QCOMPARE(at(Color::White, "e4"), 0);
    QCOMPARE(at(Color::Black, "e4"), 0);
    QCOMPARE(at(Color::Black, "f6"), 3);
    QCOMPARE(at(Color::White, "a1"), 0);
}

QTEST_GUILESS_MAIN(TestReach)
#include "tst_reach.moc"
