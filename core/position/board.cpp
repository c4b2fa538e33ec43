#include "core/position/board.h"

namespace chess {

Board Board::initial() {
    constexpr std::array<Role, 8> BackRank{
        Role::Rook,
        Role::Knight,
        Role::Bishop,
        Role::Queen,
        Role::King,
        Role::Bishop,
        Role::Knight,
        Role::Rook};
    Board board;
    for (int file = 0; file < 8; ++file) {
        const Role role = BackRank[static_cast<std::size_t>(file)];
        board.put(Square::at(file), {Color::White, role});
        board.put(Square::at(8 + file), {Color::White, Role::Pawn});
        board.put(Square::at(48 + file), {Color::Black, Role::Pawn});
        board.put(Square::at(56 + file), {Color::Black, role});
    }
    return board;
}

std::optional<Piece> Board::pieceAt(Square square) const {
    for (const Role role : AllRoles) {
        if (of(role).contains(square)) {
            return Piece{of(Color::White).contains(square) ? Color::White : Color::Black, role};
        }
    }
    return std::nullopt;
}

void Board::put(Square square, Piece piece) {
    remove(square);
    m_roles[static_cast<std::size_t>(piece.role)] |= square;
    m_colors[static_cast<std::size_t>(piece.color)] |= square;
}

void Board::remove(Square square) {
    for (Bitboard& role : m_roles) {
        role &= ~Bitboard(square);
    }
    for (Bitboard& color : m_colors) {
        color &= ~Bitboard(square);
    }
}

} // namespace chess
