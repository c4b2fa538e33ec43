// Locked positions, walls, bishops, few exits, changed at random: the verdict against a plain
// closure. BANMEN_FUZZ=100000 makes more of them; QTEST_FUNCTION_TIMEOUT=3600000 gives them time.
#include "core/verdict/helpmate.h"
#include "tests/support/mutants.h"
#include "tests/support/plainclosure.h"

#include <QtTest>

using namespace chess;
using namespace support;

class TestHelpmateFuzz : public QObject {
    Q_OBJECT

private slots:
    void mutants();
};

void TestHelpmateFuzz::mutants() {
    bool isNumber = false;
    const int wanted = qEnvironmentVariableIntValue("BANMEN_FUZZ", &isNumber);
    const int most = isNumber ? wanted : 2500;
    Mutants walls;
    HelpmateMemory memory;
    int can = 0, cannot = 0, open = 0;
    for (int made = 0; made < most;) {
        const auto position = walls.next();
        if (!position) {
            continue;
        }
        const QString fen = QString::fromStdString(writeFen(*position));
        const Color side = made % 2 == 0 ? Color::White : Color::Black;
        ++made;
        const PlainVerdict plain = plainClosure(fen, side == Color::White, 4000);
        if (plain == PlainVerdict::TooMany) {
            ++open;
            continue;
        }
        const bool isCan = plain == PlainVerdict::Can;
        ++(isCan ? can : cannot);
        const HelpmateVerdict verdict = HelpmateSearch(*position, side, memory).run();
        QVERIFY2(std::holds_alternative<Winnable>(verdict) == isCan, qPrintable(fen));
        QVERIFY2(std::holds_alternative<Unwinnable>(verdict) != isCan, qPrintable(fen));
    }
    qInfo("%d positions: %d can, %d cannot, %d left open", most, can, cannot, open);
    QVERIFY(can > most / 50 && cannot > most / 10);
}

QTEST_APPLESS_MAIN(TestHelpmateFuzz)
#include "tst_helpmate_fuzz.moc"
