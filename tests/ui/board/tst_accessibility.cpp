// The board as assistive technology meets it: square by square, by name, and to be pressed.
#include "ui/board/accessibility.h"

#include "core/position/position.h"
#include "ui/board/boardview.h"

#include <QAccessible>
#include <QtTest>

using namespace chess;

namespace {

Square squareOf(const char* name) {
    return *Square::parse(name);
}

ui::BoardState stateOf(const Position& position) {
    ui::BoardState state;
    state.board = position.board();
    state.turn = position.turn();
    const MoveList moves = position.legalMoves();
    state.moves.assign(moves.begin(), moves.end());
    return state;
}

class TestAccessibility : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { ui::installAccessibility(); }
    void init();
    void squaresInTheOrderSeen_data();
    void squaresInTheOrderSeen();
    void saysWhatStandsThere();
    void squareUnderAPoint();
    void pressedAsByATap();
    void saysWhereTheManCanGo();
    void saysCheck();
    void focusIsWhereTheCursorIs();
    void nothingIsToldOfACoveredBoard();

private:
    QAccessibleInterface* table() { return QAccessible::queryAccessibleInterface(m_board.get()); }
    QAccessibleInterface* cell(const char* name) {
        const Square square = squareOf(name);
        const int index = (7 - square.index() / 8) * 8 + square.index() % 8;
        return table()->child(index);
    }
    QString nameOf(QAccessibleInterface* thing) { return thing->text(QAccessible::Name); }
    QString about(const char* name) { return cell(name)->text(QAccessible::Description); }
    void press(const char* name) {
        cell(name)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    }

    std::unique_ptr<ui::BoardView> m_board;
};

void TestAccessibility::init() {
    m_board = std::make_unique<ui::BoardView>();
    m_board->resize(400, 400);
    m_board->setState(stateOf(Position::initial()));
    m_board->show();
    QVERIFY(QTest::qWaitForWindowActive(m_board.get()));
}

void TestAccessibility::squaresInTheOrderSeen_data() {
    QTest::addColumn<Color>("below");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::addColumn<QString>("last");
    QTest::newRow("White below") << Color::White << "a8, black rook"
                                 << "b8, black knight"
                                 << "h1, white rook";
    QTest::newRow("Black below") << Color::Black << "h1, white rook"
                                 << "g1, white knight"
                                 << "a8, black rook";
}

void TestAccessibility::squaresInTheOrderSeen() {
    QFETCH(Color, below);
    m_board->setBelow(below);
    QCOMPARE(table()->role(), QAccessible::Table);
    QCOMPARE(nameOf(table()), QStringLiteral("Chess board"));
    QVERIFY(table()->childCount() >= 64);
    QTEST(nameOf(table()->child(0)), "first");
    QTEST(nameOf(table()->child(1)), "second");
    QTEST(nameOf(table()->child(63)), "last");
    for (int i = 0; i < 64; ++i) {
        QAccessibleInterface* square = table()->child(i);
        QCOMPARE(square->role(), QAccessible::Cell);
        QCOMPARE(table()->indexOfChild(square), i);
        QCOMPARE(square->parent(), table());
    }
}

void TestAccessibility::saysWhatStandsThere() {
    QCOMPARE(nameOf(cell("e4")), QStringLiteral("e4, empty"));
    QCOMPARE(nameOf(cell("e2")), QStringLiteral("e2, white pawn"));
    m_board->setAccessibleName(QStringLiteral("Task 3"));
    QCOMPARE(nameOf(table()), QStringLiteral("Task 3"));
}

void TestAccessibility::squareUnderAPoint() {
    const QPoint point = cell("c6")->rect().center();
    QCOMPARE(table()->childAt(point.x(), point.y()), cell("c6"));
    const QRectF square = m_board->geometryNow().rectOf(squareOf("c6"));
    QCOMPARE(m_board->mapFromGlobal(cell("c6")->rect().topLeft()), square.topLeft().toPoint());
}

void TestAccessibility::pressedAsByATap() {
    QStringList chosen;
    connect(m_board.get(), &ui::BoardView::moveChosen, this, [&](Move move) {
        chosen << QString::fromStdString(move.uci());
    });
    press("g1");
    QVERIFY(cell("g1")->state().selected);
    QVERIFY(!cell("f3")->state().selected);
    press("f3");
    QCOMPARE(chosen, QStringList("g1f3"));
}

void TestAccessibility::saysWhereTheManCanGo() {
    Position position = Position::initial();
    for (const char* move : {"e2e4", "d7d5"}) {
        position = position.play(*position.legalMoves().find(
            squareOf(QByteArray(move, 2).constData()), squareOf(move + 2)
        ));
    }
    m_board->setState(stateOf(position));
    QCOMPARE(about("e5"), QString()); // nothing is taken up
    press("e4");
    QCOMPARE(about("e5"), QStringLiteral("possible move"));
    QCOMPARE(about("d5"), QStringLiteral("can be taken"));
    QCOMPARE(about("e6"), QString());
}

void TestAccessibility::saysCheck() {
    ui::BoardState state = stateOf(Position::initial());
    state.check = ui::BoardCheck{squareOf("e1"), squareOf("e8")};
    m_board->setState(state);
    QCOMPARE(about("e1"), QStringLiteral("in check"));
    QCOMPARE(about("e8"), QString());
}

void TestAccessibility::focusIsWhereTheCursorIs() {
    m_board->clearFocus();
    m_board->setFocus(Qt::TabFocusReason); // shows the cursor at once
    QCOMPARE(table()->focusChild(), cell("e2"));
    QTest::keyClick(m_board.get(), Qt::Key_Up);
    QCOMPARE(table()->focusChild(), cell("e3"));
    QVERIFY(cell("e3")->state().focused);
    QVERIFY(!cell("e2")->state().focused);
    cell("b7")->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
    QCOMPARE(table()->focusChild(), cell("b7"));
    QCOMPARE(m_board->cursorSquare(), squareOf("b7"));
}

void TestAccessibility::nothingIsToldOfACoveredBoard() {
    press("g1");
    m_board->setCovered(true);
    QCOMPARE(nameOf(cell("e2")), QStringLiteral("e2"));
    QCOMPARE(about("f3"), QString());
    QSignalSpy touched(m_board.get(), &ui::BoardView::squareTapped);
    press("e2");
    QCOMPARE(touched.size(), 0);
}

} // namespace

QTEST_MAIN(TestAccessibility)
#include "tst_accessibility.moc"
