// Castling rights (FIDE Laws 3.8.2.1): which castlings the moves so far have not ruled out for
// good.
#pragma once

#include "core/position/bitboard.h"
#include "core/position/piece.h"

namespace chess {

enum class Wing : std::uint8_t { Kingside, Queenside };

constexpr std::array<Wing, 2> AllWings{Wing::Kingside, Wing::Queenside};

class CastlingRights {
public:
    constexpr CastlingRights() = default;
    static constexpr CastlingRights all() { return CastlingRights(0b1111); }
    static constexpr CastlingRights none() { return {}; }

    constexpr bool has(Color color, Wing wing) const { return m_bits & bit(color, wing); }
    constexpr bool isEmpty() const { return m_bits == 0; }
    constexpr void add(Color color, Wing wing) {
        m_bits = static_cast<std::uint8_t>(m_bits | bit(color, wing));
    }
    constexpr void remove(Color color, Wing wing) {
        m_bits = static_cast<std::uint8_t>(m_bits & ~bit(color, wing));
    }
    friend constexpr bool operator==(CastlingRights, CastlingRights) = default;

private:
    friend struct State;

    explicit constexpr CastlingRights(std::uint8_t bits) : m_bits(bits) {}
    static constexpr std::uint8_t bit(Color color, Wing wing) {
        return static_cast<std::uint8_t>(1 << (2 * indexOf(color) + static_cast<int>(wing)));
    }

    std::uint8_t m_bits = 0;
};

// The four squares of a castling (3.8.2): e1 to g1 and h1 to f1 for White on the kingside.
struct CastlingSquares {
    Square kingFrom, kingTo, rookFrom, rookTo;
};

constexpr CastlingSquares castlingSquares(Color color, Wing wing) {
    const Rank rank = color == Color::White ? Rank::R1 : Rank::R8;
    if (wing == Wing::Kingside) {
        return {{File::E, rank}, {File::G, rank}, {File::H, rank}, {File::F, rank}};
    }
    return {{File::E, rank}, {File::C, rank}, {File::A, rank}, {File::D, rank}};
}

} // namespace chess
