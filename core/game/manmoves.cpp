#include "core/game/manmoves.h"

namespace chess {
namespace {

// Where the man came from that a move brought to a square; nothing if it brought none there.
std::optional<Square> originOf(Move move, Square square) {
    if (move.to() == square) {
        return move.from();
    }
    if (const auto wing = move.castlingWing()) {
        const Color color = move.to().rank() == Rank::R1 ? Color::White : Color::Black;
        const CastlingSquares squares = castlingSquares(color, *wing);
        if (squares.rookTo == square) {
            return squares.rookFrom;
        }
    }
    return std::nullopt;
}

enum class Wanted : std::uint8_t { First, Last };

// Follows the man back from where it stands.
std::optional<PastMove> moveOf(const Game& game, Square square, Wanted wanted) {
    std::optional<PastMove> found;
    std::size_t ply = game.plyCount();
    const auto acts = game.acts();
    for (auto act = acts.rbegin(); act != acts.rend(); ++act) {
        const auto* played = std::get_if<MovePlayed>(&*act);
        if (!played) {
            continue;
        }
        --ply;
        if (const auto origin = originOf(played->move, square)) {
            found = PastMove{played->move, ply};
            square = *origin;
            if (wanted == Wanted::Last) {
                break;
            }
        }
    }
    return found;
}

} // namespace

std::optional<PastMove> firstMoveOf(const Game& game, Square square) {
    return moveOf(game, square, Wanted::First);
}

std::optional<PastMove> lastMoveOf(const Game& game, Square square) {
    return moveOf(game, square, Wanted::Last);
}

} // namespace chess
