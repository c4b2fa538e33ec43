// A hand on the real pointer: one xdotool that waits for orders, so that each is done at once.
#pragma once

#include <QPoint>

#include <cstdio>

namespace bench {

class Hand {
public:
    Hand();
    ~Hand();
    Hand(const Hand&) = delete;
    Hand& operator=(const Hand&) = delete;

    bool isThere() const { return m_orders != nullptr; }

    void moveTo(QPoint pixel); // of the screen
    void press();
    void release();
    void activate(unsigned long long window); // shows it, and goes on once it has the focus

private:
    void order(const char* text);

    std::FILE* m_orders;
};

} // namespace bench
