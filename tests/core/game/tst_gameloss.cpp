#include "core/verdict/helpmate.h"
#include "tests/support/chess.h"

#include <QtTest>

using namespace chess;
using namespace support;

namespace {

// Neither side can mate; a quick look leaves that open.
const QString Slow = QStringLiteral("8/4k3/p1p1p1p1/2P1P1P1/P1p1p1p1/P1P1P1P1/4K3/8 w - - 0 1");
const QString Alive = QStringLiteral("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");

QString refusal(const Game::Played& played) {
    return played ? QStringLiteral("-") : name(played.error());
}

std::optional<ChanceFound> foundOf(int number) { // -1: nothing was looked for
    return number < 0 ? std::nullopt : std::optional(static_cast<ChanceFound>(number));
}

class TestGameLoss : public QObject {
    Q_OBJECT

private slots:
    void deadShownLate();
    void deadIsRefused();
    void deadGoesBackWithItsMove();
    void deadAtTheStart();
    void found_data();
    void found();
    void foundWithAMoveMade();
    void openLosses();
    void firstIllegalMoveLosesNothing();
    void foundIsPlayedAgain();
};

void TestGameLoss::deadShownLate() { // 5.2.2
    const Game game = support::game(Slow);
    QVERIFY(!game.isOver());
    const Game dead = *playLine(game, QStringLiteral("Kd1 Kd8")).showDead();
    QCOMPARE(endOf(dead.outcome()), QStringLiteral("DeadPosition"));
    QVERIFY(dead.acts().back() == Act(DeadShown{}));
    QVERIFY(dead.legalMoves().isEmpty());
    QCOMPARE(dead.plyCount(), std::size_t{2});
    QCOMPARE(refusal(dead.play(move(dead.position(), QStringLiteral("Kc2")))), "GameOver");
}

void TestGameLoss::deadIsRefused() {
    QCOMPARE(refusal(game().showDead()), QStringLiteral("NotDead"));
    QCOMPARE(refusal(game(Alive).showDead()), QStringLiteral("NotDead")); // one of them can
    QCOMPARE(refusal(game().resign(Color::White)->showDead()), QStringLiteral("GameOver"));
    Ruleset house;
    house.deadPositions = DeadPositions::Material;
    QCOMPARE(refusal(Game(position(Slow), house).showDead()), QStringLiteral("NotDead"));
}

// As a mate goes with the move that gave it.
void TestGameLoss::deadGoesBackWithItsMove() {
    const Game before = playLine(game(Slow), QStringLiteral("Kd1"));
    const Game dead = *playLine(before, QStringLiteral("Kd8")).showDead();
    QVERIFY(dead.canTakeBack());
    const Game back = *dead.takeBack();
    QVERIFY(!back.isOver());
    QCOMPARE(back.plyCount(), std::size_t{1});
    QVERIFY(back.canRedo());
    const Game again = *back.redo();
    QVERIFY(again == dead);
    QVERIFY(!again.canRedo());
    const Game further = *back.takeBack(); // one act at a time from there
    QVERIFY(!further.redo()->isOver());
    QVERIFY(*further.redo()->redo() == dead);
}

void TestGameLoss::deadAtTheStart() {
    const Game dead = *game(Slow).showDead();
    QVERIFY(!dead.canTakeBack());
}

void TestGameLoss::found_data() {
    QTest::addColumn<QString>("fen");
    QTest::addColumn<int>("found");
    QTest::addColumn<bool>("isDraw");
    const auto row = [](const char* name, const QString& fen, int found, bool isDraw) {
        QTest::newRow(name) << fen << found << isDraw;
    };
    const QString bare = QStringLiteral("4k3/8/8/8/8/8/8/R3K3 b - - 0 1");
    row("open, nothing looked for", Slow, -1, false);
    row("open, possible", Slow, static_cast<int>(ChanceFound::Possible), false);
    row("open, impossible", Slow, static_cast<int>(ChanceFound::Impossible), true);
    row("open, undecided", Slow, static_cast<int>(ChanceFound::Undecided), false);
    row("clear, said to be impossible", InitialFen, static_cast<int>(ChanceFound::Impossible), false
    );
    row("clear, said to be possible", bare, static_cast<int>(ChanceFound::Possible), true);
}

// What was found decides only where a quick look does not.
void TestGameLoss::found() {
    QFETCH(QString, fen);
    QFETCH(int, found);
    QFETCH(bool, isDraw);
    const Game game = support::game(fen);
    const auto winner = isDraw ? std::nullopt : std::optional(Color::Black);
    const auto told = foundOf(found);
    QVERIFY(game.resign(Color::White, {}, told)->outcome()->winner() == winner);
    const Game fell = *game.flagFell(Color::White, {}, told);
    QVERIFY(fell.outcome()->winner() == winner);
    QVERIFY(fell.outcome()->authority() == Authority::Laws);
    QVERIFY(fell.acts().back() == Act(FlagFell{Color::White, {}, told}));
    if (game.position().turn() == Color::White) {
        const Game illegal =
            *game.completeIllegal(IllegalKind::Move)->completeIllegal(IllegalKind::Move, told);
        QVERIFY(illegal.outcome()->winner() == winner);
    }
}

void TestGameLoss::foundWithAMoveMade() { // the position is asked with it (4.7)
    const Game game = support::game(Slow);
    const Move made = move(game.position(), QStringLiteral("Kd1"));
    const LosingAct act = Resigned{Color::Black, made};
    QVERIFY(game.positionOfLoss(act) == game.position().play(made));
    QVERIFY(game.loserBy(act) == Color::Black);
    QVERIFY(!game.resign(Color::Black, made, ChanceFound::Impossible)->outcome()->winner());
}

void TestGameLoss::openLosses() {
    QVERIFY(game(Slow).isLossOpen(FlagFell{Color::White}));
    QVERIFY(game(Slow).isLossOpen(Resigned{Color::Black}));
    QVERIFY(!game().isLossOpen(Resigned{Color::White}));
    QVERIFY(!game(Alive).isLossOpen(FlagFell{Color::White})); // Black's king is bare
    QVERIFY(!game(Slow).showDead()->isLossOpen(FlagFell{Color::White}));
}

void TestGameLoss::firstIllegalMoveLosesNothing() {
    const Game game = support::game(Slow);
    const LosingAct act = IllegalCompleted{IllegalKind::Move};
    QVERIFY(!game.isLossOpen(act));
    const Game once = *game.lose(act);
    QVERIFY(!once.isOver());
    QVERIFY(once.isLossOpen(act));
    QVERIFY(once.loserBy(act) == Color::White);
    QVERIFY(once.lose(act)->isOver());
}

void TestGameLoss::foundIsPlayedAgain() {
    const Game drawn = *game(Slow).flagFell(Color::White, {}, ChanceFound::Impossible);
    QVERIFY(*drawn.takeBack()->redo() == drawn);
}

} // namespace

QTEST_APPLESS_MAIN(TestGameLoss)
#include "tst_gameloss.moc"
