// The program as others use it: what it prints, where, and with which exit code.
#include "tests/app/arbiter/arbiterrun.h"

#include <QFile>
#include <QJsonArray>
#include <QTest>

namespace {

using namespace support;

const QByteArray Initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

// Through a shell's printf, since QProcess passes no bytes that are not text.
Run runWithBytes(const QString& command, const QString& printfBytes) {
    QProcess process;
    process.start(
        "sh",
        {"-c",
         QString("LC_ALL=C exec \"$0\" %1 \"$(printf '%2')\"").arg(command, printfBytes),
         BANMEN_ARBITER}
    );
    process.closeWriteChannel();
    return finished(process);
}

QString codesIn(const QJsonValue& remarks) {
    QStringList codes;
    for (const auto& remark : remarks.toArray()) {
        codes += remark.toObject()["code"].toString();
    }
    return codes.join(' ');
}

QString textsIn(const QJsonValue& remarks) {
    QStringList texts;
    for (const auto& remark : remarks.toArray()) {
        texts += remark.toObject()["text"].toString();
    }
    return texts.join(' ');
}

QStringList split(const char* words) {
    return QString(words).split(' ', Qt::SkipEmptyParts);
}

} // namespace

class TestArbiter : public QObject {
    Q_OBJECT

private slots:
    void init();
    void counts_data();
    void counts();
    void divides();
    void dividesNothingAtDepthZero();
    void reportsEveryField();
    void positionEnds_data();
    void positionEnds();
    void warns_data();
    void warns();
    void refusesPosition_data();
    void refusesPosition();
    void namesEveryFault();
    void readsLines();
    void readsEveryKindOfByte();
    void readsHugeLines();
    void readsLastLineWithoutEnd();
    void readsNothing();
    void answersBeforeInputEnds();
    void takesBytesAsArgument();
    void playsTo_data();
    void playsTo();
    void refusesMove_data();
    void refusesMove();
    void mates();
    void matesLineByLine();
    void refusesCommand_data();
    void refusesCommand();
    void staysOnOneLine();
    void helps_data();
    void helps();
    void noticesLostOutput_data();
    void noticesLostOutput();
};

void TestArbiter::init() {
    QVERIFY2(QFile::exists(BANMEN_ARBITER), BANMEN_ARBITER);
}

void TestArbiter::counts_data() {
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("depth");
    QTest::addColumn<QByteArray>("nodes");
    const QString kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    row("startpos", "startpos", "4", QByteArray("197281"));
    row("blanks round startpos", " startpos\n", "2", QByteArray("400"));
    row("FEN", kiwipete, "3", QByteArray("97862"));
    row("nothing played", "startpos", "0", QByteArray("1"));
    row("mate", "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", "3", QByteArray("0"));
    row("dead position goes on", "8/8/4k3/8/8/4K3/8/8 w - - 0 1", "2", QByteArray("57"));
    row("seventy-five moves go on", "4k3/8/8/8/8/8/8/R3K3 b - - 150 100", "1", QByteArray("5"));
}

void TestArbiter::counts() {
    QFETCH(QString, fen);
    QFETCH(QString, depth);
    QFETCH(QByteArray, nodes);
    const Run counted = run({"perft", fen, depth});
    QCOMPARE(counted.code, 0);
    QCOMPARE(counted.out, "nodes " + nodes + '\n');
    QCOMPARE(counted.err, QByteArray());
}

void TestArbiter::divides() {
    const Run divided = run({"perft", "8/P6k/8/8/8/8/8/K7 w - - 0 1", "2", "--divide"});
    QCOMPARE(divided.code, 0);
    QCOMPARE(
        divided.out,
        QByteArray("a1a2: 5\na1b1: 5\na1b2: 5\n"
                   "a7a8b: 5\na7a8n: 5\na7a8q: 3\na7a8r: 3\nnodes 31\n")
    );
}

void TestArbiter::dividesNothingAtDepthZero() {
    QCOMPARE(run({"perft", "startpos", "0", "--divide"}).out, QByteArray("nodes 1\n"));
}

void TestArbiter::reportsEveryField() {
    const QByteArray moves = R"("Na3","Nc3","Nf3","Nh3","a3","a4","b3","b4","c3","c4","d3","d4",)"
                             R"("e3","e4","f3","f4","g3","g4","h3","h4")";
    const QByteArray expected = R"({"legal":true,"fen":")" + Initial +
                                R"(","turn":"white","check":false,"moves":[)" + moves +
                                R"(],"outcome":null,"warnings":[]})" + '\n';
    for (const QString& text : {QString("startpos"), QString(Initial)}) {
        const Run reported = run({"position", text});
        QCOMPARE(reported.code, 0);
        QCOMPARE(reported.out, expected);
        QCOMPARE(reported.err, QByteArray());
    }
    const QByteArray mate = "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1";
    QCOMPARE(
        run({"position", mate}).out,
        R"({"legal":true,"fen":")" + mate +
            R"(","turn":"black","check":true,"moves":[],"outcome":{"termination":"checkmate",)"
            R"("winner":"white","article":"5.1.1"},"warnings":[]})" +
            '\n'
    );
}

void TestArbiter::positionEnds_data() {
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("outcome");
    row("mate by White", "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", "checkmate white 5.1.1");
    row("mate by Black", "6k1/8/8/8/8/8/5PPP/r5K1 w - - 0 1", "checkmate black 5.1.1");
    row("stalemate", "7k/5Q2/8/8/8/8/8/K7 b - - 0 1", "stalemate - 5.2.1");
    row("kings alone", "8/8/4k3/8/8/4K3/8/8 w - - 0 70", "dead_position - 5.2.2");
    row("bishops of one colour", "8/8/4kb2/8/8/2B1K3/8/8 w - - 0 40", "dead_position - 5.2.2");
    row("pawns locked, seen after a long look",
        "8/4k3/p1p1p1p1/2P1P1P1/P1p1p1p1/P1P1P1P1/4K3/8 w - - 0 1",
        "dead_position - 5.2.2");
    row("two knights may mate", "8/8/4k3/8/8/4K3/8/6NN w - - 0 40", "null");
    row("seventy-four moves and a half", "4k3/8/8/8/8/8/8/R3K3 b - - 149 100", "null");
    row("seventy-five moves", "4k3/8/8/8/8/8/8/R3K3 b - - 150 100", "seventyfive_moves - 9.6.2");
    row("mate before seventy-five moves",
        "R5k1/5ppp/8/8/8/8/8/6K1 b - - 150 100",
        "checkmate white 5.1.1");
    row("fifty moves are for a claim", "4k3/8/8/8/8/8/8/R3K3 b - - 100 100", "null");
}

void TestArbiter::positionEnds() {
    QFETCH(QString, fen);
    QFETCH(QString, outcome);
    const Run reported = run({"position", fen});
    QCOMPARE(reported.code, 0);
    const QJsonObject report = parsed(reported.out);
    QVERIFY(report["legal"].toBool());
    QCOMPARE(report["fen"].toString(), fen);
    QCOMPARE(outcomeIn(report), outcome);
    QCOMPARE(report["moves"].toArray().isEmpty(), outcome != "null");
}

void TestArbiter::warns_data() {
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("normalised");
    row("placement alone",
        "4k3/8/8/8/8/8/8/R3K3",
        "missing_fields",
        "The FEN ends before the side to move; the rest is read as “w - - 0 1”.",
        "4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    row("no castling",
        "4k3/8/8/8/8/8/8/R3K3 b",
        "missing_fields",
        "The FEN ends before the castling rights; the rest is read as “- - 0 1”.",
        "4k3/8/8/8/8/8/8/R3K3 b - - 0 1");
    row("no en passant",
        "4k3/8/8/8/8/8/8/R3K3 w Q",
        "missing_fields",
        "The FEN ends before the en passant square; the rest is read as “- 0 1”.",
        "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
    row("no rook to castle with",
        "4k3/8/8/8/8/8/8/R3K3 w KQ - 0 1",
        "castling_dropped",
        "The right of White to castle kingside is dropped: "
        "king or rook is not on its first square.",
        "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
    row("no king to castle",
        "r2k4/8/8/8/8/8/8/4K3 w q - 0 1",
        "castling_dropped",
        "The right of Black to castle queenside is dropped: king "
        "or rook is not on its first square.",
        "r2k4/8/8/8/8/8/8/4K3 w - - 0 1");
    row("no pawn passed",
        "4k3/8/8/8/8/8/8/R3K3 w - e6 0 1",
        "en_passant_dropped",
        "The en passant square e6 is dropped: no pawn can have just passed over it.",
        "4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    row("move 0",
        "4k3/8/8/8/8/8/8/R3K3 w - - 0 0",
        "move_number_zero",
        "The move number 0 is read as 1.",
        "4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    row("counters left out by custom",
        "4k3/8/8/8/8/8/8/R3K3 w - -",
        "",
        "",
        "4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    row("quotes and blanks",
        "\t\"4k3/8/8/8/8/8/8/R3K3  b - - 7 9\" ",
        "",
        "",
        "4k3/8/8/8/8/8/8/R3K3 b - - 7 9");
    row("nobody can capture en passant",
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
        "",
        "",
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
}

void TestArbiter::warns() {
    QFETCH(QString, fen);
    QFETCH(QString, code);
    QFETCH(QString, text);
    QFETCH(QString, normalised);
    const Run reported = run({"position", fen});
    QCOMPARE(reported.code, 0);
    const QJsonObject report = parsed(reported.out);
    QVERIFY(report["legal"].toBool());
    QCOMPARE(report["fen"].toString(), normalised);
    QCOMPARE(codesIn(report["warnings"]), code);
    QCOMPARE(textsIn(report["warnings"]), text);
    const QJsonObject played = parsed(run({"play", fen}).out);
    QCOMPARE(played, report);
}

void TestArbiter::refusesPosition_data() {
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("codes");
    QTest::addColumn<QString>("text");
    row("no text", "", "empty", "The FEN is empty.");
    row("blanks", " \t", "empty", "The FEN is empty.");
    row("seven fields",
        QString(Initial) + " e4",
        "too_many_fields",
        "A FEN has six fields, but “e4” comes after the sixth.");
    row("seven ranks",
        "4k3/8/8/8/8/8/4K3 w - - 0 1",
        "rank_count",
        "A FEN needs 8 ranks separated by “/”; the number found is 7.");
    row("short rank",
        "4k3/8/8/8/8/ppppppp/8/4K3 w - - 0 1",
        "rank_length",
        "The squares of rank 3, “ppppppp”, add up to 7 instead of 8.");
    row("long rank",
        "4k3/54/8/8/8/8/8/4K3 w - - 0 1",
        "rank_length",
        "The squares of rank 7, “54”, add up to 9 instead of 8.");
    row("empty rank",
        "4k3//8/8/8/8/8/4K3 w - - 0 1",
        "rank_length",
        "Rank 7 is left empty in the FEN; it needs 8 squares.");
    row("unknown letter",
        "4k3/8/8/8/8/8/3X4/4K3 w - - 0 1",
        "unknown_piece",
        "“X” on rank 2 is neither a piece (KQRBNP or kqrbnp) nor a number from 1 to 8.");
    row("Japanese letter",
        "王7/8/8/8/8/8/8/4K3 w - - 0 1",
        "unknown_piece",
        "“王” on rank 8 is neither a piece (KQRBNP or kqrbnp) nor a number from 1 to 8.");
    row("turn",
        "4k3/8/8/8/8/8/8/4K3 W - - 0 1",
        "unknown_turn",
        "The side to move must be “w” or “b”, not “W”.");
    row("castling",
        "4k3/8/8/8/8/8/8/4K3 w KK - 0 1",
        "unknown_castling",
        "The castling rights must be “-” or letters of “KQkq”, each once, not “KK”.");
    row("what JSON escapes",
        "4k3/8/8/8/8/8/8/4K3 w \"q\\ - 0 1",
        "unknown_castling",
        "The castling rights must be “-” or letters of “KQkq”, each once, not “\"q\\”.");
    row("en passant",
        "4k3/8/8/8/8/8/8/4K3 w - e9 0 1",
        "unknown_en_passant",
        "The en passant square must be “-” or a square such as “e3”, not “e9”.");
    row("halfmove clock",
        "4k3/8/8/8/8/8/8/4K3 w - - -1 1",
        "unknown_counter",
        "The halfmove clock must be a whole number from 0 to 9999, not “-1”.");
    row("move number",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 99999999999999999999",
        "unknown_counter",
        "The move number must be a whole number from 0 to 9999, not “99999999999999999999”.");
    row("no king", "8/8/8/8/8/8/8/4K3 w - - 0 1", "no_king", "Black has no king.");
    row("no men at all",
        "8/8/8/8/8/8/8/8 w - - 0 1",
        "no_king no_king",
        "White has no king. Black has no king.");
    row("two kings",
        "4k3/8/8/8/8/8/8/4K2K w - - 0 1",
        "several_kings",
        "White has more than one king.");
    row("seventeen men",
        "4k3/8/8/8/8/N7/PPPPPPPP/RNBQKBNR w - - 0 1",
        "too_many_men too_many_promoted",
        "White has more than 16 pieces, pawns included. "
        "White has more promoted pieces than missing pawns.");
    row("nine pawns",
        "4k3/p7/pppppppp/8/8/8/8/4K3 w - - 0 1",
        "too_many_pawns",
        "Black has more than 8 pawns.");
    row("promoted too often",
        "4k3/8/8/8/8/QQ6/PPPPPPPP/4K3 w - - 0 1",
        "too_many_promoted",
        "White has more promoted pieces than missing pawns.");
    row("pawns on last ranks",
        "P3k3/8/8/8/8/8/8/4K2p w - - 0 1",
        "pawn_on_last_rank pawn_on_last_rank",
        "Black has a pawn on h1; pawns never stand on rank 1 or 8. "
        "White has a pawn on a8; pawns never stand on rank 1 or 8.");
    row("opponent in check",
        "2k5/8/2R5/8/8/8/8/4K3 w - - 0 1",
        "opponent_in_check",
        "The king of Black on c8 is in check, but it is the other side’s turn.");
}

void TestArbiter::refusesPosition() {
    QFETCH(QString, fen);
    QFETCH(QString, codes);
    QFETCH(QString, text);
    const Run reported = run({"position", fen});
    QCOMPARE(reported.code, 0);
    QVERIFY(isOneLine(reported.out));
    QVERIFY(reported.out.startsWith(R"({"legal":false,"errors":[{"code":")"));
    QCOMPARE(codesIn(parsed(reported.out)["errors"]), codes);
    QCOMPARE(textsIn(parsed(reported.out)["errors"]), text);
    for (const QStringList& args : {QStringList{"perft", fen, "1"}, QStringList{"play", fen}}) {
        const Run refused = run(args);
        QCOMPARE(refused.code, 2);
        QCOMPARE(refused.out, QByteArray());
        QCOMPARE(QString::fromUtf8(refused.err), "banmen-arbiter: " + text + '\n');
    }
}

void TestArbiter::namesEveryFault() {
    const QByteArray out = run({"position", "p3k3/8/8/8/8/8/8/8 w - - 0 1"}).out;
    QCOMPARE(
        out,
        QByteArray(R"({"legal":false,"errors":[{"code":"no_king","text":"White has no king."},)"
                   R"({"code":"pawn_on_last_rank","text":"Black has a pawn on a8; )"
                   R"(pawns never stand on rank 1 or 8."}]})"
                   "\n")
    );
}

void TestArbiter::readsLines() {
    const Run reported =
        run({"position", "-"},
            "startpos\r\n\n \t\r\nnonsense\n" + Initial + "\r\n8/8/8/8/8/8/8/8 w - - 0 1\n\"\"\n");
    QCOMPARE(reported.code, 0);
    QCOMPARE(reported.err, QByteArray());
    const QList<QByteArray> lines = reported.lines();
    QCOMPARE(lines.size(), 5);
    QCOMPARE(lines[0], lines[2]);
    QCOMPARE(parsed(lines[0])["fen"].toString(), QString(Initial));
    QCOMPARE(codesIn(parsed(lines[1])["errors"]), "unknown_piece");
    QCOMPARE(codesIn(parsed(lines[3])["errors"]), "no_king no_king");
    QCOMPARE(codesIn(parsed(lines[4])["errors"]), "empty");
}

void TestArbiter::readsEveryKindOfByte() {
    QByteArray input;
    int asked = 0;
    for (int byte = 0; byte < 256; ++byte) {
        if (const char c = static_cast<char>(byte); c != '\n') {
            input += QByteArray("8/8/4k") + c + "/8/8/8/8/4K3 w " + c + " - 0 1\n";
            ++asked;
        }
    }
    const Run reported = run({"position", "-"}, input);
    QCOMPARE(reported.code, 0);
    QCOMPARE(reported.lines().size(), asked);
    for (const QByteArray& line : reported.lines()) {
        QVERIFY2(parsed(line).contains("legal"), line);
        QCOMPARE(QString::fromUtf8(line).toUtf8(), line);
    }
    const auto text = [&](int at) { return textsIn(parsed(reported.lines()[at])["errors"]); };
    QVERIFY2(text(0).startsWith("“␀”"), qPrintable(text(0)));
    QVERIFY2(text(0x1B - 1).startsWith("“␛”"), qPrintable(text(0x1B - 1)));
    QVERIFY2(text(0xFF - 1).startsWith("“\uFFFD”"), qPrintable(text(0xFF - 1)));
}

void TestArbiter::readsHugeLines() {
    constexpr int Size = 1'000'000;
    const QByteArray input = QByteArray(Size, 'x') + '\n' + QByteArray(Size, '8') + '\n' +
                             QByteArray(Size, '/') + '\n' + Initial + QByteArray(Size, ' ') + '\n' +
                             Initial + ' ' + QByteArray(Size, '\x80') + '\n' +
                             QByteArray(Size, '\0');
    const Run reported = run({"position", "-"}, input);
    QCOMPARE(reported.code, 0);
    const QList<QByteArray> lines = reported.lines();
    QCOMPARE(lines.size(), 6);
    QCOMPARE(codesIn(parsed(lines[0])["errors"]), "unknown_piece");
    QCOMPARE(
        textsIn(parsed(lines[1])["errors"]),
        "The squares of rank 8, “888888888888888888888888…”, add up to 8000000 instead of 8."
    );
    QCOMPARE(codesIn(parsed(lines[2])["errors"]), "rank_length");
    QVERIFY(parsed(lines[3])["legal"].toBool());
    QCOMPARE(codesIn(parsed(lines[4])["errors"]), "too_many_fields");
    QCOMPARE(codesIn(parsed(lines[5])["errors"]), "unknown_piece");
    for (const QByteArray& line : lines) {
        QVERIFY(line.size() < 1000);
    }
}

void TestArbiter::readsLastLineWithoutEnd() {
    const Run reported = run({"position", "-"}, "\n" + Initial);
    QCOMPARE(reported.code, 0);
    QVERIFY(isOneLine(reported.out));
    QVERIFY(parsed(reported.out)["legal"].toBool());
}

void TestArbiter::readsNothing() {
    for (const QByteArray& input : {QByteArray(), QByteArray("\n\r\n  \n")}) {
        const Run reported = run({"position", "-"}, input);
        QCOMPARE(reported.code, 0);
        QCOMPARE(reported.out, QByteArray());
        QCOMPARE(reported.err, QByteArray());
    }
}

void TestArbiter::answersBeforeInputEnds() {
    QProcess process;
    process.start(BANMEN_ARBITER, {"position", "-"});
    for (int question = 0; question < 3; ++question) {
        process.write("startpos\n");
        while (!process.canReadLine()) {
            QVERIFY(process.waitForReadyRead());
        }
        QVERIFY(parsed(process.readLine())["legal"].toBool());
    }
    process.closeWriteChannel();
    QCOMPARE(finished(process).code, 0);
}

void TestArbiter::takesBytesAsArgument() {
    const Run kept = runWithBytes("position", R"(4k3/\347\216\2137/8/8/8/8/8/4K3 w - - 0 1)");
    QCOMPARE(kept.code, 0);
    QVERIFY2(textsIn(parsed(kept.out)["errors"]).startsWith("“王” on rank 7"), kept.out);
    const Run broken = runWithBytes("position", R"(4k3/\377\3767/8/8/8/8/8/4K3 w - - 0 1)");
    QCOMPARE(broken.code, 0);
    QVERIFY2(textsIn(parsed(broken.out)["errors"]).startsWith("“\uFFFD” on rank 7"), broken.out);
    const Run moved = runWithBytes("play startpos e4", R"(\377\033[31m)");
    QCOMPARE(moved.code, 2);
    QCOMPARE(moved.out, QByteArray());
    QCOMPARE(
        QString::fromUtf8(moved.err),
        "banmen-arbiter: move 2 of 2: “\uFFFD␛[31m” cannot be read as a move.\n"
    );
}

void TestArbiter::playsTo_data() {
    QTest::addColumn<QStringList>("args");
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("outcome");
    const QString knights = "Nf3 Nf6 Ng1 Ng8 ";
    row("no move", split("startpos"), QString(Initial), "null");
    row("SAN and UCI",
        split("startpos e4 e7e5 Nf3 b8c6 Bb5 a6 O-O"),
        "r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 1 4",
        "null");
    row("en passant",
        split("startpos e4 a6 e5 d5 exd6"),
        "rnbqkbnr/1pp1pppp/p2P4/8/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 3",
        "null");
    row("promotion",
        QStringList{"8/P6k/8/8/8/8/8/K7 w - - 3 9", "a7a8n"},
        "N7/7k/8/8/8/8/8/K7 b - - 0 9",
        "dead_position - 5.2.2");
    row("fool's mate",
        split("startpos f3 e5 g4 Qh4#"),
        "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
        "checkmate black 5.1.1");
    row("stalemate",
        QStringList{"7k/8/6Q1/8/8/8/8/K7 w - - 4 9", "Qf7"},
        "7k/5Q2/8/8/8/8/8/K7 b - - 5 9",
        "stalemate - 5.2.1");
    row("third occurrence",
        split(qPrintable("startpos " + knights.repeated(2))),
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 8 5",
        "null");
    row("fourth occurrence",
        split(qPrintable("startpos " + knights.repeated(3))),
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 12 7",
        "null");
    row("fifth occurrence",
        split(qPrintable("startpos " + knights.repeated(4))),
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 16 9",
        "fivefold_repetition - 9.6.1");
    row("hundred and fiftieth ply",
        QStringList{"4k3/8/8/8/8/8/8/R3K3 b - - 149 100", "Kd7"},
        "8/3k4/8/8/8/8/8/R3K3 w - - 150 101",
        "seventyfive_moves - 9.6.2");
    row("mate on the hundred and fiftieth ply",
        QStringList{"6k1/5ppp/8/8/8/8/8/R5K1 w - - 149 100", "Ra8#"},
        "R5k1/5ppp/8/8/8/8/8/6K1 b - - 150 100",
        "checkmate white 5.1.1");
    row("last man captured",
        QStringList{"8/8/8/3k4/8/4r3/4K3/8 w - - 0 1", "Kxe3"},
        "8/8/8/3k4/8/4K3/8/8 b - - 0 1",
        "dead_position - 5.2.2");
    row("last pawn move locks, seen after a long look",
        QStringList{"8/1p2k3/8/1P1p2p1/1p1P4/1P3KP1/8/8 w - - 0 40", "g4"},
        "8/1p2k3/8/1P1p2p1/1p1P2P1/1P3K2/8/8 b - - 0 40",
        "dead_position - 5.2.2");
    row("highest counters",
        QStringList{"4k3/8/8/8/8/8/7P/4K3 b - - 0 9999", "Ke7"},
        "8/4k3/8/8/8/8/7P/4K3 w - - 1 9999",
        "null");
}

void TestArbiter::playsTo() {
    QFETCH(QStringList, args);
    QFETCH(QString, fen);
    QFETCH(QString, outcome);
    const Run played = run(QStringList{"play"} + args);
    QCOMPARE(played.code, 0);
    QCOMPARE(played.err, QByteArray());
    QVERIFY(isOneLine(played.out));
    const QJsonObject report = parsed(played.out);
    QCOMPARE(report["fen"].toString(), fen);
    QCOMPARE(outcomeIn(report), outcome);
    QCOMPARE(report["moves"].toArray().isEmpty(), outcome != "null");
}

void TestArbiter::refusesMove_data() {
    QTest::addColumn<QStringList>("args");
    QTest::addColumn<QString>("why");
    row("first move",
        split("startpos e5"),
        "move 1 of 1: “e5” is not a legal move in this position.");
    row("later move",
        split("startpos e4 e5 Ke3 a6"),
        "move 3 of 4: “Ke3” is not a legal move in this position.");
    row("no move at all",
        split("startpos e4 hello"),
        "move 2 of 2: “hello” cannot be read as a move.");
    row("empty", QStringList{"startpos", ""}, "move 1 of 1: “” cannot be read as a move.");
    row("two pieces can",
        QStringList{"4k3/8/8/8/8/8/4K3/R6R w - - 0 1", "Rd1"},
        "move 1 of 1: “Rd1” fits more than one legal move.");
    row("no piece chosen",
        QStringList{"8/P6k/8/8/8/8/8/K7 w - - 0 1", "a8"},
        "move 1 of 1: “a8” does not say which piece the pawn becomes.");
    row("after mate",
        split("startpos f3 e5 g4 Qh4 e4"),
        "move 5 of 5, “e4”, comes after the end of the game (checkmate)");
    row("after an end at the start",
        QStringList{"8/8/4k3/8/8/4K3/8/8 w - - 0 1", "Ke4"},
        "move 1 of 1, “Ke4”, comes after the end of the game (dead_position)");
    row("after fivefold repetition",
        split(qPrintable("startpos " + QString("Nf3 Nf6 Ng1 Ng8 ").repeated(4) + "e4")),
        "move 17 of 17, “e4”, comes after the end of the game (fivefold_repetition)");
    row("after seventy-five moves",
        QStringList{"4k3/8/8/8/8/8/8/R3K3 b - - 149 100", "Kd7", "Ra8"},
        "move 2 of 2, “Ra8”, comes after the end of the game (seventyfive_moves)");
    row("FEN without quotes", split(Initial), "“w” is no move; a FEN with spaces needs quotes");
}

void TestArbiter::refusesMove() {
    QFETCH(QStringList, args);
    QFETCH(QString, why);
    const Run refused = run(QStringList{"play"} + args);
    QCOMPARE(refused.code, 2);
    QCOMPARE(refused.out, QByteArray());
    QCOMPARE(QString::fromUtf8(refused.err), "banmen-arbiter: " + why + '\n');
}

void TestArbiter::mates() {
    const Run told = run({"mate", "7k/5K2/8/8/8/8/8/6Q1 w - - 0 1"});
    QCOMPARE(told.code, 0);
    QVERIFY(isOneLine(told.out));
    const QJsonObject report = parsed(told.out);
    QCOMPARE(report["fen"].toString(), QString("7k/5K2/8/8/8/8/8/6Q1 w - - 0 1"));
    const QJsonObject white = report["white"].toObject();
    QVERIFY(white["can_mate"].toBool());
    QVERIFY(!white["line"].toArray().isEmpty());
    const QJsonObject black = report["black"].toObject();
    QCOMPARE(black["can_mate"], QJsonValue(false));
    QCOMPARE(black["reason"].toString(), QString("bare_king"));
    QVERIFY(black["line"].toArray().isEmpty());
    QCOMPARE(run({"mate"}).code, 2);
    QCOMPARE(run({"mate", "8/8 w"}).code, 2);
}

// Mate, stalemate, a composed problem, and what cannot be read.
void TestArbiter::matesLineByLine() {
    const Run told =
        run({"mate", "-"},
            "8/8/8/8/8/5k2/6q1/6K1 w - -\tw\n"
            "8/8/8/8/8/5k2/6q1/6K1 w - -\tb\n"
            "\n"
            "k7/P7/1K6/8/8/8/8/8 b - -\tw\n"
            "3b1b2/3kp3/2pp4/3p4/1p1K1p1p/bP1P1P1P/8/1B3B2 w - -\tw\n"
            "8/8/8/8/8/5k2/6q1/6K1 w - -\n"
            "nothing\tw\n");
    QCOMPARE(told.code, 0);
    const QList<QByteArray> lines = told.lines();
    QCOMPARE(lines.size(), 6);
    QCOMPARE(parsed(lines[0])["can_mate"], QJsonValue(false));
    QCOMPARE(parsed(lines[0])["reason"].toString(), QString("over"));
    QCOMPARE(parsed(lines[1])["can_mate"], QJsonValue(true));
    QVERIFY(parsed(lines[1])["line"].toArray().isEmpty());
    QCOMPARE(parsed(lines[2])["reason"].toString(), QString("over"));
    QCOMPARE(parsed(lines[3])["can_mate"], QJsonValue(true));
    QCOMPARE(parsed(lines[3])["winner"].toString(), QString("w"));
    QVERIFY(parsed(lines[3])["us"].isDouble());
    QVERIFY(parsed(lines[3])["nodes"].toDouble() > 0);
    QVERIFY(!parsed(lines[4])["error"].toString().isEmpty());
    QVERIFY(!parsed(lines[5])["error"].toString().isEmpty());
}

void TestArbiter::refusesCommand_data() {
    QTest::addColumn<QStringList>("args");
    QTest::addColumn<QString>("why");
    const QString depth = "DEPTH must be a whole number from 0 to 15, not ";
    const QString perft = "perft takes FEN DEPTH [--divide]; a FEN with spaces needs quotes";
    const QString position = "position takes one FEN; a FEN with spaces needs quotes";
    row("unknown command", split("castle"), "there is no command “castle”; try --help");
    row("empty command", QStringList{""}, "there is no command “”; try --help");
    row("perft alone", split("perft"), perft);
    row("perft without depth", split("perft startpos"), perft);
    row("perft with a stray option", split("perft startpos 1 --split"), perft);
    row("perft with too much", split("perft startpos 1 --divide 2"), perft);
    row("depth of letters", split("perft startpos x"), depth + "“x”");
    row("depth below 0", split("perft startpos -1"), depth + "“-1”");
    row("depth above 15", split("perft startpos 16"), depth + "“16”");
    row("depth with a fraction", split("perft startpos 1.0"), depth + "“1.0”");
    row("depth beyond all", split("perft startpos 4294967297"), depth + "“4294967297”");
    row("no depth", QStringList{"perft", "startpos", ""}, depth + "“”");
    row("position alone", split("position"), position);
    row("position without quotes", QStringList{"position"} + split(Initial), position);
    row("lines and more", split("position - startpos"), position);
    row("play alone", split("play"), "play takes FEN [MOVE]...; a FEN with spaces needs quotes");
}

void TestArbiter::refusesCommand() {
    QFETCH(QStringList, args);
    QFETCH(QString, why);
    const Run refused = run(args);
    QCOMPARE(refused.code, 2);
    QCOMPARE(refused.out, QByteArray());
    QCOMPARE(QString::fromUtf8(refused.err), "banmen-arbiter: " + why + '\n');
}

void TestArbiter::staysOnOneLine() {
    const QString nasty = "a\nb\r\u2028\u202E\x1b[2J" + QString(100'000, 'x');
    for (const QStringList& args :
         {QStringList{nasty},
          QStringList{"perft", "startpos", nasty},
          QStringList{"perft", nasty, "1"},
          QStringList{"play", "startpos", nasty}}) {
        const Run refused = run(args);
        QCOMPARE(refused.code, 2);
        QCOMPARE(refused.out, QByteArray());
        QVERIFY2(isOneLine(refused.err), refused.err);
        QVERIFY(refused.err.size() < 300);
        const QString said = QString::fromUtf8(refused.err);
        QVERIFY(!said.contains('\x1b') && !said.contains(u'\u2028') && !said.contains(u'\u202E'));
    }
}

void TestArbiter::helps_data() {
    QTest::addColumn<QStringList>("args");
    QTest::addColumn<int>("code");
    row("--help", split("--help"), 0);
    row("-h", split("-h"), 0);
    row("no arguments", QStringList(), 2);
}

void TestArbiter::helps() {
    QFETCH(QStringList, args);
    QFETCH(int, code);
    const Run helped = run(args);
    QCOMPARE(helped.code, code);
    const QByteArray usage = code == 0 ? helped.out : helped.err;
    QVERIFY((code == 0 ? helped.err : helped.out).isEmpty());
    for (const char* word :
         {"perft", "position", "play", "judge", "--rules", "--divide", "startpos", "--version"}) {
        QVERIFY2(usage.contains(word), word);
    }
    const Run version = run({"--version"});
    QCOMPARE(version.code, 0);
    QVERIFY(version.out.startsWith("banmen-arbiter ") && isOneLine(version.out));
}

void TestArbiter::noticesLostOutput_data() {
    QTest::addColumn<QString>("script");
    row("full disk", "\"$0\" position startpos >/dev/full");
    row("full disk, lines", "echo startpos | \"$0\" position - >/dev/full");
    row("full disk, help", "\"$0\" --help >/dev/full");
    row("closed output", "\"$0\" perft startpos 1 >&-");
    row("reader gone",
        "exit $({ yes startpos 2>/dev/null | { \"$0\" position -; echo $? >&4; } | "
        "head -c 1 >/dev/null; } 4>&1)");
}

void TestArbiter::noticesLostOutput() {
    QFETCH(QString, script);
    QProcess process;
    process.start("sh", {"-c", script, BANMEN_ARBITER});
    const Run lost = finished(process);
    QCOMPARE(lost.code, 2);
    QCOMPARE(lost.err, QByteArray("banmen-arbiter: standard output cannot be written\n"));
}

QTEST_GUILESS_MAIN(TestArbiter)
#include "tst_arbiter.moc"
