// The live diagrams in use: every try of the guide's outline gets its answer, every task can be
// done by hand, and what stands beside the board works.
#include "app/language.h"
#include "tests/support/chess.h"
#include "tests/support/refusals.h"
#include "tests/support/table.h"
#include "tests/ui/guide/cardhand.h"
#include "ui/board/boardview.h"
#include "ui/guide/diagramclockrow.h"
#include "ui/guide/diagramcount.h"
#include "ui/text/whywords.h"

#include <QAbstractButton>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QtTest>

using namespace support;
using ui::DiagramTone;
using ui::DiagramCard;

namespace {

// A card in a window, and what it reports.
class ShownCard {
public:
    explicit ShownCard(const QString& ref, int width = 380) : card(ref) {
        card.resize(width, card.heightForWidth(width));
        card.show();
        QObject::connect(&card, &DiagramCard::done, [this](const QString& id) { done.append(id); });
        QObject::connect(&card, &DiagramCard::tryInGameRequested, [this](const auto& position) {
            games.append(fen(position));
        });
    }

    bool does(const char* what) { return doAll(card, QString::fromLatin1(what)); }
    QString board() { return fen(card.board().position()); }

    DiagramCard card;
    QStringList done;
    QStringList games;
};

QString standard(const QString& language) {
    return language == QLatin1String("ja") ? QStringLiteral("指せる手ですが、課題とは違います。")
                                           : QStringLiteral("Legal, but not what the task asks.");
}

} // namespace

class TestDiagramCard : public QObject {
    Q_OBJECT

private slots:
    void init() { m_language.use(QStringLiteral("en")); }

    void tries_data();
    void tries();
    void tasksAreDone_data();
    void tasksAreDone();
    void solutions_data();
    void solutions();
    void wrongMovesGoBack();
    void byKeys();
    void promotionPicker();
    void allGoals();
    void counterOfRepetition();
    void counterOfMoves();
    void clocks();
    void resetAndFlip();
    void tryInGame();
    void noGameFromAnEnd();
    void lookWithZone();
    void speaksTheLanguage();
    void keepsItsPlaces_data();
    void keepsItsPlaces();
    void isReachable();

private:
    app::Language m_language;
};

void TestDiagramCard::tries_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("diagram");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("expect");
    QTest::addColumn<QString>("words");
    for (const char* language : {"en", "ja"}) {
        for (const TableRow& row : table(QStringLiteral("guide-tries.tsv"))) {
            QTest::newRow((language + QByteArray(" ") + row.id()).constData())
                << QString::fromLatin1(language) << row["diagram"] << row["after"] << row["do"]
                << row["expect"] << row[language];
        }
    }
}

void TestDiagramCard::tries() {
    QFETCH(QString, language);
    QFETCH(QString, diagram);
    QFETCH(QString, after);
    QFETCH(QString, what);
    QFETCH(QString, expect);
    QFETCH(QString, words);
    m_language.use(language);
    ShownCard shown(diagram);
    QVERIFY(doAll(shown.card, after));
    const QString before = shown.board();
    const chess::Game game = shown.card.board().game();
    QVERIFY(doOn(shown.card, what));
    if (expect == QLatin1String("goal")) {
        QVERIFY2(tone(shown.card) == DiagramTone::Right, qPrintable(sentence(shown.card)));
        return;
    }
    if (expect == QLatin1String("own")) {
        QVERIFY(tone(shown.card) == DiagramTone::Wrong);
        QCOMPARE(sentence(shown.card), words);
    } else if (expect == QLatin1String("other")) {
        QVERIFY(tone(shown.card) == DiagramTone::Wrong);
        if (!what.startsWith(QLatin1String("square"))) {
            QCOMPARE(sentence(shown.card), standard(language));
        }
    } else { // a refusal, by its reason
        const QString squares = what.section(QLatin1Char(' '), 1);
        chess::Attempt tried{square(squares.left(2)), square(squares.mid(2))};
        if (what.startsWith(QLatin1String("leave"))) {
            tried.kind = chess::AttemptKind::Typed;
        }
        const auto refusal = chess::refusalOnBoard(game, tried);
        QVERIFY(refusal);
        QCOMPARE(name(refusal->reason), expect);
        const auto why = ui::text::whyRefused(*refusal, game);
        QCOMPARE(sentence(shown.card).section(QLatin1Char('\n'), 0, 0), why.title);
        if (tone(shown.card) == DiagramTone::Wrong) { // else the refusal is what was asked for
            QCOMPARE(sentence(shown.card), why.title);
            QCOMPARE(article(shown.card), why.line);
        }
        QVERIFY(
            shown.card.board().board().state().refusal || what.startsWith(QLatin1String("leave"))
        );
    }
    QCOMPARE(shown.board(), before);
    QVERIFY(shown.done.isEmpty());
}

void TestDiagramCard::tasksAreDone_data() {
    QTest::addColumn<QString>("id");
    for (const ui::Diagram& diagram : ui::allDiagrams()) {
        if (std::holds_alternative<ui::DiagramTaskList>(diagram.content)) {
            QTest::newRow(qPrintable(diagram.id)) << diagram.id;
        }
    }
}

// By hand, goal after goal, each of them once.
void TestDiagramCard::tasksAreDone() {
    QFETCH(QString, id);
    ShownCard shown(id);
    const auto& steps = std::get<ui::DiagramTaskList>(ui::findDiagram(id)->content).steps;
    for (std::size_t i = 0; i < steps.size() && !steps[i].goals.empty();) {
        if (i > 0 && steps[i].placement) {
            QVERIFY(press(shown.card, QStringLiteral("next")));
            QVERIFY(tone(shown.card) == DiagramTone::Hint);
        }
        QCOMPARE(shown.card.heading(), said(steps[i].task));
        QVERIFY(shown.done.isEmpty());
        const bool isAll = steps[i].needed == ui::GoalsNeeded::All;
        for (std::size_t goal = 0; goal < (isAll ? steps[i].goals.size() : 1); ++goal) {
            const ui::DiagramRule& rule = steps[i].goals[goal];
            QVERIFY(doOn(shown.card, nextOf(rule, shown.card.board().position())));
            QVERIFY2(tone(shown.card) == DiagramTone::Right, qPrintable(sentence(shown.card)));
        }
        i = steps[i].goals.front().next;
    }
    QCOMPARE(shown.done, QStringList(id));
    QVERIFY(shown.card.isMarkedDone());
    QVERIFY(shown.card.board().input() == ui::TaskInput::Nothing);
}

void TestDiagramCard::solutions_data() {
    tasksAreDone_data();
}

void TestDiagramCard::solutions() { // to be seen, but they are not the reader's
    QFETCH(QString, id);
    ShownCard shown(id);
    int steps = 0;
    while (seen(shown.card, QStringLiteral("solution"))->isEnabled()) {
        if (press(shown.card, QStringLiteral("next"))) {
            continue;
        }
        QVERIFY(press(shown.card, QStringLiteral("solution")));
        QVERIFY(tone(shown.card) == DiagramTone::Right);
        QVERIFY(++steps < 40);
    }
    QVERIFY(steps > 0);
    QVERIFY(shown.card.board().input() == ui::TaskInput::Nothing);
    QVERIFY(shown.done.isEmpty());
    QVERIFY(!shown.card.isMarkedDone());
    QVERIFY(press(shown.card, QStringLiteral("reset")));
    QVERIFY(tone(shown.card) == DiagramTone::Hint);
    QVERIFY(seen(shown.card, QStringLiteral("solution"))->isEnabled());
}

void TestDiagramCard::wrongMovesGoBack() {
    ShownCard shown(QStringLiteral("2.1"));
    const QString start = shown.board();
    QVERIFY(shown.does("move b2b3"));
    QCOMPARE(shown.board(), start);
    QVERIFY(shown.does("move b2d4"));
    QVERIFY(shown.card.board().board().state().refusal);
    QVERIFY(shown.does("move b2b5"));
    QCOMPARE(shown.done, QStringList("2.1"));
    QVERIFY(!shown.card.board().board().state().refusal);
    QVERIFY(shown.does("move b5b8")); // it is over
    QCOMPARE(shown.done.size(), 1);
}

void TestDiagramCard::byKeys() {
    ShownCard shown(QStringLiteral("2.4")); // b1 to c3
    ui::BoardView& board = shown.card.board().board();
    board.setFocus();
    QTest::keyClick(&board, Qt::Key_Up); // the cursor shows itself on e2
    for (const auto key :
         {Qt::Key_Left,
          Qt::Key_Left,
          Qt::Key_Left,
          Qt::Key_Down,
          Qt::Key_Return,
          Qt::Key_Up,
          Qt::Key_Up,
          Qt::Key_Right,
          Qt::Key_Return}) {
        QTest::keyClick(&board, key);
    }
    QCOMPARE(shown.done, QStringList("2.4"));
}

void TestDiagramCard::promotionPicker() {
    ShownCard shown(QStringLiteral("4.4"));
    ui::BoardView& board = shown.card.board().board();
    QTest::mousePress(
        &board, Qt::LeftButton, {}, board.geometryNow().rectOf(square("f7")).center().toPoint()
    );
    QTest::mouseRelease(
        &board, Qt::LeftButton, {}, board.geometryNow().rectOf(square("f7")).center().toPoint()
    );
    QTest::mouseClick(
        &board, Qt::LeftButton, {}, board.geometryNow().rectOf(square("f8")).center().toPoint()
    );
    int pictures = 0;
    for (const auto* button : board.findChildren<QAbstractButton*>()) {
        pictures += button->isVisible() && !button->icon().isNull() ? 1 : 0;
        QVERIFY(
            !button->isVisible() ||
            board.rect().contains(QRect(button->mapTo(&board, QPoint()), button->size()))
        );
    }
    QCOMPARE(pictures, 4);
}

void TestDiagramCard::allGoals() {
    ShownCard shown(QStringLiteral("3.2"));
    const QString start = shown.board();
    QVERIFY(shown.does("move e1f1"));
    QCOMPARE(article(shown.card), QStringLiteral("1 of 3 found."));
    QCOMPARE(shown.board(), start);
    QVERIFY(shown.does("move e1d2")); // of a kind that is found
    QVERIFY(tone(shown.card) == DiagramTone::Hint);
    QVERIFY(shown.does("move b5e8; move b5e2"));
    QCOMPARE(shown.done, QStringList("3.2"));
}

void TestDiagramCard::counterOfRepetition() {
    ShownCard shown(QStringLiteral("5.5"));
    const auto* counter = shown.card.findChild<ui::DiagramCount*>();
    QVERIFY(counter->isVisible());
    QCOMPARE(counter->count(), 2);
    QCOMPARE(counter->words(), QStringLiteral("First position: 2 times"));
    QVERIFY(shown.does("move f6d5"));
    QCOMPARE(counter->count(), 2);
    QVERIFY(shown.does("move f6g8"));
    QCOMPARE(counter->count(), 3);
    QVERIFY(shown.done.isEmpty());
    QVERIFY(shown.does("button claim"));
    QCOMPARE(shown.done, QStringList("5.5"));
}

void TestDiagramCard::counterOfMoves() {
    ShownCard shown(QStringLiteral("5.6"));
    const auto* counter = shown.card.findChild<ui::DiagramCount*>();
    QCOMPARE(counter->words(), QStringLiteral("99 of 100 half-moves"));
    QVERIFY(shown.does("move a1a2"));
    QCOMPARE(counter->count(), 100);
    QVERIFY(shown.does("move e6d5")); // played on
    QCOMPARE(counter->count(), 101);
    QCOMPARE(shown.done, QStringList("5.6"));
    QVERIFY(press(shown.card, QStringLiteral("reset")));
    QVERIFY(shown.does("button announce; move a1a2"));
    QCOMPARE(counter->count(), 99); // announced, not played
    QCOMPARE(shown.done.size(), 2);
}

void TestDiagramCard::clocks() { // 6.3.2
    ShownCard shown(QStringLiteral("6.2"));
    const auto* clocks = shown.card.findChild<ui::DiagramClockRow*>();
    QCOMPARE(clocks->digits(), (QStringList{"5:03", "5:00", "5:00"}));
    QVERIFY(shown.does("move e2e4"));
    QVERIFY(tone(shown.card) == DiagramTone::Wrong);
    QVERIFY(shown.does("button think"));
    QCOMPARE(clocks->digits(), (QStringList{"4:53", "4:53", "4:50"}));
    QVERIFY(shown.does("move e2e4"));
    QCOMPARE(clocks->digits(), (QStringList{"4:56", "4:53", "4:53"}));
    QVERIFY(shown.does("button next"));
    QCOMPARE(clocks->digits(), (QStringList{"5:03", "5:00", "5:00"}));
    QVERIFY(shown.does("button think"));
    QCOMPARE(clocks->digits(), (QStringList{"5:01", "5:00", "4:58"}));
    QVERIFY(shown.does("move e2e4"));
    QCOMPARE(clocks->digits(), (QStringList{"5:04", "5:00", "5:00"}));
    QCOMPARE(shown.done, QStringList("6.2"));
}

void TestDiagramCard::resetAndFlip() {
    ShownCard shown(QStringLiteral("4.2"));
    const QString start = shown.board();
    QVERIFY(press(shown.card, QStringLiteral("flip")));
    QVERIFY(shown.card.board().board().below() == chess::Color::Black);
    QVERIFY(shown.does("move c3e2"));
    QCOMPARE(
        shown.board().section(QLatin1Char(' '), 0, 0),
        QStringLiteral("4k3/pp3pp1/b6p/8/8/8/PPP1NPPP/4K2R")
    );
    QVERIFY(press(shown.card, QStringLiteral("reset")));
    QCOMPARE(shown.board(), start);
    QVERIFY(shown.card.board().board().below() == chess::Color::White);
}

void TestDiagramCard::tryInGame() {
    ShownCard shown(QStringLiteral("4.2"));
    QVERIFY(press(shown.card, QStringLiteral("game")));
    QVERIFY(shown.does("move c3e2"));
    QVERIFY(press(shown.card, QStringLiteral("game")));
    QCOMPARE(shown.games.size(), 2);
    QCOMPARE(shown.games.at(0), QStringLiteral("4k3/pp3ppp/b7/8/8/2N5/PPP2PPP/4K2R w K - 0 1"));
    QCOMPARE(shown.games.at(1), shown.board());
}

void TestDiagramCard::noGameFromAnEnd() {
    ShownCard shown(QStringLiteral("5.1"));
    QVERIFY(seen(shown.card, QStringLiteral("game"))->isEnabled());
    QVERIFY(shown.does("move d1d8"));
    QVERIFY(!seen(shown.card, QStringLiteral("game"))->isEnabled());
    ShownCard squares(QStringLiteral("1.2")); // no position of a game
    QVERIFY(!seen(squares.card, QStringLiteral("game")));
}

void TestDiagramCard::lookWithZone() {
    ShownCard shown(QStringLiteral("D5a"));
    QVERIFY(shown.card.board().board().state().zone.empty());
    QVERIFY(press(shown.card, QStringLiteral("zone")));
    QCOMPARE(shown.card.board().board().state().zone.size(), std::size_t{3});
    QVERIFY(sentence(shown.card).contains(QStringLiteral("h7: attacked by the queen on g7")));
    QCOMPARE(shown.done, QStringList("D5a"));
    QVERIFY(press(shown.card, QStringLiteral("zone")));
    QVERIFY(shown.card.board().board().state().zone.empty());
    QCOMPARE(shown.done.size(), 1);
}

void TestDiagramCard::speaksTheLanguage() {
    ShownCard shown(QStringLiteral("2.1"));
    QVERIFY(shown.does("move b2d4"));
    const QString english = sentence(shown.card);
    m_language.use(QStringLiteral("ja"));
    QCoreApplication::sendPostedEvents();
    QCOMPARE(shown.card.heading(), QStringLiteral("b5のポーンを取る"));
    QCOMPARE(sentence(shown.card), QStringLiteral("ルークは縦か横にだけ動けます。"));
    QVERIFY(shown.does("move b2b3"));
    QCOMPARE(sentence(shown.card), standard(QStringLiteral("ja")));
    m_language.use(QStringLiteral("en"));
    QCoreApplication::sendPostedEvents();
    QCOMPARE(sentence(shown.card), standard(QStringLiteral("en")));
    QVERIFY(english != sentence(shown.card));
}

void TestDiagramCard::keepsItsPlaces_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("width");
    for (const ui::Diagram& diagram : ui::allDiagrams()) {
        for (const int width : {320, 480, 640}) {
            QTest::addRow("%s at %d", qPrintable(diagram.id), width) << diagram.id << width;
        }
    }
}

// Nothing lies over anything else, and nothing is cut.
void TestDiagramCard::keepsItsPlaces() {
    QFETCH(QString, id);
    QFETCH(int, width);
    m_language.use(QStringLiteral("ja"));
    ShownCard shown(id, width);
    shown.card.resize(width, shown.card.heightForWidth(width));
    QVERIFY(shown.card.board().width() <= 380);
    QVERIFY(shown.card.board().width() >= 290);
    QCOMPARE(shown.card.board().width(), shown.card.board().height());
    QList<QWidget*> parts;
    for (auto* part : shown.card.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (part->isVisible() && !part->geometry().isEmpty()) {
            QVERIFY2(shown.card.rect().contains(part->geometry()), qPrintable(part->objectName()));
            for (const QWidget* other : std::as_const(parts)) {
                QVERIFY2(
                    !part->geometry().intersects(other->geometry()),
                    qPrintable(part->objectName() + u' ' + other->objectName())
                );
            }
            parts.append(part);
        }
    }
    QVERIFY(parts.size() >= 3);
    for (const auto* button : shown.card.findChildren<QPushButton*>()) {
        if (button->isVisible()) {
            const int words = button->fontMetrics().size(0, button->text()).width();
            QVERIFY2(words + 20 <= button->width(), qPrintable(button->text()));
        }
    }
}

void TestDiagramCard::isReachable() { // by Tab
    ShownCard shown(QStringLiteral("5.3"));
    shown.card.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&shown.card));
    shown.card.board().board().setFocus();
    QStringList reached;
    for (int i = 0; i < 12; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        reached.append(QApplication::focusWidget()->objectName());
    }
    for (const char* name : {"offer", "reset", "solution", "flip", "game", "taskBoard"}) {
        QVERIFY2(reached.contains(QLatin1String(name)), name);
    }
    for (const auto* button : shown.card.findChildren<QPushButton*>()) {
        QVERIFY(!button->accessibleName().isEmpty());
    }
    QCOMPARE(shown.card.board().board().accessibleDescription(), shown.card.heading());
}

QTEST_MAIN(TestDiagramCard)
#include "tst_diagramcard.moc"
