// Pictures of the mate behind walls, and hunts that head for them.
#include "core/verdict/helpmate/pattern.h"

#include "core/notation/fen.h"
#include "core/verdict/helpmate/hunt.h"

#include <QtTest>

using namespace chess;
using namespace chess::helpmate;

namespace {

Position positionOf(const QString& fen) {
    return readComposedFen(fen.toStdString())->value;
}

State stateOf(const Position& position) {
    State state;
    state.board = position.board();
    state.turn = position.turn();
    return state;
}

constexpr std::size_t Most = 40;
constexpr std::uint64_t Nodes = 3000;

// Played by the rules.
bool isMate(Position position, Color winner, const std::vector<Move>& line) {
    for (const Move move : line) {
        if (!position.legalMoves().contains(move)) {
            return false;
        }
        position = position.play(move);
    }
    return position.isCheck() && !position.hasLegalMove() && position.turn() != winner;
}

} // namespace

class TestPattern : public QObject {
    Q_OBJECT

private slots:
    void reached_data();
    void reached();
    void standsInTheMate();
    void noneWithoutAttackers();
};

void TestPattern::reached_data() {
    QTest::addColumn<QString>("fen");
    QTest::addColumn<bool>("isWhite");
    const auto row = [](const char* name, const char* fen, bool isWhite) {
        QTest::newRow(name) << QString::fromLatin1(fen) << isWhite;
    };
    row("behind own bishops", "8/b1k3b1/5b2/p1p1p1p1/P1P1P1P1/2K2B2/5bB1/8 w - - 0 1", false);
    row("a king walks home", "3k4/1b6/8/1p1p1p1p/1P1P1P1P/4B3/b4B2/3K4 b - - 0 1", false);
    row("in the corner", "k7/8/3b4/1Bp1p3/2PbP3/2pBp1p1/2P1P1P1/5K2 b - - 0 1", false);
    row("in the middle", "4k3/8/3p1p2/3PbP2/3pBp2/3PbP2/4B3/4K3 w - - 0 1", true);
    row("one bishop each", "k1b5/1p6/1Pp5/B1P5/8/8/8/K7 w - - 0 1", true);
}

void TestPattern::reached() {
    QFETCH(QString, fen);
    QFETCH(bool, isWhite);
    const Position position = positionOf(fen);
    const State state = stateOf(position);
    const Color winner = isWhite ? Color::White : Color::Black;
    Hunt hunt;
    bool isFound = false;
    for (const Width width : {Width::Narrow, Width::Wide}) {
        for (const MatePattern& pattern : matePatterns(state, winner, width, Most)) {
            hunt.start(state, pattern);
            isFound = isFound || hunt.run(Nodes) == Hunt::End::Mate;
            if (isFound) {
                break;
            }
        }
        if (isFound) {
            break;
        }
    }
    QVERIFY(isFound);
    QVERIFY(isMate(position, winner, hunt.line()));
}

// With the kings and men of the picture in place nothing is far any more.
void TestPattern::standsInTheMate() {
    const State mate = stateOf(positionOf("7k/5K1b/5B2/8/8/8/8/8 b - - 0 1"));
    const auto patterns = matePatterns(mate, Color::White, Width::Wide, 1000);
    QVERIFY(std::any_of(patterns.begin(), patterns.end(), [&](const MatePattern& pattern) {
        return pattern.distance(mate.board) == 0;
    }));
    const State before = stateOf(positionOf("6bk/5K2/8/4B3/8/8/8/8 w - - 0 1"));
    QVERIFY(std::all_of(patterns.begin(), patterns.end(), [&](const MatePattern& pattern) {
        return pattern.distance(before.board) > 0;
    }));
}

void TestPattern::noneWithoutAttackers() {
    const State state = stateOf(positionOf("4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1"));
    QVERIFY(matePatterns(state, Color::White, Width::Wide, Most).empty());
}

QTEST_APPLESS_MAIN(TestPattern)
#include "tst_pattern.moc"
