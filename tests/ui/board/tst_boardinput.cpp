#include "tests/support/chess.h"
#include "ui/board/input.h"

#include <QtTest>

using namespace support;
using ui::BoardInput;
using ui::Gesture;

namespace {

constexpr qreal LiftDistance = 10;

ui::BoardState stateOf(const QString& fen) {
    const chess::Position position = support::position(fen);
    ui::BoardState state;
    state.board = position.board();
    state.turn = position.turn();
    const chess::MoveList moves = position.legalMoves();
    state.moves.assign(moves.begin(), moves.end());
    return state;
}

// Squares lie at 100 points each, from the lower left.
QPointF pointOf(const QString& name) {
    const chess::Square square = support::square(name);
    return {100.0 * indexOf(square.file()) + 50, -100.0 * indexOf(square.rank()) - 50};
}

QString nameOf(const std::optional<chess::Square>& square) {
    return square ? QString::fromStdString(square->name()) : QStringLiteral("-");
}

} // namespace

class TestBoardInput : public QObject {
    Q_OBJECT

private slots:
    void scripts_data();
    void scripts();
    void trembling();
    void activeIsOfTheSideToMove();
    void inertBoard();
};

// A script is a list of: t SQUARE, a tap; d FROM TO, a drag (TO "out" beside the board);
// h FROM OVER, a drag that goes on; r ON, letting go; c, cancelling. After it: the choices made,
// what is selected and what is lifted.
void TestBoardInput::scripts_data() {
    QTest::addColumn<QString>("script");
    QTest::addColumn<QStringList>("choices");
    QTest::addColumn<QString>("selected");
    QTest::addColumn<QString>("lifted");
    const auto row = [](const char* name,
                        const char* script,
                        const QStringList& choices,
                        const char* selected = "-",
                        const char* lifted = "-") {
        QTest::newRow(name) << QString(script) << choices << QString(selected) << QString(lifted);
    };
    row("own man selects", "t e2", {}, "e2");
    row("target plays", "t e2, t e4", {"tap e2e4"});
    row("same man deselects", "t e2, t e2", {});
    row("and selects again", "t e2, t e2, t e2", {}, "e2");
    row("another own man", "t e2, t g1", {}, "g1");
    row("king, then rook", "t e1, t h1", {}, "h1");
    row("empty non-target deselects", "t e2, t e6", {"tap e2e6"});
    row("enemy non-target deselects", "t e2, t e7", {"tap e2e7"});
    row("after that, nothing is selected", "t e2, t e6, t e4", {"tap e2e6"});
    row("empty square alone", "t e4", {});
    row("enemy man alone", "t e7", {});
    row("drag", "d e2 e4", {"drag e2e4"});
    row("drag to no target", "d e2 e6", {"drag e2e6"});
    row("drag onto an own man", "d e1 h1", {"drag e1h1"});
    row("drag of the other side's man", "d e7 e5", {"drag e7e5"});
    row("drag of nothing", "d e4 e5", {});
    row("put back", "d e2 e2", {});
    row("let go outside", "d e2 out", {});
    row("lifted", "h e2 e4", {}, "-", "e2");
    row("lifted over its own square", "h e2 e2", {}, "-", "e2");
    row("lifted and let go", "h e2 e4, r e4", {"drag e2e4"});
    row("a drag ends a selection", "t g1, d e2 e2", {});
    row("of the same man, too", "t e2, d e2 e2, t e4", {});
    row("even outside", "t e2, d g1 out, t e4", {});
    row("tap after drag", "d e2 e2, t e2, t e4", {"tap e2e4"});
    row("drag after tap", "t e2, d e2 e4", {"drag e2e4"});
    row("cancelled selection", "t e2, c, t e4", {});
    row("cancelled drag", "h e2 e4, c, r e4", {});
    row("cancelled drag, then a tap", "h e2 e4, c, r e4, t e2", {}, "e2");
    row("letting go of nothing", "r e4", {});
}

void TestBoardInput::scripts() {
    QFETCH(QString, script);
    QFETCH(QStringList, choices);
    QFETCH(QString, selected);
    QFETCH(QString, lifted);
    const ui::BoardState state = stateOf(InitialFen);
    BoardInput input;
    QStringList made;
    const auto note = [&](const std::optional<ui::BoardChoice>& choice) {
        if (choice) {
            made.append(
                (choice->gesture == Gesture::Tap ? QStringLiteral("tap ") : QStringLiteral("drag ")
                ) +
                nameOf(choice->from) + nameOf(choice->to)
            );
        }
    };
    const auto at = [](const QString& name) { return std::optional(square(name)); };
    for (const QString& step : script.split(QStringLiteral(", "))) {
        const QStringList parts = step.split(QLatin1Char(' '));
        const QString& what = parts.at(0);
        if (what == QLatin1String("t")) {
            input.press(state, *at(parts.at(1)), pointOf(parts.at(1)));
            note(input.release(state, at(parts.at(1))));
        } else if (what == QLatin1String("c")) {
            input.cancel();
        } else if (what == QLatin1String("r")) {
            note(input.release(state, at(parts.at(1))));
        } else {
            const QPointF start = pointOf(parts.at(1));
            const bool isOut = parts.at(2) == QLatin1String("out");
            input.press(state, *at(parts.at(1)), start);
            input.moveTo(state, start + QPointF(LiftDistance, 0), LiftDistance);
            input.moveTo(state, isOut ? QPointF(-500, 0) : pointOf(parts.at(2)), LiftDistance);
            if (what == QLatin1String("d")) {
                note(input.release(state, isOut ? std::nullopt : at(parts.at(2))));
            }
        }
    }
    QCOMPARE(made, choices);
    QCOMPARE(nameOf(input.selected()), selected);
    const auto up = input.lifted() ? std::optional(input.lifted()->from) : std::nullopt;
    QCOMPARE(nameOf(up), lifted);
}

void TestBoardInput::trembling() { // over the edge of a square, and yet a tap
    const ui::BoardState state = stateOf(InitialFen);
    BoardInput input;
    const QPointF edge = pointOf(QStringLiteral("e2")) + QPointF(0, -49);
    input.press(state, square(QStringLiteral("e2")), edge);
    input.moveTo(state, edge + QPointF(0, -(LiftDistance - 1)), LiftDistance);
    QVERIFY(!input.lifted());
    QVERIFY(!input.release(state, square(QStringLiteral("e3"))));
    QCOMPARE(nameOf(input.selected()), QStringLiteral("e2"));
}

void TestBoardInput::activeIsOfTheSideToMove() {
    const ui::BoardState state = stateOf(InitialFen);
    BoardInput input;
    QVERIFY(!input.active(state));
    input.tap(state, square(QStringLiteral("e2")));
    QCOMPARE(nameOf(input.active(state)), QStringLiteral("e2"));
    input.cancel();
    input.press(state, square(QStringLiteral("e7")), pointOf(QStringLiteral("e7")));
    input.moveTo(state, pointOf(QStringLiteral("e5")), LiftDistance);
    QVERIFY(input.lifted()); // but its moves are not shown
    QVERIFY(!input.active(state));
}

void TestBoardInput::inertBoard() {
    ui::BoardState state = stateOf(InitialFen);
    state.moves.clear();
    BoardInput input;
    QVERIFY(!input.tap(state, square(QStringLiteral("e2"))));
    QVERIFY(!input.selected());
    input.press(state, square(QStringLiteral("e2")), pointOf(QStringLiteral("e2")));
    input.moveTo(state, pointOf(QStringLiteral("e4")), LiftDistance);
    QVERIFY(!input.lifted());
    QVERIFY(!input.release(state, square(QStringLiteral("e4"))));
}

QTEST_APPLESS_MAIN(TestBoardInput)
#include "tst_boardinput.moc"
