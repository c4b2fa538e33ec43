#include "core/verdict/outcome.h"
#include "tests/support/chess.h"

#include <QtTest>

using namespace chess;
using namespace support;

namespace {

QString nameOrDash(std::optional<Color> color) {
    return color ? name(*color) : QStringLiteral("-");
}

} // namespace

class TestOutcome : public QObject {
    Q_OBJECT

private slots:
    void outcomes_data();
    void outcomes();
    void everyTerminationHasAnArticle();
    void equality();
};

void TestOutcome::outcomes_data() {
    QTest::addColumn<QStringList>("found");
    QTest::addColumn<QStringList>("expected"); // termination, winner, subject, article
    const auto row = [](const char* id, const Outcome& outcome, const char* expected) {
        const QStringList found{
            name(outcome.termination()),
            nameOrDash(outcome.winner()),
            nameOrDash(outcome.subject()),
            QString::fromStdString(std::string(outcome.article())),
        };
        QTest::newRow(id) << found << QString::fromLatin1(expected).split(QLatin1Char(' '));
    };
    using enum Color;
    using enum MateChance;
    row("5.1.1 White", Outcome::checkmate(White), "Checkmate White Black 5.1.1");
    row("5.1.1 Black", Outcome::checkmate(Black), "Checkmate Black White 5.1.1");
    row("5.2.1", Outcome::stalemate(Black), "Stalemate - Black 5.2.1");
    row("5.2.2", Outcome::deadPosition(), "DeadPosition - - 5.2.2");
    row("9.6.1", Outcome::fivefold(), "FivefoldRepetition - - 9.6.1");
    row("9.6.2", Outcome::seventyFive(), "SeventyFiveMoves - - 9.6.2");
    row("9.2", Outcome::threefold(White), "ThreefoldRepetition - White 9.2");
    row("9.3", Outcome::fiftyMoves(Black), "FiftyMoves - Black 9.3");
    row("5.2.3", Outcome::agreement(White), "Agreement - White 5.2.3");
    row("5.1.2", Outcome::resignation(White, Possible), "Resignation Black White 5.1.2");
    row("5.1.2 no mate", Outcome::resignation(White, Impossible), "Resignation - White 5.1.2");
    row("6.9", Outcome::timeForfeit(Black, Possible), "TimeForfeit White Black 6.9");
    row("6.9 no mate", Outcome::timeForfeit(Black, Impossible), "TimeForfeit - Black 6.9");
    row("7.5.5", Outcome::illegalMoves(White, Possible), "IllegalMoves Black White 7.5.5");
    row("7.5.5 no mate", Outcome::illegalMoves(White, Impossible), "IllegalMoves - White 7.5.5");
}

void TestOutcome::outcomes() {
    QFETCH(QStringList, found);
    QFETCH(QStringList, expected);
    QCOMPARE(found, expected);
}

// The rows above reach every reason: a new one needs a new row.
void TestOutcome::everyTerminationHasAnArticle() {
    using enum Color;
    QStringList missing;
    for (int i = 0; i <= static_cast<int>(Termination::IllegalMoves); ++i) {
        missing << name(static_cast<Termination>(i));
    }
    for (const Outcome& outcome :
         {Outcome::checkmate(White),
          Outcome::stalemate(White),
          Outcome::deadPosition(),
          Outcome::fivefold(),
          Outcome::seventyFive(),
          Outcome::threefold(White),
          Outcome::fiftyMoves(White),
          Outcome::agreement(White),
          Outcome::resignation(White, MateChance::Possible),
          Outcome::timeForfeit(White, MateChance::Possible),
          Outcome::illegalMoves(White, MateChance::Possible)}) {
        QVERIFY(!outcome.article().empty());
        QVERIFY(missing.removeOne(name(outcome.termination())));
    }
    QCOMPARE(missing, QStringList());
}

void TestOutcome::equality() {
    QVERIFY(Outcome::checkmate(Color::White) == Outcome::checkmate(Color::White));
    QVERIFY(Outcome::checkmate(Color::White) != Outcome::checkmate(Color::Black));
    QVERIFY(Outcome::stalemate(Color::White) != Outcome::deadPosition());
    QVERIFY(
        Outcome::resignation(Color::White, MateChance::Possible) !=
        Outcome::resignation(Color::White, MateChance::Impossible)
    );
}

QTEST_APPLESS_MAIN(TestOutcome)
#include "tst_outcome.moc"
