// Games played by ear: what a screen reader is told, and the board used through it alone.
#include "tests/support/chess.h"
#include "tests/support/player.h"
#include "tests/support/said.h"
#include "ui/board/announcer.h"

#include <QAccessible>
#include <QtGui/private/qguiapplication_p.h>
#include <QtGui/qpa/qplatformaccessibility.h>
#include <QtGui/qpa/qplatformintegration.h>
#include <QtTest>

using namespace support;
using chess::Color;

namespace {

// What was announced since the last look.
class Ears {
public:
    Ears() {
        QGuiApplicationPrivate::platformIntegration()->accessibility()->setActive(true);
        m_before = QAccessible::installUpdateHandler(hear);
        heard().clear();
    }
    ~Ears() {
        QAccessible::installUpdateHandler(m_before);
        QGuiApplicationPrivate::platformIntegration()->accessibility()->setActive(false);
    }

    static QStringList take() { return std::exchange(heard(), {}); }
    static QString focus() { return focused(); }

private:
    static QStringList& heard() {
        static QStringList all;
        return all;
    }
    static QString& focused() { // the name of what had it last
        static QString name;
        return name;
    }
    static void hear(QAccessibleEvent* event) {
        if (event->type() == QAccessible::Focus && event->accessibleInterface()) {
            focused() = event->accessibleInterface()->text(QAccessible::Name);
        }
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
        if (event->type() == QAccessible::Announcement) {
            heard() << static_cast<QAccessibleAnnouncementEvent*>(event)->message();
        }
#else
        const auto* announcer = qobject_cast<ui::Announcer*>(event->object());
        if (announcer && event->type() == QAccessible::ObjectShow) {
            QAccessibleInterface* spoken = event->accessibleInterface();
            QCOMPARE(spoken->role(), QAccessible::Notification);
            QVERIFY(!spoken->state().invisible);
            heard() << spoken->text(QAccessible::Name);
        }
#endif
    }

    QAccessible::UpdateHandler m_before = nullptr;
};

void press(Player& player, const QString& name) {
    QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&player.board());
    for (int i = 0; i < 64; ++i) {
        QAccessibleInterface* square = board->child(i);
        if (square->text(QAccessible::Name).startsWith(name)) {
            square->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
            player.settle();
            return;
        }
    }
    QFAIL(qPrintable(name));
}

// The last that was said, which may come after what is told of a man.
QString last(const QStringList& heard) {
    return heard.isEmpty() ? QString() : heard.back();
}

class TestSpoken : public QObject {
    Q_OBJECT

private slots:
    void moves_data();
    void moves();
    void promotion_data();
    void promotion();
    void nothingTwice();
    void focusIsTold();
    void refusal();
    void mate_data();
    void mate();
    void whatAManCanDo();
};

void TestSpoken::moves_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* name,
                        const char* fen,
                        const char* move,
                        const char* english,
                        const char* japanese) {
        for (const QString& language : languages()) {
            QTest::addRow("%s %s", name, qPrintable(language))
                << language << QString::fromLatin1(fen) << QString::fromLatin1(move).left(2)
                << QString::fromLatin1(move).mid(2) << inLanguage(language, english, japanese);
        }
    };
    const char* const start = "r3k2r/ppp2ppp/2n5/3pP3/8/2N5/PPPQ1PPP/R3K2R w KQkq d6 0 10";
    row("step",
        start,
        "c3e2",
        "White: knight from c3 to e2\nBlack to move",
        "白：ナイト、c3からe2へ\n黒の手番");
    row("capture",
        start,
        "c3d5",
        "White: knight from c3 takes pawn on d5\nBlack to move",
        "白：ナイト、c3からd5のポーンを取る\n黒の手番");
    row("en passant",
        start,
        "e5d6",
        "White: pawn from e5 takes pawn on d5, en passant\nBlack to move",
        "白：ポーン、e5からd5のポーンを取る（アンパッサン）\n黒の手番");
    row("kingside",
        start,
        "e1g1",
        "White castles kingside\nBlack to move",
        "白、キングサイドへキャスリング\n黒の手番");
    row("queenside",
        start,
        "e1c1",
        "White castles queenside\nBlack to move",
        "白、クイーンサイドへキャスリング\n黒の手番");
}

void TestSpoken::moves() {
    QFETCH(QString, language);
    QFETCH(QString, fen);
    QFETCH(QString, from);
    QFETCH(QString, to);
    Player player(language, fen);
    Ears ears;
    press(player, from);
    press(player, to);
    QTEST(last(ears.take()), "said");
    QCOMPARE(player.game().plyCount(), std::size_t{1});
}

void TestSpoken::promotion_data() {
    mate_data();
}

void TestSpoken::promotion() {
    QFETCH(QString, language);
    Player player(language, QStringLiteral("1r5k/P7/8/8/8/8/8/K7 w - - 0 1"));
    Ears ears;
    press(player, QStringLiteral("a7"));
    press(player, QStringLiteral("b8"));
    QVERIFY(player.choosePiece(chess::Role::Queen));
    const QStringList lines = last(ears.take()).split(QLatin1Char('\n'));
    QCOMPARE(
        lines.value(0),
        inLanguage(
            language,
            "White: pawn from a7 takes rook on b8, and becomes a queen",
            "白：ポーン、a7からb8のルークを取る、クイーンに昇格"
        )
    );
    QVERIFY(!lines.value(2).isEmpty()); // check, and by whom
}

void TestSpoken::focusIsTold() {
    Player player(QStringLiteral("en"));
    Ears ears;
    player.key(Qt::Key_Tab);
    QVERIFY(!player.board().hasFocus());
    player.key(Qt::Key_Tab, Qt::ShiftModifier);
    player.settle();
    QCOMPARE(Ears::focus(), QStringLiteral("e2, white pawn"));
    player.key(Qt::Key_Left);
    QCOMPARE(Ears::focus(), QStringLiteral("d2, white pawn"));
}

// What stands as it stood is not told again.
void TestSpoken::nothingTwice() {
    Player player(QStringLiteral("en"));
    Ears ears;
    press(player, QStringLiteral("e2"));
    press(player, QStringLiteral("e4"));
    ears.take();
    player.advance(std::chrono::seconds(5));
    player.window().playPage().showGame();
    QCOMPARE(ears.take(), QStringList());
}

void TestSpoken::refusal() {
    Player player(QStringLiteral("en"));
    Ears ears;
    press(player, QStringLiteral("b1"));
    ears.take();
    press(player, QStringLiteral("b3"));
    QVERIFY(last(ears.take()).contains(QStringLiteral("knight")));
    QCOMPARE(player.game().plyCount(), std::size_t{0});
}

void TestSpoken::mate_data() {
    QTest::addColumn<QString>("language");
    for (const QString& language : languages()) {
        QTest::newRow(qPrintable(language)) << language;
    }
}

void TestSpoken::mate() {
    QFETCH(QString, language);
    Player player(language);
    Ears ears;
    for (const char* move : {"f2f3", "e7e5", "g2g4", "d8h4"}) {
        ears.take();
        press(player, QString::fromLatin1(move).left(2));
        press(player, QString::fromLatin1(move).mid(2));
    }
    const QStringList lines = last(ears.take()).split(QLatin1Char('\n'));
    QCOMPARE(
        lines.value(0),
        inLanguage(language, "Black: queen from d8 to h4", "黒：クイーン、d8からh4へ")
    );
    QCOMPARE(lines.value(1), saidTitle(QStringLiteral("mate"), language, Color::White));
}

void TestSpoken::whatAManCanDo() {
    Player player(QStringLiteral("en"));
    Ears ears;
    press(player, QStringLiteral("b1"));
    const QString said = last(ears.take());
    QVERIFY2(said.contains(QStringLiteral("a3")), qPrintable(said));
    QVERIFY2(said.contains(QStringLiteral("c3")), qPrintable(said));
}

} // namespace

QTEST_MAIN(TestSpoken)
#include "tst_spoken.moc"
