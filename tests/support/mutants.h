// Locked positions, walls, bishops, few exits, changed at random.
#pragma once

#include "core/notation/fen.h"
#include "core/position/position.h"
#include "tests/support/table.h"

#include <random>

namespace support {

// Changes a locked position here and there.
class Mutants {
public:
    Mutants() {
        for (const TableRow& row : table(QStringLiteral("helpmate.tsv"))) {
            const auto read = chess::readComposedFen(row["fen"].toStdString());
            if (row["verdict"] == QLatin1String("unwinnable") && read && isLocked(read->value)) {
                m_seeds.push_back(read->value.setup());
            }
        }
    }

    // A position, or nothing where the throw made none.
    std::optional<chess::Position> next() {
        chess::Setup setup = m_seeds.at(below(m_seeds.size()));
        setup.castlingRights = chess::CastlingRights::none();
        setup.enPassantSquare.reset();
        for (std::size_t i = 1 + below(2); i > 0; --i) {
            change(setup.board);
        }
        setup.turn = below(2) == 0 ? chess::Color::White : chess::Color::Black;
        const auto position = chess::Position::composed(setup);
        return position ? std::optional(*position) : std::nullopt;
    }

private:
    static bool isLocked(const chess::Position& position) {
        const chess::Board& board = position.board();
        return board.of(chess::Role::Pawn).count() >= 4 &&
               (board.of(chess::Role::Rook) | board.of(chess::Role::Queen)).isEmpty();
    }

    std::size_t below(std::size_t limit) { return m_random() % limit; }

    void change(chess::Board& board) {
        const chess::Square square = chess::Square::at(static_cast<int>(below(64)));
        const std::size_t kind = below(8);
        if (kind == 0) {
            add(board, square, chess::Role::Bishop);
        } else if (kind == 1) {
            add(board, square, below(3) == 0 ? chess::Role::Knight : chess::Role::Pawn);
        } else {
            move(board, square, kind < 5 ? 64 : 2);
        }
    }
    void add(chess::Board& board, chess::Square square, chess::Role role) {
        if (!board.pieceAt(square)) {
            board.put(square, {below(2) == 0 ? chess::Color::White : chess::Color::Black, role});
        }
    }
    // The man that stands first from a square on, to any square or to one so many indices off.
    void move(chess::Board& board, chess::Square square, std::size_t far) {
        const auto to = chess::Square::at(static_cast<int>(below(64)));
        chess::Bitboard men(board.occupied().bits() & ~((std::uint64_t{1} << square.index()) - 1));
        if (men.isEmpty() || board.pieceAt(to)) {
            return;
        }
        const chess::Piece piece = *board.pieceAt(men.first());
        if (far < 64 && piece.role == chess::Role::Pawn) {
            return; // few of the walls are broken
        }
        board.remove(men.first());
        board.put(to, piece);
    }

    std::mt19937 m_random{20230101};
    std::vector<chess::Setup> m_seeds;
};

} // namespace support
