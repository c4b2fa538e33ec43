// What was measured, and the table that is printed of it.
#pragma once

#include <chrono>
#include <string>
#include <vector>

namespace bench {

struct Fall {
    std::string circumstance;
    std::chrono::nanoseconds delay; // from the due instant to the result; below zero: early
    std::chrono::nanoseconds shown; // until the window has been told of it and the game is kept
};

struct Wrong {
    std::string circumstance;
    std::string what;
};

struct Figures {
    std::vector<Fall> falls;
    std::vector<Wrong> wrong;

    void print() const;
    bool areWithinLimits() const; // says which is not
};

} // namespace bench
