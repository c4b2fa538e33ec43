// Learning by clicking: any man, of either side, at any moment, through the real window.
#include "tests/support/chess.h"
#include "tests/support/player.h"
#include "tests/support/said.h"

#include <QAbstractButton>
#include <QTimer>
#include <QtTest>

using namespace support;
using chess::Color;

namespace {

QString sq(const char* name) {
    return QString::fromLatin1(name);
}

QStringList reached(Player& player) { // that the board shows, "f6", "h6"
    QStringList names;
    if (const auto& look = player.board().state().look) {
        for (const chess::ReachedSquare& reached : look->reached) {
            names << QString::fromStdString(reached.square.name());
        }
    }
    return names;
}

QString description(Player& player, const char* name) {
    const QWidget* widget = player.find(name);
    return widget ? widget->accessibleDescription() : QString();
}

// The man is pressed for long: what the timer waits for is brought about at once.
bool pressLong(Player& player, const QString& square) {
    auto* timer = player.board().findChild<QTimer*>(QStringLiteral("longPress"));
    player.press(player.pointOf(square));
    if (!timer || !timer->isActive()) {
        return false;
    }
    timer->setInterval(0);
    QCoreApplication::processEvents();
    timer->setInterval(1000);
    player.release();
    return true;
}

class TestLearning : public QObject {
    Q_OBJECT

private slots:
    void opponentsKnight_data() { inBoth(); }
    void opponentsKnight();
    void opponentsKnightByKeysAndFinger();
    void changesNothing();
    void whyNowhere_data() { inBoth(); }
    void whyNowhere();
    void afterTheEnd();
    void earlierPosition();
    void pinned();
    void pinnedByALongPress();
    void capturedAndGone();
    void cardFitsItsWords_data() { inBoth(); }
    void cardFitsItsWords();
    void takesThePlaceOfTheMovesWhereItIsLow();
    void castlingChips_data() { inBoth(); }
    void castlingChips();
    void attacks();
    void stalemateHint_data() { inBoth(); }
    void stalemateHint();
    void promotionThatStalemates_data() { inBoth(); }
    void promotionThatStalemates();
    void firstEnPassant_data() { inBoth(); }
    void firstEnPassant();
    void eachAidIsOptional();
    void allAidsAsOne();
    void noAidsOverTheBoard();

private:
    static void inBoth() {
        QTest::addColumn<QString>("language");
        for (const QString& language : languages()) {
            QTest::newRow(qPrintable(language)) << language;
        }
    }
};

void TestLearning::opponentsKnight() { // 3.6, off turn
    QFETCH(QString, language);
    Player player(language);
    player.tap(sq("g8"));
    QCOMPARE(
        player.text("pieceTitle"), inLanguage(language, "Black knight, g8", "黒のナイト（g8）")
    );
    QCOMPARE(
        player.text("pieceWhere"), inLanguage(language, "Goes to f6, h6.", "f6、h6に動けます。")
    );
    QCOMPARE(
        player.text("pieceBarred"),
        inLanguage(
            language, "Not to e7 (its own piece is there)", "行けないマス：e7（味方の駒がいます）"
        )
    );
    QVERIFY(player.text("pieceHow").contains(inLanguage(language, "L", "L")));
    QCOMPARE(reached(player), QStringList({sq("f6"), sq("h6")}));
    QVERIFY(player.board().state().look->barred.contains(square(sq("e7"))));
    QVERIFY(player.game().acts().empty());
    player.tap(sq("g8")); // let go again
    QVERIFY(reached(player).isEmpty());
    player.tap(sq("g8"));
    QVERIFY(player.play(sq("e4"), By::Tap)); // it has cost no turn
    QVERIFY(reached(player).isEmpty());
}

void TestLearning::opponentsKnightByKeysAndFinger() {
    Player player(sq("en"));
    player.board().setFocus();
    QVERIFY(player.moveCursor(sq("g8")));
    player.key(Qt::Key_Return);
    QCOMPARE(player.text("pieceTitle"), sq("Black knight, g8"));
    player.fingerTap(sq("b8"));
    QCOMPARE(player.text("pieceTitle"), sq("Black knight, b8"));
    QCOMPARE(
        description(player, "pieceCard").section(QLatin1Char('\n'), 1, 1), sq("Goes to a6, c6.")
    );
    player.fingerTap(sq("e5")); // beside every man
    QCOMPARE(player.text("pieceTitle"), sq("How do pieces move?"));
}

void TestLearning::changesNothing() { // neither focus, layout, turn nor clock
    Player player(sq("en"));
    QVERIFY(player.playLine(sq("e4 e5 Nf3"), By::Tap));
    player.board().setFocus();
    const QSize window = player.window().size();
    const QRect board = player.board().geometry();
    const QRect card = player.find("pieceCard")->geometry();
    const chess::Game before = player.game();
    for (const char* name : {"a8", "b8", "d8", "e8", "g8", "e5", "a1", "f3", "e1", "h2"}) {
        player.tap(sq(name));
        QCOMPARE(player.window().size(), window);
        QCOMPARE(player.board().geometry(), board);
        QCOMPARE(player.find("pieceCard")->geometry(), card);
        QVERIFY(player.board().hasFocus());
        player.key(Qt::Key_Escape);
    }
    QCOMPARE(player.game(), before);
}

void TestLearning::whyNowhere() { // 3.9.2
    QFETCH(QString, language);
    Player player(language, sq("4k3/8/8/8/1b6/2N5/8/4K2R w - - 0 1"));
    player.tap(sq("c3"));
    QCOMPARE(
        player.text("pieceWhere"),
        inLanguage(
            language,
            "No move: pinned by the bishop on b4.",
            "指せる手がありません。b4のビショップにピンされています。"
        )
    );
    QCOMPARE(player.board().state().look->barred.count(), 8);
}

void TestLearning::afterTheEnd() {
    Player player(sq("en"));
    QVERIFY(player.playLine(sq("f3 e5 g4 Qh4"), By::Drag));
    QVERIFY(player.game().isOver());
    player.tap(sq("g8"));
    QCOMPARE(player.text("pieceWhere"), sq("Goes to f6, h6, e7."));
    player.tap(sq("e1"));
    QCOMPARE(
        player.text("pieceWhere"),
        sq("No move: every square beside it is attacked or taken by its own side.")
    );
}

void TestLearning::earlierPosition() { // as it was, and of a man that has gone since
    Player player(sq("en"));
    QVERIFY(player.playLine(sq("e4 d5 exd5"), By::Tap));
    player.key(Qt::Key_PageUp);
    player.tap(sq("d5"));
    QCOMPARE(player.text("pieceTitle"), sq("Black pawn, d5"));
    QCOMPARE(player.text("pieceWhere"), sq("Goes to d4. Captures on e4."));
    QVERIFY(player.board().state().look);
    player.key(Qt::Key_PageDown);
    QCOMPARE(player.text("pieceTitle"), sq("How do pieces move?"));
}

void TestLearning::pinned() {
    Player player(sq("en"));
    player.tap(sq("g8"));
    QVERIFY(player.click("piecePin"));
    QVERIFY(player.play(sq("e4"), By::Drag));
    QCOMPARE(player.text("pieceTitle"), sq("Black knight, g8"));
    QVERIFY(player.play(sq("Nf6"), By::Drag)); // it is followed
    QCOMPARE(player.text("pieceTitle"), sq("Black knight, f6"));
    QVERIFY(player.click("piecePin"));
    player.tap(sq("a2"));
    QCOMPARE(player.text("pieceTitle"), sq("White pawn, a2"));
}

void TestLearning::pinnedByALongPress() {
    Player player(sq("en"));
    QVERIFY(pressLong(player, sq("b8")));
    player.tap(sq("a2"));
    QCOMPARE(player.text("pieceTitle"), sq("Black knight, b8"));
    auto* timer = player.board().findChild<QTimer*>(sq("longPress"));
    player.press(player.pointOf(sq("e2"))); // a drag is no long press
    QVERIFY(timer->isActive());
    player.moveMouse(player.pointOf(sq("e4")));
    QVERIFY(!timer->isActive());
    player.release();
    QCOMPARE(player.moves(), QStringList{sq("e4")});
}

void TestLearning::capturedAndGone() {
    Player player(sq("en"));
    QVERIFY(player.playLine(sq("e4 d5"), By::Tap));
    player.tap(sq("d5"));
    QVERIFY(player.click("piecePin"));
    QVERIFY(player.play(sq("exd5"), By::Tap));
    QCOMPARE(player.text("pieceTitle"), sq("How do pieces move?"));
}

void TestLearning::cardFitsItsWords() { // how a piece moves is told in full
    QFETCH(QString, language);
    Player player(language);
    for (const char* name : {"a8", "b8", "c8", "d8", "e8", "a7"}) {
        player.tap(sq(name));
        const QString how = player.text("pieceHow");
        QVERIFY2(!how.contains(QChar(0x2026)), qPrintable(how));
        QVERIFY(description(player, "pieceCard").startsWith(how));
    }
}

void TestLearning::takesThePlaceOfTheMovesWhereItIsLow() {
    Player player(sq("en"));
    QVERIFY(player.play(sq("e4"), By::Tap));
    player.window().resize(760, 480);
    player.settle();
    const QRect board = player.board().geometry();
    QVERIFY(!player.sees("pieceCard"));
    player.tap(sq("e4"));
    QVERIFY(player.sees("pieceCard"));
    QCOMPARE(player.board().geometry(), board);
    player.tap(sq("e6"));
    QVERIFY(!player.sees("pieceCard"));
    QCOMPARE(player.moves(), QStringList{sq("e4")});
}

void TestLearning::castlingChips() { // 3.8.2
    QFETCH(QString, language);
    Player player(language, sq("r3k2r/8/8/8/8/8/5r2/R3K2R w KQkq - 0 1"));
    QVERIFY(player.click("chipWhiteKingside"));
    QCOMPARE(
        player.text("pieceTitle"),
        inLanguage(
            language, "White: castling kingside (O-O)", "白：キングサイド・キャスリング（O-O）"
        )
    );
    QVERIFY(player.text("pieceHow").contains(sq("f2")));
    QVERIFY(player.board().state().refusal && !player.board().state().refusal->arrows.empty());
    QVERIFY(player.play(sq("Kxf2"), By::Tap));
    QVERIFY(!player.board().state().refusal);
    QVERIFY(description(player, "chipWhiteKingside")
                .contains(inLanguage(language, "Gone for ever since 1. Kxf2.", "1. Kxf2のあと")));
    QVERIFY(description(player, "chipBlackQueenside")
                .startsWith(inLanguage(language, "Ready", "できます")));
}

void TestLearning::attacks() {
    Player player(sq("en"));
    const auto& shown = [&player]() -> const std::optional<chess::AttackCounts>& {
        return player.board().state().attacks;
    };
    player.board().setFocus();
    QTest::keyPress(player.window().windowHandle(), Qt::Key_A);
    QVERIFY(shown());
    QCOMPARE(shown()->at(0).at(static_cast<std::size_t>(square(sq("f3")).index())), 3);
    QTest::keyRelease(player.window().windowHandle(), Qt::Key_A);
    QVERIFY(!shown());
    auto* button = qobject_cast<QAbstractButton*>(player.find("attacks"));
    QVERIFY(button);
    const QPoint at = button->mapTo(&player.window(), button->rect().center());
    player.press(at);
    QVERIFY(shown());
    player.release();
    QVERIFY(!shown());
    player.tap(sq("e2")); // what is in the hand stays there
    QTest::keyPress(player.window().windowHandle(), Qt::Key_A);
    QTest::keyRelease(player.window().windowHandle(), Qt::Key_A);
    QCOMPARE(player.selected(), QStringList{sq("e2")});
}

void TestLearning::stalemateHint() { // 5.2.1
    QFETCH(QString, language);
    Player player(language, sq("7k/4Q3/6K1/8/8/8/8/8 w - - 0 1"));
    player.tap(sq("e7"));
    QCOMPARE(
        player.text("statusTitle"),
        inLanguage(
            language,
            "Careful: Qe6, Qf7 would be stalemate",
            "注意：Qe6、Qf7はステイルメイトになります"
        )
    );
    QCOMPARE(
        squareNames(player.board().state().look->stalemating), QStringList({sq("e6"), sq("f7")})
    );
    player.tap(sq("g6")); // another man
    QVERIFY(player.text("statusTitle") != QString());
    QVERIFY(player.board().state().look->stalemating.isEmpty());
}

void TestLearning::promotionThatStalemates() { // 3.7.3.3, 5.2.1
    QFETCH(QString, language);
    Player player(language, sq("8/5P1k/8/6K1/8/8/8/8 w - - 0 1"));
    player.drag(sq("f7"), sq("f8"));
    QVERIFY(player.sees("promotionPicker"));
    QStringList marked;
    for (const auto* button : player.find("promotionPicker")->findChildren<QAbstractButton*>()) {
        if (button->text().contains(QChar(0x00BD))) {
            marked << button->text();
        }
    }
    QCOMPARE(
        marked,
        QStringList{inLanguage(language, "Queen — ½ stalemate", "クイーン ½ ステイルメイト")}
    );
    QVERIFY(player.choosePiece(chess::Role::Rook));
    QVERIFY(!player.game().isOver());
}

void TestLearning::firstEnPassant() { // 3.7.3.1
    QFETCH(QString, language);
    Player player(language);
    QVERIFY(player.playLine(sq("e4 a6 e5 d5"), By::Tap));
    const QString said =
        inLanguage(language, "En passant is possible: exd6", "アンパッサンができます：exd6");
    QCOMPARE(player.text("statusTitle"), said);
    QVERIFY(player.playLine(sq("Nf3 a5 Ng1 f5"), By::Tap)); // possible again: not the first time
    QVERIFY(player.game().position().enPassantSquare());
    QVERIFY(player.text("statusTitle") != said);
    QVERIFY(!player.text("statusTitle").contains(sq("exf6")));
}

void TestLearning::eachAidIsOptional() {
    Player player(sq("en"), sq("7k/4Q3/6K1/8/8/8/8/8 w - - 0 1"));
    QVERIFY(player.command("hints"));
    player.tap(sq("e7"));
    QCOMPARE(player.text("statusTitle"), sq("White to move"));
    QVERIFY(player.command("pieceCardCommand"));
    QVERIFY(!player.sees("pieceCard") && player.sees("castlingChips"));
    QVERIFY(player.command("castlingChipsCommand"));
    QVERIFY(!player.sees("castlingChips"));
    QVERIFY(player.command("targets"));
    QVERIFY(!player.board().state().showsTargets);
    Player again(player.home()); // and stays so
    QVERIFY(!again.sees("pieceCard") && !again.sees("castlingChips"));
    QVERIFY(!again.board().state().showsTargets);
}

void TestLearning::allAidsAsOne() {
    Player player(sq("en"));
    QVERIFY(player.command("aids"));
    QVERIFY(!player.sees("pieceCard") && !player.sees("castlingChips") && !player.sees("attacks"));
    player.tap(sq("g8"));
    QVERIFY(reached(player).isEmpty());
    QVERIFY(!player.board().state().showsTargets);
    player.drag(sq("e2"), sq("e5"));
    QVERIFY(!player.sees("refusalBalloon"));
    QTest::keyPress(player.window().windowHandle(), Qt::Key_A);
    QVERIFY(!player.board().state().attacks);
    QTest::keyRelease(player.window().windowHandle(), Qt::Key_A);
    QVERIFY(!player.command("hints")); // governed by the one
    QVERIFY(player.command("aids"));
    QVERIFY(player.sees("pieceCard") && player.sees("castlingChips"));
}

void TestLearning::noAidsOverTheBoard() {
    Player player(sq("en"));
    QVERIFY(player.openNewGame());
    QVERIFY(player.choose("rules", static_cast<int>(chess::RulesetName::Board)));
    QVERIFY(player.choose("colors", 0) && player.answer("newGameStart"));
    QVERIFY(!player.sees("pieceCard") && !player.sees("castlingChips"));
    QVERIFY(!player.command("aids"));
    player.tap(sq("g8"));
    QVERIFY(reached(player).isEmpty());
}

} // namespace

QTEST_MAIN(TestLearning)
#include "tst_learning.moc"
