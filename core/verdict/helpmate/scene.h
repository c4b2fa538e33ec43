// Men that roam: each may be anywhere in its room, which is all the squares that it can come to
// while the pawns stand as they stand. Others of them, and men in the way, are left aside, so that
// the room is never too small.
#pragma once

#include "core/position/state.h"
#include "core/verdict/helpmate/places.h"

#include <optional>
#include <vector>

namespace chess::helpmate {

constexpr bool isLineMan(Role role) {
    return role == Role::Bishop || role == Role::Rook || role == Role::Queen;
}

struct Roamer {
    Color color;
    Role role;
    Bitboard room;

    friend bool operator==(const Roamer&, const Roamer&) = default;
};

// Pawns that stay, and who roams among them.
class Scene {
public:
    Scene() = default;
    explicit Scene(const Board& board); // its pawns; nobody roams yet

    // Who stands on a square now, or on one of these; he may have come from other pawns' days.
    void add(Color color, Role role, Bitboard squares);
    void addAllOf(const Scene& other, std::optional<std::size_t> but = std::nullopt);
    void settle(); // the same men in the same rooms make the same scene

    std::size_t size() const { return m_roamers.size(); }
    const Roamer& operator[](std::size_t at) const { return m_roamers[at]; }
    Bitboard reach(std::size_t at) const { return m_reach[at]; } // what it may attack
    Bitboard rooms(Color color) const;                           // of all of them
    Bitboard reach(Color color, std::optional<std::size_t> but = std::nullopt) const;
    bool canRoam(Color color) const; // one of them has two squares at least
    bool hasLinesExcept(Color color, std::optional<std::size_t> but) const;

    // Roamers of a colour, each on one square, may stand on all of these.
    bool canFill(Bitboard squares, Color color) const;

    // The same with roamers of the other colour, but for one, attacking some of them instead.
    bool canClose(
        Bitboard squares,
        Color color,
        Bitboard occupied,
        std::optional<std::size_t> but = std::nullopt
    ) const;

    // Where the roamers stand then that have a part in it; nothing also where that takes long to
    // tell.
    std::optional<Places>
    closing(Bitboard squares, Color color, Bitboard occupied, std::optional<std::size_t> but) const;

    bool hasPawnsOf(const Board& board) const;
    std::uint64_t hash() const;
    friend bool operator==(const Scene& a, const Scene& b) {
        return a.m_pawns == b.m_pawns && a.m_roamers == b.m_roamers;
    }

private:
    struct Closing { // see canClose()
        Bitboard squares;
        Color color;
        Bitboard occupied;
        std::optional<std::size_t> but;
    };

    bool closeFrom(std::size_t first, const Closing& closing, int& steps, Places* places) const;
    bool fill(Bitboard squares, Color color, Places& places) const;

    std::array<Bitboard, 2> m_pawns{}; // by colour
    std::vector<Roamer> m_roamers;
    std::vector<Bitboard> m_reach;
};

} // namespace chess::helpmate
