// How long verdicts on helpmates take, and whether they are right. Reads lines "FEN<tab>w or b<tab>
// winnable or unwinnable" and prints one row of figures; what is wrong or unfinished stands above:
//
//     zcat lichess64k.tsv.gz | bench_helpmate lichess64k 4.3
//
// The second argument is the yardstick u in microseconds, the time that Stockfish takes for 1,000
// nodes of perft.
#include "core/verdict/helpmate.h"
#include "tests/bench/queries.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <iostream>
#include <string>

namespace {

using namespace chess;

struct Counts {
    int wrong = 0;
    int unfinished = 0;
    int unread = 0;
};

double threadMicroseconds() {
    std::timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e6 + static_cast<double>(now.tv_nsec) / 1e3;
}

bool isMate(Position position, Color winner, const std::vector<Move>& line) {
    for (const Move move : line) {
        if (!position.legalMoves().contains(move)) {
            return false;
        }
        position = position.play(move);
    }
    return position.isCheck() && !position.hasLegalMove() && position.turn() != winner;
}

void judge(const Query& query, const HelpmateVerdict& verdict, Counts& counts) {
    const auto* winnable = std::get_if<Winnable>(&verdict);
    if (std::holds_alternative<Unfinished>(verdict)) {
        ++counts.unfinished;
        std::printf("unfinished: %s\n", query.text.c_str());
    } else if ((winnable != nullptr) != query.can ||
               (winnable && !isMate(query.position, query.winner, winnable->line))) {
        ++counts.wrong;
        std::printf("wrong: %s\n", query.text.c_str());
    }
}

// The time of every query, the least of three runs, which takes out what else the machine does.
// What takes long is asked once.
double timeOf(const Query& query, HelpmateMemory& memory, Counts& counts) {
    constexpr std::uint64_t NodeLimit = 12'000'000; // that of banmen-arbiter
    constexpr double Long = 100'000;
    double least = 0;
    for (int run = 0; run < 3 && least < Long; ++run) {
        const double begin = threadMicroseconds();
        const auto verdict = HelpmateSearch(query.position, query.winner, memory).run(NodeLimit);
        const double took = threadMicroseconds() - begin;
        least = run == 0 ? took : std::min(least, took);
        if (run == 0) {
            judge(query, verdict, counts);
        }
    }
    return least;
}

void report(const char* name, double yardstick, std::vector<double> times, const Counts& counts) {
    std::sort(times.begin(), times.end());
    double sum = 0;
    for (const double time : times) {
        sum += time;
    }
    const double mean = sum / static_cast<double>(times.size());
    const double high = times[std::min(times.size() - 1, times.size() * 999 / 1000)];
    std::printf(
        "%-16s %6zu queries, %d wrong, %d unfinished, %d unread: "
        "mean %.2f us (%.2f u), p99.9 %.3f ms, max %.3f ms\n",
        name,
        times.size(),
        counts.wrong,
        counts.unfinished,
        counts.unread,
        mean,
        mean / yardstick,
        high / 1e3,
        times.back() / 1e3
    );
}

} // namespace

int main(int argc, char** argv) {
    const char* name = argc > 1 ? argv[1] : "queries";
    const double yardstick = argc > 2 ? std::atof(argv[2]) : 1;
    const Queries queries = readQueries(std::cin);
    Counts counts;
    counts.unread = queries.unread;
    if (queries.all.empty()) {
        std::fprintf(stderr, "bench_helpmate: no query on standard input\n");
        return 2;
    }
    HelpmateMemory memory;
    std::vector<double> times;
    for (const Query& query : queries.all) {
        times.push_back(timeOf(query, memory, counts));
    }
    report(name, yardstick, times, counts);
    return counts.wrong == 0 && counts.unfinished == 0 && counts.unread == 0 ? 0 : 1;
}
