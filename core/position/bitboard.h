// A set of squares in one 64-bit word, bit 0 = a1.
#pragma once

#include "core/position/square.h"

#include <bit>
#include <cstddef>
#include <iterator>

namespace chess {

class Bitboard {
public:
    constexpr Bitboard() = default;
    explicit constexpr Bitboard(std::uint64_t bits) : m_bits(bits) {}
    constexpr Bitboard(Square square) : m_bits(std::uint64_t{1} << square.index()) {}

    constexpr std::uint64_t bits() const { return m_bits; }
    constexpr bool isEmpty() const { return m_bits == 0; }
    constexpr int count() const { return std::popcount(m_bits); }
    constexpr bool contains(Square square) const { return (m_bits >> square.index()) & 1; }

    // The lowest square of a set that is not empty.
    constexpr Square first() const {
        assert(m_bits != 0);
        return Square::at(std::countr_zero(m_bits));
    }

    constexpr Bitboard& operator&=(Bitboard other) {
        m_bits &= other.m_bits;
        return *this;
    }
    constexpr Bitboard& operator|=(Bitboard other) {
        m_bits |= other.m_bits;
        return *this;
    }
    constexpr Bitboard& operator^=(Bitboard other) {
        m_bits ^= other.m_bits;
        return *this;
    }
    friend constexpr Bitboard operator&(Bitboard a, Bitboard b) { return a &= b; }
    friend constexpr Bitboard operator|(Bitboard a, Bitboard b) { return a |= b; }
    friend constexpr Bitboard operator^(Bitboard a, Bitboard b) { return a ^= b; }
    friend constexpr Bitboard operator~(Bitboard a) { return Bitboard(~a.m_bits); }
    friend constexpr bool operator==(Bitboard, Bitboard) = default;

    // for (Square square : bitboard), from a1 to h8
    class Iterator {
    public:
        using iterator_category = std::input_iterator_tag;
        using value_type = Square;
        using difference_type = std::ptrdiff_t;
        using pointer = const Square*;
        using reference = Square;

        explicit constexpr Iterator(std::uint64_t bits) : m_bits(bits) {}
        constexpr Square operator*() const { return Square::at(std::countr_zero(m_bits)); }
        constexpr Iterator& operator++() {
            m_bits &= m_bits - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        std::uint64_t m_bits;
    };
    constexpr Iterator begin() const { return Iterator(m_bits); }
    constexpr Iterator end() const { return Iterator(0); }

private:
    std::uint64_t m_bits = 0;
};

constexpr Bitboard DarkSquares{0xAA55AA55AA55AA55};
constexpr Bitboard LightSquares{0x55AA55AA55AA55AA};

constexpr Bitboard bitboardOf(Rank rank) {
    return Bitboard(std::uint64_t{0xFF} << (8 * indexOf(rank)));
}
constexpr Bitboard bitboardOf(File file) {
    return Bitboard(std::uint64_t{0x0101010101010101} << indexOf(file));
}

} // namespace chess
