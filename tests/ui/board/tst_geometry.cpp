#include "tests/support/chess.h"
#include "ui/board/geometry.h"

#include <QtTest>

using namespace support;
using chess::Color;
using ui::BoardGeometry;

namespace {

bool isWhole(qreal length) {
    return qAbs(length - qRound64(length)) < 1e-6;
}

} // namespace

class TestGeometry : public QObject {
    Q_OBJECT

private slots:
    void edges_data();
    void edges();
    void squares_data();
    void squares();
    void outside_data();
    void outside();
    void everyPixel_data();
    void everyPixel();
    void corners_data();
    void corners();
    void labels();
    void neighbors_data();
    void neighbors();
    void tinyArea_data();
    void tinyArea();

private:
    void addSizes();
};

void TestGeometry::addSizes() {
    QTest::addColumn<QSizeF>("area");
    QTest::addColumn<Color>("below");
    QTest::addColumn<qreal>("ratio");
    for (const qreal ratio : {1.0, 1.25, 1.5, 1.75, 2.0}) {
        for (const int size : {400, 401, 403, 799}) {
            for (const Color below : chess::AllColors) {
                QTest::addRow("board-04 %d at %g, %s below", size, ratio, qPrintable(name(below)))
                    << QSizeF(size, size) << below << ratio;
            }
            QTest::addRow("board-04 %dx%d at %g", size + 211, size, ratio)
                << QSizeF(size + 211, size) << Color::White << ratio;
            QTest::addRow("board-04 %dx%d at %g", size, size + 99, ratio)
                << QSizeF(size, size + 99) << Color::Black << ratio;
        }
    }
}

void TestGeometry::edges_data() {
    addSizes();
}

void TestGeometry::edges() {
    QFETCH(QSizeF, area);
    QFETCH(Color, below);
    QFETCH(qreal, ratio);
    const BoardGeometry geometry(area, below, ratio);
    QVERIFY(QRectF({0, 0}, area).contains(geometry.frame()));
    QVERIFY(geometry.margin() >= 15); // a digit can be read
    QRectF all;
    for (int i = 0; i < 64; ++i) {
        const QRectF rect = geometry.rectOf(chess::Square::at(i));
        for (const qreal edge : {rect.left(), rect.top(), rect.right(), rect.bottom()}) {
            QVERIFY2(isWhole(edge * ratio), qPrintable(QString::number(edge * ratio, 'g', 12)));
        }
        QCOMPARE(rect.width(), rect.height());
        QCOMPARE(rect.width() * ratio, qreal(geometry.squareDevicePixels()));
        all |= rect;
    }
    QCOMPARE(all, geometry.board()); // no gaps: 64 equal squares fill it
    // In the middle, as near as pixels allow, and as large as they allow.
    const QPointF off = geometry.board().center() - QPointF(area.width(), area.height()) / 2;
    QVERIFY(qAbs(off.x()) * ratio <= 0.5 + 1e-6 && qAbs(off.y()) * ratio <= 0.5 + 1e-6);
    const qreal room = qMin(area.width(), area.height()) - 2 * geometry.margin();
    QVERIFY((geometry.squareDevicePixels() + 1) * 8 > room * ratio);
}

void TestGeometry::squares_data() {
    addSizes();
}

void TestGeometry::squares() {
    QFETCH(QSizeF, area);
    QFETCH(Color, below);
    QFETCH(qreal, ratio);
    const BoardGeometry geometry(area, below, ratio);
    for (int i = 0; i < 64; ++i) {
        const chess::Square square = chess::Square::at(i);
        const QRectF rect = geometry.rectOf(square);
        const qreal near = 0.01;
        for (const QPointF point :
             {rect.center(),
              rect.topLeft() + QPointF(near, near),
              rect.topRight() + QPointF(-near, near),
              rect.bottomLeft() + QPointF(near, -near),
              rect.bottomRight() + QPointF(-near, -near)}) {
            QVERIFY(geometry.squareAt(point) == square);
        }
    }
}

void TestGeometry::outside_data() {
    addSizes();
}

void TestGeometry::outside() {
    QFETCH(QSizeF, area);
    QFETCH(Color, below);
    QFETCH(qreal, ratio);
    const BoardGeometry geometry(area, below, ratio);
    const QRectF board = geometry.board();
    const qreal step = 0.01;
    for (const QPointF point :
         {QPointF(board.left() - step, board.center().y()),
          QPointF(board.right() + step, board.center().y()),
          QPointF(board.center().x(), board.top() - step),
          QPointF(board.center().x(), board.bottom() + step),
          QPointF(0, 0),
          QPointF(-1e6, 1e6),
          QPointF(area.width(), area.height()),
          QPointF(board.center().x(), -board.center().y())}) {
        QVERIFY(!geometry.squareAt(point));
    }
}

void TestGeometry::everyPixel_data() {
    addSizes();
}

// The middle of each device pixel along both diagonals belongs to the square it is drawn in.
void TestGeometry::everyPixel() {
    QFETCH(QSizeF, area);
    QFETCH(Color, below);
    QFETCH(qreal, ratio);
    const BoardGeometry geometry(area, below, ratio);
    const QRectF board = geometry.board();
    const int pixels = 8 * geometry.squareDevicePixels();
    for (int i = 0; i < pixels; ++i) {
        const qreal along = (i + 0.5) / ratio;
        for (const qreal down : {along, board.height() - along}) {
            const QPointF point = board.topLeft() + QPointF(along, down);
            const auto square = geometry.squareAt(point);
            QVERIFY(square && geometry.rectOf(*square).contains(point));
        }
    }
}

void TestGeometry::corners_data() {
    QTest::addColumn<Color>("below");
    QTest::addColumn<QStringList>("expected"); // top left, top right, bottom left, bottom right
    QTest::newRow("White below") << Color::White << QStringList{"a8", "h8", "a1", "h1"};
    QTest::newRow("Black below") << Color::Black << QStringList{"h1", "a1", "h8", "a8"};
}

void TestGeometry::corners() {
    QFETCH(Color, below);
    QFETCH(QStringList, expected);
    const BoardGeometry geometry(QSizeF(500, 500), below, 1);
    const QRectF board = geometry.board().adjusted(3, 3, -3, -3);
    QStringList found;
    for (const QPointF corner :
         {board.topLeft(), board.topRight(), board.bottomLeft(), board.bottomRight()}) {
        found.append(QString::fromStdString(geometry.squareAt(corner)->name()));
    }
    QCOMPARE(found, expected);
}

void TestGeometry::labels() {
    const BoardGeometry white(QSizeF(500, 500), Color::White, 1);
    const BoardGeometry black(QSizeF(500, 500), Color::Black, 1);
    for (int i = 0; i < 8; ++i) {
        QCOMPARE(white.fileLabel(i), QString(QLatin1Char("abcdefgh"[i])));
        QCOMPARE(white.rankLabel(i), QString(QLatin1Char("87654321"[i])));
        QCOMPARE(black.fileLabel(i), QString(QLatin1Char("hgfedcba"[i])));
        QCOMPARE(black.rankLabel(i), QString(QLatin1Char("12345678"[i])));
    }
}

void TestGeometry::neighbors_data() {
    QTest::addColumn<Color>("below");
    QTest::addColumn<QString>("from");
    QTest::addColumn<int>("right");
    QTest::addColumn<int>("up");
    QTest::addColumn<QString>("expected"); // nothing: outside
    const auto row =
        [](const char* name, Color below, const char* from, int right, int up, const char* expected
        ) { QTest::newRow(name) << below << QString(from) << right << up << QString(expected); };
    row("right", Color::White, "e4", 1, 0, "f4");
    row("up", Color::White, "e4", 0, 1, "e5");
    row("flipped right", Color::Black, "e4", 1, 0, "d4");
    row("flipped up", Color::Black, "e4", 0, 1, "e3");
    row("edge", Color::White, "h8", 1, 0, "");
    row("flipped edge", Color::Black, "h8", -1, 0, "");
}

void TestGeometry::neighbors() {
    QFETCH(Color, below);
    QFETCH(QString, from);
    QFETCH(int, right);
    QFETCH(int, up);
    QFETCH(QString, expected);
    const BoardGeometry geometry(QSizeF(500, 500), below, 1);
    const auto found = geometry.neighbor(square(from), right, up);
    QCOMPARE(found ? QString::fromStdString(found->name()) : QString(), expected);
}

void TestGeometry::tinyArea_data() {
    QTest::addColumn<QSizeF>("area");
    QTest::newRow("nothing") << QSizeF(0, 0);
    QTest::newRow("a pixel") << QSizeF(1, 1);
    QTest::newRow("a strip") << QSizeF(600, 5);
}

void TestGeometry::tinyArea() { // while a window is being laid out
    QFETCH(QSizeF, area);
    const BoardGeometry geometry(area, Color::White, 1);
    QVERIFY(geometry.squareSize() > 0);
    const auto found = geometry.squareAt(geometry.rectOf(square(QStringLiteral("c3"))).center());
    QVERIFY(found == square(QStringLiteral("c3")));
}

QTEST_APPLESS_MAIN(TestGeometry)
#include "tst_geometry.moc"
