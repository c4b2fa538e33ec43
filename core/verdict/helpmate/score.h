// How near a move seems to bring the mate: the order in which a hunt looks at positions. It decides
// nothing but the time that a verdict takes.
#pragma once

#include "core/position/attacks.h"
#include "core/position/state.h"

namespace chess::helpmate {

struct Weights {
    int flightFew = 0;  // for a square beside the king on which it would be safe
    int flightMany = 5; // the same where many pieces attack
    int check = 5;      // no check yet
    int kingFew = 6;    // for a step more between the kings
    int kingMany = 6;   // for a step more between the kings
    int edge = 6;       // for a step more from the king to the edge
    int corner = 7;     // for a step more to the corner
    int opposed = 1;    // kings not face to face
    int noMajor = 29;   // no queen or rook, and
    int noPawn = 26;    // no pawn either, or
    int pawnStep = 8;   // for a step more of a pawn to its promotion
    int blocked = 7;    // that pawn has a man before it
    int minors = 5;     // fewer of these than two
    int lostMan = 22;    // of the winner
    int wonPiece = 1;   // a piece taken
    int wonPawn = 1;
    int depth = 0;      // sixteenths for a ply
    int many = 2;       // pieces that are many
    int taken = 7;      // the man that gives check can be taken
    int screened = 4;   // something can step into the line of the check
};

#ifdef TUNE
extern Weights TheWeights;
#else
inline constexpr Weights TheWeights{};
#endif

inline int distance(Square a, Square b) {
    const int files = std::abs((a.index() & 7) - (b.index() & 7));
    const int ranks = std::abs((a.index() >> 3) - (b.index() >> 3));
    return std::max(files, ranks);
}

inline int toEdge(Square square) {
    const int file = square.index() & 7;
    const int rank = square.index() >> 3;
    return std::min(std::min(file, 7 - file), std::min(rank, 7 - rank));
}

inline int toCorner(Square square) {
    const int file = square.index() & 7;
    const int rank = square.index() >> 3;
    return std::max(std::min(file, 7 - file), std::min(rank, 7 - rank));
}

// Scores the moves of one position; lower is nearer.
template <Color Winner>
class Scorer {
public:
    explicit Scorer(const State& state) : m_board(state.board), m_occupied(m_board.occupied()) {
        m_king = m_board.of(Loser, Role::King).first();
        m_ownKing = m_board.of(Winner, Role::King).first();
        m_ring = attacks::king(m_king);
        if (state.turn == Winner) {
            findAttacks();
            findDefence();
        } else {
            findDangers();
        }
        findMeans();
    }

    int ofWinner(Move move);
    int ofLoser(Move move) const;

private:
    static constexpr Color Loser = !Winner;

    Bitboard attacksOf(Role role, Square from, Bitboard occupied) const {
        switch (role) {
        case Role::Pawn: return attacks::pawn(Winner, from);
        case Role::Knight: return attacks::knight(from);
        case Role::Bishop: return attacks::bishop(from, occupied);
        case Role::Rook: return attacks::rook(from, occupied);
        case Role::Queen: return attacks::queen(from, occupied);
        case Role::King: return attacks::king(from);
        }
        return {};
    }

    template <typename Each>
    void eachAttack(Bitboard occupied, Each each) const {
        for (const Square from : m_board.of(Winner, Role::Knight)) {
            each(attacks::knight(from));
        }
        for (const Square from : m_board.of(Winner) & (m_board.of(Role::Bishop) | m_board.of(Role::Queen))) {
            each(attacks::bishop(from, occupied));
        }
        for (const Square from : m_board.of(Winner) & (m_board.of(Role::Rook) | m_board.of(Role::Queen))) {
            each(attacks::rook(from, occupied));
        }
        each(attacks::king(m_ownKing));
        const std::uint64_t pawns = m_board.of(Winner, Role::Pawn).bits();
        constexpr std::uint64_t NotA = ~bitboardOf(File::A).bits();
        constexpr std::uint64_t NotH = ~bitboardOf(File::H).bits();
        if constexpr (Winner == Color::White) {
            each(Bitboard((pawns & NotA) << 7));
            each(Bitboard((pawns & NotH) << 9));
        } else {
            each(Bitboard((pawns & NotA) >> 9));
            each(Bitboard((pawns & NotH) >> 7));
        }
    }
    void findAttacks() { // how often each square is attacked
        eachAttack(m_occupied, [this](Bitboard attacked) {
            m_twice |= m_once & attacked;
            m_once |= attacked;
        });
    }
    void findDangers() { // the king does not shelter squares behind it
        eachAttack(m_occupied ^ m_king, [this](Bitboard attacked) { m_once |= attacked; });
    }

    void findDefence() { // where the loser's men other than the king can go next, roughly
        const Bitboard men = m_board.of(Loser);
        for (const Square from : men & m_board.of(Role::Knight)) {
            m_defence |= attacks::knight(from);
        }
        for (const Square from : men & (m_board.of(Role::Bishop) | m_board.of(Role::Queen))) {
            m_defence |= attacks::bishop(from, m_occupied);
        }
        for (const Square from : men & (m_board.of(Role::Rook) | m_board.of(Role::Queen))) {
            m_defence |= attacks::rook(from, m_occupied);
        }
        const std::uint64_t pawns = m_board.of(Loser, Role::Pawn).bits();
        constexpr std::uint64_t NotA = ~bitboardOf(File::A).bits();
        constexpr std::uint64_t NotH = ~bitboardOf(File::H).bits();
        m_defence |= Winner == Color::White
                         ? Bitboard(((pawns & NotA) >> 9) | ((pawns & NotH) >> 7))
                         : Bitboard(((pawns & NotA) << 7) | ((pawns & NotH) << 9));
    }

    void findMeans() {
        m_majors = (m_board.of(Winner) & (m_board.of(Role::Rook) | m_board.of(Role::Queen))).count();
        const Bitboard pieces = m_board.of(Winner) & ~m_board.of(Role::Pawn);
        m_isMany = pieces.count() > TheWeights.many;
        m_withoutMajor = withoutMajor();
        m_means = m_majors > 0 ? 0 : m_withoutMajor;
    }
    int withoutMajor() const {
        const Bitboard pawns = m_board.of(Winner, Role::Pawn);
        const int minors =
            (m_board.of(Winner) & (m_board.of(Role::Knight) | m_board.of(Role::Bishop))).count();
        const int few = minors >= 2 ? 0 : TheWeights.minors;
        if (pawns.isEmpty()) {
            return TheWeights.noMajor / 2 + (minors >= 2 ? 0 : TheWeights.noPawn);
        }
        int best = 99;
        for (const Square pawn : pawns) {
            const bool isBlocked = m_occupied.contains(Square::at(pawn.index() + Up));
            best = std::min(best, TheWeights.pawnStep * stepsToGo(pawn) + (isBlocked ? TheWeights.blocked : 0));
        }
        return std::min(TheWeights.noMajor + best, TheWeights.noMajor + few * 8);
    }
    static constexpr int Up = Winner == Color::White ? 8 : -8;
    static int stepsToGo(Square pawn) {
        const int rank = pawn.index() >> 3;
        return Winner == Color::White ? 7 - rank : rank;
    }
    int aroundKing(Square king, Square ownKing, int flights) const {
        const int files = std::abs((king.index() & 7) - (ownKing.index() & 7));
        const int ranks = std::abs((king.index() >> 3) - (ownKing.index() >> 3));
        const int apart = std::max(files, ranks) - 2;
        const bool isOpposed = files == 0 || ranks == 0;
        return 64 - 16 + (m_isMany ? TheWeights.flightMany * flights + TheWeights.kingMany * apart
                         : TheWeights.flightFew * flights + TheWeights.kingFew * apart) +
               TheWeights.edge * toEdge(king) + TheWeights.corner * toCorner(king) +
               (isOpposed ? 0 : TheWeights.opposed);
    }

    const Board& m_board;
    Bitboard m_occupied;
    Square m_king = Square::at(0); // the loser's
    Square m_ownKing = Square::at(0);
    Bitboard m_ring;
    Bitboard m_once, m_twice; // attacked by the winner
    Bitboard m_defence;
    int m_majors = 0;
    int m_withoutMajor = 0;
    int m_means = 0;
    bool m_isMany = false;
    // of the man that moved last
    std::optional<Square> m_from;
    Bitboard m_others;
};

template <Color Winner>
int Scorer<Winner>::ofWinner(Move move) {
    const Square from = move.from();
    const Square to = move.to();
    const Role role = move.role();
    if (m_from != from) {
        m_from = from;
        const Bitboard own = attacksOf(role, from, m_occupied);
        m_others = (m_once & ~own) | m_twice;
    }
    const Role after = move.promotion().value_or(role);
    const Bitboard attacked = attacksOf(after, to, m_occupied ^ from);
    const Bitboard free = m_ring & (~m_board.of(Loser) | to);
    const int flights = (free & ~(m_others | attacked)).count();
    int check = TheWeights.check;
    if (attacked.contains(m_king)) {
        check = (m_defence.contains(to) ? TheWeights.taken : 0) +
                ((attacks::between(to, m_king) & m_defence).isEmpty() ? 0 : TheWeights.screened);
    } else if (m_others.contains(m_king)) {
        check = 0;
    }
    int means = m_means;
    if (role == Role::Pawn && m_majors == 0) {
        if (move.isPromotion()) {
            means = after == Role::Queen || after == Role::Rook ? 0 : m_means;
        } else {
            const bool isBlocked = m_occupied.contains(Square::at(to.index() + Up));
            means = std::min(
                m_means,
                TheWeights.noMajor + TheWeights.pawnStep * stepsToGo(to) + (isBlocked ? TheWeights.blocked : 0)
            );
        }
    }
    if (move.isCapture()) {
        means -= m_board.of(Role::Pawn).contains(to) ? TheWeights.wonPawn : TheWeights.wonPiece;
    }
    return aroundKing(m_king, role == Role::King ? to : m_ownKing, flights) +
           check + means;
}

template <Color Winner>
int Scorer<Winner>::ofLoser(Move move) const {
    const Square from = move.from();
    const Square to = move.to();
    const bool isKing = move.role() == Role::King;
    const Square king = isKing ? to : m_king;
    const Bitboard men = (m_board.of(Loser) ^ from) | to;
    const int flights = (attacks::king(king) & ~men & ~m_once).count();
    int means = m_means;
    if (move.isCapture()) {
        means += TheWeights.lostMan;
        const Bitboard majors =
            m_board.of(Winner) & (m_board.of(Role::Rook) | m_board.of(Role::Queen));
        if (m_majors == 1 && majors.contains(to)) {
            means = m_withoutMajor;
        }
    }
    return aroundKing(king, m_ownKing, flights) + TheWeights.check + means;
}

} // namespace chess::helpmate
