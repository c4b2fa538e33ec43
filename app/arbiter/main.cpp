#include "app/arbiter/commandline.h"

#include <csignal>
#include <iostream>

int main(int argc, char** argv) {
    std::signal(SIGPIPE, SIG_IGN); // a reader that has gone is a failed write, not a death
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    // Arguments are taken as the bytes that they are: no locale has a say in what a position is.
    const std::vector<std::string_view> args(argv + (argc > 0 ? 1 : 0), argv + argc);
    return static_cast<int>(app::arbiter::run(args, {std::cin, std::cout, std::cerr}));
}
