// Moves that are refused, tried through the real window: the sentence in its balloon, and what is
// drawn, until the next touch. In both languages.
#include "tests/support/chess.h"
#include "tests/support/player.h"
#include "tests/support/said.h"
#include "tests/support/table.h"

#include <QtTest>

using namespace support;
using chess::Color;

namespace {

QString reason(Player& player) {
    return player.text("refusalSentence");
}

QString article(Player& player) {
    return player.text("refusalArticle");
}

// Nothing that the refusal speaks of is behind the balloon, which is wholly in the window.
bool coversNothing(Player& player) {
    const QWidget* balloon = player.find("refusalBalloon");
    const auto why = player.window().playPage().whyRefused();
    if (!balloon || !why) {
        return false;
    }
    const ui::BoardView& board = player.board();
    const QRect covered(balloon->mapTo(&player.window(), QPoint(0, 0)), balloon->size());
    for (const chess::Square square : chess::spokenSquares(*why)) {
        const QRect seen = board.geometryNow().rectOf(square).toAlignedRect();
        if (covered.intersects(seen.translated(board.mapTo(&player.window(), QPoint(0, 0))))) {
            return false;
        }
    }
    return player.window().rect().contains(covered);
}

class TestRefusedMoves : public QObject {
    Q_OBJECT

private slots:
    void pinned_data() { inBoth(); }
    void pinned();
    void castlingThroughCheck_data() { inBoth(); }
    void castlingThroughCheck();
    void kingOntoRook();
    void balloonCoversNothing_data();
    void balloonCoversNothing();
    void balloonTakesNoFocus();
    void ofALookBefore();
    void enPassantExpired_data() { inBoth(); }
    void enPassantExpired();
    void goesAtTheNextTouch();
    void canBeSwitchedOff();
    void saysNothingOverTheBoard();

private:
    static void inBoth() {
        QTest::addColumn<QString>("language");
        for (const QString& language : languages()) {
            QTest::newRow(qPrintable(language)) << language;
        }
    }
};

void TestRefusedMoves::pinned() { // 3.9.2
    QFETCH(QString, language);
    Player player(language, QStringLiteral("4k3/8/8/8/1b6/2N5/8/4K2R w - - 0 1"));
    player.drag(QStringLiteral("c3"), QStringLiteral("d5"));
    QVERIFY(player.moves().isEmpty());
    QCOMPARE(
        player.text("statusTitle"), saidTitle(QStringLiteral("st_illegal"), language, Color::White)
    );
    QCOMPARE(
        reason(player),
        inLanguage(
            language,
            "This knight is pinned. Off this line, the bishop on b4 would attack your king.",
            "このナイトはピンされています。この線から外れると、b4のビショップに自分のキングが攻撃さ"
            "れま"
            "す。"
        )
    );
    QCOMPARE(article(player), inLanguage(language, "FIDE Laws, article 3.9.2", "FIDE規則 3.9.2"));
    const auto& drawing = player.board().state().refusal;
    QVERIFY(drawing && drawing->lines.size() == 1);
    QCOMPARE(drawing->lines.front().from, square(QStringLiteral("b4")));
    QCOMPARE(drawing->lines.front().to, square(QStringLiteral("e1")));
}

void TestRefusedMoves::castlingThroughCheck() { // 3.8.2.2: refused, the attack removed, played
    QFETCH(QString, language);
    Player player(language, QStringLiteral("4k3/5r2/8/8/8/8/8/4K2R w K - 0 1"));
    player.drag(QStringLiteral("e1"), QStringLiteral("g1"));
    QCOMPARE(
        reason(player),
        inLanguage(
            language,
            "The king would pass over f1, which the rook on f7 attacks. Once f1 is safe you may "
            "castle.",
            "キングが通るf1をf7のルークが攻撃しています。f1が安全になればできます。"
        )
    );
    QVERIFY(player.playLine(QStringLiteral("Rh2 Ra7 Rh1 Ra6"), By::Drag)); // too late: it has moved
    player.drag(QStringLiteral("e1"), QStringLiteral("g1"));
    QCOMPARE(
        reason(player),
        inLanguage(
            language,
            "That rook has already moved. Castling on this side is gone.",
            "このルークは一度動いたので、こちら側にはもうキャスリングできません。"
        )
    );
    player.startFrom(QStringLiteral("4k3/p4r2/8/8/8/8/P7/4K2R w K - 0 1"));
    player.drag(QStringLiteral("e1"), QStringLiteral("g1"));
    QVERIFY(player.moves().isEmpty());
    QVERIFY(player.playLine(QStringLiteral("a4 Rb7 O-O"), By::Drag));
}

void TestRefusedMoves::kingOntoRook() { // means castling
    Player player(QStringLiteral("en"), QStringLiteral("4k3/5r2/8/8/8/8/8/4K2R w K - 0 1"));
    player.drag(QStringLiteral("e1"), QStringLiteral("h1"));
    QVERIFY2(reason(player).startsWith(QStringLiteral("The king would pass over f1")), "rook");
}

void TestRefusedMoves::balloonCoversNothing_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    for (const QString& language : languages()) {
        for (const QSize size : {QSize(1040, 740), QSize(720, 560), QSize(600, 900)}) {
            QTest::addRow("%s %dx%d", qPrintable(language), size.width(), size.height())
                << language << size;
        }
    }
}

void TestRefusedMoves::balloonCoversNothing() {
    QFETCH(QString, language);
    QFETCH(QSize, size);
    Player player(language);
    player.window().resize(size);
    int tried = 0;
    for (const TableRow& row : table(QStringLiteral("why-illegal.tsv"))) {
        const chess::Game game_ = playLine(
            game(row["start"]), row["line"] == QLatin1String("-") ? QString() : row["line"]
        );
        if (game_.isOver() || row["reason"].startsWith(QLatin1String("Promotion"))) {
            continue; // nothing is asked of these boards, and a dropped pawn chooses
        }
        player.session().resume(game_);
        player.settle();
        player.drag(row["attempt"].left(2), row["attempt"].mid(2, 2));
        QVERIFY2(coversNothing(player), row.id().constData());
        ++tried;
    }
    QVERIFY2(tried >= 34, qPrintable(QString::number(tried)));
}

void TestRefusedMoves::balloonTakesNoFocus() {
    Player player(QStringLiteral("en"));
    player.board().setFocus();
    player.drag(QStringLiteral("e2"), QStringLiteral("e5"));
    QVERIFY(player.sees("refusalBalloon"));
    QVERIFY(player.board().hasFocus());
    player.key(Qt::Key_Escape);
    QVERIFY(!player.sees("refusalBalloon"));
}

void TestRefusedMoves::ofALookBefore() { // an earlier position is not played on
    Player player(QStringLiteral("en"));
    QVERIFY(player.playLine(QStringLiteral("e4 e5"), By::Drag));
    player.key(Qt::Key_Home);
    player.drag(QStringLiteral("e2"), QStringLiteral("e5"));
    QVERIFY(!player.sees("refusalBalloon"));
}

void TestRefusedMoves::enPassantExpired() { // 3.7.3.2
    QFETCH(QString, language);
    Player player(language);
    QVERIFY(player.playLine(QStringLiteral("e4 a6 e5 d5 Nf3 a5"), By::Tap));
    player.drag(QStringLiteral("e5"), QStringLiteral("d6"));
    QCOMPARE(
        reason(player),
        inLanguage(
            language,
            "En passant is allowed only on the very next move. That chance is gone.",
            "アンパッサンができるのは、相手がポーンを2マス進めた直後の1手だけです。もうできません。"
        )
    );
    QVERIFY(player.board().state().refusal->rings.contains(square(QStringLiteral("d5"))));
}

void TestRefusedMoves::goesAtTheNextTouch() {
    Player player(QStringLiteral("en"));
    player.drag(QStringLiteral("e2"), QStringLiteral("e5"));
    QVERIFY(player.board().state().refusal);
    player.tap(QStringLiteral("d2"));
    QVERIFY(!player.board().state().refusal && !player.sees("refusalBalloon"));
    QCOMPARE(player.text("statusTitle"), QStringLiteral("White to move"));
    player.tap(QStringLiteral("d4")); // the man taken up by that touch is still in the hand
    QCOMPARE(player.moves(), QStringList{QStringLiteral("d4")});
}

void TestRefusedMoves::canBeSwitchedOff() {
    Player player(QStringLiteral("en"));
    QVERIFY(player.command("explainRefusals"));
    player.drag(QStringLiteral("e2"), QStringLiteral("e5"));
    QCOMPARE(player.text("statusTitle"), QStringLiteral("You can’t play that"));
    QCOMPARE(player.text("statusLine"), QString());
    QVERIFY(!player.board().state().refusal && !player.sees("refusalBalloon"));
    Player again(player.home()); // and stays so
    again.drag(QStringLiteral("e2"), QStringLiteral("e5"));
    QVERIFY(!again.sees("refusalBalloon"));
}

void TestRefusedMoves::saysNothingOverTheBoard() {
    Player player(QStringLiteral("en"));
    QVERIFY(player.openNewGame());
    QVERIFY(player.choose("rules", static_cast<int>(chess::RulesetName::Board)));
    QVERIFY(player.choose("colors", 0) && player.answer("newGameStart"));
    QVERIFY(player.click("clockStart"));
    player.drag(QStringLiteral("e2"), QStringLiteral("e5")); // made, until the press
    QCOMPARE(player.text("statusTitle"), QStringLiteral("Move made"));
    QVERIFY(!player.board().state().refusal && !player.sees("refusalBalloon"));
}

} // namespace

QTEST_MAIN(TestRefusedMoves)
#include "tst_refusedmoves.moc"
