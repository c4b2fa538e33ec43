#include "core/verdict/helpmate/minors.h"

#include "core/position/attacks.h"
#include "core/verdict/helpmate/geometry.h"
#include "core/verdict/helpmate/weights.h"

namespace chess::helpmate {
namespace {

constexpr int Far = 12; // no man can come to close the square

using Distances = std::array<std::array<std::uint8_t, 64>, 64>;

Distances knightDistances() {
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

const Distances KnightDistances = knightDistances();

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
        int best = TheWeights.loneClose * Far;
        const auto tryWith = [&best](int toClose, int rest) {
            best = std::min(best, TheWeights.loneClose * toClose + rest);
        };
        if (!m_plan.knights.isEmpty()) {
            tryWith(byKnights(square), with(at(1, 2), at(1, 2), at(2, 1)));
        }
        const bool isLight = square.isLight();
        const Bitboard bishops = m_plan.bishops & (isLight ? LightSquares : DarkSquares);
        if (!bishops.isEmpty()) {
            const Bitboard near = attacks::bishop(square, Bitboard());
            tryWith(byLines(bishops, square, near), with(at(0, 2), at(1, 2), at(1, 2)));
        }
        if (!m_plan.pawns.isEmpty()) {
            tryWith(byPawns(square), with(at(0, 2), at(1, 2), at(2, 1)));
        }
        if (m_plan.role == Role::Knight && !m_plan.rooks.isEmpty()) {
            // Against bishops, a rook would step into the line.
            const Bitboard near = attacks::rook(square, Bitboard());
            tryWith(byLines(m_plan.rooks, square, near), with(at(0, 2), at(0, 2), at(2, 1)));
        }
        return TheWeights.loneKing * m_kingSteps + best;
    }

private:
    // Steps closed, steps open.
    Square at(int a, int b) const {
        return *m_corner.offset(
            a * m_closed.files + b * m_open.files, a * m_closed.ranks + b * m_open.ranks
        );
    }

    int byKnights(Square to) const {
        int best = Far;
        for (const Square from : m_plan.knights) {
            best = std::min(best, byKnight(from, to));
        }
        return best;
    }
    int byPawns(Square to) const {
        int best = Far;
        for (const Square from : m_plan.pawns) {
            best = std::min(best, byPawn(m_plan, from, to));
        }
        return best;
    }
    static int byLines(Bitboard men, Square to, Bitboard near) {
        return men.contains(to) ? 0 : (men & near).isEmpty() ? 2 : 1;
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
        return TheWeights.loneOwnKing * ownKingSteps + TheWeights.loneMinor * minorSteps;
    }

    const MinorPlan& m_plan;
    Square m_corner;
    Direction m_closed, m_open;
    int m_kingSteps;
    int m_waiting;
};

} // namespace

std::optional<MinorPlan> MinorPlan::of(const Board& board, Color winner) {
    const Bitboard minors = board.of(winner) & ~board.of(Role::King);
    const bool isKnight = minors.count() == 1 && minors == (minors & board.of(Role::Knight));
    const bool isOneColor = (minors & LightSquares).isEmpty() || (minors & DarkSquares).isEmpty();
    const bool isBishops = isOneColor && minors == (minors & board.of(Role::Bishop));
    if (!isKnight && !isBishops) {
        return std::nullopt;
    }
    return MinorPlan{
        winner,
        board.of(!winner, Role::King).first(),
        board.of(winner, Role::King).first(),
        minors,
        isKnight ? Role::Knight : Role::Bishop,
        board.of(!winner, Role::Pawn),
        board.of(!winner, Role::Knight),
        board.of(!winner, Role::Bishop),
        board.of(!winner, Role::Rook)};
}

int MinorPlan::after(Move move) const {
    MinorPlan plan = *this;
    const Bitboard from = move.from();
    const Bitboard to = move.to();
    for (Bitboard* men : {&plan.pawns, &plan.knights, &plan.bishops, &plan.rooks}) {
        *men &= ~(from | to);
    }
    if (ownKing == move.from()) {
        plan.ownKing = move.to();
    } else if (minors.contains(move.from())) {
        plan.minors = (minors & ~from) | to;
    } else if (king == move.from()) {
        plan.king = move.to();
    } else {
        switch (move.promotion().value_or(move.role())) {
        case Role::Pawn: plan.pawns |= to; break;
        case Role::Knight: plan.knights |= to; break;
        case Role::Bishop: plan.bishops |= to; break;
        case Role::Rook: plan.rooks |= to; break;
        case Role::Queen:
        case Role::King: break;
        }
    }
    return plan.score();
}

int MinorPlan::score() const {
    int best = 1 << 16;
    for (const int file : {0, 7}) {
        for (const int rank : {0, 7}) {
            const Square corner(static_cast<File>(file), static_cast<Rank>(rank));
            if (role == Role::Bishop && corner.isLight() != minors.first().isLight()) {
                continue;
            }
            const Direction along{file == 0 ? 1 : -1, 0};
            const Direction up{0, rank == 0 ? 1 : -1};
            best = std::min(
                {best,
                 Corner(*this, corner, along, up).steps(),
                 Corner(*this, corner, up, along).steps()}
            );
        }
    }
    return TheWeights.minorsAlone + best;
}

} // namespace chess::helpmate
