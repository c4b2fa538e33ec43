#include "core/verdict/helpmate/confined.h"

#include "core/position/attacks.h"
#include "core/verdict/helpmate/geometry.h"
#include "core/verdict/helpmate/places.h"

#include <algorithm>

namespace chess::helpmate {
namespace {

struct Man {
    Color color;
    Role role;
    Square start;
    Bitboard room;  // where it may come to
    Bitboard reach; // what it may attack from there
    bool mayBeTaken = false;
};

// Grows the rooms of all men together until nothing more can be added. A man is taken to be in the
// way only while it can neither leave its square nor be taken there; a king is held back only by
// men like that. Every legal move from within the bound stays within it, so that it holds for all
// positions that can arise, as long as no pawn reaches its last rank.
class Bound {
public:
    explicit Bound(const State& state);

    bool grow(); // false: a pawn may be promoted
    bool fitsMate(Color winner) const;
    Confined result(Color winner) const;

private:
    static constexpr std::size_t MostMen = 32;

    void findFixed();
    void growMan(Man& man);
    void growPawn(Man& man);
    Bitboard barred(const Man& pawn) const; // where it cannot step
    void take(const Man& by);
    Bitboard reachOf(const Man& man) const;
    Bitboard open(const Man& man) const; // squares that a man may enter if it gets there
    bool fitsMate(Square king, Color winner, Bitboard reach, Bitboard kingRoom) const;
    bool canClose(Bitboard squares, Color side) const;

    std::array<std::optional<Man>, MostMen> m_men;
    std::size_t m_count = 0;
    Bitboard m_fixed;                         // squares of men that stay for good
    std::array<Bitboard, 2> m_fixedOf;        // the same by colour
    std::array<Bitboard, 2> m_alwaysAttacked; // by them, whatever stands between
    bool m_hasGrown = false;
};

Bound::Bound(const State& state) {
    for (const Square square : state.board.occupied()) {
        const Piece piece = *state.board.pieceAt(square);
        m_men[m_count++] = Man{piece.color, piece.role, square, square, {}};
    }
}

void Bound::findFixed() {
    m_fixed = {};
    m_fixedOf = {};
    m_alwaysAttacked = {};
    for (std::size_t i = 0; i < m_count; ++i) {
        const Man& man = *m_men[i];
        if (man.mayBeTaken || man.room != Bitboard(man.start)) {
            continue;
        }
        const auto color = static_cast<std::size_t>(indexOf(man.color));
        m_fixed |= man.start;
        m_fixedOf[color] |= man.start;
        if (man.role == Role::Pawn || man.role == Role::Knight || man.role == Role::King) {
            m_alwaysAttacked[color] |= attacks::of({man.color, man.role}, man.start, {});
        }
    }
}

Bitboard Bound::open(const Man& man) const {
    const Bitboard squares = ~m_fixedOf[static_cast<std::size_t>(indexOf(man.color))];
    return man.role == Role::King
               ? squares & ~m_alwaysAttacked[static_cast<std::size_t>(indexOf(!man.color))]
               : squares;
}

Bitboard Bound::reachOf(const Man& man) const {
    Bitboard reach;
    for (const Square from : man.room) {
        reach |= attacks::of({man.color, man.role}, from, m_fixed);
    }
    return reach;
}

// Two pawns that stay on their file, and of which the other is never taken, never pass each other.
Bitboard Bound::barred(const Man& pawn) const {
    const Bitboard file = bitboardOf(pawn.start.file());
    Bitboard squares;
    if (!(pawn.room & ~file).isEmpty()) {
        return {};
    }
    for (std::size_t i = 0; i < m_count; ++i) {
        const Man& other = *m_men[i];
        const bool isMet = (other.start.rank() > pawn.start.rank()) == (pawn.color == Color::White);
        if (other.role == Role::Pawn && other.color != pawn.color && !other.mayBeTaken &&
            (other.room & ~file).isEmpty() && isMet) {
            squares |= other.start;
        }
    }
    return squares;
}

void Bound::growPawn(Man& man) {
    const int up = man.color == Color::White ? 1 : -1;
    const Rank third = man.color == Color::White ? Rank::R3 : Rank::R6;
    const Bitboard free = ~(m_fixed | barred(man));
    const Bitboard once = shifted(man.room, 0, up) & free;
    man.room |= once | (shifted(once & bitboardOf(third), 0, up) & free);
    for (std::size_t i = 0; i < m_count; ++i) {
        if (m_men[i]->color != man.color && m_men[i]->role != Role::King) {
            man.room |= man.reach & m_men[i]->room;
        }
    }
}

void Bound::growMan(Man& man) {
    const Bitboard before = man.room;
    man.reach = reachOf(man);
    if (man.role == Role::Pawn) {
        growPawn(man);
    } else {
        man.room |= man.reach & open(man);
    }
    m_hasGrown = m_hasGrown || man.room != before;
}

// En passant takes a pawn on a square that a single step would have brought it to, which is in its
// room.
void Bound::take(const Man& by) {
    const Bitboard squares = by.reach & open(by);
    for (std::size_t i = 0; i < m_count; ++i) {
        Man& man = *m_men[i];
        if (man.color != by.color && man.role != Role::King && !man.mayBeTaken &&
            !(squares & man.room).isEmpty()) {
            man.mayBeTaken = true;
            m_hasGrown = true;
        }
    }
}

bool Bound::grow() {
    constexpr Bitboard LastRanks = bitboardOf(Rank::R1) | bitboardOf(Rank::R8);
    do {
        m_hasGrown = false;
        findFixed();
        for (std::size_t i = 0; i < m_count; ++i) {
            growMan(*m_men[i]);
            take(*m_men[i]);
            if (m_men[i]->role == Role::Pawn && !(m_men[i]->room & LastRanks).isEmpty()) {
                return false;
            }
        }
    } while (m_hasGrown);
    return true;
}

// Men of a side, each on one square, may stand on all of these.
bool Bound::canClose(Bitboard squares, Color side) const {
    Places places;
    return places.fill(squares, m_count, [this, side](std::size_t i, Square square) {
        const Man& man = *m_men[i];
        return man.color == side && man.role != Role::King && man.room.contains(square);
    });
}

bool Bound::fitsMate(Square king, Color winner, Bitboard reach, Bitboard kingRoom) const {
    const Bitboard closed = m_fixedOf[static_cast<std::size_t>(indexOf(!winner))] |
                            m_alwaysAttacked[static_cast<std::size_t>(indexOf(winner))] | reach;
    const Bitboard flights = attacks::king(king) & ~closed;
    if (canClose(flights, !winner)) {
        return true;
    }
    Bitboard near; // the king of the winner where it closes one at least
    for (const Square flight : flights) {
        near |= attacks::king(flight);
    }
    for (const Square other : near& kingRoom & ~attacks::king(king) & ~Bitboard(king)) {
        if (canClose(flights & ~attacks::king(other), !winner)) {
            return true;
        }
    }
    return false;
}

bool Bound::fitsMate(Color winner) const {
    Bitboard reach; // of the winner's men without the king
    std::array<Bitboard, 2> kingRooms;
    for (std::size_t i = 0; i < m_count; ++i) {
        const Man& man = *m_men[i];
        if (man.role == Role::King) {
            kingRooms[static_cast<std::size_t>(indexOf(man.color))] = man.room;
        } else if (man.color == winner) {
            reach |= man.reach;
        }
    }
    const Bitboard checked = kingRooms[static_cast<std::size_t>(indexOf(!winner))] & reach;
    return std::any_of(checked.begin(), checked.end(), [&](Square king) {
        return fitsMate(king, winner, reach, kingRooms[static_cast<std::size_t>(indexOf(winner))]);
    });
}

Confined Bound::result(Color winner) const {
    Confined result;
    for (std::size_t i = 0; i < m_count; ++i) {
        const Man& man = *m_men[i];
        if (man.role == Role::King && man.color != winner) {
            result.kingRegion = man.room;
        } else if (man.role == Role::Pawn && m_fixed.contains(man.start)) {
            result.lockedPawns |= man.start;
        }
    }
    return result;
}

} // namespace

std::optional<Confined> confined(const State& state, Color winner) {
    if (state.enPassantSquare() || !state.castlingRights.isEmpty()) {
        return std::nullopt;
    }
    Bound bound(state);
    if (!bound.grow() || bound.fitsMate(winner)) {
        return std::nullopt;
    }
    return bound.result(winner);
}

} // namespace chess::helpmate
