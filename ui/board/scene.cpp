#include "ui/board/scene.h"

#include <algorithm>

namespace ui {
namespace {

// The man whose moves are shown: the one in the hand, or one that is looked at and cannot be taken
// up.
std::optional<BoardLook> lookOf(const BoardScene& scene) {
    const BoardState& state = scene.state;
    const auto active = scene.input.active(state);
    const bool isLooked = state.look && (!active || *active == state.look->from);
    if (isLooked && (active || !scene.input.canTakeUp(state, state.look->from))) {
        return state.look;
    }
    if (active && state.showsTargets) {
        return BoardLook{*active, reachedBy(state.moves, *active), {}, {}};
    }
    return std::nullopt;
}

// Check is shown once the man that gives it has arrived, not while it is under way.
bool isCheckUnderWay(const BoardScene& scene) {
    const auto king = scene.state.board.pieceAt(scene.state.check->king);
    return std::any_of(scene.glides.begin(), scene.glides.end(), [&](const Glide& glide) {
        return king && glide.piece.color != king->color;
    });
}

// The marks that lie below the men.
void paintMarks(BoardPainter& draw, const BoardScene& scene) {
    const BoardState& state = scene.state;
    if (state.lastMove) {
        draw.lastMove(*state.lastMove);
    }
    const auto look = lookOf(scene);
    if (const auto active = scene.input.active(state)) {
        draw.selected(*active);
    } else if (look) {
        draw.looked(look->from);
    }
    if (look) {
        draw.barred(look->barred);
    }
    if (state.check && !isCheckUnderWay(scene)) {
        draw.king(*state.check);
        if (state.zone.empty()) { // else its arrows say more
            draw.checkers(*state.check);
        }
    }
    draw.zoneVeils(state.zone);
    draw.stars(state.stars);
    if (state.refusal) {
        draw.refusalLines(*state.refusal, BoardPainter::Layer::BelowMen);
    }
}

void paintMen(BoardPainter& draw, const BoardScene& scene) {
    chess::Board board = scene.state.board;
    if (const auto& promotion = scene.state.promotion) { // its piece is not chosen yet
        board.put(promotion->to, *board.pieceAt(promotion->from));
        board.remove(promotion->from);
    }
    chess::Bitboard hidden;
    if (scene.input.lifted()) {
        hidden |= scene.input.lifted()->from;
    }
    for (const Glide& glide : scene.glides) {
        hidden |= glide.to;
    }
    draw.men(board, hidden, scene.state.faint);
}

void paintMoving(BoardPainter& draw, const BoardScene& scene, const BoardGeometry& geometry) {
    for (const Glide& glide : scene.glides) {
        const QPointF end = geometry.rectOf(glide.to).center();
        draw.man(glide.piece, glide.start + (end - glide.start) * scene.glideProgress);
    }
    if (const auto& lifted = scene.input.lifted()) {
        if (const auto over = geometry.squareAt(lifted->at)) {
            draw.hovered(*over);
        }
        draw.man(*scene.state.board.pieceAt(lifted->from), lifted->at);
    }
}

} // namespace

void paintScene(BoardPainter& draw, const BoardScene& scene, const BoardGeometry& geometry) {
    draw.frame();
    draw.squares();
    paintMarks(draw, scene);
    paintMen(draw, scene);
    draw.zoneMarks(scene.state.zone);
    draw.marked(scene.state.marked);
    if (scene.state.refusal) {
        draw.refusal(*scene.state.refusal);
    }
    if (const auto look = lookOf(scene)) {
        draw.targets(look->reached, scene.state.board.pieceAt(look->from)->color);
        draw.stalemating(look->stalemating);
    }
    if (scene.state.attacks) {
        draw.attacks(*scene.state.attacks);
    }
    if (scene.cursor) {
        draw.cursor(*scene.cursor);
    }
    paintMoving(draw, scene, geometry);
}

} // namespace ui
