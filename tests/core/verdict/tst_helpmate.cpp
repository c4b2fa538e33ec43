#include "core/verdict/helpmate.h"
#include "tests/support/chess.h"

#include <QtTest>

using namespace chess;
using namespace support;

namespace {

struct VerdictText {
    QString operator()(const Winnable&) const { return QStringLiteral("can"); }
    QString operator()(Unfinished) const { return QStringLiteral("perhaps"); }
    QString operator()(Unwinnable unwinnable) const {
        switch (unwinnable.reason) {
        case UnwinnableReason::BareKing: return QStringLiteral("bare");
        case UnwinnableReason::MinorAgainstBareKing: return QStringLiteral("minor");
        case UnwinnableReason::BishopsOfOneColor: return QStringLiteral("bishops");
        }
        return {};
    }
};

} // namespace

class TestHelpmate : public QObject {
    Q_OBJECT

private slots:
    void verdicts_data();
    void verdicts();
};

void TestHelpmate::verdicts_data() {
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("white"); // why White cannot mate, or "-"
    QTest::addColumn<QString>("black");
    const auto row = [](const char* id, const char* fen, const char* white, const char* black) {
        QTest::newRow(id) << QString::fromLatin1(fen) << QString::fromLatin1(white)
                          << QString::fromLatin1(black);
    };
    row("kings", "8/8/4k3/8/8/4K3/8/8 w - - 0 70", "bare", "bare");
    row("bishop", "8/8/4k3/8/8/4KB2/8/8 w - - 0 1", "minor", "bare");
    row("knight", "8/8/4k3/8/3N4/4K3/8/8 b - - 0 70", "minor", "bare");
    row("knight of Black", "8/8/4k3/8/3n4/4K3/8/8 w - - 0 70", "bare", "minor");
    row("bishops of one colour, dark", "8/8/4kb2/8/8/2B1K3/8/8 w - - 0 40", "bishops", "bishops");
    row("bishops of one colour, light", "8/8/4k1b1/8/8/3BK3/8/8 b - - 0 40", "bishops", "bishops");
    row("many bishops of one colour", "1b1b4/4k3/8/8/8/2B5/4K3/8 w - - 0 60", "bishops", "bishops");
    row("two bishops of one colour, one side",
        "8/4k3/8/8/8/2B5/1B2K3/8 w - - 0 60",
        "bishops",
        "bare");
    row("bishops of two colours", "8/8/4kb2/8/8/3BK3/8/8 w - - 0 40", "-", "-");
    row("pair of bishops", "8/8/4k3/8/8/2BBK3/8/8 w - - 0 40", "-", "bare");
    row("two knights", "8/8/4k3/8/8/4KNN1/8/8 w - - 0 40", "-", "bare");
    row("knight against knight", "8/8/4kn2/8/8/4KN2/8/8 w - - 0 40", "-", "-");
    row("knight against bishop", "8/8/4kb2/8/8/4KN2/8/8 w - - 0 40", "-", "-");
    row("knight against pawn", "8/8/4k3/8/4p3/4KN2/8/8 w - - 0 40", "-", "-");
    row("rook", "8/8/4k3/8/8/4KR2/8/8 w - - 0 40", "-", "bare");
    row("pawn", "8/8/4k3/8/8/4KP2/8/8 w - - 0 40", "-", "bare");
    row("queen against rook", "8/8/4kr2/8/8/4KQ2/8/8 w - - 0 40", "-", "-");
    row("initial", InitialFen.toLatin1().constData(), "-", "-");
}

void TestHelpmate::verdicts() {
    QFETCH(QString, fen);
    QFETCH(QString, white);
    QFETCH(QString, black);
    const Position position = support::position(fen);
    const QString open = QStringLiteral("-");
    const auto verdict = [&](Color side) {
        const HelpmateVerdict found = canMate(position, side);
        return std::holds_alternative<Unwinnable>(found) ? std::visit(VerdictText(), found) : open;
    };
    QCOMPARE(verdict(Color::White), white);
    QCOMPARE(verdict(Color::Black), black);
    QCOMPARE(cannotMate(position, Color::White), white != open);
    QCOMPARE(cannotMate(position, Color::Black), black != open);
    QCOMPARE(isDead(position), white != open && black != open);
}

QTEST_APPLESS_MAIN(TestHelpmate)
#include "tst_helpmate.moc"
