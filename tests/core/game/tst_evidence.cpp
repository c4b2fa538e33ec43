// What an arbiter finds on a claim: by hand, and against counting by FEN on games by chance.
#include "core/game/evidence.h"
#include "tests/support/chess.h"
#include "tests/support/table.h"
#include "tests/support/walk.h"

#include <QtTest>

using namespace chess;
using namespace support;

namespace {

const QString Knights = QStringLiteral("Nf3 Nf6 Ng1 Ng8 ");
const QString Wall = QStringLiteral("4k3/8/8/3p4/3P4/8/8/4K3 w - - 0 1");
const QString Rights = QStringLiteral("r3k2r/p6p/8/8/8/8/P6P/R3K2R w KQkq - 0 1");
const QString InPassing = QStringLiteral("5r1k/7p/8/6P1/8/8/8/R5K1 b - - 0 1");
const QString Rook = QStringLiteral("8/5k2/8/8/8/2R5/8/2K5 w - - %1 90");

// By the words of 9.2.3 alone: men, turn, rights, en passant where it is possible.
QString sameness(const Position& position) {
    return fen(position).section(QLatin1Char(' '), 0, 3);
}

int halfmoves(const Position& position) {
    return fen(position).section(QLatin1Char(' '), 4, 4).toInt();
}

int timesInGame(const Game& game, const QString& sought) {
    int count = 0;
    for (std::size_t ply = 0; ply <= game.plyCount(); ++ply) {
        count += sameness(game.positionAfter(ply)) == sought ? 1 : 0;
    }
    return count;
}

// "0 4", "-" for none
QString plies(const std::vector<std::size_t>& all) {
    QStringList text;
    for (const std::size_t ply : all) {
        text << QString::number(ply);
    }
    return text.isEmpty() ? QStringLiteral("-") : text.join(QLatin1Char(' '));
}

// "0 castling", "3 e1,f1 turn": after which half-move, and what differs
QString differing(const EarlierPosition& earlier) {
    QStringList text{QString::number(earlier.ply)};
    const Differences& differs = earlier.differences;
    if (!differs.placement.isEmpty()) {
        text << squareNames(differs.placement).join(QLatin1Char(','));
    }
    if (differs.hasOtherTurn) {
        text << QStringLiteral("turn");
    }
    if (differs.hasOtherCastling) {
        text << QStringLiteral("castling");
    }
    if (differs.hasOtherEnPassant) {
        text << QStringLiteral("passing");
    }
    return text.join(QLatin1Char(' '));
}

QString nearest(const std::vector<EarlierPosition>& all) {
    QStringList text;
    for (const EarlierPosition& earlier : all) {
        text << differing(earlier);
    }
    return text.isEmpty() ? QStringLiteral("-") : text.join(QLatin1String("; "));
}

QString plyOrNone(const std::optional<std::size_t>& ply) {
    return ply ? QString::number(*ply) : QStringLiteral("-");
}

Claim claimOn(const Game& game, ClaimRule rule, const QString& announced) {
    if (announced == QLatin1String("-")) {
        return {rule, std::nullopt};
    }
    return {rule, move(game.position(), announced)};
}

Game unending(const QString& fen) {
    Ruleset rules;
    rules.fivefold = ForcedDraw::Off;
    rules.seventyFiveMoves = ForcedDraw::Off;
    return Game(position(fen), rules);
}

// By chance, and as often as not back again, so that positions return.
Move moveByChance(Dice& dice, const Game& game) {
    const MoveList moves = game.legalMoves();
    const std::vector<Move> before = game.moves();
    if (before.size() >= 2 && roll(dice, 2) == 0) {
        const Move own = before[before.size() - 2];
        if (const auto back = moves.find(own.to(), own.from())) {
            return *back;
        }
    }
    return moves[roll(dice, moves.size())];
}

// Ends before the game does.
std::vector<Game> gameByChance(Dice& dice, const QString& fen, int plies) {
    std::vector<Game> games{unending(fen)}; // as it stood after each of them
    for (int ply = 0; ply < plies && !games.back().isOver(); ++ply) {
        games.push_back(*games.back().play(moveByChance(dice, games.back())));
    }
    if (games.back().isOver()) {
        games.pop_back();
    }
    return games;
}

// Few squares for the kings: positions come back soon.
const QStringList& narrowStarts() {
    static const QStringList starts{
        QStringLiteral("k7/p7/P7/8/8/7p/7P/7K w - - 0 1"),
        QStringLiteral("k7/p1p5/P1P5/8/8/5p1p/5P1P/7K b - - 92 60"),
        QStringLiteral("rk6/p7/P7/8/8/7p/7P/6KR w - - 95 60"),
        QStringLiteral("4k2r/7p/7P/8/8/8/8/R3K3 w Qk - 90 60"),
    };
    return starts;
}

} // namespace

class TestEvidence : public QObject {
    Q_OBJECT

private slots:
    void differencesByHand_data();
    void differencesByHand();
    void noDifferenceIsTheSame();
    void threefold_data();
    void threefold();
    void nearestAreTheLikest();
    void fiftyMoves_data();
    void fiftyMoves();
    void claimantAndPosition();
    void lastEvidenceStands();
    void countsByChance();
    void announceableByChance();
    void judgedAsAnnounceable();
    void literally_data();
    void literally();
};

void TestEvidence::differencesByHand_data() {
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    QTest::addColumn<QString>("expected");
    const QString rights = QStringLiteral("r3k2r/8/8/8/8/8/8/R3K2R w %1 - 0 1");
    QTest::newRow("9.2.3 the same, counters apart") << Wall << "4k3/8/8/3p4/3P4/8/8/4K3 w - - 17 40"
                                                    << "0";
    QTest::newRow("9.2.3 men elsewhere") << Wall << "4k3/8/8/3p4/3P4/8/8/5K2 w - - 0 1"
                                         << "0 e1,f1";
    QTest::newRow("9.2.3 a man of another kind") << "4k3/8/8/3p4/3P4/8/8/N3K3 w - - 0 1"
                                                 << "4k3/8/8/3p4/3P4/8/8/B3K3 w - - 0 1"
                                                 << "0 a1";
    QTest::newRow("9.2.3 a man of another colour") << "4k3/8/8/3p4/3P4/8/8/N3K3 w - - 0 1"
                                                   << "4k3/8/8/3p4/3P4/8/8/n3K3 w - - 0 1"
                                                   << "0 a1";
    QTest::newRow("9.2.3 turn") << Wall << "4k3/8/8/3p4/3P4/8/8/4K3 b - - 0 1"
                                << "0 turn";
    QTest::newRow("9.2.3.2 castling") << rights.arg("KQkq") << rights.arg("KQk") << "0 castling";
    QTest::newRow("9.2.3.1 en passant") << "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"
                                        << "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1"
                                        << "0 passing";
    QTest::newRow("9.2.3.1 en passant where nobody can take")
        << "4k3/8/8/3p4/8/8/4P3/4K3 w - d6 0 1"
        << "4k3/8/8/3p4/8/8/4P3/4K3 w - - 0 1"
        << "0";
    QTest::newRow("9.2.3 all") << "r3k3/8/8/8/8/8/8/4K3 w q - 0 1"
                               << "4k3/8/8/8/8/8/8/R3K3 b Q - 0 1"
                               << "0 a1,a8 turn castling";
}

void TestEvidence::differencesByHand() {
    QFETCH(QString, a);
    QFETCH(QString, b);
    QFETCH(QString, expected);
    const Position left = position(a);
    const Position right = position(b);
    QCOMPARE(differing({0, differences(left, right)}), expected);
    QCOMPARE(differing({0, differences(right, left)}), expected);
    QCOMPARE(differences(left, right).isNone(), expected == QLatin1String("0"));
}

void TestEvidence::noDifferenceIsTheSame() {
    Dice dice(923);
    int same = 0;
    for (const QString& start : narrowStarts()) {
        const std::vector<Position> positions = walk(dice, position(start), 40);
        for (const Position& a : positions) {
            for (const Position& b : positions) {
                QCOMPARE(differences(a, b).isNone(), a == b);
                QCOMPARE(differences(a, b).isNone(), sameness(a) == sameness(b));
                same += a == b ? 1 : 0;
            }
        }
    }
    QVERIFY(same > 200); // more than each with itself
}

void TestEvidence::threefold_data() {
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("announced");
    QTest::addColumn<QString>("same");
    QTest::addColumn<QString>("nearest");
    QTest::addColumn<bool>("isRight");
    const auto row = [](const char* name,
                        const QString& fen,
                        const QString& line,
                        const char* announced,
                        const char* same,
                        const char* nearest,
                        bool isRight) {
        QTest::newRow(name) << fen << line << QString(announced) << QString(same)
                            << QString(nearest) << isRight;
    };
    const QString kings = QStringLiteral("Ke2 Ke7 Ke1 Ke8 ");
    row("9.2.2 as it stands", InitialFen, Knights + Knights, "-", "0 4", "-", true);
    row("9.2.2 a fourth time", InitialFen, Knights + Knights + Knights, "-", "0 4 8", "-", true);
    row("9.2.1 announced", InitialFen, Knights + "Nf3 Nf6 Ng1", "Ng8", "0 4", "-", true);
    row("9.2.2 with gaps",
        Wall,
        "Kf1 Kf8 Ke1 Ke8 Kd1 Kd8 Kc1 Kc8 Kd1 Kd8 Ke1 Ke8",
        "-",
        "0 4",
        "-",
        true);
    row("9.2.2 twice only, and of two as like the later",
        InitialFen,
        Knights,
        "-",
        "0",
        "3 f6,g8 turn",
        false);
    row("9.2.1 announced, twice only", InitialFen, "Nf3 Nf6 Ng1", "Ng8", "0", "3 f6,g8 turn", false
    );
    row("9.2.2 at the start", InitialFen, "", "-", "-", "-", false);
    row("9.2.2 after one move", InitialFen, "e4", "-", "-", "0 e2,e4 turn", false);
    row("9.2.3.2 castling", Rights, kings + kings, "-", "4", "0 castling", false);
    row("9.2.3.2 not counted with the right", Rights, kings + kings + kings, "-", "4 8", "-", true);
    row("9.2.3.1 en passant",
        InPassing,
        "h5 Ra2 Rf7 Ra1 Rf8 Ra2 Rf7 Ra1 Rf8",
        "-",
        "5",
        "1 passing",
        false);
    row("9.2.3 turn, and the likest beside it",
        Wall,
        "Kd1 Kf8 Kd2 Ke8 Ke1",
        "-",
        "-",
        "0 turn; 1 d1,e1",
        false);
}

void TestEvidence::threefold() {
    QFETCH(QString, fen);
    QFETCH(QString, line);
    QFETCH(QString, announced);
    QFETCH(QString, same);
    QFETCH(QString, nearest);
    QFETCH(bool, isRight);
    const Game game = playLine(support::game(fen), line);
    const Evidence evidence = judge(game, claimOn(game, ClaimRule::Threefold, announced));
    const auto& found = std::get<ThreefoldEvidence>(evidence.found);
    QCOMPARE(plies(found.same), same);
    QCOMPARE(::nearest(found.nearest), nearest);
    QCOMPARE(found.occurrences(), static_cast<int>(found.same.size()) + 1);
    QCOMPARE(evidence.isRight, isRight);
}

// No position left out is liker than one that is shown.
void TestEvidence::nearestAreTheLikest() {
    Dice dice(95);
    for (const QString& start : narrowStarts()) {
        for (const Game& game : gameByChance(dice, start, 40)) {
            const Evidence evidence = judge(game, {ClaimRule::Threefold, std::nullopt});
            const auto& found = std::get<ThreefoldEvidence>(evidence.found);
            const std::size_t others = game.plyCount() - found.same.size();
            const std::size_t wanted = found.same.size() < 2 ? 2 - found.same.size() : 0;
            QCOMPARE(found.nearest.size(), std::min(others, wanted));
            int most = 0;
            QVector<std::size_t> shown;
            for (const EarlierPosition& earlier : found.nearest) {
                most = std::max(most, earlier.differences.placement.count());
                QVERIFY(!earlier.differences.isNone());
                QVERIFY(shown.isEmpty() || shown.back() < earlier.ply); // in the game's order
                shown << earlier.ply;
            }
            for (std::size_t ply = 0; wanted > 0 && ply < game.plyCount(); ++ply) {
                const Differences differs = differences(game.positionAfter(ply), game.position());
                QVERIFY(
                    differs.isNone() || shown.contains(ply) || differs.placement.count() >= most
                );
            }
        }
    }
}

void TestEvidence::fiftyMoves_data() {
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("announced");
    QTest::addColumn<int>("plies");
    QTest::addColumn<QString>("pawn");
    QTest::addColumn<QString>("capture");
    QTest::addColumn<bool>("isRight");
    const auto row = [](const char* name,
                        const QString& fen,
                        const char* line,
                        const char* announced,
                        int plies,
                        const char* pawn,
                        const char* capture,
                        bool isRight) {
        QTest::newRow(name) << fen << QString(line) << QString(announced) << plies << QString(pawn)
                            << QString(capture) << isRight;
    };
    const QString pawn = QStringLiteral("8/5k2/8/8/8/2R5/P7/2K5 w - - 98 90");
    const QString taken = QStringLiteral("8/5k2/8/3r4/8/8/3R4/2K5 w - - 98 90");
    const QString byPawn = QStringLiteral("4k3/8/8/3p4/4P3/8/8/4K3 w - - 98 90");
    const QString promotes = QStringLiteral("1n5k/P7/8/8/8/8/8/4K3 w - - 99 90");
    row("9.3.2 the FEN's count", Rook.arg(100), "", "-", 100, "-", "-", true);
    row("9.3.2 one too few", Rook.arg(99), "", "-", 99, "-", "-", false);
    row("9.3.2 fifty single moves", Rook.arg(50), "", "-", 50, "-", "-", false);
    row("9.3.2 the FEN's count goes on", Rook.arg(98), "Kd2 Kf6", "-", 100, "-", "-", true);
    row("9.3.2 beyond", Rook.arg(120), "Kd2", "-", 121, "-", "-", true);
    row("9.3.1 announced", Rook.arg(99), "", "Kd2", 100, "-", "-", true);
    row("9.3.1 announced too early", Rook.arg(98), "", "Kd2", 99, "-", "-", false);
    row("9.3 a pawn's move", pawn, "a3 Kf6", "-", 1, "1", "-", false);
    row("9.3.1 a pawn's move announced", pawn, "Kd2 Kf6", "a4", 0, "3", "-", false);
    row("9.3 a capture", taken, "Rxd5 Kf6", "-", 1, "-", "1", false);
    row("9.3.1 a capture announced", taken, "", "Rxd5", 0, "-", "1", false);
    row("9.3 a pawn takes", byPawn, "exd5 Kf7", "-", 1, "1", "1", false);
    row("9.3 one after the other", byPawn, "e5 Kf7 Kf1 d4 e6+ Kxe6", "-", 0, "5", "6", false);
    row("9.3 a promotion is a pawn's move", promotes, "a8=Q Kg7", "-", 1, "1", "-", false);
    row("9.3.1 a promotion by taking announced", promotes, "", "axb8=R+", 0, "1", "1", false);
    row("9.3 in passing",
        "4k3/3p4/8/4P3/8/8/8/4K3 b - - 98 90",
        "d5 exd6 Kd7",
        "-",
        1,
        "2",
        "2",
        false);
    row("9.3 castling goes on",
        "4k3/8/8/8/8/8/8/4K2R w K - 98 90",
        "O-O Ke7",
        "-",
        100,
        "-",
        "-",
        true);
    row("9.3 the start", InitialFen, "Nf3 Nf6", "-", 2, "-", "-", false);
    row("9.3 the last of several", InitialFen, "e4 e5 Nf3 Nc6 Nxe5 Nxe5", "-", 0, "2", "6", false);
}

void TestEvidence::fiftyMoves() {
    QFETCH(QString, fen);
    QFETCH(QString, line);
    QFETCH(QString, announced);
    QFETCH(int, plies);
    QFETCH(QString, pawn);
    QFETCH(QString, capture);
    QFETCH(bool, isRight);
    const Game game = playLine(support::game(fen), line);
    const Evidence evidence = judge(game, claimOn(game, ClaimRule::FiftyMoves, announced));
    const auto& found = std::get<FiftyMovesEvidence>(evidence.found);
    QCOMPARE(found.plies, plies);
    QCOMPARE(plyOrNone(found.lastPawnMove), pawn);
    QCOMPARE(plyOrNone(found.lastCapture), capture);
    QCOMPARE(evidence.isRight, isRight);
}

void TestEvidence::claimantAndPosition() {
    const Game game = playLine(support::game(), QStringLiteral("e4"));
    const Evidence stands = judge(game, {ClaimRule::Threefold, std::nullopt});
    QVERIFY(stands.claimant == Color::Black); // the player on the move
    QVERIFY(stands.position == game.position());
    const Claim claim = claimOn(game, ClaimRule::FiftyMoves, QStringLiteral("e5"));
    const Evidence announced = judge(game, claim);
    QVERIFY(announced.claim == claim);
    QVERIFY(announced.claimant == Color::Black);
    QVERIFY(announced.position == playLine(game, QStringLiteral("e5")).position());
}

void TestEvidence::lastEvidenceStands() {
    const Game game = playLine(support::game(), QStringLiteral("e4 e5"));
    QVERIFY(!lastEvidence(game));
    const Claim first{ClaimRule::Threefold, std::nullopt};
    const Claim second = claimOn(game, ClaimRule::FiftyMoves, QStringLiteral("Nf3"));
    Game claimed = *game.claimDraw(first);
    QVERIFY(lastEvidence(claimed)->claim == first);
    claimed = *claimed.changeClock(TimeAdded{Color::Black, std::chrono::minutes(2)});
    claimed = *claimed.declineDraw();
    QVERIFY(lastEvidence(claimed)->claim == first); // whatever is no move comes after it
    claimed = *claimed.claimDraw(second);
    QVERIFY(lastEvidence(claimed)->claim == second);
    QVERIFY(!lastEvidence(claimed)->isRight);
    QVERIFY(!lastEvidence(playLine(claimed, QStringLiteral("Nf3"))));
    const Game repeated = playLine(support::game(), Knights + Knights);
    const Game drawn = *repeated.claimDraw(first);
    QVERIFY(drawn.isOver());
    QVERIFY(lastEvidence(drawn)->isRight);
}

// As it stands: counted over the whole game, whatever the game itself looks at.
void TestEvidence::countsByChance() {
    Dice dice(922);
    int threefold = 0;
    int fifty = 0;
    for (const QString& start : narrowStarts()) {
        for (const Game& game : gameByChance(dice, start, 100)) {
            const int times = timesInGame(game, sameness(game.position()));
            QCOMPARE(game.repetitions(), times);
            QCOMPARE(canClaim(game, ClaimRule::Threefold), times >= 3);
            QCOMPARE(canClaim(game, ClaimRule::FiftyMoves), halfmoves(game.position()) >= 100);
            threefold += times >= 3 ? 1 : 0;
            fifty += halfmoves(game.position()) >= 100 ? 1 : 0;
        }
    }
    QVERIFY(threefold > 20); // the games have met what they look for
    QVERIFY(fifty > 20);
}

void TestEvidence::announceableByChance() {
    Dice dice(921);
    int threefold = 0;
    int fifty = 0;
    for (const QString& start : narrowStarts()) {
        for (const Game& game : gameByChance(dice, start, 100)) {
            QStringList third;
            QStringList fiftieth;
            for (const Move move : game.position().legalMoves()) {
                const Position after = game.position().play(move);
                if (timesInGame(game, sameness(after)) >= 2) {
                    third << uci(move);
                }
                if (halfmoves(after) >= 100) {
                    fiftieth << uci(move);
                }
            }
            third.sort();
            fiftieth.sort();
            QCOMPARE(uciMoves(announceable(game, ClaimRule::Threefold)), third);
            QCOMPARE(uciMoves(announceable(game, ClaimRule::FiftyMoves)), fiftieth);
            threefold += third.isEmpty() ? 0 : 1;
            fifty += fiftieth.isEmpty() ? 0 : 1;
        }
    }
    QVERIFY(threefold > 20);
    QVERIFY(fifty > 20);
}

// The notice, the verdict and the end agree on every legal move.
void TestEvidence::judgedAsAnnounceable() {
    Dice dice(953);
    for (const QString& start : narrowStarts()) {
        for (const Game& game : gameByChance(dice, start, 60)) {
            for (const ClaimRule rule : AllClaimRules) {
                const MoveList right = announceable(game, rule);
                for (const Move move : game.position().legalMoves()) {
                    const Claim claim{rule, move};
                    QCOMPARE(judge(game, claim).isRight, right.contains(move));
                    QCOMPARE(game.claimDraw(claim)->isOver(), right.contains(move));
                }
                const Claim stands{rule, std::nullopt};
                QCOMPARE(judge(game, stands).isRight, canClaim(game, rule));
                QCOMPARE(game.claimDraw(stands)->isOver(), canClaim(game, rule));
            }
        }
    }
}

// 9.3.1 asks of the move announced only that it completes the fifty: it may mate or stalemate, but
// a capture or a pawn's move completes nothing.
void TestEvidence::literally_data() {
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("move");
    QTest::addColumn<bool>("isRight");
    QTest::newRow("9.3.1 mate") << "7k/8/6K1/8/8/8/8/4R3 w - - 99 130"
                                << "Re8#" << true;
    QTest::newRow("9.3.1 stalemate") << "7k/8/5KQ1/8/8/8/8/8 w - - 99 130"
                                     << "Qf7" << true;
    QTest::newRow("9.3.1 mate by a capture") << "4n2k/8/6K1/8/8/8/8/4R3 w - - 99 130"
                                             << "Rxe8#" << false;
    QTest::newRow("9.3.1 mate by a pawn") << "6k1/P4ppp/8/8/8/8/8/4K3 w - - 99 130"
                                          << "a8=Q#" << false;
    QTest::newRow("9.3.1 a capture that leaves a dead position")
        << "8/8/8/3k4/8/3Kq3/8/8 w - - 99 130"
        << "Kxe3" << false;
}

void TestEvidence::literally() {
    QFETCH(QString, fen);
    QFETCH(QString, move);
    QFETCH(bool, isRight);
    const Game game = support::game(fen);
    const Move announced = support::move(game.position(), move);
    QCOMPARE(announceable(game, ClaimRule::FiftyMoves).contains(announced), isRight);
    const auto claimed = game.claimDraw({ClaimRule::FiftyMoves, announced});
    QCOMPARE(endOf(claimed->outcome()), isRight ? "FiftyMoves" : "-");
}

QTEST_GUILESS_MAIN(TestEvidence)
#include "tst_evidence.moc"
