// Whether every "cannot mate" holds when all positions are looked at again by the plain generator
// of the tests, and every line mates by its rules. Reads the lines that bench_helpmate reads:
//
//     zcat fuzz.tsv.gz | bench_again fuzz
//
// Closures are done again whole, but for those that leave out what men alone cannot win. Bounds
// stand for far more positions than can be looked at: of these it does some, chosen by chance, up
// to so many positions each.
#include "core/notation/fen.h"
#include "core/verdict/helpmate.h"
#include "tests/bench/queries.h"
#include "tests/support/chess.h"
#include "tests/support/plainclosure.h"
#include "tests/support/plainrules.h"

#include <cstdio>
#include <iostream>
#include <random>

using namespace chess;
using namespace support;

namespace {

constexpr std::size_t Whole = 2'000'000; // positions
constexpr std::size_t OfBound = 20'000;
constexpr unsigned EachBound = 20;
constexpr std::uint64_t NodeLimit = 12'000'000;

struct Counts {
    int lines = 0;
    int closures = 0;
    int bounds = 0;
    int tooMany = 0; // of both: not looked at whole
    int wrong = 0;
};

bool isMate(const Query& query, const std::vector<Move>& line) {
    PlainRules rules(QString::fromStdString(writeFen(query.position)));
    bool isWinnersTurn = query.position.turn() == query.winner;
    for (const Move move : line) {
        if (!rules.legalMoves().contains(uci(move))) {
            return false;
        }
        rules.play(uci(move));
        isWinnersTurn = !isWinnersTurn;
    }
    return rules.legalMoves().isEmpty() && rules.isCheck() && !isWinnersTurn;
}

class Again {
public:
    void look(const Query& query, const HelpmateVerdict& verdict) {
        if (const auto* winnable = std::get_if<Winnable>(&verdict)) {
            ++counts.lines;
            blame(query, isMate(query, winnable->line));
        } else if (const auto* unwinnable = std::get_if<Unwinnable>(&verdict)) {
            const UnwinnableReason& reason = unwinnable->reason;
            if (std::holds_alternative<Exhausted>(reason)) {
                ++counts.closures;
                look(query, Whole);
            } else if (std::holds_alternative<Confined>(reason) && m_chance() % EachBound == 0) {
                ++counts.bounds;
                look(query, OfBound);
            }
        }
    }

    Counts counts;

private:
    void look(const Query& query, std::size_t most) {
        const QString fen = QString::fromStdString(writeFen(query.position));
        const PlainVerdict plain = plainClosure(fen, query.winner == Color::White, most);
        counts.tooMany += plain == PlainVerdict::TooMany ? 1 : 0;
        blame(query, plain != PlainVerdict::Can);
    }
    void blame(const Query& query, bool isRight) {
        if (!isRight) {
            ++counts.wrong;
            std::printf("wrong: %s\n", query.text.c_str());
        }
    }

    std::mt19937 m_chance{2023};
};

} // namespace

int main(int argc, char** argv) {
    const char* name = argc > 1 ? argv[1] : "queries";
    const Queries queries = readQueries(std::cin);
    if (queries.all.empty()) {
        std::fprintf(stderr, "bench_again: no query on standard input\n");
        return 2;
    }
    HelpmateMemory memory;
    Again again;
    for (const Query& query : queries.all) {
        again.look(query, HelpmateSearch(query.position, query.winner, memory).run(NodeLimit));
    }
    const Counts& counts = again.counts;
    std::printf(
        "%-16s by the plain generator: %d lines, %d closures, %d bounds, of these %d not whole; %d "
        "wrong\n",
        name,
        counts.lines,
        counts.closures,
        counts.bounds,
        counts.tooMany,
        counts.wrong
    );
    return counts.wrong == 0 && queries.unread == 0 ? 0 : 1;
}
