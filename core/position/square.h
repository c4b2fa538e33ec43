// The sixty-four squares (FIDE Laws 2.1, 2.4). A Square is always one of them: "no square" is
// std::optional.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace chess {

enum class Color : std::uint8_t { White, Black };

constexpr std::array<Color, 2> AllColors{Color::White, Color::Black};

constexpr Color operator!(Color color) {
    return color == Color::White ? Color::Black : Color::White;
}

enum class File : std::uint8_t { A, B, C, D, E, F, G, H };
enum class Rank : std::uint8_t { R1, R2, R3, R4, R5, R6, R7, R8 };

constexpr int indexOf(File file) {
    return static_cast<int>(file);
}
constexpr int indexOf(Rank rank) {
    return static_cast<int>(rank);
}

class Square {
public:
    constexpr Square(File file, Rank rank)
        : m_index(static_cast<std::uint8_t>(indexOf(rank) * 8 + indexOf(file))) {}

    // The square of an index 0 (a1), 1 (b1) ... 63 (h8).
    static constexpr Square at(int index) {
        assert(index >= 0 && index < 64);
        return Square(static_cast<std::uint8_t>(index));
    }

    // "e4"; nothing for any other text.
    static constexpr std::optional<Square> parse(std::string_view text) {
        if (text.size() != 2 || text[0] < 'a' || text[0] > 'h' || text[1] < '1' || text[1] > '8') {
            return std::nullopt;
        }
        return at((text[1] - '1') * 8 + (text[0] - 'a'));
    }

    constexpr int index() const { return m_index; }
    constexpr File file() const { return static_cast<File>(m_index & 7); }
    constexpr Rank rank() const { return static_cast<Rank>(m_index >> 3); }

    // a1 is dark, h1 light (2.1).
    constexpr bool isLight() const { return ((m_index >> 3) + (m_index & 7)) % 2 == 1; }

    // The square so many files to the right and ranks up, seen from White; nothing outside the
    // board.
    constexpr std::optional<Square> offset(int files, int ranks) const {
        const int file = (m_index & 7) + files;
        const int rank = (m_index >> 3) + ranks;
        if (file < 0 || file > 7 || rank < 0 || rank > 7) {
            return std::nullopt;
        }
        return at(rank * 8 + file);
    }

    std::string name() const {
        return {static_cast<char>('a' + (m_index & 7)), static_cast<char>('1' + (m_index >> 3))};
    }

    friend constexpr bool operator==(Square, Square) = default;

private:
    explicit constexpr Square(std::uint8_t index) : m_index(index) {}

    std::uint8_t m_index;
};

} // namespace chess
