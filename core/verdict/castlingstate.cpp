#include "core/verdict/castlingstate.h"

namespace chess {
namespace {

std::optional<std::size_t> lossOf(const Game& game, Color color, Wing wing) {
    for (std::size_t ply = 0; ply < game.plyCount(); ++ply) {
        if (game.positionAfter(ply).castlingRights().has(color, wing) &&
            !game.positionAfter(ply + 1).castlingRights().has(color, wing)) {
            return ply;
        }
    }
    return std::nullopt;
}

} // namespace

CastlingState castlingStateOf(const Game& game, Color color, Wing wing) {
    const CastlingSquares squares = castlingSquares(color, wing);
    const Position& position = game.position();
    CastlingState state{color, wing, CastlingStanding::Gone};
    if (position.king(color) == squares.kingFrom) {
        state.why = refusalAsIfOnMove(game, {squares.kingFrom, squares.kingTo});
    }
    if (!position.castlingRights().has(color, wing)) {
        state.lostAt = lossOf(game, color, wing);
        return state;
    }
    state.standing = state.why ? CastlingStanding::NotNow : CastlingStanding::Ready;
    return state;
}

} // namespace chess
