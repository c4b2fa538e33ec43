// How near a move seems to bring the mate: the order in which a hunt looks at positions. It decides
// nothing but the time that a verdict takes. Lower is nearer.
#pragma once

#include "core/position/attacks.h"
#include "core/verdict/helpmate/geometry.h"
#include "core/verdict/helpmate/minors.h"
#include "core/verdict/helpmate/weights.h"

namespace chess::helpmate {

// Scores the moves of one position.
template <Color Winner>
class Scorer {
public:
    explicit Scorer(const Board& board);

    // take(Move, score) for each move.
    template <typename Take>
    void ofWinner(const MoveList& moves, Take take);
    template <typename Take>
    void ofLoser(const MoveList& moves, Take take);

private:
    static constexpr Color Loser = !Winner;
    static constexpr int Up = Winner == Color::White ? 8 : -8;
    static constexpr int Zero = 32; // so that no score is less than nothing

    Bitboard attacksOf(Role role, Square from, Bitboard occupied) const;
    template <typename Each>
    void eachAttack(Bitboard occupied, Each each) const;
    void findDefence();

    int withoutMajor() const;
    int ofPawn(Square pawn) const;
    int meansAfter(Move move) const;
    int place(Square king, Square ownKing) const;
    int flights(Bitboard squares) const;
    int check(Square to, Bitboard attacked, bool hasFlight) const;

    const Board& m_board;
    const Bitboard m_occupied;
    const Bitboard m_majors; // queens and rooks of the winner
    const Square m_king;     // of the loser
    const Square m_ownKing;  // of the winner
    const Bitboard m_ring;   // round the loser's king
    const Stage* m_stage;
    int m_withoutMajor = 0;
    int m_means = 0;
    int m_place = 0;
    Bitboard m_once, m_twice; // attacked by the winner
    Bitboard m_others;        // the same without the man that moves
    Bitboard m_defence;       // where the loser's men other than the king can go, roughly
};

template <Color Winner>
Scorer<Winner>::Scorer(const Board& board)
    : m_board(board),
      m_occupied(board.occupied()),
      m_majors(board.of(Winner) & (board.of(Role::Rook) | board.of(Role::Queen))),
      m_king(board.of(Loser, Role::King).first()),
      m_ownKing(board.of(Winner, Role::King).first()),
      m_ring(attacks::king(m_king)) {
    const Bitboard pieces = board.of(Winner) & ~board.of(Role::Pawn);
    const bool hasPawn = pieces != board.of(Winner);
    m_stage = m_majors.isEmpty()
                  ? (hasPawn ? &TheWeights.pawns : &TheWeights.minors)
                  : (pieces.count() >= TheWeights.several ? &TheWeights.pieces : &TheWeights.major);
    m_withoutMajor = withoutMajor();
    m_means = m_majors.isEmpty() ? m_withoutMajor : 0;
    m_place = place(m_king, m_ownKing);
}

template <Color Winner>
Bitboard Scorer<Winner>::attacksOf(Role role, Square from, Bitboard occupied) const {
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

template <Color Winner>
template <typename Each>
void Scorer<Winner>::eachAttack(Bitboard occupied, Each each) const {
    const Bitboard men = m_board.of(Winner);
    const Bitboard queens = m_board.of(Role::Queen);
    for (const Square from : men& m_board.of(Role::Knight)) {
        each(attacks::knight(from));
    }
    for (const Square from : men&(m_board.of(Role::Bishop) | queens)) {
        each(attacks::bishop(from, occupied));
    }
    for (const Square from : men&(m_board.of(Role::Rook) | queens)) {
        each(attacks::rook(from, occupied));
    }
    each(attacks::king(m_ownKing));
    const Bitboard pawns = men & m_board.of(Role::Pawn);
    each(shifted(pawns, 1, Up / 8));
    each(shifted(pawns, -1, Up / 8));
}

template <Color Winner>
void Scorer<Winner>::findDefence() {
    const Bitboard men = m_board.of(Loser);
    const Bitboard queens = m_board.of(Role::Queen);
    m_defence = pawnAttacks(men & m_board.of(Role::Pawn), Loser);
    for (const Square from : men& m_board.of(Role::Knight)) {
        m_defence |= attacks::knight(from);
    }
    for (const Square from : men&(m_board.of(Role::Bishop) | queens)) {
        m_defence |= attacks::bishop(from, m_occupied);
    }
    for (const Square from : men&(m_board.of(Role::Rook) | queens)) {
        m_defence |= attacks::rook(from, m_occupied);
    }
}

template <Color Winner>
int Scorer<Winner>::withoutMajor() const {
    int best = TheWeights.minorsAlone;
    for (const Square pawn : m_board.of(Winner, Role::Pawn)) {
        best = std::min(best, ofPawn(pawn));
    }
    return best;
}

template <Color Winner>
int Scorer<Winner>::ofPawn(Square pawn) const {
    const int rank = pawn.index() >> 3;
    const int steps = Winner == Color::White ? 7 - rank : rank;
    const bool isBlocked = m_occupied.contains(Square::at(pawn.index() + Up));
    return TheWeights.withoutMajor + TheWeights.pawnStep * steps +
           (isBlocked ? TheWeights.blocked : 0);
}

template <Color Winner>
int Scorer<Winner>::meansAfter(Move move) const {
    int means = m_means;
    if (move.role() == Role::Pawn && m_majors.isEmpty()) {
        if (!move.isPromotion()) {
            means = std::min(m_means, ofPawn(move.to()));
        } else if (move.promotion() == Role::Queen || move.promotion() == Role::Rook) {
            means = 0;
        }
    }
    if (move.isCapture()) {
        means -= m_board.of(Role::Pawn).contains(move.to()) ? m_stage->pawn : m_stage->piece;
    }
    return means;
}

template <Color Winner>
int Scorer<Winner>::place(Square king, Square ownKing) const {
    const int files = filesApart(king, ownKing);
    const int ranks = ranksApart(king, ownKing);
    return Zero + m_stage->apart * (std::max(files, ranks) - 2) + m_stage->edge * toEdge(king) +
           m_stage->corner * toCorner(king) + (files == 0 || ranks == 0 ? 0 : m_stage->opposed);
}

template <Color Winner>
int Scorer<Winner>::flights(Bitboard squares) const {
    int cost = squares.isEmpty() ? 0 : m_stage->open;
    for (std::uint64_t bits = squares.bits(); bits != 0; bits &= bits - 1) { // few
        cost += m_stage->flight;
    }
    return cost;
}

template <Color Winner>
int Scorer<Winner>::check(Square to, Bitboard attacked, bool hasFlight) const {
    if (attacked.contains(m_king)) {
        if (hasFlight) {
            return m_stage->vain;
        }
        const bool isScreened = !(attacks::between(to, m_king) & m_defence).isEmpty();
        return (m_defence.contains(to) ? m_stage->taken : 0) + (isScreened ? m_stage->screened : 0);
    }
    if (m_others.contains(m_king)) {
        return hasFlight ? m_stage->vain : 0;
    }
    return m_stage->check;
}

template <Color Winner>
template <typename Take>
void Scorer<Winner>::ofWinner(const MoveList& moves, Take take) {
    if (const auto plan = MinorPlan::of(m_board, Winner)) {
        for (const Move move : moves) {
            take(move, plan->after(move));
        }
        return;
    }
    eachAttack(m_occupied, [this](Bitboard attacked) {
        m_twice |= m_once & attacked;
        m_once |= attacked;
    });
    findDefence();
    const Bitboard free = m_ring & ~m_board.of(Loser);
    std::optional<Square> last;
    for (const Move move : moves) {
        const Square from = move.from();
        const Square to = move.to();
        const Role role = move.role();
        if (last != from) {
            last = from;
            m_others = (m_once & ~attacksOf(role, from, m_occupied)) | m_twice;
        }
        const Bitboard attacked = attacksOf(move.promotion().value_or(role), to, m_occupied ^ from);
        const Bitboard open = (free | (m_ring & to)) & ~(m_others | attacked);
        const int where = role == Role::King ? place(m_king, to) : m_place;
        take(move, where + flights(open) + check(to, attacked, !open.isEmpty()) + meansAfter(move));
    }
}

template <Color Winner>
template <typename Take>
void Scorer<Winner>::ofLoser(const MoveList& moves, Take take) {
    if (const auto plan = MinorPlan::of(m_board, Winner)) {
        for (const Move move : moves) {
            take(move, plan->after(move));
        }
        return;
    }
    // The king does not shelter squares behind it.
    eachAttack(m_occupied ^ m_king, [this](Bitboard attacked) { m_once |= attacked; });
    const Bitboard men = m_board.of(Loser);
    const Bitboard open = m_ring & ~m_once;
    const int quiet = m_place + flights(open & ~men) + m_stage->check;
    for (const Move move : moves) {
        const Bitboard from = move.from();
        const Bitboard to = move.to();
        int score = quiet;
        if (move.role() == Role::King) {
            const Bitboard beside = attacks::king(move.to()) & ~(men ^ from) & ~m_once;
            score = place(move.to(), m_ownKing) + flights(beside) + m_stage->check;
        } else if (!((from | to) & open).isEmpty()) {
            score = m_place + flights(open & ~((men ^ from) | to)) + m_stage->check;
        }
        int means = m_means;
        if (move.isCapture()) {
            means = m_majors == to ? m_withoutMajor : m_means + m_stage->lost;
        }
        take(move, score + means);
    }
}

} // namespace chess::helpmate
