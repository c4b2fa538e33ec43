// Men on squares, each man on one: whether there is a man for every square that is to be filled.
#pragma once

#include "core/position/bitboard.h"

#include <array>
#include <optional>

namespace chess::helpmate {

class Places {
public:
    static constexpr std::size_t MostMen = 64;

    // `canStand(man, square)` tells who may stand where, of so many men. What was filled before
    // stays filled.
    template <typename CanStand>
    bool fill(Bitboard squares, std::size_t men, const CanStand& canStand) {
        for (const Square square : squares) {
            std::uint64_t asked = 0;
            if (!give(square, men, canStand, asked)) {
                return false;
            }
        }
        return true;
    }

    void put(std::size_t man, Square square) { m_squares[man] = square; }
    std::optional<Square> of(std::size_t man) const { return m_squares[man]; }

private:
    // Gives a square to a man of its own, moving others to other squares where that helps.
    template <typename CanStand>
    bool give(Square square, std::size_t men, const CanStand& canStand, std::uint64_t& asked) {
        for (std::size_t i = 0; i < men; ++i) {
            const std::uint64_t bit = std::uint64_t{1} << i;
            if ((asked & bit) != 0 || !canStand(i, square)) {
                continue;
            }
            asked |= bit;
            if (!m_squares[i] || give(*m_squares[i], men, canStand, asked)) {
                m_squares[i] = square;
                return true;
            }
        }
        return false;
    }

    std::array<std::optional<Square>, MostMen> m_squares;
};

} // namespace chess::helpmate
