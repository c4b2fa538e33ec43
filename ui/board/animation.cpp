#include "ui/board/animation.h"

#include <algorithm>
#include <cstdlib>

namespace ui {
namespace {

constexpr std::size_t MostMoved = 2; // castling moves two

int distance(chess::Square a, chess::Square b) {
    return std::max(
        std::abs(indexOf(a.file()) - indexOf(b.file())),
        std::abs(indexOf(a.rank()) - indexOf(b.rank()))
    );
}

struct Placed {
    chess::Piece piece;
    chess::Square square;
};

std::vector<Placed> differing(const chess::Board& of, const chess::Board& from) {
    std::vector<Placed> placed;
    for (const chess::Square square : of.occupied()) {
        const auto piece = of.pieceAt(square);
        if (piece != from.pieceAt(square)) {
            placed.push_back({*piece, square});
        }
    }
    return placed;
}

bool canBecome(chess::Piece before, chess::Piece after) {
    return before.color == after.color &&
           (before.role == after.role || before.role == chess::Role::Pawn ||
            after.role == chess::Role::Pawn); // a promotion, or one taken back
}

} // namespace

std::vector<Moved> movedMen(const chess::Board& before, const chess::Board& after) {
    std::vector<Placed> gone = differing(before, after);
    std::vector<Moved> moved;
    for (const Placed& arrived : differing(after, before)) {
        const auto cost = [&](const Placed& left) {
            return distance(left.square, arrived.square) + (left.piece == arrived.piece ? 0 : 8);
        };
        auto nearest = gone.end();
        for (auto it = gone.begin(); it != gone.end(); ++it) {
            if (canBecome(it->piece, arrived.piece) &&
                (nearest == gone.end() || cost(*it) < cost(*nearest))) {
                nearest = it;
            }
        }
        if (nearest != gone.end()) {
            moved.push_back({arrived.piece, nearest->square, arrived.square});
            gone.erase(nearest);
        }
    }
    return moved.size() > MostMoved ? std::vector<Moved>() : moved;
}

} // namespace ui
