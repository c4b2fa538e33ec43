#include "core/position/attacks.h"
#include "tests/support/chess.h"
#include "tests/support/walk.h"

#include <QtTest>

using namespace chess;
using namespace support;

namespace {

// Walks a line square by square, as 3.1 to 3.6 tell it.
Bitboard alongLine(Square from, int files, int ranks, Bitboard occupied) {
    Bitboard reached;
    for (auto at = from.offset(files, ranks); at; at = at->offset(files, ranks)) {
        reached |= *at;
        if (occupied.contains(*at)) {
            break;
        }
    }
    return reached;
}

Bitboard alongLines(Square from, Bitboard occupied, bool straight, bool diagonal) {
    Bitboard reached;
    for (int files = -1; files <= 1; ++files) {
        for (int ranks = -1; ranks <= 1; ++ranks) {
            const bool isStraight = (files == 0) != (ranks == 0);
            if ((isStraight && straight) || (files * ranks != 0 && diagonal)) {
                reached |= alongLine(from, files, ranks, occupied);
            }
        }
    }
    return reached;
}

Bitboard atOffsets(Square from, const std::vector<std::pair<int, int>>& offsets) {
    Bitboard reached;
    for (const auto& [files, ranks] : offsets) {
        if (const auto square = from.offset(files, ranks)) {
            reached |= *square;
        }
    }
    return reached;
}

// The step from a towards b, if they share a rank, file or diagonal.
std::optional<std::pair<int, int>> stepTowards(Square a, Square b) {
    const int files = indexOf(b.file()) - indexOf(a.file());
    const int ranks = indexOf(b.rank()) - indexOf(a.rank());
    const int far = std::max(std::abs(files), std::abs(ranks));
    if (far == 0 || (files != 0 && ranks != 0 && std::abs(files) != std::abs(ranks))) {
        return std::nullopt;
    }
    return std::pair(files / far, ranks / far);
}

Bitboard plainBetween(Square a, Square b) {
    const auto step = stepTowards(a, b);
    return step ? alongLine(a, step->first, step->second, b) & ~Bitboard(b) : Bitboard();
}

Bitboard plainLine(Square a, Square b) {
    const auto step = stepTowards(a, b);
    if (!step) {
        return {};
    }
    return alongLine(a, step->first, step->second, {}) | a |
           alongLine(a, -step->first, -step->second, {});
}

Bitboard anyOccupation(Dice& dice) { // thin and thick ones
    const auto word = [&] { return (std::uint64_t{dice()} << 32) | dice(); };
    const std::uint64_t first = word();
    const std::uint64_t second = word();
    return Bitboard(roll(dice, 2) == 0 ? first & second : first);
}

} // namespace

class TestAttacks : public QObject {
    Q_OBJECT

private slots:
    void leapers();
    void pawns();
    void sliders();
    void blockersStopALine();
    void pieces();
    void attackersOfASquare();
    void pinnedMenAttack();
    void betweenAndLine();
};

void TestAttacks::leapers() {
    for (int i = 0; i < 64; ++i) {
        const Square from = Square::at(i);
        QVERIFY(
            attacks::king(from) ==
            atOffsets(from, {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}})
        );
        QVERIFY(
            attacks::knight(from) ==
            atOffsets(
                from, {{-2, -1}, {-2, 1}, {-1, -2}, {-1, 2}, {1, -2}, {1, 2}, {2, -1}, {2, 1}}
            )
        );
    }
}

void TestAttacks::pawns() {
    for (int i = 0; i < 64; ++i) {
        const Square from = Square::at(i);
        QVERIFY(attacks::pawn(Color::White, from) == atOffsets(from, {{-1, 1}, {1, 1}}));
        QVERIFY(attacks::pawn(Color::Black, from) == atOffsets(from, {{-1, -1}, {1, -1}}));
    }
}

void TestAttacks::sliders() {
    Dice dice(1);
    for (int i = 0; i < 64; ++i) {
        const Square from = Square::at(i);
        for (int trial = 0; trial < 300; ++trial) {
            const Bitboard occupied = anyOccupation(dice);
            const Bitboard straight = alongLines(from, occupied, true, false);
            const Bitboard diagonal = alongLines(from, occupied, false, true);
            QVERIFY(attacks::rook(from, occupied) == straight);
            QVERIFY(attacks::bishop(from, occupied) == diagonal);
            QVERIFY(attacks::queen(from, occupied) == (straight | diagonal));
        }
    }
}

void TestAttacks::blockersStopALine() {
    const Bitboard occupied = Bitboard(square("a4")) | square("d6") | square("d7") | square("f2");
    QCOMPARE(
        squareNames(attacks::rook(square("d4"), occupied)),
        QStringLiteral("a4 b4 c4 d1 d2 d3 d5 d6 e4 f4 g4 h4").split(QLatin1Char(' '))
    );
    QCOMPARE(
        squareNames(attacks::bishop(square("d4"), occupied)),
        QStringLiteral("a1 a7 b2 b6 c3 c5 e3 e5 f2 f6 g7 h8").split(QLatin1Char(' '))
    );
}

void TestAttacks::pieces() {
    Dice dice(2);
    for (int i = 0; i < 64; ++i) {
        const Square from = Square::at(i);
        const Bitboard occupied = anyOccupation(dice);
        for (const Color color : AllColors) {
            const auto of = [&](Role role) { return attacks::of({color, role}, from, occupied); };
            QVERIFY(of(Role::Pawn) == attacks::pawn(color, from));
            QVERIFY(of(Role::Knight) == attacks::knight(from));
            QVERIFY(of(Role::Bishop) == attacks::bishop(from, occupied));
            QVERIFY(of(Role::Rook) == attacks::rook(from, occupied));
            QVERIFY(of(Role::Queen) == attacks::queen(from, occupied));
            QVERIFY(of(Role::King) == attacks::king(from));
        }
    }
}

void TestAttacks::attackersOfASquare() {
    Dice dice(3);
    for (int trial = 0; trial < 300; ++trial) {
        const Position position = scatteredPosition(dice);
        const Board& board = position.board();
        for (int i = 0; i < 64; ++i) {
            const Square target = Square::at(i);
            for (const Color by : AllColors) {
                Bitboard expected;
                for (const Square from : board.of(by)) {
                    if (attacks::of(*board.pieceAt(from), from, board.occupied())
                            .contains(target)) {
                        expected |= from;
                    }
                }
                QVERIFY(attacks::attackersOf(board, target, by, board.occupied()) == expected);
                QVERIFY(position.attackers(target, by) == expected);
            }
        }
    }
}

// 3.1.3 and 3.9.1: a man that may not move still attacks.
void TestAttacks::pinnedMenAttack() {
    const Position pinned = position(QStringLiteral("1r4k1/6Q1/8/8/8/8/1B6/1K6 b - - 0 1"));
    QCOMPARE(
        squareNames(pinned.attackers(square("g7"), Color::White)), QStringList{QStringLiteral("b2")}
    );
}

void TestAttacks::betweenAndLine() {
    for (int i = 0; i < 64; ++i) {
        for (int k = 0; k < 64; ++k) {
            const Square a = Square::at(i);
            const Square b = Square::at(k);
            QVERIFY(attacks::between(a, b) == plainBetween(a, b));
            QVERIFY(attacks::line(a, b) == plainLine(a, b));
        }
    }
}

QTEST_APPLESS_MAIN(TestAttacks)
#include "tst_attacks.moc"
