// Questions whether a side can still mate, from lines "FEN<tab>w or b<tab>winnable or unwinnable".
#pragma once

#include "core/position/position.h"

#include <istream>
#include <string>
#include <vector>

struct Query {
    chess::Position position;
    chess::Color winner;
    bool can;         // what the line says
    std::string text; // the line
};

struct Queries {
    std::vector<Query> all;
    int unread = 0; // lines that are none; they are printed
};

// A first line with the names of the columns is left out.
Queries readQueries(std::istream& from);
