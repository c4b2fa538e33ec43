// How long it takes to say why one move is refused, in microseconds: attempts by chance in long
// games, where the past is longest.
#include "core/verdict/refusal.h"
#include "tests/support/chess.h"
#include "tests/support/walk.h"

#include <algorithm>
#include <chrono>
#include <cstdio>

namespace {

using namespace support;
using Microseconds = std::chrono::duration<double, std::micro>;

constexpr int Games = 50;
constexpr int Plies = 400;
constexpr int AttemptsAGame = 4000;
constexpr double Limit = 1000;

chess::Game longGame(Dice& dice) {
    chess::Game game;
    for (int ply = 0; ply < Plies; ++ply) {
        const chess::MoveList moves = game.legalMoves();
        if (moves.isEmpty()) {
            break;
        }
        game = *std::move(game).play(moves[roll(dice, moves.size())]);
    }
    return game;
}

chess::Square anyOf(Dice& dice, chess::Bitboard squares) {
    auto square = squares.begin();
    for (auto rest = roll(dice, static_cast<std::size_t>(squares.count())); rest > 0; --rest) {
        ++square;
    }
    return *square;
}

// The best of three, since the machine has other things to do too.
double timeOf(const chess::Game& game, const chess::Attempt& attempt) {
    Microseconds best = std::chrono::hours(1);
    for (int i = 0; i < 3; ++i) {
        const auto begin = std::chrono::steady_clock::now();
        const auto refusal = chess::refusalOnBoard(game, attempt);
        const Microseconds taken = std::chrono::steady_clock::now() - begin;
        best = refusal ? std::min(best, taken) : best;
    }
    return best.count();
}

void measure(Dice& dice, const chess::Game& game, std::vector<double>& times) {
    const chess::Position& position = game.position();
    const chess::Bitboard own = position.board().of(position.turn());
    for (int i = 0; i < AttemptsAGame; ++i) {
        const chess::Square from = anyOf(dice, own);
        const chess::Square to = anyOf(dice, ~chess::Bitboard(from));
        if (chess::refusalOnBoard(game, {from, to})) {
            times.push_back(timeOf(game, {from, to}));
        }
    }
}

} // namespace

int main() {
    Dice dice(1);
    std::vector<double> times;
    for (int i = 0; i < Games; ++i) {
        measure(dice, longGame(dice), times);
    }
    std::sort(times.begin(), times.end());
    std::printf(
        "%zu refusals: median %.2f µs, 99.9%% %.2f µs, most %.2f µs\n",
        times.size(),
        times[times.size() / 2],
        times[times.size() * 999 / 1000],
        times.back()
    );
    return times.back() < Limit ? 0 : 1;
}
