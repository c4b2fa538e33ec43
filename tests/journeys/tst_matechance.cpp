// Ends that hang on whether a side could still mate, through the real window: the result, why, and
// the line or the drawing that shows it.
#include "core/verdict/matewatch.h"
#include "tests/support/chess.h"
#include "tests/support/player.h"
#include "tests/support/said.h"
#include "tests/support/slowwatcher.h"
#include "ui/board/miniboard.h"

#include <QAbstractButton>
#include <QLabel>
#include <QTimer>
#include <QtTest>

using namespace support;
using namespace std::chrono_literals;
using chess::Color;

namespace {

QString sq(const char* name) {
    return QString::fromLatin1(name);
}

// A program whose watcher answers when it is told to.
struct Slow {
    explicit Slow(const QString& language, const QString& fen)
        : Slow(language, fen, new SlowWatcher) {}

    SlowWatcher* watcher;
    Player player;

private:
    Slow(const QString& language, const QString& fen, SlowWatcher* watcher_)
        : watcher(watcher_), player(language, fen, std::unique_ptr<app::MateWatcher>(watcher_)) {}
};

QString end(Player& player) {
    return endOf(player.game().outcome());
}

// The clock runs in a position, and then White's flag falls.
bool letWhiteOverstep(Player& player, const QString& fen) {
    if (!player.openNewGame() || !player.choose("time", QStringLiteral("blitz_3")) ||
        !player.answer("newGameStart")) {
        return false;
    }
    player.continueFrom(fen);
    if (!player.click("clockStart")) {
        return false;
    }
    player.advance(4min);
    return true;
}

bool resign(Player& player, const char* button) {
    return player.click(button) && player.answer("confirmYes");
}

// "Show why" is pressed, and what is asked for has been answered.
bool showWhy(Player& player, Color side) {
    if (!player.click("showWhy")) {
        return false;
    }
    return QTest::qWaitFor(
        [&] {
            const auto chance = player.session().chance(side);
            return chance && !std::holds_alternative<chess::Unfinished>(*chance);
        },
        30'000
    );
}

QStringList ringed(Player& player) { // on the board
    const auto& drawing = player.board().state().refusal;
    return drawing ? squareNames(drawing->rings) : QStringList();
}

QStringList cornered(Player& player) {
    const auto& drawing = player.board().state().refusal;
    return drawing ? squareNames(drawing->marks) : QStringList();
}

const chess::Board& smallBoard(Player& player) {
    return dynamic_cast<ui::MiniBoard*>(player.find("whyBoard"))->board();
}

bool isEnabled(Player& player, const char* name) {
    const QWidget* widget = player.find(name);
    return widget && widget->isEnabled();
}

QString line() { // where a knight mates a king beside its rook
    return sq("4k3/8/2n5/8/8/8/8/3RK3 w - - 0 1");
}

class TestMateChance : public QObject {
    Q_OBJECT

private slots:
    void lastPawnMoveLocks_data() { inBoth(); }
    void lastPawnMoveLocks();
    void lockedAndSeenLater_data() { inBoth(); }
    void lockedAndSeenLater();
    void queenOverstepsAgainstKnight_data() { inBoth(); }
    void queenOverstepsAgainstKnight();
    void rookOverstepsAgainstKnight_data() { inBoth(); }
    void rookOverstepsAgainstKnight();
    void knightOverstepsAgainstQueen_data() { inBoth(); }
    void knightOverstepsAgainstQueen();
    void resignsAgainstBareKing_data() { inBoth(); }
    void resignsAgainstBareKing();
    void lineGoesByItself();
    void checking_data() { inBoth(); }
    void checking();
    void checkingIsNotSaidAtOnce();
    void notSettled_data() { inBoth(); }
    void notSettled();
    void resignQuestionWhereItIsOpen_data() { inBoth(); }
    void resignQuestionWhereItIsOpen();
    void keptGameTellsWhy();
    void whyByKeys();
    void windowKeepsItsSize_data();
    void windowKeepsItsSize();
    void manIsLookedAtMeanwhile();
    void answerLeavesTheHandAlone();

private:
    static void inBoth() {
        QTest::addColumn<QString>("language");
        for (const QString& language : languages()) {
            QTest::newRow(qPrintable(language)) << language;
        }
    }
};

void TestMateChance::lastPawnMoveLocks() { // 5.2.2
    QFETCH(QString, language);
    Player player(language, sq("4k3/8/6p1/p2p4/P2P2P1/8/8/4K3 b - - 0 1"));
    QVERIFY(player.play(sq("g5"), By::Tap));
    QCOMPARE(end(player), sq("DeadPosition"));
    QCOMPARE(
        player.text("resultTitle"),
        inLanguage(language, "Dead position — draw", "デッドポジション — 引き分け")
    );
    QVERIFY(player.text("resultArticle").contains(sq("5.2.2")));
    QVERIFY(ringed(player).isEmpty());
    QVERIFY(showWhy(player, Color::Black));
    QCOMPARE(ringed(player), QStringList({"a4", "a5", "d4", "d5", "g4", "g5"}));
    QVERIFY(cornered(player).contains(sq("e1")) && cornered(player).contains(sq("e8")));
    const QString sentence = player.text("whySentence");
    QVERIFY(sentence.startsWith(inLanguage(
        language,
        "Whatever is played, the kings never leave the squares marked",
        "どう指してもキング"
    )));
    QVERIFY(
        sentence.contains(inLanguage(language, "rings the locked pawns", "輪はもう動けないポーン"))
    );
    QVERIFY(!player.sees("whyBoard"));
    QVERIFY(player.click("showWhy"));
    QVERIFY(ringed(player).isEmpty() && !player.sees("whySentence"));
}

void TestMateChance::lockedAndSeenLater() {
    QFETCH(QString, language);
    Slow slow(language, sq("8/4k3/p1p1p1p1/2P1P1P1/P1p1p1p1/P1P1P1P1/4K3/3n4 w - - 0 40"));
    Player& player = slow.player;
    QVERIFY(player.play(sq("Kxd1"), By::Drag));
    QVERIFY(!player.game().isOver()); // nobody has waited
    slow.watcher->answer();
    player.settle();
    QCOMPARE(end(player), sq("DeadPosition"));
    slow.watcher->answer();
    QVERIFY(showWhy(player, Color::White));
    QVERIFY(ringed(player).contains(sq("c5")) && ringed(player).contains(sq("c6")));
    QVERIFY(!player.text("whySentence").isEmpty());
    QVERIFY(player.click("takeBackButton")); // the end goes with its move
    QCOMPARE(player.game().plyCount(), std::size_t{0});
    QVERIFY(!player.game().isOver() && !player.sees("whySentence"));
    QVERIFY(ringed(player).isEmpty());
}

void TestMateChance::queenOverstepsAgainstKnight() { // 6.9
    QFETCH(QString, language);
    Player player(language);
    QVERIFY(letWhiteOverstep(player, sq("4k3/8/2n5/8/8/8/8/3QK3 w - - 0 1")));
    QCOMPARE(end(player), sq("TimeForfeit"));
    QCOMPARE(
        player.text("resultTitle"),
        inLanguage(language, "White ran out of time — draw", "白の時間切れ — 引き分け")
    );
    QVERIFY(showWhy(player, Color::Black));
    QCOMPARE(
        player.text("whySentence"),
        inLanguage(
            language,
            "Black has only a knight, and White only queens: with these no checkmate by Black can "
            "come about.",
            "黒にはナイト1つ、白にはクイーンしかありません。これらの駒では、黒がメイトする形は作れ"
            "ません。"
        )
    );
    QCOMPARE(ringed(player), QStringList({"c6", "d1"}));
    QVERIFY(!player.sees("whyBoard"));
}

void TestMateChance::rookOverstepsAgainstKnight() {
    QFETCH(QString, language);
    Player player(language);
    QVERIFY(letWhiteOverstep(player, line()));
    QCOMPARE(end(player), sq("TimeForfeit Black"));
    QVERIFY(showWhy(player, Color::Black));
    QCOMPARE(
        player.text("whySentence"),
        inLanguage(
            language,
            "Black could still checkmate if White played along, for example like this:",
            "白が協力すれば、黒はまだメイトできました。たとえば次の手順です。"
        )
    );
    QVERIFY(player.click("whyFirst") || player.text("whyStep") != QString());
    QVERIFY(smallBoard(player) == player.game().position().board());
    QVERIFY(!isEnabled(player, "whyBack"));
    int steps = 0;
    while (isEnabled(player, "whyNext")) {
        QVERIFY(player.click("whyNext"));
        QVERIFY(++steps < 200);
    }
    QVERIFY(steps > 0);
    QVERIFY(player.text("whyStep").endsWith(QLatin1Char('#')));
    const chess::Board mated = smallBoard(player);
    QVERIFY(!(mated.of(Color::Black, chess::Role::Knight)).isEmpty());
    QVERIFY(player.click("whyBack"));
    QVERIFY(!player.text("whyStep").endsWith(QLatin1Char('#')));
    QVERIFY(player.click("whyFirst"));
    QVERIFY(smallBoard(player) == player.game().position().board());
    QCOMPARE(player.text("whyStep"), inLanguage(language, "The position at the end", "終局の局面"));
}

void TestMateChance::knightOverstepsAgainstQueen() {
    QFETCH(QString, language);
    Player player(language);
    QVERIFY(letWhiteOverstep(player, sq("3qk3/8/8/8/8/2N5/8/4K3 w - - 0 1")));
    QCOMPARE(end(player), sq("TimeForfeit Black"));
    QCOMPARE(
        player.text("resultTitle"),
        inLanguage(language, "White ran out of time — Black wins", "白の時間切れ — 黒の勝ち")
    );
    QVERIFY(showWhy(player, Color::Black));
    QVERIFY(player.sees("whyBoard"));
}

void TestMateChance::resignsAgainstBareKing() { // 5.1.2
    QFETCH(QString, language);
    Player player(language, sq("4k3/8/8/8/8/8/8/R3K3 w - - 0 1"));
    QVERIFY(resign(player, "resignWhite"));
    QCOMPARE(end(player), sq("Resignation"));
    QVERIFY(showWhy(player, Color::Black));
    QCOMPARE(
        player.text("whySentence"),
        inLanguage(
            language,
            "Black has nothing but the king, and a king alone cannot checkmate.",
            "黒にはキングしかありません。キングだけではメイトできません。"
        )
    );
    QCOMPARE(ringed(player), QStringList(sq("e8")));
}

void TestMateChance::lineGoesByItself() { // until it is stepped by hand
    Player player(sq("en"), line());
    QVERIFY(resign(player, "resignWhite"));
    QVERIFY(showWhy(player, Color::Black));
    auto* timer = player.window().findChild<QTimer*>(sq("whyTimer"));
    QVERIFY(timer && timer->isActive());
    QVERIFY(timer->interval() >= 1000); // slowly
    QCOMPARE(player.text("whyPlay"), sq("Pause"));
    timer->setInterval(0); // what it waits for comes at once
    QTRY_VERIFY(player.text("whyStep").endsWith(QLatin1Char('#')));
    QVERIFY(!timer->isActive());
    QCOMPARE(player.text("whyPlay"), sq("Play"));
    timer->setInterval(1h);
    QVERIFY(player.click("whyPlay")); // once more from the beginning
    QVERIFY(timer->isActive());
    QVERIFY(smallBoard(player) == player.game().position().board());
    QVERIFY(player.click("whyNext"));
    QVERIFY(!timer->isActive());
    QVERIFY(player.click("whyPlay"));
    QVERIFY(player.click("whyPlay")); // a pause
    QVERIFY(!timer->isActive());
}

void TestMateChance::checking() {
    QFETCH(QString, language);
    Slow slow(language, QString());
    Player& player = slow.player;
    QVERIFY(letWhiteOverstep(player, SlowDead));
    QVERIFY(!player.game().isOver() && !player.sees("resultBanner"));
    auto* delay = player.window().findChild<QTimer*>(sq("checkingDelay"));
    delay->start(0);
    QTRY_COMPARE(
        player.text("statusLine"),
        inLanguage(
            language,
            "Checking whether Black could still checkmate…",
            "黒にまだメイトの可能性があるか調べています…"
        )
    );
    QCOMPARE(
        player.text("statusTitle"), inLanguage(language, "White ran out of time", "白の時間切れ")
    );
    QVERIFY(player.windowTitle().startsWith(player.text("statusTitle")));
    QCOMPARE(player.reads(Color::White), sq("0:00"));
    player.bring(sq("e2"), sq("d1"), By::Drag);
    QCOMPARE(player.game().plyCount(), std::size_t{0});
    QVERIFY(!player.click("resignBlack") && !player.click("offerWhite"));
    QVERIFY(!player.click("takeBackButton"));
    slow.watcher->answer();
    player.settle();
    QCOMPARE(end(player), sq("TimeForfeit"));
    QVERIFY(player.sees("resultBanner") && !player.sees("statusCard"));
    slow.watcher->answer();
    QVERIFY(showWhy(player, Color::Black));
    QVERIFY(
        player.text("whySentence")
            .contains(inLanguage(language, "can still arise was looked at", "すべて調べました")) ||
        !ringed(player).isEmpty()
    );
}

void TestMateChance::checkingIsNotSaidAtOnce() {
    Slow slow(sq("en"), SlowDead);
    Player& player = slow.player;
    auto* delay = player.window().findChild<QTimer*>(sq("checkingDelay"));
    QCOMPARE(delay->interval(), 100);
    delay->setInterval(1h);
    QVERIFY(resign(player, "resignWhite"));
    QVERIFY(delay->isActive());
    QCOMPARE(player.text("statusTitle"), sq("White to move"));
    slow.watcher->answer();
    player.settle();
    QCOMPARE(end(player), sq("Resignation"));
}

void TestMateChance::notSettled() { // and it is said so
    QFETCH(QString, language);
    Slow slow(language, SlowDead);
    Player& player = slow.player;
    QVERIFY(resign(player, "resignWhite"));
    slow.watcher->giveUp();
    player.settle();
    QCOMPARE(end(player), sq("Resignation Black"));
    const QString words = inLanguage(
        language,
        "Whether Black could still checkmate was not settled in ten seconds; so White loses.",
        "黒にまだメイトの可能性があるか、10秒では分かりませんでした。そのため白の負けです。"
    );
    QCOMPARE(player.text("resultLine"), words);
    slow.watcher->giveUp();
    QVERIFY(player.click("showWhy"));
    QCOMPARE(
        player.text("whySentence"),
        inLanguage(
            language,
            "Whether Black could still checkmate was not settled in the time there was.",
            "黒にまだメイトの可能性があるかは、時間内に分かりませんでした。"
        )
    );
}

void TestMateChance::resignQuestionWhereItIsOpen() {
    QFETCH(QString, language);
    Slow slow(language, SlowDead);
    QVERIFY(slow.player.click("resignWhite"));
    QVERIFY(slow.player.question().contains(inLanguage(
        language,
        "Black wins if a checkmate is still possible; else it is a draw.",
        "黒にまだメイトの可能性があれば黒の勝ち、なければ引き分けです。"
    )));
    QVERIFY(slow.player.answer("confirmNo"));
    slow.watcher->answer();
}

void TestMateChance::keptGameTellsWhy() { // after the next start
    const Home home;
    const QString fen = SlowDead;
    {
        auto watcher = std::make_unique<SlowWatcher>();
        app::Settings(home.settingsFile()).setLanguage(sq("en"));
        HandTime time;
        SlowWatcher* slow = watcher.get();
        app::Application program(home.places(), time, std::move(watcher));
        program.session().resume(
            {game(fen), {}, {}, chess::Match({"A", "B"}, {chess::MatchEnd::Games, 4}, Color::White)}
        );
        program.session().resign(Color::White);
        slow->answer();
        QVERIFY(program.session().game().isOver());
    }
    Player player(home);
    QVERIFY(player.answer("chooseYes"));
    QCOMPARE(end(player), sq("Resignation"));
    QVERIFY(showWhy(player, Color::Black));
    QVERIFY(!player.text("whySentence").isEmpty());
}

void TestMateChance::whyByKeys() {
    Player player(sq("en"), line());
    QVERIFY(resign(player, "resignWhite"));
    QVERIFY(showWhy(player, Color::Black));
    QVERIFY(player.click("whyFirst") || player.click("whyPlay"));
    player.find("showWhy")->setFocus(Qt::TabFocusReason);
    QStringList reached;
    for (int i = 0; i < 30; ++i) {
        player.key(Qt::Key_Tab);
        const QWidget* focus = player.window().focusWidget();
        reached << (focus ? focus->objectName() : QString());
    }
    QVERIFY(reached.contains(sq("whyNext")));
    player.find("whyNext")->setFocus(Qt::TabFocusReason);
    const QString before = player.text("whyStep");
    player.key(Qt::Key_Space);
    QVERIFY(player.text("whyStep") != before);
    for (const char* name : {"whyFirst", "whyBack", "whyNext"}) {
        QVERIFY(!player.find(name)->accessibleName().isEmpty());
    }
}

void TestMateChance::windowKeepsItsSize_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("fen");
    const QString sentence = sq("8/1p2k3/8/1P1p2p1/1p1P2P1/1P3K2/8/8 b - - 0 40");
    for (const QString& language : languages()) {
        for (const QSize size : {QSize(640, 480), QSize(1000, 700), QSize(560, 780)}) {
            QTest::addRow("line, %s, %dx%d", qPrintable(language), size.width(), size.height())
                << language << size << line();
            QTest::addRow("words, %s, %dx%d", qPrintable(language), size.width(), size.height())
                << language << size << sentence;
        }
    }
}

// "Show why" stretches nothing and cuts nothing.
void TestMateChance::windowKeepsItsSize() {
    QFETCH(QString, language);
    QFETCH(QSize, size);
    QFETCH(QString, fen);
    Player player(language, fen);
    player.window().resize(size);
    player.settle();
    if (fen == line()) { // the other is seen to be dead by itself
        QVERIFY(resign(player, "resignWhite"));
    }
    QTRY_VERIFY(player.game().isOver());
    player.settle();
    player.settle(); // the banner has come, and found its height
    const QSize window = player.window().size();
    const QRect board = player.board().geometry();
    QVERIFY(showWhy(player, Color::Black));
    player.settle();
    QCOMPARE(player.window().size(), window);
    QCOMPARE(player.board().geometry(), board);
    const auto* sentence = dynamic_cast<QLabel*>(player.find("whySentence"));
    QVERIFY(sentence);
    QVERIFY(sentence->height() >= sentence->heightForWidth(sentence->width()));
    if (const QWidget* small = player.find("whyBoard")) {
        QVERIFY2(small->height() >= 130, qPrintable(QString::number(small->height())));
        QVERIFY(small->parentWidget()->rect().contains(small->geometry()));
        QVERIFY(player.find("whyNext"));
    }
}

// A man that is looked at is told of in the same place; then the line comes back.
void TestMateChance::manIsLookedAtMeanwhile() {
    Player player(sq("en"), line());
    QVERIFY(resign(player, "resignWhite"));
    QVERIFY(showWhy(player, Color::Black));
    QVERIFY(player.sees("whyBoard"));
    player.tap(sq("c6"));
    QVERIFY(!player.sees("whyBoard") && player.sees("pieceCard"));
    player.tap(sq("c6"));
    QVERIFY(player.sees("whyBoard"));
}

// An answer that comes while a man is taken up, or on its way, changes nothing.
void TestMateChance::answerLeavesTheHandAlone() {
    Slow slow(sq("en"), InitialFen);
    slow.player.tap(sq("e2"));
    QCOMPARE(slow.player.selected(), QStringList(sq("e2")));
    slow.watcher->answer();
    slow.player.settle();
    QCOMPARE(slow.player.selected(), QStringList(sq("e2")));
    slow.player.tap(sq("e4"));
    slow.player.settle();
    QCOMPARE(slow.player.game().plyCount(), std::size_t{1});
    slow.player.hold(sq("e7"), sq("e6"));
    slow.watcher->answer();
    slow.player.moveMouse(slow.player.pointOf(sq("e5")));
    slow.player.letGo();
    QCOMPARE(slow.player.game().plyCount(), std::size_t{2});
}

} // namespace

QTEST_MAIN(TestMateChance)
#include "tst_matechance.moc"
