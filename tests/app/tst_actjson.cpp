// What was proved of the players' chances is kept with the act that it belongs to.
#include "app/actjson.h"
#include "tests/support/chess.h"
#include "tests/support/slowwatcher.h"

#include <QJsonDocument>
#include <QtTest>

using namespace support;
using chess::ChanceFound;
using chess::Color;

namespace {

QJsonObject object(const char* text) {
    return QJsonDocument::fromJson(text).object();
}

class TestActJson : public QObject {
    Q_OBJECT

private slots:
    void roundTrips_data();
    void roundTrips();
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
};

void TestActJson::roundTrips_data() {
    QTest::addColumn<chess::Game>("ended");
    const chess::Game open = game(SlowDead);
    const chess::Move made = move(open.position(), QStringLiteral("Kd1"));
    QTest::newRow("dead shown") << *open.showDead();
    QTest::newRow("flag") << *open.flagFell(Color::White);
    QTest::newRow("flag, impossible") << *open.flagFell(Color::White, {}, ChanceFound::Impossible);
    QTest::newRow("flag, undecided") << *open.flagFell(Color::White, {}, ChanceFound::Undecided);
    QTest::newRow("flag with a move made")
        << *open.flagFell(Color::White, made, ChanceFound::Impossible);
    QTest::newRow("resigned, possible") << *open.resign(Color::Black, {}, ChanceFound::Possible);
    QTest::newRow("resigned with a move made")
        << *open.resign(Color::White, made, ChanceFound::Impossible);
}

void TestActJson::roundTrips() {
    QFETCH(chess::Game, ended);
    const auto read = app::performAct(game(SlowDead), app::writeAct(ended.acts().back()));
    QVERIFY(read);
    QVERIFY(*read == ended); // the result with it
}

void TestActJson::reads_data() {
    QTest::addColumn<QString>("act");
    QTest::addColumn<QString>("end");
    const auto row = [](const char* act, const char* end) {
        QTest::newRow(act) << QString::fromLatin1(act) << QString::fromLatin1(end);
    };
    row(R"({"flagFell":"white"})", "TimeForfeit Black"); // of a version that knew no more
    row(R"({"flagFell":"white","chance":"impossible"})", "TimeForfeit");
    row(R"({"flagFell":"white","chance":"possible"})", "TimeForfeit Black");
    row(R"({"resigned":"black","chance":"impossible"})", "Resignation");
    row(R"({"resigned":"black","chance":"undecided","made":"e2d1"})", "Resignation White");
    row(R"({"illegal":"move"})", "-"); // the first
    row(R"({"deadShown":true})", "DeadPosition");
}

void TestActJson::reads() {
    QFETCH(QString, act);
    QFETCH(QString, end);
    const auto read = app::performAct(game(SlowDead), object(qPrintable(act)));
    QVERIFY(read);
    QCOMPARE(endOf(read->outcome()), end);
}

void TestActJson::refuses_data() {
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("act");
    const auto row = [](const QString& fen, const char* act) {
        QTest::newRow(act) << fen << QString::fromLatin1(act);
    };
    row(SlowDead, R"({"flagFell":"white","chance":"perhaps"})");
    row(SlowDead, R"({"flagFell":"white","chance":1})");
    row(SlowDead, R"({"flagFell":"white","made":"e2e8"})");
    row(SlowDead, R"({"deadShown":false})");
    row(InitialFen, R"({"deadShown":true})"); // both can mate
}

void TestActJson::refuses() {
    QFETCH(QString, fen);
    QFETCH(QString, act);
    QVERIFY(!app::performAct(game(fen), object(qPrintable(act))));
}

} // namespace

QTEST_GUILESS_MAIN(TestActJson)
#include "tst_actjson.moc"
