#include "core/verdict/helpmate/scene.h"

#include "core/position/attacks.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace chess::helpmate {
namespace {

auto keyOf(const Roamer& roamer) {
    return std::tuple(indexOf(roamer.color), indexOf(roamer.role), roamer.room.bits());
}

constexpr int MostSteps = 200;

} // namespace

Scene::Scene(const Board& board)
    : m_pawns{board.of(Color::White, Role::Pawn), board.of(Color::Black, Role::Pawn)} {}

bool Scene::hasPawnsOf(const Board& board) const {
    return m_pawns[0] == board.of(Color::White, Role::Pawn) &&
           m_pawns[1] == board.of(Color::Black, Role::Pawn);
}

void Scene::add(Color color, Role role, Bitboard squares) {
    const Bitboard pawns = m_pawns[0] | m_pawns[1];
    Bitboard room = squares;
    Bitboard reach;
    for (Bitboard fresh = squares; !fresh.isEmpty();) {
        Bitboard next;
        for (const Square from : fresh) {
            next |= attacks::of({color, role}, from, pawns);
        }
        reach |= next;
        fresh = next & ~pawns & ~room;
        room |= fresh;
    }
    m_roamers.push_back({color, role, room});
    m_reach.push_back(reach);
}

void Scene::addAllOf(const Scene& other, std::optional<std::size_t> but) {
    const bool areSamePawns = m_pawns == other.m_pawns;
    for (std::size_t i = 0; i < other.size(); ++i) {
        if (i == but) {
            continue;
        }
        if (areSamePawns) {
            m_roamers.push_back(other.m_roamers[i]);
            m_reach.push_back(other.m_reach[i]);
        } else {
            add(other[i].color, other[i].role, other[i].room);
        }
    }
}

void Scene::settle() {
    const auto isBefore = [this](std::size_t a, std::size_t b) {
        return keyOf(m_roamers[a]) < keyOf(m_roamers[b]);
    };
    std::vector<std::size_t> order(size());
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(), isBefore);
    Scene sorted;
    sorted.m_pawns = m_pawns;
    for (const std::size_t at : order) {
        sorted.m_roamers.push_back(m_roamers[at]);
        sorted.m_reach.push_back(m_reach[at]);
    }
    *this = std::move(sorted);
}

Bitboard Scene::rooms(Color color) const {
    Bitboard rooms;
    for (const Roamer& roamer : m_roamers) {
        rooms |= roamer.color == color ? roamer.room : Bitboard();
    }
    return rooms;
}

Bitboard Scene::reach(Color color, std::optional<std::size_t> but) const {
    Bitboard reach;
    for (std::size_t i = 0; i < size(); ++i) {
        reach |= m_roamers[i].color == color && i != but ? m_reach[i] : Bitboard();
    }
    return reach;
}

bool Scene::canRoam(Color color) const {
    return std::any_of(m_roamers.begin(), m_roamers.end(), [color](const Roamer& roamer) {
        return roamer.color == color && roamer.room.count() > 1;
    });
}

bool Scene::hasLinesExcept(Color color, std::optional<std::size_t> but) const {
    for (std::size_t i = 0; i < size(); ++i) {
        if (m_roamers[i].color == color && i != but && isLineMan(m_roamers[i].role)) {
            return true;
        }
    }
    return false;
}

bool Scene::canFill(Bitboard squares, Color color) const {
    int anywhere = 0; // who may stand on each of them
    Bitboard rooms;
    for (const Roamer& roamer : m_roamers) {
        if (roamer.color == color) {
            rooms |= roamer.room;
            anywhere += (squares & ~roamer.room).isEmpty() ? 1 : 0;
        }
    }
    if (!(squares & ~rooms).isEmpty()) {
        return false;
    }
    if (squares.isEmpty() || anywhere >= squares.count()) {
        return true;
    }
    Places places;
    return fill(squares, color, places);
}

bool Scene::fill(Bitboard squares, Color color, Places& places) const {
    return places.fill(squares, size(), [this, color](std::size_t man, Square square) {
        return m_roamers[man].color == color && m_roamers[man].room.contains(square);
    });
}

bool Scene::canClose(
    Bitboard squares, Color color, Bitboard occupied, std::optional<std::size_t> but
) const {
    int steps = MostSteps;
    const Bitboard filled = squares & ~reach(!color, but);
    return (filled & occupied).isEmpty() && canFill(filled, color) &&
           closeFrom(0, {squares, color, occupied, but}, steps, nullptr);
}

std::optional<Places> Scene::closing(
    Bitboard squares, Color color, Bitboard occupied, std::optional<std::size_t> but
) const {
    Places places;
    int steps = MostSteps;
    const bool isFound = closeFrom(0, {squares, color, occupied, but}, steps, &places);
    return isFound && steps >= 0 ? std::optional(places) : std::nullopt;
}

// With so many roamers that it takes long to tell, they can.
bool Scene::closeFrom(std::size_t first, const Closing& closing, int& steps, Places* places) const {
    if (--steps < 0) {
        return true;
    }
    const bool isOccupied = !(closing.squares & closing.occupied).isEmpty();
    if (!isOccupied && canFill(closing.squares, closing.color)) {
        return !places || fill(closing.squares, closing.color, *places);
    }
    for (std::size_t i = first; i < size(); ++i) {
        const Roamer& roamer = m_roamers[i];
        if (roamer.color == closing.color || i == closing.but ||
            (m_reach[i] & closing.squares).isEmpty()) {
            continue;
        }
        std::array<Bitboard, 64> tried;
        std::size_t count = 0;
        for (const Square from : roamer.room & ~closing.occupied) {
            const Bitboard attacked =
                attacks::of({roamer.color, roamer.role}, from, closing.occupied) & closing.squares;
            const auto end = tried.begin() + static_cast<std::ptrdiff_t>(count);
            if (attacked.isEmpty() || std::find(tried.begin(), end, attacked) != end) {
                continue;
            }
            tried[count++] = attacked;
            Closing rest = closing;
            rest.squares &= ~attacked;
            if (closeFrom(i + 1, rest, steps, places)) {
                if (places) {
                    places->put(i, from);
                }
                return true;
            }
        }
    }
    return false;
}

std::uint64_t Scene::hash() const {
    constexpr std::uint64_t Mix = 0x9E3779B97F4A7C15;
    std::uint64_t sum = m_pawns[0].bits() * 0xA0761D6478BD642F ^ m_pawns[1].bits();
    for (const Roamer& roamer : m_roamers) {
        const auto kind =
            static_cast<std::uint64_t>(indexOf(roamer.role) * 2 + indexOf(roamer.color) + 1);
        sum = (sum ^ (sum >> 29) ^ roamer.room.bits()) * Mix + kind;
    }
    return (sum ^ (sum >> 32)) * Mix;
}

} // namespace chess::helpmate
