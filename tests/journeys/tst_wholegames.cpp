// Whole games through the real window with the mouse alone, each once by drag and once by tap, the
// words read in both languages.
#include "tests/support/chess.h"
#include "tests/support/player.h"
#include "tests/support/said.h"
#include "ui/play/resultpicture.h"

#include <QMessageBox>
#include <QPushButton>
#include <QtTest>

using namespace support;
using chess::Color;

namespace {

const QString FoolsMate = QStringLiteral("f3 e5 g4 Qh4#");
const QString Loyd =
    QStringLiteral("e3 a5 Qh5 Ra6 Qxa5 h5 h4 Rah6 Qxc7 f6 Qxd7+ Kf7 Qxb7 Qd3 Qxb8 Qh7 Qxc8 Kg6 Qe6"
    );
const QString BothCastle = QStringLiteral("r3k2r/8/8/8/8/8/8/R3K2R %1 KQkq - 0 1");

QString inLanguage(const QString& language, const QString& english, const QString& japanese) {
    return language == QLatin1String("ja") ? japanese : english;
}

QString notPlayable(const QString& language) {
    return saidTitle(QStringLiteral("st_illegal"), language, Color::White);
}

// All that the banner says, top to bottom.
QStringList banner(Player& player) {
    return QStringList{player.text("resultTitle"), player.text("resultLine")} + player.badge() +
           QStringList{player.text("resultArticle")};
}

QStringList expectedBanner(const QString& key, const QString& language, Color subject) {
    return QStringList{saidTitle(key, language, subject), saidLine(key, language, subject)} +
           saidBadge(key, language) + QStringList{saidArticle(key, language)};
}

QImage picture(Player& player) {
    return player.window().findChild<ui::ResultPicture*>()->grab().toImage();
}

} // namespace

class TestWholeGames : public QObject {
    Q_OBJECT

private slots:
    void foolsMate_data();
    void foolsMate();
    void stalemate_data();
    void stalemate();
    void mateAndStalemateDiffer();
    void bothGesturesInOneGame();
    void byFinger_data();
    void byFinger();
    void promotion_data();
    void promotion();
    void enPassant_data();
    void enPassant();
    void castling_data();
    void castling();
    void kingThenRookSelectsTheRook_data();
    void kingThenRookSelectsTheRook();
    void threeSquaresNeverCastle_data();
    void threeSquaresNeverCastle();
    void takeBack_data();
    void takeBack();
    void takeBackAfterTheEnd_data();
    void takeBackAfterTheEnd();
    void resign_data();
    void resign();
    void resignAgainstBareKing_data();
    void resignAgainstBareKing();
    void pickUpAndPutBack_data();
    void pickUpAndPutBack();
    void refusedMove_data();
    void refusedMove();
    void otherEnds_data();
    void otherEnds();

private:
    void addLanguagesAndGestures();
    void addLanguages();
};

void TestWholeGames::addLanguages() {
    QTest::addColumn<QString>("language");
    for (const QString& language : languages()) {
        QTest::newRow(qPrintable(language)) << language;
    }
}

void TestWholeGames::addLanguagesAndGestures() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<By>("by");
    for (const QString& language : languages()) {
        QTest::newRow(qPrintable(language + QStringLiteral(" drag"))) << language << By::Drag;
        QTest::newRow(qPrintable(language + QStringLiteral(" tap"))) << language << By::Tap;
    }
}

void TestWholeGames::foolsMate_data() {
    addLanguagesAndGestures();
}

void TestWholeGames::foolsMate() {
    QFETCH(QString, language);
    QFETCH(By, by);
    Player player(language);
    QVERIFY(!player.sees("resultBanner"));
    QCOMPARE(
        player.text("statusTitle"), saidTitle(QStringLiteral("st_turn"), language, Color::White)
    );
    QVERIFY(player.sees("turnWhite"));
    QVERIFY(!player.sees("turnBlack"));

    QVERIFY(player.playLine(FoolsMate, by));
    QCOMPARE(endOf(player.game().outcome()), QStringLiteral("Checkmate Black"));
    QCOMPARE(banner(player), expectedBanner(QStringLiteral("mate"), language, Color::White));
    QVERIFY(
        player.windowTitle().startsWith(saidTitle(QStringLiteral("mate"), language, Color::White))
    );
    QVERIFY(!player.sees("statusCard"));
    QVERIFY(!player.sees("turnWhite") && !player.sees("turnBlack"));
    QCOMPARE(player.moves(), FoolsMate.split(QLatin1Char(' ')));
    QCOMPARE(
        player.fen(),
        QStringLiteral("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3")
    );

    QVERIFY(player.board().state().zone.empty());
    QVERIFY(!player.sees("resultZone"));
    QVERIFY(player.click("showWhy"));
    QCOMPARE(player.board().state().zone.size(), std::size_t{5}); // round e1
    QCOMPARE(
        player.text("resultZone").split(QLatin1Char('\n')).last(),
        inLanguage(
            language,
            QStringLiteral("f2: attacked by the queen on h4"),
            QStringLiteral("f2：h4のクイーンが攻撃")
        )
    );
    QVERIFY(player.click("showWhy"));
    QVERIFY(player.board().state().zone.empty());

    player.bring(QStringLiteral("e2"), QStringLiteral("e4"), by); // the board is inert
    QVERIFY(!player.board().selected());
    QCOMPARE(player.game().plyCount(), std::size_t{4});
    QVERIFY(!player.text("resultTitle").isEmpty());
    QVERIFY(!player.click("resignWhite") && !player.click("resignBlack"));
}

void TestWholeGames::stalemate_data() {
    addLanguagesAndGestures();
}

void TestWholeGames::stalemate() {
    QFETCH(QString, language);
    QFETCH(By, by);
    Player player(language);
    QVERIFY(player.playLine(Loyd, by));
    QCOMPARE(endOf(player.game().outcome()), QStringLiteral("Stalemate"));
    QCOMPARE(banner(player), expectedBanner(QStringLiteral("stalemate"), language, Color::Black));
    QCOMPARE(player.moves(), Loyd.split(QLatin1Char(' ')));
    QCOMPARE(
        player.fen(), QStringLiteral("5bnr/4p1pq/4Qpkr/7p/7P/4P3/PPPP1PP1/RNB1KBNR b KQ - 2 10")
    );
    QVERIFY(player.click("showWhy"));
    QCOMPARE(player.board().state().zone.size(), std::size_t{8}); // round g6
}

void TestWholeGames::mateAndStalemateDiffer() {
    Player mate(QStringLiteral("en"));
    QVERIFY(mate.playLine(FoolsMate, By::Tap));
    const QStringList mateWords = banner(mate);
    const QImage matePicture = picture(mate);
    const QColor mateColor = ui::resultColor(*mate.game().outcome(), mate.window().palette());

    Player stalemate(QStringLiteral("en"));
    QVERIFY(stalemate.playLine(Loyd, By::Tap));
    const QStringList stalemateWords = banner(stalemate);
    QVERIFY(mateWords.at(0) != stalemateWords.at(0)); // title
    QVERIFY(mateWords.at(2) != stalemateWords.at(2)); // check
    QCOMPARE(mateWords.at(3), stalemateWords.at(3));  // no legal move, both
    QVERIFY(mateWords.at(4) != stalemateWords.at(4)); // win, draw
    QVERIFY(matePicture != picture(stalemate));
    const chess::Outcome& drawn = *stalemate.game().outcome();
    QVERIFY(mateColor != ui::resultColor(drawn, stalemate.window().palette()));
}

void TestWholeGames::bothGesturesInOneGame() {
    Player player(QStringLiteral("en"));
    int count = 0;
    for (const QString& san : Loyd.split(QLatin1Char(' '))) {
        QVERIFY2(player.play(san, count++ % 3 == 0 ? By::Drag : By::Tap), qPrintable(san));
    }
    player.startFrom(InitialFen);
    player.tap(QStringLiteral("b1")); // selected, but then dragged
    player.drag(QStringLiteral("b1"), QStringLiteral("c3"));
    QCOMPARE(player.moves(), QStringList{QStringLiteral("Nc3")});
    player.tap(QStringLiteral("g8")); // selected, but another is dragged
    player.drag(QStringLiteral("e7"), QStringLiteral("e5"));
    QCOMPARE(player.moves(), QStringList({QStringLiteral("Nc3"), QStringLiteral("e5")}));
    player.tap(QStringLiteral("f6")); // what was selected before plays nothing
    QCOMPARE(player.game().plyCount(), std::size_t{2});
}

void TestWholeGames::byFinger_data() {
    addLanguagesAndGestures();
}

void TestWholeGames::byFinger() {
    QFETCH(QString, language);
    QFETCH(By, by);
    Player player(language);
    const QList<QPair<QString, QString>> moves{
        {"f2", "f3"}, {"e7", "e5"}, {"g2", "g4"}, {"d8", "h4"}};
    for (const auto& [from, to] : moves) {
        if (by == By::Tap) {
            player.fingerTap(from);
            player.fingerTap(to);
        } else {
            player.fingerDown(1, from);
            player.fingerMove(1, to);
            player.fingerUp(1);
        }
    }
    QCOMPARE(player.moves(), FoolsMate.split(QLatin1Char(' ')));
    QCOMPARE(banner(player), expectedBanner(QStringLiteral("mate"), language, Color::White));
}

void TestWholeGames::promotion_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<By>("by");
    QTest::addColumn<QString>("white");
    QTest::addColumn<QString>("black");
    QTest::addColumn<QString>("fen"); // the placement after both
    QTest::addColumn<QStringList>("names");
    const QStringList en{"Queen", "Rook", "Bishop", "Knight"};
    const QStringList ja{
        QStringLiteral("クイーン"),
        QStringLiteral("ルーク"),
        QStringLiteral("ビショップ"),
        QStringLiteral("ナイト")};
    for (const char role : {'Q', 'R', 'B', 'N'}) {
        for (const By by : {By::Drag, By::Tap}) {
            const QString language = by == By::Drag ? QStringLiteral("ja") : QStringLiteral("en");
            const QChar letter = QLatin1Char(role);
            QTest::addRow("%c %s", role, by == By::Drag ? "drag" : "tap")
                << language << by << QStringLiteral("a8=") + letter
                << QStringLiteral("axb1=") + letter
                << letter + QStringLiteral("7/4k3/8/8/8/8/4K3/1") + letter.toLower() +
                       QLatin1Char('6')
                << (by == By::Drag ? ja : en);
        }
    }
}

void TestWholeGames::promotion() {
    QFETCH(QString, language);
    QFETCH(By, by);
    QFETCH(QString, white);
    QFETCH(QString, black);
    QFETCH(QString, fen);
    QFETCH(QStringList, names);
    const QString start = QStringLiteral("8/P3k3/8/8/8/8/p3K3/1N6 w - - 0 1");
    Player player(language, start);

    player.bring(QStringLiteral("a7"), QStringLiteral("a8"), by);
    QVERIFY(player.sees("promotionPicker"));
    QCOMPARE(player.fen(), start); // the move is not made: the turn stays
    QVERIFY(player.sees("turnWhite"));
    QVERIFY(player.moves().isEmpty());
    QStringList seen;
    for (const auto* button : player.find("promotionPicker")->findChildren<QAbstractButton*>()) {
        QVERIFY(button->isVisible() && !button->icon().isNull());
        seen.append(button->text());
    }
    QCOMPARE(seen, names);
    player.key(Qt::Key_Escape);
    QVERIFY(!player.sees("promotionPicker"));

    QVERIFY(player.play(white, by));
    QVERIFY(!player.sees("promotionPicker"));
    QVERIFY(player.play(black, by));
    QCOMPARE(player.fen().section(QLatin1Char(' '), 0, 0), fen);
    QCOMPARE(player.moves().at(0).left(4), white);
    QCOMPARE(player.moves().at(1).left(6), black);
}

void TestWholeGames::enPassant_data() {
    addLanguagesAndGestures();
}

void TestWholeGames::enPassant() {
    QFETCH(QString, language);
    QFETCH(By, by);
    Player player(language);
    QVERIFY(player.playLine(QStringLiteral("e4 a6 e5 d5 exd6"), by));
    QCOMPARE(
        player.fen(), QStringLiteral("rnbqkbnr/1pp1pppp/p2P4/8/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 3")
    );
    QVERIFY(!player.board().state().board.pieceAt(square(QStringLiteral("d5"))));

    QVERIFY(player.playLine(QStringLiteral("h5 dxe7 h4 g4 hxg3"), by)); // and Black
    QCOMPARE(
        player.fen(), QStringLiteral("rnbqkbnr/1pp1Ppp1/p7/8/8/6p1/PPPP1P1P/RNBQKBNR w KQkq - 0 6")
    );
    QVERIFY(player.playLine(QStringLiteral("fxg3 b5 a4 f5"), by)); // one move later it is too late
    player.bring(QStringLiteral("a4"), QStringLiteral("a5"), by);
    player.bring(QStringLiteral("b5"), QStringLiteral("b4"), by);
    player.bring(QStringLiteral("a5"), QStringLiteral("b6"), by);
    QCOMPARE(player.text("statusTitle"), notPlayable(language));
}

void TestWholeGames::castling_data() {
    QTest::addColumn<QString>("turn");
    QTest::addColumn<QString>("to"); // where the king is brought
    QTest::addColumn<By>("by");
    QTest::addColumn<QString>("san");
    QTest::addColumn<QString>("fen");
    struct Wing {
        const char* turn;
        const char* king;
        const char* rook;
        const char* san;
        const char* fen;
    };
    const QList<Wing> wings{
        {"w", "g1", "h1", "O-O", "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1"},
        {"w", "c1", "a1", "O-O-O", "r3k2r/8/8/8/8/8/8/2KR3R b kq - 1 1"},
        {"b", "g8", "h8", "O-O", "r4rk1/8/8/8/8/8/8/R3K2R w KQ - 1 2"},
        {"b", "c8", "a8", "O-O-O", "2kr3r/8/8/8/8/8/8/R3K2R w KQ - 1 2"},
    };
    for (const Wing& wing : wings) {
        const auto row = [&](const char* to, By by) {
            QTest::addRow("%s %s %s", wing.turn, to, by == By::Drag ? "drag" : "tap")
                << QString(wing.turn) << QString(to) << by << QString(wing.san)
                << QString(wing.fen);
        };
        row(wing.king, By::Drag);
        row(wing.king, By::Tap);
        row(wing.rook, By::Drag);
    }
}

void TestWholeGames::castling() {
    QFETCH(QString, turn);
    QFETCH(QString, to);
    QFETCH(By, by);
    QFETCH(QString, san);
    QFETCH(QString, fen);
    Player player(QStringLiteral("ja"), BothCastle.arg(turn));
    const QString king = turn == QLatin1String("w") ? QStringLiteral("e1") : QStringLiteral("e8");
    player.bring(king, to, by);
    QCOMPARE(player.fen(), fen);
    QCOMPARE(player.moves(), QStringList{san});
}

void TestWholeGames::kingThenRookSelectsTheRook_data() {
    addLanguages();
}

void TestWholeGames::kingThenRookSelectsTheRook() {
    QFETCH(QString, language);
    for (const QString& rook : {QStringLiteral("h1"), QStringLiteral("a1")}) {
        Player player(language, BothCastle.arg(QLatin1Char('w')));
        player.tap(QStringLiteral("e1"));
        QCOMPARE(player.selected(), QStringList{QStringLiteral("e1")});
        player.tap(rook);
        QCOMPARE(player.selected(), QStringList{rook});
        QCOMPARE(player.fen(), BothCastle.arg(QLatin1Char('w')));
    }
}

void TestWholeGames::threeSquaresNeverCastle_data() {
    addLanguagesAndGestures();
}

void TestWholeGames::threeSquaresNeverCastle() {
    QFETCH(QString, language);
    QFETCH(By, by);
    Player player(language, BothCastle.arg(QLatin1Char('w')));
    player.bring(QStringLiteral("e1"), QStringLiteral("b1"), by);
    QCOMPARE(player.text("statusTitle"), notPlayable(language));
    QCOMPARE(player.fen(), BothCastle.arg(QLatin1Char('w')));
    QVERIFY(player.selected().isEmpty());
    QVERIFY(player.moves().isEmpty());

    player.tap(QStringLiteral("e4")); // the next touch ends the words
    QCOMPARE(
        player.text("statusTitle"), saidTitle(QStringLiteral("st_turn"), language, Color::White)
    );
}

void TestWholeGames::takeBack_data() {
    addLanguagesAndGestures();
}

void TestWholeGames::takeBack() {
    QFETCH(QString, language);
    QFETCH(By, by);
    Player player(language);
    QVERIFY(!player.command("takeBack")); // nothing to take back
    QVERIFY(player.playLine(QStringLiteral("e4 d5 exd5"), by));
    QVERIFY(player.command("takeBack"));
    QCOMPARE(player.moves(), QStringList({QStringLiteral("e4"), QStringLiteral("d5")}));
    QVERIFY(player.click("takeBackButton"));
    QCOMPARE(
        player.fen(), QStringLiteral("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1")
    );
    QVERIFY(player.command("redo"));
    QCOMPARE(player.moves(), QStringList({QStringLiteral("e4"), QStringLiteral("d5")}));
    player.key(Qt::Key_Z, Qt::ControlModifier);
    player.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(player.fen(), InitialFen);
    QVERIFY(player.play(QStringLiteral("d4"), by)); // another way
    QVERIFY(!player.command("redo"));
}

void TestWholeGames::takeBackAfterTheEnd_data() {
    addLanguagesAndGestures();
}

void TestWholeGames::takeBackAfterTheEnd() {
    QFETCH(QString, language);
    QFETCH(By, by);
    Player player(language);
    QVERIFY(player.playLine(FoolsMate, by));
    QVERIFY(player.click("showWhy"));
    QVERIFY(player.command("takeBack"));
    QVERIFY(!player.sees("resultBanner"));
    QVERIFY(player.board().state().zone.empty());
    QCOMPARE(
        player.text("statusTitle"), saidTitle(QStringLiteral("st_turn"), language, Color::Black)
    );
    QCOMPARE(
        player.fen(),
        QStringLiteral("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2")
    );
    QVERIFY(player.play(QStringLiteral("d5"), by)); // it goes on

    QVERIFY(player.click("resignWhite"));
    QVERIFY(player.answer("confirmYes"));
    QVERIFY(player.sees("resultBanner"));
    QVERIFY(player.command("takeBack"));
    QVERIFY(!player.sees("resultBanner"));
    QVERIFY(player.play(QStringLiteral("e4"), by));
}

void TestWholeGames::resign_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<Color>("color");
    QTest::addColumn<QByteArray>("button");
    for (const QString& language : languages()) {
        QTest::addRow("%s White", qPrintable(language))
            << language << Color::White << QByteArray("resignWhite");
        QTest::addRow("%s Black", qPrintable(language))
            << language << Color::Black << QByteArray("resignBlack");
    }
}

void TestWholeGames::resign() {
    QFETCH(QString, language);
    QFETCH(Color, color);
    QFETCH(QByteArray, button);
    Player player(language);
    QVERIFY(player.playLine(QStringLiteral("e4 e5 Nf3"), By::Drag)); // Black's turn

    QVERIFY(player.click(button.constData()));
    QCOMPARE(
        player.question(),
        saidTitle(QStringLiteral("q_resign"), language, color) + QLatin1Char('\n') +
            saidLine(QStringLiteral("q_resign"), language, color)
    );
    QCOMPARE(
        player.text("confirmYes"),
        inLanguage(language, QStringLiteral("Resign"), QStringLiteral("投了"))
    );
    QCOMPARE(
        player.text("confirmNo"),
        inLanguage(language, QStringLiteral("Keep playing"), QStringLiteral("対局を続ける"))
    );
    QCOMPARE(player.dialog()->defaultButton()->objectName(), QStringLiteral("confirmNo"));
    QVERIFY(player.find("confirmNo")->hasFocus());

    player.key(Qt::Key_Escape); // goes on
    QVERIFY(!player.dialog() && !player.game().isOver());

    QVERIFY(player.click(button.constData()));
    player.key(Qt::Key_Return); // and so does Enter twice
    player.key(Qt::Key_Return);
    QVERIFY(!player.dialog() && !player.game().isOver());

    QVERIFY(player.click(button.constData()));
    QVERIFY(player.answer("confirmNo"));
    QVERIFY(!player.game().isOver());

    QVERIFY(player.click(button.constData()));
    QVERIFY(player.answer("confirmYes"));
    QCOMPARE(banner(player), expectedBanner(QStringLiteral("resign"), language, color));
    QVERIFY(player.sees("showWhy")); // a line that mates
    QCOMPARE(player.game().outcome()->winner(), std::optional(!color));
}

void TestWholeGames::resignAgainstBareKing_data() {
    addLanguages();
}

void TestWholeGames::resignAgainstBareKing() {
    QFETCH(QString, language);
    Player player(language, QStringLiteral("4k3/8/8/8/8/8/8/QK6 b - - 0 1"));
    QVERIFY(player.click("resignWhite"));
    QCOMPARE(
        player.question(),
        saidTitle(QStringLiteral("q_resign_draw"), language, Color::White) + QLatin1Char('\n') +
            saidLine(QStringLiteral("q_resign_draw"), language, Color::White)
    );
    QVERIFY(player.answer("confirmYes"));
    QCOMPARE(banner(player), expectedBanner(QStringLiteral("resign_draw"), language, Color::White));
    QCOMPARE(endOf(player.game().outcome()), QStringLiteral("Resignation"));
}

void TestWholeGames::pickUpAndPutBack_data() {
    addLanguagesAndGestures();
}

void TestWholeGames::pickUpAndPutBack() {
    QFETCH(QString, language);
    QFETCH(By, by);
    Player player(language);
    QSignalSpy changed(&player.session(), &app::GameSession::changed);
    QSignalSpy refused(&player.session(), &app::GameSession::refused);
    if (by == By::Drag) {
        player.hold(QStringLiteral("e2"), QStringLiteral("e4"));
        QVERIFY(player.board().isLifting());
        player.moveMouse(player.pointOf(QStringLiteral("e2")));
        player.letGo();
        player.dragOut(QStringLiteral("g1")); // beside the board is no move either
    } else {
        player.tap(QStringLiteral("e2"));
        QCOMPARE(player.selected(), QStringList{QStringLiteral("e2")});
        player.tap(QStringLiteral("e2"));
    }
    QVERIFY(!player.board().isLifting());
    QVERIFY(player.selected().isEmpty());
    QCOMPARE(changed.count() + refused.count(), 0);
    QCOMPARE(player.fen(), InitialFen);
    QCOMPARE(
        player.text("statusTitle"), saidTitle(QStringLiteral("st_turn"), language, Color::White)
    );
    QVERIFY(player.play(QStringLiteral("e4"), by));
}

void TestWholeGames::refusedMove_data() {
    addLanguagesAndGestures();
}

void TestWholeGames::refusedMove() {
    QFETCH(QString, language);
    QFETCH(By, by);
    Player player(language);
    player.bring(QStringLiteral("e2"), QStringLiteral("e5"), by);
    QCOMPARE(player.text("statusTitle"), notPlayable(language));
    QCOMPARE(player.fen(), InitialFen);
    QVERIFY(player.selected().isEmpty());
    if (by == By::Drag) { // the other side's man can be lifted, but not moved
        QVERIFY(player.play(QStringLiteral("e4"), by));
        player.drag(QStringLiteral("d2"), QStringLiteral("d4"));
        QCOMPARE(player.text("statusTitle"), notPlayable(language));
        QCOMPARE(player.game().plyCount(), std::size_t{1});
    }
}

void TestWholeGames::otherEnds_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("san");
    QTest::addColumn<QString>("key");
    QTest::addColumn<Color>("subject");
    for (const QString& language : languages()) {
        const auto row = [&](const char* article, const char* fen, const char* san, const char* key
                         ) {
            QTest::addRow("%s %s", article, qPrintable(language))
                << language << QString(fen) << QString(san) << QString(key) << Color::White;
        };
        row("5.2.2", "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", "Kxe2", "dead_material");
        row("5.2.2 a wall", "8/4k3/8/p1p1p1p1/P1P1P3/6P1/3K4/8 w - - 0 41", "g4", "dead_other");
        row("9.6.2", "4k3/8/8/8/8/8/8/Q3K3 w - - 149 90", "Qa2", "seventyfive");
    }
}

void TestWholeGames::otherEnds() {
    QFETCH(QString, language);
    QFETCH(QString, fen);
    QFETCH(QString, san);
    QFETCH(QString, key);
    QFETCH(Color, subject);
    Player player(language, fen);
    QVERIFY(player.play(san, By::Drag));
    QCOMPARE(banner(player), expectedBanner(key, language, subject));
    const bool isDead = key != QLatin1String("seventyfive"); // which a line or a reason shows
    QCOMPARE(player.sees("showWhy"), isDead);
}

QTEST_MAIN(TestWholeGames)
#include "tst_wholegames.moc"
