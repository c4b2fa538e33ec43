#include "core/position/position.h"

#include "core/position/movegen.h"
#include "core/position/statemoves.h"

#include <algorithm>

namespace chess {
namespace {

template <typename Sink>
void generate(const State& state, Sink& sink) {
    if (state.turn == Color::White) {
        movegen::generate<Color::White>(state, sink);
    } else {
        movegen::generate<Color::Black>(state, sink);
    }
}

MoveList movesOf(const State& state) {
    MoveList moves;
    ListSink sink(moves, state.board.of(!state.turn));
    generate(state, sink);
    return moves;
}

bool canCaptureEnPassant(const State& state) {
    const MoveList moves = movesOf(state);
    return std::any_of(moves.begin(), moves.end(), [](Move move) { return move.isEnPassant(); });
}

void dropIllegalEnPassant(State& state) {
    if (state.enPassantSquare() && !canCaptureEnPassant(state)) {
        state.setEnPassantSquare(std::nullopt);
    }
}

} // namespace

Position Position::initial() {
    return *from(Setup::initial());
}

Result<Position, SetupErrors> Position::from(const Setup& setup) {
    if (SetupErrors errors = faultsOf(setup); !errors.empty()) {
        return failure(std::move(errors));
    }
    return Position(setup);
}

Result<Position, SetupErrors> Position::composed(const Setup& setup) {
    SetupErrors errors = faultsOf(setup);
    const auto isAdmitted = [](const SetupError& error) {
        return error.fault == SetupFault::TooManyPawns ||
               error.fault == SetupFault::TooManyPromoted;
    };
    errors.erase(std::remove_if(errors.begin(), errors.end(), isAdmitted), errors.end());
    if (!errors.empty()) {
        return failure(std::move(errors));
    }
    return Position(setup);
}

Position::Position(const Setup& setup)
    : m_halfmoveClock(setup.halfmoveClock), m_fullmoveNumber(setup.fullmoveNumber) {
    m_state.board = setup.board;
    m_state.turn = setup.turn;
    m_state.castlingRights = setup.castlingRights;
    m_state.setEnPassantSquare(setup.enPassantSquare);
    dropIllegalEnPassant(m_state);
}

Setup Position::setup() const {
    return {
        board(), turn(), castlingRights(), enPassantSquare(), m_halfmoveClock, m_fullmoveNumber};
}

MoveList Position::legalMoves() const {
    return movesOf(m_state);
}

bool Position::hasLegalMove() const {
    CountSink sink;
    generate(m_state, sink);
    return sink.total() != 0;
}

Bitboard Position::checkers() const {
    return attackers(king(turn()), !turn());
}

Bitboard Position::attackers(Square square, Color by) const {
    return attacks::attackersOf(board(), square, by, board().occupied());
}

Position Position::play(Move move) const {
    assert(legalMoves().contains(move));
    Position next = *this;
    if (turn() == Color::White) {
        next.m_state.play<Color::White>(move);
    } else {
        next.m_state.play<Color::Black>(move);
        next.m_fullmoveNumber = std::min(m_fullmoveNumber + 1, HighestCounter);
    }
    const bool isIrreversible = move.isCapture() || move.role() == Role::Pawn;
    next.m_halfmoveClock = isIrreversible ? 0 : std::min(m_halfmoveClock + 1, HighestCounter);
    dropIllegalEnPassant(next.m_state);
    return next;
}

} // namespace chess
