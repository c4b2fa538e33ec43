// Whether each side can still mate, asked after every ply of a thousand games played by chance, as
// the program asks: what was known before serves the ply after. Prints how long both answers took,
// in CPU time of the thread, and how many were there before a hand could have played the next ply.
#include "core/verdict/matewatch.h"

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <random>

namespace {

using namespace chess;

constexpr int Games = 1000;
constexpr int LongestGame = 400; // plies
constexpr int SeventyFiveMoves = 150;
constexpr double NextPly = 100'000;  // microseconds: no hand is faster
constexpr double P99Limit = 1'000;   // microseconds
constexpr double ShareLimit = 0.999; // answered before the next ply

double threadMicroseconds() {
    std::timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e6 + static_cast<double>(now.tv_nsec) / 1e3;
}

bool isUnwinnable(const HelpmateVerdict& verdict) {
    return std::holds_alternative<Unwinnable>(verdict);
}

// Both sides, to the end; in microseconds.
double askBoth(MateWatch& watch) {
    const double begin = threadMicroseconds();
    for (const Color side : AllColors) {
        watch.ask(side, QuickNodes);
    }
    for (const Color side : AllColors) {
        watch.ask(side);
    }
    return threadMicroseconds() - begin;
}

void playOne(std::mt19937& dice, MateWatch& watch, std::vector<double>& times) {
    watch.follow(Position::initial(), {});
    for (int ply = 0; ply < LongestGame; ++ply) {
        const MoveList moves = watch.position().legalMoves();
        if (moves.isEmpty() || watch.position().halfmoveClock() >= SeventyFiveMoves) {
            return;
        }
        const Move move = moves[dice() % moves.size()];
        const double begin = threadMicroseconds();
        watch.play(move);
        const double carried = threadMicroseconds() - begin;
        times.push_back(carried + askBoth(watch));
        if (isUnwinnable(watch.known(Color::White)) && isUnwinnable(watch.known(Color::Black))) {
            return; // dead
        }
    }
}

double at(const std::vector<double>& sorted, std::size_t perMille) {
    return sorted[std::min(sorted.size() - 1, sorted.size() * perMille / 1000)];
}

} // namespace

int main() {
    std::mt19937 dice(20230101);
    MateWatch watch;
    std::vector<double> times;
    for (int game = 0; game < Games; ++game) {
        playOne(dice, watch, times);
    }
    std::sort(times.begin(), times.end());
    const auto late = times.end() - std::upper_bound(times.begin(), times.end(), NextPly);
    const double share = 1 - static_cast<double>(late) / static_cast<double>(times.size());
    std::printf(
        "%d games, %zu plies: p50 %.3f ms, p99 %.3f ms, max %.3f ms; "
        "answered before the next ply: %.3f%%\n",
        Games,
        times.size(),
        at(times, 500) / 1e3,
        at(times, 990) / 1e3,
        times.back() / 1e3,
        share * 100
    );
    const bool isGood = at(times, 990) <= P99Limit && share >= ShareLimit;
    if (!isGood) {
        std::printf("beyond the limits: p99 1 ms, 99.9%%\n");
    }
    return isGood ? 0 : 1;
}
