#include "core/verdict/matewatch.h"
#include "tests/support/chess.h"
#include "tests/support/plainrules.h"
#include "tests/support/walk.h"

#include <QtTest>

using namespace chess;
using namespace support;

namespace {

constexpr const char* Wall = "4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1";
constexpr const char* LongWall = "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1";
// Nobody can mate, but that takes more than a quick look.
constexpr const char* Slow = "8/4k3/p1p1p1p1/2P1P1P1/P1p1p1p1/P1P1P1P1/4K3/8 w - - 0 1";

Position at(const char* fen) {
    return position(QString::fromLatin1(fen));
}

const std::vector<Move>* lineOf(const HelpmateVerdict& verdict) {
    const auto* winnable = std::get_if<Winnable>(&verdict);
    return winnable ? &winnable->line : nullptr;
}

QString kindOf(const HelpmateVerdict& verdict) {
    static const std::array<QString, 3> kinds{
        QStringLiteral("can"), QStringLiteral("cannot"), QStringLiteral("perhaps")};
    return kinds[verdict.index()];
}

// What is wrong with a line; nothing where the second generator agrees that it mates.
QString faultIn(const Position& position, Color winner, const std::vector<Move>& line) {
    PlainRules rules(fen(position));
    for (const Move move : line) {
        if (!rules.legalMoves().contains(uci(move))) {
            return uci(move) + QStringLiteral(" is illegal in ") + rules.fen();
        }
        rules.play(uci(move));
    }
    const bool isLosersTurn = (position.turn() == winner) == (line.size() % 2 == 1);
    const bool isMate = rules.legalMoves().isEmpty() && rules.isCheck() && isLosersTurn;
    return isMate ? QString() : QStringLiteral("no mate: ") + rules.fen();
}

bool isTail(const std::vector<Move>& line, const std::vector<Move>& of, Move played) {
    return !of.empty() && of.front() == played &&
           std::equal(line.begin(), line.end(), of.begin() + 1, of.end());
}

class TestMateWatch : public QObject {
    Q_OBJECT

private slots:
    void alongGames_data();
    void alongGames();
    void unwinnableForGood();
    void reasonOfTheMoment();
    void forcedLineGetsShorter();
    void playedLineLeavesItsTail();
    void threePliesLeadBack();
    void captureIsSearchedAnew();
    void wayBackStaysShort();
    void takeBack();
    void follow();
    void goesOnWhereItStopped();
    void sidesDoNotDisturbEachOther();
    void falseLinesAreSeen();
};

void TestMateWatch::alongGames_data() {
    QTest::addColumn<QString>("start");
    QTest::addColumn<int>("games");
    QTest::addColumn<int>("plies");
    int number = 0;
    for (const QString& start : walkStarts()) {
        QTest::addRow("walk %d", ++number) << start << 2 << 40;
    }
    const auto row = [](const char* name, const char* fen, int games) {
        QTest::newRow(name) << QString::fromLatin1(fen) << games << 60;
    };
    row("knight against queen", "8/2q5/4k3/8/8/4KN2/8/8 w - - 0 1", 6);
    row("bishop against rook", "8/2r5/4k3/8/8/4KB2/8/8 w - - 0 1", 6);
    row("pawns", "4k3/1p4p1/8/8/8/8/1P4P1/4K3 w - - 0 1", 6);
    row("wall", Wall, 4);
    row("wall and bishops", LongWall, 4);
    row("a way through the wall", "4k3/8/8/p2p2p1/P2P2P1/8/7P/4K3 w - - 0 1", 4);
    row("castling", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", 6);
    row("en passant opens the wall", "4k3/8/8/p1p1p1p1/P1P1P1Pp/7P/8/4K3 b - g3 0 1", 4);
}

// Every verdict is what a search without anything known says, and every line mates.
void TestMateWatch::alongGames() {
    QFETCH(QString, start);
    QFETCH(int, games);
    QFETCH(int, plies);
    Dice dice(20230101);
    for (int game = 0; game < games; ++game) {
        MateWatch watch(position(start));
        std::array<std::vector<Move>, 2> before;
        std::optional<Move> played;
        for (int ply = 0; ply <= plies; ++ply) {
            for (const Color side : AllColors) {
                const HelpmateVerdict& found = watch.ask(side);
                QCOMPARE(kindOf(found), kindOf(canMate(watch.position(), side)));
                const auto* line = lineOf(found);
                auto& known = before[static_cast<std::size_t>(indexOf(side))];
                if (line && !(played && isTail(*line, known, *played))) {
                    QCOMPARE(faultIn(watch.position(), side, *line), QString());
                }
                known = line ? *line : std::vector<Move>();
            }
            const MoveList moves = watch.position().legalMoves();
            if (moves.isEmpty()) {
                break;
            }
            played = moves[roll(dice, moves.size())];
            watch.play(*played);
        }
    }
}

void TestMateWatch::unwinnableForGood() {
    MateWatch watch(at(Wall));
    QCOMPARE(kindOf(watch.known(Color::White)), QStringLiteral("perhaps")); // nobody has asked
    watch.ask(Color::White);
    for (const char* text : {"Kd2", "Ke7", "Kc3", "Kd6"}) {
        watch.play(move(watch.position(), QString::fromLatin1(text)));
        QCOMPARE(kindOf(watch.known(Color::White)), QStringLiteral("cannot"));
        QCOMPARE(kindOf(watch.known(Color::Black)), QStringLiteral("perhaps"));
    }
}

// The queen is taken: that a knight is alone says more than that there were queens.
void TestMateWatch::reasonOfTheMoment() {
    MateWatch watch(at("8/8/4k3/8/4q3/8/3N4/4K3 w - - 0 1"));
    watch.ask(Color::White);
    const auto material = [&] {
        return std::get<UnwinnableMaterial>(std::get<Unwinnable>(watch.known(Color::White)).reason);
    };
    QCOMPARE(material(), UnwinnableMaterial::KnightAgainstQueens);
    watch.play(move(watch.position(), QStringLiteral("Nxe4")));
    QCOMPARE(material(), UnwinnableMaterial::MinorAgainstBareKing);
}

void TestMateWatch::forcedLineGetsShorter() {
    MateWatch watch(at("8/8/8/8/5k2/8/6q1/7K w - - 0 1"));
    watch.ask(Color::Black);
    const auto forced =
        std::get<ForcedLine>(std::get<Unwinnable>(watch.known(Color::Black)).reason).line;
    QVERIFY(!forced.empty());
    watch.play(forced.front());
    QCOMPARE(kindOf(watch.known(Color::Black)), QStringLiteral("cannot"));
    const auto& reason = std::get<Unwinnable>(watch.known(Color::Black)).reason;
    const auto* rest = std::get_if<ForcedLine>(&reason);
    QVERIFY(!rest || rest->line.size() < forced.size());
}

void TestMateWatch::playedLineLeavesItsTail() {
    MateWatch watch;
    watch.ask(Color::White);
    std::vector<Move> line = *lineOf(watch.known(Color::White));
    while (!line.empty()) {
        watch.play(line.front());
        line.erase(line.begin());
        const auto* known = lineOf(watch.known(Color::White));
        QVERIFY(known && *known == line);
    }
    QVERIFY(watch.position().isCheck() && !watch.position().hasLegalMove());
}

void TestMateWatch::threePliesLeadBack() {
    MateWatch watch(at("4k3/8/8/8/8/8/8/R3K3 b - - 0 1"));
    watch.ask(Color::White);
    const std::vector<Move> line = *lineOf(watch.known(Color::White));
    const Position before = watch.position();
    const MoveList aside =
        before.legalMoves().where([&](Move move) { return move != line.front(); });
    watch.play(aside[0]);
    const auto* longer = lineOf(watch.known(Color::White)); // and nobody has asked
    QVERIFY(longer);
    QCOMPARE(longer->size(), line.size() + 3);
    QCOMPARE(faultIn(watch.position(), Color::White, *longer), QString());
    QVERIFY(std::equal(line.begin(), line.end(), longer->begin() + 3));
}

void TestMateWatch::captureIsSearchedAnew() {
    MateWatch watch(at("4k3/8/8/8/8/8/r6R/4K3 w - - 0 1"));
    watch.ask(Color::White);
    watch.ask(Color::Black);
    watch.play(move(watch.position(), QStringLiteral("Rxa2")));
    QCOMPARE(kindOf(watch.known(Color::Black)), QStringLiteral("perhaps"));
    QCOMPARE(kindOf(watch.ask(Color::Black)), QStringLiteral("cannot"));
    QCOMPARE(kindOf(watch.ask(Color::White)), QStringLiteral("can"));
}

// Men that go to and fro make no line without an end.
void TestMateWatch::wayBackStaysShort() {
    MateWatch watch(at("4k3/8/8/8/8/8/8/R3K3 w - - 0 1"));
    Dice dice(7);
    for (int ply = 0; ply < 300; ++ply) {
        const auto* line = lineOf(watch.ask(Color::White));
        QVERIFY(line && line->size() < 100);
        const MoveList moves = watch.position().legalMoves().where([&](Move move) {
            return !move.isCapture() && watch.position().play(move).hasLegalMove();
        });
        if (moves.isEmpty()) { // the rook is lost, or there is no other move
            return;
        }
        watch.play(moves[roll(dice, moves.size())]);
    }
}

void TestMateWatch::takeBack() {
    MateWatch watch(at("8/8/4k3/8/4q3/8/3N4/4K3 w - - 0 1"));
    watch.ask(Color::White);
    const std::vector<Move> line = *lineOf(watch.ask(Color::Black));
    watch.play(move(watch.position(), QStringLiteral("Nxe4")));
    QCOMPARE(kindOf(watch.ask(Color::Black)), QStringLiteral("cannot"));
    watch.takeBack();
    QCOMPARE(kindOf(watch.known(Color::White)), QStringLiteral("cannot"));
    QVERIFY(lineOf(watch.known(Color::Black)) && *lineOf(watch.known(Color::Black)) == line);
}

void TestMateWatch::follow() {
    const Game played = playLine(game(), QStringLiteral("e4 e5 Nf3 Nc6"));
    const Game other = playLine(game(), QStringLiteral("e4 e5 Bc4"));
    MateWatch watch;
    watch.follow(played.start(), played.upTo(2).moves());
    watch.ask(Color::White);
    watch.follow(played.start(), played.moves());
    QVERIFY(watch.position() == played.position());
    watch.follow(other.start(), other.moves());
    QVERIFY(watch.position() == other.position());
    watch.follow(other.start(), other.upTo(2).moves());
    QCOMPARE(kindOf(watch.known(Color::White)), QStringLiteral("can")); // as it was
    watch.follow(at(Wall), {});
    QVERIFY(watch.position() == at(Wall));
    QCOMPARE(kindOf(watch.known(Color::White)), QStringLiteral("perhaps"));
}

void TestMateWatch::goesOnWhereItStopped() {
    MateWatch watch(at(Slow));
    int runs = 0;
    while (kindOf(watch.ask(Color::White, 500)) == QLatin1String("perhaps")) {
        ++runs;
        watch.follow(at(Slow), {}); // nothing has changed
        QVERIFY(runs < 100'000);
    }
    QVERIFY(runs > 1);
    QCOMPARE(kindOf(watch.known(Color::White)), QStringLiteral("cannot"));
}

void TestMateWatch::sidesDoNotDisturbEachOther() {
    MateWatch watch(at(Slow));
    const auto isOpen = [&](Color side) {
        return kindOf(watch.ask(side, 500)) == QLatin1String("perhaps");
    };
    int runs = 0;
    while (isOpen(Color::White) | isOpen(Color::Black)) {
        QVERIFY(++runs < 100'000);
    }
    QCOMPARE(kindOf(watch.known(Color::White)), kindOf(canMate(at(Slow), Color::White)));
    QCOMPARE(kindOf(watch.known(Color::Black)), kindOf(canMate(at(Slow), Color::Black)));
}

void TestMateWatch::falseLinesAreSeen() {
    const Position start = Position::initial();
    const Game mate = playLine(game(), QStringLiteral("f3 e5 g4 Qh4"));
    QVERIFY(isMatingLine(start, Color::Black, mate.moves()));
    QVERIFY(!isMatingLine(start, Color::White, mate.moves()));
    QVERIFY(!isMatingLine(start, Color::Black, mate.upTo(3).moves()));
    QVERIFY(!isMatingLine(mate.positionAfter(1), Color::Black, mate.moves())); // not legal there
}

} // namespace

QTEST_APPLESS_MAIN(TestMateWatch)
#include "tst_matewatch.moc"
