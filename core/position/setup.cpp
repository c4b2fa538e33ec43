#include "core/position/setup.h"

#include "core/position/attacks.h"

#include <algorithm>

namespace chess {
namespace {

// Men that pawns must have become (3.7.3.3): beyond one queen, two rooks, two knights and a bishop
// on each colour.
int promotedMen(const Board& board, Color color) {
    const auto beyond = [&](Role role, Bitboard where, int first) {
        return std::max(0, (board.of(color, role) & where).count() - first);
    };
    const Bitboard everywhere = ~Bitboard();
    return beyond(Role::Queen, everywhere, 1) + beyond(Role::Rook, everywhere, 2) +
           beyond(Role::Knight, everywhere, 2) + beyond(Role::Bishop, LightSquares, 1) +
           beyond(Role::Bishop, DarkSquares, 1);
}

void checkMen(const Board& board, SetupErrors& errors) {
    for (const Color color : AllColors) {
        const auto add = [&](SetupFault fault) { errors.push_back({fault, color}); };
        const int kings = board.of(color, Role::King).count();
        const int pawns = board.of(color, Role::Pawn).count();
        if (kings == 0) {
            add(SetupFault::NoKing);
        } else if (kings > 1) {
            add(SetupFault::SeveralKings);
        }
        if (board.of(color).count() > 16) {
            add(SetupFault::TooManyMen);
        }
        if (pawns > 8) {
            add(SetupFault::TooManyPawns);
        } else if (promotedMen(board, color) > 8 - pawns) {
            add(SetupFault::TooManyPromoted);
        }
    }
}

void checkPawns(const Board& board, SetupErrors& errors) {
    const Bitboard lastRanks = bitboardOf(Rank::R1) | bitboardOf(Rank::R8);
    for (const Square square : board.of(Role::Pawn) & lastRanks) {
        errors.push_back({SetupFault::PawnOnLastRank, board.pieceAt(square)->color, square});
    }
}

void checkKings(const Setup& setup, SetupErrors& errors) {
    for (const Square square : setup.board.of(!setup.turn, Role::King)) {
        if (!attacks::attackersOf(setup.board, square, setup.turn, setup.board.occupied())
                 .isEmpty()) {
            errors.push_back({SetupFault::OpponentInCheck, !setup.turn, square});
        }
    }
}

void checkCastling(const Setup& setup, SetupErrors& errors) {
    for (const Color color : AllColors) {
        for (const Wing wing : AllWings) {
            if (!setup.castlingRights.has(color, wing)) {
                continue;
            }
            const CastlingSquares squares = castlingSquares(color, wing);
            if (!setup.board.of(color, Role::King).contains(squares.kingFrom)) {
                errors.push_back({SetupFault::CastlingWithoutKing, color, squares.rookFrom});
            } else if (!setup.board.of(color, Role::Rook).contains(squares.rookFrom)) {
                errors.push_back({SetupFault::CastlingWithoutRook, color, squares.rookFrom});
            }
        }
    }
}

// A double step has just passed over the square: the pawn stands beyond it, and both squares behind
// are empty (3.7.2).
bool isEnPassantPossible(const Setup& setup, Square square) {
    const Color mover = !setup.turn;
    const int up = mover == Color::White ? 1 : -1;
    if (square.rank() != (mover == Color::White ? Rank::R3 : Rank::R6)) {
        return false;
    }
    const Bitboard occupied = setup.board.occupied();
    return setup.board.of(mover, Role::Pawn).contains(*square.offset(0, up)) &&
           !occupied.contains(square) && !occupied.contains(*square.offset(0, -up));
}

void checkCounters(const Setup& setup, SetupErrors& errors) {
    if (setup.halfmoveClock < 0 || setup.halfmoveClock > HighestCounter) {
        errors.push_back({SetupFault::HalfmoveClockOutOfRange});
    }
    if (setup.fullmoveNumber < 1 || setup.fullmoveNumber > HighestCounter) {
        errors.push_back({SetupFault::FullmoveNumberOutOfRange});
    }
}

} // namespace

Setup Setup::initial() {
    return {Board::initial(), Color::White, CastlingRights::all(), std::nullopt, 0, 1};
}

SetupErrors faultsOf(const Setup& setup) {
    SetupErrors errors;
    checkMen(setup.board, errors);
    checkPawns(setup.board, errors);
    checkKings(setup, errors);
    checkCastling(setup, errors);
    if (setup.enPassantSquare && !isEnPassantPossible(setup, *setup.enPassantSquare)) {
        errors.push_back({SetupFault::ImpossibleEnPassant, !setup.turn, setup.enPassantSquare});
    }
    checkCounters(setup, errors);
    std::stable_sort(errors.begin(), errors.end(), [](const SetupError& a, const SetupError& b) {
        return a.fault < b.fault;
    });
    return errors;
}

} // namespace chess
