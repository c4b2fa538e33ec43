// Rows of buttons on a card: as wide as each other and as the row, in as many lines as they need.
#include "ui/guide/diagrambuttons.h"

#include <QPushButton>
#include <QtTest>

using ui::DiagramButtons;

namespace {

// Their places, in their order, in a row of that width.
QList<QRect> placesOf(DiagramButtons& row, const QStringList& labels, int width) {
    std::vector<ui::NamedButton> named;
    for (const QString& label : labels) {
        named.push_back({label, label});
    }
    row.set(named);
    row.resize(width, row.heightForWidth(width));
    row.show();
    QList<QRect> places;
    for (const QString& label : labels) {
        places.append(row.button(label)->geometry());
    }
    return places;
}

} // namespace

class TestDiagramButtons : public QObject {
    Q_OBJECT

private slots:
    void equalWidths_data();
    void equalWidths();
    void oneStaysAsItIs();
    void aListFillsItsLines();
};

void TestDiagramButtons::equalWidths_data() {
    QTest::addColumn<QStringList>("labels");
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("lines");
    QTest::newRow("two") << QStringList{"Yes", "No"} << 300 << 1;
    QTest::newRow("three") << QStringList{"Mate", "Stalemate", "Neither"} << 600 << 1;
    QTest::newRow("four in two lines")
        << QStringList{"Start again", "Show solution", "Flip board", "Try in a game"} << 320 << 2;
    QTest::newRow("three in three lines")
        << QStringList{"Mate", "Stalemate", "Neither"} << 250 << 3;
    QTest::newRow("two that are too wide")
        << QStringList{"Show every square", "Flip board"} << 180 << 2;
}

void TestDiagramButtons::equalWidths() {
    QFETCH(QStringList, labels);
    QFETCH(int, width);
    QFETCH(int, lines);
    DiagramButtons row(DiagramButtons::Flow::Row);
    const QList<QRect> places = placesOf(row, labels, width);
    QSet<int> tops;
    int right = 0;
    for (const QRect& place : places) {
        QCOMPARE(place.width(), places.front().width());
        tops.insert(place.top());
        right = std::max(right, place.right() + 1);
    }
    QCOMPARE(tops.size(), lines);
    QVERIFY2(right > width - 4 && right <= width, qPrintable(QString::number(right)));
}

void TestDiagramButtons::oneStaysAsItIs() {
    DiagramButtons row(DiagramButtons::Flow::Row);
    const QRect place = placesOf(row, {QStringLiteral("Go on")}, 600).front();
    QVERIFY(place.width() < 200);
}

void TestDiagramButtons::aListFillsItsLines() {
    DiagramButtons list(DiagramButtons::Flow::Column);
    const QStringList labels{"h8", "a8", "a1"};
    for (const QRect& place : placesOf(list, labels, 600)) {
        QCOMPARE(place.width(), 600);
    }
}

QTEST_MAIN(TestDiagramButtons)
#include "tst_diagrambuttons.moc"
