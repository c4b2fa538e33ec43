#include "core/position/perft.h"

#include "core/position/movegen.h"
#include "core/position/statemoves.h"

namespace chess {
namespace {

template <Color Us>
std::uint64_t count(const State& state, int depth) {
    if (depth == 1) {
        CountSink sink;
        movegen::generate<Us>(state, sink);
        return sink.total();
    }
    MoveList moves;
    ListSink sink(moves, state.board.of(!Us));
    movegen::generate<Us>(state, sink);
    std::uint64_t nodes = 0;
    for (const Move move : moves) {
        State next = state;
        next.play<Us>(move);
        nodes += count<!Us>(next, depth - 1);
    }
    return nodes;
}

} // namespace

std::uint64_t perft(const Position& position, int depth) {
    assert(depth >= 0);
    if (depth == 0) {
        return 1;
    }
    const State& state = position.m_state;
    return state.turn == Color::White ? count<Color::White>(state, depth)
                                      : count<Color::Black>(state, depth);
}

} // namespace chess
