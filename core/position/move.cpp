#include "core/position/move.h"

#include <algorithm>

namespace chess {

std::string Move::uci() const {
    std::string text = from().name() + to().name();
    if (const auto role = promotion()) {
        text += static_cast<char>(letterOf(*role) - 'A' + 'a');
    }
    return text;
}

bool MoveList::contains(Move move) const {
    return std::find(begin(), end(), move) != end();
}

std::optional<Move> MoveList::find(Square from, Square to, std::optional<Role> promotion) const {
    const auto* found = std::find_if(begin(), end(), [&](Move move) {
        return move.from() == from && move.to() == to && move.promotion() == promotion;
    });
    return found == end() ? std::nullopt : std::optional(*found);
}

} // namespace chess
