// Whole games before the arbiter: when a draw could first be claimed, and how the rules ended them.
#include "tests/app/arbiter/arbiterrun.h"
#include "tests/app/arbiter/gamesbychance.h"
#include "tests/app/arbiter/plainjudge.h"
#include "tests/support/chess.h"
#include "tests/support/plainrules.h"

#include <QHash>
#include <QRegularExpression>
#include <QTest>

namespace {

using namespace support;

const QString Knights = "Nf3 Nf6 Ng1 Ng8 ";
const QString Rook = "4k3/8/8/8/8/8/8/R3K3 w - - %1 90"; // may move for long

Run judged(const QByteArray& lines, const QString& ruleset = "fide") {
    return run({"judge", "--rules", ruleset, "-"}, lines);
}

QString plyIn(const QJsonValue& value) {
    return value.isNull() ? QString("-") : QString::number(value.toInt(-1));
}

// Threefold, then fifty moves: "8,7 -,99" is reached after 8 half-moves and announced after 7, and
// not reached, but announced after 99.
QString claimsIn(const QJsonObject& report) {
    QStringList claims;
    for (const char* rule : {"threefold", "fifty"}) {
        const QJsonObject first = report[rule].toObject();
        claims << plyIn(first["reached"]) + ',' + plyIn(first["announced"]);
    }
    return claims.join(' ');
}

QString placementAndTurn(const PlainRules& rules) {
    return rules.fen().section(' ', 0, 1);
}

// So many quiet moves from Rook, among which no position comes twice. White keeps to three ranks
// and Black to two, so that nobody is in anybody's way.
QString wander(int plies) {
    PlainRules rules(Rook.arg(0));
    QStringList moves;
    QStringList seen{placementAndTurn(rules)};
    const auto isNew = [&](const QString& move) {
        PlainRules next = rules;
        next.play(move);
        const int rank = move[3].digitValue();
        const bool isAtHome = moves.size() % 2 == 0 ? rank <= 3 : rank >= 7;
        return isAtHome && !next.isCheck() && !seen.contains(placementAndTurn(next));
    };
    Dice dice(9);
    while (moves.size() < plies) {
        const QStringList legal = rules.legalMoves();
        const QString move = legal[static_cast<qsizetype>(roll(dice, std::size_t(legal.size())))];
        if (isNew(move)) {
            rules.play(move);
            seen << placementAndTurn(rules);
            moves << move;
        }
    }
    return moves.join(' ');
}

constexpr int GamesByChance = 400;

} // namespace

class TestJudge : public QObject {
    Q_OBJECT

private slots:
    void writesEveryField();
    void claims_data();
    void claims();
    void ends_data();
    void ends();
    void refusesLine_data();
    void refusesLine();
    void readsLines();
    void takesRuleset_data();
    void takesRuleset();
    void refusesArguments_data();
    void refusesArguments();
    void agreesWithPlainJudge();
};

void TestJudge::writesEveryField() {
    const Run whole = judged("startpos\t" + Knights.repeated(4).toLatin1());
    QCOMPARE(whole.code, 0);
    QCOMPARE(whole.err, QByteArray());
    QCOMPARE(
        whole.out,
        QByteArray(
            R"({"plies":16,"fen":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 16 9",)"
            R"("threefold":{"reached":8,"announced":7},)"
            R"("fifty":{"reached":null,"announced":null},"fivefold":16,"seventyfive":null,)"
            R"("outcome":{"termination":"fivefold_repetition","winner":null,)"
            R"("article":"9.6.1"}})"
            "\n"
        )
    );
}

// Games that still go on after their last move.
void TestJudge::claims_data() {
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("moves");
    QTest::addColumn<QString>("claims");
    const QString open = "3k4/8/8/8/3p4/8/4P3/4K2R w - - 0 1";
    const QString pinned = "3k4/8/8/8/3p4/8/4P3/3RK2R w - - 0 1";
    const QString turns = "e4 " + QString("Ke8 Rh2 Kd8 Rh1 ").repeated(2);
    const QString rookTurns = QString("Rh2 Ra7 Rh1 Ra8 ").repeated(3);
    row("9.2 nothing stood twice", "startpos", "e4 e5", "-,- -,-");
    row("9.2.2 third time on the board", "startpos", Knights.repeated(2), "8,7 -,-");
    row("9.2.1 last move not played", "startpos", Knights + "Nf3 Nf6 Ng1", "-,7 -,-");
    row("9.2.1 another move played", "startpos", Knights + "Nf3 Nf6 Ng1 e5", "-,7 -,-");
    row("9.2.1 not yet", "startpos", Knights + "Nf3 Nf6", "-,- -,-");
    row("9.2.2 not in succession", "startpos", Knights + "Nc3 Nc6 Nb1 Nb8 Nf3", "8,7 -,-");
    row("9.2.2 the sides have changed turns",
        "4k3/8/8/8/8/8/R7/4K3 b - - 0 1",
        "Kd7 Ra3 Kd8 Ra2 Ke8 Rb2 Kd8 Rc2 Ke8 Ra2",
        "-,- -,-");
    row("9.2.3.1 capture en passant was possible at first", open, turns, "-,9 -,-");
    row("9.2.3.1 it was not, the pawn being pinned", pinned, turns, "9,8 -,-");
    row("9.2.3.2 a right to castle was lost",
        "r3k3/8/8/8/8/8/8/4K2R w K - 0 1",
        rookTurns,
        "9,8 -,-");
    row("9.2.3.2 no right was lost", "r3k3/8/8/8/8/8/8/4K2R w - - 0 1", rookTurns, "8,7 -,-");
    row("9.2.3.2 rights of both were lost in turn",
        "r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1",
        rookTurns,
        "10,9 -,-");
    row("9.3.2 hundred half-moves", Rook.arg(99), "Ra2", "-,- 1,0");
    row("9.3.2 counted before the start", Rook.arg(100), "", "-,- 0,0");
    row("9.3.1 with the hundredth", Rook.arg(99), "", "-,- -,0");
    row("9.3.1 ninety-eight are too few", Rook.arg(98), "", "-,- -,-");
    row("9.3 the whole way", Rook.arg(0), wander(101), "-,- 100,99");
    row("9.3.1 the whole way but one", Rook.arg(0), wander(99), "-,- -,99");
    row("9.3.1 no move but a pawn's", "8/8/8/8/8/8/P1k5/K7 w - - 100 90", "a4", "-,- 0,-");
    row("9.3.1 no move but a capture", "7k/p7/8/8/8/8/6q1/7K w - - 99 90", "Kxg2", "-,- -,-");
    row("9.3.1 every move gives mate", "6bk/7p/8/8/1p6/8/1K6/B7 w - - 99 90", "", "-,- -,0");
    row("9.2, 9.3 both", Rook.arg(92), "Ra2 Kd8 Ra1 Ke8 Ra2 Kd8 Ra1 Ke8", "8,7 8,7");
}

void TestJudge::claims() {
    QFETCH(QString, fen);
    QFETCH(QString, moves);
    QFETCH(QString, claims);
    for (const QString ruleset : {"fide", "family", "board"}) {
        const QJsonObject report = parsed(judged((fen + '\t' + moves).toLatin1(), ruleset).out);
        QCOMPARE(claimsIn(report), claims);
        QCOMPARE(report["plies"].toInt(-1), moves.split(' ', Qt::SkipEmptyParts).size());
        QCOMPARE(outcomeIn(report), "null");
    }
}

void TestJudge::ends_data() {
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("moves");
    QTest::addColumn<QString>("end"); // plies; claims; fivefold and seventy-five moves; outcome
    const QString onceMore = Knights.repeated(5) + "e4";
    const QString fools = "f3 e5 g4 Qh4";
    const QString backRank = "6k1/5ppp/8/8/8/8/8/R5K1 w - - %1 100";
    const QString mates = "6bk/7p/8/8/1p6/8/1K6/B7 w - - 99 90";
    const QString fifth = "16; 8,7 -,-; 16 -; fivefold_repetition - 9.6.1";
    const auto game = [](const char* name,
                         const char* rules,
                         const QString& fen,
                         const QString& moves,
                         const QString& end) { row(name, QString(rules), fen, moves, end); };
    game("5.1.1 mate", "fide", "startpos", fools, "4; -,- -,-; - -; checkmate black 5.1.1");
    game(
        "5.1.1 at the start",
        "fide",
        "R5k1/5ppp/8/8/8/8/8/6K1 b - - 150 9",
        "",
        "0; -,- -,-; - -; checkmate white 5.1.1"
    );
    game(
        "5.2.1 at the start",
        "board",
        "7k/5Q2/8/8/8/8/8/K7 b - - 120 9",
        "Kg8",
        "0; -,- -,-; - -; stalemate - 5.2.1"
    );
    game(
        "5.2.2 at the start",
        "fide",
        "8/8/4k3/8/8/4K3/8/8 w - - 150 70",
        "Ke4",
        "0; -,- -,-; - -; dead_position - 5.2.2"
    );
    game(
        "5.2.2 last man taken",
        "automatic",
        "8/8/8/3k4/8/4r3/4K3/8 w - - 99 90",
        "Kxe3",
        "1; -,- -,0; - -; dead_position - 5.2.2"
    );
    for (const char* rules : {"fide", "family", "board"}) {
        game(
            qPrintable(QStringLiteral("5.2.2 pawns locked, %1").arg(rules)),
            rules,
            "8/1p2k3/8/1P1p2p1/1p1P4/1P3KP1/8/8 w - - 0 40",
            "g4 Kd6 Ke3",
            "1; -,- -,-; - -; dead_position - 5.2.2"
        );
    }
    game(
        "5.2.2 pawns locked, a house that looks at the men",
        "automatic",
        "8/1p2k3/8/1P1p2p1/1p1P4/1P3KP1/8/8 w - - 0 40",
        "g4 Kd6 Ke3",
        "3; -,- -,-; - -; null"
    );
    game("9.6.1 fifth time", "fide", "startpos", onceMore, fifth);
    game("9.6.1 family", "family", "startpos", onceMore, fifth);
    game("9.6.1 board", "board", "startpos", onceMore, fifth);
    game(
        "9.2 automatic",
        "automatic",
        "startpos",
        onceMore,
        "8; -,7 -,-; - -; threefold_repetition - 9.2"
    );
    game(
        "9.6.2 the whole way",
        "fide",
        Rook.arg(0),
        wander(160),
        "150; -,- 100,99; - 150; seventyfive_moves - 9.6.2"
    );
    game(
        "9.6.2 by the last half-move",
        "family",
        Rook.arg(149),
        "Ra2 Kd8",
        "1; -,- 0,0; - 1; seventyfive_moves - 9.6.2"
    );
    game(
        "9.6.2 at the start",
        "fide",
        Rook.arg(150),
        "Ra2",
        "0; -,- -,-; - 0; seventyfive_moves - 9.6.2"
    );
    game(
        "9.6.2 automatic, at the start",
        "automatic",
        Rook.arg(150),
        "",
        "0; -,- -,-; - 0; seventyfive_moves - 9.6.2"
    );
    game(
        "9.6.2 mate first",
        "fide",
        backRank.arg(149),
        "Ra8",
        "1; -,- 0,0; - -; checkmate white 5.1.1"
    );
    game(
        "9.6.2 stalemate first",
        "board",
        "7k/8/6Q1/8/8/8/8/K7 w - - 149 9",
        "Qf7",
        "1; -,- 0,0; - -; stalemate - 5.2.1"
    );
    game(
        "9.3 automatic",
        "automatic",
        Rook.arg(0),
        wander(160),
        "100; -,- -,99; - -; fifty_moves - 9.3"
    );
    game(
        "9.3 automatic, at the start",
        "automatic",
        Rook.arg(149),
        "Ra2",
        "0; -,- -,-; - -; fifty_moves - 9.3"
    );
    game(
        "9.3 automatic, mate first",
        "automatic",
        backRank.arg(99),
        "Ra8",
        "1; -,- -,0; - -; checkmate white 5.1.1"
    );
    game(
        "9.3.1 mate announced and played",
        "fide",
        mates,
        "Kc2",
        "1; -,- -,0; - -; checkmate white 5.1.1"
    );
    game(
        "what follows the end is not read",
        "fide",
        "startpos",
        fools + " e4 Zz9 \"",
        "4; -,- -,-; - -; checkmate black 5.1.1"
    );
}

void TestJudge::ends() {
    QFETCH(QString, ruleset);
    QFETCH(QString, fen);
    QFETCH(QString, moves);
    const QJsonObject report = parsed(judged((fen + '\t' + moves).toLatin1(), ruleset).out);
    const QStringList end{
        plyIn(report["plies"]),
        claimsIn(report),
        plyIn(report["fivefold"]) + ' ' + plyIn(report["seventyfive"]),
        outcomeIn(report)};
    QTEST(end.join("; "), "end");
}

void TestJudge::refusesLine_data() {
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("answer");
    const auto wrong = [](const char* name, const char* line, const QString& why, int ply) {
        const QString answer = QString(R"({"error":"%1","ply":%2})").arg(why).arg(ply);
        row(name, QByteArray(line), answer.toUtf8());
    };
    wrong("first move", "startpos\te5", "“e5” is not a legal move in this position.", 0);
    wrong(
        "later move", "startpos\te4 e7e5 Ke3 a6", "“Ke3” is not a legal move in this position.", 2
    );
    wrong("no move", "startpos\te4 1.", "“1.” cannot be read as a move.", 1);
    wrong("broken bytes", "startpos\te4 \xff\x1b\"\\", R"(“�␛\"\\” cannot be read as a move.)", 1);
    wrong(
        "two pieces can",
        "4k3/8/8/8/8/8/4K3/R6R w - - 0 1\tRd1",
        "“Rd1” fits more than one legal move.",
        0
    );
    wrong(
        "no piece chosen",
        "8/P6k/8/8/8/8/8/K7 w - - 0 1\ta8",
        "“a8” does not say which piece the pawn becomes.",
        0
    );
    wrong("no position", "\te4", "The FEN is empty.", 0);
    wrong("no king", "8/8/8/8/8/8/8/4K3 w - - 0 1\tKe2", "Black has no king.", 0);
    wrong(
        "moves without a tab after a FEN",
        "4k3/8/8/8/8/8/8/R3K3 w - - 0 1 Ra2",
        "A FEN has six fields, but “Ra2” comes after the sixth.",
        0
    );
    wrong(
        "moves without a tab",
        "startpos e4",
        "Between “startpos” and the moves a tab must stand.",
        0
    );
}

void TestJudge::refusesLine() {
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, answer);
    const Run refused = judged(line + "\nstartpos\n");
    QCOMPARE(refused.code, 0);
    QCOMPARE(refused.err, QByteArray());
    const QList<QByteArray> lines = refused.lines();
    QCOMPARE(lines.size(), 2);
    QCOMPARE(lines[0], answer);
    QCOMPARE(parsed(lines[1])["plies"].toInt(-1), 0);
}

void TestJudge::readsLines() {
    const Run read = judged(
        "\n \t\r\nstartpos\tg1f3  Nf6\t\r\n startpos\r\n\"" + InitialFen.toLatin1() +
        "\"\t \r\n\n4k3/8/8/8/8/8/8/R3K3\tRa2"
    );
    QCOMPARE(read.code, 0);
    const QList<QByteArray> lines = read.lines();
    QCOMPARE(lines.size(), 4);
    QCOMPARE(parsed(lines[0])["plies"].toInt(-1), 2);
    QCOMPARE(parsed(lines[1])["fen"].toString(), InitialFen);
    QCOMPARE(lines[1], lines[2]);
    QCOMPARE(parsed(lines[3])["fen"].toString(), "4k3/8/8/8/8/8/R7/4K3 b - - 1 1");
}

void TestJudge::takesRuleset_data() {
    QTest::addColumn<QStringList>("args");
    QTest::addColumn<int>("plies"); // of a game that is repeated for long
    row("none named", QStringList{"-"}, 16);
    row("fide", QStringList{"--rules", "fide", "-"}, 16);
    row("automatic", QStringList{"--rules", "automatic", "-"}, 8);
    row("family", QStringList{"--rules", "family", "-"}, 16);
    row("board", QStringList{"--rules", "board", "-"}, 16);
    row("automatic, said last", QStringList{"-", "--rules", "automatic"}, 8);
}

void TestJudge::takesRuleset() {
    QFETCH(QStringList, args);
    const Run read =
        run(QStringList{"judge"} + args, "startpos\t" + Knights.repeated(5).toLatin1());
    QCOMPARE(read.code, 0);
    QTEST(parsed(read.out)["plies"].toInt(-1), "plies");
}

void TestJudge::refusesArguments_data() {
    QTest::addColumn<QStringList>("args");
    QTest::addColumn<QString>("why");
    const QString form = "judge takes [--rules RULESET] -, and the games from standard input";
    const QString names = ", only fide, automatic, family, board";
    row("none", QStringList{}, form);
    row("no ruleset", QStringList{"-", "--rules"}, form);
    row("no dash", QStringList{"--rules", "fide"}, form);
    row("a game", QStringList{"startpos"}, form);
    row("an option that is none", QStringList{"--rule", "fide", "-"}, form);
    row("two rulesets", QStringList{"--rules", "fide", "-", "--rules", "board"}, form);
    row("ruleset that is none",
        QStringList{"--rules", "Fide", "-"},
        "there is no ruleset “Fide”" + names);
    row("custom", QStringList{"-", "--rules", "custom"}, "there is no ruleset “custom”" + names);
}

void TestJudge::refusesArguments() {
    QFETCH(QStringList, args);
    QFETCH(QString, why);
    const Run refused = run(QStringList{"judge"} + args, "startpos\n");
    QCOMPARE(refused.code, 2);
    QCOMPARE(refused.out, QByteArray());
    QCOMPARE(QString::fromUtf8(refused.err), "banmen-arbiter: " + why + '\n');
}

void TestJudge::agreesWithPlainJudge() {
    Dice dice(20230101);
    std::vector<PlainJudge> games;
    QByteArray lines;
    for (int i = 0; i < GamesByChance; ++i) {
        const GameByChance game = gameByChance(dice);
        games.emplace_back(game.fen, game.moves);
        lines += lineOf(dice, game, games.back());
    }
    QHash<QString, int> met; // ends and kinds of claims: none may be missing
    for (const QString ruleset : {"fide", "automatic", "family", "board"}) {
        const QList<QByteArray> answers = judged(lines, ruleset).lines();
        QCOMPARE(answers.size(), GamesByChance);
        for (int i = 0; i < GamesByChance; ++i) {
            const PlainJudge& plain = games[static_cast<std::size_t>(i)];
            const QByteArray expected = plain.line(ruleset);
            if (answers[i] != expected) {
                qWarning() << "the game was" << lines.split('\n')[i];
            }
            QCOMPARE(answers[i], expected);
            const QJsonObject report = parsed(answers[i]);
            ++met[outcomeIn(report).section(' ', 0, 0)];
            ++met[claimsIn(report).replace(QRegularExpression("\\d+"), "n")];
        }
    }
    for (const char* fact :
         {"null",
          "checkmate",
          "stalemate",
          "dead_position",
          "fivefold_repetition",
          "seventyfive_moves",
          "threefold_repetition",
          "fifty_moves",
          "-,- -,-",
          "n,n -,-",
          "-,n -,-",
          "-,- n,n",
          "-,- -,n",
          "n,n n,n"}) {
        QVERIFY2(met[fact] > 0, fact);
    }
}

QTEST_GUILESS_MAIN(TestJudge)
#include "tst_judge.moc"
