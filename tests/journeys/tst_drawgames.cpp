// Offers and claims of a draw through the real window, in both languages.
#include "tests/support/chess.h"
#include "tests/support/player.h"
#include "tests/support/said.h"
#include "ui/board/miniboard.h"

#include <QAccessible>
#include <QDialog>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QtTest>

using namespace std::chrono_literals;
using namespace support;
using chess::Color;
using chess::RulesetName;

namespace {

const QString Thrice = QStringLiteral("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");

QStringList status(Player& player) {
    return {player.text("statusTitle"), player.text("statusLine")};
}

QString noticeWords(const QString& language) {
    return saidTitle(QStringLiteral("st_claim"), language, Color::White);
}

QStringList banner(Player& player) {
    return {player.text("resultTitle"), player.text("resultLine"), player.text("resultArticle")};
}

QString endOf(Player& player) {
    return support::endOf(player.game().outcome());
}

// A game under a ruleset, with the terms that go with it.
bool begin(Player& player, RulesetName rules, const char* time = nullptr) {
    const bool isChosen = player.openNewGame() && player.choose("rules", static_cast<int>(rules)) &&
                          (!time || player.choose("time", QString::fromLatin1(time))) &&
                          player.choose("colors", 0) && player.answer("newGameStart");
    return isChosen && (!player.sees("clockStart") || player.click("clockStart"));
}

QDialog* evidence(Player& player) {
    player.settle();
    auto* dialog = player.window().findChild<QDialog*>(QStringLiteral("evidence"));
    return dialog && dialog->isVisible() ? dialog : nullptr;
}

QString evidenceText(Player& player, const char* name) {
    const QDialog* dialog = evidence(player);
    return dialog ? dialog->findChild<QLabel*>(QLatin1String(name))->text() : QString();
}

// The words over or under the pictures that are shown.
QStringList pictureWords(Player& player, const char* name) {
    QStringList words;
    if (const QDialog* dialog = evidence(player)) {
        for (const QLabel* label : dialog->findChildren<QLabel*>(QLatin1String(name))) {
            if (label->isVisible()) {
                words.append(label->text());
            }
        }
    }
    return words;
}

bool closeEvidence(Player& player) {
    QDialog* dialog = evidence(player);
    if (!dialog) {
        return false;
    }
    QTest::mouseClick(
        dialog->findChild<QPushButton*>(QStringLiteral("evidenceClose")), Qt::LeftButton
    );
    player.settle();
    return !dialog->isVisible();
}

bool claim(Player& player, const char* button, chess::ClaimRule ground) {
    return player.click(button) && player.choose("claimGround", static_cast<int>(ground)) &&
           player.click("claimNow");
}

class TestDrawGames : public QObject {
    Q_OBJECT

private slots:
    void offerAccepted_data() { inBoth(); }
    void offerAccepted();
    void offerDeclinedByMoving_data() { inBoth(); }
    void offerDeclinedByMoving();
    void offerDeclinedInWords_data() { inBoth(); }
    void offerDeclinedInWords();
    void offerTooEarly_data() { inBoth(); }
    void offerTooEarly();
    void offerBeforeMoving_data() { inBoth(); }
    void offerBeforeMoving();
    void offerCannotBeWithdrawn();
    void offerIsNoObstacle();
    void threefoldClaimed_data() { inBoth(); }
    void threefoldClaimed();
    void threefoldAnnounced_data() { inBoth(); }
    void threefoldAnnounced();
    void wrongClaim_data() { inBoth(); }
    void wrongClaim();
    void wrongClaimAnnounced_data() { inBoth(); }
    void wrongClaimAnnounced();
    void whatDiffers_data() { inBoth(); }
    void whatDiffers();
    void fiftyMoves_data() { inBoth(); }
    void fiftyMoves();
    void fivefold_data() { inBoth(); }
    void fivefold();
    void resignBareKing_data() { inBoth(); }
    void resignBareKing();
    void everyPresetsWay_data();
    void everyPresetsWay();
    void houseRuleIsNamed_data() { inBoth(); }
    void houseRuleIsNamed();
    void notices_data();
    void notices();
    void counts_data() { inBoth(); }
    void counts();
    void windowKeepsItsSize_data() { inBoth(); }
    void windowKeepsItsSize();
    void boardKeepsItsSizeInATallWindow();

private:
    static void inBoth() {
        QTest::addColumn<QString>("language");
        for (const QString& language : languages()) {
            QTest::newRow(qPrintable(language)) << language;
        }
    }
};

void TestDrawGames::offerAccepted() { // 9.1.2.1, 5.2.3
    QFETCH(QString, language);
    Player player(language);
    QVERIFY(player.playLine(QStringLiteral("e4 e5"), By::Tap));
    QVERIFY(!player.sees("acceptWhite"));
    QVERIFY(player.click("offerBlack"));
    QCOMPARE(
        player.text("offerTitleWhite"),
        saidTitle(QStringLiteral("st_offer"), language, Color::Black)
    );
    QCOMPARE(
        player.text("offerLineWhite"), saidLine(QStringLiteral("st_offer"), language, Color::Black)
    );
    QCOMPARE(player.text("acceptWhite"), inLanguage(language, "Accept", "承諾"));
    QCOMPARE(player.text("declineWhite"), inLanguage(language, "Decline", "断る"));
    QVERIFY(!player.sees("acceptBlack")); // on the side of the one who answers alone
    QAccessibleInterface* box = QAccessible::queryAccessibleInterface(player.find("offerToWhite"));
    QVERIFY(box && box->role() == QAccessible::Dialog);
    QCOMPARE(box->text(QAccessible::Name), player.text("offerTitleWhite"));
    QVERIFY(player.click("acceptWhite"));
    QCOMPARE(endOf(player), QStringLiteral("Agreement"));
    QCOMPARE(
        banner(player),
        (QStringList{
            saidTitle(QStringLiteral("agree"), language, Color::Black),
            saidLine(QStringLiteral("agree"), language, Color::Black),
            saidArticle(QStringLiteral("agree"), language)})
    );
    QVERIFY(!player.sees("acceptWhite"));
    QCOMPARE(player.moves().last(), QStringLiteral("e5 (=)"));
}

void TestDrawGames::offerDeclinedByMoving() { // draw-01
    QFETCH(QString, language);
    Player player(language);
    QVERIFY(player.playLine(QStringLiteral("e4 e5"), By::Tap));
    QVERIFY(player.click("offerWhite"));
    QVERIFY(player.sees("acceptBlack"));
    QVERIFY(player.play(QStringLiteral("Nf3"), By::Drag)); // the offerer's own move leaves it open
    QVERIFY(player.sees("acceptBlack"));
    QCOMPARE(player.text("noteWhite"), inLanguage(language, "Draw offered", "引き分けを提案中"));
    QVERIFY(player.play(QStringLiteral("Nc6"), By::Drag));
    QVERIFY(!player.sees("acceptBlack"));
    QVERIFY(!player.sees("noteWhite"));
    QVERIFY(!player.game().isOver());
    QVERIFY(player.click("offerWhite")); // not again before his next move
    QCOMPARE(
        status(player).first(), inLanguage(language, "The offer was declined", "提案は断られました")
    );
    QVERIFY(player.play(QStringLiteral("Bb5"), By::Tap));
    QVERIFY(player.click("offerWhite"));
    QVERIFY(player.click("acceptBlack"));
    QCOMPARE(endOf(player), QStringLiteral("Agreement"));
}

void TestDrawGames::offerDeclinedInWords() { // draw-04
    QFETCH(QString, language);
    Player player(language);
    QVERIFY(begin(player, RulesetName::Fide));
    QVERIFY(player.playLine(QStringLiteral("e4 e5 Nf3"), By::Tap));
    QVERIFY(player.click("offerWhite")); // in the opponent's time: right after his own move
    player.advance(30s);
    QCOMPARE(player.reads(Color::Black), QStringLiteral("9:40")); // his clock goes on
    QVERIFY(player.click("declineBlack"));
    QVERIFY(!player.game().isOver());
    QVERIFY(!player.sees("acceptBlack"));
    QVERIFY(player.click("offerWhite"));
    QVERIFY(!player.sees("acceptBlack"));
    QCOMPARE(
        status(player),
        (QStringList{
            inLanguage(language, "The offer was declined", "提案は断られました"),
            inLanguage(
                language,
                "Offer again after your next move.",
                "次の手を指してから、また提案できます。"
            )})
    );
    QVERIFY(player.playLine(QStringLiteral("Nc6 Bb5"), By::Tap));
    QVERIFY(player.click("offerWhite"));
    QVERIFY(player.sees("acceptBlack"));
}

void TestDrawGames::offerTooEarly() { // 5.2.3
    QFETCH(QString, language);
    Player player(language);
    const QStringList refused{
        saidTitle(QStringLiteral("st_offer_early"), language, Color::White),
        inLanguage(language, "FIDE Laws, article 5.2.3", "FIDE規則 5.2.3")};
    QVERIFY(player.click("offerWhite"));
    QCOMPARE(status(player), refused);
    QVERIFY(player.play(QStringLiteral("e4"), By::Tap));
    QVERIFY(player.click("offerWhite"));
    QCOMPARE(status(player), refused);
    QVERIFY(!player.sees("acceptBlack"));
    QVERIFY(player.play(QStringLiteral("e5"), By::Tap));
    QVERIFY(player.click("offerBlack"));
    QVERIFY(player.sees("acceptWhite"));
}

void TestDrawGames::offerBeforeMoving() { // 9.1.2.1: valid, against the custom
    QFETCH(QString, language);
    Player player(language);
    QVERIFY(player.playLine(QStringLiteral("e4 e5"), By::Tap));
    QVERIFY(player.click("offerWhite"));
    const QString hint = inLanguage(
        language,
        "Draw offered. By custom this comes after one’s own move; it is valid.",
        "引き分けを提案中です。慣習では自分の手を指した後に提案しますが、この提案も有効です。"
    );
    QCOMPARE(player.text("noteWhite"), hint);
    QVERIFY(player.click("acceptBlack"));
    QCOMPARE(endOf(player), QStringLiteral("Agreement"));
}

void TestDrawGames::offerCannotBeWithdrawn() { // draw-03
    Player player(QStringLiteral("en"));
    QVERIFY(player.playLine(QStringLiteral("e4 e5 Nf3"), By::Tap));
    QVERIFY(player.click("offerWhite"));
    QVERIFY(player.click("offerWhite"));
    QCOMPARE(
        status(player).first(),
        saidTitle(QStringLiteral("st_offer_open"), QStringLiteral("en"), Color::White)
    );
    QVERIFY(player.sees("acceptBlack"));
    player.key(Qt::Key_Escape); // answers nothing
    QVERIFY(player.sees("acceptBlack"));
    QVERIFY(!player.click("offerBlack")); // he has an offer to answer
}

void TestDrawGames::offerIsNoObstacle() { // draw-04: the board stays live
    Player player(QStringLiteral("en"));
    QVERIFY(player.playLine(QStringLiteral("e4 e5 Nf3"), By::Tap));
    player.hold(QStringLiteral("b8"), QStringLiteral("d5")); // a man in the hand
    player.session().offerDraw(Color::White);
    player.settle();
    QVERIFY(player.sees("acceptBlack"));
    player.letGo();
    QVERIFY(player.play(QStringLiteral("Nc6"), By::Drag));
    QVERIFY(!player.sees("acceptBlack"));
}

void TestDrawGames::threefoldClaimed() { // 9.2.2, 9.5.2
    QFETCH(QString, language);
    Player player(language);
    QVERIFY(begin(player, RulesetName::Fide));
    QVERIFY(player.playLine(Thrice, By::Tap));
    QCOMPARE(status(player).first(), noticeWords(language));
    QVERIFY(!player.click("claimBlack")); // he is not on the move
    QVERIFY(claim(player, "claimWhite", chess::ClaimRule::Threefold));
    QCOMPARE(endOf(player), QStringLiteral("ThreefoldRepetition"));
    QCOMPARE(
        banner(player),
        (QStringList{
            saidTitle(QStringLiteral("three_claim"), language, Color::White),
            inLanguage(
                language,
                "Claimed by White (moves the start, 2... Ng8, 4... Ng8).",
                "白が申請しました（開始局面、2... Ng8、4... Ng8の後の局面）。"
            ),
            saidArticle(QStringLiteral("three_claim"), language)})
    );
    QCOMPARE(
        evidenceText(player, "evidenceTitle"),
        inLanguage(language, "The claim is correct", "申請は認められました")
    );
    QCOMPARE(
        pictureWords(player, "evidenceMoment"),
        (QStringList{
            inLanguage(language, "the start", "開始局面"),
            QStringLiteral("2... Ng8"),
            QStringLiteral("4... Ng8")})
    );
    QVERIFY(closeEvidence(player));
    player.advance(1h); // the clock stands for good
    QCOMPARE(player.reads(Color::White), QStringLiteral("10:25"));
    QCOMPARE(endOf(player), QStringLiteral("ThreefoldRepetition"));
}

void TestDrawGames::threefoldAnnounced() { // repetition-05, 9.2.1
    QFETCH(QString, language);
    Player player(language);
    QVERIFY(player.playLine(QStringLiteral("Nc3 Nc6 Nb1 Nb8 Nc3 Nc6 Nb1"), By::Tap));
    QVERIFY(player.click("claimBlack"));
    QVERIFY(player.click("claimAnnounce"));
    QVERIFY(!player.click("claimNow")); // no move yet
    player.bring(QStringLiteral("c6"), QStringLiteral("d4"), By::Drag);
    player.settle();
    QCOMPARE(player.moves().size(), 7); // announced, not played
    QVERIFY(player.board().state().board.pieceAt(square(QStringLiteral("d4"))));
    player.bring(QStringLiteral("d4"), QStringLiteral("b8"), By::Drag); // changed before the claim
    player.bring(QStringLiteral("c6"), QStringLiteral("b8"), By::Tap);
    QCOMPARE(
        player.text("claimNow"), inLanguage(language, "Claim with Nb8", "Nb8を予告して申請する")
    );
    QVERIFY(player.click("claimNow"));
    QCOMPARE(endOf(player), QStringLiteral("ThreefoldRepetition"));
    const QString line = player.text("resultLine");
    QVERIFY2(
        line.endsWith(inLanguage(language, "Announced: 4... Nb8.", "予告した手は4... Nb8です。")),
        qPrintable(line)
    );
    QCOMPARE(pictureWords(player, "evidenceMoment").last(), QStringLiteral("4... Nb8"));
}

void TestDrawGames::wrongClaim() { // draw-06, 9.5.3, 9.1.2.3
    QFETCH(QString, language);
    Player player(language);
    QVERIFY(begin(player, RulesetName::Fide, "blitz_3"));
    player.continueFrom(QStringLiteral("8/5k2/8/8/8/2R5/8/2K5 w - - 60 90"));
    QVERIFY(player.click("clockStart"));
    player.advance(10s);
    QVERIFY(claim(player, "claimWhite", chess::ClaimRule::FiftyMoves));
    QVERIFY(!player.game().isOver());
    QCOMPARE(
        evidenceText(player, "evidenceTitle"),
        saidTitle(QStringLiteral("st_claim_wrong"), language, Color::White)
    );
    QCOMPARE(
        evidenceText(player, "evidenceLine"),
        inLanguage(
            language,
            "60 of 100 half-moves without a pawn move or capture. Last pawn move: none in this "
            "game; last capture: none in this game. 1 minute is added to the opponent. The claim "
            "stands as an offer of a draw.",
            "ポーンの手も駒取りもない手は、双方合わせて100手のうち60手です。最後のポーンの手はこの"
            "対局"
            "ではなし、最後の駒取りはこの対局ではなしです。相手の持ち時間に1分を加えます。この申請"
            "は引"
            "き分けの提案として残ります。"
        )
    );
    player.advance(1min); // the clock stands while it is looked at
    QCOMPARE(player.reads(Color::White), QStringLiteral("2:50"));
    QCOMPARE(player.reads(Color::Black), QStringLiteral("4:00"));
    QVERIFY(player.sees("acceptBlack"));
    QCOMPARE(player.text("noteWhite"), inLanguage(language, "Draw offered", "引き分けを提案中"));
    QVERIFY(closeEvidence(player));
    player.advance(5s); // and goes on afterwards
    QCOMPARE(player.reads(Color::White), QStringLiteral("2:45"));
    QVERIFY(claim(player, "claimWhite", chess::ClaimRule::FiftyMoves)
    ); // the same once more costs nothing and brings nothing
    QCOMPARE(player.reads(Color::Black), QStringLiteral("4:00"));
    QCOMPARE(
        status(player).first(),
        inLanguage(language, "This claim has been judged already", "この申請はもう判定しました")
    );
    QVERIFY(player.click("claimCancel"));
    QVERIFY(player.click("acceptBlack"));
    QCOMPARE(endOf(player), QStringLiteral("Agreement"));
}

void TestDrawGames::wrongClaimAnnounced() { // 9.5.3: the move announced must be made
    QFETCH(QString, language);
    Player player(language);
    QVERIFY(begin(player, RulesetName::Fide));
    QVERIFY(player.playLine(QStringLiteral("e4 e5"), By::Tap));
    QVERIFY(player.click("claimWhite") && player.click("claimAnnounce"));
    player.bring(QStringLiteral("g1"), QStringLiteral("f3"), By::Drag);
    QVERIFY(player.click("claimNow"));
    QVERIFY(!player.game().isOver());
    QCOMPARE(player.reads(Color::Black), QStringLiteral("11:10"));
    QVERIFY(closeEvidence(player));
    const QString play =
        inLanguage(language, "Play the move announced: Nf3", "予告した手を指してください：Nf3");
    QCOMPARE(status(player).first(), play);
    player.bring(QStringLiteral("d2"), QStringLiteral("d4"), By::Drag);
    QCOMPARE(player.moves().size(), 2);
    QCOMPARE(status(player).first(), play);
    QVERIFY(player.sees("acceptBlack"));
    QVERIFY(player.play(QStringLiteral("Nf3"), By::Drag));
    QVERIFY(player.sees("acceptBlack")); // the claim stands as an offer until he answers
    QVERIFY(player.play(QStringLiteral("Nc6"), By::Drag));
    QVERIFY(!player.sees("acceptBlack"));
}

void TestDrawGames::whatDiffers() { // 9.2.3.2
    QFETCH(QString, language);
    Player player(language, QStringLiteral("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"));
    QVERIFY(player.playLine(QStringLiteral("Kd1 Kd8 Ke1 Ke8 Kd1 Kd8 Ke1 Ke8"), By::Tap));
    QVERIFY(claim(player, "claimWhite", chess::ClaimRule::Threefold));
    QVERIFY(!player.game().isOver()); // the right to castle was gone the second time
    QCOMPARE(
        pictureWords(player, "evidenceMoment"),
        (QStringList{
            inLanguage(language, "the start", "開始局面"),
            QStringLiteral("2... Ke8"),
            QStringLiteral("4... Ke8")})
    );
    QCOMPARE(
        pictureWords(player, "evidenceDifference"),
        (QStringList{
            inLanguage(language, "Other castling rights", "キャスリングの権利が違います"),
            inLanguage(language, "The same position", "同じ局面"),
            inLanguage(language, "Claimed", "申請した局面")})
    );
}

void TestDrawGames::fiftyMoves() { // draw-08, 9.3.2
    QFETCH(QString, language);
    Player player(language, QStringLiteral("8/5k2/8/8/8/2R5/8/2K5 w - - 100 115"));
    QVERIFY(player.click("claimWhite")); // the ground that is there is chosen already
    QVERIFY(player.click("claimNow"));
    QCOMPARE(endOf(player), QStringLiteral("FiftyMoves"));
    QCOMPARE(
        banner(player),
        (QStringList{
            saidTitle(QStringLiteral("fifty_claim"), language, Color::White),
            saidLine(QStringLiteral("fifty_claim"), language, Color::White),
            saidArticle(QStringLiteral("fifty_claim"), language)})
    );
}

void TestDrawGames::fivefold() { // repetition-06, 9.6.1
    QFETCH(QString, language);
    Player player(language);
    const QString there = QStringLiteral("Nf3 Nf6 Ng1 Ng8");
    for (int i = 0; i < 4; ++i) {
        QVERIFY(!player.game().isOver());
        QVERIFY(player.playLine(there, By::Tap));
    }
    QCOMPARE(endOf(player), QStringLiteral("FivefoldRepetition"));
    QCOMPARE(player.text("resultLine"), saidLine(QStringLiteral("five"), language, Color::White));
    QVERIFY(!player.click("claimWhite"));
}

void TestDrawGames::resignBareKing() { // 5.1.2
    QFETCH(QString, language);
    Player player(language, QStringLiteral("8/8/4k3/8/8/4KQ2/8/8 w - - 0 60"));
    QVERIFY(player.click("resignWhite"));
    QCOMPARE(
        player.question(),
        saidTitle(QStringLiteral("q_resign_draw"), language, Color::White) + QLatin1Char('\n') +
            saidLine(QStringLiteral("q_resign_draw"), language, Color::White)
    );
    QVERIFY(player.answer("confirmYes"));
    QCOMPARE(endOf(player), QStringLiteral("Resignation"));
    QCOMPARE(
        banner(player),
        (QStringList{
            saidTitle(QStringLiteral("resign_draw"), language, Color::White),
            saidLine(QStringLiteral("resign_draw"), language, Color::White),
            saidArticle(QStringLiteral("resign_draw"), language)})
    );
}

void TestDrawGames::everyPresetsWay_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("rules");
    QTest::addColumn<bool>("isAutomatic");
    QTest::addColumn<bool>("isNoticed");
    for (const QString& language : languages()) {
        const auto row = [&](const char* name, RulesetName rules, bool isAutomatic, bool isNoticed
                         ) {
            QTest::addRow("%s %s", name, qPrintable(language))
                << language << static_cast<int>(rules) << isAutomatic << isNoticed;
        };
        row("fide", RulesetName::Fide, false, true);
        row("automatic", RulesetName::Automatic, true, false);
        row("family", RulesetName::Family, false, true);
        row("board", RulesetName::Board, false, false);
    }
}

void TestDrawGames::everyPresetsWay() {
    QFETCH(QString, language);
    QFETCH(int, rules);
    QFETCH(bool, isAutomatic);
    QFETCH(bool, isNoticed);
    Player player(language);
    QVERIFY(begin(player, static_cast<RulesetName>(rules)));
    for (const QString& san : Thrice.split(QLatin1Char(' '))) {
        QVERIFY(!player.game().isOver());
        if (player.session().terms().press == chess::PressMode::Press) {
            QVERIFY(player.make(san, By::Tap));
            player.key(Qt::Key_Space);
        } else {
            QVERIFY(player.play(san, By::Tap));
        }
    }
    QCOMPARE(player.game().isOver(), isAutomatic);
    QCOMPARE(status(player).first() == noticeWords(language), isNoticed);
    if (isAutomatic) {
        QCOMPARE(
            player.text("resultTitle"),
            saidTitle(QStringLiteral("three_auto"), language, Color::White)
        );
        QCOMPARE(
            player.text("resultLine"),
            saidLine(QStringLiteral("three_auto"), language, Color::White)
        );
        return;
    }
    QVERIFY(claim(player, "claimWhite", chess::ClaimRule::Threefold));
    QCOMPARE(endOf(player), QStringLiteral("ThreefoldRepetition"));
    QCOMPARE(
        player.text("resultTitle"), saidTitle(QStringLiteral("three_claim"), language, Color::White)
    );
}

void TestDrawGames::houseRuleIsNamed() { // S3.54, fiftymove-02
    QFETCH(QString, language);
    Player player(language);
    QVERIFY(begin(player, RulesetName::Automatic));
    player.continueFrom(QStringLiteral("8/5k2/8/8/8/2R5/8/2K5 w - - 99 115"));
    QVERIFY(player.click("clockStart"));
    QVERIFY(player.play(QStringLiteral("Kd2"), By::Tap));
    QCOMPARE(endOf(player), QStringLiteral("FiftyMoves"));
    QCOMPARE(
        banner(player),
        (QStringList{
            saidTitle(QStringLiteral("fifty_auto"), language, Color::White),
            saidLine(QStringLiteral("fifty_auto"), language, Color::White),
            inLanguage(
                language,
                "House rule, beside FIDE Laws, article 9.3",
                "ルール設定（FIDE規則 9.3とは別）"
            )})
    );
}

void TestDrawGames::notices_data() { // draw-09
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("clock");
    QTest::addColumn<QString>("line");
    for (const QString& language : languages()) {
        const auto row = [&](int clock, const QString& line) {
            QTest::addRow("%d %s", clock, qPrintable(language)) << language << clock << line;
        };
        const QString also =
            inLanguage(language, " You may also play on.", "申請せずに続けることもできます。");
        row(76, QString());
        row(98, QString());
        row(99,
            inLanguage(
                language,
                "A move can complete the 50 moves each.",
                "次の手で、ポーンの手も駒取りもない手が双方50手ずつになります。"
            ) + also);
        row(100,
            inLanguage(
                language,
                "50 moves each without a pawn move or capture.",
                "双方50手ずつ、ポーンの手も駒取りもありません。"
            ) + also);
        row(149,
            inLanguage(
                language,
                "50 moves each without a pawn move or capture.",
                "双方50手ずつ、ポーンの手も駒取りもありません。"
            ) + also);
        row(150, QString()); // drawn
    }
}

void TestDrawGames::notices() {
    QFETCH(QString, language);
    QFETCH(int, clock);
    QFETCH(QString, line);
    Player player(language, QStringLiteral("8/5k2/8/8/8/2R5/8/2K5 w - - %1 120").arg(clock));
    const bool isNoticed = status(player).first() == noticeWords(language);
    QCOMPARE(isNoticed ? status(player).last() : QString(), line);
    QCOMPARE(player.game().isOver(), clock >= 150);
    QVERIFY(player.command("claimNotice")); // it can be switched off
    QVERIFY(status(player).first() != noticeWords(language));
    QCOMPARE(player.click("claimWhite"), clock < 150); // the claim itself is always open
}

void TestDrawGames::counts() {
    QFETCH(QString, language);
    Player player(language);
    QVERIFY(!player.sees("countsLine"));
    QVERIFY(player.playLine(QStringLiteral("Nf3 Nf6 Ng1 Ng8"), By::Tap));
    QCOMPARE(
        player.text("countsLine"),
        inLanguage(
            language,
            "Position 2× · 4/100 without pawn move or capture",
            "同一局面 2回目 ・ ポーンの手も駒取りもない手 4/100"
        )
    );
    QVERIFY(player.command("counts"));
    QVERIFY(!player.sees("countsLine"));
}

// What comes and goes beside the board moves neither the board nor the window.
void TestDrawGames::windowKeepsItsSize() {
    QFETCH(QString, language);
    Player player(language);
    QVERIFY(begin(player, RulesetName::Fide));
    QVERIFY(player.playLine(QStringLiteral("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1"), By::Tap));
    const QRect board = player.board().geometry();
    const auto size = [&] {
        player.settle();
        return player.window().size();
    };
    const QSize window = size();
    QVERIFY(player.click("offerWhite"));
    QCOMPARE(size(), window);
    QCOMPARE(player.board().geometry(), board);
    QVERIFY(player.click("claimBlack"));
    QCOMPARE(size(), window);
    QCOMPARE(player.board().geometry(), board);
    QVERIFY(player.click("claimAnnounce"));
    player.bring(QStringLiteral("f6"), QStringLiteral("d5"), By::Tap);
    QCOMPARE(size(), window);
    QCOMPARE(player.board().geometry(), board);
    QVERIFY(player.click("claimNow"));
    QCOMPARE(size(), window);
    QCOMPARE(player.board().geometry(), board);
    QVERIFY(closeEvidence(player));
    QCOMPARE(size(), window);
    QCOMPARE(player.board().geometry(), board);
    QVERIFY(player.click("acceptWhite") || player.sees("acceptBlack"));
    QCOMPARE(size(), window);
    QCOMPARE(player.board().geometry(), board);
}

void TestDrawGames::boardKeepsItsSizeInATallWindow() {
    Player player(QStringLiteral("ja"));
    QVERIFY(begin(player, RulesetName::Fide));
    player.window().resize(560, 780);
    player.settle();
    QVERIFY(player.playLine(QStringLiteral("e4 e5 Nf3"), By::Tap));
    const QRect board = player.board().geometry();
    QVERIFY(player.click("offerWhite"));
    player.settle();
    QVERIFY(player.sees("acceptBlack"));
    QCOMPARE(player.board().geometry(), board);
    QVERIFY(player.click("acceptBlack"));
    QCOMPARE(endOf(player), QStringLiteral("Agreement"));
}

} // namespace

QTEST_MAIN(TestDrawGames)
#include "tst_drawgames.moc"
