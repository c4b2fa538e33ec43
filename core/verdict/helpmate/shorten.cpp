#include "core/verdict/helpmate/shorten.h"

#include "core/position/movegen.h"
#include "core/position/statemoves.h"

namespace chess::helpmate {
namespace {

State after(const State& state, Move move) {
    State next = state;
    state.turn == Color::White ? next.play<Color::White>(move) : next.play<Color::Black>(move);
    return next;
}

MoveList movesOf(const State& state) {
    MoveList moves;
    ListSink sink(moves, state.board.of(!state.turn));
    state.turn == Color::White ? movegen::generate<Color::White>(state, sink)
                               : movegen::generate<Color::Black>(state, sink);
    return moves;
}

} // namespace

std::vector<Move> shortened(const State& start, const std::vector<Move>& line, NumberTable& table) {
    std::vector<State> states{start};
    for (const Move move : line) {
        states.push_back(after(states.back(), move));
    }
    const auto same = [&states](const State& state) {
        return [&states, &state](std::uint32_t at) { return states[at] == state; };
    };
    table.clear();
    const auto end = static_cast<std::uint32_t>(line.size());
    for (std::uint32_t i = end + 1; i-- > 0;) {
        table.findOrAdd(hashOf(states[i]), i, same(states[i]));
    }
    std::vector<Move> moves;
    for (std::uint32_t at = 0; at != end;) {
        Move best = line[at];
        std::uint32_t farthest = at + 1;
        for (const Move move : movesOf(states[at])) {
            const State next = after(states[at], move);
            const std::uint32_t there = table.find(hashOf(next), same(next)).value_or(0);
            if (there > farthest) {
                best = move;
                farthest = there;
            }
        }
        moves.push_back(best);
        at = farthest;
    }
    return moves;
}

} // namespace chess::helpmate
