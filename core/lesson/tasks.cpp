#include "core/lesson/task.h"

#include <algorithm>

namespace chess {
namespace {

using enum LessonId;
using enum TaskGoal;

constexpr std::string_view None;

// clang-format off
constexpr Task Tasks[] = {
    // id, lesson, goal, position, moves before, squares, moves, all that is right, shortest lines
    {"pawn.1", Pawn, TakeStars, "4k3/8/8/8/8/3P4/8/4K3 w - - 0 1", None, "d4", 1, "d3d4", Several},
    {"pawn.2", Pawn, TakeStars, "4k3/8/8/8/8/8/2P5/4K3 w - - 0 1", None, "c4", 1, "c2c4", Several},
    {"pawn.3", Pawn, TakeStars, "4k3/8/8/8/8/8/6P1/4K3 w - - 0 1", None, "g6", 3, None, 1},
    {"pawn.4", Pawn, CaptureMen, "4k3/8/8/3np3/3P4/8/8/4K3 w - - 0 1", None, "e5", 1, "d4e5", Several},
    {"pawn.5", Pawn, CaptureMen, "4k3/8/8/8/3b4/2n5/1P6/4K3 w - - 0 1", None, "c3 d4", 2, None, 1},
    {"pawn.6", Pawn, TakeStars, "6k1/8/8/4pn2/8/8/4P3/2K5 w - - 0 1", None, "f6", 3, None, 1},

    {"knight.1", Knight, TakeStars, "4k3/8/8/8/8/8/8/1N2K3 w - - 0 1", None, "c3", 1, "b1c3", Several},
    {"knight.2", Knight, TakeStars, "4k3/8/8/2ppp3/2PNP3/2PPP3/8/4K3 w - - 0 1", None, "f5", 1, "d4f5", Several},
    {"knight.3", Knight, TakeStars, "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1", None, "e5", 2, None, 1},
    {"knight.4", Knight, TakeStars, "4k3/8/8/8/8/8/8/1N2K3 w - - 0 1", None, "d5 f4", 3, None, 1},
    {"knight.5", Knight, CaptureMen, "k7/3p4/5p2/4p3/8/5N2/8/4K3 w - - 0 1", None, "e5 d7 f6", 3, None, 1},
    {"knight.6", Knight, TakeStars, "4k3/8/8/8/8/8/8/N3K3 w - - 0 1", None, "b2", 4, None, 9},
    {"knight.7", Knight, Fork, "2q3k1/5ppp/8/5N2/8/8/8/4K3 w - - 0 1", None, None, 1, "f5e7", Several},

    {"bishop.1", Bishop, TakeStars, "4k3/8/8/8/8/8/8/2B1K3 w - - 0 1", None, "g5", 1, "c1g5", Several},
    {"bishop.2", Bishop, TakeStars, "4k3/8/8/8/8/8/8/4KB2 w - - 0 1", None, "b7", 2, None, 2},
    {"bishop.3", Bishop, TakeStars, "4k3/8/8/8/8/8/8/2B1KB2 w - - 0 1", None, "c4 g5", 2, None, 2},
    {"bishop.4", Bishop, CaptureMen, "6k1/3p4/8/1p6/8/7p/8/4KB2 w - - 0 1", None, "b5 d7 h3", 3, None, 2},
    {"bishop.5", Bishop, TakeStars, "7k/8/8/8/1B6/8/8/4K3 w - - 0 1", None, "d6 f4 d2", 3, None, 2},
    {"bishop.6", Bishop, TakeStars, "4k3/8/8/3p4/3P4/8/8/B3K3 w - - 0 1", None, "g7", 4, None, 4},

    {"rook.1", Rook, TakeStars, "6bk/6pp/8/8/8/8/8/R6K w - - 0 1", None, "a6", 1, "a1a6", Several},
    {"rook.2", Rook, TakeStars, "6bk/6pp/8/8/8/8/8/R6K w - - 0 1", None, "e5", 2, None, 2},
    {"rook.3", Rook, TakeStars, "6bk/6pp/8/8/p7/P7/8/R2B3K w - - 0 1", None, "a6", 3, None, 2},
    {"rook.4", Rook, CaptureMen, "6bk/6pp/1p1p4/8/8/1p6/8/3R3K w - - 0 1", None, "d6 b6 b3", 3, None, 1},
    {"rook.5", Rook, TakeStars, "6bk/6pp/8/8/8/7R/8/7K w - - 0 1", None, "c3 c6 f6", 3, None, 1},
    {"rook.6", Rook, TakeStars, "6bk/6pp/3p4/1p1P4/1P6/1R6/PPP5/7K w - - 0 1", None, "d7 a6", 4, None, 2},

    {"queen.1", Queen, TakeStars, "6bk/6pp/8/8/8/8/8/3Q3K w - - 0 1", None, "d6", 1, "d1d6", Several},
    {"queen.2", Queen, TakeStars, "6bk/6pp/8/8/8/8/8/3Q3K w - - 0 1", None, "a4", 1, "d1a4", Several},
    {"queen.3", Queen, TakeStars, "6bk/6pp/8/8/8/8/8/Q6K w - - 0 1", None, "g4", 2, None, 4},
    {"queen.4", Queen, CaptureMen, "6bk/6pp/8/p2p4/8/8/8/3Qn2K w - - 0 1", None, "a5 d5 e1", 3, None, 2},
    {"queen.5", Queen, TakeStars, "6bk/6pp/8/8/4Q3/8/8/7K w - - 0 1", None, "b7 b1 e1 h4", 4, None, 2},
    {"queen.6", Queen, CaptureMen, "6bk/1p4pp/8/1p2p3/4p3/8/1p6/Q6K w - - 0 1", None, "b7 b5 e5 e4 b2", 5, None, 4},

    {"king.1", King, TakeStars, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", None, "f2", 1, "e1f2", Several},
    {"king.2", King, TakeStars, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", None, "c3 e3", 4, None, 12},
    {"king.3", King, TakeStars, "3r3k/8/8/3P4/2K5/8/8/8 w - - 0 1", None, "e6", 3, None, 2},
    {"king.4", King, CaptureMen, "7k/8/8/3p4/3Kp3/8/8/8 w - - 0 1", None, "d5 e4", 2, None, 1},
    {"king.5", King, TakeStars, "8/8/4k3/8/4K3/8/8/8 w - - 0 1", None, "g7", 4, None, 2},
    {"king.6", King, TakeStars, "7k/8/1b6/8/4P2r/8/4K3/8 w - - 0 1", None, "d5", 3, None, 1},

    {"castling.1", Castling, Castle, "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K2R w K - 0 1", None, None, 1, "e1g1", Several},
    {"castling.2", Castling, Castle, "4k3/ppp4p/8/8/8/8/PPP4P/R3K3 w Q - 0 1", None, None, 1, "e1c1", Several},
    {"castling.3", Castling, Castle, "4k3/pp6/b7/8/8/8/PPP2PPP/R3K2R w KQ - 0 1", None, None, 1, "e1c1", Several},
    {"castling.4", Castling, Castle, "1r2k3/8/8/2b5/8/8/P1P3PP/R3K2R w KQ - 0 1", None, None, 1, "e1c1", Several},
    {"castling.5", Castling, Castle, "r3k2r/ppp2p1p/8/8/8/8/PB3PPP/5RK1 b kq - 0 1", None, None, 1, "e8c8 e8g8", Several},
    {"castling.6", Castling, Castle, "4k3/pppp1ppp/8/8/8/8/PPPP1PPP/4KB1R w K - 0 1", None, None, 2, None, 5},
    {"castling.7", Castling, Castle, "4k3/4r3/8/8/8/8/PPP2PPP/4KB1R w K - 0 1", None, None, 2, None, 1},

    {"enpassant.1", EnPassant, CaptureEnPassant, "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d7d5", None, 1, "e5d6", Several},
    {"enpassant.2", EnPassant, CaptureEnPassant, "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "e2e4", None, 1, "d4e3", Several},
    {"enpassant.3", EnPassant, CaptureEnPassant, "4k3/3p1p2/8/4P3/8/8/7P/4K3 b - - 0 1", "d7d5 h2h3 f7f5", None, 1, "e5f6", Several},
    {"enpassant.4", EnPassant, CaptureEnPassant, "4k3/3p4/8/2P1P3/8/8/8/4K3 b - - 0 1", "d7d5", None, 1, "c5d6 e5d6", Several},
    {"enpassant.5", EnPassant, CaptureEnPassant, "4r1k1/3p4/8/2P1P3/8/8/8/4K3 b - - 0 1", "d7d5", None, 1, "c5d6", Several},
    {"enpassant.6", EnPassant, CaptureEnPassant, "4k3/3p4/8/4P3/2K5/8/8/8 b - - 0 1", "d7d5", None, 1, "e5d6", Several},
    {"enpassant.7", EnPassant, GiveMate, "7k/5Kp1/8/7P/7R/8/8/8 b - - 0 1", "g7g5", None, 1, "h5g6", Several},

    {"promotion.1", Promotion, Promote, "8/1P4k1/8/8/8/8/8/4K3 w - - 0 1", None, None, 1, "b7b8b b7b8n b7b8q b7b8r", Several},
    {"promotion.2", Promotion, Promote, "8/6k1/8/1P6/8/8/8/4K3 w - - 0 1", None, None, 3, None, 4},
    {"promotion.3", Promotion, Promote, "3rb3/4P1k1/8/8/8/8/8/4K3 w - - 0 1", None, None, 1, "e7d8b e7d8n e7d8q e7d8r", Several},
    {"promotion.4", Promotion, GiveMate, "7k/2P3pp/8/8/8/8/8/4K3 w - - 0 1", None, None, 1, "c7c8q c7c8r", Several},
    {"promotion.5", Promotion, PromoteSafely, "8/k1P5/2K5/8/8/8/7P/8 w - - 0 1", None, None, 1, "c7c8b c7c8n c7c8r", Several},
    {"promotion.6", Promotion, Fork, "8/3q1P1k/8/8/8/8/8/4K3 w - - 0 1", None, None, 1, "f7f8n", Several},
    {"promotion.7", Promotion, GiveMate, "6br/5Ppk/6pp/8/8/8/8/4K3 w - - 0 1", None, None, 1, "f7f8n", Several},

    {"check.1", Check, GiveCheck, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", None, None, 1, "a1a8", Several},
    {"check.2", Check, GiveCheck, "4k3/pppppppp/8/8/4N3/8/8/4K3 w - - 0 1", None, None, 1, "e4d6 e4f6", Several},
    {"check.3", Check, EscapeCheck, "4r1k1/8/8/1B6/8/8/8/4K3 w - - 0 1", None, None, 3, "b5e2 b5e8 e1d1 e1d2 e1f1 e1f2", Several},
    {"check.4", Check, EscapeCheck, "6k1/8/8/8/Rb2N3/8/2P5/4K3 w - - 0 1", None, None, 3, "a4b4 c2c3 e1d1 e1e2 e1f1 e1f2 e4c3 e4d2", Several},
    {"check.5", Check, EscapeCheck, "6k1/8/8/8/8/3n4/2P2P2/4KR2 w - - 0 1", None, None, 2, "c2d3 e1d1 e1d2 e1e2", Several},
    {"check.6", Check, GiveDiscoveredCheck, "4k3/8/8/8/4B3/8/4R3/4K3 w - - 0 1", None, None, 1, "e4a8 e4b1 e4b7 e4c2 e4d3 e4d5 e4f3 e4f5 e4g2 e4h1 e4h7", Several},
    {"check.7", Check, GiveDoubleCheck, "4k3/8/8/8/4N3/8/4R3/4K3 w - - 0 1", None, None, 1, "e4d6 e4f6", Several},
    {"check.8", Check, EscapeCheck, "4r1k1/8/8/8/8/5n2/3Q1P2/4K3 w - - 0 1", None, None, 1, "e1d1 e1f1", Several},

    {"mate.1", Mate, GiveMate, "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", None, None, 1, "a1a8", Several},
    {"mate.2", Mate, GiveMate, "7k/8/5K2/8/8/8/6Q1/8 w - - 0 1", None, None, 1, "g2g7", Several},
    {"mate.3", Mate, GiveMate, "6rk/6pp/8/4N3/8/8/8/4K3 w - - 0 1", None, None, 1, "e5f7", Several},
    {"mate.4", Mate, GiveMate, "5rk1/5ppp/8/7Q/8/3B4/8/4K3 w - - 0 1", None, None, 1, "h5h7", Several},
    {"mate.5", Mate, GiveMate, "k7/8/1K6/8/8/8/8/2Q5 w - - 0 1", None, None, 1, "c1c8", Several},
    {"mate.6", Mate, AvoidStalemate, "k7/P7/K7/R7/8/8/8/8 w - - 0 1", None, None, 1, "a6b5", Several},
    {"mate.7", Mate, GiveMate, "3qkb2/3p1pp1/8/8/4N3/8/4R3/4K3 w - - 0 1", None, None, 1, "e4d6 e4f6", Several},
};
// clang-format on

} // namespace

std::optional<Role> roleOf(LessonId lesson) {
    switch (lesson) {
    case Pawn: return Role::Pawn;
    case Knight: return Role::Knight;
    case Bishop: return Role::Bishop;
    case Rook: return Role::Rook;
    case Queen: return Role::Queen;
    case King: return Role::King;
    case Castling:
    case EnPassant:
    case Promotion:
    case Check:
    case Mate: break;
    }
    return std::nullopt;
}

std::span<const Task> allTasks() {
    return Tasks;
}

std::span<const Task> tasksOf(LessonId lesson) {
    const auto isOf = [lesson](const Task& task) { return task.lesson == lesson; };
    const auto* first = std::find_if(std::begin(Tasks), std::end(Tasks), isOf);
    return {first, std::find_if_not(first, std::end(Tasks), isOf)};
}

const Task* findTask(std::string_view id) {
    const auto* found = std::find_if(std::begin(Tasks), std::end(Tasks), [id](const Task& task) {
        return task.id == id;
    });
    return found == std::end(Tasks) ? nullptr : found;
}

Bitboard squaresOf(const Task& task) {
    Bitboard squares;
    for (std::size_t i = 0; i < task.squares.size(); i += 3) {
        squares |= *Square::parse(task.squares.substr(i, 2));
    }
    return squares;
}

} // namespace chess
