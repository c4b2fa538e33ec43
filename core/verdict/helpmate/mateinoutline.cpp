#include "core/verdict/helpmate/mateinoutline.h"

#include "core/position/attacks.h"
#include "core/verdict/helpmate/geometry.h"

#include <algorithm>

namespace chess::helpmate {
namespace {

Bitboard lineMen(const Board& board, Color color) {
    return board.of(color) &
           (board.of(Role::Bishop) | board.of(Role::Rook) | board.of(Role::Queen));
}

} // namespace

Bitboard attackedBy(const Board& board, Color color, Bitboard occupied) {
    Bitboard attacked = pawnAttacks(board.of(color, Role::Pawn), color);
    for (const Role role : {Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King}) {
        for (const Square from : board.of(color, role)) {
            attacked |= attacks::of({color, role}, from, occupied);
        }
    }
    return attacked;
}

MateInOutline::MateInOutline(const Board& board, const Scene& scene, Color winner)
    : m_board(board),
      m_scene(scene),
      m_winner(winner),
      m_occupied(board.occupied()),
      m_attacked(attackedBy(board, winner, m_occupied)) {}

bool MateInOutline::fits(Bitboard kings, const Strike& strike) const {
    const Bitboard closed = closable(kings);
    return !closed.isEmpty() && (byMan(closed, strike) || byRoamer(closed, strike));
}

// The kings that may be without a flight.
Bitboard MateInOutline::closable(Bitboard kings) const {
    const Bitboard open = ~(m_board.of(loser()) | m_attacked);
    Bitboard closed;
    for (const Square king : kings) {
        if (m_scene.canClose(attacks::king(king) & open, loser(), m_occupied)) {
            closed |= king;
        }
    }
    return closed;
}

bool MateInOutline::byMan(Bitboard kings, const Strike& strike) const {
    Bitboard others = lineMen(m_board, m_winner);
    if (strike.at) {
        others &= ~Bitboard(*strike.at);
        const auto piece = m_board.pieceAt(*strike.at);
        const bool isCheck =
            piece && !(attacks::of(*piece, *strike.at, m_occupied) & kings).isEmpty();
        if (isCheck && !canTake(*strike.at, std::nullopt)) {
            return true;
        }
    }
    return std::any_of(others.begin(), others.end(), [&](Square from) {
        const Piece piece = *m_board.pieceAt(from);
        return !(attacks::of(piece, from, m_occupied) & kings).isEmpty();
    });
}

bool MateInOutline::byRoamer(Bitboard kings, const Strike& strike) const {
    for (std::size_t i = 0; i < m_scene.size(); ++i) {
        const Roamer& roamer = m_scene[i];
        const bool isMover = strike.roamer == i;
        const bool isMoverKnown = strike.roamer && strike.roamerSquare;
        if (roamer.color != m_winner ||
            (!isLineMan(roamer.role) && !isMover && (isMoverKnown || strike.at))) {
            continue; // he was there before, and gave no check
        }
        const Bitboard from =
            isMover && isMoverKnown ? Bitboard(*strike.roamerSquare) : roamer.room & ~m_occupied;
        for (const Square square : from) {
            if (strikes(i, square, kings, strike)) {
                return true;
            }
        }
    }
    return false;
}

bool MateInOutline::strikes(std::size_t roamer, Square from, Bitboard kings, const Strike& strike)
    const {
    const Bitboard attacked = attacks::of({m_winner, m_scene[roamer].role}, from, m_occupied);
    for (const Square king : attacked& kings) {
        const bool isOpened = !strike.at || !(attacks::between(from, king) & strike.left).isEmpty();
        if (isOpened && isClosed(king, roamer, from, attacked) && !canTake(from, roamer)) {
            return true;
        }
    }
    return false;
}

// The flights that are left with a roamer on that square; nothing where the king may take him.
std::optional<Bitboard>
MateInOutline::openTo(Square king, std::size_t roamer, Square from, Bitboard attacked) const {
    const Bitboard open = attacks::king(king) & ~(m_board.of(loser()) | m_attacked | attacked);
    const bool isGuarded = !open.contains(from) || m_scene.reach(m_winner, roamer).contains(from);
    return isGuarded ? std::optional(open & ~Bitboard(from)) : std::nullopt;
}

bool MateInOutline::isClosed(Square king, std::size_t roamer, Square from, Bitboard attacked)
    const {
    const auto open = openTo(king, roamer, from, attacked);
    return open && m_scene.canClose(*open, loser(), m_occupied | from, roamer);
}

std::optional<Places> MateInOutline::placesOf(Square king, std::size_t roamer, Square from) const {
    const Bitboard attacked = attacks::of({m_winner, m_scene[roamer].role}, from, m_occupied);
    const auto open = openTo(king, roamer, from, attacked);
    if (!open || canTake(from, roamer)) {
        return std::nullopt;
    }
    return m_scene.closing(*open, loser(), m_occupied | from, roamer);
}

// The loser takes the man that gives check, and nobody stands behind it.
bool MateInOutline::canTake(Square from, std::optional<std::size_t> roamer) const {
    const Bitboard takers = (attacks::pawn(m_winner, from) & m_board.of(loser(), Role::Pawn)) |
                            (attacks::knight(from) & m_board.of(loser(), Role::Knight));
    return !takers.isEmpty() && (lineMen(m_board, m_winner) & ~Bitboard(from)).isEmpty() &&
           !m_scene.hasLinesExcept(m_winner, roamer);
}

} // namespace chess::helpmate
