// How near a move seems to bring the mate: the order in which a hunt looks at positions. It decides
// nothing but the time that a verdict takes.
#pragma once

#include "core/position/attacks.h"
#include "core/position/state.h"
#include "core/verdict/helpmate/minors.h"

namespace chess::helpmate {

// What things cost while a side has these means to mate.
struct Stage {
    int flight;   // a square beside the king on which it would be safe
    int open;     // any such square at all
    int check;    // no check
    int vain;     // a check that leaves such a square
    int taken;    // the man that gives check can be taken
    int screened; // something can step into the line of the check
    int apart;    // a step more between the kings
    int opposed;  // kings not face to face
    int edge;     // a step more from the king to the edge
    int corner;   // a step more to the corner
    int lost;     // a man of the winner
    int piece;    // gained by taking a piece
    int pawn;     // gained by taking a pawn
};

struct Weights {
    Stage stages[4] = {
        {5, 1, 5, 3, 9, 4, 8, 1, 6, 7, 29, 1, 1}, // several pieces with a queen or rook among them
        {1, 5, 6, 3, 8, 4, 7, 3, 7, 8, 22, 2, 2}, // one or two
        {1, 5, 3, 2, 5, 9, 2, 2, 2, 3, 23, 1, 1}, // pawns
        {3, 5, 6, 1, 7, 4, 6, 1, 5, 3, 12, 0, 1}, // bishops and knights
    };
    int depth = 0;   // sixteenths for a ply
    int many = 3;    // pieces that are several
    int pawns = 24;  // no queen or rook yet, and
    int step = 8;    // for a step of the foremost pawn to its promotion
    int blocked = 8; // if that pawn has a man before it
    int minors = 66; // nothing but bishops and knights
    int minorKing = 8;
    int minorOwnKing = 3;
    int minorClose = 3;
    int minorMan = 2;
    int patience = 65; // nodes before
    int every = 2;     // every so many-th step is taken from
    int span = 16;     // so many ranks
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
    int ofLone(Move move) const;

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
        for (const Square from :
             m_board.of(Winner) & (m_board.of(Role::Bishop) | m_board.of(Role::Queen))) {
            each(attacks::bishop(from, occupied));
        }
        for (const Square from :
             m_board.of(Winner) & (m_board.of(Role::Rook) | m_board.of(Role::Queen))) {
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
        for (const Square from : men& m_board.of(Role::Knight)) {
            m_defence |= attacks::knight(from);
        }
        for (const Square from : men&(m_board.of(Role::Bishop) | m_board.of(Role::Queen))) {
            m_defence |= attacks::bishop(from, m_occupied);
        }
        for (const Square from : men&(m_board.of(Role::Rook) | m_board.of(Role::Queen))) {
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
        const Bitboard men = m_board.of(Winner);
        m_majors = (men & (m_board.of(Role::Rook) | m_board.of(Role::Queen))).count();
        m_withoutMajor = withoutMajor();
        m_means = m_majors > 0 ? 0 : m_withoutMajor;
        const int pieces = (men & ~m_board.of(Role::Pawn)).count();
        const bool hasPawn = pieces != men.count();
        const Bitboard others = men & ~m_board.of(Role::King);
        m_isLone = m_majors == 0 && !hasPawn &&
                   (others.count() == 1 || (others & m_board.of(Role::Knight)).isEmpty()) &&
                   ((others & LightSquares).isEmpty() || (others & DarkSquares).isEmpty());
        m_minors = others;
        m_stage =
            &TheWeights
                 .stages[m_majors > 0 ? (pieces > TheWeights.many ? 0 : 1) : (hasPawn ? 2 : 3)];
    }
    int withoutMajor() const {
        int best = TheWeights.minors;
        for (const Square pawn : m_board.of(Winner, Role::Pawn)) {
            best = std::min(best, ofPawn(pawn));
        }
        return best;
    }
    int ofPawn(Square pawn) const {
        const bool isBlocked = m_occupied.contains(Square::at(pawn.index() + Up));
        return TheWeights.pawns + TheWeights.step * stepsToGo(pawn) +
               (isBlocked ? TheWeights.blocked : 0);
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
        return Zero + (flights > 0 ? m_stage->open : 0) + m_stage->flight * flights +
               m_stage->apart * apart + m_stage->edge * toEdge(king) +
               m_stage->corner * toCorner(king) + (isOpposed ? 0 : m_stage->opposed);
    }

    static constexpr int Zero = 32; // so that no score is less than nothing

    const Board& m_board;
    Bitboard m_occupied;
    Square m_king = Square::at(0); // the loser's
    Square m_ownKing = Square::at(0);
    Bitboard m_ring;
    Bitboard m_once, m_twice; // attacked by the winner
    Bitboard m_defence;
    int m_majors = 16;
    int m_withoutMajor = 0;
    int m_means = 0;
    const Stage* m_stage = nullptr;
    bool m_isLone = false; // a lone knight or bishops on one colour
    Bitboard m_minors;
    // of the man that moved last
    std::optional<Square> m_from;
    Bitboard m_others;
};

template <Color Winner>
int Scorer<Winner>::ofLone(Move move) const {
    const Bitboard from = move.from();
    const Bitboard to = move.to();
    const auto men = [&](Role role) { return m_board.of(Loser, role) & ~from & ~to; };
    const Role role =
        !(m_board.of(Role::Knight) & m_minors).isEmpty() ? Role::Knight : Role::Bishop;
    MinorPlan plan{
        Winner,
        m_king,
        m_ownKing,
        m_minors,
        role,
        men(Role::Pawn),
        men(Role::Knight),
        men(Role::Bishop),
        men(Role::Rook)};
    if (m_ownKing == move.from()) {
        plan.ownKing = move.to();
    } else if (m_minors.contains(move.from())) {
        plan.minors = (m_minors & ~from) | to;
    } else if (m_king == move.from()) {
        plan.king = move.to();
    } else {
        switch (move.promotion().value_or(move.role())) {
        case Role::Pawn: plan.pawns |= to; break;
        case Role::Knight: plan.knights |= to; break;
        case Role::Bishop: plan.bishops |= to; break;
        case Role::Rook: plan.rooks |= to; break;
        default: break;
        }
    }
    return TheWeights.minors + stepsToMate(plan);
}

template <Color Winner>
int Scorer<Winner>::ofWinner(Move move) {
    if (m_isLone) {
        return ofLone(move);
    }
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
    int check = m_stage->check;
    if (attacked.contains(m_king)) {
        check = flights > 0 ? m_stage->vain
                            : (m_defence.contains(to) ? m_stage->taken : 0) +
                                  ((attacks::between(to, m_king) & m_defence).isEmpty()
                                       ? 0
                                       : m_stage->screened);
    } else if (m_others.contains(m_king)) {
        check = flights > 0 ? m_stage->vain : 0;
    }
    int means = m_means;
    if (role == Role::Pawn && m_majors == 0) {
        if (move.isPromotion()) {
            means = after == Role::Queen || after == Role::Rook ? 0 : m_means;
        } else {
            means = std::min(m_means, ofPawn(to));
        }
    }
    if (move.isCapture()) {
        means -= m_board.of(Role::Pawn).contains(to) ? m_stage->pawn : m_stage->piece;
    }
    return aroundKing(m_king, role == Role::King ? to : m_ownKing, flights) + check + means;
}

template <Color Winner>
int Scorer<Winner>::ofLoser(Move move) const {
    if (m_isLone) {
        return ofLone(move);
    }
    const Square from = move.from();
    const Square to = move.to();
    const bool isKing = move.role() == Role::King;
    const Square king = isKing ? to : m_king;
    const Bitboard men = (m_board.of(Loser) ^ from) | to;
    const int flights = (attacks::king(king) & ~men & ~m_once).count();
    int means = m_means;
    if (move.isCapture()) {
        means += m_stage->lost;
        const Bitboard majors =
            m_board.of(Winner) & (m_board.of(Role::Rook) | m_board.of(Role::Queen));
        if (m_majors == 1 && majors.contains(to)) {
            means = m_withoutMajor;
        }
    }
    return aroundKing(king, m_ownKing, flights) + m_stage->check + means;
}

} // namespace chess::helpmate
