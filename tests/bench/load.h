// Keeps every core busy, at normal priority, for as long as it lives.
#pragma once

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace bench {

class Load {
public:
    explicit Load(unsigned loops = std::max(1u, std::thread::hardware_concurrency())) {
        for (unsigned i = 0; i < loops; ++i) {
            m_loops.emplace_back([this] {
                while (!m_isOver.load(std::memory_order_relaxed)) {
                }
            });
        }
    }

    ~Load() {
        m_isOver = true;
        for (std::thread& loop : m_loops) {
            loop.join();
        }
    }

    Load(const Load&) = delete;
    Load& operator=(const Load&) = delete;

private:
    std::atomic<bool> m_isOver = false;
    std::vector<std::thread> m_loops;
};

} // namespace bench
