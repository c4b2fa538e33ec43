#include "core/verdict/kingzone.h"

#include "core/position/attacks.h"

namespace chess {

std::vector<ZoneSquare> kingZone(const Position& position, Color side) {
    const Board& board = position.board();
    const Square king = position.king(side);
    const Bitboard occupied = board.occupied() ^ king;
    std::vector<ZoneSquare> zone;
    for (const Square square : attacks::king(king)) {
        std::optional<Role> own;
        if (board.of(side).contains(square)) {
            own = board.pieceAt(square)->role;
        }
        zone.push_back({square, own, attacks::attackersOf(board, square, !side, occupied)});
    }
    return zone;
}

} // namespace chess
