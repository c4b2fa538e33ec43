// The drill in use: twenty positions, then others; what was right, and every square round the king.
#include "app/language.h"
#include "core/verdict/kingzone.h"
#include "tests/support/chess.h"
#include "tests/ui/guide/cardhand.h"
#include "ui/board/boardview.h"
#include "ui/guide/spacedlabel.h"

#include <QtTest>

using namespace support;
using ui::DiagramTone;
using ui::DrillCard;
using ui::DrillProgress;
using ui::DrillVerdict;

namespace {

QString buttonOf(DrillVerdict verdict) {
    return verdict == DrillVerdict::Mate        ? QStringLiteral("mate")
           : verdict == DrillVerdict::Stalemate ? QStringLiteral("stalemate")
                                                : QStringLiteral("neither");
}

class ShownDrill {
public:
    ShownDrill() : card(5, nullptr) {
        card.resize(400, card.heightForWidth(400));
        card.show();
        QObject::connect(&card, &DrillCard::done, [this](const QString& ref) { done.append(ref); });
        QObject::connect(&card, &DrillCard::progressChanged, [this](const DrillProgress& progress) {
            told = progress;
        });
    }

    bool answers(bool rightly) {
        const DrillVerdict right = ui::drillVerdict(card.position().position);
        const DrillVerdict wrong =
            right == DrillVerdict::Mate ? DrillVerdict::Stalemate : DrillVerdict::Mate;
        return press(card, buttonOf(rightly ? right : wrong));
    }
    bool next() { return press(card, QStringLiteral("next")); }
    QString text(const char* name) {
        return static_cast<ui::SpacedLabel*>(seen(card, QLatin1String(name)))->words();
    }

    DrillCard card;
    QStringList done;
    std::optional<DrillProgress> told;
};

} // namespace

class TestDrillCard : public QObject {
    Q_OBJECT

private slots:
    void init() { m_language.use(QStringLiteral("en")); }
    void theTwentyInOrder();
    void saysNothingBefore();
    void revealsEverySquare();
    void scoreAndStreak();
    void goesOnForEver();
    void goesOnWhereItWas();
    void progressIsKept_data();
    void progressIsKept();
    void speaksTheLanguage();
    void focusGoesOn();

private:
    app::Language m_language;
};

void TestDrillCard::theTwentyInOrder() {
    ShownDrill drill;
    for (std::size_t i = 0; i < 20; ++i) {
        const ui::DrillPosition& known = ui::knownDrill()[i];
        QCOMPARE(drill.card.position().id, known.id);
        QCOMPARE(drill.card.board().position(), known.position);
        QVERIFY(drill.card.heading().contains(QString::number(i + 1)));
        QVERIFY(drill.done.isEmpty());
        QVERIFY(drill.answers(true));
        QVERIFY(tone(drill.card) == DiagramTone::Right);
        QVERIFY(sentence(drill.card).contains(known.why->english));
        QVERIFY(sentence(drill.card).contains(known.title->english));
        QVERIFY(i == 19 || drill.next());
    }
    QCOMPARE(drill.done, QStringList("drill"));
    QVERIFY(drill.card.isMarkedDone());
}

void TestDrillCard::saysNothingBefore() {
    ShownDrill drill;
    QVERIFY(drill.card.position().position.isCheck()); // the first is a mate
    const ui::BoardState& state = drill.card.board().board().state();
    QVERIFY(!state.check);
    QVERIFY(state.zone.empty());
    QVERIFY(!seen(drill.card, QStringLiteral("drillZone")));
    QVERIFY(!seen(drill.card, QStringLiteral("drillScore")));
    QCOMPARE(sentence(drill.card), QStringLiteral("Black to move."));
    QVERIFY(drill.answers(false));
    QVERIFY(seen(drill.card, QStringLiteral("drillScore")));
    QVERIFY(drill.card.board().board().state().check);
    QVERIFY(tone(drill.card) == DiagramTone::Wrong);
    QVERIFY(drill.next());
    QVERIFY(drill.card.board().board().state().zone.empty());
}

void TestDrillCard::revealsEverySquare() {
    ShownDrill drill;
    for (int i = 0; i < 24; ++i) { // and some by chance
        const chess::Position& position = drill.card.position().position;
        const auto zone = kingZone(position, position.turn());
        QVERIFY(drill.answers(i % 2 == 0));
        QCOMPARE(drill.card.board().board().state().zone.size(), zone.size());
        const QStringList lines = drill.text("drillZone").split(QLatin1Char('\n'));
        QCOMPARE(static_cast<std::size_t>(lines.size()), zone.size());
        for (std::size_t square = 0; square < zone.size(); ++square) {
            QVERIFY(lines.at(static_cast<int>(square))
                        .startsWith(QString::fromStdString(zone[square].square.name())));
        }
        QVERIFY(drill.next());
    }
}

void TestDrillCard::scoreAndStreak() {
    ShownDrill drill;
    for (const bool rightly : {true, true, false, true}) {
        QVERIFY(drill.answers(rightly));
        QVERIFY(drill.next());
    }
    QCOMPARE(drill.card.progress(), (DrillProgress{4, 3, 1, 2}));
    QCOMPARE(drill.told, std::optional(drill.card.progress()));
    QCOMPARE(drill.text("drillScore"), QStringLiteral("3 of 4 right. In a row: 1, best: 2."));
}

void TestDrillCard::goesOnForEver() {
    ShownDrill drill;
    drill.card.setProgress({20, 15, 3, 9});
    QVERIFY(drill.card.isMarkedDone());
    QSet<QString> seenBefore;
    for (int i = 0; i < 30; ++i) {
        QVERIFY(drill.card.position().id.isEmpty());
        seenBefore.insert(fen(drill.card.position().position));
        QVERIFY(drill.answers(true));
        QVERIFY(drill.next());
    }
    QVERIFY(seenBefore.size() > 25);
    QCOMPARE(drill.card.progress(), (DrillProgress{50, 45, 33, 33}));
    QVERIFY(drill.done.isEmpty()); // that was another day
}

void TestDrillCard::goesOnWhereItWas() {
    ShownDrill drill;
    drill.card.setProgress({7, 5, 2, 4});
    QCOMPARE(drill.card.position().id, ui::knownDrill()[7].id);
    QVERIFY(drill.card.heading().contains(QStringLiteral("8")));
}

void TestDrillCard::progressIsKept_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isGood");
    QTest::newRow("good") << QStringLiteral("20 15 3 9") << true;
    QTest::newRow("new") << QStringLiteral("0 0 0 0") << true;
    QTest::newRow("empty") << QString() << false;
    QTest::newRow("short") << QStringLiteral("20 15 3") << false;
    QTest::newRow("words") << QStringLiteral("20 15 x 9") << false;
    QTest::newRow("negative") << QStringLiteral("20 15 -3 9") << false;
    QTest::newRow("more right than answered") << QStringLiteral("20 21 3 9") << false;
    QTest::newRow("a streak above the best") << QStringLiteral("20 15 10 9") << false;
    QTest::newRow("a best above the right") << QStringLiteral("20 8 3 9") << false;
}

void TestDrillCard::progressIsKept() {
    QFETCH(QString, text);
    QFETCH(bool, isGood);
    const auto read = ui::readProgress(text);
    QCOMPARE(read.has_value(), isGood);
    if (read) {
        QCOMPARE(written(*read), text);
    }
}

void TestDrillCard::speaksTheLanguage() {
    ShownDrill drill;
    QVERIFY(drill.answers(true));
    m_language.use(QStringLiteral("ja"));
    QCoreApplication::sendPostedEvents();
    QVERIFY(sentence(drill.card).contains(ui::knownDrill()[0].why->japanese));
    QVERIFY(drill.card.heading().contains(QStringLiteral("ステイルメイト")));
    QVERIFY(drill.next());
    QVERIFY(sentence(drill.card).contains(QStringLiteral("黒の手番")));
}

void TestDrillCard::focusGoesOn() { // from the answer to the next position
    ShownDrill drill;
    drill.card.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&drill.card));
    QWidget* button = seen(drill.card, QStringLiteral("mate"));
    button->setFocus();
    QTest::keyClick(button, Qt::Key_Space);
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("next"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("mate"));
}

QTEST_MAIN(TestDrillCard)
#include "tst_drillcard.moc"
