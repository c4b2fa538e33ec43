#include "ui/play/chanceshown.h"

#include "ui/text/matewords.h"

namespace ui {
namespace {

chess::Bitboard kingsOf(const chess::Board& board) {
    return board.of(chess::Role::King);
}

// What each reason has to draw: the men that it speaks of, or where a king can come and the pawns
// that lock it in.
struct ReasonDrawing {
    const chess::Board& board;
    chess::Color side;

    chess::RefusalDrawing operator()(chess::GameOver) const { return {}; }
    chess::RefusalDrawing operator()(const chess::ForcedLine&) const { return {}; }
    chess::RefusalDrawing operator()(chess::UnwinnableMaterial material) const {
        chess::RefusalDrawing drawing;
        drawing.rings = material == chess::UnwinnableMaterial::BareKing
                            ? kingsOf(board) & board.of(side)
                            : board.occupied() & ~kingsOf(board);
        return drawing;
    }
    chess::RefusalDrawing operator()(const chess::Confined& found) const { return region(found); }
    chess::RefusalDrawing operator()(const chess::Exhausted& found) const { return region(found); }

    template <typename Found>
    static chess::RefusalDrawing region(const Found& found) {
        chess::RefusalDrawing drawing;
        drawing.marks = found.kingRegion;
        drawing.rings = found.lockedPawns;
        return drawing;
    }
};

const chess::UnwinnableReason* reasonIn(const std::optional<chess::HelpmateVerdict>& chance) {
    const auto* unwinnable = chance ? std::get_if<chess::Unwinnable>(&*chance) : nullptr;
    return unwinnable ? &unwinnable->reason : nullptr;
}

std::vector<chess::Move> lineIn(const std::optional<chess::HelpmateVerdict>& chance) {
    if (const auto* winnable = chance ? std::get_if<chess::Winnable>(&*chance) : nullptr) {
        return winnable->line;
    }
    const auto* reason = reasonIn(chance);
    const auto* forced = reason ? std::get_if<chess::ForcedLine>(reason) : nullptr;
    return forced ? forced->line : std::vector<chess::Move>();
}

// Of both sides; the line of White where moves are forced.
ChanceShown deadShown(const GameSource& source) {
    const chess::Position& position = source.game().position();
    const auto white = source.chance(chess::Color::White);
    const auto black = source.chance(chess::Color::Black);
    const auto* ofWhite = reasonIn(white);
    const auto* ofBlack = reasonIn(black);
    if (!ofWhite || !ofBlack) {
        const bool isWhiteOpen = !ofWhite;
        return {
            text::chanceSentence(
                isWhiteOpen ? white : black, isWhiteOpen ? chess::Color::White : chess::Color::Black
            ),
            position,
            {},
            {}};
    }
    const chess::Board& board = position.board();
    auto drawing = std::visit(ReasonDrawing{board, chess::Color::White}, *ofWhite);
    const auto other = std::visit(ReasonDrawing{board, chess::Color::Black}, *ofBlack);
    drawing.marks |= other.marks;
    drawing.rings |= other.rings;
    return {text::deadSentence(*ofWhite, *ofBlack, position), position, lineIn(white), drawing};
}

} // namespace

bool hangsOnChances(const chess::Game& game) {
    return game.losingAct().has_value() ||
           (game.outcome() && game.outcome()->termination() == chess::Termination::DeadPosition);
}

ChanceShown chanceShown(const GameSource& source) {
    const auto act = source.game().losingAct();
    if (!act) {
        return deadShown(source);
    }
    const chess::Color side = !source.game().loserBy(*act);
    const auto chance = source.chance(side);
    ChanceShown shown{
        text::chanceSentence(chance, side), source.game().positionOfLoss(*act), lineIn(chance), {}};
    if (const auto* reason = reasonIn(chance)) {
        shown.drawing = std::visit(ReasonDrawing{shown.from.board(), side}, *reason);
    }
    return shown;
}

} // namespace ui
