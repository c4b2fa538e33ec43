// The cases of other programs' faults, by their ids, played through the real window.
#include "tests/support/chess.h"
#include "tests/support/player.h"
#include "tests/support/said.h"

#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QtTest>

using namespace support;
using chess::Color;

namespace {

const QString Ruy =
    QStringLiteral("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3");
const QString Capture = QStringLiteral("3r4/2P1k3/8/8/8/8/8/4K3 w - - 0 50");

int men(Player& player) {
    return player.board().state().board.occupied().count();
}

QStringList targets(Player& player) { // of the man that is selected, each once
    QStringList names;
    for (const chess::Move move : player.board().state().moves) {
        if (move.from() == player.board().selected()) {
            names.append(QString::fromStdString(move.to().name()));
        }
    }
    names.removeDuplicates();
    names.sort();
    return names;
}

// What stands where on the board as it is seen, top left to bottom right, as a FEN's placement.
QString seenPlacement(Player& player) {
    const ui::BoardGeometry geometry = player.board().geometryNow();
    const QRectF board = geometry.board();
    QStringList squares;
    for (int row = 0; row < 8; ++row) {
        for (int column = 0; column < 8; ++column) {
            const qreal half = geometry.squareSize() / 2;
            const QPointF center =
                board.topLeft() + QPointF((2 * column + 1) * half, (2 * row + 1) * half);
            squares.append(QString::fromStdString(geometry.squareAt(center)->name()));
        }
    }
    return squares.join(QLatin1Char(' '));
}

// The board's picture with nothing on its way: what glides is there once the size has changed.
QImage still(Player& player) {
    ui::BoardView& board = player.board();
    board.resize(board.size() - QSize(2, 2));
    board.resize(board.size() + QSize(2, 2));
    return board.grab().toImage();
}

QString labels(const ui::BoardGeometry& geometry) {
    QString text;
    for (int i = 0; i < 8; ++i) {
        text += geometry.fileLabel(i);
    }
    for (int i = 0; i < 8; ++i) {
        text += geometry.rankLabel(i);
    }
    return text;
}

} // namespace

class TestCases : public QObject {
    Q_OBJECT

private slots:
    void anotherButtonCancels_data();
    void anotherButtonCancels();
    void afterNewLayout_data();
    void afterNewLayout();
    void resizeDuringDrag();
    void secondFinger_data();
    void secondFinger();
    void mouseDuringTouch();
    void castlingHands_data();
    void castlingHands();
    void flip_data();
    void flip();
    void newGameOnFlippedBoard();
    void dragBegunBefore_data();
    void dragBegunBefore();
    void hints_data();
    void hints();
    void cancelPromotion_data();
    void cancelPromotion();
    void illegalPromotion_data();
    void illegalPromotion();
    void pickerIsReachable_data();
    void pickerIsReachable();
    void fourPromotions_data();
    void fourPromotions();
    void noRightToCastle_data();
    void noRightToCastle();
    void undoAfterTheEnd_data();
    void undoAfterTheEnd();
    void undoSpecialMoves_data();
    void undoSpecialMoves();
    void undoCastling();
    void resignAsks_data();
    void resignAsks();
};

void TestCases::anotherButtonCancels_data() {
    QTest::addColumn<QString>("how");
    for (const char* how :
         {"right, left first",
          "right, right first",
          "middle, left first",
          "middle, middle first",
          "Esc"}) {
        QTest::addRow("board-01 %s", how) << QString(how);
    }
}

void TestCases::anotherButtonCancels() {
    QFETCH(QString, how);
    Player player(QStringLiteral("en"), Ruy);
    player.hold(QStringLiteral("f1"), QStringLiteral("c4"));
    QVERIFY(player.board().isLifting());
    const bool isRight = how.startsWith(QLatin1String("right"));
    const Qt::MouseButton other = isRight ? Qt::RightButton : Qt::MiddleButton;
    if (how == QLatin1String("Esc")) {
        player.key(Qt::Key_Escape);
    } else {
        player.press(player.pointOf(QStringLiteral("c4")), other);
    }
    QVERIFY(!player.board().isLifting());
    player.moveMouse(player.pointOf(QStringLiteral("d3"))); // the left button is still down
    QVERIFY(!player.board().isLifting());
    if (how.endsWith(QLatin1String("left first"))) {
        player.release(Qt::LeftButton);
        player.release(other);
    } else {
        player.release(other);
        player.release(Qt::LeftButton);
    }
    player.settle();
    QCOMPARE(player.fen(), Ruy);
    QCOMPARE(men(player), 32);
    QVERIFY(player.selected().isEmpty());
    QVERIFY(!QApplication::activePopupWidget());
    QVERIFY(player.play(QStringLiteral("Bc4"), By::Drag));
}

void TestCases::afterNewLayout_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("hasMenu");
    QTest::addColumn<By>("by");
    for (const By by : {By::Tap, By::Drag}) {
        const char* gesture = by == By::Tap ? "tap" : "drag";
        QTest::addRow("board-03 small %s", gesture) << QSize(720, 480) << true << by;
        QTest::addRow("board-03 tall %s", gesture) << QSize(500, 780) << true << by;
        QTest::addRow("board-03 large %s", gesture) << QSize(1300, 900) << true << by;
        QTest::addRow("board-03 no menu %s", gesture) << QSize(1040, 740) << false << by;
    }
}

void TestCases::afterNewLayout() {
    QFETCH(QSize, size);
    QFETCH(bool, hasMenu);
    QFETCH(By, by);
    Player player(QStringLiteral("en"), Ruy);
    player.window().resize(size);
    player.window().menuBar()->setVisible(hasMenu);
    player.settle();
    QVERIFY(player.play(QStringLiteral("h4"), by));
    player.window().showMaximized();
    player.settle();
    QVERIFY(player.play(QStringLiteral("h5"), by));
    player.window().showNormal();
    player.settle();
    QVERIFY(player.play(QStringLiteral("a3"), by));
}

void TestCases::resizeDuringDrag() {
    Player player(QStringLiteral("en"), Ruy);
    player.hold(QStringLiteral("f1"), QStringLiteral("c4"));
    player.window().resize(760, 560);
    player.settle();
    player.moveMouse(player.pointOf(QStringLiteral("c4")));
    player.letGo();
    QVERIFY(!player.board().isLifting());
    QVERIFY(player.moves().isEmpty() || player.moves() == QStringList{QStringLiteral("Bc4")});
    QCOMPARE(men(player), 32);
    player.startFrom(Ruy);
    QVERIFY(player.play(QStringLiteral("Bc4"), By::Drag));
}

void TestCases::secondFinger_data() {
    QTest::addColumn<bool>("isFirstUpFirst");
    QTest::addColumn<bool>("isSecondDragged");
    QTest::newRow("board-05 tap, first up first") << true << false;
    QTest::newRow("board-05 tap, second up first") << false << false;
    QTest::newRow("board-05 drag, first up first") << true << true;
    QTest::newRow("board-05 drag, second up first") << false << true;
}

void TestCases::secondFinger() {
    QFETCH(bool, isFirstUpFirst);
    QFETCH(bool, isSecondDragged);
    Player player(QStringLiteral("en"), Ruy);
    player.fingerDown(1, QStringLiteral("f1"));
    player.fingerMove(1, QStringLiteral("c4"));
    QVERIFY(player.board().isLifting());
    player.fingerDown(2, QStringLiteral("d2"));
    if (isSecondDragged) {
        player.fingerMove(2, QStringLiteral("d4"));
    }
    player.fingerUp(isFirstUpFirst ? 1 : 2);
    player.fingerUp(isFirstUpFirst ? 2 : 1);
    QCOMPARE(player.moves(), QStringList{QStringLiteral("Bc4")}); // the first finger alone
    QCOMPARE(men(player), 32);
    player.fingerTap(QStringLiteral("f8"));
    QCOMPARE(player.selected(), QStringList{QStringLiteral("f8")});
    player.fingerTap(QStringLiteral("c5"));
    QCOMPARE(player.moves().size(), 2);
    QVERIFY(player.play(QStringLiteral("O-O"), By::Drag));
}

void TestCases::mouseDuringTouch() {
    Player player(QStringLiteral("en"), Ruy);
    player.fingerDown(1, QStringLiteral("f1"));
    player.fingerMove(1, QStringLiteral("c4"));
    player.press(player.pointOf(QStringLiteral("d2")));
    player.moveMouse(player.pointOf(QStringLiteral("d4")));
    player.release();
    player.fingerUp(1);
    QVERIFY(player.moves().isEmpty() || player.moves() == QStringList{QStringLiteral("Bc4")});
    QCOMPARE(men(player), 32);
    QVERIFY(!player.board().isLifting());
    player.startFrom(Ruy);
    QVERIFY(player.play(QStringLiteral("Bc4"), By::Drag));
    player.fingerTap(QStringLiteral("f8"));
    player.fingerTap(QStringLiteral("c5"));
    QCOMPARE(player.moves().size(), 2);
}

void TestCases::castlingHands_data() {
    QTest::addColumn<QString>("to");
    QTest::addColumn<By>("by");
    QTest::newRow("board-07 tap e1, tap g1") << QStringLiteral("g1") << By::Tap;
    QTest::newRow("board-07 drag e1-g1") << QStringLiteral("g1") << By::Drag;
    QTest::newRow("board-07 drag e1-h1") << QStringLiteral("h1") << By::Drag;
    QTest::newRow("board-07 tap e1, tap h1") << QStringLiteral("h1") << By::Tap;
}

void TestCases::castlingHands() {
    QFETCH(QString, to);
    QFETCH(By, by);
    const QString start =
        QStringLiteral("r3k2r/pppqbppp/2n2n2/3pp3/3PP3/2N2N2/PPPQBPPP/R3K2R w KQkq - 8 9");
    Player player(QStringLiteral("en"), start);
    player.bring(QStringLiteral("e1"), to, by);
    if (by == By::Tap && to == QLatin1String("h1")) {
        QCOMPARE(player.selected(), QStringList{QStringLiteral("h1")});
        QCOMPARE(player.fen(), start);
        return;
    }
    QCOMPARE(player.moves(), QStringList{QStringLiteral("O-O")});
    const ui::BoardMove kingsMove{square(QStringLiteral("e1")), square(QStringLiteral("g1"))};
    QVERIFY(player.board().state().lastMove == kingsMove);
}

void TestCases::flip_data() {
    QTest::addColumn<int>("times");
    for (int times = 0; times <= 3; ++times) {
        QTest::addRow("board-08 %d", times) << times;
    }
}

void TestCases::flip() {
    QFETCH(int, times);
    Player player(QStringLiteral("en"));
    QVERIFY(player.playLine(QStringLiteral("e4 e5 Nf3 Nc6"), By::Tap));
    const QString straight = seenPlacement(player);
    const QImage picture = still(player);
    for (int i = 0; i < times; ++i) {
        QVERIFY(player.command("flip"));
    }
    const ui::BoardGeometry geometry = player.board().geometryNow();
    const QString seen = seenPlacement(player);
    if (times % 2 == 0) {
        QCOMPARE(labels(geometry), QStringLiteral("abcdefgh87654321"));
        QCOMPARE(seen, straight);
        QVERIFY(still(player) == picture);
    } else {
        QCOMPARE(labels(geometry), QStringLiteral("hgfedcba12345678"));
        QVERIFY(seen.startsWith(QLatin1String("h1 g1")) && seen.endsWith(QLatin1String("b8 a8")));
        QVERIFY(still(player) != picture);
    }
    player.tap(QStringLiteral("f1")); // marks stay on their squares
    QCOMPARE(player.selected(), QStringList{QStringLiteral("f1")});
    QCOMPARE(targets(player), QString("a6 b5 c4 d3 e2").split(QLatin1Char(' ')));
    const ui::BoardMove last{square(QStringLiteral("b8")), square(QStringLiteral("c6"))};
    QVERIFY(player.board().state().lastMove == last);
    player.tap(QStringLiteral("b5"));
    QCOMPARE(player.moves().last(), QStringLiteral("Bb5"));
}

void TestCases::newGameOnFlippedBoard() { // board-09
    Player player(QStringLiteral("en"));
    QVERIFY(player.play(QStringLiteral("a3"), By::Tap));
    QVERIFY(player.command("flip"));
    QVERIFY(player.command("newGame"));
    QVERIFY(player.answer("confirmYes"));
    QVERIFY(player.answer("newGameStart"));
    QVERIFY(player.playLine(QStringLiteral("d4 d5"), By::Drag));
    QCOMPARE(
        player.fen(), QStringLiteral("rnbqkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 0 2")
    );
}

void TestCases::dragBegunBefore_data() {
    QTest::addColumn<int>("key");
    QTest::addColumn<bool>("isControl");
    QTest::addColumn<QString>("moves"); // of the game after it
    QTest::newRow("board-11 Ctrl+Z") << int(Qt::Key_Z) << true << QStringLiteral("e4 e5 Nf3");
    QTest::newRow("board-11 Ctrl+N") << int(Qt::Key_N) << true << QStringLiteral("e4 e5 Nf3 Nc6");
    QTest::newRow("board-11 F") << int(Qt::Key_F) << false << QStringLiteral("e4 e5 Nf3 Nc6");
    QTest::newRow("board-11 Page Up")
        << int(Qt::Key_PageUp) << false << QStringLiteral("e4 e5 Nf3 Nc6");
}

void TestCases::dragBegunBefore() {
    QFETCH(int, key);
    QFETCH(bool, isControl);
    QFETCH(QString, moves);
    Player player(QStringLiteral("en"));
    QVERIFY(player.playLine(QStringLiteral("e4 e5 Nf3 Nc6"), By::Drag));
    player.hold(QStringLiteral("f1"), QStringLiteral("c4"));
    QVERIFY(player.board().isLifting());
    player.key(key, isControl ? Qt::ControlModifier : Qt::NoModifier);
    QVERIFY(!player.board().isLifting());
    player.moveMouse(player.pointOf(QStringLiteral("b5")));
    player.letGo();
    QVERIFY(!player.board().isLifting());
    QCOMPARE(player.moves(), moves.split(QLatin1Char(' ')));
    QCOMPARE(men(player), 32);
    if (player.dialog()) {
        QVERIFY(player.answer("confirmNo"));
    }
    player.key(Qt::Key_End);
    QVERIFY(player.board().state().board == player.game().position().board());
    const bool isWhite = player.game().position().turn() == Color::White;
    QVERIFY(player.play(isWhite ? QStringLiteral("Bc4") : QStringLiteral("Nf6"), By::Drag));
}

void TestCases::hints_data() {
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("square");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("hint-01 pinned") << QStringLiteral("4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1")
                                    << QStringLiteral("c3") << QStringList();
    QTest::newRow("hint-01 in check") << QStringLiteral("4k3/4r3/8/8/8/8/3P1P2/4KB2 w - - 0 1")
                                      << QStringLiteral("f1") << QStringList{"e2"};
    QTest::newRow("hint-01 capture")
        << Ruy << QStringLiteral("f3") << QStringList{"d4", "e5", "g1", "g5", "h4"};
}

void TestCases::hints() {
    QFETCH(QString, fen);
    QFETCH(QString, square);
    QFETCH(QStringList, expected);
    Player player(QStringLiteral("en"), fen);
    const QImage before = still(player);
    player.tap(square);
    QCOMPARE(player.selected(), QStringList{square});
    QCOMPARE(targets(player), expected);
    // Just those squares have changed on the screen, the one selected, and, greyed, those that the
    // man attacks and may not enter.
    const QImage after = player.board().grab().toImage();
    const ui::BoardGeometry geometry = player.board().geometryNow();
    const qreal ratio = after.devicePixelRatio();
    QStringList marked;
    for (int i = 0; i < 64; ++i) {
        const QRectF logical = geometry.rectOf(chess::Square::at(i));
        const QRect rect = QRectF(logical.topLeft() * ratio, logical.size() * ratio).toRect();
        if (before.copy(rect) != after.copy(rect)) {
            marked.append(QString::fromStdString(chess::Square::at(i).name()));
        }
    }
    marked.sort();
    QStringList wanted = expected + QStringList{square};
    for (const chess::Square barred : player.board().state().look->barred) {
        QVERIFY(!wanted.contains(QString::fromStdString(barred.name())));
        wanted << QString::fromStdString(barred.name());
    }
    wanted.sort();
    QCOMPARE(marked, wanted);
}

void TestCases::cancelPromotion_data() {
    QTest::addColumn<QString>("how");
    QTest::addColumn<By>("by");
    for (const By by : {By::Drag, By::Tap}) {
        for (const char* how :
             {"Esc",
              "click on the board",
              "click on the frame",
              "right click",
              "flip",
              "browse",
              "take back",
              "close the window"}) {
            QTest::addRow("promotion-01 %s %s", how, by == By::Drag ? "drag" : "tap")
                << QString(how) << by;
        }
    }
}

void TestCases::cancelPromotion() {
    QFETCH(QString, how);
    QFETCH(By, by);
    Player player(QStringLiteral("en"));
    player.startFrom(Capture);
    if (how == QLatin1String("take back") || how == QLatin1String("browse") ||
        how == QLatin1String("close the window")) {
        // A move has been played: there is one to be taken back, and a game to be asked about.
        player.startFrom(QStringLiteral("3r1k2/2P5/8/8/8/8/8/4K3 b - - 0 49"));
        QVERIFY(player.play(QStringLiteral("Ke7"), By::Drag));
    }
    const QString before = player.fen();
    const QStringList moves = player.moves();
    player.bring(QStringLiteral("c7"), QStringLiteral("d8"), by);
    QVERIFY(player.sees("promotionPicker"));

    if (how == QLatin1String("Esc")) {
        player.key(Qt::Key_Escape);
    } else if (how == QLatin1String("click on the board")) {
        player.tap(QStringLiteral("a3"));
    } else if (how == QLatin1String("click on the frame")) {
        const ui::BoardGeometry geometry = player.board().geometryNow();
        const QPointF label = geometry.board().bottomLeft() + QPointF(20, geometry.margin() / 2);
        player.press(player.board().mapTo(&player.window(), label.toPoint()));
        player.release();
    } else if (how == QLatin1String("right click")) {
        player.press(player.pointOf(QStringLiteral("a3")), Qt::RightButton);
        player.release(Qt::RightButton);
    } else if (how == QLatin1String("flip")) {
        QVERIFY(player.command("flip"));
    } else if (how == QLatin1String("browse")) {
        player.key(Qt::Key_PageUp);
        QVERIFY(!player.sees("promotionPicker"));
        player.key(Qt::Key_End);
    } else if (how == QLatin1String("take back")) {
        player.key(Qt::Key_Z, Qt::ControlModifier);
    } else {
        player.window().close();
        player.settle();
        QVERIFY(player.dialog()); // it asks, and nothing is lost by staying
        QVERIFY(player.answer("confirmNo"));
        if (player.sees("promotionPicker")) {
            player.key(Qt::Key_Escape);
        }
    }
    player.settle();
    QVERIFY(!player.sees("promotionPicker"));
    QCOMPARE(player.fen(), before);
    QCOMPARE(player.moves(), moves);
    QVERIFY(std::holds_alternative<chess::NothingPending>(player.session().pending()));
    QVERIFY(!player.board().state().promotion);
    QVERIFY(player.board().state().board.pieceAt(square(QStringLiteral("d8")))); // the rook
    QVERIFY(player.sees("turnWhite"));
    QVERIFY(player.play(QStringLiteral("cxd8=N"), by));
}

void TestCases::illegalPromotion_data() {
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    const auto row = [](const char* name, const char* fen, const char* from, const char* to) {
        QTest::addRow("promotion-02 %s", name) << QString(fen) << QString(from) << QString(to);
    };
    row("far pawn", "4k3/8/8/8/8/8/P7/4K3 w - - 0 1", "a2", "a8");
    row("blocked", "2n1k3/2P5/8/8/8/8/8/2K5 w - - 0 1", "c7", "c8");
    row("in check", "4r1k1/2P5/8/8/8/8/8/4K3 w - - 0 1", "c7", "c8");
    row("pinned", "8/K1P3r1/8/8/8/8/8/6k1 w - - 0 1", "c7", "c8");
    row("own piece", "2N1k3/2P5/8/8/8/8/8/4K3 w - - 0 1", "c7", "c8");
}

void TestCases::illegalPromotion() {
    QFETCH(QString, fen);
    QFETCH(QString, from);
    QFETCH(QString, to);
    Player player(QStringLiteral("ja"), fen);
    player.drag(from, to);
    QVERIFY(!player.sees("promotionPicker"));
    QCOMPARE(player.fen(), fen);
    QVERIFY(player.moves().isEmpty());
    QCOMPARE(player.text("statusTitle"), QStringLiteral("その手は指せません"));
}

void TestCases::pickerIsReachable_data() {
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("san"); // without the piece
    QTest::addColumn<bool>("isFlipped");
    QTest::addColumn<QSize>("size");
    const QString white = QStringLiteral("8/P6P/8/4k3/8/8/8/4K3 w - - 0 1");
    const QString black = QStringLiteral("4k3/8/8/8/4K3/8/p6p/8 b - - 0 1");
    struct Window {
        const char* name;
        QSize size;
    };
    for (const Window& window : {Window{"smallest", QSize(1, 1)}, Window{"usual", QSize()}}) {
        for (const bool isFlipped : {false, true}) {
            for (const char* square : {"a8", "h8", "a1", "h1"}) {
                QTest::addRow(
                    "promotion-04 %s %s%s", square, window.name, isFlipped ? " flipped" : ""
                ) << (square[1] == '8' ? white : black)
                  << QString(square) << isFlipped << window.size;
            }
        }
    }
}

void TestCases::pickerIsReachable() {
    QFETCH(QString, fen);
    QFETCH(QString, san);
    QFETCH(bool, isFlipped);
    QFETCH(QSize, size);
    Player player(QStringLiteral("ja"), fen);
    if (size.isValid()) {
        player.window().resize(size); // as small as it can be
        player.settle();
    }
    if (isFlipped) {
        player.key(Qt::Key_F);
    }
    const QString from = san.left(1) + (san.endsWith(QLatin1Char('8')) ? "7" : "2");
    const Color mover = player.game().position().turn();
    for (const chess::Role role : chess::PromotionRoles) {
        player.drag(from, san);
        QVERIFY(player.sees("promotionPicker"));
        ui::BoardView& board = player.board();
        const QRectF frame =
            board.geometryNow().frame().intersected(QRectF(board.rect())).adjusted(-1, -1, 1, 1);
        const QWidget* picker = player.find("promotionPicker");
        QVERIFY(frame.contains(QRectF(picker->geometry())));
        const auto buttons = picker->findChildren<QAbstractButton*>();
        QCOMPARE(buttons.size(), 4);
        for (const QAbstractButton* button : buttons) {
            const QRect rect(button->mapTo(&board, QPoint(0, 0)), button->size());
            QVERIFY(button->isVisible() && frame.contains(QRectF(rect)));
            QVERIFY(button->width() >= button->minimumSizeHint().width()); // the name in full
            QVERIFY(rect.width() >= 24 && rect.height() >= 24);
        }
        QVERIFY(player.choosePiece(role)); // only succeeds where it can be pressed
        const chess::Piece expected{mover, role};
        QVERIFY(player.game().position().pieceAt(square(san)) == expected);
        player.startFrom(fen);
    }
}

void TestCases::fourPromotions_data() {
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("san");
    QTest::addColumn<QStringList>("after");
    const auto row = [](const char* name, const char* fen, const char* san, const char* after) {
        QStringList fens;
        for (const char* role : {"Q", "R", "B", "N"}) {
            const bool isWhite = QByteArray(fen).contains(" w ");
            fens.append(QString(after).arg(isWhite ? QString(role) : QString(role).toLower()));
        }
        QTest::addRow("promotion-05 %s", name) << QString(fen) << QString(san) << fens;
    };
    row("White", "8/5P1k/8/8/8/8/8/K7 w - - 0 1", "f8", "5%1 2/7k/8/8/8/8/8/K7 b - - 0 1");
    row("Black", "k7/8/8/8/8/8/5p1K/8 b - - 0 1", "f1", "k7/8/8/8/8/8/7K/5%1 2 w - - 0 2");
}

void TestCases::fourPromotions() {
    QFETCH(QString, fen);
    QFETCH(QString, san);
    QFETCH(QStringList, after);
    Player player(QStringLiteral("en"), fen);
    for (const By by : {By::Drag, By::Tap}) {
        const char* roles = "QRBN";
        for (int i = 0; i < 4; ++i) {
            QVERIFY(player.play(san + QLatin1Char('=') + QLatin1Char(roles[i]), by));
            QString expected = after.at(i);
            QCOMPARE(
                player.fen(),
                expected.replace(QStringLiteral(" 2/"), QStringLiteral("2/"))
                    .replace(QStringLiteral(" 2 "), QStringLiteral("2 "))
            );
            QVERIFY(player.command("takeBack"));
            QCOMPARE(player.fen(), fen);
        }
    }
}

void TestCases::noRightToCastle_data() {
    QTest::addColumn<By>("by");
    QTest::addColumn<QString>("to");
    QTest::newRow("castling-11 drag e1-g1") << By::Drag << QStringLiteral("g1");
    QTest::newRow("castling-11 tap e1-g1") << By::Tap << QStringLiteral("g1");
    QTest::newRow("castling-11 drag e1-h1") << By::Drag << QStringLiteral("h1");
}

void TestCases::noRightToCastle() {
    QFETCH(By, by);
    QFETCH(QString, to);
    const QString start =
        QStringLiteral("rnbqkbnr/pp2pppp/8/2pp4/4P3/5N2/PPPP1PPP/RNBQKB1R w - - 0 3");
    Player player(QStringLiteral("ja"), start);
    QVERIFY(player.playLine(QStringLiteral("Be2 Nc6"), by));
    player.bring(QStringLiteral("e1"), to, by);
    QCOMPARE(player.moves(), QStringList({QStringLiteral("Be2"), QStringLiteral("Nc6")}));
    QCOMPARE(player.text("statusTitle"), QStringLiteral("その手は指せません"));
}

void TestCases::undoAfterTheEnd_data() {
    QTest::addColumn<bool>("isResigned");
    QTest::newRow("undo-01 mate") << false;
    QTest::newRow("undo-01 resignation") << true;
}

void TestCases::undoAfterTheEnd() {
    QFETCH(bool, isResigned);
    Player player(QStringLiteral("en"));
    QVERIFY(player.playLine(QStringLiteral("f3 e5 g4"), By::Drag));
    const QString before = player.fen();
    if (isResigned) {
        QVERIFY(player.click("resignBlack"));
        QVERIFY(player.answer("confirmYes"));
    } else {
        QVERIFY(player.play(QStringLiteral("Qh4#"), By::Drag));
    }
    QVERIFY(player.game().isOver());
    QVERIFY(player.command("takeBack"));
    QVERIFY(!player.game().isOver()); // "*" again
    QVERIFY(!player.sees("resultBanner"));
    QCOMPARE(
        before, QStringLiteral("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2")
    );
    QCOMPARE(player.fen(), before);
    QVERIFY(player.play(QStringLiteral("Nc6"), By::Tap));
}

void TestCases::undoSpecialMoves_data() {
    QTest::addColumn<QString>("san");
    QTest::addColumn<By>("by");
    for (const By by : {By::Drag, By::Tap}) {
        for (const char* san : {"exd6", "bxa8=Q+", "O-O-O", "Rxa8+"}) {
            QTest::addRow("undo-02 %s %s", san, by == By::Drag ? "drag" : "tap")
                << QString(san) << by;
        }
    }
}

void TestCases::undoSpecialMoves() {
    QFETCH(QString, san);
    QFETCH(By, by);
    const QString start = QStringLiteral("r3k2r/1P3ppp/8/3pP3/8/8/5PPP/R3K2R w KQkq d6 0 20");
    Player player(QStringLiteral("en"), start);
    const QImage before = still(player);
    QVERIFY(player.play(san, by));
    QVERIFY(still(player) != before);
    QVERIFY(player.command("takeBack"));
    QCOMPARE(player.fen(), start);
    QVERIFY(player.board().state().board == player.game().position().board());
    QVERIFY(!player.board().state().lastMove);
    QVERIFY(still(player) == before);
}

void TestCases::undoCastling() { // castling-08
    Player player(
        QStringLiteral("en"),
        QStringLiteral("r3k2r/pp3ppp/2n2n2/8/8/2N2N2/PP3PPP/R3K2R b KQkq - 6 12")
    );
    const QStringList fens{
        QStringLiteral("r4rk1/pp3ppp/2n2n2/8/8/2N2N2/PP3PPP/2KR3R b - - 8 13"),
        QStringLiteral("r4rk1/pp3ppp/2n2n2/8/8/2N2N2/PP3PPP/R3K2R w KQ - 7 13"),
        QStringLiteral("r3k2r/pp3ppp/2n2n2/8/8/2N2N2/PP3PPP/R3K2R b KQkq - 6 12")};
    QVERIFY(player.playLine(QStringLiteral("O-O O-O-O"), By::Drag));
    QCOMPARE(player.fen(), fens.at(0));
    QVERIFY(player.command("takeBack"));
    QCOMPARE(player.fen(), fens.at(1));
    QVERIFY(player.command("takeBack"));
    QCOMPARE(player.fen(), fens.at(2));
    QVERIFY(!player.command("takeBack"));
    QVERIFY(player.command("redo"));
    QVERIFY(player.command("redo"));
    QCOMPARE(player.fen(), fens.at(0));
    QVERIFY(!player.command("redo"));
}

void TestCases::resignAsks_data() {
    QTest::addColumn<QString>("entry");
    for (const char* entry :
         {"resignWhite",
          "resignBlack",
          "resignWhiteCommand",
          "resignBlackCommand",
          "the window is closed"}) {
        QTest::addRow("resign-01 %s", entry) << QString(entry);
    }
}

void TestCases::resignAsks() {
    QFETCH(QString, entry);
    Player player(QStringLiteral("en"));
    QVERIFY(player.play(QStringLiteral("e4"), By::Drag));
    const auto go = [&] {
        if (entry.startsWith(QLatin1String("the window"))) {
            player.window().close();
            player.settle();
            return true;
        }
        const QByteArray name = entry.toLatin1();
        return entry.endsWith(QLatin1String("Command")) ? player.command(name.constData())
                                                        : player.click(name.constData());
    };
    const chess::Game before = player.game();
    QVERIFY(go());
    QVERIFY(player.dialog());
    QCOMPARE(player.dialog()->defaultButton()->objectName(), QStringLiteral("confirmNo"));
    player.key(Qt::Key_Escape);
    QVERIFY(!player.dialog());
    QVERIFY(player.game() == before);

    QVERIFY(go());
    player.key(Qt::Key_Return); // twice, as fast as can be
    player.key(Qt::Key_Return);
    QVERIFY(!player.dialog());
    QVERIFY(player.game() == before);
    QVERIFY(player.window().isVisible());
}

QTEST_MAIN(TestCases)
#include "tst_cases.moc"
