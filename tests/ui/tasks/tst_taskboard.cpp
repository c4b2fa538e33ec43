// The board on which tasks are done, by itself: what it plays, refuses, draws and reports.
#include "tests/support/chess.h"
#include "ui/board/boardview.h"
#include "ui/tasks/taskboard.h"

#include <QAbstractButton>
#include <QtTest>

using namespace support;
using chess::Color;
using chess::RefusalReason;
using ui::TaskBoard;
using ui::TaskInput;

namespace {

const QString Knight = QStringLiteral("4k3/8/8/8/8/8/8/1N2K3 w - - 0 1"); // a dead position

// A board in a window, and all that it reports, in order.
class ShownTask {
public:
    explicit ShownTask(const QString& fen = InitialFen, Color below = Color::White) {
        board.resize(480, 480);
        board.start(position(fen), below);
        board.show();
        board.board().setFocus();
        QObject::connect(&board, &TaskBoard::moveMade, [this](chess::Move move) {
            said.append("move " + uci(move));
            stood.append(support::fen(board.position()));
        });
        QObject::connect(&board, &TaskBoard::refused, [this](const chess::Refusal& refusal) {
            said.append("refused");
            reasons.push_back(refusal.reason);
        });
        QObject::connect(&board, &TaskBoard::squareClicked, [this](chess::Square square) {
            said.append("square " + QString::fromStdString(square.name()));
        });
    }

    QPoint at(const char* square) {
        const QRectF rect = view().geometryNow().rectOf(support::square(QString(square)));
        return rect.center().toPoint();
    }
    void tap(const char* square) { QTest::mouseClick(&view(), Qt::LeftButton, {}, at(square)); }
    void drag(const char* from, const char* to) {
        QTest::mousePress(&view(), Qt::LeftButton, {}, at(from));
        QTest::mouseMove(&view(), at(to) + QPoint(0, 12));
        QTest::mouseMove(&view(), at(to));
        QTest::mouseRelease(&view(), Qt::LeftButton, {}, at(to));
    }
    void key(int key) { QTest::keyClick(&view(), static_cast<Qt::Key>(key)); }
    bool choose(chess::Role role) {
        for (auto* button : view().findChildren<QAbstractButton*>()) {
            if (button->isVisible() && button->property("role").toInt() == indexOf(role)) {
                button->click();
                return true;
            }
        }
        return false;
    }
    ui::BoardView& view() { return board.board(); }
    QString fen() { return support::fen(board.position()); }
    QString shownOn(const char* square) { // the man that is seen there
        const auto piece = view().state().board.pieceAt(support::square(QString(square)));
        return piece ? name(piece->color) + " " + name(piece->role) : QString();
    }

    TaskBoard board;
    QStringList said;
    QStringList stood;
    std::vector<RefusalReason> reasons;
};

} // namespace

class TestTaskBoard : public QObject {
    Q_OBJECT

private slots:
    void moves_data();
    void moves();
    void undoBringsItBack();
    void repliesAndPasses();
    void noPassInCheck();
    void refusesWithAReason_data();
    void refusesWithAReason();
    void drawingGoesAtTheNextTouch();
    void aGameKeepsItsPast();
    void promotion();
    void promotionCancelled();
    void squares();
    void inert();
    void starsAreSeen();
    void tellsOfTouchedMen();
    void tellsOfPromotionsLeft();
    void faintMenAreSeen();
    void zoneAndCheck();
    void startsAnew();
    void isNamed();
};

void TestTaskBoard::moves_data() {
    QTest::addColumn<QString>("by");
    for (const char* by : {"drag", "tap", "keys"}) {
        QTest::newRow(by) << QString::fromLatin1(by);
    }
}

void TestTaskBoard::moves() {
    QFETCH(QString, by);
    ShownTask task(Knight);
    if (by == QLatin1String("drag")) {
        task.drag("b1", "c3");
    } else if (by == QLatin1String("tap")) {
        task.tap("b1");
        task.tap("c3");
    } else {
        task.key(Qt::Key_Up); // the cursor shows itself on e2
        for (const int step : {Qt::Key_Left, Qt::Key_Left, Qt::Key_Left, Qt::Key_Down}) {
            task.key(step);
        }
        task.key(Qt::Key_Return);
        for (const int step : {Qt::Key_Up, Qt::Key_Up, Qt::Key_Right}) {
            task.key(step);
        }
        task.key(Qt::Key_Return);
    }
    QCOMPARE(task.said, QStringList("move b1c3"));
    QCOMPARE(task.stood, QStringList("4k3/8/8/8/8/2N5/8/4K3 b - - 1 1")); // before it was told
    QCOMPARE(task.shownOn("c3"), QStringLiteral("White knight"));
    QCOMPARE(task.board.stepCount(), std::size_t{1});
}

void TestTaskBoard::undoBringsItBack() {
    ShownTask task(Knight);
    QObject::connect(&task.board, &TaskBoard::moveMade, &task.board, &TaskBoard::undo);
    task.drag("b1", "c3");
    QCOMPARE(task.said.size(), 1);
    QCOMPARE(task.fen(), Knight);
    QCOMPARE(task.shownOn("b1"), QStringLiteral("White knight"));
    QVERIFY(!task.view().state().lastMove);
    task.drag("b1", "a3"); // and may be tried again
    QCOMPARE(task.said.last(), QStringLiteral("move b1a3"));
    task.board.undo(); // nothing is left to undo
    QCOMPARE(task.fen(), Knight);
}

void TestTaskBoard::repliesAndPasses() {
    ShownTask task(Knight);
    task.drag("b1", "c3");
    task.board.play(move(task.board.position(), QStringLiteral("Kd8")));
    QCOMPARE(task.said.size(), 1); // a reply is not reported
    QCOMPARE(task.shownOn("d8"), QStringLiteral("Black king"));
    QCOMPARE(task.view().state().lastMove->to, square(QStringLiteral("d8")));
    task.drag("c3", "b5");
    QVERIFY(task.board.pass());
    QCOMPARE(task.board.position().turn(), Color::White);
    QCOMPARE(task.view().state().lastMove->to, square(QStringLiteral("b5")));
    task.drag("b5", "c7");
    QCOMPARE(task.said.last(), QStringLiteral("move b5c7"));
    task.board.undo();
    task.board.undo(); // the pass
    QCOMPARE(task.board.position().turn(), Color::Black);
    task.board.undoTo(1);
    QCOMPARE(task.shownOn("c3"), QStringLiteral("White knight"));
    QCOMPARE(task.shownOn("e8"), QStringLiteral("Black king"));
    task.board.undoTo(1); // no more than there are
    QCOMPARE(task.board.stepCount(), std::size_t{1});
}

void TestTaskBoard::noPassInCheck() {
    ShownTask task(QStringLiteral("4k3/8/8/8/8/8/8/R3K3 w - - 0 1"));
    task.board.play(move(task.board.position(), QStringLiteral("Ra8+")));
    QVERIFY(!task.board.pass());
    QCOMPARE(task.board.position().turn(), Color::Black);
    QVERIFY(task.view().state().check);
}

void TestTaskBoard::refusesWithAReason_data() {
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<int>("reason");
    const auto row =
        [](const char* name, const char* fen, const char* from, const char* to, auto why) {
            QTest::newRow(name) << QString(fen) << QString(from) << QString(to)
                                << static_cast<int>(why);
        };
    row("a knight", "4k3/8/8/8/8/8/8/1N2K3 w - - 0 1", "b1", "b3", RefusalReason::GeometryKnight);
    row("pinned", "4k3/8/8/8/1b6/2N5/8/4K2R w - - 0 1", "c3", "d5", RefusalReason::Pinned);
    row("a king onto its rook",
        "4k3/5r2/8/8/8/8/8/4K2R w K - 0 1",
        "e1",
        "h1",
        RefusalReason::CastleThroughCheck);
    row("not his turn", "4k3/8/8/8/8/8/8/1N2K3 w - - 0 1", "e8", "e7", RefusalReason::NotYourPiece);
}

void TestTaskBoard::refusesWithAReason() {
    QFETCH(QString, fen);
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(int, reason);
    ShownTask task(fen);
    task.drag(qPrintable(from), qPrintable(to));
    QCOMPARE(task.said, QStringList("refused"));
    QCOMPARE(static_cast<int>(task.reasons.front()), reason);
    QCOMPARE(task.fen(), fen);
    QVERIFY(task.view().state().refusal);
}

void TestTaskBoard::drawingGoesAtTheNextTouch() {
    ShownTask task(Knight);
    task.drag("b1", "b3");
    QVERIFY(task.view().state().refusal);
    task.tap("b1");
    QVERIFY(!task.view().state().refusal);
    task.tap("d2"); // the man taken up by that touch is still in the hand
    QCOMPARE(task.said.last(), QStringLiteral("move b1d2"));
    chess::RefusalDrawing drawing;
    drawing.crosses |= square(QStringLiteral("d2"));
    task.board.setDrawing(drawing);
    QCOMPARE(task.view().state().refusal, std::optional(drawing));
    task.board.undo();
    QVERIFY(!task.view().state().refusal);
}

void TestTaskBoard::aGameKeepsItsPast() { // 3.7.3.2: the chance has passed
    ShownTask task;
    task.board.start(playLine(game(), QStringLiteral("e4 a6 e5 d5 Nf3 a5")), Color::White);
    QCOMPARE(task.view().state().lastMove->to, square(QStringLiteral("a5")));
    task.drag("e5", "d6");
    QCOMPARE(
        static_cast<int>(task.reasons.at(0)), static_cast<int>(RefusalReason::EnPassantExpired)
    );
}

void TestTaskBoard::promotion() {
    ShownTask task(QStringLiteral("4k3/P7/8/8/8/8/8/4K3 w - - 0 1"));
    task.drag("a7", "a8");
    QVERIFY(task.said.isEmpty()); // until its piece is chosen
    QVERIFY(task.view().state().promotion);
    QVERIFY(task.choose(chess::Role::Rook));
    QCOMPARE(task.said, QStringList("move a7a8r"));
    QCOMPARE(task.shownOn("a8"), QStringLiteral("White rook"));
    QVERIFY(!task.view().state().promotion);
}

void TestTaskBoard::promotionCancelled() {
    ShownTask task(QStringLiteral("4k3/P7/8/8/8/8/8/4K3 w - - 0 1"));
    task.drag("a7", "a8");
    task.tap("h5"); // beside the picker
    QVERIFY(task.said.isEmpty());
    QVERIFY(!task.view().state().promotion);
    task.drag("a7", "a8");
    task.board.setInput(TaskInput::Nothing);
    QVERIFY(!task.view().state().promotion);
}

void TestTaskBoard::squares() {
    ShownTask task(Knight);
    task.board.setInput(TaskInput::Squares);
    task.tap("b1"); // a man or none
    task.tap("d5");
    task.drag("b1", "c3");
    task.key(Qt::Key_Up);
    task.key(Qt::Key_Return);
    QCOMPARE(task.said, (QStringList{"square b1", "square d5", "square e2"}));
    QCOMPARE(task.fen(), Knight);
    task.board.setInput(TaskInput::Moves);
    task.tap("b1");
    task.tap("c3");
    QCOMPARE(task.said.mid(3), QStringList("move b1c3"));
}

void TestTaskBoard::inert() {
    ShownTask task(Knight);
    task.board.setInput(TaskInput::Nothing);
    task.drag("b1", "c3");
    task.tap("b1");
    task.tap("c3");
    QVERIFY(task.said.isEmpty());
    QCOMPARE(task.fen(), Knight);
}

void TestTaskBoard::starsAreSeen() {
    ShownTask task(Knight);
    const auto squareOf = [&task](const char* name) {
        const ui::BoardGeometry geometry = task.view().geometryNow();
        const QImage picture =
            task.view().grab().toImage().convertToFormat(QImage::Format_Grayscale8);
        const QRectF rect = geometry.rectOf(square(QString(name)));
        const qreal ratio = picture.devicePixelRatio();
        return picture.copy(QRectF(rect.topLeft() * ratio, rect.size() * ratio).toRect());
    };
    const QImage star = squareOf("c3");
    const QImage none = squareOf("d3");
    task.board.setStars(square(QStringLiteral("c3")));
    QVERIFY(squareOf("c3") != star);
    QVERIFY(squareOf("d3") == none);
}

void TestTaskBoard::tellsOfTouchedMen() {
    ShownTask task(Knight);
    QStringList touched;
    QObject::connect(&task.board, &TaskBoard::manTouched, [&touched](chess::Square square) {
        touched.append(QString::fromStdString(square.name()));
    });
    task.tap("b1");
    QCOMPARE(touched, QStringList("b1")); // and it is in the hand
    QCOMPARE(task.view().selected(), square(QStringLiteral("b1")));
    task.tap("d5"); // nobody stands there
    task.tap("e8"); // of the other side
    QCOMPARE(touched, (QStringList{"b1", "e8"}));
    task.board.setInput(TaskInput::Squares);
    task.tap("b1");
    QCOMPARE(touched.size(), 2);
}

void TestTaskBoard::tellsOfPromotionsLeft() {
    ShownTask task(QStringLiteral("4k3/P7/8/8/8/8/8/4K3 w - - 0 1"));
    QStringList left;
    QObject::connect(&task.board, &TaskBoard::promotionLeft, [&](auto from, auto to) {
        left.append(QString::fromStdString(from.name() + to.name()));
        QVERIFY(!task.view().state().promotion);
    });
    task.drag("a7", "a8");
    task.tap("h5");
    QCOMPARE(left, QStringList("a7a8"));
    task.drag("a7", "a8");
    QVERIFY(task.choose(chess::Role::Queen));
    QCOMPARE(left.size(), 1);
}

void TestTaskBoard::faintMenAreSeen() {
    ShownTask task(Knight);
    const QImage plain = task.view().grab().toImage();
    task.board.setFaint(square(QStringLiteral("b1")));
    QVERIFY(task.view().grab().toImage() != plain);
    task.board.start(position(Knight), Color::White);
    QVERIFY(task.view().grab().toImage() == plain);
}

void TestTaskBoard::zoneAndCheck() {
    ShownTask task(QStringLiteral("7k/6Q1/5K2/8/8/8/8/8 b - - 0 1"));
    QVERIFY(task.view().state().check);
    task.board.setCheckShown(false);
    QVERIFY(!task.view().state().check);
    task.board.start(position(QStringLiteral("4k2R/8/4K3/8/8/8/8/8 b - - 0 1")), Color::White);
    QVERIFY(!task.view().state().check); // it stays so
    task.board.setZone(kingZone(task.board.position(), Color::Black));
    QCOMPARE(task.view().state().zone.size(), std::size_t{5});
    task.board.setCheckShown(true);
    QVERIFY(task.view().state().check);
    task.board.start(position(Knight), Color::White);
    QVERIFY(task.view().state().zone.empty());
}

void TestTaskBoard::startsAnew() {
    ShownTask task(Knight);
    task.drag("b1", "c3");
    task.board.setStars(square(QStringLiteral("c3")));
    task.board.setMarks(square(QStringLiteral("d3")));
    task.drag("c3", "c4");
    task.board.start(position(InitialFen), Color::Black);
    const ui::BoardState& state = task.view().state();
    QVERIFY(state.stars.isEmpty() && state.marked.isEmpty() && !state.refusal && !state.lastMove);
    QCOMPARE(task.fen(), InitialFen);
    QCOMPARE(task.board.stepCount(), std::size_t{0});
    QVERIFY(task.view().below() == Color::Black);
}

void TestTaskBoard::isNamed() {
    ShownTask task;
    task.board.describe(QStringLiteral("Board"), QStringLiteral("Take the star."));
    QCOMPARE(task.view().accessibleName(), QStringLiteral("Board"));
    QCOMPARE(task.view().accessibleDescription(), QStringLiteral("Take the star."));
}

QTEST_MAIN(TestTaskBoard)
#include "tst_taskboard.moc"
