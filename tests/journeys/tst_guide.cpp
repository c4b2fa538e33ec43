// The rules guide, read in the real window: found by searching and from the game, its diagrams and
// quizzes done, its place kept.
#include "tests/support/chess.h"
#include "tests/support/player.h"
#include "tests/support/said.h"
#include "ui/guide/diagramcard.h"
#include "ui/guide/guidepage.h"
#include "ui/guide/quizcard.h"
#include "ui/shell/guidedesk.h"

#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTextBrowser>
#include <QtTest>

using namespace support;

namespace {

constexpr QSize Narrow(1040, 740);
constexpr QSize Wide(1500, 900);

const QString BeforeStalemate = QStringLiteral("7k/8/5KQ1/8/8/8/8/8 w - - 0 1"); // Qf7

ui::GuidePage& guide(Player& player) {
    return *player.window().guide().page();
}

bool isOpen(Player& player) {
    return player.window().guide().isOpen() && player.sees("guidePage");
}

// What is not seen at first is there once the events are done.
void finish(Player& player) {
    player.settle();
    while (!guide(player).column().isComplete()) {
        player.settle();
    }
    player.settle();
}

// A part of the page is scrolled to and clicked.
bool clickIn(Player& player, const QWidget* part, QPoint at) {
    if (!part) {
        return false;
    }
    ui::GuideColumn& column = guide(player).column();
    const QPoint inPage = part->mapTo(column.widget(), at);
    column.ensureVisible(inPage.x(), inPage.y(), 0, 60);
    player.settle();
    player.press(part->mapTo(&player.window(), at));
    player.release();
    player.settle();
    return true;
}

bool clickIn(Player& player, const QWidget* part) {
    return part && clickIn(player, part, part->rect().center());
}

void tapOn(Player& player, ui::DiagramCard& card, const QString& name) {
    const ui::BoardView& board = card.board().board();
    clickIn(player, &board, board.geometryNow().rectOf(square(name)).center().toPoint());
}

QString answerOf(const QWidget& card) {
    return card.findChild<ui::DiagramAnswer*>()->sentence();
}

// A link of the page, by its target, clicked where it stands.
bool clickLink(Player& player, const QString& href) {
    for (QTextBrowser* view : guide(player).column().findChildren<QTextBrowser*>()) {
        QTextCursor cursor(view->document());
        for (int at = 0; view->isVisible() && at < view->document()->characterCount() - 1; ++at) {
            cursor.setPosition(at + 1);
            if (cursor.charFormat().anchorHref() == href) {
                cursor.setPosition(at + 2);
                return clickIn(player, view->viewport(), view->cursorRect(cursor).center());
            }
        }
    }
    return false;
}

class TestGuide : public QObject {
    Q_OBJECT

private slots:
    void searched_data() { inBoth(); }
    void searched();
    void searchGoesAway();
    void diagramAndQuiz_data() { inBoth(); }
    void diagramAndQuiz();
    void fromStalemate_data() { inBoth(); }
    void fromStalemate();
    void fromResignation();
    void fromOffer();
    void fromClaim();
    void fromRefusedMove();
    void languageKeepsTheSection();
    void backAndForward();
    void footLeadsOn();
    void cardsStandClear();
    void linksLead();
    void placeIsKept();
    void clockGoesOn();
    void keysAreThePages();
    void commandsShowTheGame();
    void tryInGame();
    void tryInGameAsks();
    void standsBesideWhereThereIsRoom();
    void textSize();
    void pdf();

private:
    static void inBoth() {
        QTest::addColumn<QString>("language");
        for (const QString& language : languages()) {
            QTest::newRow(qPrintable(language)) << language;
        }
    }
};

void TestGuide::searched() {
    QFETCH(QString, language);
    Player player(language);
    player.key(Qt::Key_F1);
    QVERIFY(isOpen(player));
    QCOMPARE(guide(player).page(), QStringLiteral("contents"));
    QVERIFY(player.enter("guideSearch", QStringLiteral("アンパッサン")));
    QCOMPARE(guide(player).page(), QStringLiteral("search:アンパッサン"));
    QVERIFY(clickLink(player, QStringLiteral("page:4.3")));
    QCOMPARE(guide(player).page(), QStringLiteral("4.3"));
    QCOMPARE(guide(player).text().title, inLanguage(language, "En passant", "アンパッサン"));
}

void TestGuide::searchGoesAway() {
    Player player(QStringLiteral("en"));
    QVERIFY(player.command("guide"));
    QVERIFY(player.enter("guideSearch", QStringLiteral("5.2.1")));
    QVERIFY(player.click("guideSearch"));
    player.key(Qt::Key_Return); // the first that was found
    QCOMPARE(guide(player).page(), QStringLiteral("5.2"));
    QVERIFY(guide(player).column().verticalScrollBar()->value() >= 0);
    player.key(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(guide(player).page(), QStringLiteral("search:5.2.1"));
    QVERIFY(player.click("guideSearch"));
    player.key(Qt::Key_A, Qt::ControlModifier);
    player.key(Qt::Key_Delete);
    QCOMPARE(guide(player).page(), QStringLiteral("contents"));
}

void TestGuide::diagramAndQuiz() {
    QFETCH(QString, language);
    Player player(language);
    player.window().guide().openSection(QStringLiteral("4.3"));
    finish(player);
    auto* card = player.window().findChild<ui::DiagramCard*>(QStringLiteral("diagram-4.3"));
    QVERIFY(card && !card->isMarkedDone());
    tapOn(player, *card, QStringLiteral("e5")); // the pawn that came two moves ago
    tapOn(player, *card, QStringLiteral("f6"));
    QVERIFY(!card->isMarkedDone());
    QVERIFY(!answerOf(*card).isEmpty());
    const QString refused = answerOf(*card);
    tapOn(player, *card, QStringLiteral("e5"));
    tapOn(player, *card, QStringLiteral("d6"));
    QVERIFY(card->isMarkedDone());
    QVERIFY(answerOf(*card) != refused);
    auto* quiz = player.window().findChild<ui::QuizCard*>(QStringLiteral("quiz-4.3"));
    QVERIFY(quiz);
    const std::size_t right = ui::findQuiz(QStringLiteral("4.3"))->answer;
    const auto choice = [quiz](std::size_t i) {
        return quiz->findChild<QPushButton*>(QStringLiteral("choice%1").arg(i));
    };
    QVERIFY(clickIn(player, choice(right == 0 ? 1 : 0)));
    QVERIFY(!quiz->isMarkedDone());
    QVERIFY(clickIn(player, choice(right)));
    QVERIFY(quiz->isMarkedDone());
    QVERIFY(guide(player).progress().isSectionDone(QStringLiteral("4.3")));
    QVERIFY(player.moves().isEmpty()); // of the game
    guide(player).openSection(QStringLiteral("4.4"));
    guide(player).openSection(QStringLiteral("4.3"));
    finish(player);
    QVERIFY(
        player.window().findChild<ui::DiagramCard*>(QStringLiteral("diagram-4.3"))->isMarkedDone()
    );
    // Another day.
    Player later(player.home());
    later.window().guide().openSection(QStringLiteral("4.3"));
    finish(later);
    QVERIFY(guide(later).progress().isSectionDone(QStringLiteral("4.3")));
    QVERIFY(later.window().findChild<ui::QuizCard*>(QStringLiteral("quiz-4.3"))->isMarkedDone());
}

void TestGuide::fromStalemate() {
    QFETCH(QString, language);
    Player player(language, BeforeStalemate);
    QVERIFY(player.play(QStringLiteral("Qf7"), By::Drag));
    QCOMPARE(
        player.text("guideLink"), inLanguage(language, "Why is this a draw?", "どうして引き分け？")
    );
    QVERIFY(player.click("guideLink"));
    QVERIFY(isOpen(player));
    QCOMPARE(guide(player).page(), QStringLiteral("5.2"));
    QVERIFY(player.click("guideToGame"));
    QVERIFY(!isOpen(player));
    QVERIFY(player.sees("resultBanner"));
}

void TestGuide::fromResignation() {
    Player player(QStringLiteral("ja"));
    QVERIFY(player.play(QStringLiteral("e4"), By::Tap));
    QVERIFY(player.command("resignBlackCommand"));
    QVERIFY(player.answer("confirmYes"));
    QCOMPARE(player.text("guideLink"), QStringLiteral("どうして勝ち？"));
    QVERIFY(player.click("guideLink"));
    QCOMPARE(guide(player).page(), QStringLiteral("5.3"));
}

void TestGuide::fromOffer() {
    Player player(QStringLiteral("ja"));
    QVERIFY(player.playLine(QStringLiteral("e4 e5 Nf3"), By::Tap));
    QVERIFY(player.command("offerWhiteCommand"));
    QVERIFY(player.click("offerHelpBlack"));
    QCOMPARE(guide(player).page(), QStringLiteral("5.3"));
    QVERIFY(player.click("guideToGame"));
    QVERIFY(player.sees("offerToBlack")); // still open
}

void TestGuide::fromClaim() {
    Player player(QStringLiteral("en"));
    QVERIFY(player.command("claimDraw"));
    QVERIFY(player.click("claimHelp"));
    QCOMPARE(guide(player).page(), QStringLiteral("6.3"));
    QVERIFY(player.click("guideToGame"));
    QVERIFY(player.sees("claimBox"));
}

void TestGuide::fromRefusedMove() { // 3.9.2: the knight is pinned
    Player player(QStringLiteral("en"), QStringLiteral("4k3/8/8/8/1b6/2N5/8/4K2R w - - 0 1"));
    player.drag(QStringLiteral("c3"), QStringLiteral("d5"));
    QVERIFY(player.click("refusalWhy"));
    QVERIFY(isOpen(player));
    QCOMPARE(guide(player).page(), QStringLiteral("3.3"));
}

void TestGuide::languageKeepsTheSection() {
    Player player(QStringLiteral("ja"));
    player.window().guide().openSection(QStringLiteral("5.4"));
    finish(player);
    QScrollBar& bar = *guide(player).column().verticalScrollBar();
    bar.setValue(bar.maximum() / 2);
    const ui::GuideSpot spot = guide(player).column().spot();
    QVERIFY(spot != ui::GuideSpot());
    QVERIFY(player.command("english"));
    finish(player);
    QCOMPARE(guide(player).page(), QStringLiteral("5.4"));
    QCOMPARE(guide(player).text().title, QStringLiteral("Dead position and insufficient material"));
    QCOMPARE(guide(player).column().spot().block, spot.block);
    QCOMPARE(player.text("guideToGame"), QStringLiteral("Back to the game"));
    QVERIFY(player.command("japanese"));
    finish(player);
    QCOMPARE(guide(player).page(), QStringLiteral("5.4"));
    QCOMPARE(guide(player).text().title, QStringLiteral("デッドポジションと戦力不足"));
}

void TestGuide::backAndForward() {
    Player player(QStringLiteral("en"));
    QVERIFY(player.command("guide"));
    ui::GuidePage& page = guide(player);
    QVERIFY(!player.find("guideBack")->isEnabled());
    page.openSection(QStringLiteral("2.4"));
    finish(player);
    QVERIFY(clickIn(player, player.find("guideNext")));
    QCOMPARE(page.page(), QStringLiteral("2.5"));
    QVERIFY(player.click("guideBack"));
    QCOMPARE(page.page(), QStringLiteral("2.4"));
    player.key(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(page.page(), QStringLiteral("contents"));
    player.key(Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(page.page(), QStringLiteral("2.4"));
    const QPoint middle = page.mapTo(&player.window(), page.rect().center());
    player.press(middle, Qt::ForwardButton); // at the side of the mouse
    player.release(Qt::ForwardButton);
    QCOMPARE(page.page(), QStringLiteral("2.5"));
    player.press(middle, Qt::BackButton);
    player.release(Qt::BackButton);
    QCOMPARE(page.page(), QStringLiteral("2.4"));
    QVERIFY(player.find("guideForward")->isEnabled());
}

// From the last section to the common mistakes and back; with titles, where there is room.
void TestGuide::footLeadsOn() {
    Player player(QStringLiteral("en"));
    player.window().guide().openSection(QStringLiteral("7.1"));
    finish(player);
    const auto* on = qobject_cast<QPushButton*>(player.find("guideNext"));
    const auto* back = qobject_cast<QPushButton*>(player.find("guidePrevious"));
    QVERIFY(on && back);
    QCOMPARE(on->text(), QStringLiteral("Common mistakes →"));
    QCOMPARE(back->text(), QStringLiteral("← 6.4\u2002Notation, score sheet, PGN and FEN"));
    QVERIFY(clickIn(player, on));
    finish(player);
    QCOMPARE(guide(player).page(), QStringLiteral("mistakes"));
    QVERIFY(!on->isVisible());
    QVERIFY(clickIn(player, back));
    QCOMPARE(guide(player).page(), QStringLiteral("7.1"));
}

// The last line of a text has room below its letters; what comes after a card makes up for it.
void TestGuide::cardsStandClear() {
    Player player(QStringLiteral("en"));
    player.window().guide().openSection(QStringLiteral("5.2"));
    finish(player);
    const auto* card = guide(player).column().findChild<QWidget*>(QStringLiteral("diagram-5.2"));
    QVERIFY(card);
    int above = 0; // where the text before ends, and that after begins
    int below = guide(player).column().widget()->height();
    for (const auto* text : guide(player).column().findChildren<QTextBrowser*>()) {
        const QRect at = text->geometry();
        above = at.bottom() < card->y() ? std::max(above, at.bottom()) : above;
        below = at.top() > card->geometry().bottom() ? std::min(below, at.top()) : below;
    }
    const int before = card->y() - above;
    const int after = below - card->geometry().bottom();
    QVERIFY2(after >= before + 4 && after < 2 * before, qPrintable(QString::number(after)));
}

void TestGuide::linksLead() {
    Player player(QStringLiteral("ja"));
    player.window().guide().openSection(QStringLiteral("1.1"));
    finish(player);
    QVERIFY(clickLink(player, QStringLiteral("article:2.1")));
    QCOMPARE(guide(player).page(), QStringLiteral("articles"));
    QVERIFY(clickLink(player, QStringLiteral("section:1.1")));
    QCOMPARE(guide(player).page(), QStringLiteral("1.1"));
    QVERIFY(clickLink(player, QStringLiteral("term:T003")));
    QCOMPARE(guide(player).page(), QStringLiteral("glossary"));
    QVERIFY(guide(player).column().verticalScrollBar()->value() > 0); // at the word
}

void TestGuide::placeIsKept() {
    Home home;
    QString place;
    {
        Player player(home, QStringLiteral("ja"));
        player.window().guide().openSection(QStringLiteral("6.2"));
        finish(player);
        QScrollBar& bar = *guide(player).column().verticalScrollBar();
        bar.setValue(bar.maximum() / 2);
        place = guide(player).place();
    }
    Player player(home);
    player.key(Qt::Key_F1);
    finish(player);
    QCOMPARE(guide(player).place(), place);
    QVERIFY(guide(player).column().verticalScrollBar()->value() > 0);
}

void TestGuide::clockGoesOn() {
    Player player(QStringLiteral("en"));
    QVERIFY(player.openNewGame());
    QVERIFY(player.choose("time", QStringLiteral("blitz_3")));
    QVERIFY(player.answer("newGameStart"));
    QVERIFY(player.click("clockStart"));
    const QString full = player.reads(chess::Color::White);
    player.key(Qt::Key_F1);
    QVERIFY(isOpen(player));
    player.advance(std::chrono::seconds(30));
    QVERIFY(player.session().clock()->phase() == chess::ClockPhase::Running);
    player.key(Qt::Key_Space); // the page's, not the clock's
    player.key(Qt::Key_P);
    QVERIFY(player.session().clock()->phase() == chess::ClockPhase::Running);
    player.key(Qt::Key_F1);
    QVERIFY(!isOpen(player));
    QVERIFY(player.reads(chess::Color::White) != full);
}

void TestGuide::keysAreThePages() {
    Player player(QStringLiteral("en"));
    QVERIFY(player.playLine(QStringLiteral("e4 e5 Nf3"), By::Drag));
    const auto below = player.board().below();
    player.window().guide().openSection(QStringLiteral("5.5"));
    finish(player);
    QScrollBar& bar = *guide(player).column().verticalScrollBar();
    player.key(Qt::Key_PageDown);
    QVERIFY(bar.value() > 0);
    player.key(Qt::Key_End);
    QCOMPARE(bar.value(), bar.maximum());
    player.key(Qt::Key_Home);
    QCOMPARE(bar.value(), 0);
    player.key(Qt::Key_F);
    player.key(Qt::Key_Tab); // to the first link, and on
    QVERIFY(guide(player).isAncestorOf(player.window().focusWidget()));
    QVERIFY(isOpen(player));
    player.key(Qt::Key_Escape);
    QVERIFY(!isOpen(player));
    QCOMPARE(player.board().below(), below);
    QCOMPARE(player.window().playPage().shownPly(), std::size_t(3)); // nothing was looked back at
}

void TestGuide::commandsShowTheGame() {
    Player player(QStringLiteral("en"));
    QVERIFY(player.play(QStringLiteral("e4"), By::Drag));
    player.key(Qt::Key_F1);
    QVERIFY(isOpen(player));
    QVERIFY(player.command("takeBack"));
    QVERIFY(!isOpen(player)); // what is done is seen
    QVERIFY(player.moves().isEmpty());
}

void TestGuide::tryInGame() {
    Player player(QStringLiteral("en"));
    player.window().guide().openSection(QStringLiteral("2.1"));
    finish(player);
    auto* card = player.window().findChild<ui::DiagramCard*>(QStringLiteral("diagram-2.1"));
    QVERIFY(card);
    const chess::Position position = card->board().position();
    QVERIFY(clickIn(player, card->findChild<QPushButton*>(QStringLiteral("game"))));
    QVERIFY(!isOpen(player));
    QVERIFY(player.game().position() == position);
    QCOMPARE(player.game().rules(), chess::presetOf(chess::RulesetName::Family).rules);
    QVERIFY(!player.session().clock());
}

void TestGuide::tryInGameAsks() {
    Player player(QStringLiteral("ja"));
    QVERIFY(player.play(QStringLiteral("e4"), By::Drag));
    const QString before = player.fen();
    player.window().guide().openSection(QStringLiteral("2.1"));
    finish(player);
    auto* card = player.window().findChild<ui::DiagramCard*>(QStringLiteral("diagram-2.1"));
    const auto* button = card->findChild<QPushButton*>(QStringLiteral("game"));
    QVERIFY(clickIn(player, button));
    QVERIFY(player.answer("confirmNo"));
    QVERIFY(isOpen(player));
    QCOMPARE(player.fen(), before);
    QVERIFY(clickIn(player, button));
    QVERIFY(player.answer("confirmYes"));
    QVERIFY(!isOpen(player));
    QVERIFY(player.fen() != before);
}

void TestGuide::standsBesideWhereThereIsRoom() {
    Player player(QStringLiteral("ja"));
    player.window().resize(Narrow);
    player.settle();
    player.key(Qt::Key_F1);
    QVERIFY(isOpen(player) && !player.board().isVisible());
    QVERIFY(player.sees("guideToGame") && !player.sees("guideClose"));
    player.window().resize(Wide);
    player.settle();
    QVERIFY(isOpen(player) && player.board().isVisible());
    QVERIFY(player.sees("guideClose") && !player.sees("guideToGame"));
    QCOMPARE(player.window().size(), Wide);
    QVERIFY(player.play(QStringLiteral("e4"), By::Drag)); // beside it
    player.window().resize((Narrow + Wide) / 2);
    player.settle();
    player.window().resize(Narrow);
    player.settle();
    QCOMPARE(player.window().size(), Narrow);
    QVERIFY(player.board().isVisible()); // the game was in hand
    player.window().resize(Wide);
    player.settle();
    player.key(Qt::Key_F1);
    QVERIFY(isOpen(player) && player.board().isVisible());
    QVERIFY(player.click("guideClose"));
    QVERIFY(!isOpen(player) && player.board().isVisible());
}

void TestGuide::textSize() {
    Home home;
    {
        Player player(home, QStringLiteral("ja"));
        player.key(Qt::Key_F1);
        QCOMPARE(guide(player).textSize(), 100);
        for (int i = 0; i < 10; ++i) {
            player.key(Qt::Key_Plus, Qt::ControlModifier);
        }
        QCOMPARE(guide(player).textSize(), 200);
        player.key(Qt::Key_Minus, Qt::ControlModifier);
        QCOMPARE(guide(player).textSize(), 175);
        QVERIFY(player.click("guideSmaller"));
        QCOMPARE(guide(player).textSize(), 150);
        const auto* view = guide(player).column().findChild<QTextBrowser*>();
        QVERIFY(view->document()->defaultFont().pointSizeF() > QApplication::font().pointSizeF());
    }
    Player player(home);
    player.key(Qt::Key_F1);
    QCOMPARE(guide(player).textSize(), 150);
}

void TestGuide::pdf() {
    Player player(QStringLiteral("ja"));
    player.window().guide().openSection(QStringLiteral("5.2"));
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("5.2.pdf"));
    QVERIFY(guide(player).writePdf(file));
    QFile written(file);
    QVERIFY(written.open(QIODevice::ReadOnly));
    const QByteArray bytes = written.readAll();
    QVERIFY(bytes.startsWith("%PDF"));
    QVERIFY(bytes.contains("/Image")); // the diagrams
    QVERIFY(!guide(player).writePdf(folder.filePath(QStringLiteral("no/such/folder.pdf"))));
}

} // namespace

QTEST_MAIN(TestGuide)
#include "tst_guide.moc"
