#include "core/verdict/helpmate/hunt.h"

#include "core/position/movegen.h"
#include "core/position/statemoves.h"
#include "core/verdict/helpmate/material.h"
#include "core/verdict/helpmate/score.h"
#include "core/verdict/helpmate/sweep.h"

#include <algorithm>

namespace chess::helpmate {

void Hunt::start(const State& state, Color winner) {
    m_winner = winner;
    m_nodes.clear();
    m_steps.clear();
    m_used.fill(0);
    m_table.clear();
    m_nodes.push_back({state, None, 0});
    m_table.findOrAdd(hashOf(state), 0, [](std::uint32_t) { return false; });
    m_isStarted = false;
    m_isForced = true;
    m_pops = 0;
    m_random = 1;
}

Hunt::End Hunt::run(std::uint64_t nodes) {
    const std::uint64_t limit = m_nodes.size() + nodes;
    bool isMate = false;
    const auto lookAt = [this](std::uint32_t node) {
        return m_nodes[node].state.turn == Color::White ? expand<Color::White>(node)
                                                        : expand<Color::Black>(node);
    };
    if (!m_isStarted) {
        m_isStarted = true;
        isMate = lookAt(0);
    }
    while (!isMate) {
        if (m_nodes.size() >= limit) {
            return End::LimitReached;
        }
        const std::uint32_t step = pop();
        if (step == None) {
            return End::NothingLeft;
        }
        const bool isWhite = m_nodes[m_steps[step].from].state.turn == Color::White;
        if (isWhite ? take<Color::White>(step) : take<Color::Black>(step)) {
            isMate = lookAt(static_cast<std::uint32_t>(m_nodes.size() - 1));
        }
    }
    return End::Mate;
}

template <Color Us>
bool Hunt::take(std::uint32_t number) {
    const Step step = m_steps[number];
    const auto next = static_cast<std::uint32_t>(m_nodes.size());
    Node& node =
        m_nodes.emplace_back(Node{m_nodes[step.from].state, number, m_nodes[step.from].depth + 1});
    node.state.play<Us>(step.move);
    const bool mayBeHopeless = step.move.isCapture() || step.move.isPromotion();
    const bool isHopeless = mayBeHopeless && hopelessMaterial(node.state.board, m_winner);
    const auto isSame = [this, &node](std::uint32_t at) { return m_nodes[at].state == node.state; };
    if (isHopeless || m_table.findOrAdd(hashOf(node.state), next, isSame)) {
        m_nodes.pop_back();
        return false;
    }
    return true;
}

template <Color Us>
bool Hunt::expand(std::uint32_t number) {
    const State& state = m_nodes[number].state;
    MoveList moves;
    ListSink sink(moves, state.board.of(!Us));
    movegen::generate<Us>(state, sink);
    if (moves.isEmpty()) {
        const Square king = state.board.of(Us, Role::King).first();
        return Us != m_winner &&
               !attacks::attackersOf(state.board, king, !Us, state.board.occupied()).isEmpty();
    }
    m_isForced = m_isForced && moves.size() == 1;
    const int far = TheWeights.depth * m_nodes[number].depth / 16;
    if (Us == m_winner) {
        Scorer<Us> scorer(state);
        for (const Move move : moves) {
            push(move, number, far + scorer.ofWinner(move));
        }
    } else {
        const Scorer<!Us> scorer(state);
        for (const Move move : moves) {
            push(move, number, far + scorer.ofLoser(move));
        }
    }
    return false;
}

void Hunt::push(Move move, std::uint32_t from, int rank) {
    const auto at = static_cast<std::size_t>(std::clamp(rank, 0, static_cast<int>(Ranks) - 1));
    const std::uint64_t bit = std::uint64_t{1} << (at & 63);
    const std::uint32_t next = (m_used[at >> 6] & bit) != 0 ? m_first[at] : None;
    m_used[at >> 6] |= bit;
    m_first[at] = static_cast<std::uint32_t>(m_steps.size());
    m_steps.push_back({move, from, next});
}

std::uint32_t Hunt::pop() {
    if (m_nodes.size() > TheWeights.patience && ++m_pops % TheWeights.every == 0) {
        m_random = m_random * 6364136223846793005 + 1442695040888963407;
        std::size_t low = 0;
        while (low < m_used.size() && m_used[low] == 0)
            ++low;
        if (low == m_used.size())
            return None;
        std::size_t at = low * 64 + static_cast<std::size_t>(std::countr_zero(m_used[low])) +
                         (m_random >> 40) % TheWeights.span;
        for (; at < Ranks; ++at) {
            if ((m_used[at >> 6] >> (at & 63)) & 1) {
                const std::uint32_t step = m_first[at];
                m_first[at] = m_steps[step].next;
                if (m_first[at] == None)
                    m_used[at >> 6] &= ~(std::uint64_t{1} << (at & 63));
                return step;
            }
        }
    }
    for (std::size_t word = 0; word < m_used.size(); ++word) {
        if (m_used[word] != 0) {
            const std::size_t at =
                word * 64 + static_cast<std::size_t>(std::countr_zero(m_used[word]));
            const std::uint32_t step = m_first[at];
            m_first[at] = m_steps[step].next;
            if (m_first[at] == None) {
                m_used[word] &= m_used[word] - 1;
            }
            return step;
        }
    }
    return None;
}

Exhausted Hunt::result() const {
    Exhausted result;
    result.positions = m_nodes.size();
    Bitboard white = Everywhere;
    Bitboard black = Everywhere;
    for (const Node& node : m_nodes) {
        result.kingRegion |= node.state.board.of(!m_winner, Role::King);
        white &= node.state.board.of(Color::White, Role::Pawn);
        black &= node.state.board.of(Color::Black, Role::Pawn);
    }
    result.lockedPawns = white | black;
    return result;
}

std::vector<Move> Hunt::line() const {
    std::vector<Move> moves;
    // A forced line goes on to the last step, which may lead to what no node was made for.
    const bool isLastStep = m_isForced && !m_steps.empty();
    for (std::uint32_t step = isLastStep ? static_cast<std::uint32_t>(m_steps.size() - 1)
                                         : m_nodes.back().step;
         step != None;) {
        moves.push_back(m_steps[step].move);
        step = m_nodes[m_steps[step].from].step;
    }
    std::reverse(moves.begin(), moves.end());
    return moves;
}

} // namespace chess::helpmate
