// Claims of a draw in the cases that other programs were reported for: what may be claimed, on the
// position as it stands and with which move announced.
#include "core/game/evidence.h"
#include "tests/support/chess.h"

#include <QtTest>

using namespace support;
using chess::ClaimRule;

namespace {

class TestClaims : public QObject {
    Q_OBJECT

private slots:
    void cases_data();
    void cases();
    void staysOpenOnlyWhileItStands();
};

void TestClaims::cases_data() {
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("rule");
    QTest::addColumn<bool>("asItStands");
    QTest::addColumn<QString>("right"); // a move that may be announced; empty: none may
    QTest::addColumn<QString>("wrong"); // a legal one that may not
    const auto row = [](const char* id,
                        const QString& fen,
                        const char* line,
                        ClaimRule rule,
                        bool asItStands,
                        const char* right,
                        const char* wrong) {
        QTest::newRow(id) << fen << QString(line) << static_cast<int>(rule) << asItStands
                          << QString(right) << QString(wrong);
    };
    const QString wall = QStringLiteral("4k3/8/8/3p4/3P4/8/8/4K3 w - - 0 1");
    const auto rook = [](int clock) {
        return QStringLiteral("8/5k2/8/8/8/2R5/8/2K5 w - - %1 115").arg(clock);
    };
    const ClaimRule three = ClaimRule::Threefold;
    const ClaimRule fifty = ClaimRule::FiftyMoves;
    const char* thrice = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8";
    row("repetition-01", wall, "Kf1 Kf8 Ke1 Ke8 Kd1 Kd8 Ke1 Ke8", three, true, "", "Kd2");
    row("repetition-03 4...Ng8", InitialFen, thrice, three, true, "Nf3", "e4");
    row("repetition-03 5.e4",
        InitialFen,
        "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 e4",
        three,
        false,
        "",
        "e5");
    row("repetition-03 5...e5",
        InitialFen,
        "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 e4 e5",
        three,
        false,
        "",
        "Nf3");
    row("repetition-05", InitialFen, "Nc3 Nc6 Nb1 Nb8 Nc3 Nc6 Nb1", three, false, "Nb8", "Nd4");
    row("repetition-06", InitialFen, thrice, three, true, "Nf3", "Nc3");
    row("fiftymove-01 50", rook(50), "", fifty, false, "", "Kd2");
    row("fiftymove-01 98", rook(98), "", fifty, false, "", "Kd2");
    row("fiftymove-01 98, then Kd2", rook(98), "Kd2", fifty, false, "Kf6", "");
    row("fiftymove-01 99", rook(99), "", fifty, false, "Kd2", "");
    row("fiftymove-01 99, then Kd2", rook(99), "Kd2", fifty, true, "Kf6", "");
    row("fiftymove-02 101", rook(99), "Kd2 Kf6", fifty, true, "Rc4", "");
    row("fiftymove-04", "7k/8/6K1/8/8/8/8/4R3 w - - 99 130", "", fifty, false, "Re8", "");
    row("draw-06", rook(60), "", fifty, false, "", "Kd2");
    row("draw-08", rook(100), "", fifty, true, "Kd2", "");
    row("draw-09 76", rook(76), "", fifty, false, "", "Kd2");
    row("draw-09 99", rook(99), "", fifty, false, "Kd2", "");
    row("9.3.1 a pawn move resets",
        "8/5k2/8/8/8/2R5/4P3/2K5 w - - 99 115",
        "",
        fifty,
        false,
        "Kd2",
        "e4");
}

void TestClaims::cases() {
    QFETCH(QString, fen);
    QFETCH(QString, line);
    QFETCH(int, rule);
    QFETCH(bool, asItStands);
    QFETCH(QString, right);
    QFETCH(QString, wrong);
    const chess::Game game = playLine(support::game(fen), line);
    const auto ground = static_cast<ClaimRule>(rule);
    QCOMPARE(canClaim(game, ground), asItStands);
    const chess::Game claimed = *game.claimDraw({ground, std::nullopt});
    QCOMPARE(claimed.isOver(), asItStands);
    const chess::MoveList moves = announceable(game, ground);
    if (right.isEmpty()) {
        QVERIFY(moves.isEmpty());
    } else {
        const chess::Move announced = move(game.position(), right);
        QVERIFY(moves.contains(announced));
        const chess::Game drawn = *game.claimDraw({ground, announced});
        QVERIFY(drawn.isOver() && !drawn.outcome()->winner());
        QCOMPARE(drawn.plyCount(), game.plyCount()); // announced, and recorded so
        QVERIFY(drawn.acts().back() == chess::Act(chess::DrawClaimed{{ground, announced}}));
    }
    if (!wrong.isEmpty()) {
        const chess::Move announced = move(game.position(), wrong);
        QVERIFY(!moves.contains(announced));
        const chess::Game bound = *game.claimDraw({ground, announced});
        QVERIFY(!bound.isOver());
        QCOMPARE(uciMoves(bound.legalMoves()), QStringList{uci(announced)});
    }
}

void TestClaims::staysOpenOnlyWhileItStands() { // repetition-06, 9.4
    chess::Game game;
    for (const char* san : {"Nf3", "Nf6", "Ng1", "Ng8"}) {
        game = playLine(game, QLatin1String(san));
        QVERIFY(!canClaim(game, ClaimRule::Threefold));
    }
    for (const char* san : {"Nf3", "Nf6", "Ng1"}) {
        game = playLine(game, QLatin1String(san));
        QCOMPARE(canClaim(game, ClaimRule::Threefold), false);
    }
    game = playLine(game, QStringLiteral("Ng8"));
    for (const char* san : {"Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1"}) {
        QVERIFY(canClaim(game, ClaimRule::Threefold)); // nobody has claimed: the game goes on
        QVERIFY(!game.isOver());
        game = playLine(game, QLatin1String(san));
    }
    QCOMPARE(endOf(playLine(game, QStringLiteral("Ng8")).outcome()), "FivefoldRepetition");
}

} // namespace

QTEST_APPLESS_MAIN(TestClaims)
#include "tst_claims.moc"
