// What the data files call the things that a reader does.
#include "tests/support/chess.h"
#include "ui/guide/diagramtrigger.h"

#include <QtTest>

using namespace support;
using ui::Trigger;
using ui::TriggerKind;

namespace {

const QString Rooks = QStringLiteral("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1");

Trigger trigger(const QString& text) {
    const auto parsed = ui::parseTrigger(text);
    if (!parsed) {
        qFatal("no trigger: %s", qPrintable(text));
    }
    return *parsed;
}

} // namespace

class TestDiagramTrigger : public QObject {
    Q_OBJECT

private slots:
    void parses_data();
    void parses();
    void moves_data();
    void moves();
    void squares();
    void others();
};

void TestDiagramTrigger::parses_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("kind"); // below zero: it is none
    QTest::newRow("move") << "move:e2e4" << static_cast<int>(TriggerKind::Move);
    QTest::newRow("several") << "move:e2e4 d2d4" << static_cast<int>(TriggerKind::Move);
    QTest::newRow("try") << "try:e2e5" << static_cast<int>(TriggerKind::Try);
    QTest::newRow("touch") << "touch:e2" << static_cast<int>(TriggerKind::Touch);
    QTest::newRow("square") << "square:c*" << static_cast<int>(TriggerKind::Square);
    QTest::newRow("button") << "button:offer" << static_cast<int>(TriggerKind::Button);
    QTest::newRow("type") << "type:ambiguous" << static_cast<int>(TriggerKind::Typed);
    QTest::newRow("nothing") << "" << -1;
    QTest::newRow("no pattern") << "move:" << -1;
    QTest::newRow("no kind") << "e2e4" << -1;
    QTest::newRow("another kind") << "look:e2" << -1;
}

void TestDiagramTrigger::parses() {
    QFETCH(QString, text);
    QFETCH(int, kind);
    const auto parsed = ui::parseTrigger(text);
    QCOMPARE(parsed.has_value(), kind >= 0);
    if (parsed) {
        QCOMPARE(static_cast<int>(parsed->kind), kind);
        QCOMPARE(parsed->patterns.size(), text.count(QLatin1Char(' ')) + 1);
    }
}

void TestDiagramTrigger::moves_data() {
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QStringList>("fitting"); // of the moves tried, which are SAN
    const QStringList all{"Rd8#", "Rd7", "g4", "Kf1"};
    QTest::newRow("any") << Rooks << "*" << all;
    QTest::newRow("one") << Rooks << "d1d7" << QStringList{"Rd7"};
    QTest::newRow("two") << Rooks << "d1d7 g2g4" << QStringList{"Rd7", "g4"};
    QTest::newRow("from a square") << Rooks << "d1*" << QStringList{"Rd8#", "Rd7"};
    QTest::newRow("check") << Rooks << "check" << QStringList{"Rd8#"};
    QTest::newRow("mate") << Rooks << "mate" << QStringList{"Rd8#"};
    QTest::newRow("stalemate") << Rooks << "stalemate" << QStringList();
    QTest::newRow("quiet") << Rooks << "quiet" << QStringList{"Rd8#", "Rd7", "Kf1"};
}

void TestDiagramTrigger::moves() {
    QFETCH(QString, fen);
    QFETCH(QString, pattern);
    QFETCH(QStringList, fitting);
    const chess::Position position = support::position(fen);
    QStringList found;
    for (const char* san : {"Rd8#", "Rd7", "g4", "Kf1"}) {
        if (fits(trigger(QStringLiteral("move:") + pattern), position, move(position, san))) {
            found.append(QString::fromLatin1(san));
        }
    }
    QCOMPARE(found, fitting);
}

void TestDiagramTrigger::squares() {
    const auto fitting = [](const char* text) {
        int count = 0;
        for (const chess::Square square : ~chess::Bitboard()) {
            count += fits(trigger(QString::fromLatin1(text)), TriggerKind::Square, square) ? 1 : 0;
        }
        return count;
    };
    QCOMPARE(fitting("square:e4"), 1);
    QCOMPARE(fitting("square:c*"), 8);
    QCOMPARE(fitting("square:*7 *8"), 16);
    QCOMPARE(fitting("touch:e4"), 0); // another thing to do
    QVERIFY(fits(trigger("touch:e2"), TriggerKind::Touch, square("e2")));
}

void TestDiagramTrigger::others() {
    QVERIFY(fits(trigger("try:e1b1"), chess::Attempt{square("e1"), square("b1")}));
    QVERIFY(!fits(trigger("try:e1b1"), chess::Attempt{square("e1"), square("c1")}));
    QVERIFY(!fits(trigger("move:e1b1"), chess::Attempt{square("e1"), square("b1")}));
    QVERIFY(fits(trigger("button:yes"), TriggerKind::Button, QStringLiteral("yes")));
    QVERIFY(!fits(trigger("button:yes"), TriggerKind::Button, QStringLiteral("no")));
    QVERIFY(!fits(trigger("type:yes"), TriggerKind::Button, QStringLiteral("yes")));
}

QTEST_APPLESS_MAIN(TestDiagramTrigger)
#include "tst_diagramtrigger.moc"
