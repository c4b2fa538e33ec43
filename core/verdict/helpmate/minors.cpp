#include "core/verdict/helpmate/minors.h"

#include "core/position/attacks.h"
#include "core/verdict/helpmate/score.h"

#include <algorithm>

namespace chess::helpmate {
namespace {

constexpr int Far = 12; // no man can come to close the square

using Distances = std::array<std::array<std::uint8_t, 64>, 64>;

constexpr Distances knightDistances() {
    Distances distances{};
    for (int from = 0; from < 64; ++from) {
        auto& row = distances[static_cast<std::size_t>(from)];
        row.fill(255);
        row[static_cast<std::size_t>(from)] = 0;
        for (int steps = 0; steps < 6; ++steps) {
            for (int at = 0; at < 64; ++at) {
                if (row[static_cast<std::size_t>(at)] != steps) {
                    continue;
                }
                for (const auto& [files, ranks] :
                     {std::pair{1, 2},
                      {2, 1},
                      {2, -1},
                      {1, -2},
                      {-1, -2},
                      {-2, -1},
                      {-2, 1},
                      {-1, 2}}) {
                    if (const auto to = Square::at(at).offset(files, ranks)) {
                        auto& there = row[static_cast<std::size_t>(to->index())];
                        there = std::min(there, static_cast<std::uint8_t>(steps + 1));
                    }
                }
            }
        }
    }
    return distances;
}

constexpr Distances KnightDistances = knightDistances();

int byKnight(Square from, Square to) {
    return KnightDistances[static_cast<std::size_t>(from.index())]
                          [static_cast<std::size_t>(to.index())];
}

int byPawn(const MinorPlan& plan, Square pawn, Square to) {
    const bool goesUp = plan.winner == Color::Black; // pawns of the loser
    const int rank = pawn.index() >> 3;
    const int steps = goesUp ? (to.index() >> 3) - rank : rank - (to.index() >> 3);
    const bool isLast = (to.index() >> 3) == (goesUp ? 7 : 0);
    if (pawn.file() == to.file() && steps >= 0 && !isLast) {
        return steps;
    }
    const int toLast = goesUp ? 7 - rank : rank;
    const Square promotion(pawn.file(), goesUp ? Rank::R8 : Rank::R1);
    return toLast + 1 + byKnight(promotion, to);
}

struct Direction {
    int files, ranks;
};

// The mate in one corner, with a man of the loser beside the king in one direction and the winner's
// king near it in the other.
class Corner {
public:
    Corner(const MinorPlan& plan, Square corner, Direction closed, Direction open)
        : m_plan(plan),
          m_corner(corner),
          m_closed(closed),
          m_open(open),
          m_kingSteps(distance(plan.king, corner)),
          m_waiting(m_kingSteps > 0 ? 1 : 0) {}

    int steps() const {
        const Square square = at(1, 0);
        int best = TheWeights.minorClose * Far;
        for (const Square from : m_plan.knights) {
            const int close = TheWeights.minorClose * byKnight(from, square);
            best = std::min(best, close + with(at(1, 2), at(1, 2), at(2, 1)));
        }
        for (const Square from : m_plan.bishops) {
            if (from.isLight() == square.isLight()) {
                const bool isNear = attacks::bishop(from, Bitboard()).contains(square);
                const int close = TheWeights.minorClose * (from == square ? 0 : isNear ? 1 : 2);
                best = std::min(best, close + with(at(0, 2), at(1, 2), at(1, 2)));
            }
        }
        for (const Square from : m_plan.pawns) {
            const int close = TheWeights.minorClose * byPawn(m_plan, from, square);
            best = std::min(best, close + with(at(0, 2), at(1, 2), at(2, 1)));
        }
        if (m_plan.role == Role::Knight) { // a rook would step into a bishop's line
            for (const Square from : m_plan.rooks) {
                const bool isNear = from.file() == square.file() || from.rank() == square.rank();
                const int close = TheWeights.minorClose * (from == square ? 0 : isNear ? 1 : 2);
                best = std::min(best, close + with(at(0, 2), at(0, 2), at(2, 1)));
            }
        }
        return TheWeights.minorKing * m_kingSteps + best;
    }

private:
    // Steps closed, steps open.
    Square at(int a, int b) const {
        return *m_corner.offset(
            a * m_closed.files + b * m_open.files, a * m_closed.ranks + b * m_open.ranks
        );
    }

    // Until the king is in the corner, nobody bars its way.
    int with(Square ownKing, Square orThere, Square knight) const {
        const int ownKingSteps = std::max(
            2 * m_waiting,
            std::min(distance(m_plan.ownKing, ownKing), distance(m_plan.ownKing, orThere))
        );
        int minorSteps = 0;
        if (m_plan.role == Role::Knight) {
            minorSteps = std::max(m_waiting, byKnight(m_plan.minors.first(), knight));
        } else {
            const bool isOnLine =
                !(attacks::bishop(m_corner, Bitboard()) & m_plan.minors).isEmpty();
            minorSteps = isOnLine == (m_waiting == 0) ? 0 : 1;
        }
        return TheWeights.minorOwnKing * ownKingSteps + TheWeights.minorMan * minorSteps;
    }

    const MinorPlan& m_plan;
    Square m_corner;
    Direction m_closed, m_open;
    int m_kingSteps;
    int m_waiting;
};

} // namespace

int stepsToMate(const MinorPlan& plan) {
    int best = 1 << 16;
    for (const int file : {0, 7}) {
        for (const int rank : {0, 7}) {
            const Square corner(static_cast<File>(file), static_cast<Rank>(rank));
            if (plan.role == Role::Bishop && corner.isLight() != plan.minors.first().isLight()) {
                continue;
            }
            const Direction along{file == 0 ? 1 : -1, 0};
            const Direction up{0, rank == 0 ? 1 : -1};
            best = std::min(
                {best,
                 Corner(plan, corner, along, up).steps(),
                 Corner(plan, corner, up, along).steps()}
            );
        }
    }
    return best;
}

} // namespace chess::helpmate
