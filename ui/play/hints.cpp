#include "ui/play/hints.h"

#include "core/verdict/reach.h"
#include "ui/text/hintwords.h"

namespace ui {
namespace {

// A position has an en passant square only while a capture there is legal.
bool isFirstEnPassant(const chess::Game& game) {
    for (std::size_t ply = 0; ply < game.plyCount(); ++ply) {
        if (game.positionAfter(ply).enPassantSquare()) {
            return false;
        }
    }
    return game.position().enPassantSquare().has_value();
}

std::vector<chess::Move> stalemating(const chess::Position& position, chess::Square from) {
    std::vector<chess::Move> moves;
    for (const chess::Move move : position.legalMoves()) {
        if (move.from() == from && isStalemating(position, move)) {
            moves.push_back(move);
        }
    }
    return moves;
}

} // namespace

std::optional<text::Message>
hintOf(const GameSource& source, const std::optional<chess::Square>& inHand) {
    const chess::Game& game = source.game();
    if (game.isOver() || isShownOnly(source.pending())) {
        return std::nullopt;
    }
    const chess::Position& position = game.position();
    if (inHand && position.board().of(position.turn()).contains(*inHand)) {
        if (const auto moves = stalemating(position, *inHand); !moves.empty()) {
            return text::stalemateHint(position, moves);
        }
    }
    if (isFirstEnPassant(game)) {
        return text::enPassantHint(position);
    }
    return std::nullopt;
}

std::vector<chess::Role>
stalematingRoles(const chess::Position& position, chess::Square from, chess::Square to) {
    std::vector<chess::Role> roles;
    for (const chess::Move move : position.legalMoves()) {
        if (move.from() == from && move.to() == to && move.promotion() &&
            isStalemating(position, move)) {
            roles.push_back(*move.promotion());
        }
    }
    return roles;
}

} // namespace ui
