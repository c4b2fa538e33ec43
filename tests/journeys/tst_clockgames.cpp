// Games with the chess clock through the real window, by mouse and keys, the words and the digits
// read in both languages. The time goes by hand.
#include "tests/support/chess.h"
#include "tests/support/player.h"
#include "tests/support/said.h"
#include "ui/play/clockface.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>
#include <QtTest>

using namespace std::chrono_literals;
using namespace support;
using chess::Color;

namespace {

const QString BareKing = QStringLiteral("4k3/8/8/8/8/8/8/4K2R w - - 0 60");
const QString Promotion = QStringLiteral("3r4/2P1k3/8/8/8/8/8/4K3 w - - 0 50"); // clock-03

QString turnWords(const QString& language, Color color) {
    return saidTitle(QStringLiteral("st_turn"), language, color);
}

QString pausedWords(const QString& language) {
    return saidTitle(QStringLiteral("st_paused"), language, Color::White);
}

QStringList status(Player& player) {
    return {player.text("statusTitle"), player.text("statusLine")};
}

QStringList banner(Player& player) {
    return {player.text("resultTitle"), player.text("resultLine"), player.text("resultArticle")};
}

QStringList flagBanner(const char* key, const QString& language, Color flagged) {
    return {
        saidTitle(QLatin1String(key), language, flagged),
        saidLine(QLatin1String(key), language, flagged),
        saidArticle(QLatin1String(key), language)};
}

// What both faces read, White's first.
QString clocks(Player& player) {
    return player.reads(Color::White) + QStringLiteral(" | ") + player.reads(Color::Black);
}

QStringList strips(Player& player) { // name and score of White, then of Black
    return {
        player.text("nameWhite"),
        player.text("scoreWhite"),
        player.text("nameBlack"),
        player.text("scoreBlack")};
}

chess::Piece pieceOn(Player& player, const char* square) { // as the board shows it
    return *player.board().state().board.pieceAt(support::square(QLatin1String(square)));
}

bool isEmptyOn(Player& player, const char* square) {
    return !player.board().state().board.pieceAt(support::square(QLatin1String(square)));
}

// The board's picture with nothing on its way.
QImage still(Player& player) {
    ui::BoardView& board = player.board();
    board.resize(board.size() - QSize(2, 2));
    board.resize(board.size() + QSize(2, 2));
    return board.grab().toImage();
}

bool openMore(Player& player) {
    return player.sees("pressMode") || player.click("moreOptions");
}

bool chooseTime(Player& player, const char* preset) {
    return player.choose("time", QString::fromLatin1(preset));
}

template <class Enum>
bool chooseIn(Player& player, const char* list, Enum value) {
    return player.choose(list, static_cast<int>(value));
}

// A game with a time by its name, without Start.
bool begin(
    Player& player, const char* preset, std::optional<chess::PressMode> press = std::nullopt
) {
    return player.openNewGame() && chooseTime(player, preset) &&
           (!press || (openMore(player) && chooseIn(player, "pressMode", *press))) &&
           player.answer("newGameStart");
}

bool beginAndStart(
    Player& player, const char* preset, std::optional<chess::PressMode> press = std::nullopt
) {
    return begin(player, preset, press) && player.click("clockStart");
}

bool beginMatch(Player& player, chess::MatchEnd end, int count) {
    return player.openNewGame() && chooseTime(player, "blitz_3") &&
           player.enter("name0", QStringLiteral("Aya")) &&
           player.enter("name1", QStringLiteral("Ken")) && openMore(player) &&
           chooseIn(player, "match", end) && player.enter("matchCount", QString::number(count)) &&
           player.answer("newGameStart");
}

// The game is over by White's or Black's flag and stays so.
bool isFlagged(Player& player, const QString& language, Color flagged) {
    return player.game().isOver() && banner(player) == flagBanner("flag", language, flagged) &&
           player.reads(flagged) == QStringLiteral("0:00");
}

} // namespace

class TestClockGames : public QObject {
    Q_OBJECT

private slots:
    void lostOnTime_data();
    void lostOnTime();
    void drawnOnTime_data();
    void drawnOnTime();

    void pressMode_data();
    void pressMode();
    void pressByFinger_data();
    void pressByFinger();
    void flagBetweenMoveAndPress_data();
    void flagBetweenMoveAndPress();
    void firstMoveStarts_data();
    void firstMoveStarts();

    void doneMode_data();
    void doneMode();
    void mateAtDone_data();
    void mateAtDone();
    void doneWithoutClock_data();
    void doneWithoutClock();

    void match_data();
    void match();

    void flipTenTimes_data();
    void flipTenTimes();
    void pickerOpen_data();
    void pickerOpen();
    void flagMeanwhile_data();
    void flagMeanwhile();
    void flagDuringTakeBackQuestion_data();
    void flagDuringTakeBackQuestion();
    void flagDuringDrag_data();
    void flagDuringDrag();
    void pause_data();
    void pause();
    void cover_data();
    void cover();
    void pickerUnderCover_data();
    void pickerUnderCover();
    void arbiter_data();
    void arbiter();
    void sleep_data();
    void sleep();
    void takeBackAsks_data();
    void takeBackAsks();
    void spaceOnce_data();
    void spaceOnce();
    void focusAfterButtons_data();
    void focusAfterButtons();

    void goOn_data();
    void goOn();
    void goOnAfterArbiter_data();
    void goOnAfterArbiter();
    void goOnWithMatch_data();
    void goOnWithMatch();

    void lastChoice_data();
    void lastChoice();
    void enterStarts_data();
    void enterStarts();
    void colors_data();
    void colors();

private:
    void addLanguages();
    void addLanguagesAnd(const QStringList& names);
};

void TestClockGames::addLanguages() {
    QTest::addColumn<QString>("language");
    for (const QString& language : languages()) {
        QTest::newRow(qPrintable(language)) << language;
    }
}

void TestClockGames::addLanguagesAnd(const QStringList& names) {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("how");
    for (const QString& language : languages()) {
        for (const QString& name : names) {
            QTest::addRow("%s %s", qPrintable(language), qPrintable(name)) << language << name;
        }
    }
}

// Lost on time

void TestClockGames::lostOnTime_data() {
    addLanguages();
}

void TestClockGames::lostOnTime() {
    QFETCH(QString, language);
    Player player(language);
    QVERIFY(player.reads(Color::White).isEmpty());
    QVERIFY(begin(player, "blitz_3_2"));
    QCOMPARE(clocks(player), QStringLiteral("3:02 | 3:02"));
    QCOMPARE(
        status(player),
        (QStringList{
            inLanguage(language, "Ready", "準備ができました"),
            inLanguage(
                language,
                "Press Start or the space bar.",
                "「開始」かスペースキーを押してください。"
            )})
    );
    QCOMPARE(player.text("clockStart"), inLanguage(language, "Start", "開始"));
    player.advance(1min); // nobody's time runs
    QCOMPARE(clocks(player), QStringLiteral("3:02 | 3:02"));
    for (const By by : {By::Drag, By::Tap}) {
        player.bring(QStringLiteral("e2"), QStringLiteral("e4"), by);
        QCOMPARE(
            player.text("statusTitle"),
            inLanguage(language, "The clock is not running yet", "時計はまだ動いていません")
        );
        QCOMPARE(player.fen(), InitialFen);
    }

    QVERIFY(player.click("clockStart"));
    QVERIFY(!player.sees("clockStart"));
    QCOMPARE(status(player), (QStringList{turnWords(language, Color::White), QString()}));
    player.advance(10s);
    QCOMPARE(clocks(player), QStringLiteral("2:52 | 3:02"));
    QVERIFY(player.play(QStringLiteral("e4"), By::Drag));
    QCOMPARE(clocks(player), QStringLiteral("2:54 | 3:02")); // with the next move's
    player.advance(20s);
    QCOMPARE(clocks(player), QStringLiteral("2:54 | 2:42"));
    QVERIFY(player.play(QStringLiteral("e5"), By::Tap));
    QCOMPARE(clocks(player), QStringLiteral("2:54 | 2:44"));
    QCOMPARE(
        player.spoken(Color::White),
        inLanguage(language, "2 minutes 54 seconds, running", "2分54秒、動作中")
    );
    QCOMPARE(player.spoken(Color::Black), inLanguage(language, "2 minutes 44 seconds", "2分44秒"));
    player.advance(173s + 900ms);
    QCOMPARE(clocks(player), QStringLiteral("0:00.1 | 2:44"));
    QCOMPARE(
        player.spoken(Color::White),
        inLanguage(language, "1 second, running, little time left", "1秒、動作中、残りわずか")
    );
    QVERIFY(!player.sees("resultBanner"));
    player.advance(100ms);

    const auto isLost = [&] {
        return banner(player) == flagBanner("flag", language, Color::White) &&
               player.windowTitle().startsWith(banner(player).front()) &&
               !player.sees("statusCard") && !player.sees("turnWhite") && !player.sees("turnBlack");
    };
    QVERIFY(isLost());
    QCOMPARE(endOf(player.game().outcome()), QStringLiteral("TimeForfeit Black"));
    QCOMPARE(clocks(player), QStringLiteral("0:00 | 2:44"));
    QCOMPARE(player.spoken(Color::White), inLanguage(language, "flag fallen", "時間切れ"));
    player.advance(1h); // the clocks stand for good
    QCOMPARE(clocks(player), QStringLiteral("0:00 | 2:44"));
    for (const By by : {By::Drag, By::Tap}) {
        player.bring(QStringLiteral("g1"), QStringLiteral("f3"), by);
        QVERIFY(!player.board().selected());
    }
    player.key(Qt::Key_Space);
    player.key(Qt::Key_P);
    QVERIFY(
        !player.sees("clockPause") && !player.sees("clockStart") && !player.sees("clockResume")
    );
    QVERIFY(!player.command("pause") && !player.command("arbiter") && !player.command("clockKey"));
    QVERIFY(!player.click("resignWhite") && !player.click("resignBlack"));
    QCOMPARE(player.game().plyCount(), std::size_t{2});
    QVERIFY(isLost());

    QVERIFY(player.click("takeBackButton")); // among friends: the fall is taken back
    QVERIFY(!player.sees("resultBanner"));
    QCOMPARE(clocks(player), QStringLiteral("2:54 | 2:44")); // as the move began
    QCOMPARE(player.text("statusTitle"), turnWords(language, Color::White));
    player.advance(4s);
    QCOMPARE(clocks(player), QStringLiteral("2:50 | 2:44"));
    player.advance(170s);
    QVERIFY(isLost());
    QCOMPARE(player.text("bannerNextGame"), inLanguage(language, "Rematch", "再対局"));
    QVERIFY(player.click("bannerNextGame"));
    QCOMPARE(player.fen(), InitialFen);
    QCOMPARE(clocks(player), QStringLiteral("3:02 | 3:02"));
    QVERIFY(player.click("clockStart"));
    player.advance(181s + 900ms);
    QVERIFY(!player.game().isOver()); // the last game's timer has nothing to say
    player.advance(100ms);
    QVERIFY(isLost());
}

void TestClockGames::drawnOnTime_data() {
    addLanguages();
}

void TestClockGames::drawnOnTime() {
    QFETCH(QString, language);
    Player player(language);
    QVERIFY(begin(player, "bullet_1"));
    player.continueFrom(BareKing);
    player.key(Qt::Key_Space);
    QVERIFY(player.playLine(QStringLiteral("Rh7 Kd8"), By::Tap));
    player.advance(1min);
    QCOMPARE(banner(player), flagBanner("flag_draw", language, Color::White));
    QVERIFY(
        player.text("resultTitle").contains(inLanguage(language, "draw", "引き分け")) &&
        player.text("resultArticle").contains(QLatin1String("6.9"))
    );
    QCOMPARE(endOf(player.game().outcome()), QStringLiteral("TimeForfeit"));
    QCOMPARE(clocks(player), QStringLiteral("0:00 | 1:00"));

    player.continueFrom(BareKing); // the bare king's own flag loses
    QVERIFY(player.click("clockStart"));
    QVERIFY(player.play(QStringLiteral("Rh7"), By::Drag));
    player.advance(1min);
    QCOMPARE(banner(player), flagBanner("flag", language, Color::Black));
    QCOMPARE(clocks(player), QStringLiteral("1:00 | 0:00"));
}

// The player presses

void TestClockGames::pressMode_data() {
    addLanguages();
}

void TestClockGames::pressMode() {
    QFETCH(QString, language);
    const QStringList made{
        inLanguage(language, "Move made", "手を指しました"),
        inLanguage(language, "Press the clock to complete it.", "時計を押すと、手が完了します。")};
    Player player(language);
    QVERIFY(beginAndStart(player, "blitz_3", chess::PressMode::Press));
    QCOMPARE(player.text("clockComplete"), inLanguage(language, "Press the clock", "時計を押す"));
    QVERIFY(!player.click("clockComplete")); // no move is made
    QVERIFY(player.click("clockWhite"));
    player.key(Qt::Key_Space);
    QCOMPARE(status(player), (QStringList{turnWords(language, Color::White), QString()}));

    QVERIFY(player.make(QStringLiteral("e4"), By::Drag));
    player.advance(10s);
    const auto isMadeOnly = [&] {
        return status(player) == made && player.moves().isEmpty() && player.sees("turnWhite") &&
               !player.sees("turnBlack") && isEmptyOn(player, "e2") &&
               pieceOn(player, "e4") == chess::Piece{Color::White, chess::Role::Pawn};
    };
    QVERIFY(isMadeOnly());
    QCOMPARE(clocks(player), QStringLiteral("2:50 | 3:00"));
    QVERIFY(player.click("clockBlack")); // the other's clock
    QVERIFY(player.click("nameBlack"));  // and strip
    QVERIFY(isMadeOnly());
    player.drag(QStringLiteral("e4"), QStringLiteral("e3")); // touched and let go: it stands (4.7)
    player.drag(QStringLiteral("d2"), QStringLiteral("d4"));
    player.bring(QStringLiteral("e7"), QStringLiteral("e5"), By::Tap);
    player.key(Qt::Key_Escape);
    QVERIFY(isMadeOnly());
    player.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(
        player.text("statusTitle"),
        inLanguage(language, "A move has been made already", "手はもう指されています")
    );
    QVERIFY(isEmptyOn(player, "e2"));
    QVERIFY(player.click("clockComplete")); // by the button
    QCOMPARE(player.moves(), QStringList{QStringLiteral("e4")});
    QVERIFY(player.sees("turnBlack") && !player.sees("turnWhite"));
    QCOMPARE(status(player), (QStringList{turnWords(language, Color::Black), QString()}));

    QVERIFY(player.make(QStringLiteral("e5"), By::Tap));
    player.advance(5s);
    player.key(Qt::Key_Space); // by the key
    QCOMPARE(player.moves().size(), 2);
    QVERIFY(player.make(QStringLiteral("Bc4"), By::Tap));
    QVERIFY(player.click("clockWhite")); // on one's own clock
    QCOMPARE(player.moves().size(), 3);
    QVERIFY(player.make(QStringLiteral("Nc6"), By::Drag));
    QVERIFY(player.click("nameBlack")); // on one's own strip
    QCOMPARE(player.moves().size(), 4);
    QVERIFY(player.make(QStringLiteral("Qh5"), By::Drag));
    QVERIFY(player.command("clockKey")); // by the menu
    QVERIFY(player.command("flip"));
    QVERIFY(player.make(QStringLiteral("Nf6"), By::Drag));
    QVERIFY(player.click("clockBlack")); // where it is now
    QCOMPARE(player.moves().size(), 6);
    QCOMPARE(clocks(player), QStringLiteral("2:50 | 2:55"));

    player.advance(1s);
    QVERIFY(player.play(QStringLiteral("Qxf7#"), By::Drag)); // 6.2.1.1
    QCOMPARE(player.text("resultTitle"), saidTitle(QStringLiteral("mate"), language, Color::Black));
    player.advance(1h);
    QCOMPARE(clocks(player), QStringLiteral("2:49 | 2:55"));
    QVERIFY(!player.sees("clockComplete"));
}

void TestClockGames::pressByFinger_data() {
    addLanguages();
}

// Each half of the board, and each strip, is its player's button.
void TestClockGames::pressByFinger() {
    QFETCH(QString, language);
    Player player(language);
    QVERIFY(beginAndStart(player, "blitz_3", chess::PressMode::Press));
    QVERIFY(player.make(QStringLiteral("e4"), By::Tap));
    player.fingerTap(QStringLiteral("d6"));
    QVERIFY(player.moves().isEmpty());
    player.fingerTap(QStringLiteral("d3"));
    QCOMPARE(player.moves().size(), 1);
    QVERIFY(player.make(QStringLiteral("e5"), By::Tap));
    player.fingerTap(QStringLiteral("d3"));
    QCOMPARE(player.moves().size(), 1);
    player.fingerTap(QStringLiteral("d6"));
    QCOMPARE(player.moves().size(), 2);
    QCOMPARE(status(player), (QStringList{turnWords(language, Color::White), QString()}));
}

void TestClockGames::flagBetweenMoveAndPress_data() {
    addLanguagesAnd({QStringLiteral("press"), QStringLiteral("done")});
}

void TestClockGames::flagBetweenMoveAndPress() {
    QFETCH(QString, language);
    QFETCH(QString, how);
    Player player(language);
    QVERIFY(beginAndStart(
        player,
        "bullet_1",
        how == QLatin1String("done") ? chess::PressMode::Done : chess::PressMode::Press
    ));
    player.advance(59s + 900ms);
    QVERIFY(player.make(QStringLiteral("e4"), By::Drag));
    player.advance(100ms);
    QVERIFY(isFlagged(player, language, Color::White));
    QVERIFY(player.moves().isEmpty());
    QCOMPARE(player.fen(), InitialFen);
    QVERIFY(isEmptyOn(player, "e4")); // the move is not the game's
    player.key(Qt::Key_Space);
    QVERIFY(isFlagged(player, language, Color::White));
}

void TestClockGames::firstMoveStarts_data() {
    addLanguagesAnd({QStringLiteral("automatic"), QStringLiteral("press"), QStringLiteral("space")}
    );
}

void TestClockGames::firstMoveStarts() {
    QFETCH(QString, language);
    QFETCH(QString, how);
    const bool isAutomatic = how == QLatin1String("automatic");
    Player player(language);
    QVERIFY(player.openNewGame());
    QVERIFY(chooseTime(player, "blitz_3"));
    QVERIFY(openMore(player));
    QVERIFY(chooseIn(player, "clockStart", chess::ClockStart::FirstMove));
    if (!isAutomatic) {
        QVERIFY(chooseIn(player, "pressMode", chess::PressMode::Press));
    }
    QVERIFY(player.answer("newGameStart"));
    QVERIFY(!player.sees("clockStart"));
    player.key(Qt::Key_Space); // there is nothing to start by hand
    player.advance(1min);
    QCOMPARE(clocks(player), QStringLiteral("3:00 | 3:00"));
    QCOMPARE(
        status(player),
        (QStringList{
            inLanguage(language, "Ready", "準備ができました"),
            inLanguage(
                language,
                "White’s first move starts the clock.",
                "白の最初の手で時計が動き始めます。"
            )})
    );
    if (isAutomatic) {
        QVERIFY(player.play(QStringLiteral("e4"), By::Drag));
    } else {
        QVERIFY(player.make(QStringLiteral("e4"), By::Drag));
        player.advance(1min); // not pressed yet
        if (how == QLatin1String("press")) {
            QVERIFY(player.click("clockComplete"));
        } else {
            player.key(Qt::Key_Space);
        }
    }
    QCOMPARE(player.moves(), QStringList{QStringLiteral("e4")});
    player.advance(10s);
    QCOMPARE(clocks(player), QStringLiteral("3:00 | 2:50"));
}

// With [Done]

void TestClockGames::doneMode_data() {
    addLanguages();
}

void TestClockGames::doneMode() {
    QFETCH(QString, language);
    const QStringList made{
        inLanguage(language, "Is this your move?", "この手でよいですか？"),
        inLanguage(
            language,
            "Press Done. Until then it may be changed freely.",
            "「完了」を押すまでは、自由に指し直せます。"
        )};
    const QStringList toMove{turnWords(language, Color::White), QString()};
    Player player(language);
    QVERIFY(beginAndStart(player, "blitz_3", chess::PressMode::Done));
    QCOMPARE(player.text("clockComplete"), inLanguage(language, "Done", "完了"));
    QVERIFY(!player.click("clockComplete"));

    QVERIFY(player.make(QStringLiteral("e4"), By::Drag));
    QCOMPARE(status(player), made);
    player.drag(QStringLiteral("e4"), QStringLiteral("e3")); // from where it is shown
    QVERIFY(isEmptyOn(player, "e4") && isEmptyOn(player, "e2") && !isEmptyOn(player, "e3"));
    QCOMPARE(status(player), made);
    player.bring(QStringLiteral("e3"), QStringLiteral("e4"), By::Tap);
    QVERIFY(isEmptyOn(player, "e3") && isEmptyOn(player, "e2") && !isEmptyOn(player, "e4"));
    QCOMPARE(status(player), made);
    QVERIFY(player.make(QStringLiteral("Nf3"), By::Drag)); // another man
    QVERIFY(!isEmptyOn(player, "e2") && isEmptyOn(player, "g1"));
    QVERIFY(player.make(QStringLiteral("Nc3"), By::Tap));
    QVERIFY(!isEmptyOn(player, "g1") && isEmptyOn(player, "b1"));
    player.key(Qt::Key_Z, Qt::ControlModifier); // back
    QCOMPARE(status(player), toMove);
    QVERIFY(!isEmptyOn(player, "b1"));
    QVERIFY(player.make(QStringLiteral("d4"), By::Drag));
    player.key(Qt::Key_Escape); // back, too
    QCOMPARE(status(player), toMove);
    QVERIFY(!isEmptyOn(player, "d2") && isEmptyOn(player, "d4"));
    QVERIFY(player.make(QStringLiteral("d4"), By::Drag));
    player.key(Qt::Key_P); // while it is paused nothing changes
    player.drag(QStringLiteral("d4"), QStringLiteral("d3"));
    player.key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(isEmptyOn(player, "d2") && !isEmptyOn(player, "d4"));
    player.key(Qt::Key_P);
    QVERIFY(player.click("takeBackButton"));
    QCOMPARE(status(player), toMove);
    QVERIFY(player.moves().isEmpty());
    player.advance(10s);
    QCOMPARE(clocks(player), QStringLiteral("2:50 | 3:00")); // it has run all the while

    QVERIFY(player.make(QStringLiteral("e4"), By::Drag));
    QVERIFY(player.click("clockBlack")); // not the other's
    QVERIFY(player.moves().isEmpty());
    QVERIFY(player.click("clockComplete"));
    QCOMPARE(player.moves(), QStringList{QStringLiteral("e4")});
    QCOMPARE(status(player), (QStringList{turnWords(language, Color::Black), QString()}));
    player.advance(10s);
    QVERIFY(player.make(QStringLiteral("d5"), By::Tap));
    player.key(Qt::Key_Space);
    QCOMPARE(player.moves(), (QStringList{QStringLiteral("e4"), QStringLiteral("d5")}));
    QCOMPARE(clocks(player), QStringLiteral("2:50 | 2:50"));

    player.key(Qt::Key_Z, Qt::ControlModifier); // what is done can be taken back, free
    QCOMPARE(player.moves(), QStringList{QStringLiteral("e4")});
    QCOMPARE(clocks(player), QStringLiteral("2:50 | 3:00"));
}

void TestClockGames::mateAtDone_data() {
    addLanguages();
}

void TestClockGames::mateAtDone() {
    QFETCH(QString, language);
    Player player(language);
    QVERIFY(beginAndStart(player, "blitz_3", chess::PressMode::Done));
    for (const char* san : {"f3", "e5", "g4"}) {
        QVERIFY(player.make(QLatin1String(san), By::Tap));
        player.key(Qt::Key_Space);
    }
    QVERIFY(player.make(QStringLiteral("Qh4#"), By::Drag));
    QVERIFY(!player.sees("resultBanner"));
    QCOMPARE(
        player.text("statusTitle"),
        inLanguage(language, "Is this your move?", "この手でよいですか？")
    );
    player.advance(10s);
    QCOMPARE(clocks(player), QStringLiteral("3:00 | 2:50")); // Black's still runs
    player.drag(QStringLiteral("h4"), QStringLiteral("g5")); // overlooked
    QVERIFY(player.make(QStringLiteral("Qh4#"), By::Tap));   // and seen after all
    QVERIFY(player.click("clockComplete"));
    QCOMPARE(player.text("resultTitle"), saidTitle(QStringLiteral("mate"), language, Color::White));
    player.advance(1h);
    QCOMPARE(clocks(player), QStringLiteral("3:00 | 2:50"));
}

void TestClockGames::doneWithoutClock_data() {
    addLanguages();
}

void TestClockGames::doneWithoutClock() {
    QFETCH(QString, language);
    Player player(language);
    QVERIFY(begin(player, "none", chess::PressMode::Done));
    QVERIFY(player.reads(Color::White).isEmpty() && player.reads(Color::Black).isEmpty());
    QVERIFY(player.make(QStringLiteral("e4"), By::Drag));
    QVERIFY(player.click("clockComplete"));
    QVERIFY(player.make(QStringLiteral("e5"), By::Drag));
    player.key(Qt::Key_Space);
    QVERIFY(player.make(QStringLiteral("Nf3"), By::Drag));
    player.key(Qt::Key_Escape);
    QCOMPARE(player.moves(), (QStringList{QStringLiteral("e4"), QStringLiteral("e5")}));
    QCOMPARE(player.text("statusTitle"), turnWords(language, Color::White));

    player.continueFrom(Promotion);
    QVERIFY(player.make(QStringLiteral("c8=Q"), By::Drag));
    player.drag(QStringLiteral("c8"), QStringLiteral("d8")); // the pawn again, elsewhere
    QVERIFY(player.choosePiece(chess::Role::Knight));
    player.key(Qt::Key_Space);
    QCOMPARE(player.moves(), QStringList{QStringLiteral("cxd8=N")});
}

// A match

void TestClockGames::match_data() {
    addLanguages();
}

void TestClockGames::match() {
    QFETCH(QString, language);
    const auto soFar = [&](const char* score) {
        return inLanguage(language, "Match so far ", "マッチの途中 ") + QString::fromUtf8(score);
    };
    Player player(language);
    QVERIFY(beginMatch(player, chess::MatchEnd::Games, 3));
    QCOMPARE(strips(player), QStringList({"Aya", "0", "Ken", "0"}));
    QVERIFY(player.click("clockStart"));
    player.advance(30s);
    QVERIFY(player.play(QStringLiteral("e4"), By::Drag));
    QVERIFY(player.command("takeBack")); // while it goes on
    QCOMPARE(clocks(player), QStringLiteral("3:00 | 3:00"));
    QVERIFY(player.playLine(QStringLiteral("e4 e5"), By::Tap));
    QVERIFY(player.click("resignBlack"));
    QVERIFY(player.answer("confirmYes"));
    QCOMPARE(
        player.text("resultTitle"), saidTitle(QStringLiteral("resign"), language, Color::Black)
    );
    QCOMPARE(player.text("resultMatch"), soFar("1–0"));
    QCOMPARE(strips(player), QStringList({"Aya", "1", "Ken", "0"}));

    const auto* takeBack = qobject_cast<QAbstractButton*>(player.find("takeBackButton"));
    const QString counted = inLanguage(
        language, "The result is counted in the match", "結果はもうマッチの得点に入っています"
    );
    QVERIFY(!takeBack->isEnabled());
    QCOMPARE(takeBack->toolTip(), counted);
    QVERIFY(!player.command("takeBack"));
    player.key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(player.game().isOver());

    QVERIFY(player.command("newGame")); // it would end the match: asked
    QCOMPARE(
        player.question(),
        inLanguage(
            language,
            "Start a new game?\nThe match is not over and will be lost.",
            "新しい対局を始めますか？\nマッチはまだ終わっていません。始めると失われます。"
        )
    );
    QVERIFY(player.answer("confirmNo"));

    QCOMPARE(player.text("bannerNextGame"), inLanguage(language, "Next game", "次の対局"));
    QVERIFY(player.click("bannerNextGame")); // one press
    QVERIFY(takeBack->toolTip() != counted);
    QCOMPARE(strips(player), QStringList({"Ken", "0", "Aya", "1"}));
    QCOMPARE(clocks(player), QStringLiteral("3:00 | 3:00")); // nothing is carried over
    QCOMPARE(player.fen(), InitialFen);
    QVERIFY(player.click("clockStart"));
    player.advance(10s);
    QVERIFY(player.play(QStringLiteral("d4"), By::Drag));
    player.advance(3min);
    QVERIFY(isFlagged(player, language, Color::Black)); // Aya's
    QCOMPARE(player.text("resultMatch"), soFar("1–1"));
    QCOMPARE(strips(player), QStringList({"Ken", "1", "Aya", "1"}));

    QVERIFY(player.command("nextGame"));
    QCOMPARE(strips(player), QStringList({"Aya", "1", "Ken", "1"}));
    QCOMPARE(clocks(player), QStringLiteral("3:00 | 3:00"));
    player.key(Qt::Key_Space);
    QVERIFY(player.playLine(QStringLiteral("e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#"), By::Tap));
    QCOMPARE(
        player.text("resultMatch"),
        saidTitle(QStringLiteral("match_end"), language, Color::White)
            .replace(QLatin1String("{a}"), QLatin1String("2"))
            .replace(QLatin1String("{b}"), QLatin1String("1"))
    );
    QCOMPARE(player.text("resultMatch"), inLanguage(language, "Match over 2–1", "マッチ終了 2–1"));
    QCOMPARE(strips(player), QStringList({"Aya", "2", "Ken", "1"}));
    QVERIFY(!takeBack->isEnabled());
    QCOMPARE(takeBack->toolTip(), counted);

    QCOMPARE(player.text("bannerNextGame"), inLanguage(language, "Rematch", "再対局"));
    QVERIFY(player.click("bannerNextGame"));
    QCOMPARE(strips(player), QStringList({"Ken", "0", "Aya", "0"}));
    QVERIFY(player.click("clockStart"));
    QVERIFY(player.click("resignWhite"));
    QVERIFY(player.answer("confirmYes"));
    QCOMPARE(player.text("resultMatch"), soFar("1–0")); // Aya's, who is named first
    QCOMPARE(strips(player), QStringList({"Ken", "0", "Aya", "1"}));
}

// The window and the clock

void TestClockGames::flipTenTimes_data() {
    addLanguages();
}

void TestClockGames::flipTenTimes() { // clock-12
    QFETCH(QString, language);
    Player player(language);
    QVERIFY(player.openNewGame());
    QVERIFY(player.enter("name0", QStringLiteral("Aya")));
    QVERIFY(player.enter("name1", QStringLiteral("Ken")));
    QVERIFY(chooseTime(player, "blitz_3"));
    QVERIFY(chooseTime(player, "custom"));
    QVERIFY(player.click("handicap"));
    QVERIFY(player.enter("control1/minutes", QStringLiteral("1")));
    QVERIFY(openMore(player));
    QVERIFY(chooseIn(player, "match", chess::MatchEnd::Games));
    QVERIFY(player.answer("newGameStart"));
    QCOMPARE(clocks(player), QStringLiteral("3:00 | 1:00"));
    QVERIFY(player.click("clockStart"));
    const auto centerOf = [&](const char* name) {
        const QWidget* part = player.find(name);
        return part->mapTo(&player.window(), part->rect().center()).y();
    };
    const int middle = player.board().mapTo(&player.window(), player.board().rect().center()).y();
    for (int i = 1; i <= 10; ++i) {
        player.key(Qt::Key_F);
        player.advance(100ms);
        const bool isWhiteBelow = i % 2 == 0;
        QCOMPARE(player.board().below() == Color::White, isWhiteBelow);
        QCOMPARE(strips(player), QStringList({"Aya", "0", "Ken", "0"}));
        for (const char* part : {"clockWhite", "nameWhite", "scoreWhite", "stripWhite"}) {
            QCOMPARE(centerOf(part) > middle, isWhiteBelow);
        }
        for (const char* part : {"clockBlack", "nameBlack", "scoreBlack", "stripBlack"}) {
            QCOMPARE(centerOf(part) < middle, isWhiteBelow);
        }
        QVERIFY(player.sees("turnWhite") && !player.sees("turnBlack"));
        QVERIFY(player.spoken(Color::White).endsWith(inLanguage(language, "running", "動作中")));
        QCOMPARE(player.spoken(Color::Black), inLanguage(language, "1 minute", "1分"));
    }
    QCOMPARE(clocks(player), QStringLiteral("2:59 | 1:00"));
    player.advance(1ms); // the second was exactly over
    QCOMPARE(clocks(player), QStringLiteral("2:59 | 1:00"));
    player.advance(178s + 899ms);
    QCOMPARE(clocks(player), QStringLiteral("0:00.1 | 1:00"));
    player.advance(100ms);
    QVERIFY(player.click("bannerNextGame")); // the handicap goes with the player
    QCOMPARE(strips(player), QStringList({"Ken", "1", "Aya", "0"}));
    QCOMPARE(clocks(player), QStringLiteral("1:00 | 3:00"));
}

void TestClockGames::pickerOpen_data() {
    addLanguages();
}

void TestClockGames::pickerOpen() { // clock-03
    QFETCH(QString, language);
    Player player(language);
    QVERIFY(player.openNewGame());
    QVERIFY(chooseTime(player, "bullet_1"));
    QVERIFY(chooseTime(player, "custom"));
    QVERIFY(player.enter("control0/minutes", QStringLiteral("0")));
    QVERIFY(player.enter("control0/seconds", QStringLiteral("10")));
    QVERIFY(player.answer("newGameStart"));

    const auto openPicker = [&] {
        player.continueFrom(Promotion);
        player.key(Qt::Key_Space);
        player.drag(QStringLiteral("c7"), QStringLiteral("c8"));
        player.advance(3s);
        return player.sees("promotionPicker") && player.sees("turnWhite") &&
               player.game().acts().empty() && clocks(player) == QLatin1String("0:07.0 | 0:10.0");
    };
    QVERIFY(openPicker());
    QCOMPARE(
        player.text("statusTitle"),
        inLanguage(language, "Which piece shall the pawn become?", "どの駒に昇格しますか？")
    );
    QVERIFY(player.choosePiece(chess::Role::Queen));
    player.advance(1s);
    QCOMPARE(clocks(player), QStringLiteral("0:07.0 | 0:09.0"));
    QCOMPARE(player.moves(), QStringList{QStringLiteral("c8=Q")});

    QVERIFY(openPicker());
    player.key(Qt::Key_Escape);
    QVERIFY(!player.sees("promotionPicker"));
    player.advance(1s);
    QCOMPARE(clocks(player), QStringLiteral("0:06.0 | 0:10.0")); // it runs on
    QCOMPARE(player.fen(), Promotion);

    QVERIFY(openPicker());
    player.advance(7s);
    QVERIFY(!player.sees("promotionPicker"));
    QVERIFY(isFlagged(player, language, Color::White));
    QVERIFY(player.moves().isEmpty());
    QCOMPARE(pieceOn(player, "c7"), (chess::Piece{Color::White, chess::Role::Pawn}));
    QVERIFY(isEmptyOn(player, "c8"));
    QCOMPARE(player.fen(), Promotion);
    QCOMPARE(QApplication::focusWidget(), &player.board());
}

void TestClockGames::flagMeanwhile_data() {
    addLanguagesAnd(
        {QStringLiteral("resign question, yes"),
         QStringLiteral("resign question of the other, yes"),
         QStringLiteral("resign question, no"),
         QStringLiteral("new game question, yes"),
         QStringLiteral("new game dialog, cancel"),
         QStringLiteral("new game dialog, start"),
         QStringLiteral("quit question, no"),
         QStringLiteral("menu"),
         QStringLiteral("browsing")}
    );
}

void TestClockGames::flagMeanwhile() { // clock-06
    QFETCH(QString, language);
    QFETCH(QString, how);
    Player player(language);
    QVERIFY(beginAndStart(player, "bullet_1"));
    QVERIFY(player.playLine(QStringLiteral("e4 e5 Nf3"), By::Tap)); // Black's time runs
    QMenuBar* bar = player.window().menuBar();
    QMenu* menu = bar->actions().front()->menu();
    if (how.startsWith(QLatin1String("resign"))) {
        QVERIFY(player.click(how.contains(QLatin1String("other")) ? "resignWhite" : "resignBlack"));
        QVERIFY(player.dialog());
    } else if (how.startsWith(QLatin1String("new game"))) {
        QVERIFY(player.command("newGame"));
        QVERIFY(how.contains(QLatin1String("question")) || player.answer("confirmYes"));
        QVERIFY(player.anyDialog());
    } else if (how.startsWith(QLatin1String("quit"))) {
        player.window().close();
        player.settle();
        QVERIFY(player.dialog());
    } else if (how == QLatin1String("menu")) {
        player.press(
            bar->mapTo(&player.window(), bar->actionGeometry(bar->actions().front()).center())
        );
        player.release();
        QCOMPARE(QApplication::activePopupWidget(), menu);
    } else {
        player.key(Qt::Key_Home);
    }
    player.advance(59s + 900ms);
    QVERIFY(!player.game().isOver());
    player.advance(100ms);
    QVERIFY(player.game().isOver());
    QCOMPARE(
        player.window().findChild<QLabel*>(QStringLiteral("resultTitle"))->text(),
        saidTitle(QStringLiteral("flag"), language, Color::Black)
    );
    QVERIFY(player.window().findChild<QWidget*>(QStringLiteral("resultBanner"))->isVisible());

    if (how.endsWith(QLatin1String("question, yes"))) { // of whatever it asks
        QVERIFY(player.answer("confirmYes"));
    } else if (how == QLatin1String("resign question of the other, yes")) {
        QVERIFY(player.answer("confirmYes"));
    } else if (how.endsWith(QLatin1String("no"))) {
        QVERIFY(player.answer("confirmNo"));
    } else if (how == QLatin1String("menu")) { // its entries are of now
        const QAction* resign = player.window().commands().resignBlack;
        QVERIFY(!resign->isEnabled());
        player.press(menu->actionGeometry(const_cast<QAction*>(resign)).center());
        player.release();
        menu->close();
        player.settle();
        QVERIFY(!player.dialog());
    }
    if (how == QLatin1String("new game dialog, start")) {
        QVERIFY(player.answer("newGameStart"));
        QVERIFY(!player.game().isOver());
        QCOMPARE(clocks(player), QStringLiteral("1:00 | 1:00"));
        QVERIFY(player.click("clockStart"));
        player.advance(59s);
        QVERIFY(!player.game().isOver());
        return;
    }
    if (how.startsWith(QLatin1String("new game"))) {
        QVERIFY(player.answer("newGameCancel"));
    }
    QVERIFY(!player.anyDialog());
    QVERIFY(isFlagged(player, language, Color::Black));
    QCOMPARE(clocks(player), QStringLiteral("1:00 | 0:00"));
    QCOMPARE(player.moves().size(), 3);
    QVERIFY(player.window().isVisible());
    QVERIFY(!player.sees("statusCard"));
}

void TestClockGames::flagDuringTakeBackQuestion_data() {
    addLanguages();
}

void TestClockGames::flagDuringTakeBackQuestion() {
    QFETCH(QString, language);
    Player player(language);
    QVERIFY(player.openNewGame());
    QVERIFY(chooseTime(player, "bullet_1"));
    QVERIFY(chooseIn(player, "takeBackMode", chess::TakeBackMode::Ask));
    QVERIFY(player.answer("newGameStart"));
    QVERIFY(player.click("clockStart"));
    QVERIFY(player.play(QStringLiteral("e4"), By::Drag));
    QVERIFY(player.click("takeBackButton"));
    QVERIFY(player.dialog());
    player.advance(1min);
    QVERIFY(player.answer("confirmYes")); // it was asked about the move, not about the fall
    QVERIFY(isFlagged(player, language, Color::Black));
    QCOMPARE(player.moves().size(), 1);

    QVERIFY(player.click("takeBackButton")); // and now about the fall: the one who fell asks
    QCOMPARE(
        player.question(),
        inLanguage(
            language,
            "Black asks to take back.\nDoes White agree?",
            "黒が1手戻すことを求めています。\n白は承諾しますか？"
        )
    );
    QVERIFY(player.answer("confirmYes"));
    QCOMPARE(clocks(player), QStringLiteral("1:00 | 1:00"));
    QCOMPARE(player.text("statusTitle"), turnWords(language, Color::Black));
}

void TestClockGames::flagDuringDrag_data() {
    addLanguages();
}

void TestClockGames::flagDuringDrag() {
    QFETCH(QString, language);
    Player player(language);
    QVERIFY(beginAndStart(player, "bullet_1"));
    player.hold(QStringLiteral("e2"), QStringLiteral("e4"));
    QVERIFY(player.board().isLifting());
    player.advance(1min);
    QVERIFY(isFlagged(player, language, Color::White));
    QVERIFY(!player.board().isLifting());
    QCOMPARE(player.board().cursor().shape(), Qt::ArrowCursor); // the hand is empty
    player.moveMouse(player.pointOf(QStringLiteral("e5")));
    player.letGo();
    QVERIFY(isFlagged(player, language, Color::White));
    QVERIFY(player.moves().isEmpty());
    QVERIFY(!isEmptyOn(player, "e2"));

    QVERIFY(player.click("takeBackButton"));
    player.tap(QStringLiteral("e2")); // a selection ends too
    player.advance(1min);
    player.tap(QStringLiteral("e4"));
    QVERIFY(isFlagged(player, language, Color::White));
    QVERIFY(!player.board().selected());
}

void TestClockGames::pause_data() {
    addLanguagesAnd({QStringLiteral("buttons"), QStringLiteral("keys"), QStringLiteral("menu")});
}

void TestClockGames::pause() {
    QFETCH(QString, language);
    QFETCH(QString, how);
    Player player(language);
    const auto toggle = [&](const char* button) {
        if (how == QLatin1String("buttons")) {
            QVERIFY(player.click(button));
        } else if (how == QLatin1String("keys")) {
            player.key(Qt::Key_P);
        } else {
            QVERIFY(player.command("pause"));
        }
    };
    QVERIFY(beginAndStart(player, "blitz_3"));
    QVERIFY(player.play(QStringLiteral("e4"), By::Drag));
    player.advance(10s);
    QCOMPARE(player.text("clockPause"), inLanguage(language, "Pause", "時計を止める"));
    toggle("clockPause");
    const auto isPaused = [&] {
        return clocks(player) == QLatin1String("3:00 | 2:50") &&
               player.spoken(Color::White) ==
                   inLanguage(language, "3 minutes, paused", "3分、一時停止") &&
               player.spoken(Color::Black) ==
                   inLanguage(language, "2 minutes 50 seconds, paused", "2分50秒、一時停止");
    };
    QVERIFY(isPaused());
    for (const char* face : {"clockWhite", "clockBlack"}) {
        QCOMPARE(
            qobject_cast<ui::ClockFace*>(player.find(face))->layOut().line,
            inLanguage(language, "paused", "一時停止")
        );
    }
    QCOMPARE(
        status(player),
        (QStringList{
            pausedWords(language),
            inLanguage(language, "Both clocks stand.", "どちらの時計も止まっています。")})
    );
    player.advance(1h);
    QVERIFY(isPaused() && !player.game().isOver());
    for (const By by : {By::Drag, By::Tap}) {
        player.bring(QStringLiteral("e7"), QStringLiteral("e5"), by);
        QCOMPARE(
            status(player),
            (QStringList{
                inLanguage(language, "The game is paused", "対局を止めています"),
                inLanguage(language, "Press Resume to play on.", "「再開」を押すと続けられます。")})
        );
        QCOMPARE(player.moves().size(), 1);
    }
    player.key(Qt::Key_Space); // not the way to go on
    QVERIFY(isPaused());
    QVERIFY(!player.sees("clockPause"));
    QCOMPARE(player.text("clockResume"), inLanguage(language, "Resume", "再開"));
    toggle("clockResume");
    QCOMPARE(status(player), (QStringList{turnWords(language, Color::Black), QString()}));
    player.advance(10s);
    QCOMPARE(clocks(player), QStringLiteral("3:00 | 2:40"));
    QVERIFY(player.play(QStringLiteral("e5"), By::Tap));

    toggle("clockPause"); // a take-back leaves it paused
    QVERIFY(player.click("takeBackButton"));
    player.advance(10s);
    QVERIFY(player.sees("clockResume"));
    QCOMPARE(clocks(player), QStringLiteral("3:00 | 3:00"));
}

void TestClockGames::cover_data() {
    addLanguages();
}

void TestClockGames::cover() {
    QFETCH(QString, language);
    Player player(language);
    QVERIFY(player.command("coverWhilePaused"));
    QVERIFY(beginAndStart(player, "blitz_3"));
    QVERIFY(player.play(QStringLiteral("e4"), By::Drag));
    const QImage open = still(player);
    player.key(Qt::Key_P);
    const QImage covered = still(player);
    QVERIFY(covered != open);
    player.drag(QStringLiteral("e7"), QStringLiteral("e5"));
    player.bring(QStringLiteral("e7"), QStringLiteral("e5"), By::Tap);
    QVERIFY(!player.board().isLifting() && !player.board().selected());
    player.hold(QStringLiteral("e7"), QStringLiteral("e5"));
    QVERIFY(still(player) == covered);
    player.letGo();
    player.key(Qt::Key_Home); // nor an earlier position
    QVERIFY(still(player) == covered);
    player.key(Qt::Key_End);
    QCOMPARE(player.moves().size(), 1);
    QCOMPARE(player.text("statusTitle"), pausedWords(language));
    player.key(Qt::Key_P);
    QVERIFY(still(player) == open);
    QVERIFY(player.play(QStringLiteral("d5"), By::Drag));
    player.key(Qt::Key_P);
    QVERIFY(still(player) == covered); // whatever stands under it
    QVERIFY(player.command("coverWhilePaused"));
    QVERIFY(still(player) != covered);
    QVERIFY(player.command("coverWhilePaused"));
    QVERIFY(still(player) == covered);
    QVERIFY(player.click("resignWhite")); // an end uncovers
    QVERIFY(player.answer("confirmYes"));
    QVERIFY(still(player) != covered);
}

void TestClockGames::pickerUnderCover_data() {
    addLanguages();
}

void TestClockGames::pickerUnderCover() {
    QFETCH(QString, language);
    Player player(language);
    QVERIFY(player.command("coverWhilePaused"));
    QVERIFY(begin(player, "blitz_3"));
    player.continueFrom(Promotion);
    QVERIFY(player.click("clockStart"));
    player.drag(QStringLiteral("c7"), QStringLiteral("c8"));
    QVERIFY(player.sees("promotionPicker"));
    player.key(Qt::Key_P);
    QVERIFY(player.sees("clockResume"));
    QVERIFY(!player.sees("promotionPicker")); // it shows men, and can be chosen from only later
    QCOMPARE(player.text("statusTitle"), pausedWords(language));
    player.key(Qt::Key_P);
    QVERIFY(player.play(QStringLiteral("c8=Q"), By::Drag));
}

void TestClockGames::arbiter_data() {
    addLanguages();
}

void TestClockGames::arbiter() {
    QFETCH(QString, language);
    Player player(language);
    QVERIFY(beginAndStart(player, "blitz_3"));
    player.advance(10s);
    QVERIFY(player.play(QStringLiteral("e4"), By::Drag));
    player.advance(20s);
    QVERIFY(!player.sees("clockArbiter") && !player.command("arbiter")); // it runs
    QVERIFY(player.click("clockPause"));
    QCOMPARE(player.text("clockArbiter"), inLanguage(language, "Change the times…", "時間を直す…"));
    QVERIFY(player.click("clockArbiter"));
    QCOMPARE(
        player.anyDialog()->windowTitle(), inLanguage(language, "Change the clock", "時計の変更")
    );
    QCOMPARE(player.text("clockWhite/reading"), QStringLiteral("0:02:50.0"));
    QCOMPARE(player.text("clockBlack/reading"), QStringLiteral("0:02:40.0"));
    QVERIFY(player.enter("clockWhite/minutes", QStringLiteral("4")));
    QVERIFY(player.enter("clockWhite/seconds", QStringLiteral("5")));
    QVERIFY(player.click("clockWhite/set"));
    QCOMPARE(player.text("clockWhite/reading"), QStringLiteral("0:04:05.0"));
    QVERIFY(player.click("clockBlack/add")); // the two minutes that are there
    QCOMPARE(player.text("clockBlack/reading"), QStringLiteral("0:04:40.0"));
    QVERIFY(player.enter("clockBlack/changeMinutes", QStringLiteral("1")));
    QVERIFY(player.click("clockBlack/take"));
    QCOMPARE(player.text("clockBlack/reading"), QStringLiteral("0:03:40.0"));
    QCOMPARE(
        player.text("clockTurn"),
        inLanguage(language, "Black’s time will run.", "再開すると黒の時計が動きます。")
    );
    QVERIFY(player.click("switchTurn"));
    QCOMPARE(
        player.text("clockTurn"),
        inLanguage(language, "White’s time will run.", "再開すると白の時計が動きます。")
    );
    QVERIFY(player.answer("clockClose"));
    QCOMPARE(clocks(player), QStringLiteral("4:05 | 3:40"));
    QVERIFY(player.sees("clockResume"));
    QVERIFY(player.command("arbiter")); // again, by the menu
    QVERIFY(player.click("switchTurn"));
    player.key(Qt::Key_Escape);
    QVERIFY(!player.anyDialog());
    QVERIFY(player.click("clockResume"));
    player.advance(10s);
    QCOMPARE(clocks(player), QStringLiteral("4:05 | 3:30"));
    QVERIFY(player.play(QStringLiteral("e5"), By::Drag));
    QVERIFY(player.click("takeBackButton")); // to what the arbiter has left
    QCOMPARE(clocks(player), QStringLiteral("4:05 | 3:40"));
    QVERIFY(player.click("takeBackButton")); // to before he came
    QCOMPARE(clocks(player), QStringLiteral("3:00 | 3:00"));
}

void TestClockGames::sleep_data() {
    addLanguages();
}

void TestClockGames::sleep() { // clock-11
    QFETCH(QString, language);
    const QString words = inLanguage(
        language,
        "The machine was asleep. The game is paused; nobody has lost time.",
        "コンピューターが休止していたので、対局を止めました。どちらの時間も減っていません。"
    );
    Player player(language);
    QVERIFY(beginAndStart(player, "blitz_5"));
    QVERIFY(player.playLine(QStringLiteral("e4 e5"), By::Tap));
    player.advance(10s);
    player.time().sleep(8min);
    player.advance(0s);
    QCOMPARE(player.notice(), words);
    QCOMPARE(player.text("statusTitle"), pausedWords(language));
    QCOMPARE(clocks(player), QStringLiteral("4:50 | 5:00"));
    player.advance(1h);
    QCOMPARE(clocks(player), QStringLiteral("4:50 | 5:00"));
    const bool isJapanese = language == QLatin1String("ja");
    QVERIFY(player.command(isJapanese ? "english" : "japanese")); // it stays and is understood
    QVERIFY(!player.notice().isEmpty() && player.notice() != words);
    QVERIFY(player.command(isJapanese ? "japanese" : "english"));
    QCOMPARE(player.notice(), words);
    QVERIFY(player.click("closeNotice"));
    QVERIFY(player.click("clockResume"));
    player.advance(10s);
    QVERIFY(player.notice().isEmpty()); // once
    QCOMPARE(clocks(player), QStringLiteral("4:40 | 5:00"));
    QVERIFY(player.play(QStringLiteral("Nf3"), By::Drag));
}

void TestClockGames::takeBackAsks_data() {
    addLanguages();
}

void TestClockGames::takeBackAsks() { // clock-15
    QFETCH(QString, language);
    const QString byWhite = inLanguage(
        language,
        "White asks to take back.\nDoes Black agree?",
        "白が1手戻すことを求めています。\n黒は承諾しますか？"
    );
    const QString byBlack = inLanguage(
        language,
        "Black asks to take back.\nDoes White agree?",
        "黒が1手戻すことを求めています。\n白は承諾しますか？"
    );
    Player player(language);
    QVERIFY(player.openNewGame());
    QVERIFY(chooseTime(player, "blitz_3_2"));
    QVERIFY(chooseIn(player, "takeBackMode", chess::TakeBackMode::Ask));
    QVERIFY(player.answer("newGameStart"));
    QVERIFY(!player.command("takeBack")); // nothing yet
    QVERIFY(player.click("clockStart"));
    player.advance(10s);
    QVERIFY(player.play(QStringLiteral("e4"), By::Drag));
    player.advance(20s);
    QVERIFY(player.play(QStringLiteral("e5"), By::Drag));
    player.advance(30s);
    QCOMPARE(clocks(player), QStringLiteral("2:24 | 2:44"));
    QVERIFY(player.click("takeBackButton"));
    QCOMPARE(player.question(), byBlack);
    QCOMPARE(player.text("confirmYes"), inLanguage(language, "Agree", "承諾する"));
    QVERIFY(player.answer("confirmNo"));
    QCOMPARE(player.moves().size(), 2);
    QCOMPARE(clocks(player), QStringLiteral("2:24 | 2:44"));
    player.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(player.question(), byBlack);
    QVERIFY(player.answer("confirmYes"));
    QCOMPARE(player.moves().size(), 1);
    QCOMPARE(clocks(player), QStringLiteral("2:54 | 3:02")); // both as after 1. e4
    QVERIFY(player.command("takeBack"));
    QCOMPARE(player.question(), byWhite);
    QVERIFY(player.answer("confirmYes"));
    QCOMPARE(clocks(player), QStringLiteral("3:02 | 3:02"));
    QCOMPARE(player.fen(), InitialFen);
    player.advance(1s);
    QCOMPARE(clocks(player), QStringLiteral("3:01 | 3:02"));
    QVERIFY(player.command("redo"));
    QCOMPARE(clocks(player), QStringLiteral("3:03 | 3:02"));
    QVERIFY(player.sees("turnBlack"));
}

void TestClockGames::spaceOnce_data() {
    addLanguages();
}

void TestClockGames::spaceOnce() {
    QFETCH(QString, language);
    Player player(language);
    QSignalSpy changed(&player.session(), &app::GameSession::changed);
    QSignalSpy clockChanged(&player.session(), &app::GameSession::clockChanged);
    QSignalSpy refused(&player.session(), &app::GameSession::refused);
    const auto all = [&] { return changed.count() + clockChanged.count() + refused.count(); };
    player.key(Qt::Key_Space); // no clock
    player.key(Qt::Key_P);
    QCOMPARE(all(), 0);
    QVERIFY(player.play(QStringLiteral("e4"), By::Drag));
    changed.clear();
    player.key(Qt::Key_Space);
    QCOMPARE(all(), 0);
    QVERIFY(!player.anyDialog());

    QVERIFY(begin(player, "blitz_3", chess::PressMode::Press));
    changed.clear();
    clockChanged.clear();
    player.key(Qt::Key_P); // not before it runs
    QCOMPARE(all(), 0);
    player.key(Qt::Key_Space);
    QCOMPARE(clockChanged.count(), 1);
    player.key(Qt::Key_Space);
    QCOMPARE(all(), 1);
    QVERIFY(player.make(QStringLiteral("e4"), By::Drag));
    changed.clear();
    clockChanged.clear();
    player.key(Qt::Key_Space);
    QCOMPARE(changed.count(), 1);
    const int once = all();
    player.key(Qt::Key_Space);
    player.key(Qt::Key_Space);
    QCOMPARE(all(), once);
    QCOMPARE(player.moves(), QStringList{QStringLiteral("e4")});
    player.advance(10s);
    QCOMPARE(clocks(player), QStringLiteral("3:00 | 2:50"));
    QCOMPARE(player.text("statusTitle"), turnWords(language, Color::Black));
    player.holdKey(Qt::Key_P, 3); // held down: once
    QVERIFY(player.sees("clockResume"));
    player.holdKey(Qt::Key_P, 4);
    QVERIFY(player.sees("clockPause"));
}

void TestClockGames::focusAfterButtons_data() {
    addLanguagesAnd(
        {QStringLiteral("rematch"), QStringLiteral("start by Tab"), QStringLiteral("resume by Tab")}
    );
}

// A button that goes away once pressed leaves the keys to the board, not to its neighbour.
void TestClockGames::focusAfterButtons() {
    QFETCH(QString, language);
    QFETCH(QString, how);
    Player player(language);
    QVERIFY(begin(player, "blitz_3"));
    const auto tabTo = [&](const char* name) {
        for (int i = 0; i < 40 && QApplication::focusWidget() != player.find(name); ++i) {
            player.key(Qt::Key_Tab);
        }
        return QApplication::focusWidget() == player.find(name);
    };
    if (how == QLatin1String("rematch")) {
        QVERIFY(player.click("clockStart"));
        QVERIFY(player.click("resignWhite"));
        QVERIFY(player.answer("confirmYes"));
        QVERIFY(player.click("bannerNextGame"));
        QCOMPARE(QApplication::focusWidget(), &player.board());
        player.key(Qt::Key_Space);
    } else if (how == QLatin1String("start by Tab")) {
        QVERIFY(tabTo("clockStart"));
        player.key(Qt::Key_Space);
    } else {
        QVERIFY(player.click("clockStart"));
        QVERIFY(player.click("clockPause"));
        QVERIFY(tabTo("clockResume"));
        player.key(Qt::Key_Space);
    }
    QCOMPARE(QApplication::focusWidget(), &player.board());
    player.key(Qt::Key_Space); // once too often
    player.key(Qt::Key_Space);
    QVERIFY(!player.anyDialog());
    QVERIFY(player.sees("clockPause"));
    player.advance(10s);
    QCOMPARE(clocks(player), QStringLiteral("2:50 | 3:00"));
    QVERIFY(player.playByKeys(QStringLiteral("e4")));
}

// The next start

void TestClockGames::goOn_data() {
    addLanguages();
}

void TestClockGames::goOn() { // clock-20
    QFETCH(QString, language);
    const Home home;
    {
        Player player(home, language);
        QVERIFY(beginAndStart(player, "blitz_5_3"));
        for (const auto& [san, time] :
             {std::pair("e4", 10s),
              std::pair("e5", 20s),
              std::pair("Nf3", 2s),
              std::pair("Nc6", 3s)}) {
            player.advance(time);
            QVERIFY(player.play(QLatin1String(san), By::Drag));
        }
        QCOMPARE(clocks(player), QStringLiteral("4:57 | 4:46"));
        player.advance(500ms);
        player.window().close();
        player.settle();
        QVERIFY(player.answer("confirmYes"));
        QVERIFY(!player.window().isVisible());
    }
    Player player(home);
    QCOMPARE(
        player.question(),
        inLanguage(
            language,
            "Go on with the unfinished game?\nIt was kept after 4 half-moves.",
            "途中の対局を続けますか？\n4手まで指した対局が残っています。"
        )
    );
    player.advance(1h);
    QVERIFY(player.answer("chooseYes"));
    QCOMPARE(clocks(player), QStringLiteral("4:57 | 4:46"));
    QCOMPARE(player.text("statusTitle"), pausedWords(language));
    QVERIFY(player.sees("turnWhite") && !player.sees("turnBlack"));
    QCOMPARE(player.moves().join(QLatin1Char(' ')), QStringLiteral("e4 e5 Nf3 Nc6"));
    player.advance(1h);
    QCOMPARE(clocks(player), QStringLiteral("4:57 | 4:46"));
    player.drag(QStringLiteral("f1"), QStringLiteral("b5"));
    QCOMPARE(player.moves().size(), 4);
    QVERIFY(player.click("clockResume"));
    player.advance(7s);
    QCOMPARE(clocks(player), QStringLiteral("4:50 | 4:46"));
    QVERIFY(player.play(QStringLiteral("Bb5"), By::Drag));
    QCOMPARE(clocks(player), QStringLiteral("4:53 | 4:46"));
    QVERIFY(player.command("takeBack")); // back to before the close, both clocks with it
    QVERIFY(player.command("takeBack"));
    QCOMPARE(clocks(player), QStringLiteral("4:57 | 4:46"));
    QVERIFY(player.sees("turnBlack"));
}

void TestClockGames::goOnAfterArbiter_data() {
    addLanguages();
}

void TestClockGames::goOnAfterArbiter() {
    QFETCH(QString, language);
    const Home home;
    {
        Player player(home, language);
        QVERIFY(beginAndStart(player, "blitz_3"));
        QVERIFY(player.play(QStringLiteral("e4"), By::Drag));
        player.advance(20s);
        player.key(Qt::Key_P);
        QVERIFY(player.click("clockArbiter"));
        QVERIFY(player.click("clockWhite/add"));
        QVERIFY(player.click("clockBlack/add"));
        QVERIFY(player.answer("clockClose"));
        QCOMPARE(clocks(player), QStringLiteral("5:00 | 4:40"));
    }
    Player player(home);
    QVERIFY(player.answer("chooseYes"));
    QCOMPARE(clocks(player), QStringLiteral("5:00 | 4:40"));
    QVERIFY(player.click("clockResume"));
    QVERIFY(player.play(QStringLiteral("e5"), By::Drag));
}

void TestClockGames::goOnWithMatch_data() {
    addLanguages();
}

void TestClockGames::goOnWithMatch() {
    QFETCH(QString, language);
    const QString soFar = inLanguage(language, "Match so far ", "マッチの途中 ");
    const Home home;
    {
        Player player(home, language);
        QVERIFY(beginMatch(player, chess::MatchEnd::FirstTo, 2));
        QVERIFY(player.click("clockStart"));
        player.advance(3min);
        QCOMPARE(player.text("resultMatch"), soFar + QStringLiteral("0–1"));
    } // between two games
    {
        Player player(home);
        QVERIFY(player.dialog());
        QVERIFY(player.answer("chooseYes"));
        QVERIFY(isFlagged(player, language, Color::White)); // as it was left
        QCOMPARE(player.spoken(Color::Black), inLanguage(language, "3 minutes", "3分"));
        QCOMPARE(player.text("resultMatch"), soFar + QStringLiteral("0–1"));
        QCOMPARE(strips(player), QStringList({"Aya", "0", "Ken", "1"}));
        QVERIFY(player.click("bannerNextGame"));
        QCOMPARE(strips(player), QStringList({"Ken", "1", "Aya", "0"}));
    } // before a game has begun
    {
        Player player(home);
        QVERIFY(player.dialog());
        QVERIFY(player.answer("chooseYes"));
        QCOMPARE(strips(player), QStringList({"Ken", "1", "Aya", "0"}));
        QCOMPARE(clocks(player), QStringLiteral("3:00 | 3:00"));
        QVERIFY(player.click("clockStart"));
        QVERIFY(player.playLine(QStringLiteral("e4 e5"), By::Tap));
    } // in a game
    Player player(home);
    QVERIFY(player.answer("chooseYes"));
    QCOMPARE(strips(player), QStringList({"Ken", "1", "Aya", "0"}));
    QVERIFY(player.click("clockResume"));
    QVERIFY(player.click("resignBlack")); // Aya
    QVERIFY(player.answer("confirmYes"));
    QCOMPARE(player.text("resultMatch"), inLanguage(language, "Match over 0–2", "マッチ終了 0–2"));
    QCOMPARE(strips(player), QStringList({"Ken", "2", "Aya", "0"}));
}

// The dialog remembers

void TestClockGames::lastChoice_data() {
    addLanguages();
}

void TestClockGames::lastChoice() {
    QFETCH(QString, language);
    const Home home;
    {
        Player player(home, language);
        QVERIFY(player.openNewGame());
        QVERIFY(player.enter("name0", QStringLiteral("Aya")));
        QVERIFY(player.enter("name1", QStringLiteral("Ken")));
        QVERIFY(chooseTime(player, "blitz_5_3"));
        QVERIFY(chooseIn(player, "takeBackMode", chess::TakeBackMode::Ask));
        QVERIFY(openMore(player));
        QVERIFY(chooseIn(player, "pressMode", chess::PressMode::Press));
        QVERIFY(chooseIn(player, "clockStart", chess::ClockStart::FirstMove));
        QVERIFY(player.answer("newGameStart"));
    }
    Player player(home);
    QVERIFY(!player.dialog()); // nothing was done in that game
    player.key(Qt::Key_N, Qt::ControlModifier);
    const auto chosen = [&](const char* list) {
        return qobject_cast<QComboBox*>(player.find(list))->currentData();
    };
    QCOMPARE(qobject_cast<QLineEdit*>(player.find("name0"))->text(), QStringLiteral("Aya"));
    QCOMPARE(qobject_cast<QLineEdit*>(player.find("name1"))->text(), QStringLiteral("Ken"));
    QCOMPARE(chosen("time").toString(), QStringLiteral("blitz_5_3"));
    QCOMPARE(chosen("takeBackMode").toInt(), static_cast<int>(chess::TakeBackMode::Ask));
    QCOMPARE(chosen("pressMode").toInt(), static_cast<int>(chess::PressMode::Press));
    QCOMPARE(chosen("clockStart").toInt(), static_cast<int>(chess::ClockStart::FirstMove));
    QCOMPARE(
        qobject_cast<QComboBox*>(player.find("time"))->currentText(),
        inLanguage(language, "Blitz: 5 min + 3 s", "ブリッツ：5分＋3秒")
    );
    player.key(Qt::Key_Return); // the same again
    QVERIFY(!player.anyDialog());
    QCOMPARE(clocks(player), QStringLiteral("5:03 | 5:03"));
    QCOMPARE(strips(player), QStringList({"Aya", QString(), "Ken", QString()}));
    QVERIFY(player.make(QStringLiteral("e4"), By::Drag));
}

void TestClockGames::enterStarts_data() {
    addLanguages();
}

void TestClockGames::enterStarts() {
    QFETCH(QString, language);
    Player player(language);
    player.key(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(player.anyDialog());
    player.key(Qt::Key_Return);
    QVERIFY(!player.anyDialog());
    QVERIFY(player.reads(Color::White).isEmpty()); // without a clock
    QCOMPARE(
        strips(player),
        QStringList(
            {sideName(Color::White, language),
             QString(),
             sideName(Color::Black, language),
             QString()}
        )
    );
    QVERIFY(player.playByKeys(QStringLiteral("e4")));
    QVERIFY(player.play(QStringLiteral("e5"), By::Drag));
    QVERIFY(player.command("takeBack"));
}

void TestClockGames::colors_data() {
    addLanguages();
}

void TestClockGames::colors() {
    QFETCH(QString, language);
    const Home home;
    const auto begin = [](Player& player, ui::ColorChoice choice) {
        return player.openNewGame() && player.enter("name0", QStringLiteral("Aya")) &&
               player.enter("name1", QStringLiteral("Ken")) && chooseIn(player, "colors", choice) &&
               player.answer("newGameStart");
    };
    const auto white = [](Player& player) { return player.text("nameWhite"); };
    {
        Player player(home, language);
        QVERIFY(begin(player, ui::ColorChoice::Chosen));
        QCOMPARE(white(player), QStringLiteral("Aya"));
        for (const char* expected : {"Ken", "Aya", "Ken"}) {
            QVERIFY(begin(player, ui::ColorChoice::Swapped));
            QCOMPARE(white(player), QLatin1String(expected));
        }
        QVERIFY(player.click("resignWhite")); // Ken
        QVERIFY(player.answer("confirmYes"));
        QVERIFY(player.click("bannerNextGame"));
        QCOMPARE(white(player), QStringLiteral("Aya"));
        QVERIFY(begin(player, ui::ColorChoice::Swapped)); // from that one
        QCOMPARE(white(player), QStringLiteral("Ken"));
        QSet<QString> drawn;
        for (int i = 0; i < 100 && drawn.size() < 2; ++i) {
            QVERIFY(begin(player, ui::ColorChoice::Random));
            drawn.insert(white(player));
        }
        QCOMPARE(drawn.size(), 2);
        QVERIFY(begin(player, ui::ColorChoice::Chosen));
        QVERIFY(player.play(QStringLiteral("e4"), By::Drag));
    }
    Player player(home); // the last game of the last time counts
    QVERIFY(player.answer("chooseYes"));
    QCOMPARE(white(player), QStringLiteral("Aya"));
    QVERIFY(begin(player, ui::ColorChoice::Swapped));
    QCOMPARE(white(player), QStringLiteral("Ken"));
}

QTEST_MAIN(TestClockGames)
#include "tst_clockgames.moc"
