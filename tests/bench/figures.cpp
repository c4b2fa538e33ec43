#include "tests/bench/figures.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace bench {
namespace {

constexpr double MedianLimit = 3; // ms
constexpr double P99Limit = 50;

// The smallest delay that so much of all delays does not exceed.
double share(const std::vector<double>& sorted, double part) {
    const auto rank = std::ceil(part * static_cast<double>(sorted.size()));
    return sorted.at(std::max<std::size_t>(1, static_cast<std::size_t>(rank)) - 1);
}

double milliseconds(std::chrono::nanoseconds time) {
    return std::chrono::duration<double, std::milli>(time).count();
}

std::vector<double> delays(const std::vector<Fall>& falls, const std::string& circumstance) {
    std::vector<double> sorted;
    for (const Fall& fall : falls) {
        if (circumstance.empty() || fall.circumstance == circumstance) {
            sorted.push_back(milliseconds(fall.delay));
        }
    }
    std::sort(sorted.begin(), sorted.end());
    return sorted;
}

std::vector<double> untilShown(const std::vector<Fall>& falls) {
    std::vector<double> sorted;
    for (const Fall& fall : falls) {
        sorted.push_back(milliseconds(fall.shown));
    }
    std::sort(sorted.begin(), sorted.end());
    return sorted;
}

void printRow(const char* title, const std::vector<double>& sorted, std::size_t wrong) {
    const auto early =
        std::count_if(sorted.begin(), sorted.end(), [](double delay) { return delay < 0; });
    std::printf("%-30s %5zu %5td %5zu", title, sorted.size(), early, wrong);
    if (!sorted.empty()) {
        for (const double part : {0.0, 0.5, 0.9, 0.99, 1.0}) {
            std::printf(" %8.2f", share(sorted, part));
        }
    }
    std::printf("\n");
}

} // namespace

void Figures::print() const {
    std::printf(
        "%-30s %5s %5s %5s %8s %8s %8s %8s %8s\n",
        "delay in ms",
        "falls",
        "early",
        "wrong",
        "min",
        "median",
        "p90",
        "p99",
        "max"
    );
    std::vector<std::string> names;
    for (const Fall& fall : falls) {
        if (std::find(names.begin(), names.end(), fall.circumstance) == names.end()) {
            names.push_back(fall.circumstance);
        }
    }
    for (const std::string& name : names) {
        const auto ofName = std::count_if(wrong.begin(), wrong.end(), [&](const Wrong& one) {
            return one.circumstance == name;
        });
        printRow(name.c_str(), delays(falls, name), static_cast<std::size_t>(ofName));
    }
    printRow("all", delays(falls, {}), wrong.size());
    printRow("all, until shown and kept", untilShown(falls), wrong.size());
    for (const Wrong& one : wrong) {
        std::printf("wrong: %s: %s\n", one.circumstance.c_str(), one.what.c_str());
    }
}

bool Figures::areWithinLimits() const {
    const std::vector<double> all = delays(falls, {});
    bool areKept = true;
    const auto demand = [&areKept](bool isKept, const char* what) {
        if (!isKept) {
            std::printf("MISSED: %s\n", what);
        }
        areKept = areKept && isKept;
    };
    demand(!all.empty(), "there are flag falls");
    if (!all.empty()) {
        demand(all.front() >= 0, "none early");
        demand(share(all, 0.5) < MedianLimit, "median under 3 ms");
        demand(share(all, 0.99) < P99Limit, "p99 under 50 ms");
    }
    demand(wrong.empty(), "none judged wrong");
    return areKept;
}

} // namespace bench
