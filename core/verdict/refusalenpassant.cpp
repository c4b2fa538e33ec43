// Why an en passant capture is refused (FIDE Laws 3.7.3.1, 3.7.3.2): the past of the pawn beside
// decides.
#include "core/game/manmoves.h"
#include "core/verdict/refusalreasons.h"

#include <cstdlib>

namespace chess::refusals {
namespace {

bool isDoubleStep(Move move) {
    return move.role() == Role::Pawn &&
           std::abs(indexOf(move.to().rank()) - indexOf(move.from().rank())) == 2;
}

// The square of the man that the pawn would capture in passing; nothing if the move does not look
// like one.
std::optional<Square> besidePawn(const Query& query) {
    const Rank fifth = query.us == Color::White ? Rank::R5 : Rank::R4;
    const Square beside(query.to.file(), query.from.rank());
    if (!query.isPawnCapture() || query.occupied.contains(query.to) || query.from.rank() != fifth ||
        !query.enemies().contains(beside)) {
        return std::nullopt;
    }
    return beside;
}

std::optional<Square> enemyPawnBeside(const Query& query) {
    const auto beside = besidePawn(query);
    return beside && query.board.of(Role::Pawn).contains(*beside) ? beside : std::nullopt;
}

// A position keeps no en passant square where nobody can capture. If it is the first of a game, the
// move before it may all the same have been the double step: then the capture fails for another
// reason.
bool mayHaveStepped(const Position& start, Square passed) {
    Setup setup = start.setup();
    setup.enPassantSquare = passed;
    const auto stepped = Position::from(setup);
    return !start.enPassantSquare() && start.halfmoveClock() == 0 && stepped &&
           !stepped->enPassantSquare();
}

// The pawn beside came there by a double step, now or long ago.
bool hasStepped(const Query& query, Square beside) {
    const auto last = lastMoveOf(query.game, beside);
    return last ? isDoubleStep(last->move) : query.game.start().enPassantSquare() == query.to;
}

void drawBeside(Square beside, Refusal& refusal) {
    refusal.at = beside;
    refusal.drawing.rings = beside;
}

} // namespace

std::optional<Square> Query::enPassantCapture() const {
    const auto beside = enemyPawnBeside(*this);
    if (!beside || !isOnMove()) { // the last move was not the enemy's
        return std::nullopt;
    }
    const auto last = game.lastMove();
    const bool isOpen =
        position.enPassantSquare() == to ||
        (last ? isDoubleStep(*last) && last->to() == *beside : mayHaveStepped(position, to));
    return isOpen ? beside : std::nullopt;
}

bool enPassantNotAPawn(const Query& query, Refusal& refusal) {
    const auto beside = besidePawn(query);
    if (!beside || enemyPawnBeside(query)) {
        return false;
    }
    drawBeside(*beside, refusal);
    refusal.blocker = query.manOn(*beside);
    return true;
}

bool enPassantExpired(const Query& query, Refusal& refusal) {
    const auto beside = enemyPawnBeside(query);
    if (!beside || query.enPassantCapture() || !hasStepped(query, *beside)) {
        return false;
    }
    drawBeside(*beside, refusal);
    if (const auto last = query.game.lastMove()) { // which was another
        refusal.drawing.marks = Bitboard(last->from()) | last->to();
    }
    return true;
}

bool enPassantNotDouble(const Query& query, Refusal& refusal) {
    const auto beside = enemyPawnBeside(query);
    if (!beside || query.enPassantCapture() || !lastMoveOf(query.game, *beside)) {
        return false;
    }
    drawBeside(*beside, refusal);
    return true;
}

bool enPassantNotAvailable(const Query& query, Refusal& refusal) {
    const auto beside = enemyPawnBeside(query);
    if (!beside || query.enPassantCapture()) {
        return false;
    }
    drawBeside(*beside, refusal);
    return true;
}

} // namespace chess::refusals
