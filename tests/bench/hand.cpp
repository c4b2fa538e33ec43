#include "tests/bench/hand.h"

#include <array>

namespace bench {

Hand::Hand() : m_orders(popen("exec xdotool - 2>/dev/null", "w")) {}

Hand::~Hand() {
    if (m_orders) {
        pclose(m_orders);
    }
}

void Hand::order(const char* text) {
    std::fputs(text, m_orders);
    std::fflush(m_orders);
}

void Hand::moveTo(QPoint pixel) {
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "mousemove %d %d\n", pixel.x(), pixel.y());
    order(text.data());
}

void Hand::press() {
    order("mousedown 1\n");
}

void Hand::release() {
    order("mouseup 1\n");
}

void Hand::activate(unsigned long long window) {
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "windowactivate --sync %llu\n", window);
    order(text.data());
}

} // namespace bench
