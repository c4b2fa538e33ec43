#include "ui/play/playedstate.h"

#include "core/game/touch.h"

namespace ui {
namespace {

BoardState stateOf(const chess::Position& position) {
    BoardState state;
    state.board = position.board();
    state.turn = position.turn();
    const chess::MoveList moves = position.legalMoves();
    state.moves.assign(moves.begin(), moves.end());
    if (position.isCheck()) {
        state.check = BoardCheck{position.king(position.turn()), position.checkers()};
    }
    return state;
}

} // namespace

BoardState stateOfPly(const GameSource& source, std::size_t ply) {
    const chess::Game& game = source.game();
    const bool saysCheck = game.rules().checkBadge == chess::Aid::On || game.isOver();
    BoardState state = stateOf(game.positionAfter(ply));
    if (!saysCheck) {
        state.check.reset();
    }
    if (ply > 0) {
        const chess::Move last = game.moves()[ply - 1];
        state.lastMove = BoardMove{last.from(), last.to()};
    }
    return state;
}

namespace {

// The move stands on the board and not in the game. While both clocks stand it stays as it is.
BoardState stateOfMade(const GameSource& source, chess::Move move) {
    const chess::Game& game = source.game();
    const chess::Position& before = game.position();
    BoardState state = stateOf(before.play(move));
    if (game.rules().checkBadge == chess::Aid::Off) {
        state.check.reset();
    }
    state.moves.clear();
    state.lastMove = BoardMove{move.from(), move.to()};
    if (isPaused(source)) {
        return state;
    }
    const bool isAnnounced = std::holds_alternative<chess::MoveAnnounced>(source.pending());
    if (isAnnounced || source.terms().press == chess::PressMode::Done) {
        state.made = state.lastMove;
    } else {
        state.clockHalf = before.turn();
    }
    return state;
}

// No legal move, and not pressed yet: it can be put back, or completed to one's own cost.
BoardState stateOfIllegal(const GameSource& source, BoardMove made) {
    BoardState state = stateOfPly(source, source.game().plyCount());
    state.moves.clear();
    state.check.reset();
    state.lastMove = made;
    const chess::Piece man = *state.board.pieceAt(made.from);
    state.board.remove(made.from);
    state.board.remove(made.to);
    state.board.put(made.to, man);
    if (!isPaused(source)) {
        state.made = made;
        state.clockHalf = source.game().position().turn();
    }
    return state;
}

} // namespace

// What may be chosen in the game itself, and what is shown that the game has not taken.
BoardState stateOfTable(const GameSource& source) {
    const chess::Game& game = source.game();
    BoardState state = stateOfPly(source, game.plyCount());
    const chess::Pending& pending = source.pending();
    chess::MoveList moves = game.legalMoves();
    if (const auto* touched = std::get_if<chess::MenTouched>(&pending)) {
        const chess::TouchDuty duty = dutyOf(game.position(), touched->squares);
        moves = duty.moves;
        if (duty.man) {
            state.marked |= *duty.man;
        }
    }
    state.moves.assign(moves.begin(), moves.end());
    if (isDecided(source) || std::holds_alternative<chess::Adjusting>(pending)) {
        state.moves.clear();
    }
    if (const auto& announced = game.dealings().announced(); announced && !game.isOver()) {
        state.marked |= announced->from();
        state.marked |= announced->to();
    }
    if (const auto* promotion = std::get_if<chess::PromotionPending>(&pending)) {
        state.promotion = BoardMove{promotion->from, promotion->to};
    }
    if (const auto* made = std::get_if<chess::MoveMade>(&pending)) {
        return stateOfMade(source, made->move);
    }
    if (const auto* announced = std::get_if<chess::MoveAnnounced>(&pending)) {
        return stateOfMade(source, announced->move);
    }
    if (const auto* illegal = std::get_if<chess::IllegalMade>(&pending)) {
        return stateOfIllegal(source, {illegal->from, illegal->to});
    }
    return state;
}

} // namespace ui
