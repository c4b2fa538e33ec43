// A legal move of the position that made it. Only a Position makes moves (Position::legalMoves).
#pragma once

#include "core/position/castling.h"

#include <cstddef>
#include <string>

namespace chess {

class Move {
public:
    constexpr Square from() const { return Square::at(static_cast<int>(m_bits & 63)); }
    constexpr Square to() const { return Square::at(static_cast<int>((m_bits >> 6) & 63)); }
    constexpr Role role() const {
        return static_cast<Role>((m_bits >> 12) & 7);
    } // before promotion
    constexpr bool isPromotion() const { return promotionBits() != 0; }
    constexpr std::optional<Role> promotion() const {
        return isPromotion() ? std::optional(static_cast<Role>(promotionBits())) : std::nullopt;
    }
    constexpr bool isCapture() const { return (m_bits >> 18) & 1; } // en passant too
    constexpr bool isEnPassant() const { return kind() == Kind::EnPassant; }
    constexpr bool isCastling() const { return kind() == Kind::Castling; }
    constexpr std::optional<Wing> castlingWing() const {
        if (!isCastling()) {
            return std::nullopt;
        }
        return to().file() == File::G ? Wing::Kingside : Wing::Queenside;
    }
    // Where the captured man stands; differs from to() in en passant alone (3.7.3.1).
    constexpr std::optional<Square> captureSquare() const {
        if (!isCapture()) {
            return std::nullopt;
        }
        return isEnPassant() ? Square(to().file(), from().rank()) : to();
    }

    // "e2e4", "e7e8q", "e1g1"
    std::string uci() const;

    friend constexpr bool operator==(Move, Move) = default;

private:
    friend class MoveList;
    friend struct State;
    friend class ListSink;

    enum class Kind : std::uint8_t { Normal, DoubleStep, EnPassant, Castling };

    constexpr Move() = default;
    constexpr Move(int from, int to, Role role, Kind kind, bool capture, int promotion)
        : m_bits(static_cast<std::uint32_t>(
              from | (to << 6) | (indexOf(role) << 12) | (promotion << 15) | (int{capture} << 18) |
              (static_cast<int>(kind) << 19)
          )) {}
    constexpr int promotionBits() const { return static_cast<int>((m_bits >> 15) & 7); }
    constexpr Kind kind() const { return static_cast<Kind>(m_bits >> 19); }

    std::uint32_t m_bits; // from 6, to 6, role 3, promotion 3, capture 1, kind 2
};

// The legal moves of one position. None that a game can reach has more than 218; sixteen men a
// side, whatever they are, have fewer than 416.
class MoveList {
public:
    MoveList() {}

    const Move* begin() const { return m_moves; }
    const Move* end() const { return m_moves + m_size; }
    std::size_t size() const { return m_size; }
    bool isEmpty() const { return m_size == 0; }
    Move operator[](std::size_t i) const {
        assert(i < m_size);
        return m_moves[i];
    }
    bool contains(Move move) const;

    // The move from one square to another, promoting to a role where it promotes.
    std::optional<Move> find(Square from, Square to, std::optional<Role> promotion = {}) const;

    // Those that a predicate keeps, in the same order.
    template <typename Predicate>
    MoveList where(Predicate keep) const {
        MoveList kept;
        for (const Move move : *this) {
            if (keep(move)) {
                kept.m_moves[kept.m_size++] = move;
            }
        }
        return kept;
    }

private:
    friend class ListSink;

    Move m_moves[416]; // left unset beyond m_size: filling it would cost more than the moves
    std::size_t m_size = 0;
};

} // namespace chess
