#include "tests/bench/queries.h"

#include "core/notation/fen.h"

#include <cstdio>

using namespace chess;

Queries readQueries(std::istream& from) {
    Queries queries;
    std::string line;
    while (std::getline(from, line)) {
        const std::size_t first = line.find('\t');
        if (first == line.npos || line.compare(0, first, "fen") == 0) {
            continue;
        }
        const auto read = readComposedFen(line.substr(0, first));
        if (!read) {
            ++queries.unread;
            std::printf("unread: %s\n", line.c_str());
            continue;
        }
        const bool isWhite = line.compare(first + 1, 1, "w") == 0;
        const bool can = line.compare(first + 3, 8, "winnable") == 0;
        queries.all.push_back({read->value, isWhite ? Color::White : Color::Black, can, line});
    }
    return queries;
}
