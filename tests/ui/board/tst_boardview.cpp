// The board as a widget by itself: what it reports, what ends a gesture, what it shows.
#include "tests/support/chess.h"
#include "ui/board/boardview.h"
#include "ui/board/painter.h"
#include "ui/board/promotionpicker.h"

#include <QAbstractButton>
#include <QImage>
#include <QPainter>
#include <QtTest>

using namespace support;
using chess::Color;
using ui::BoardState;
using ui::BoardView;

namespace {

BoardState stateOf(const chess::Position& position) {
    BoardState state;
    state.board = position.board();
    state.turn = position.turn();
    const chess::MoveList moves = position.legalMoves();
    state.moves.assign(moves.begin(), moves.end());
    return state;
}

// A board in a window, and all that it reports, in order.
class Shown {
public:
    explicit Shown(const QString& fen = InitialFen) {
        view.resize(480, 480);
        view.setState(stateOf(position(fen)));
        view.show();
        view.setFocus();
        QObject::connect(&view, &BoardView::touched, [this] { said.append("touched"); });
        QObject::connect(&view, &BoardView::moveChosen, [this](chess::Move move) {
            said.append("move " + uci(move));
        });
        const auto squares = [](chess::Square from, chess::Square to) {
            return QString::fromStdString(from.name() + to.name());
        };
        QObject::connect(&view, &BoardView::promotionReached, [this, squares](auto from, auto to) {
            said.append("promotion " + squares(from, to));
        });
        QObject::connect(&view, &BoardView::attempted, [this, squares](auto from, auto to) {
            said.append("attempt " + squares(from, to));
        });
        QObject::connect(&view, &BoardView::promotionChosen, [this](chess::Role role) {
            said.append("chosen " + name(role));
        });
        QObject::connect(&view, &BoardView::promotionCancelled, [this] {
            said.append("cancelled");
        });
        QObject::connect(&view, &BoardView::clockHalfTouched, [this] { said.append("clock"); });
        QObject::connect(&view, &BoardView::madeTouched, [this] { said.append("made"); });
    }

    QPoint at(const char* square) {
        return view.geometryNow().rectOf(support::square(QString(square))).center().toPoint();
    }
    void press(const char* square) { QTest::mousePress(&view, Qt::LeftButton, {}, at(square)); }
    void over(const char* square) {
        QTest::mouseMove(&view, at(square) + QPoint(0, 12));
        QTest::mouseMove(&view, at(square));
    }
    void release(const char* square) { QTest::mouseRelease(&view, Qt::LeftButton, {}, at(square)); }
    void tap(const char* square) {
        press(square);
        release(square);
    }
    void drag(const char* from, const char* to) {
        press(from);
        over(to);
        release(to);
    }
    void finger(const char* square) {
        static QPointingDevice* screen = QTest::createTouchDevice();
        QTest::touchEvent(&view, screen).press(1, at(square), &view);
        QTest::touchEvent(&view, screen).release(1, at(square), &view);
    }
    QStringList taken() { // without the touches
        said.removeAll(QStringLiteral("touched"));
        return std::exchange(said, {});
    }
    QImage picture() { return view.grab().toImage(); }
    QImage still() { // nothing is on its way after a new size
        view.resize(view.size() + QSize(2, 2));
        view.resize(view.size() - QSize(2, 2));
        return picture();
    }

    BoardView view;
    QStringList said;
};

// The squares on which two pictures of the board differ, in greys: a mark is not a colour alone.
QStringList differing(const Shown& board, const QImage& one, const QImage& other) {
    const ui::BoardGeometry geometry = board.view.geometryNow();
    const qreal ratio = one.devicePixelRatio();
    const QImage a = one.convertToFormat(QImage::Format_Grayscale8);
    const QImage b = other.convertToFormat(QImage::Format_Grayscale8);
    QStringList names;
    for (int i = 0; i < 64; ++i) {
        const QRectF logical = geometry.rectOf(chess::Square::at(i));
        const QRect rect = QRectF(logical.topLeft() * ratio, logical.size() * ratio).toRect();
        if (a.copy(rect) != b.copy(rect)) {
            names.append(QString::fromStdString(chess::Square::at(i).name()));
        }
    }
    names.sort();
    return names;
}

const QString Castles = QStringLiteral("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
const QString Promotes = QStringLiteral("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1");

} // namespace

class TestBoardView : public QObject {
    Q_OBJECT

private slots:
    void fingerPressesTheClock_data();
    void fingerPressesTheClock();
    void coveredBoard();
    void madeMoveIsTakenUp();
    void reports_data();
    void reports();
    void touchComesFirst();
    void endsAGesture_data();
    void endsAGesture();
    void newStateDuringADrag();
    void inertBoard();
    void promotionPicker();
    void marks_data();
    void marks();
    void liftedManLeavesItsSquare();
    void cursorIsShownForTheKeysAlone();
    void tappedMenGlideAndDraggedOnesDoNot();
    void squaresFillDevicePixels_data();
    void squaresFillDevicePixels();
    void menAreSharp_data();
    void menAreSharp();
    void lightAndDark();
};

void TestBoardView::reports_data() {
    QTest::addColumn<QString>("fen");
    QTest::addColumn<bool>("isDrag");
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name,
                        const QString& fen,
                        const char* from,
                        const char* to,
                        const char* dragged,
                        const char* tapped) {
        QTest::addRow("%s, drag", name)
            << fen << true << QByteArray(from) << QByteArray(to) << QString(dragged);
        QTest::addRow("%s, tap", name)
            << fen << false << QByteArray(from) << QByteArray(to) << QString(tapped);
    };
    row("legal", InitialFen, "e2", "e4", "move e2e4", "move e2e4");
    row("illegal", InitialFen, "e2", "e5", "attempt e2e5", "attempt e2e5");
    row("own man", InitialFen, "e2", "d2", "attempt e2d2", "");
    row("enemy man", InitialFen, "e7", "e5", "attempt e7e5", "");
    row("empty square", InitialFen, "e4", "e5", "", "");
    row("castling", Castles, "e1", "g1", "move e1g1", "move e1g1");
    row("king onto rook", Castles, "e1", "h1", "move e1g1", "");
    row("king onto the other rook", Castles, "e1", "a1", "move e1c1", "");
    row("three squares", Castles, "e1", "b1", "attempt e1b1", "attempt e1b1");
    row("rook onto king", Castles, "h1", "e1", "attempt h1e1", "");
    row("promotion", Promotes, "a7", "a8", "promotion a7a8", "promotion a7a8");
    row("promotion with capture", Promotes, "a7", "b8", "promotion a7b8", "promotion a7b8");
}

void TestBoardView::reports() {
    QFETCH(QString, fen);
    QFETCH(bool, isDrag);
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QString, expected);
    for (const Color below : chess::AllColors) {
        Shown board(fen);
        board.view.setBelow(below);
        if (isDrag) {
            board.drag(from.constData(), to.constData());
        } else {
            board.tap(from.constData());
            board.tap(to.constData());
        }
        QCOMPARE(board.taken().join(QLatin1Char(',')), expected);
        QVERIFY(!board.view.isLifting());
    }
}

void TestBoardView::touchComesFirst() {
    Shown board;
    board.drag("e2", "e4");
    QCOMPARE(board.said, QStringList({"touched", "move e2e4"}));
    board.said.clear();
    QTest::keyClick(&board.view, Qt::Key_Escape);
    QCOMPARE(board.said, QStringList{"touched"});
}

void TestBoardView::endsAGesture_data() {
    QTest::addColumn<QString>("how");
    for (const char* how :
         {"new state",
          "flip",
          "resize",
          "focus",
          "Esc",
          "right button",
          "middle button",
          "cancelInput",
          "window deactivated"}) {
        QTest::newRow(how) << QString(how);
    }
}

void TestBoardView::endsAGesture() {
    QFETCH(QString, how);
    Shown board;
    const auto end = [&] {
        if (how == QLatin1String("new state")) {
            board.view.setState(stateOf(position(InitialFen)));
        } else if (how == QLatin1String("flip")) {
            board.view.setBelow(!board.view.below());
        } else if (how == QLatin1String("resize")) {
            board.view.resize(board.view.size() + QSize(10, 10));
        } else if (how == QLatin1String("focus")) {
            QFocusEvent out(QEvent::FocusOut);
            QCoreApplication::sendEvent(&board.view, &out);
        } else if (how == QLatin1String("Esc")) {
            QTest::keyClick(&board.view, Qt::Key_Escape);
        } else if (how == QLatin1String("right button")) {
            QTest::mousePress(&board.view, Qt::RightButton, {}, board.at("e4"));
            QTest::mouseRelease(&board.view, Qt::RightButton, {}, board.at("e4"));
        } else if (how == QLatin1String("middle button")) {
            QTest::mousePress(&board.view, Qt::MiddleButton, {}, board.at("e4"));
            QTest::mouseRelease(&board.view, Qt::MiddleButton, {}, board.at("e4"));
        } else if (how == QLatin1String("cancelInput")) {
            board.view.cancelInput();
        } else {
            QEvent event(QEvent::WindowDeactivate);
            QCoreApplication::sendEvent(&board.view, &event);
        }
    };
    board.tap("e2");
    QVERIFY(board.view.selected());
    end();
    QVERIFY(!board.view.selected());
    board.tap("e4");
    QCOMPARE(board.taken(), QStringList());

    board.press("e2");
    board.over("e4");
    QVERIFY(board.view.isLifting());
    end();
    QVERIFY(!board.view.isLifting());
    board.over("e4");
    board.release("e4");
    QCOMPARE(board.taken(), QStringList());
    QVERIFY(!board.view.isLifting());

    board.drag("e2", "e4"); // and the next one is as good as ever
    QCOMPARE(board.taken(), QStringList{"move e2e4"});
}

void TestBoardView::newStateDuringADrag() {
    Shown board;
    board.press("e2");
    board.over("e4");
    const chess::Game other = playLine(game(), QStringLiteral("e4 e5"));
    board.view.setState(stateOf(other.position()));
    board.release("e5");
    QCOMPARE(board.taken(), QStringList());
    QVERIFY(board.view.state().board == other.position().board());
}

void TestBoardView::inertBoard() {
    Shown board;
    BoardState state = board.view.state();
    state.moves.clear();
    board.view.setState(state);
    const QImage before = board.still();
    board.drag("e2", "e4");
    board.tap("e2");
    QTest::keyClick(&board.view, Qt::Key_Return);
    QCOMPARE(board.taken(), QStringList());
    QVERIFY(!board.view.selected());
    board.press("e2");
    board.over("e4");
    QVERIFY(!board.view.isLifting());
    board.release("e4");
    QVERIFY(board.still() == before);
}

void TestBoardView::promotionPicker() {
    Shown board(Promotes);
    const auto* picker = board.view.findChild<ui::PromotionPicker*>();
    QVERIFY(!picker->isVisible());
    BoardState state = board.view.state();
    state.promotion = ui::BoardMove{square(QStringLiteral("a7")), square(QStringLiteral("b8"))};
    board.view.setState(state);
    QVERIFY(picker->isVisible());
    QVERIFY(!picker->accessibleName().isEmpty());
    for (auto* button : picker->findChildren<QAbstractButton*>()) {
        QVERIFY(!button->text().isEmpty() && !button->icon().isNull());
        button->click();
    }
    QCOMPARE(
        board.taken(),
        QStringList({"chosen queen", "chosen rook", "chosen bishop", "chosen knight"})
    );
    board.tap("a2"); // beside it
    QCOMPARE(board.taken(), QStringList{"cancelled"});
    QTest::mouseClick(&board.view, Qt::RightButton, {}, board.at("a2"));
    QCOMPARE(board.taken(), QStringList{"cancelled"});
    QTest::keyClick(picker->findChild<QAbstractButton*>(), Qt::Key_Escape);
    QCOMPARE(board.taken(), QStringList{"cancelled"});
    state.promotion.reset();
    board.view.setState(state);
    QVERIFY(!picker->isVisible());
}

void TestBoardView::marks_data() {
    QTest::addColumn<QString>("mark");
    QTest::addColumn<QStringList>("expected"); // the squares that look different with it
    QTest::newRow("last move") << "last move" << QStringList{"e2", "e4"};
    QTest::newRow("check") << "check" << QStringList{"e1", "e2", "e3", "e4", "e5", "e6", "e7"};
    QTest::newRow("why") << "why" << QStringList{"d1", "d2", "e2", "f1", "f2"};
    QTest::newRow("selected") << "selected" << QStringList{"g1", "e2", "f3", "h3"};
}

void TestBoardView::marks() {
    QFETCH(QString, mark);
    QFETCH(QStringList, expected);
    Shown board(QStringLiteral("4k3/4r3/8/8/8/8/3P1P2/3QKBN1 w - - 0 1"));
    const chess::Position here = position(QStringLiteral("4k3/4r3/8/8/8/8/3P1P2/3QKBN1 w - - 0 1"));
    BoardState state = stateOf(here);
    const QImage plain = board.still();
    if (mark == QLatin1String("last move")) {
        state.lastMove = ui::BoardMove{square(QStringLiteral("e2")), square(QStringLiteral("e4"))};
    } else if (mark == QLatin1String("check")) {
        state.check = ui::BoardCheck{here.king(Color::White), here.checkers()};
    } else if (mark == QLatin1String("why")) {
        state.zone = chess::kingZone(here, Color::White);
    } else { // the moves that it was given, and no more: the knight's three
        const chess::Position free =
            position(QStringLiteral("4k3/8/8/8/8/8/3P1P2/3QKBN1 w - - 0 1"));
        state.moves = stateOf(free).moves;
    }
    board.view.setState(state);
    if (mark == QLatin1String("selected")) {
        board.tap("g1");
    }
    QStringList found = differing(board, plain, board.picture());
    if (mark == QLatin1String("why")) { // an arrow crosses squares between
        found.removeIf([](const QString& name) { return name > "e2" && name.startsWith('e'); });
    }
    expected.sort();
    QCOMPARE(found, expected);
    state.lastMove.reset();
    state.check.reset();
    state.zone.clear();
    board.view.setState(state);
    QVERIFY(board.still() == plain);
}

void TestBoardView::liftedManLeavesItsSquare() {
    Shown board(QStringLiteral("4k3/8/8/8/8/8/8/R3K3 w - - 0 1"));
    const QImage before = board.still();
    Shown empty(QStringLiteral("4k3/8/8/8/8/8/8/4K3 w - - 0 1"));
    const QImage without = empty.still();
    QCOMPARE(differing(board, before, without), QStringList{"a1"});
    board.press("a1");
    board.over("h4");
    const QImage lifted = board.picture();
    QVERIFY(differing(board, before, lifted).contains(QStringLiteral("h4"))); // it is there now
    QVERIFY(differing(board, before, lifted).contains(QStringLiteral("a1")));
    board.release("a1");
    QVERIFY(board.still() == before);
}

void TestBoardView::cursorIsShownForTheKeysAlone() {
    Shown board;
    QVERIFY(QTest::qWaitForWindowActive(&board.view));
    const QImage before = board.still();
    board.tap("e5");
    QVERIFY(board.picture() == before);
    QTest::keyClick(&board.view, Qt::Key_Up);
    const auto isFramed = [&](const char* square) { // its edge may touch the squares round it
        return differing(board, before, board.picture()).contains(QLatin1String(square));
    };
    QVERIFY(isFramed("e2") && !isFramed("e4"));
    QTest::keyClick(&board.view, Qt::Key_Up);
    QTest::keyClick(&board.view, Qt::Key_Up);
    QVERIFY(isFramed("e4") && !isFramed("e2"));
    board.tap("e5"); // the mouse is back
    QVERIFY(board.picture() == before);
}

void TestBoardView::tappedMenGlideAndDraggedOnesDoNot() {
    const chess::Game after = playLine(game(), QStringLiteral("e4"));
    const auto play = [&](Shown& board) {
        QObject::connect(&board.view, &BoardView::moveChosen, &board.view, [&] {
            board.view.setState(stateOf(after.position()));
        });
    };
    Shown tapped;
    play(tapped);
    tapped.tap("e2");
    tapped.tap("e4");
    const QImage onTheWay = tapped.picture(); // no time has passed: it has just set out
    const QImage there = tapped.still();
    QCOMPARE(differing(tapped, onTheWay, there), QStringList({"e2", "e4"}));

    Shown dragged;
    play(dragged);
    dragged.drag("e2", "e4");
    QVERIFY(dragged.picture() == there);
}

void TestBoardView::squaresFillDevicePixels_data() {
    QTest::addColumn<qreal>("ratio");
    QTest::addColumn<int>("size");
    for (const qreal ratio : {1.0, 1.25, 1.5, 1.75, 2.0}) {
        for (const int size : {400, 401, 403, 799}) {
            QTest::addRow("board-04 %d at %g", size, ratio) << ratio << size;
        }
    }
}

// Every pixel has the colour of its square: no seam, no blur.
void TestBoardView::squaresFillDevicePixels() {
    QFETCH(qreal, ratio);
    QFETCH(int, size);
    const int pixels = qCeil(size * ratio);
    QImage image(pixels, pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::magenta);
    image.setDevicePixelRatio(ratio);
    const ui::BoardGeometry geometry(QSizeF(size, size), Color::White, ratio);
    const ui::BoardColors colors = ui::BoardColors::fitting(QPalette());
    ui::PieceSet pieces;
    {
        QPainter painter(&image);
        ui::BoardPainter draw(painter, geometry, colors, pieces);
        draw.frame();
        draw.squares();
    }
    const QPoint origin = (geometry.board().topLeft() * ratio).toPoint();
    const int square = geometry.squareDevicePixels();
    for (int y = 0; y < 8 * square; ++y) {
        for (int x = 0; x < 8 * square; ++x) {
            const bool isLight = (x / square + y / square) % 2 == 0; // a8 is light
            const QRgb expected = (isLight ? colors.lightSquare : colors.darkSquare).rgb();
            if (image.pixel(origin + QPoint(x, y)) != expected) {
                QFAIL(qPrintable(QStringLiteral("pixel %1, %2 of the board").arg(x).arg(y)));
            }
        }
    }
}

void TestBoardView::menAreSharp_data() {
    squaresFillDevicePixels_data();
}

// A man on its square and a man in the hand are the picture itself, pixel by pixel.
void TestBoardView::menAreSharp() {
    QFETCH(qreal, ratio);
    QFETCH(int, size);
    const ui::BoardGeometry geometry(QSizeF(size, size), Color::White, ratio);
    const ui::BoardColors colors = ui::BoardColors::fitting(QPalette());
    ui::PieceSet pieces;
    const chess::Piece knight{Color::Black, chess::Role::Knight};
    const int square = geometry.squareDevicePixels();
    const QPixmap picture = pieces.picture(knight, square, ratio);
    QCOMPARE(picture.size(), QSize(square, square));
    QCOMPARE(picture.devicePixelRatio(), ratio);
    const QImage expected = picture.toImage().convertToFormat(QImage::Format_ARGB32_Premultiplied);
    const QPointF onSquare = geometry.rectOf(support::square(QStringLiteral("c3"))).center();
    for (const QPointF center : {onSquare, onSquare + QPointF(13.37, 7.77)}) {
        const int pixels = qCeil(size * ratio);
        QImage image(pixels, pixels, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        image.setDevicePixelRatio(ratio);
        {
            QPainter painter(&image);
            ui::BoardPainter(painter, geometry, colors, pieces).man(knight, center);
        }
        const QPointF corner = (center - QPointF(0.5, 0.5) * geometry.squareSize()) * ratio;
        QImage drawn = image.copy(QRect(qRound(corner.x()), qRound(corner.y()), square, square));
        drawn.setDevicePixelRatio(expected.devicePixelRatio());
        QVERIFY(drawn == expected);
    }
}

void TestBoardView::lightAndDark() {
    QPalette dark;
    dark.setColor(QPalette::Window, Qt::black);
    QPalette light;
    light.setColor(QPalette::Window, Qt::white);
    Shown board;
    board.view.setPalette(light);
    const QImage onWhite = board.still();
    board.view.setPalette(dark);
    const QImage onBlack = board.still();
    QCOMPARE(differing(board, onWhite, onBlack).size(), 64);
    for (const QPalette& palette : {light, dark}) { // squares can be told apart without colour
        const ui::BoardColors colors = ui::BoardColors::fitting(palette);
        QVERIFY(qAbs(qGray(colors.lightSquare.rgb()) - qGray(colors.darkSquare.rgb())) > 50);
    }
    board.view.setPalette(light);
    QVERIFY(board.still() == onWhite);
}

void TestBoardView::fingerPressesTheClock_data() {
    QTest::addColumn<QString>("below");
    QTest::addColumn<QString>("square");
    QTest::addColumn<bool>("isPress");
    QTest::newRow("6.2.1 own half below") << "white"
                                          << "c2" << true;
    QTest::newRow("6.2.1 other half above") << "white"
                                            << "c7" << false;
    QTest::newRow("6.2.1 own half above") << "black"
                                          << "c2" << true;
    QTest::newRow("6.2.1 other half below") << "black"
                                            << "c7" << false;
}

void TestBoardView::fingerPressesTheClock() { // White has made a move and is to press
    QFETCH(QString, below);
    QFETCH(QString, square);
    QFETCH(bool, isPress);
    Shown board;
    BoardState state = stateOf(position(InitialFen));
    state.moves.clear();
    state.clockHalf = Color::White;
    board.view.setState(state);
    board.view.setBelow(below == QLatin1String("white") ? Color::White : Color::Black);
    board.finger(qPrintable(square));
    QCOMPARE(board.taken(), isPress ? QStringList{QStringLiteral("clock")} : QStringList());
    board.tap(qPrintable(square)); // a mouse does not
    QCOMPARE(board.taken(), QStringList());
}

void TestBoardView::coveredBoard() {
    Shown board;
    const QImage open = board.still();
    board.view.setCovered(true);
    QVERIFY(differing(board, open, board.still()).contains(QStringLiteral("e1")));
    board.tap("e2");
    board.tap("e4");
    board.drag("d2", "d4");
    QTest::keyClick(&board.view, Qt::Key_Return);
    QCOMPARE(board.taken(), QStringList());
    QVERIFY(!board.view.selected());
    board.view.setCovered(false);
    QCOMPARE(differing(board, open, board.still()), QStringList());
    board.drag("d2", "d4");
    QCOMPARE(board.taken(), QStringList{QStringLiteral("move d2d4")});
}

void TestBoardView::madeMoveIsTakenUp(
) { // with [Done]: from where it is shown, as if from where it was
    Shown board;
    const BoardState before = stateOf(position(InitialFen));
    BoardState made = before;
    made.board.put(support::square(QStringLiteral("e4")), {Color::White, chess::Role::Pawn});
    made.board.remove(support::square(QStringLiteral("e2")));
    made.moves.clear();
    made.made =
        ui::BoardMove{support::square(QStringLiteral("e2")), support::square(QStringLiteral("e4"))};
    QObject::connect(&board.view, &BoardView::madeTouched, [&] { board.view.setState(before); });
    board.view.setState(made);
    board.drag("e4", "e3");
    QCOMPARE(board.taken(), (QStringList{QStringLiteral("made"), QStringLiteral("move e2e3")}));
    board.view.setState(made);
    board.drag("g1", "f3"); // or another man
    QCOMPARE(board.taken(), (QStringList{QStringLiteral("made"), QStringLiteral("move g1f3")}));
}

QTEST_MAIN(TestBoardView)
#include "tst_boardview.moc"
