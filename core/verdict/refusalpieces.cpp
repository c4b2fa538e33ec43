// The reasons that are no one piece's own, and how pieces other than pawns move (FIDE Laws 3.1 to
// 3.6, 3.8.1).
#include "core/verdict/refusalreasons.h"

namespace chess::refusals {
namespace {

struct Step {
    int files;
    int ranks;
};

constexpr std::array<Step, 4> DiagonalSteps{{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}}};
constexpr std::array<Step, 4> StraightSteps{{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};

// From the piece to the edges of the board, whatever stands in between.
void drawRays(Square from, const std::array<Step, 4>& steps, RefusalDrawing& drawing) {
    for (const Step step : steps) {
        Square end = from;
        while (const auto next = end.offset(step.files, step.ranks)) {
            end = *next;
        }
        if (end != from) {
            drawing.lines.push_back({from, end});
        }
    }
}

} // namespace

Query::Query(const Game& ofGame, const Attempt& ofAttempt, Color side)
    : game(ofGame),
      position(ofGame.position()),
      board(position.board()),
      attempt(ofAttempt),
      from(ofAttempt.from),
      to(ofAttempt.to),
      us(side),
      them(!us),
      man(board.pieceAt(from)),
      king(position.king(us)),
      occupied(board.occupied()),
      checkers(side == position.turn() ? position.checkers() : Bitboard()) {}

Square nearest(Square from, Bitboard men) {
    Square found = men.first();
    for (const Square square : men) {
        if (attacks::between(from, found).contains(square)) {
            found = square;
        }
    }
    return found;
}

int Query::files() const {
    return indexOf(to.file()) - indexOf(from.file());
}

int Query::ranks() const {
    const int up = indexOf(to.rank()) - indexOf(from.rank());
    return us == Color::White ? up : -up;
}

bool gameOver(const Query& query, Refusal& refusal) {
    if (!query.game.isOver()) {
        return false;
    }
    refusal.drawing.cue = RefusalCue::ResultBanner;
    return true;
}

bool noPiece(const Query& query, Refusal&) {
    return !query.man;
}

bool notYourPiece(const Query& query, Refusal& refusal) {
    if (query.man->color == query.us) {
        return false;
    }
    refusal.drawing.cue = RefusalCue::TurnBadge;
    return true;
}

bool ownPiece(const Query& query, Refusal& refusal) {
    if (!query.own().contains(query.to)) {
        return false;
    }
    refusal.blocker = query.manOn(query.to);
    refusal.drawing.rings = query.to;
    return true;
}

bool geometryKnight(const Query& query, Refusal& refusal) {
    const Bitboard reach = attacks::knight(query.from);
    if (query.role() != Role::Knight || reach.contains(query.to)) {
        return false;
    }
    refusal.drawing.marks = reach;
    return true;
}

bool geometryKing(const Query& query, Refusal& refusal) {
    const Bitboard reach = attacks::king(query.from);
    if (query.role() != Role::King || reach.contains(query.to) || query.castlingWing()) {
        return false;
    }
    refusal.drawing.marks = reach;
    return true;
}

bool geometryBishop(const Query& query, Refusal& refusal) {
    if (query.role() != Role::Bishop || attacks::bishop(query.from, {}).contains(query.to)) {
        return false;
    }
    drawRays(query.from, DiagonalSteps, refusal.drawing);
    return true;
}

bool geometryRook(const Query& query, Refusal& refusal) {
    if (query.role() != Role::Rook || attacks::rook(query.from, {}).contains(query.to)) {
        return false;
    }
    drawRays(query.from, StraightSteps, refusal.drawing);
    return true;
}

bool geometryQueen(const Query& query, Refusal& refusal) {
    if (query.role() != Role::Queen || attacks::queen(query.from, {}).contains(query.to)) {
        return false;
    }
    drawRays(query.from, StraightSteps, refusal.drawing);
    drawRays(query.from, DiagonalSteps, refusal.drawing);
    return true;
}

bool pathBlocked(const Query& query, Refusal& refusal) {
    const Bitboard blockers = attacks::between(query.from, query.to) & query.occupied;
    if (query.role() == Role::Pawn || blockers.isEmpty()) {
        return false; // a pawn's double step has its own reason
    }
    const Square first = nearest(query.from, blockers);
    refusal.at = first;
    refusal.blocker = query.manOn(first);
    refusal.drawing.lines.push_back({query.from, query.to});
    refusal.drawing.crosses = first;
    return true;
}

} // namespace chess::refusals
