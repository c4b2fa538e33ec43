// The positions of the drill: the twenty as the table has them, those made by chance as the plain
// rules have them.
#include "core/verdict/helpmate.h"
#include "tests/support/chess.h"
#include "tests/support/plainrules.h"
#include "tests/support/table.h"
#include "ui/guide/drillpositions.h"

#include <QtTest>

using namespace support;
using ui::DrillVerdict;

namespace {

DrillVerdict plainVerdict(const PlainRules& rules) {
    if (!rules.legalMoves().isEmpty()) {
        return DrillVerdict::Neither;
    }
    return rules.isCheck() ? DrillVerdict::Mate : DrillVerdict::Stalemate;
}

} // namespace

class TestDrillPositions : public QObject {
    Q_OBJECT

private slots:
    void theTwenty();
    void neighboursDiffer();
    void refusedFaults();
    void byChance();
    void sameSeedSamePositions();
};

void TestDrillPositions::theTwenty() {
    QMap<QString, QString> verdicts;
    QMap<QString, QString> fens;
    for (const TableRow& row : table(QStringLiteral("quiz.tsv"))) {
        verdicts[QString::fromUtf8(row.id())] = row["verdict"];
        fens[QString::fromUtf8(row.id())] = row["fen"];
    }
    QCOMPARE(ui::knownDrill().size(), std::size_t{20});
    QCOMPARE(verdicts.size(), 20);
    for (const ui::DrillPosition& one : ui::knownDrill()) {
        QVERIFY2(verdicts.contains(one.id), qPrintable(one.id));
        QCOMPARE(one.position, position(fens.value(one.id)));
        const DrillVerdict verdict = ui::drillVerdict(one.position);
        QCOMPARE(
            verdicts.take(one.id),
            verdict == DrillVerdict::Mate        ? QStringLiteral("checkmate")
            : verdict == DrillVerdict::Stalemate ? QStringLiteral("stalemate")
                                                 : QStringLiteral("ongoing")
        );
        QVERIFY(plainVerdict(PlainRules(fen(one.position))) == verdict);
        QVERIFY(one.title && one.why);
    }
    QVERIFY(verdicts.isEmpty()); // each of them once
}

void TestDrillPositions::neighboursDiffer() { // no long run of one answer
    int run = 0;
    std::optional<DrillVerdict> last;
    for (const ui::DrillPosition& one : ui::knownDrill()) {
        run = last == ui::drillVerdict(one.position) ? run + 1 : 1;
        last = ui::drillVerdict(one.position);
        QVERIFY2(run <= 2, qPrintable(one.id));
    }
}

void TestDrillPositions::refusedFaults() {
    const auto faultOf = [](const char* inside) {
        const auto read =
            ui::readDrill(QByteArray(R"({"positions": [{"id": "x", )") + inside + "}]}");
        return read ? QString() : read.error();
    };
    const QByteArray words = R"("title": {"en": "a", "ja": "b"}, "why": {"en": "a", "ja": "b"}, )";
    QCOMPARE(faultOf(R"("answer": "mate")"), QStringLiteral("x: words are missing"));
    QCOMPARE(
        faultOf(words + R"("answer": "mate", "fen": "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")"),
        QStringLiteral("x: not mate")
    );
    QCOMPARE(
        faultOf(words + R"("answer": "stalemate", "fen": "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")"),
        QString()
    );
}

void TestDrillPositions::byChance() {
    constexpr int Many = 2000;
    ui::DrillGenerator generator(20231);
    QMap<DrillVerdict, int> counts;
    QSet<QString> different;
    int checksOfNeither = 0;
    for (int i = 0; i < Many; ++i) {
        const chess::Position made = generator.next().position;
        const QString text = fen(made);
        const PlainRules plain(text);
        const DrillVerdict verdict = ui::drillVerdict(made);
        QVERIFY2(plainVerdict(plain) == verdict, qPrintable(text));
        ++counts[verdict];
        different.insert(text);
        // Legal, also by the reading of what was written; few men; both kings.
        QCOMPARE(position(text), made);
        QVERIFY2(made.board().occupied().count() <= 6, qPrintable(text));
        QCOMPARE(made.board().of(chess::Role::King).count(), 2);
        if (verdict == DrillVerdict::Neither) {
            QVERIFY2(!chess::isDead(made), qPrintable(text));
            QVERIFY2(made.isCheck() || made.legalMoves().size() <= 4, qPrintable(text));
            checksOfNeither += made.isCheck() ? 1 : 0;
        }
    }
    for (const DrillVerdict verdict : ui::AllDrillVerdicts) {
        QVERIFY2(
            qAbs(counts.value(verdict) - Many / 3) < Many / 12,
            qPrintable(QString::number(counts.value(verdict)))
        );
    }
    QVERIFY2(different.size() > Many * 9 / 10, qPrintable(QString::number(different.size())));
    const int neither = counts.value(DrillVerdict::Neither); // check alone must not tell it
    QVERIFY(checksOfNeither > neither / 5 && checksOfNeither < neither * 9 / 10);
}

void TestDrillPositions::sameSeedSamePositions() {
    ui::DrillGenerator one(7);
    ui::DrillGenerator same(7);
    ui::DrillGenerator other(8);
    int differing = 0;
    for (int i = 0; i < 30; ++i) {
        const chess::Position made = one.next().position;
        QCOMPARE(made, same.next().position);
        differing += made == other.next().position ? 0 : 1;
    }
    QVERIFY(differing > 20);
}

QTEST_APPLESS_MAIN(TestDrillPositions)
#include "tst_drillpositions.moc"
