// Games as over a board: touch-move, and illegal moves completed by the press. In both languages.
#include "tests/support/chess.h"
#include "tests/support/player.h"
#include "tests/support/said.h"

#include <QPushButton>
#include <QtTest>

using namespace std::chrono_literals;
using namespace support;
using chess::Color;

namespace {

QStringList status(Player& player) {
    return {player.text("statusTitle"), player.text("statusLine")};
}

QString endOf(Player& player) {
    return support::endOf(player.game().outcome());
}

QString onSquare(Player& player, const char* square) { // "white knight"; empty: nothing there
    const auto man = player.board().state().board.pieceAt(support::square(QLatin1String(square)));
    return man ? name(man->color) + QLatin1Char(' ') + name(man->role) : QString();
}

// A game by the preset "over the board", from a position.
bool begin(Player& player, const QString& fen = {}) {
    const bool isBegun = player.openNewGame() &&
                         player.choose("rules", static_cast<int>(chess::RulesetName::Board)) &&
                         player.choose("colors", 0) && player.answer("newGameStart");
    if (isBegun && !fen.isEmpty()) {
        player.continueFrom(fen);
    }
    return isBegun && player.click("clockStart");
}

class TestBoardGames : public QObject {
    Q_OBJECT

private slots:
    void touchedMustMove_data() { inBoth(); }
    void touchedMustMove();
    void touchedMustBeTaken_data() { inBoth(); }
    void touchedMustBeTaken();
    void touchedThatCannotMove();
    void kingAndRook_data() { inBoth(); }
    void kingAndRook();
    void adjusts_data() { inBoth(); }
    void adjusts();
    void letGoStands();
    void touchDeclines();
    void noClaimAfterTouch_data() { inBoth(); }
    void noClaimAfterTouch();
    void secondIllegalMove_data() { inBoth(); }
    void secondIllegalMove();
    void secondIllegalMoveIsADraw_data() { inBoth(); }
    void secondIllegalMoveIsADraw();
    void illegalMovePutBack();
    void pressedWithoutAMove();
    void pressedWithoutAPiece();
    void saysNothingOfCheck();

private:
    static void inBoth() {
        QTest::addColumn<QString>("language");
        for (const QString& language : languages()) {
            QTest::newRow(qPrintable(language)) << language;
        }
    }
};

void TestBoardGames::touchedMustMove() { // 4.3.1
    QFETCH(QString, language);
    Player player(language);
    QVERIFY(begin(player));
    player.tap(QStringLiteral("g1"));
    const QStringList duty{
        inLanguage(
            language,
            "The knight on g1 was touched: it must move",
            "g1のナイトに触れたので、動かさなければなりません"
        ),
        inLanguage(language, "FIDE Laws, article 4.3.1", "FIDE規則 4.3.1")};
    QCOMPARE(status(player), duty);
    player.drag(QStringLiteral("e2"), QStringLiteral("e4"));
    QCOMPARE(onSquare(player, "e4"), QString());
    QCOMPARE(status(player), duty);
    player.key(Qt::Key_Escape); // touched is touched
    player.drag(QStringLiteral("d2"), QStringLiteral("d4"));
    QCOMPARE(onSquare(player, "d4"), QString());
    QVERIFY(player.make(QStringLiteral("Nf3"), By::Drag));
    player.key(Qt::Key_Space);
    QCOMPARE(player.moves(), QStringList{QStringLiteral("Nf3")});
    QVERIFY(player.make(QStringLiteral("e5"), By::Tap)); // the other owes nothing
}

void TestBoardGames::touchedMustBeTaken() { // 4.3.2
    QFETCH(QString, language);
    Player player(language);
    QVERIFY(begin(player, QStringLiteral("4k3/8/8/3p4/4P3/8/8/4K2R w K - 0 1")));
    player.tap(QStringLiteral("d5"));
    QCOMPARE(
        status(player).first(),
        inLanguage(
            language,
            "The pawn on d5 was touched: it must be taken",
            "d5のポーンに触れたので、取らなければなりません"
        )
    );
    player.drag(QStringLiteral("h1"), QStringLiteral("h8"));
    QCOMPARE(onSquare(player, "h8"), QString());
    QVERIFY(player.make(QStringLiteral("exd5"), By::Drag));
}

void TestBoardGames::touchedThatCannotMove() { // 4.5
    Player player(QStringLiteral("en"));
    QVERIFY(begin(player));
    player.tap(QStringLiteral("a1"));
    QCOMPARE(status(player).first(), QStringLiteral("White to move"));
    QVERIFY(player.make(QStringLiteral("e4"), By::Drag));
}

void TestBoardGames::kingAndRook() { // 4.4.1, 4.4.2
    QFETCH(QString, language);
    Player player(language);
    const QString fen = QStringLiteral("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    QVERIFY(begin(player, fen));
    player.tap(QStringLiteral("h1"));
    player.drag(QStringLiteral("e1"), QStringLiteral("g1")); // the rook was first: no castling
    QCOMPARE(onSquare(player, "g1"), QString());
    QCOMPARE(
        status(player).first(),
        inLanguage(
            language,
            "The rook on h1 was touched before the king: no castling with it",
            "先にh1のルークに触れたので、そのルークとのキャスリングはできません"
        )
    );
    QVERIFY(player.make(QStringLiteral("Rg1"), By::Drag));

    player.continueFrom(fen);
    QVERIFY(player.click("clockStart"));
    player.tap(QStringLiteral("e1"));
    player.tap(QStringLiteral("h1"));
    QCOMPARE(
        status(player).first(),
        inLanguage(
            language,
            "King and rook were touched: castle",
            "キングとルークに触れたので、キャスリングします"
        )
    );
    player.drag(QStringLiteral("e1"), QStringLiteral("c1")); // not with that one
    QCOMPARE(onSquare(player, "c1"), QString());
    QVERIFY(player.make(QStringLiteral("O-O"), By::Drag));
}

void TestBoardGames::adjusts() { // 4.2.1
    QFETCH(QString, language);
    Player player(language);
    QVERIFY(begin(player));
    QVERIFY(!player.click("adjustBlack")); // the one who has the move alone
    QVERIFY(player.click("adjustWhite"));
    QCOMPARE(
        status(player),
        (QStringList{
            inLanguage(language, "“I adjust” (j’adoube)", "「直します」（ジャドゥーブ）"),
            inLanguage(
                language,
                "The next piece touched need not move.",
                "次に触れる駒は、動かさなくてもかまいません。"
            )})
    );
    player.drag(QStringLiteral("g1"), QStringLiteral("f3")); // put straight, not moved
    QCOMPARE(onSquare(player, "f3"), QString());
    QVERIFY(player.make(QStringLiteral("e4"), By::Drag));
}

void TestBoardGames::letGoStands() { // 4.6, 4.7: a pawn on the last rank
    Player player(QStringLiteral("en"));
    QVERIFY(begin(player, QStringLiteral("3r4/2P1k3/8/8/8/8/8/4K3 w - - 0 50")));
    player.drag(QStringLiteral("c7"), QStringLiteral("c8"));
    player.key(Qt::Key_Escape);
    QCOMPARE(status(player).first(), QStringLiteral("A piece let go of stands"));
    QVERIFY(player.board().state().promotion);
    QVERIFY(player.choosePiece(chess::Role::Rook));
    player.key(Qt::Key_Space);
    QCOMPARE(player.moves(), QStringList{QStringLiteral("c8=R")});
}

void TestBoardGames::touchDeclines() { // 9.1.2.1
    Player player(QStringLiteral("en"));
    QVERIFY(begin(player));
    for (const char* san : {"e4", "e5", "Nf3"}) {
        QVERIFY(player.make(QLatin1String(san), By::Tap));
        player.key(Qt::Key_Space);
    }
    QVERIFY(player.click("offerWhite"));
    QVERIFY(player.sees("acceptBlack"));
    player.tap(QStringLiteral("b8"));
    QVERIFY(!player.sees("acceptBlack"));
    QVERIFY(!player.game().isOver());
}

void TestBoardGames::noClaimAfterTouch() { // 9.4
    QFETCH(QString, language);
    Player player(language);
    QVERIFY(begin(player, QStringLiteral("8/5k2/8/8/8/2R5/8/2K5 w - - 100 115")));
    player.tap(QStringLiteral("c3"));
    QVERIFY(player.click("claimWhite") && player.click("claimNow"));
    QVERIFY(!player.game().isOver());
    QCOMPARE(
        status(player),
        (QStringList{
            inLanguage(
                language,
                "A piece was touched: no claim on this move",
                "駒に触れたので、この手では申請できません"
            ),
            inLanguage(language, "FIDE Laws, article 9.4", "FIDE規則 9.4")})
    );
}

void TestBoardGames::secondIllegalMove() { // 7.5.1, 7.5.5
    QFETCH(QString, language);
    Player player(language);
    QVERIFY(begin(player));
    player.drag(QStringLiteral("e2"), QStringLiteral("e5"));
    QCOMPARE(onSquare(player, "e5"), QStringLiteral("White pawn")); // made, not completed
    QVERIFY(player.moves().isEmpty());
    player.advance(10s);
    player.key(Qt::Key_Space);
    QCOMPARE(onSquare(player, "e5"), QString()); // as it was before
    QVERIFY(player.sees("turnWhite"));
    QCOMPARE(player.reads(Color::Black), QStringLiteral("1:32:30")); // two minutes more
    player.advance(1s);
    QCOMPARE(player.reads(Color::White), QStringLiteral("1:30:19")); // his own runs on
    player.drag(QStringLiteral("d2"), QStringLiteral("d4"));         // the man touched must move
    QCOMPARE(onSquare(player, "d4"), QString());
    QVERIFY(player.make(QStringLiteral("e4"), By::Drag));
    player.key(Qt::Key_Space);
    QVERIFY(player.make(QStringLiteral("e5"), By::Drag));
    player.key(Qt::Key_Space);
    player.drag(QStringLiteral("f1"), QStringLiteral("f5"));
    player.key(Qt::Key_Space);
    QCOMPARE(endOf(player), QStringLiteral("IllegalMoves Black"));
    QCOMPARE(
        player.text("resultTitle"), saidTitle(QStringLiteral("illegal2"), language, Color::White)
    );
    QCOMPARE(player.text("resultArticle"), saidArticle(QStringLiteral("illegal2"), language));
}

void TestBoardGames::secondIllegalMoveIsADraw() { // 7.5.5: the opponent has a bare king
    QFETCH(QString, language);
    Player player(language);
    QVERIFY(begin(player, QStringLiteral("4k3/8/8/8/8/8/8/4K2R w - - 0 60")));
    player.drag(QStringLiteral("h1"), QStringLiteral("g3"));
    player.key(Qt::Key_Space);
    QVERIFY(!player.game().isOver());
    player.drag(QStringLiteral("h1"), QStringLiteral("g3"));
    player.key(Qt::Key_Space);
    QCOMPARE(endOf(player), QStringLiteral("IllegalMoves"));
    QCOMPARE(
        player.text("resultLine"), saidLine(QStringLiteral("illegal2_draw"), language, Color::White)
    );
}

void TestBoardGames::illegalMovePutBack() { // before the press it costs nothing
    Player player(QStringLiteral("en"));
    QVERIFY(begin(player));
    player.drag(QStringLiteral("g1"), QStringLiteral("g3"));
    QCOMPARE(onSquare(player, "g3"), QStringLiteral("White knight"));
    player.drag(QStringLiteral("g3"), QStringLiteral("f3"));
    QCOMPARE(onSquare(player, "f3"), QStringLiteral("White knight"));
    player.key(Qt::Key_Space);
    QCOMPARE(player.moves(), QStringList{QStringLiteral("Nf3")});
    QCOMPARE(player.reads(Color::Black), QStringLiteral("1:30:30"));
}

void TestBoardGames::pressedWithoutAMove() { // 7.5.3
    Player player(QStringLiteral("en"));
    QVERIFY(begin(player));
    player.key(Qt::Key_Space);
    QCOMPARE(player.reads(Color::Black), QStringLiteral("1:32:30"));
    QVERIFY(player.sees("turnWhite"));
    QVERIFY(player.click("clockComplete"));
    QCOMPARE(endOf(player), QStringLiteral("IllegalMoves Black"));
}

void TestBoardGames::pressedWithoutAPiece() { // 7.5.2
    Player player(QStringLiteral("en"));
    QVERIFY(begin(player, QStringLiteral("3r4/2P1k3/8/8/8/8/8/4K3 w - - 0 50")));
    player.drag(QStringLiteral("c7"), QStringLiteral("c8"));
    QVERIFY(player.click("clockComplete"));
    QCOMPARE(player.moves(), QStringList{QStringLiteral("c8=Q")});
    QCOMPARE(player.reads(Color::Black), QStringLiteral("1:32:30"));
    QVERIFY(player.sees("turnBlack"));
}

void TestBoardGames::saysNothingOfCheck() { // S2.39: nobody has to
    Player player(QStringLiteral("en"));
    QVERIFY(begin(player, QStringLiteral("4k3/8/8/8/8/8/8/4K2R w K - 0 1")));
    QVERIFY(player.make(QStringLiteral("Rh8"), By::Drag));
    player.key(Qt::Key_Space);
    QCOMPARE(player.moves(), QStringList{QStringLiteral("Rh8+")});
    QCOMPARE(status(player).first(), QStringLiteral("Black to move"));
    QVERIFY(!player.board().state().check);
}

} // namespace

QTEST_MAIN(TestBoardGames)
#include "tst_boardgames.moc"
