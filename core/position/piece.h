// The men (FIDE Laws 2.2).
#pragma once

#include "core/position/square.h"

#include <optional>

namespace chess {

enum class Role : std::uint8_t { Pawn, Knight, Bishop, Rook, Queen, King };

constexpr std::array<Role, 6> AllRoles{
    Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King};

// What a pawn may become (3.7.3.3), in the order in which programs offer them.
constexpr std::array<Role, 4> PromotionRoles{Role::Queen, Role::Rook, Role::Bishop, Role::Knight};

constexpr int indexOf(Color color) {
    return static_cast<int>(color);
}
constexpr int indexOf(Role role) {
    return static_cast<int>(role);
}

// The English letter of a role, upper case: P N B R Q K (C.3).
constexpr char letterOf(Role role) {
    return "PNBRQK"[indexOf(role)];
}

// The role of an upper-case English letter.
constexpr std::optional<Role> roleOf(char letter) {
    for (const Role role : AllRoles) {
        if (letterOf(role) == letter) {
            return role;
        }
    }
    return std::nullopt;
}

struct Piece {
    Color color;
    Role role;

    friend constexpr bool operator==(Piece, Piece) = default;
};

} // namespace chess
