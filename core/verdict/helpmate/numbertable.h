// Finds what was met before, a State above all. Exact where things are compared whole, as States
// are: their hash only says where to look. A new search costs nothing: the slots of earlier ones go
// stale by their number.
#pragma once

#include "core/position/state.h"

#include <vector>

namespace chess::helpmate {

inline std::uint64_t hashOf(const State& state) {
    constexpr std::uint64_t Mix = 0x9E3779B97F4A7C15;
    std::uint64_t sum = static_cast<std::uint64_t>(indexOf(state.turn));
    const auto add = [&sum](Bitboard squares, std::uint64_t factor) {
        std::uint64_t word = squares.bits() * factor;
        word ^= word >> 32;
        sum += word * (factor ^ Mix);
    };
    add(state.board.of(Color::White), 0xD6E8FEB86659FD93);
    add(state.board.of(Role::Pawn), 0xA0761D6478BD642F);
    add(state.board.of(Role::Knight), 0xE7037ED1A0B428DB);
    add(state.board.of(Role::Bishop), 0x8EBC6AF09C88C6E3);
    add(state.board.of(Role::Rook), 0x589965CC75374CC3);
    add(state.board.of(Role::Queen), 0x1D8E4E27C47D124F);
    add(state.board.of(Role::King), 0xEB44ACCAB455D165);
    sum ^= sum >> 32;
    return sum * Mix;
}

class NumberTable {
public:
    void clear() {
        m_count = 0;
        if (m_slots.empty()) {
            m_slots.resize(FirstSize);
        }
        if (++m_search == 0) {
            m_slots.assign(m_slots.size(), {});
            m_search = 1;
        }
    }

    // The number under which a thing with this hash was added; nothing where there is none, and
    // then it is added as `number`. `isSame` compares it with the thing of an earlier number.
    template <typename IsSame>
    std::optional<std::uint32_t>
    findOrAdd(std::uint64_t hash, std::uint32_t number, IsSame isSame) {
        const std::size_t at = slotFor(hash, isSame);
        if (m_slots[at].search == m_search) {
            return m_slots[at].number;
        }
        m_slots[at] = {m_search, number, hash};
        if (2 * ++m_count > m_slots.size()) {
            grow();
        }
        return std::nullopt;
    }

    // The same without adding it.
    template <typename IsSame>
    std::optional<std::uint32_t> find(std::uint64_t hash, IsSame isSame) const {
        const Slot& slot = m_slots[slotFor(hash, isSame)];
        return slot.search == m_search ? std::optional(slot.number) : std::nullopt;
    }

private:
    struct Slot {
        std::uint32_t search = 0; // which search filled it
        std::uint32_t number = 0;
        std::uint64_t hash = 0;
    };

    static constexpr std::size_t FirstSize = 1024;

    std::size_t slotOf(std::uint64_t hash) const { return (hash >> 24) & (m_slots.size() - 1); }
    std::size_t next(std::size_t at) const { return (at + 1) & (m_slots.size() - 1); }

    // Where it is, or where it would be added.
    template <typename IsSame>
    std::size_t slotFor(std::uint64_t hash, IsSame isSame) const {
        std::size_t at = slotOf(hash);
        while (m_slots[at].search == m_search &&
               !(m_slots[at].hash == hash && isSame(m_slots[at].number))) {
            at = next(at);
        }
        return at;
    }

    void grow() {
        std::vector<Slot> old(2 * m_slots.size());
        old.swap(m_slots);
        for (const Slot& slot : old) {
            if (slot.search == m_search) {
                std::size_t at = slotOf(slot.hash);
                while (m_slots[at].search == m_search) {
                    at = next(at);
                }
                m_slots[at] = slot;
            }
        }
    }

    std::vector<Slot> m_slots;
    std::size_t m_count = 0;
    std::uint32_t m_search = 0;
};

} // namespace chess::helpmate
