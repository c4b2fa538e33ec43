// What surrounds a game: looking back, new games, closing, the next start, broken files, languages,
// themes.
#include "app/sessionjson.h"
#include "tests/support/chess.h"
#include "tests/support/player.h"
#include "tests/support/said.h"
#include "ui/play/movelist.h"

#include <QApplication>
#include <QDir>
#include <QHeaderView>
#include <QLabel>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QtTest>

#include <cmath>

using namespace support;
using chess::Color;

namespace {

QString turnWords(const QString& language, Color color) {
    return saidTitle(QStringLiteral("st_turn"), language, color);
}

QString fenAfter(Player& player, std::size_t plies) {
    return fen(player.game().positionAfter(plies));
}

// A click on a move in the list, 1 being the first.
void clickMove(Player& player, int ply) {
    auto* list = player.window().findChild<ui::MoveList*>(QStringLiteral("moveList"));
    const QModelIndex index = list->model()->index((ply - 1) / 2, (ply - 1) % 2);
    const QPoint at = list->viewport()->mapTo(&player.window(), list->visualRect(index).center());
    player.press(at);
    player.letGo();
}

void addMenu(const QMenu* menu, QStringList& texts) {
    texts.append(menu->title());
    for (const QAction* action : menu->actions()) {
        texts.append({action->text(), action->toolTip(), action->statusTip()});
    }
}

// Every word that can be seen, pointed at or read aloud now.
QStringList allWords(Player& player) {
    QStringList texts{player.windowTitle()};
    for (const QAction* entry : player.window().menuBar()->actions()) {
        addMenu(entry->menu(), texts);
    }
    const QWidget* top =
        player.dialog() ? static_cast<QWidget*>(player.dialog()) : &player.window();
    for (const QWidget* widget : top->findChildren<QWidget*>()) {
        if (!widget->isVisible()) {
            continue;
        }
        texts.append({widget->toolTip(), widget->accessibleName(), widget->accessibleDescription()}
        );
        if (const auto* label = qobject_cast<const QLabel*>(widget)) {
            texts.append(label->text());
        } else if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) {
            texts.append(button->text());
        } else if (const auto* list = qobject_cast<const ui::MoveList*>(widget)) {
            for (int column = 0; column < 2; ++column) {
                texts.append(list->model()->headerData(column, Qt::Horizontal).toString());
            }
        }
    }
    texts.removeAll(QString());
    return texts;
}

// Those that hold a word of the other language. Names, squares, keys and the languages' own names
// are the same in both.
QStringList foreign(const QStringList& texts, const QString& language) {
    static const QRegularExpression common(QStringLiteral(
        "\\(&[A-Z]\\)|\\([A-Z]\\)|Banmen|FEN|FIDE|言語 "
        "Language|Language|&?English|日本語|Esc|A(?=キー)|L(?=字)|O-O(-O)?|[a-h][1-8]|"
        "game-damaged-[-0-9]+\\.json|/[^ 。（]*"
    ));
    static const QRegularExpression latin(QStringLiteral("[A-Za-z]"));
    static const QRegularExpression japanese(
        QStringLiteral("[\\x{3040}-\\x{30ff}\\x{4e00}-\\x{9fff}\\x{ff01}-\\x{ff5e}]")
    );
    QStringList found;
    for (const QString& text : texts) {
        QString rest = text;
        rest.remove(common);
        if (rest.contains(language == QLatin1String("ja") ? latin : japanese)) {
            found.append(text);
        }
    }
    return found;
}

double luminance(const QColor& color) {
    const auto part = [](double value) {
        return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * part(color.redF()) + 0.7152 * part(color.greenF()) +
           0.0722 * part(color.blueF());
}

double contrast(const QColor& a, const QColor& b) {
    const double one = luminance(a) + 0.05;
    const double other = luminance(b) + 0.05;
    return std::max(one, other) / std::min(one, other);
}

bool isDark() {
    return QApplication::palette().color(QPalette::Window).lightness() < 128;
}

} // namespace

class TestWindow : public QObject {
    Q_OBJECT

private slots:
    void browsing_data();
    void browsing();
    void browsingByClickAndButtons();
    void moveTriedWhileBrowsing_data();
    void moveTriedWhileBrowsing();
    void promotionTriedWhileBrowsing();
    void browsingAfterTheEnd();
    void oneChangeForEachGesture();
    void takeBackWhileBrowsing();
    void selectionEnds_data();
    void selectionEnds();

    void newGameAsksInMidGame_data();
    void newGameAsksInMidGame();
    void newGameDoesNotAsk_data();
    void newGameDoesNotAsk();
    void closing_data();
    void closing();
    void closingDoesNotAsk_data();
    void closingDoesNotAsk();

    void unfinishedGame_data();
    void unfinishedGame();
    void unfinishedGameRefused();
    void unfinishedGameWaits();
    void nothingToOffer_data();
    void nothingToOffer();
    void damagedFile_data();
    void damagedFile();
    void folderThatCannotBeWritten_data();
    void folderThatCannotBeWritten();

    void languageSwitch_data();
    void languageSwitch();
    void fontOfTheLanguage();
    void languageOfANotice();
    void themeSwitch();
    void settingsAreRemembered();
    void turnToTheMover();
    void stripsFollowTheBoard();
    void about_data();
    void about();

private:
    void addLanguages();
};

void TestWindow::addLanguages() {
    QTest::addColumn<QString>("language");
    for (const QString& language : languages()) {
        QTest::newRow(qPrintable(language)) << language;
    }
}

void TestWindow::browsing_data() {
    addLanguages();
}

void TestWindow::browsing() {
    QFETCH(QString, language);
    Player player(language);
    QVERIFY(player.playLine(QStringLiteral("e4 e5 Nf3"), By::Drag));
    const chess::Game game = player.game();
    QSignalSpy changed(&player.session(), &app::GameSession::changed);

    const auto shows = [&](std::size_t plies) {
        const chess::Position& position = game.positionAfter(plies);
        return player.board().state().board == position.board() &&
               player.fen() == fenAfter(player, plies) && player.game() == game;
    };
    player.key(Qt::Key_PageUp);
    QVERIFY(shows(2));
    QCOMPARE(
        player.text("statusTitle"),
        inLanguage(language, "An earlier position", "前の局面を見ています")
    );
    player.key(Qt::Key_Home);
    QVERIFY(shows(0));
    player.key(Qt::Key_PageUp); // no further
    QVERIFY(shows(0));
    player.key(Qt::Key_PageDown);
    QVERIFY(shows(1));
    player.key(Qt::Key_End);
    QVERIFY(shows(3));
    QCOMPARE(player.text("statusTitle"), turnWords(language, Color::Black));
    player.key(Qt::Key_PageDown);
    QVERIFY(shows(3));
    QCOMPARE(changed.count(), 0);
    QVERIFY(player.play(QStringLiteral("Nc6"), By::Tap));
}

void TestWindow::browsingByClickAndButtons() {
    Player player(QStringLiteral("en"));
    QVERIFY(player.playLine(QStringLiteral("e4 e5 Nf3 Nc6 Bb5"), By::Drag));
    for (const int ply : {2, 1, 4, 3}) {
        clickMove(player, ply);
        QCOMPARE(player.fen(), fenAfter(player, static_cast<std::size_t>(ply)));
    }
    clickMove(player, 5); // the last one is the game itself
    QVERIFY(!player.window().playPage().isBrowsing());
    QVERIFY(!player.click("nextButton")); // nothing further
    QVERIFY(player.click("previousButton"));
    QCOMPARE(player.fen(), fenAfter(player, 4));
    QVERIFY(player.click("firstButton"));
    QCOMPARE(player.fen(), InitialFen);
    QVERIFY(!player.click("previousButton"));
    QVERIFY(player.click("nextButton"));
    QCOMPARE(player.fen(), fenAfter(player, 1));
    QVERIFY(player.click("lastButton"));
    QVERIFY(player.play(QStringLiteral("a6"), By::Drag));
}

void TestWindow::moveTriedWhileBrowsing_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("how");
    for (const QString& language : languages()) {
        for (const char* how : {"drag", "tap", "keys"}) {
            QTest::addRow("%s %s legal", qPrintable(language), how)
                << language << QStringLiteral("d7") << QStringLiteral("d5") << QString(how);
            QTest::addRow("%s %s illegal", qPrintable(language), how)
                << language << QStringLiteral("d7") << QStringLiteral("d3") << QString(how);
            QTest::addRow("%s %s played then", qPrintable(language), how)
                << language << QStringLiteral("e7") << QStringLiteral("e5") << QString(how);
        }
    }
}

void TestWindow::moveTriedWhileBrowsing() {
    QFETCH(QString, language);
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, how);
    Player player(language);
    QVERIFY(player.playLine(QStringLiteral("e4 e5 Nf3"), By::Drag));
    const chess::Game game = player.game();
    player.key(Qt::Key_PageUp);
    player.key(Qt::Key_PageUp); // Black to move
    QSignalSpy changed(&player.session(), &app::GameSession::changed);
    if (how == QLatin1String("keys")) {
        QVERIFY(player.moveCursor(from));
        player.key(Qt::Key_Return);
        QVERIFY(player.moveCursor(to));
        player.key(Qt::Key_Return);
    } else {
        player.bring(from, to, how == QLatin1String("drag") ? By::Drag : By::Tap);
    }
    QCOMPARE(changed.count(), 0);
    QVERIFY(player.game() == game);
    QVERIFY(!player.window().playPage().isBrowsing());
    QVERIFY(player.board().state().board == game.position().board());
    QCOMPARE(
        player.text("statusTitle"), inLanguage(language, "Back in the game", "対局に戻りました")
    );
    QVERIFY(player.selected().isEmpty());
    QVERIFY(player.play(QStringLiteral("Nc6"), By::Drag)); // now it is a move
    QCOMPARE(player.text("statusTitle"), turnWords(language, Color::White));
}

void TestWindow::promotionTriedWhileBrowsing() {
    Player player(QStringLiteral("en"), QStringLiteral("8/P3k3/8/8/8/8/8/4K3 w - - 0 1"));
    QVERIFY(player.playLine(QStringLiteral("a8=R Kd7"), By::Drag));
    for (const By by : {By::Drag, By::Tap}) {
        player.key(Qt::Key_Home);
        player.bring(QStringLiteral("a7"), QStringLiteral("a8"), by);
        QVERIFY(!player.sees("promotionPicker"));
        QVERIFY(!player.window().playPage().isBrowsing());
        QCOMPARE(player.moves(), QStringList({QStringLiteral("a8=R"), QStringLiteral("Kd7")}));
    }
}

// One intent, one `changed`, from the window's side.
void TestWindow::oneChangeForEachGesture() {
    Player player(QStringLiteral("en"));
    QSignalSpy changed(&player.session(), &app::GameSession::changed);
    int expected = 0;
    QVERIFY(player.play(QStringLiteral("e4"), By::Drag));
    QCOMPARE(changed.count(), ++expected);
    QVERIFY(player.play(QStringLiteral("e5"), By::Tap));
    QCOMPARE(changed.count(), ++expected);
    player.drag(QStringLiteral("e4"), QStringLiteral("e6")); // refused
    QVERIFY(player.command("flip"));
    player.key(Qt::Key_PageUp);
    player.key(Qt::Key_End);
    QVERIFY(player.command("japanese"));
    QVERIFY(player.command("english"));
    QVERIFY(player.click("resignWhite"));
    QVERIFY(player.answer("confirmNo"));
    QCOMPARE(changed.count(), expected);
    QVERIFY(player.command("takeBack"));
    QCOMPARE(changed.count(), ++expected);
    QVERIFY(player.command("redo"));
    QCOMPARE(changed.count(), ++expected);
    QVERIFY(player.click("resignBlack"));
    QVERIFY(player.answer("confirmYes"));
    QCOMPARE(changed.count(), ++expected);
    QVERIFY(player.click("bannerNewGame"));
    QVERIFY(player.answer("newGameStart"));
    QCOMPARE(changed.count(), ++expected);

    player.startFrom(QStringLiteral("8/P3k3/8/8/8/8/8/4K3 w - - 0 1"));
    changed.clear();
    player.drag(QStringLiteral("a7"), QStringLiteral("a8"));
    QCOMPARE(changed.count(), 1);
    QVERIFY(player.command("flip")); // cancels the promotion
    QCOMPARE(changed.count(), 2);
    player.drag(QStringLiteral("a7"), QStringLiteral("a8"));
    QVERIFY(player.choosePiece(chess::Role::Rook));
    QCOMPARE(changed.count(), 4);
}

void TestWindow::browsingAfterTheEnd() {
    Player player(QStringLiteral("ja"));
    QVERIFY(player.playLine(QStringLiteral("f3 e5 g4 Qh4#"), By::Tap));
    QVERIFY(player.click("showWhy"));
    QVERIFY(!player.board().state().zone.empty());
    player.key(Qt::Key_PageUp);
    QVERIFY(player.board().state().zone.empty()); // that is another position
    QVERIFY(player.sees("statusCard"));
    player.drag(QStringLiteral("d8"), QStringLiteral("h4"));
    QCOMPARE(player.game().plyCount(), std::size_t{4});
    QVERIFY(!player.window().playPage().isBrowsing());
    QVERIFY(!player.board().state().zone.empty());
    QCOMPARE(
        player.text("resultTitle"),
        saidTitle(QStringLiteral("mate"), QStringLiteral("ja"), Color::White)
    );
}

void TestWindow::takeBackWhileBrowsing() {
    Player player(QStringLiteral("en"));
    QVERIFY(player.playLine(QStringLiteral("e4 e5 Nf3"), By::Drag));
    player.key(Qt::Key_Home);
    player.key(Qt::Key_Z, Qt::ControlModifier); // takes back the last move of the game
    QCOMPARE(player.moves(), QStringList({QStringLiteral("e4"), QStringLiteral("e5")}));
    QVERIFY(!player.window().playPage().isBrowsing());
    QVERIFY(player.board().state().board == player.game().position().board());
}

void TestWindow::selectionEnds_data() {
    QTest::addColumn<QString>("how");
    for (const char* how :
         {"a drag",
          "take back",
          "flip",
          "browsing",
          "a dialog",
          "new game",
          "the focus goes",
          "a menu",
          "another window"}) {
        QTest::newRow(how) << QString(how);
    }
}

void TestWindow::selectionEnds() {
    QFETCH(QString, how);
    Player player(QStringLiteral("en"));
    QVERIFY(player.playLine(QStringLiteral("e4 e5"), By::Drag));
    player.tap(QStringLiteral("g1"));
    QCOMPARE(player.selected(), QStringList{QStringLiteral("g1")});
    if (how == QLatin1String("a drag")) {
        player.hold(QStringLiteral("d2"), QStringLiteral("d4"));
        player.moveMouse(player.pointOf(QStringLiteral("d2")));
        player.letGo(); // put back
    } else if (how == QLatin1String("take back")) {
        player.key(Qt::Key_Z, Qt::ControlModifier);
        player.key(Qt::Key_Z, Qt::ControlModifier); // White to move again
    } else if (how == QLatin1String("flip")) {
        player.key(Qt::Key_F);
    } else if (how == QLatin1String("browsing")) {
        player.key(Qt::Key_PageUp);
        player.key(Qt::Key_End);
    } else if (how == QLatin1String("a dialog")) {
        QVERIFY(player.click("resignWhite"));
        QVERIFY(player.answer("confirmNo"));
    } else if (how == QLatin1String("new game")) {
        QVERIFY(player.command("newGame"));
        QVERIFY(player.answer("confirmYes"));
        QVERIFY(player.answer("newGameStart"));
    } else if (how == QLatin1String("the focus goes")) {
        player.key(Qt::Key_Tab);
    } else if (how == QLatin1String("a menu")) {
        player.key(Qt::Key_V, Qt::AltModifier);
        player.key(Qt::Key_Escape);
        player.key(Qt::Key_Escape);
    } else {
        QWidget other;
        other.show();
        other.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&other));
    }
    player.settle();
    QVERIFY(player.selected().isEmpty());
    const std::size_t plies = player.game().plyCount();
    player.tap(QStringLiteral("f3")); // what had been selected would go there
    QCOMPARE(player.game().plyCount(), plies);
}

void TestWindow::newGameAsksInMidGame_data() {
    addLanguages();
}

void TestWindow::newGameAsksInMidGame() {
    QFETCH(QString, language);
    Player player(language);
    QVERIFY(player.play(QStringLiteral("e4"), By::Drag));
    QVERIFY(player.command("newGame"));
    QCOMPARE(
        player.question(),
        inLanguage(
            language,
            "Start a new game?\nThe game on the board is not finished and will be lost.",
            "新しい対局を始めますか？\n"
            "盤の上の対局はまだ終わっていません。始めると失われます。"
        )
    );
    QCOMPARE(foreign(allWords(player), language).join(QStringLiteral(" | ")), QString());
    QVERIFY(player.answer("confirmNo"));
    QCOMPARE(player.moves(), QStringList{QStringLiteral("e4")});
    QVERIFY(player.command("newGame"));
    QVERIFY(player.answer("confirmYes"));
    QVERIFY(!player.dialog()); // once
    QVERIFY(player.answer("newGameStart"));
    QCOMPARE(player.fen(), InitialFen);
    QCOMPARE(player.text("statusTitle"), turnWords(language, Color::White));
    QVERIFY(player.play(QStringLiteral("d4"), By::Tap));
}

void TestWindow::newGameDoesNotAsk_data() {
    QTest::addColumn<QString>("after");
    QTest::newRow("a fresh board") << QString();
    QTest::newRow("a mate") << QStringLiteral("f3 e5 g4 Qh4#");
    QTest::newRow("a resignation") << QStringLiteral("e4");
}

void TestWindow::newGameDoesNotAsk() {
    QFETCH(QString, after);
    Player player(QStringLiteral("ja"));
    QVERIFY(player.playLine(after, By::Tap));
    if (after == QLatin1String("e4")) {
        QVERIFY(player.click("resignWhite"));
        QVERIFY(player.answer("confirmYes"));
    }
    QVERIFY(after.isEmpty() ? player.command("newGame") : player.click("bannerNewGame"));
    QVERIFY(!player.dialog());
    player.key(Qt::Key_Return); // the usual game at once
    QCOMPARE(player.fen(), InitialFen);
    QVERIFY(player.moves().isEmpty());
    QVERIFY(!player.sees("resultBanner"));
}

void TestWindow::closing_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("isByMenu");
    for (const QString& language : languages()) {
        QTest::addRow("%s window", qPrintable(language)) << language << false;
        QTest::addRow("%s menu", qPrintable(language)) << language << true;
    }
}

void TestWindow::closing() {
    QFETCH(QString, language);
    QFETCH(bool, isByMenu);
    Player player(language);
    QVERIFY(player.play(QStringLiteral("e4"), By::Drag));
    const auto close = [&] {
        if (isByMenu) {
            QVERIFY(player.command("quit"));
        } else {
            player.window().close();
            player.settle();
        }
    };
    close();
    QCOMPARE(
        player.question(),
        inLanguage(
            language,
            "Quit during the game?\nThe game is kept and will be offered at the next start.",
            "対局の途中で終了しますか？\n対局は残り、次に始めたときに続けられます。"
        )
    );
    QCOMPARE(foreign(allWords(player), language).join(QStringLiteral(" | ")), QString());
    QVERIFY(player.answer("confirmNo"));
    QVERIFY(player.window().isVisible());
    QVERIFY(player.play(QStringLiteral("e5"), By::Drag));
    close();
    QVERIFY(player.answer("confirmYes"));
    QVERIFY(!player.window().isVisible());
    QVERIFY(!player.dialog()); // once
}

void TestWindow::closingDoesNotAsk_data() {
    newGameDoesNotAsk_data();
}

void TestWindow::closingDoesNotAsk() {
    QFETCH(QString, after);
    Player player(QStringLiteral("en"));
    QVERIFY(player.playLine(after, By::Tap));
    if (after == QLatin1String("e4")) {
        QVERIFY(player.click("resignBlack"));
        QVERIFY(player.answer("confirmYes"));
    }
    player.window().close();
    player.settle();
    QVERIFY(!player.dialog());
    QVERIFY(!player.window().isVisible());
}

void TestWindow::unfinishedGame_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("words");
    QTest::addColumn<bool>("isByKey");
    for (const bool isByKey : {false, true}) {
        const char* how = isByKey ? "Esc" : "button";
        QTest::addRow("en 1 %s", how)
            << QStringLiteral("en") << QStringLiteral("e4")
            << QStringLiteral("Go on with the unfinished game?\nIt was kept after 1 half-move.")
            << isByKey;
        QTest::addRow("en 3 %s", how)
            << QStringLiteral("en") << QStringLiteral("e4 e5 Nf3")
            << QStringLiteral("Go on with the unfinished game?\nIt was kept after 3 half-moves.")
            << isByKey;
        QTest::addRow("ja 3 %s", how)
            << QStringLiteral("ja") << QStringLiteral("e4 e5 Nf3")
            << QStringLiteral("途中の対局を続けますか？\n3手まで指した対局が残っています。")
            << isByKey;
    }
}

void TestWindow::unfinishedGame() {
    QFETCH(QString, language);
    QFETCH(QString, line);
    QFETCH(QString, words);
    QFETCH(bool, isByKey);
    const Home home;
    {
        Player player(home, language);
        QVERIFY(!player.dialog());
        QVERIFY(player.playLine(line, By::Drag));
    } // nobody has said goodbye
    Player player(home);
    QCOMPARE(player.question(), words);
    QCOMPARE(foreign(allWords(player), language).join(QStringLiteral(" | ")), QString());
    QCOMPARE(player.dialog()->defaultButton()->objectName(), QStringLiteral("chooseYes"));
    if (isByKey) {
        player.key(Qt::Key_Escape); // nothing is lost by it
    } else {
        QVERIFY(player.answer("chooseYes"));
    }
    QCOMPARE(player.moves(), line.split(QLatin1Char(' ')));
    QVERIFY(player.command("takeBack"));
    QVERIFY(player.command("redo"));
    QVERIFY(player.notice().isEmpty());
    QVERIFY(player.board().state().board == player.game().position().board());
}

void TestWindow::unfinishedGameRefused() {
    const Home home;
    {
        Player player(home, QStringLiteral("en"));
        QVERIFY(player.playLine(QStringLiteral("e4 e5"), By::Drag));
    }
    {
        Player player(home);
        QVERIFY(player.answer("chooseNo"));
        QCOMPARE(player.fen(), InitialFen);
        QVERIFY(player.moves().isEmpty());
    }
    Player player(home); // and it does not come again
    QVERIFY(!player.dialog());
    QCOMPARE(player.fen(), InitialFen);
}

void TestWindow::unfinishedGameWaits() {
    const Home home;
    {
        Player player(home, QStringLiteral("en"));
        QVERIFY(player.playLine(QStringLiteral("e4 e5"), By::Drag));
    }
    const QByteArray kept = home.readGameFile();
    {
        Player player(home);
        QVERIFY(player.dialog());
        player.session().newGame(); // whatever happens meanwhile
        QCOMPARE(home.readGameFile(), kept);
    } // killed while it asked
    QCOMPARE(home.readGameFile(), kept);
    Player player(home);
    QVERIFY(player.answer("chooseYes"));
    QCOMPARE(player.moves().size(), 2);
}

void TestWindow::nothingToOffer_data() {
    QTest::addColumn<QString>("line");
    QTest::addColumn<bool>("isResigned");
    QTest::newRow("no start before") << QString() << false;
    QTest::newRow("mate") << QStringLiteral("f3 e5 g4 Qh4#") << false;
    QTest::newRow("resigned") << QStringLiteral("e4") << true;
}

void TestWindow::nothingToOffer() {
    QFETCH(QString, line);
    QFETCH(bool, isResigned);
    const Home home;
    {
        Player player(home, QStringLiteral("en"));
        QVERIFY(player.playLine(line, By::Tap));
        if (isResigned) {
            QVERIFY(player.click("resignWhite"));
            QVERIFY(player.answer("confirmYes"));
        }
    }
    Player player(home);
    QVERIFY(!player.dialog());
    QVERIFY(player.notice().isEmpty());
    QCOMPARE(player.fen(), InitialFen);
}

void TestWindow::damagedFile_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QByteArray>("text");
    const QByteArray whole = app::writeSession(playLine(game(), QStringLiteral("e4 e5 Nf3")));
    QByteArray illegal = whole;
    illegal.replace("g1f3", "g1g3");
    const QList<QPair<const char*, QByteArray>> kinds{
        {"empty", QByteArray()},
        {"truncated", whole.left(whole.size() / 2)},
        {"garbage", QByteArray("\x00\xff\x13 not a game \xfe", 17)},
        {"illegal move", illegal},
        {"zeros", QByteArray(4096, '\0')},
    };
    for (const auto& [kind, text] : kinds) {
        for (const QString& language : languages()) {
            QTest::addRow("%s %s", kind, qPrintable(language)) << language << text;
        }
    }
}

void TestWindow::damagedFile() {
    QFETCH(QString, language);
    QFETCH(QByteArray, text);
    const Home home;
    home.writeGameFile(text);
    Player player(home, language);
    QVERIFY(!player.dialog());
    const QStringList files = home.dataFiles();
    QCOMPARE(files.size(), 1);
    QVERIFY2(files.first().startsWith(QLatin1String("game-damaged-")), qPrintable(files.first()));
    QFile aside(QDir(home.dataFolder()).filePath(files.first()));
    QVERIFY(aside.open(QIODevice::ReadOnly));
    QCOMPARE(aside.readAll(), text); // not a byte is lost
    QCOMPARE(
        player.notice(),
        inLanguage(
            language,
            "The file of the unfinished game is damaged. It was set aside as %1.",
            "途中の対局のファイルが壊れています。%1という名前で残しました。"
        )
            .arg(aside.fileName())
    );
    QCOMPARE(player.fen(), InitialFen);
    QVERIFY(player.playLine(QStringLiteral("e4 e5"), By::Drag));
    QVERIFY(!player.notice().isEmpty()); // until it has been read
    QVERIFY(player.click("closeNotice"));
    QVERIFY(player.play(QStringLiteral("Nf3"), By::Drag));
    QVERIFY(player.notice().isEmpty());
    const auto kept = app::readSession(home.readGameFile());
    QVERIFY(kept && kept->game == player.game());
}

void TestWindow::folderThatCannotBeWritten_data() {
    addLanguages();
}

void TestWindow::folderThatCannotBeWritten() {
    QFETCH(QString, language);
    const Home home;
    QFile inTheWay(home.dataFolder());
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    inTheWay.close();
    Player player(home, language);
    QVERIFY(player.play(QStringLiteral("e4"), By::Drag));
    const QString notice = player.notice();
    QVERIFY2(
        notice.startsWith(inLanguage(language, "The game could not be kept in ", "対局を")),
        qPrintable(notice)
    );
    QVERIFY(notice.contains(home.gameFile()));
    QVERIFY2(!notice.contains(QLatin1String("()")), qPrintable(notice)); // says why
    QVERIFY2(!notice.contains(QStringLiteral("（）")), qPrintable(notice));
    QVERIFY(player.playLine(QStringLiteral("e5 Nf3"), By::Tap)); // the game goes on
    QVERIFY(!player.notice().isEmpty());

    QVERIFY(inTheWay.remove()); // somebody has put it right
    QVERIFY(player.play(QStringLiteral("Nc6"), By::Drag));
    QVERIFY(player.notice().isEmpty());
    const auto kept = app::readSession(home.readGameFile());
    QVERIFY(kept && kept->game == player.game());
}

// Japanese in a Japanese font, English in the desktop's own; pages that were made before the switch
// and after it alike.
void TestWindow::fontOfTheLanguage() {
    Player player(QStringLiteral("en"));
    const auto family = [&player](const char* name) {
        const QWidget* widget = player.find(name);
        return widget ? QFontInfo(widget->font()).family() : QString();
    };
    const QString latin = QFontInfo(QFont(QStringLiteral("Sans Serif"))).family();
    QCOMPARE(family("statusTitle"), latin);
    QCOMPARE(family("offerWhite"), latin);
    QVERIFY(player.command("japanese"));
    QVERIFY2(family("statusTitle").startsWith(QStringLiteral("IPA")), "the test's Japanese font");
    QCOMPARE(family("offerWhite"), family("statusTitle"));
    QCOMPARE(family("pieceTitle"), family("statusTitle"));
    QVERIFY(player.command("english"));
    QCOMPARE(family("statusTitle"), latin);
    QVERIFY(player.command("lessons")); // a page that is made now
    QCOMPARE(family("lessonsCount"), latin);
}

void TestWindow::languageSwitch_data() {
    QTest::addColumn<QString>("state");
    for (const char* state :
         {"a fresh board",
          "a check",
          "a refusal",
          "browsing",
          "a mate",
          "a stalemate",
          "a resignation",
          "a promotion",
          "dead position"}) {
        QTest::newRow(state) << QString(state);
    }
}

void TestWindow::languageSwitch() {
    QFETCH(QString, state);
    Player player(QStringLiteral("en"));
    if (state == QLatin1String("a check")) {
        QVERIFY(player.playLine(QStringLiteral("e4 f5 Qh5+"), By::Tap));
    } else if (state == QLatin1String("browsing")) {
        QVERIFY(player.playLine(QStringLiteral("e4 e5"), By::Tap));
        player.key(Qt::Key_Home);
    } else if (state == QLatin1String("a mate")) {
        QVERIFY(player.playLine(QStringLiteral("f3 e5 g4 Qh4#"), By::Tap));
        QVERIFY(player.click("showWhy"));
    } else if (state == QLatin1String("a stalemate")) {
        player.startFrom(QStringLiteral("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"));
        QVERIFY(player.click("showWhy"));
    } else if (state == QLatin1String("a resignation")) {
        QVERIFY(player.click("resignWhite"));
        QVERIFY(player.answer("confirmYes"));
    } else if (state == QLatin1String("a promotion")) {
        player.startFrom(QStringLiteral("8/P3k3/8/8/8/8/8/4K3 w - - 0 1"));
        player.drag(QStringLiteral("a7"), QStringLiteral("a8"));
    } else if (state == QLatin1String("dead position")) {
        player.startFrom(QStringLiteral("4k3/8/8/8/8/8/8/4K3 w - - 0 1"));
    } else if (state == QLatin1String("a refusal")) {
        player.drag(QStringLiteral("e2"), QStringLiteral("e5"));
    }
    const QStringList english = allWords(player);
    QCOMPARE(foreign(english, QStringLiteral("en")).join(QStringLiteral(" | ")), QString());
    QVERIFY(player.command("japanese"));
    QTRY_VERIFY(player.windowTitle() != english.first()); // LanguageChange is posted
    player.settle();
    QCOMPARE(
        foreign(allWords(player), QStringLiteral("ja")).join(QStringLiteral(" | ")), QString()
    );
    QVERIFY(player.window().commands().japanese->isChecked());
    if (state == QLatin1String("a mate")) {
        QCOMPARE(player.badge(), saidBadge(QStringLiteral("mate"), QStringLiteral("ja")));
        QCOMPARE(player.board().state().zone.size(), std::size_t{5}); // still shown
    }
    QVERIFY(player.command("english"));
    QTRY_COMPARE(player.windowTitle(), english.first());
    player.settle();
    QCOMPARE(allWords(player), english);
}

void TestWindow::languageOfANotice() {
    const Home home;
    home.writeGameFile("{");
    Player player(home, QStringLiteral("en"));
    QVERIFY(!player.notice().isEmpty());
    QVERIFY(player.command("japanese"));
    player.settle();
    QCOMPARE(
        foreign(allWords(player), QStringLiteral("ja")).join(QStringLiteral(" | ")), QString()
    );
    QVERIFY(!player.notice().isEmpty());
    QVERIFY(player.click("closeNotice"));
    QVERIFY(player.command("english"));
    player.settle();
    QVERIFY(player.notice().isEmpty()); // closed is closed
    QCOMPARE(
        foreign(allWords(player), QStringLiteral("en")).join(QStringLiteral(" | ")), QString()
    );
}

void TestWindow::themeSwitch() {
    Player player(QStringLiteral("en"));
    QVERIFY(player.command("light"));
    const QImage light = player.window().grab().toImage();
    QVERIFY(!isDark());
    QVERIFY(player.command("dark"));
    QVERIFY(isDark());
    QVERIFY(player.window().grab().toImage() != light);
    const auto readable = [&](const char* name) {
        const QPalette palette = player.find(name)->palette();
        return contrast(palette.color(QPalette::WindowText), palette.color(QPalette::Window)) >=
               4.5;
    };
    QVERIFY(readable("statusTitle"));
    player.drag(QStringLiteral("e2"), QStringLiteral("e5"));
    QVERIFY(readable("statusTitle")); // refused
    QVERIFY(player.command("light"));
    QVERIFY(!isDark());
    QVERIFY(readable("statusTitle"));
    QVERIFY(player.playLine(QStringLiteral("e4 f5 Qh5+"), By::Tap));
    QVERIFY(readable("statusTitle")); // check
    QVERIFY(player.command("dark"));
    QVERIFY(readable("statusTitle"));
}

void TestWindow::settingsAreRemembered() {
    const Home home;
    {
        Player player(home);
        QVERIFY(player.command("japanese"));
        QVERIFY(player.command("dark"));
        QVERIFY(player.command("flip"));
        player.window().close();
    }
    {
        Player player(home);
        QCOMPARE(player.text("statusTitle"), turnWords(QStringLiteral("ja"), Color::White));
        QVERIFY(player.window().commands().japanese->isChecked());
        QVERIFY(player.window().commands().dark->isChecked());
        QVERIFY(isDark());
        QCOMPARE(player.board().below(), Color::Black);
        QVERIFY(!player.window().commands().turnEachMove->isChecked()); // off until chosen
        QVERIFY(player.command("english"));
        QVERIFY(player.command("light"));
        QVERIFY(player.command("flip"));
        QVERIFY(player.command("turnEachMove"));
    }
    Player player(home);
    QCOMPARE(player.text("statusTitle"), turnWords(QStringLiteral("en"), Color::White));
    QVERIFY(!isDark());
    QCOMPARE(player.board().below(), Color::White);
    QVERIFY(player.window().commands().turnEachMove->isChecked());
    QVERIFY(player.play(QStringLiteral("e4"), By::Drag));
    QCOMPARE(player.board().below(), Color::Black);
}

void TestWindow::turnToTheMover() {
    Player player(QStringLiteral("en"));
    QVERIFY(player.play(QStringLiteral("e4"), By::Drag));
    QCOMPARE(player.board().below(), Color::White); // off at first
    QVERIFY(player.command("turnEachMove"));
    QCOMPARE(player.board().below(), Color::Black);
    QVERIFY(player.play(QStringLiteral("e5"), By::Drag));
    QCOMPARE(player.board().below(), Color::White);
    QVERIFY(player.play(QStringLiteral("Nf3"), By::Tap));
    QCOMPARE(player.board().below(), Color::Black);
    player.drag(QStringLiteral("e5"), QStringLiteral("e3")); // refused: nothing turns
    QCOMPARE(player.board().below(), Color::Black);
    QVERIFY(player.command("takeBack"));
    QCOMPARE(player.board().below(), Color::White);
    QVERIFY(player.command("turnEachMove"));
    QVERIFY(player.play(QStringLiteral("Nf3"), By::Tap));
    QCOMPARE(player.board().below(), Color::White);

    QVERIFY(player.command("turnEachMove"));
    player.startFrom(QStringLiteral("8/P3k3/8/8/8/8/8/4K3 w - - 0 1"));
    player.drag(QStringLiteral("a7"), QStringLiteral("a8"));
    QCOMPARE(player.board().below(), Color::White); // not before the piece is chosen
    QVERIFY(player.choosePiece(chess::Role::Rook));
    QCOMPARE(player.board().below(), Color::Black);
}

void TestWindow::stripsFollowTheBoard() {
    Player player(QStringLiteral("en"));
    const auto isWhiteBelow = [&] {
        const auto top = [&](const char* name) {
            return player.find(name)->mapTo(&player.window(), QPoint(0, 0)).y();
        };
        return top("stripWhite") > top("stripBlack");
    };
    QVERIFY(isWhiteBelow());
    QVERIFY(player.command("flip"));
    QVERIFY(!isWhiteBelow());
    QVERIFY(player.click("flipButton"));
    QVERIFY(isWhiteBelow());
}

void TestWindow::about_data() {
    addLanguages();
}

void TestWindow::about() {
    QFETCH(QString, language);
    Player player(language);
    QString words;
    QTimer::singleShot(0, &player.window(), [&] { // it runs until it is closed
        words = player.question();
        player.dialog()->reject();
    });
    player.window().commands().about->trigger();
    QVERIFY2(
        words.contains(inLanguage(language, "1 January 2023", "2023年1月1日")), qPrintable(words)
    );
    QVERIFY(words.contains(QLatin1String("FIDE")));
}

QTEST_MAIN(TestWindow)
#include "tst_window.moc"
