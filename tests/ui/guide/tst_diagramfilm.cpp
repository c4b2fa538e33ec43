// The diagrams that play by themselves, frame by frame, moved by hand here.
#include "tests/support/chess.h"
#include "tests/ui/guide/cardhand.h"
#include "ui/board/boardview.h"
#include "ui/guide/diagramcount.h"

#include <QProxyStyle>
#include <QPushButton>
#include <QTimer>
#include <QtTest>

using namespace support;
using ui::DiagramCard;

namespace {

// A desktop whose user wants nothing to move.
class CalmStyle : public QProxyStyle {
public:
    int styleHint(
        StyleHint hint,
        const QStyleOption* option,
        const QWidget* widget,
        QStyleHintReturn* returned
    ) const override {
        return hint == SH_Widget_Animation_Duration
                   ? 0
                   : QProxyStyle::styleHint(hint, option, widget, returned);
    }
};

} // namespace

class TestDiagramFilm : public QObject {
    Q_OBJECT

private slots:
    void comesRound_data();
    void comesRound();
    void perpetualCheckRepeats();
    void castlesBothWays();
    void takesEnPassant();
    void pausesAndSteps();
    void saysThatItPlays();
    void nothingMovesByItself();
};

void TestDiagramFilm::comesRound_data() {
    QTest::addColumn<QString>("id");
    for (const char* id : {"A1", "A2", "D6"}) {
        QTest::newRow(id) << QString::fromLatin1(id);
    }
}

void TestDiagramFilm::comesRound() {
    QFETCH(QString, id);
    DiagramCard card(id);
    QStringList done;
    connect(&card, &DiagramCard::done, [&done](const QString& ref) { done.append(ref); });
    const QString start = fen(card.board().position());
    const auto frames = std::get<ui::DiagramFilm>(ui::findDiagram(id)->content).frames.size();
    for (std::size_t i = 1; i < frames; ++i) {
        QVERIFY(done.isEmpty());
        const chess::Position before = card.board().position();
        card.film()->step();
        QCOMPARE(card.film()->frameNumber(), i);
        QCOMPARE(sentence(card), said(card.film()->frame().say));
        if (card.film()->frame().move) { // a legal one, as written
            const auto made = move(before, *card.film()->frame().move);
            QCOMPARE(san(before, made), *card.film()->frame().move);
            QCOMPARE(fen(card.board().position()), fen(before.play(made)));
        }
    }
    QVERIFY(card.film()->isAtEnd());
    QCOMPARE(done, QStringList(id));
    card.film()->step();
    QCOMPARE(card.film()->frameNumber(), std::size_t{0});
    QCOMPARE(fen(card.board().position()), start);
    QCOMPARE(done.size(), 1);
}

void TestDiagramFilm::perpetualCheckRepeats() { // 9.2
    DiagramCard card(QStringLiteral("D6"));
    const auto* counter = card.findChild<ui::DiagramCount*>();
    QList<int> counts{counter->count()};
    int checks = 0;
    while (!card.film()->isAtEnd()) {
        card.film()->step();
        counts.append(counter->count());
        checks += card.board().position().isCheck() ? 1 : 0;
    }
    QCOMPARE(counts, (QList<int>{1, 1, 1, 1, 2, 2, 2, 2, 3}));
    QCOMPARE(card.board().game().repetitions(), 3);
    QCOMPARE(checks, 4);
    card.film()->step();
    QCOMPARE(counter->count(), 1);
}

void TestDiagramFilm::castlesBothWays() { // 3.8.2
    DiagramCard card(QStringLiteral("A1"));
    QStringList ranks;
    while (!card.film()->isAtEnd()) {
        card.film()->step();
        ranks.append(fen(card.board().position()).section(QLatin1Char(' '), 0, 0));
    }
    QVERIFY(
        ranks.at(1).startsWith(QLatin1String("r4rk1/")) &&
        ranks.at(1).endsWith(QLatin1String("/R4RK1"))
    );
    QVERIFY(
        ranks.at(4).startsWith(QLatin1String("2kr3r/")) &&
        ranks.at(4).endsWith(QLatin1String("/2KR3R"))
    );
}

void TestDiagramFilm::takesEnPassant() { // 3.7.3.1
    DiagramCard card(QStringLiteral("A2"));
    card.film()->step();
    card.film()->step();
    QCOMPARE(
        fen(card.board().position()).section(QLatin1Char(' '), 0, 0),
        QStringLiteral("4k3/8/3P4/8/8/8/8/4K3")
    );
}

void TestDiagramFilm::pausesAndSteps() {
    DiagramCard card(QStringLiteral("D6"));
    QVERIFY(!card.film()->isPlaying());
    card.resize(400, card.heightForWidth(400));
    card.show(); // it plays while it is seen
    QVERIFY(card.film()->isPlaying());
    QVERIFY(!seen(card, QStringLiteral("step"))->isEnabled());
    QVERIFY(press(card, QStringLiteral("play")));
    QVERIFY(!card.film()->isPlaying());
    const auto frame = card.film()->frameNumber();
    QVERIFY(press(card, QStringLiteral("step")));
    QCOMPARE(card.film()->frameNumber(), frame + 1);
    card.hide();
    card.show(); // what was paused stays so
    QVERIFY(!card.film()->isPlaying());
    QVERIFY(press(card, QStringLiteral("play")));
    QVERIFY(card.film()->isPlaying());
    card.hide();
    QVERIFY(!card.film()->isPlaying());
}

// After a frame that came by itself, too.
void TestDiagramFilm::saysThatItPlays() {
    DiagramCard card(QStringLiteral("D6"));
    card.resize(400, card.heightForWidth(400));
    card.show();
    const auto* play = qobject_cast<QPushButton*>(seen(card, QStringLiteral("play")));
    QVERIFY(play);
    QCOMPARE(play->text(), QStringLiteral("Pause"));
    const auto frame = card.film()->frameNumber();
    card.film()->findChild<QTimer*>()->start(0); // the next frame is due
    QTRY_VERIFY(card.film()->frameNumber() != frame);
    QCOMPARE(play->text(), QStringLiteral("Pause"));
    QVERIFY(!seen(card, QStringLiteral("step"))->isEnabled());
    card.hide();
    QCOMPARE(play->text(), QStringLiteral("Play"));
}

void TestDiagramFilm::nothingMovesByItself() {
    DiagramCard card(QStringLiteral("D6"));
    CalmStyle calm;
    card.setStyle(&calm);
    card.resize(400, card.heightForWidth(400));
    card.show();
    QVERIFY(!card.film()->isPlaying());
    QVERIFY(press(card, QStringLiteral("play"))); // asked for
    QVERIFY(card.film()->isPlaying());
    card.hide();
}

QTEST_MAIN(TestDiagramFilm)
#include "tst_diagramfilm.moc"
