// Looks for a mating line, best position first. It forgets nothing: where no position is left, no
// mate exists.
#pragma once

#include "core/verdict/helpmate.h"
#include "core/verdict/helpmate/numbertable.h"
#include "core/verdict/helpmate/pattern.h"

#include <vector>

namespace chess::helpmate {

class Hunt {
public:
    enum class End : std::uint8_t { Mate, NothingLeft, LimitReached };

    void start(const State& state, Color winner);
    void start(const State& state, const MatePattern& pattern); // heads for it
    End run(std::uint64_t nodes);

    std::vector<Move> line() const; // to the mate found, or to the position last looked at
    std::uint64_t nodes() const { return m_looks; } // positions met, known ones among them
    Exhausted result() const;                       // where nothing is left

private:
    static constexpr std::uint32_t None = 0xFFFFFFFF;
    static constexpr std::size_t Ranks = 1024;

    struct Node {
        State state;
        std::uint32_t step; // that led here
    };
    struct Step {
        Move move;
        std::uint32_t from; // node
        std::uint32_t next; // of the same rank
    };

    template <Color Us>
    bool expand(std::uint32_t node); // true: it is the mate
    template <Color Us>
    void pushToward(const MoveList& moves, std::uint32_t node);
    template <Color Us>
    bool take(std::uint32_t step); // true: a new position
    bool isHopeless(const State& state, Move move) const;
    std::uint32_t pop();
    void push(Move move, std::uint32_t from, int score);
    std::uint32_t popFrom(std::size_t rank);
    std::size_t usedFrom(std::size_t rank) const;

    Color m_winner = Color::White;
    std::vector<Node> m_nodes;
    std::vector<Step> m_steps;
    std::array<std::uint32_t, Ranks> m_first{};
    std::array<std::uint64_t, Ranks / 64> m_used{};
    NumberTable m_table;
    std::optional<MatePattern> m_pattern;
    bool m_isStarted = false;
    unsigned m_pops = 0;
    std::uint64_t m_looks = 0;
    std::uint64_t m_random = 1;
};

} // namespace chess::helpmate
