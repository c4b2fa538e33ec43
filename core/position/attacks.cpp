#include "core/position/attacks.h"

#include "core/position/magics.h"

#include <span>
#include <vector>

namespace chess::attacks {
namespace {

struct Step {
    int files, ranks;
};

constexpr std::array<Step, 4> RookSteps{{{0, 1}, {0, -1}, {1, 0}, {-1, 0}}};
constexpr std::array<Step, 4> BishopSteps{{{1, 1}, {1, -1}, {-1, 1}, {-1, -1}}};
constexpr std::array<Step, 8> KingSteps{
    {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}};
constexpr std::array<Step, 8> KnightSteps{
    {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}};
constexpr std::array<Step, 2> WhitePawnSteps{{{-1, 1}, {1, 1}}};
constexpr std::array<Step, 2> BlackPawnSteps{{{-1, -1}, {1, -1}}};

constexpr Bitboard leaps(Square from, std::span<const Step> steps) {
    Bitboard result;
    for (const Step step : steps) {
        if (const auto to = from.offset(step.files, step.ranks)) {
            result |= *to;
        }
    }
    return result;
}

// The squares of one line outward, up to and with the first occupied one.
constexpr Bitboard ray(Square from, Step step, Bitboard occupied) {
    Bitboard result;
    for (auto to = from.offset(step.files, step.ranks); to;
         to = to->offset(step.files, step.ranks)) {
        result |= *to;
        if (occupied.contains(*to)) {
            break;
        }
    }
    return result;
}

constexpr Bitboard rays(Square from, std::span<const Step> steps, Bitboard occupied) {
    Bitboard result;
    for (const Step step : steps) {
        result |= ray(from, step, occupied);
    }
    return result;
}

constexpr detail::BySquare leaper(std::span<const Step> steps) {
    detail::BySquare table{};
    for (int i = 0; i < 64; ++i) {
        table[static_cast<std::size_t>(i)] = leaps(Square::at(i), steps);
    }
    return table;
}

using ByPair = std::array<detail::BySquare, 64>;

template <typename Fill>
ByPair byPair(Fill fill) {
    ByPair table{};
    for (std::size_t a = 0; a < 64; ++a) {
        for (const Step step : KingSteps) {
            const Square from = Square::at(static_cast<int>(a));
            for (const Square to : ray(from, step, Bitboard())) {
                table[a][detail::at(to)] = fill(from, to, step);
            }
        }
    }
    return table;
}

Bitboard squaresBetween(Square from, Square to, Step step) {
    return ray(from, step, to) & ~Bitboard(to);
}

Bitboard squaresInLine(Square from, Square, Step step) {
    return ray(from, step, Bitboard()) | from | ray(from, {-step.files, -step.ranks}, Bitboard());
}

// A blocker on the last square of a line changes nothing.
std::uint64_t blockersThatMatter(Square from, std::span<const Step> steps) {
    Bitboard result;
    for (const Step step : steps) {
        for (const Square square : ray(from, step, Bitboard())) {
            if (square.offset(step.files, step.ranks)) {
                result |= square;
            }
        }
    }
    return result.bits();
}

std::vector<Bitboard>& tableOf(bool rook) {
    static std::array<std::vector<Bitboard>, 2> tables;
    return tables[rook];
}

std::array<detail::Slider, 64> slider(
    std::span<const Step> steps,
    const std::array<std::uint64_t, 64>& magics,
    std::vector<Bitboard>& table
) {
    std::array<detail::Slider, 64> sliders{};
    std::array<std::size_t, 64> starts{};
    for (std::size_t i = 0; i < 64; ++i) {
        const std::uint64_t mask = blockersThatMatter(Square::at(static_cast<int>(i)), steps);
        const auto bits = static_cast<unsigned>(std::popcount(mask));
        sliders[i] = {mask, magics[i], nullptr, 64 - bits};
        starts[i] = table.size();
        table.resize(table.size() + (std::size_t{1} << bits));
    }
    for (std::size_t i = 0; i < 64; ++i) {
        sliders[i].table = table.data() + starts[i];
        std::uint64_t blockers = 0;
        do { // every subset of the mask
            const std::size_t slot = (blockers * magics[i]) >> sliders[i].shift;
            table[starts[i] + slot] =
                rays(Square::at(static_cast<int>(i)), steps, Bitboard(blockers));
            blockers = (blockers - sliders[i].mask) & sliders[i].mask;
        } while (blockers != 0);
    }
    return sliders;
}

} // namespace

namespace detail {

constinit const BySquare King = leaper(KingSteps);
constinit const BySquare Knight = leaper(KnightSteps);
constinit const std::array<BySquare, 2> Pawn{leaper(WhitePawnSteps), leaper(BlackPawnSteps)};
const std::array<BySquare, 64> Between = byPair(squaresBetween);
const std::array<BySquare, 64> Line = byPair(squaresInLine);
const std::array<Slider, 64> Bishop = slider(BishopSteps, magics::Bishop, tableOf(false));
const std::array<Slider, 64> Rook = slider(RookSteps, magics::Rook, tableOf(true));

} // namespace detail

Bitboard of(Piece piece, Square from, Bitboard occupied) {
    switch (piece.role) {
    case Role::Pawn: return pawn(piece.color, from);
    case Role::Knight: return knight(from);
    case Role::Bishop: return bishop(from, occupied);
    case Role::Rook: return rook(from, occupied);
    case Role::Queen: return queen(from, occupied);
    case Role::King: return king(from);
    }
    return {};
}

Bitboard attackersOf(const Board& board, Square square, Color by, Bitboard occupied) {
    const Bitboard queens = board.of(Role::Queen);
    return board.of(by) &
           ((pawn(!by, square) & board.of(Role::Pawn)) | (knight(square) & board.of(Role::Knight)) |
            (bishop(square, occupied) & (board.of(Role::Bishop) | queens)) |
            (rook(square, occupied) & (board.of(Role::Rook) | queens)) |
            (king(square) & board.of(Role::King)));
}

} // namespace chess::attacks
