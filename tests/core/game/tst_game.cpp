#include "core/game/game.h"
#include "tests/support/chess.h"
#include "tests/support/table.h"
#include "tests/support/walk.h"

#include <QtTest>

using namespace chess;
using namespace support;

namespace {

const QString FoolsMate = QStringLiteral("f3 e5 g4 Qh4#");

// Why an act was refused, or "-" if it was done.
QString refusal(const Game::Played& played) {
    return played ? QStringLiteral("-") : name(played.error());
}

} // namespace

class TestGame : public QObject {
    Q_OBJECT

private slots:
    void plays_data();
    void plays();
    void takesBackAndDoesAgain_data();
    void takesBackAndDoesAgain();
    void startsNew();
    void upTo();
    void playingLeavesTheOldGameAlone();
    void refusesMovesOfOtherPositions();
    void refusesActsAfterTheEnd_data();
    void refusesActsAfterTheEnd();
    void takesBackAMate();
    void resigns_data();
    void resigns();
    void takesBackAResignation();
    void agreesOnADraw();
    void drawNeedsAMoveOfEach();
    void takesBackAnAgreement();
    void newActEndsRedo_data();
    void newActEndsRedo();
    void redoInOrder();
    void nothingToTakeBack();
    void lastMoveUnderOtherActs();
    void equality();
    void repetitionsOnWalks();
};

void TestGame::upTo() { // a look at what was, also from a game that is over
    const Game mate = playLine(game(), QStringLiteral("f3 e5 g4 Qh4"));
    QVERIFY(mate.isOver());
    QCOMPARE(mate.upTo(2), playLine(game(), QStringLiteral("f3 e5")));
    QCOMPARE(mate.upTo(0), game());
    const Game open = mate.upTo(4);
    QVERIFY(!open.isOver() && open.moves() == mate.moves());
    const Game agreed_ = agreed(playLine(game(), QStringLiteral("e4 e5")), Color::White);
    QCOMPARE(agreed_.upTo(2), playLine(game(), QStringLiteral("e4 e5")));
}

void TestGame::plays_data() {
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("moves");
    QTest::addColumn<QString>("after");
    QTest::addColumn<int>("repetitions");
    QTest::addColumn<QString>("end");
    for (const TableRow& row : table(QStringLiteral("games.tsv"))) {
        QTest::newRow(row.id()) << row["start"] << words(row["moves"]).join(QLatin1Char(' '))
                                << row["fen"] << row.number("repetitions") << row["end"];
    }
}

void TestGame::plays() {
    QFETCH(QString, start);
    QFETCH(QString, moves);
    QFETCH(QString, after);
    QFETCH(int, repetitions);
    QFETCH(QString, end);
    const Game game = playLine(support::game(start), moves);
    QCOMPARE(fen(game.position()), after);
    QCOMPARE(game.repetitions(), repetitions);
    QCOMPARE(endOf(game.outcome()), end);
    QCOMPARE(game.isOver(), end != QLatin1String("-"));
    QCOMPARE(game.legalMoves().isEmpty(), game.isOver());
}

void TestGame::takesBackAndDoesAgain_data() {
    plays_data();
}

// castling-08, undo-02: every act restores all six fields of FEN, and how the game stood.
void TestGame::takesBackAndDoesAgain() {
    QFETCH(QString, start);
    QFETCH(QString, moves);
    QFETCH(QString, after);
    const Game begun = support::game(start);
    const Game game = playLine(begun, moves);
    Game back = game;
    for (std::size_t ply = game.plyCount(); ply > 0; --ply) {
        back = *back.takeBack();
        QCOMPARE(back.plyCount(), ply - 1);
        QCOMPARE(fen(back.position()), fen(game.positionAfter(ply - 1)));
        QVERIFY(!back.isOver()); // it went on from there
        QVERIFY(back.canRedo());
    }
    QCOMPARE(fen(back.position()), fen(begun.position()));
    QVERIFY(!back.canTakeBack());
    while (back.canRedo()) {
        back = *back.redo();
    }
    QVERIFY(back == game);
    QCOMPARE(fen(back.position()), after);
}

void TestGame::startsNew() {
    const Game game;
    QCOMPARE(fen(game.position()), InitialFen);
    QVERIFY(game.start() == game.position());
    QCOMPARE(game.plyCount(), std::size_t{0});
    QCOMPARE(game.legalMoves().size(), std::size_t{20});
    QCOMPARE(game.repetitions(), 1);
    QVERIFY(game.acts().empty());
    QVERIFY(game.moves().empty());
    QVERIFY(!game.lastMove());
    QVERIFY(!game.isOver());
    QVERIFY(!game.canTakeBack());
    QVERIFY(!game.canRedo());
}

void TestGame::playingLeavesTheOldGameAlone() {
    const Game before = playLine(game(), QStringLiteral("e4 e5"));
    const Game copy = before;
    const Game after = *before.play(move(before.position(), QStringLiteral("Nf3")));
    QVERIFY(before == copy);
    QCOMPARE(before.plyCount(), std::size_t{2});
    QCOMPARE(after.plyCount(), std::size_t{3});
    QVERIFY(before.resign(Color::White));
    QVERIFY(before.offerDraw(Color::White));
    QVERIFY(before.takeBack());
    QVERIFY(before == copy);
}

void TestGame::refusesMovesOfOtherPositions() {
    const Game game = support::game();
    const Position elsewhere = position(QStringLiteral("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"));
    for (const Move move : elsewhere.legalMoves()) {
        QCOMPARE(refusal(game.play(move)), QStringLiteral("NotLegal"));
    }
    const Move e4 = move(game.position(), QStringLiteral("e4"));
    const Game next = *game.play(e4);
    QCOMPARE(refusal(next.play(e4)), QStringLiteral("NotLegal"));
}

void TestGame::refusesActsAfterTheEnd_data() {
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("moves");
    QTest::newRow("5.1.1 checkmate") << InitialFen << FoolsMate;
    QTest::newRow("5.2.1 stalemate") << "7k/8/5KQ1/8/8/8/8/8 w - - 0 1"
                                     << "Qf7";
    QTest::newRow("5.2.2 dead position") << "8/8/8/4r3/4K3/8/8/k7 w - - 3 40"
                                         << "Kxe5";
    QTest::newRow("9.6.1 fivefold")
        << InitialFen << QStringLiteral("Nf3 Nf6 Ng1 Ng8 ").repeated(4).trimmed();
    QTest::newRow("9.6.2 seventy-five moves") << "8/5k2/8/8/8/2R5/8/2K5 w - - 149 140"
                                              << "Kd2";
}

void TestGame::refusesActsAfterTheEnd() {
    QFETCH(QString, start);
    QFETCH(QString, moves);
    const Game game = playLine(support::game(start), moves);
    const QString over = QStringLiteral("GameOver");
    QVERIFY(game.isOver());
    QVERIFY(game.legalMoves().isEmpty());
    for (const Move move : game.position().legalMoves()) { // of the board, not of the game
        QCOMPARE(refusal(game.play(move)), over);
    }
    for (const Color color : AllColors) {
        QCOMPARE(refusal(game.resign(color)), over);
        QCOMPARE(refusal(game.offerDraw(color)), over);
        QCOMPARE(refusal(game.acceptDraw()), over);
        QCOMPARE(refusal(game.declineDraw()), over);
    }
}

void TestGame::takesBackAMate() { // undo-01
    const Game mated = playLine(game(), FoolsMate);
    QCOMPARE(endOf(mated.outcome()), QStringLiteral("Checkmate Black"));
    const Game back = *mated.takeBack();
    QVERIFY(!back.isOver());
    QCOMPARE(
        fen(back.position()),
        QStringLiteral("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2")
    );
    const Game other = playLine(back, QStringLiteral("Nc6"));
    QVERIFY(!other.isOver());
    QVERIFY(!other.canRedo());
}

void TestGame::resigns_data() {
    QTest::addColumn<QString>("fen");
    QTest::addColumn<bool>("whiteResigns");
    QTest::addColumn<QString>("end");
    const auto row = [](const char* id, const char* fen, bool whiteResigns, const char* end) {
        QTest::newRow(id) << QString::fromLatin1(fen) << whiteResigns << QString::fromLatin1(end);
    };
    const QByteArray initial = InitialFen.toLatin1();
    row("5.1.2 White", initial.constData(), true, "Resignation Black");
    row("5.1.2 Black, not to move", initial.constData(), false, "Resignation White");
    row("5.1.2 against a bare king", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", true, "Resignation");
    row("5.1.2 the bare king's side", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", false, "Resignation White");
    row("5.1.2 against a pawn", "4k3/4p3/8/8/8/8/8/R3K3 w - - 0 1", true, "Resignation Black");
}

void TestGame::resigns() {
    QFETCH(QString, fen);
    QFETCH(bool, whiteResigns);
    QFETCH(QString, end);
    const Game game = support::game(fen);
    const Color color = whiteResigns ? Color::White : Color::Black;
    const Game resigned = *game.resign(color);
    QCOMPARE(endOf(resigned.outcome()), end);
    QVERIFY(resigned.outcome()->subject() == color);
    QCOMPARE(resigned.acts().size(), std::size_t{1});
    QVERIFY(resigned.acts().front() == Act(Resigned{color}));
    QVERIFY(resigned.position() == game.position());
    QVERIFY(resigned.legalMoves().isEmpty());
}

void TestGame::takesBackAResignation() { // undo-01
    const Game playing = playLine(game(), QStringLiteral("e4 e5"));
    const Game resigned = *playing.resign(Color::White);
    const Game back = *resigned.takeBack();
    QVERIFY(!back.isOver());
    QCOMPARE(back.plyCount(), std::size_t{2}); // the resignation went, the moves stay
    QCOMPARE(fen(back.position()), fen(playing.position()));
    QVERIFY(back.canRedo());
    QVERIFY(*back.redo() == resigned);
    QCOMPARE(playLine(back, QStringLiteral("Nf3")).plyCount(), std::size_t{3});
}

void TestGame::agreesOnADraw() {
    const Game playing = playLine(game(), QStringLiteral("e4 e5"));
    const Game drawn = support::agreed(playing, Color::Black);
    QCOMPARE(endOf(drawn.outcome()), QStringLiteral("Agreement"));
    QVERIFY(drawn.outcome()->subject() == Color::Black);
    QVERIFY(drawn.acts().back() == Act(DrawAgreed{Color::Black}));
}

void TestGame::drawNeedsAMoveOfEach() { // 5.2.3
    const QString refused = QStringLiteral("BothMustMove");
    const Game none = game();
    const Game one = playLine(none, QStringLiteral("e4"));
    const Game two = playLine(one, QStringLiteral("e5"));
    QCOMPARE(refusal(none.offerDraw(Color::White)), refused);
    QCOMPARE(refusal(one.offerDraw(Color::White)), refused);
    QCOMPARE(refusal(two.offerDraw(Color::White)), QStringLiteral("-"));
    QCOMPARE(refusal(two.takeBack()->offerDraw(Color::White)), refused);
}

void TestGame::takesBackAnAgreement() {
    const Game playing = playLine(game(), QStringLiteral("e4 e5"));
    const Game back = *support::agreed(playing, Color::White).takeBack();
    QVERIFY(!back.isOver());
    QCOMPARE(back.plyCount(), std::size_t{2});
    QCOMPARE(endOf(back.redo()->outcome()), QStringLiteral("Agreement"));
}

void TestGame::newActEndsRedo_data() {
    QTest::addColumn<QString>("act");
    for (const char* act : {"move", "same move", "resignation", "agreement"}) {
        QTest::newRow(act) << QString::fromLatin1(act);
    }
}

void TestGame::newActEndsRedo() {
    QFETCH(QString, act);
    const Game back = *playLine(game(), QStringLiteral("e4 e5 Nf3")).takeBack();
    QVERIFY(back.canRedo());
    const Game other = act == QLatin1String("move")        ? playLine(back, QStringLiteral("d4"))
                       : act == QLatin1String("same move") ? playLine(back, QStringLiteral("Nf3"))
                       : act == QLatin1String("agreement") ? support::agreed(back, Color::White)
                                                           : *back.resign(Color::White);
    QVERIFY(!other.canRedo());
    QCOMPARE(refusal(other.redo()), QStringLiteral("NothingToRedo"));
    QVERIFY(back.canRedo()); // the older game still can
}

void TestGame::redoInOrder() {
    const Game played = playLine(game(), QStringLiteral("e4 e5 Nf3 Nc6"));
    const Game back = *(*(*played.takeBack()).takeBack()).takeBack();
    QCOMPARE(back.plyCount(), std::size_t{1});
    const Game once = *back.redo();
    QCOMPARE(uci(*once.lastMove()), QStringLiteral("e7e5"));
    const Game twice = *once.redo();
    QCOMPARE(uci(*twice.lastMove()), QStringLiteral("g1f3"));
    QCOMPARE(uci(*twice.takeBack()->redo()->redo()->lastMove()), QStringLiteral("b8c6"));
}

void TestGame::nothingToTakeBack() {
    QCOMPARE(refusal(game().takeBack()), QStringLiteral("NothingToUndo"));
    QCOMPARE(refusal(game().redo()), QStringLiteral("NothingToRedo"));
    // A game that was over when it started has no act to undo either.
    const Game mated = game(QStringLiteral("4R2k/8/6K1/8/8/8/8/8 b - - 0 1"));
    QVERIFY(mated.isOver());
    QCOMPARE(refusal(mated.takeBack()), QStringLiteral("NothingToUndo"));
}

void TestGame::lastMoveUnderOtherActs() {
    const Game resigned = *playLine(game(), QStringLiteral("e4 e5")).resign(Color::White);
    QCOMPARE(uci(*resigned.lastMove()), QStringLiteral("e7e5"));
    QCOMPARE(resigned.moves().size(), std::size_t{2});
    QCOMPARE(resigned.acts().size(), std::size_t{3});
    QCOMPARE(uci(resigned.moves().front()), QStringLiteral("e2e4"));
}

void TestGame::equality() {
    const Game one = playLine(game(), QStringLiteral("e4 e5"));
    QVERIFY(one == playLine(game(), QStringLiteral("e4 e5")));
    QVERIFY(one != playLine(game(), QStringLiteral("e4 e6")));
    QVERIFY(one != game());
    QVERIFY(one != *one.resign(Color::White));
}

// The count looks back no further than the last irreversible move: it must come to the same as
// counting all.
void TestGame::repetitionsOnWalks() {
    Dice dice(6);
    int repeated = 0;
    for (const char* start :
         {"4k3/8/8/3p4/3P4/8/8/4K3 w - - 0 1",
          "7k/8/8/8/8/8/8/KR6 w - - 0 1",
          "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 90 1"}) {
        Game game = support::game(QString::fromLatin1(start));
        for (int ply = 0; ply < 100 && !game.isOver(); ++ply) {
            const MoveList moves = game.legalMoves();
            game = *game.play(moves[roll(dice, moves.size())]);
            int expected = 0;
            for (std::size_t i = 0; i <= game.plyCount(); ++i) {
                expected += game.positionAfter(i) == game.position() ? 1 : 0;
            }
            QCOMPARE(game.repetitions(), expected);
            repeated += expected > 1 ? 1 : 0;
        }
    }
    QVERIFY2(repeated > 3, "the walks repeat too little to show anything");
}

QTEST_APPLESS_MAIN(TestGame)
#include "tst_game.moc"
