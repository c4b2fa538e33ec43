// Every position that can still arise, without exception and without approximation: if none is the
// mate, there is none.
//
// Positions are kept in groups that differ in the square of one king alone (sweep.h). Groups
// between two captures, pawn moves or lost castling rights form a layer. The layer that was looked
// into least goes first, so that a mate behind one of many doors is not missed behind the others.
#pragma once

#include "core/verdict/helpmate.h"
#include "core/verdict/helpmate/numbertable.h"
#include "core/verdict/helpmate/sweep.h"

namespace chess::helpmate {

class Closure {
public:
    enum class End : std::uint8_t { Mate, NothingLeft, LimitReached };

    void start(const State& state, Color winner);
    End run(std::uint64_t nodes);
    std::uint64_t nodes() const { return m_nodes; }

    std::vector<Move> line(const Position& start) const; // to the mate found
    Exhausted result() const;                            // where nothing is left

private:
    static constexpr std::uint32_t None = 0xFFFFFFFF;

    struct Group {
        State state; // without the swept king
        Bitboard reached;
        Bitboard waiting;      // of these, not yet looked at
        std::uint32_t arrival; // the last one
        std::uint32_t layer;
        std::uint32_t next; // waiting in the same layer
    };
    struct Layer {
        std::uint32_t first, last; // groups that wait
        std::uint32_t looks;
    };
    struct Look { // at a group
        std::uint32_t group;
        Bitboard kings;
    };
    struct Arrival { // of positions in a group
        Bitboard kings;
        std::uint32_t look; // that found them
        std::uint32_t next; // earlier arrival in the same group
        Square from, to;    // of the other man's move; the same square twice: the swept king moved
        std::optional<Role> promotion;
    };
    struct Turn { // of a layer
        std::uint32_t looks, layer;
    };
    struct Taker; // the sink of a sweep

    template <Color Us>
    void look(std::uint32_t group);
    template <Color Us, bool IsSwept>
    void sweep(std::uint32_t group);
    void arrive(const State& state, Bitboard kings, std::uint32_t layer, const Arrival& arrival);
    std::uint32_t layerOf(const State& state);
    void wait(std::uint32_t group);
    void queue(std::uint32_t layer);
    bool isHopeless(const State& state) const;

    Color m_winner = Color::White;
    Color m_swept = Color::White; // whose king
    std::vector<Group> m_groups;
    std::vector<Layer> m_layers;
    std::vector<Look> m_looks;
    std::vector<Arrival> m_arrivals;
    std::vector<Turn> m_turns; // a heap
    NumberTable m_groupTable, m_layerTable;
    std::uint64_t m_nodes = 0;
    std::optional<std::pair<std::uint32_t, Square>> m_mate; // group and swept king
};

} // namespace chess::helpmate
