#include "tests/support/walk.h"

namespace support {
namespace {

using namespace chess;

Square anySquare(Dice& dice) {
    return Square::at(static_cast<int>(roll(dice, 64)));
}

// A double step has just been made, and a pawn stands ready to capture it en passant.
void putDoubleStep(Dice& dice, Setup& setup) {
    const bool whiteToMove = setup.turn == Color::White;
    const Rank reached = whiteToMove ? Rank::R5 : Rank::R4;
    const auto file = static_cast<int>(roll(dice, 7)); // the two pawns stand on this and the next
    const int stepper = file + static_cast<int>(roll(dice, 2));
    const int capturer = file + file + 1 - stepper;
    setup.board.put(Square(static_cast<File>(stepper), reached), {!setup.turn, Role::Pawn});
    setup.board.put(Square(static_cast<File>(capturer), reached), {setup.turn, Role::Pawn});
    setup.enPassantSquare = Square(static_cast<File>(stepper), whiteToMove ? Rank::R6 : Rank::R3);
    if (roll(dice, 4) == 0) { // the step gives check
        const Rank attacked = whiteToMove ? Rank::R4 : Rank::R5;
        setup.board.put(Square(static_cast<File>(capturer), attacked), {setup.turn, Role::King});
    }
}

void scatterMen(Dice& dice, Board& board) {
    const std::size_t men = 2 + roll(dice, 12);
    for (std::size_t i = 0; i < men; ++i) {
        const Square square = anySquare(dice);
        const Role role = AllRoles[roll(dice, 5)]; // any but the king
        const Color color = AllColors[roll(dice, 2)];
        if (!board.pieceAt(square)) {
            board.put(square, {color, role});
        }
    }
}

Setup anySetup(Dice& dice) {
    Setup setup;
    setup.turn = AllColors[roll(dice, 2)];
    if (roll(dice, 2) == 0) {
        putDoubleStep(dice, setup);
    }
    for (const Color color : AllColors) {
        const Square square = anySquare(dice);
        const bool isPut = !setup.board.of(color, Role::King).isEmpty();
        if (!isPut && !setup.board.pieceAt(square)) { // a setup without a king is thrown away
            setup.board.put(square, {color, Role::King});
        }
    }
    scatterMen(dice, setup.board);
    return setup;
}

} // namespace

std::size_t roll(Dice& dice, std::size_t sides) {
    return dice() % sides;
}

const QStringList& walkStarts() {
    static const QStringList starts{
        QStringLiteral("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
        QStringLiteral("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"),
        QStringLiteral("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1"),
        QStringLiteral("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"),
        QStringLiteral("r3k2r/1b4bq/8/8/8/8/7B/R3K2R w KQkq - 0 1"),
        QStringLiteral("4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1"),
        QStringLiteral("n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1"),
        QStringLiteral("r1b1k2r/1pp2pp1/8/pP2Pp2/P1Pp1PpP/8/3P2P1/R1B1K2R w KQkq - 0 1"),
    };
    return starts;
}

std::vector<Position> walk(Dice& dice, const Position& start, int plies) {
    std::vector<Position> positions{start};
    for (int ply = 0; ply < plies; ++ply) {
        const MoveList moves = positions.back().legalMoves();
        if (moves.isEmpty()) {
            break;
        }
        positions.push_back(positions.back().play(moves[roll(dice, moves.size())]));
    }
    return positions;
}

Setup scatteredSetup(Dice& dice) {
    for (;;) {
        const Setup setup = anySetup(dice);
        if (faultsOf(setup).empty()) {
            return setup;
        }
    }
}

Position scatteredPosition(Dice& dice) {
    return *Position::from(scatteredSetup(dice));
}

} // namespace support
