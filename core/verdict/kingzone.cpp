#include "core/verdict/kingzone.h"

#include "core/position/attacks.h"

namespace chess {

std::vector<ZoneSquare> kingZone(const Position& position, Color side) {
    const Board& board = position.board();
    const Square king = position.king(side);
    const Bitboard occupied = board.occupied() ^ king;
    std::vector<ZoneSquare> zone;
    for (const Square square : attacks::king(king)) {
        const auto standing = [&](Color color) {
            return board.of(color).contains(square) ? std::optional(board.pieceAt(square)->role)
                                                    : std::nullopt;
        };
        zone.push_back(
            {square,
             standing(side),
             standing(!side),
             attacks::attackersOf(board, square, !side, occupied)}
        );
    }
    return zone;
}

} // namespace chess
