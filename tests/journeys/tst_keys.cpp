// Whole games through the real window with the keys alone.
#include "tests/support/chess.h"
#include "tests/support/player.h"
#include "tests/support/said.h"

#include <QMessageBox>
#include <QtTest>

using namespace support;
using chess::Color;

class TestKeys : public QObject {
    Q_OBJECT

private slots:
    void wholeGame_data();
    void wholeGame();
    void arrowsFollowTheView_data();
    void arrowsFollowTheView();
    void cursorStopsAtTheEdge();
    void castlingAndTakingBack();
    void selecting();
    void refusedMove_data();
    void refusedMove();
    void promotion_data();
    void promotion();
    void escapeLeavesThePromotion();
    void resignAndNewGame_data();
    void resignAndNewGame();
    void tabLeavesTheBoard();
};

void TestKeys::wholeGame_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("isFlipped");
    for (const QString& language : languages()) {
        QTest::addRow("%s White below", qPrintable(language)) << language << false;
        QTest::addRow("%s Black below", qPrintable(language)) << language << true;
    }
}

void TestKeys::wholeGame() {
    QFETCH(QString, language);
    QFETCH(bool, isFlipped);
    Player player(language);
    QVERIFY(player.board().hasFocus()); // nothing has to be clicked first
    if (isFlipped) {
        player.key(Qt::Key_F);
    }
    QCOMPARE(player.board().below(), isFlipped ? Color::Black : Color::White);

    const QString line = QStringLiteral("e4 f5 exf5 g6 fxg6 a5 g7 a4 gxh8=N a3 Qh5#");
    for (const QString& san : line.split(QLatin1Char(' '))) {
        QVERIFY2(player.playByKeys(san), qPrintable(san));
    }
    QCOMPARE(player.moves(), line.split(QLatin1Char(' ')));
    QCOMPARE(player.text("resultTitle"), saidTitle(QStringLiteral("mate"), language, Color::Black));
    QCOMPARE(player.badge(), saidBadge(QStringLiteral("mate"), language));
    QCOMPARE(
        player.fen(), QStringLiteral("rnbqkbnN/1pppp2p/8/7Q/8/p7/PPPP1PPP/RNB1KBNR b KQq - 1 6")
    );
}

void TestKeys::arrowsFollowTheView_data() {
    QTest::addColumn<bool>("isFlipped");
    QTest::addColumn<int>("arrow");
    QTest::addColumn<QString>("square");
    QTest::newRow("right") << false << int(Qt::Key_Right) << QStringLiteral("f2");
    QTest::newRow("left") << false << int(Qt::Key_Left) << QStringLiteral("d2");
    QTest::newRow("up") << false << int(Qt::Key_Up) << QStringLiteral("e3");
    QTest::newRow("down") << false << int(Qt::Key_Down) << QStringLiteral("e1");
    QTest::newRow("flipped right") << true << int(Qt::Key_Right) << QStringLiteral("d2");
    QTest::newRow("flipped left") << true << int(Qt::Key_Left) << QStringLiteral("f2");
    QTest::newRow("flipped up") << true << int(Qt::Key_Up) << QStringLiteral("e1");
    QTest::newRow("flipped down") << true << int(Qt::Key_Down) << QStringLiteral("e3");
}

void TestKeys::arrowsFollowTheView() {
    QFETCH(bool, isFlipped);
    QFETCH(int, arrow);
    QFETCH(QString, square);
    Player player(QStringLiteral("en"));
    if (isFlipped) {
        player.key(Qt::Key_F);
    }
    QCOMPARE(player.board().cursorSquare(), support::square(QStringLiteral("e2")));
    player.key(arrow); // shows where the cursor is
    QCOMPARE(player.board().cursorSquare(), support::square(QStringLiteral("e2")));
    player.key(arrow);
    QCOMPARE(player.board().cursorSquare(), support::square(square));
}

void TestKeys::cursorStopsAtTheEdge() {
    Player player(QStringLiteral("en"));
    QVERIFY(player.moveCursor(QStringLiteral("a1")));
    player.key(Qt::Key_Left);
    player.key(Qt::Key_Down);
    QCOMPARE(player.board().cursorSquare(), square(QStringLiteral("a1")));
    QVERIFY(player.moveCursor(QStringLiteral("h8")));
    player.key(Qt::Key_Right);
    player.key(Qt::Key_Up);
    QCOMPARE(player.board().cursorSquare(), square(QStringLiteral("h8")));
}

void TestKeys::castlingAndTakingBack() {
    const QString start = QStringLiteral("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    Player player(QStringLiteral("en"), start);
    QVERIFY(player.playByKeys(QStringLiteral("O-O")));
    QVERIFY(player.playByKeys(QStringLiteral("O-O-O")));
    QCOMPARE(player.fen(), QStringLiteral("2kr3r/8/8/8/8/8/8/R4RK1 w - - 2 2"));
    player.key(Qt::Key_Z, Qt::ControlModifier);
    player.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(player.fen(), start);
    player.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(player.moves(), QStringList{QStringLiteral("O-O")});
}

void TestKeys::selecting() {
    Player player(QStringLiteral("en"));
    QVERIFY(player.moveCursor(QStringLiteral("g1")));
    player.key(Qt::Key_Enter);
    QCOMPARE(player.selected(), QStringList{QStringLiteral("g1")});
    player.key(Qt::Key_Escape); // puts it down
    QVERIFY(player.selected().isEmpty());
    player.key(Qt::Key_Return);
    player.key(Qt::Key_Return); // and so does setting it where it was
    QVERIFY(player.selected().isEmpty());
    player.key(Qt::Key_Return);
    QVERIFY(player.moveCursor(QStringLiteral("b1")));
    player.key(Qt::Key_Return); // another of the own men
    QCOMPARE(player.selected(), QStringList{QStringLiteral("b1")});
    QVERIFY(player.moveCursor(QStringLiteral("c3")));
    player.key(Qt::Key_Return);
    QCOMPARE(player.moves(), QStringList{QStringLiteral("Nc3")});

    player.key(Qt::Key_Return); // on White's knight, while Black is to move
    QVERIFY(player.selected().isEmpty());
    QCOMPARE(player.game().plyCount(), std::size_t{1});
}

void TestKeys::refusedMove_data() {
    QTest::addColumn<QString>("language");
    QTest::newRow("en") << QStringLiteral("en");
    QTest::newRow("ja") << QStringLiteral("ja");
}

void TestKeys::refusedMove() {
    QFETCH(QString, language);
    Player player(language);
    QVERIFY(player.moveCursor(QStringLiteral("e2")));
    player.key(Qt::Key_Return);
    QVERIFY(player.moveCursor(QStringLiteral("e5")));
    player.key(Qt::Key_Return);
    QCOMPARE(
        player.text("statusTitle"), saidTitle(QStringLiteral("st_illegal"), language, Color::White)
    );
    QCOMPARE(player.fen(), InitialFen);
    QVERIFY(player.selected().isEmpty());
}

void TestKeys::promotion_data() {
    QTest::addColumn<QString>("san");
    QTest::addColumn<bool>("isFlipped");
    for (const char* san : {"a8=Q", "a8=R", "a8=B", "a8=N"}) {
        QTest::addRow("%s", san) << QString(san) << false;
        QTest::addRow("%s flipped", san) << QString(san) << true;
    }
}

void TestKeys::promotion() {
    QFETCH(QString, san);
    QFETCH(bool, isFlipped);
    Player player(QStringLiteral("en"), QStringLiteral("8/P3k3/8/8/8/8/p3K3/1N6 w - - 0 1"));
    if (isFlipped) {
        player.key(Qt::Key_F);
    }
    QVERIFY(player.playByKeys(san));
    QCOMPARE(player.moves(), QStringList{san});
    QVERIFY(player.board().hasFocus()); // the keys go on where they were
    QVERIFY(player.playByKeys(QStringLiteral("axb1=N")));
}

void TestKeys::escapeLeavesThePromotion() {
    const QString start = QStringLiteral("8/P3k3/8/8/8/8/p3K3/1N6 w - - 0 1");
    Player player(QStringLiteral("en"), start);
    QVERIFY(player.moveCursor(QStringLiteral("a7")));
    player.key(Qt::Key_Return);
    QVERIFY(player.moveCursor(QStringLiteral("a8")));
    player.key(Qt::Key_Return);
    QVERIFY(player.sees("promotionPicker"));
    player.key(Qt::Key_Escape);
    QVERIFY(!player.sees("promotionPicker"));
    QVERIFY(player.board().hasFocus());
    QCOMPARE(player.fen(), start);
    QVERIFY(player.moves().isEmpty());
    QVERIFY(player.playByKeys(QStringLiteral("a8=R")));
}

void TestKeys::resignAndNewGame_data() {
    refusedMove_data();
}

void TestKeys::resignAndNewGame() {
    QFETCH(QString, language);
    Player player(language);
    QVERIFY(player.playByKeys(QStringLiteral("e4")));
    player.key(Qt::Key_G, Qt::AltModifier); // the menu of the game
    player.key(Qt::Key_B);                  // Black resigns
    QCOMPARE(
        player.question().section(QLatin1Char('\n'), 0, 0),
        saidTitle(QStringLiteral("q_resign"), language, Color::Black)
    );
    player.key(Qt::Key_Return); // the safe answer
    QVERIFY(!player.dialog() && !player.game().isOver());

    player.key(Qt::Key_G, Qt::AltModifier);
    player.key(Qt::Key_B);
    QVERIFY(player.dialog());
    while (!player.find("confirmYes")->hasFocus()) {
        player.key(Qt::Key_Tab);
    }
    player.key(Qt::Key_Space);
    QCOMPARE(
        player.text("resultTitle"), saidTitle(QStringLiteral("resign"), language, Color::Black)
    );

    player.key(Qt::Key_N, Qt::ControlModifier); // not asked: the game is over
    QVERIFY(!player.dialog());
    player.key(Qt::Key_Return); // the usual game at once
    QCOMPARE(player.fen(), InitialFen);
    QVERIFY(!player.sees("resultBanner"));
    QVERIFY(player.playByKeys(QStringLiteral("d4")));
    player.key(Qt::Key_N, Qt::ControlModifier); // asked
    QVERIFY(player.dialog());
    player.key(Qt::Key_Escape);
    QCOMPARE(player.moves(), QStringList{QStringLiteral("d4")});
}

void TestKeys::tabLeavesTheBoard() {
    Player player(QStringLiteral("en"));
    QVERIFY(player.moveCursor(QStringLiteral("e2")));
    player.key(Qt::Key_Return);
    QCOMPARE(player.selected(), QStringList{QStringLiteral("e2")});
    player.key(Qt::Key_Tab);
    QVERIFY(!player.board().hasFocus());
    QVERIFY(player.selected().isEmpty()); // no forgotten selection
    constexpr int MostStops = 30;
    QSet<QString> stops;
    for (int i = 0; i < MostStops && !player.board().hasFocus(); ++i) {
        stops.insert(QApplication::focusWidget()->objectName());
        player.key(Qt::Key_Tab);
    }
    QVERIFY(player.board().hasFocus()); // round and back
    for (const char* name : {"resignWhite", "resignBlack", "moveList", "flipButton"}) {
        QVERIFY2(stops.contains(QLatin1String(name)), name);
    }
}

QTEST_MAIN(TestKeys)
#include "tst_keys.moc"
