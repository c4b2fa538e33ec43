#include "core/verdict/helpmate/bound.h"

#include "core/position/movegen.h"
#include "core/position/statemoves.h"
#include "core/verdict/helpmate/confined.h"
#include "core/verdict/helpmate/geometry.h"
#include "core/verdict/helpmate/numbertable.h"
#include "core/verdict/helpmate/outline.h"

namespace chess::helpmate {
namespace {

constexpr std::uint64_t LittleWork = 12'000; // for an outline
constexpr std::uint64_t MoreWork = 150'000;
constexpr std::uint64_t SplitWork = 20'000;     // for an outline from one of many positions,
constexpr std::uint64_t AllSplitWork = 600'000; // for all of these
constexpr int LeastPairs = 2;                   // of pawns
constexpr std::size_t MostSplit = 20;           // positions

class SplitOutline {
public:
    explicit SplitOutline(Color winner) : m_winner(winner) { m_table.clear(); }

    bool isWithoutMate(const State& start, Bounded& bounded) {
        const std::uint64_t limit = bounded.work + AllSplitWork;
        m_todo.push_back(start);
        while (!m_todo.empty()) {
            const State state = m_todo.back();
            m_todo.pop_back();
            if (isKnown(state)) {
                continue;
            }
            const std::vector<State> next = state.turn == Color::White ? after<Color::White>(state)
                                                                       : after<Color::Black>(state);
            if (next.empty() && !isMate(state)) {
                continue;
            }
            if (next.empty() || bounded.work > limit) {
                return false;
            }
            const Outlined outlined =
                helpmate::outlined(state, m_winner, SplitWork, Detail::Coarse);
            bounded.work += outlined.work;
            if (outlined.proof) {
                m_proof.kingRegion |= outlined.proof->kingRegion;
                m_proof.lockedPawns &= outlined.proof->lockedPawns;
            } else if (++m_split > MostSplit) {
                return false;
            } else {
                m_todo.insert(m_todo.end(), next.begin(), next.end());
            }
        }
        bounded.proof = m_proof;
        return true;
    }

private:
    bool isKnown(const State& state) {
        const auto isSame = [&](std::uint32_t at) { return m_known[at] == state; };
        const auto next = static_cast<std::uint32_t>(m_known.size());
        if (m_table.findOrAdd(hashOf(state), next, isSame)) {
            return true;
        }
        m_known.push_back(state);
        return false;
    }

    bool isMate(const State& state) const { // where there is no move
        const Square king = state.board.of(state.turn, Role::King).first();
        const Bitboard occupied = state.board.occupied();
        return state.turn != m_winner &&
               !attacks::attackersOf(state.board, king, m_winner, occupied).isEmpty();
    }

    template <Color Us>
    static std::vector<State> after(const State& state) {
        MoveList moves;
        ListSink sink(moves, state.board.of(!Us));
        movegen::generate<Us>(state, sink);
        std::vector<State> next(moves.size(), state);
        for (std::size_t i = 0; i < next.size(); ++i) {
            next[i].template play<Us>(moves[i]);
        }
        return next;
    }

    Color m_winner;
    std::vector<State> m_todo;
    std::vector<State> m_known;
    NumberTable m_table;
    std::size_t m_split = 0;
    Confined m_proof{{}, Everywhere};
};

// Pairs of pawns that stop each other.
int pairs(const Board& board) {
    const Bitboard white = board.of(Color::White, Role::Pawn);
    return (shifted(white, 0, 1) & board.of(Color::Black, Role::Pawn)).count();
}

} // namespace

bool isWalled(const Board& board) {
    return pairs(board) >= LeastPairs;
}

Bounded bounded(const State& state, Color winner, Effort effort) {
    Bounded bounded;
    const bool isLittle = effort == Effort::Little;
    if (isLittle) {
        bounded.proof = confined(state, winner);
    }
    if (!bounded.proof && (!isLittle || isWalled(state.board))) {
        const Outlined outlined =
            isLittle ? helpmate::outlined(state, winner, LittleWork, Detail::Coarse)
                     : helpmate::outlined(state, winner, MoreWork, Detail::Fine);
        bounded = {outlined.proof, outlined.work};
        if (!isLittle && !bounded.proof && !outlined.isBroken) {
            SplitOutline(winner).isWithoutMate(state, bounded);
        }
    }
    return bounded;
}

} // namespace chess::helpmate
