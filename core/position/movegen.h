// The legal move generator (FIDE Laws 3.1 to 3.10). It feeds a sink, which lists the moves or only
// counts them. Check and pins are turned into masks of squares first, so that no move is tried and
// taken back.
#pragma once

#include "core/position/attacks.h"
#include "core/position/state.h"

namespace chess {

// Collects the moves.
class ListSink {
public:
    ListSink(MoveList& list, Bitboard enemy) : m_list(list), m_enemy(enemy) {}

    void piece(Square from, Role role, Bitboard targets) {
        for (const Square to : targets) {
            add(from.index(), to, role, Move::Kind::Normal, 0);
        }
    }
    // Pawn moves by their targets; each came from `targets` minus `step` in square indices.
    void pawns(Bitboard targets, int step) {
        for (const Square to : targets) {
            pawn(to.index() - step, to);
        }
    }
    template <Color Us>
    void pushes(Bitboard single, Bitboard twice) {
        constexpr int Up = Us == Color::White ? 8 : -8;
        pawns(single, Up);
        for (const Square to : twice) {
            add(to.index() - 2 * Up, to, Role::Pawn, Move::Kind::DoubleStep, 0);
        }
    }
    template <Color Us>
    void captures(Bitboard west, Bitboard east) {
        constexpr int Up = Us == Color::White ? 8 : -8;
        pawns(west, Up - 1);
        pawns(east, Up + 1);
    }
    void enPassant(Square from, Square to) {
        m_list.m_moves[m_list.m_size++] =
            Move(from.index(), to.index(), Role::Pawn, Move::Kind::EnPassant, true, 0);
    }
    void castling(Square from, Square to) {
        m_list.m_moves[m_list.m_size++] =
            Move(from.index(), to.index(), Role::King, Move::Kind::Castling, false, 0);
    }

private:
    void add(int from, Square to, Role role, Move::Kind kind, int promotion) {
        m_list.m_moves[m_list.m_size++] =
            Move(from, to.index(), role, kind, m_enemy.contains(to), promotion);
    }
    void pawn(int from, Square to) {
        if (to.rank() == Rank::R1 || to.rank() == Rank::R8) {
            for (const Role role : PromotionRoles) {
                add(from, to, Role::Pawn, Move::Kind::Normal, indexOf(role));
            }
        } else {
            add(from, to, Role::Pawn, Move::Kind::Normal, 0);
        }
    }

    MoveList& m_list;
    Bitboard m_enemy;
};

// Counts the moves without making them. The counts of the words are added byte by byte, none of
// which overflows with sixteen men, and summed up once.
class CountSink {
public:
    void piece(Square, Role, Bitboard targets) { addWord(targets.bits()); }

    // No square is reached by two of these three: a push needs an empty square, a capture an enemy,
    // and a pawn that stands in another's way keeps it from a double step.
    template <Color Us>
    void pushes(Bitboard single, Bitboard twice) {
        m_waiting = single.bits() | twice.bits();
    }
    template <Color Us>
    void captures(Bitboard west, Bitboard east) {
        addWord(m_waiting | west.bits());
        addPromotions(m_waiting | west.bits());
        m_waiting = 0;
        if (east.bits() != 0) {
            addWord(east.bits());
            addPromotions(east.bits());
        }
    }
    void enPassant(Square, Square) { ++m_extra; }
    void castling(Square, Square) { ++m_extra; }

    std::uint64_t total() const {
        constexpr std::uint64_t Even = 0x00FF00FF00FF00FF;
        const std::uint64_t pairs = (m_bytes & Even) + ((m_bytes >> 8) & Even);
        return ((pairs * 0x0001000100010001) >> 48) + m_extra;
    }

private:
    void addWord(std::uint64_t word) {
        word -= (word >> 1) & 0x5555555555555555;
        word = (word & 0x3333333333333333) + ((word >> 2) & 0x3333333333333333);
        m_bytes += (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0F;
    }
    void addPromotions(std::uint64_t targets) { // one move is counted already, three more
        constexpr std::uint64_t LastRanks = 0xFF000000000000FF;
        for (targets &= LastRanks; targets != 0; targets &= targets - 1) {
            m_extra += 3;
        }
    }

    std::uint64_t m_bytes = 0;
    std::uint64_t m_waiting = 0;
    std::uint64_t m_extra = 0;
};

namespace movegen {

constexpr Bitboard shift(Bitboard squares, int step) {
    return Bitboard(step > 0 ? squares.bits() << step : squares.bits() >> -step);
}

constexpr Bitboard NotFileA = ~bitboardOf(File::A);
constexpr Bitboard NotFileH = ~bitboardOf(File::H);

template <Color Us>
struct Pawns {
    static constexpr int Up = Us == Color::White ? 8 : -8;
    static constexpr Bitboard Third = bitboardOf(Us == Color::White ? Rank::R3 : Rank::R6);

    static constexpr Bitboard west(Bitboard pawns) { return shift(pawns & NotFileA, Up - 1); }
    static constexpr Bitboard east(Bitboard pawns) { return shift(pawns & NotFileH, Up + 1); }
    static constexpr Bitboard ahead(Bitboard pawns) { return shift(pawns, Up); }
};

template <Color Us, typename Sink>
class Generator {
public:
    Generator(const State& state, Sink& sink)
        : m_state(state),
          m_board(state.board),
          m_sink(sink),
          m_king(own(Role::King).first()),
          m_occupied(m_board.occupied()) {}

    void run() {
        findChecksAndPins();
        kingMoves();
        if (m_checkers.isEmpty()) {
            m_targets = ~m_board.of(Us);
        } else if ((m_checkers.bits() & (m_checkers.bits() - 1)) == 0) {
            m_targets = m_checkers | attacks::between(m_king, m_checkers.first());
        } else {
            return; // double check: the king alone can move
        }
        pawnMoves();
        knightMoves();
        sliderMoves(Role::Bishop, own(Role::Bishop));
        sliderMoves(Role::Rook, own(Role::Rook));
        sliderMoves(Role::Queen, own(Role::Queen));
    }

private:
    static constexpr Color Them = !Us;

    Bitboard own(Role role) const { return m_board.of(Us, role); }
    Bitboard enemy(Role role) const { return m_board.of(Them, role); }
    Bitboard enemyOf(Role a, Role b) const {
        return m_board.of(Them) & (m_board.of(a) | m_board.of(b));
    }

    void findChecksAndPins() {
        m_checkers = (attacks::knight(m_king) & enemy(Role::Knight)) |
                     (attacks::pawn(Us, m_king) & enemy(Role::Pawn));
        const Bitboard sliders =
            (attacks::rook(m_king, m_board.of(Them)) & enemyOf(Role::Rook, Role::Queen)) |
            (attacks::bishop(m_king, m_board.of(Them)) & enemyOf(Role::Bishop, Role::Queen));
        for (const Square slider : sliders) {
            const Bitboard blockers = attacks::between(m_king, slider) & m_occupied;
            if (blockers.isEmpty()) {
                m_checkers |= slider;
            } else if ((blockers.bits() & (blockers.bits() - 1)) == 0) {
                m_pinned |= blockers; // only own men can stand there: the lines stop at enemies
            }
        }
    }

    // The squares that the king may not enter: attacked once the king itself no longer blocks the
    // lines (3.9.2).
    Bitboard dangers() const {
        const Bitboard pawns = enemy(Role::Pawn);
        Bitboard result = Pawns<Them>::west(pawns) | Pawns<Them>::east(pawns) |
                          attacks::king(enemy(Role::King).first());
        for (const Square from : enemy(Role::Knight)) {
            result |= attacks::knight(from);
        }
        const Bitboard occupied = m_occupied ^ m_king;
        for (const Square from : enemyOf(Role::Bishop, Role::Queen)) {
            result |= attacks::bishop(from, occupied);
        }
        for (const Square from : enemyOf(Role::Rook, Role::Queen)) {
            result |= attacks::rook(from, occupied);
        }
        return result;
    }

    template <Wing Side>
    bool mayCastleBut(Bitboard& path) const {
        constexpr CastlingSquares S = castlingSquares(Us, Side);
        constexpr Bitboard Gap = Side == Wing::Kingside ? Bitboard(S.kingTo) | S.rookTo
                                                        : Bitboard(S.kingTo) | S.rookTo |
                                                              Square(File::B, S.kingTo.rank());
        constexpr Bitboard Path = Bitboard(S.kingTo) | S.rookTo;
        path = Path;
        return m_state.castlingRights.has(Us, Side) && (m_occupied & Gap).isEmpty();
    }

    template <Wing Side>
    void castling(Bitboard dangers) {
        Bitboard path;
        if (mayCastleBut<Side>(path) && (path & dangers).isEmpty()) {
            constexpr CastlingSquares S = castlingSquares(Us, Side);
            m_sink.castling(S.kingFrom, S.kingTo);
        }
    }

    void kingMoves() {
        const Bitboard steps = attacks::king(m_king) & ~m_board.of(Us);
        if (steps.isEmpty()) {
            return; // castling needs an empty square beside the king too
        }
        const Bitboard dangerous = dangers();
        m_sink.piece(m_king, Role::King, steps & ~dangerous);
        if (m_checkers.isEmpty() && !m_state.castlingRights.isEmpty()) {
            castling<Wing::Kingside>(dangerous);
            castling<Wing::Queenside>(dangerous);
        }
    }

    void pawnMoves() {
        using P = Pawns<Us>;
        const Bitboard pawns = own(Role::Pawn);
        const Bitboard empty = ~m_occupied;
        const Bitboard enemies = m_board.of(Them) & m_targets;
        const Bitboard free = pawns & ~m_pinned;
        Bitboard advancing = free;
        Bitboard west = P::west(free);
        Bitboard east = P::east(free);
        for (const Square from : pawns& m_pinned) { // along the line of the pin alone
            const Bitboard line = attacks::line(m_king, from);
            if (line.contains(Square::at(from.index() + P::Up))) {
                advancing |= from;
            }
            west |= P::west(from) & line;
            east |= P::east(from) & line;
        }
        const Bitboard single = P::ahead(advancing) & empty;
        const Bitboard twice = P::ahead(single & P::Third) & empty;
        m_sink.template pushes<Us>(single & m_targets, twice & m_targets);
        m_sink.template captures<Us>(west & enemies, east & enemies);
        if (m_state.enPassantSquare()) {
            enPassant(*m_state.enPassantSquare());
        }
    }

    void enPassant(Square to) {
        for (const Square from : attacks::pawn(Them, to) & own(Role::Pawn)) {
            if (isEnPassantSafe(from, to)) {
                m_sink.enPassant(from, to);
            }
        }
    }

    // Two pawns leave one rank at once: the king's safety is looked up anew.
    bool isEnPassantSafe(Square from, Square to) const {
        const Square captured(to.file(), from.rank());
        const Bitboard occupied = (m_occupied ^ from ^ captured) | to;
        const Bitboard leapers =
            m_checkers & (m_board.of(Role::Pawn) | m_board.of(Role::Knight)) & ~Bitboard(captured);
        return leapers.isEmpty() &&
               (attacks::rook(m_king, occupied) & enemyOf(Role::Rook, Role::Queen)).isEmpty() &&
               (attacks::bishop(m_king, occupied) & enemyOf(Role::Bishop, Role::Queen)).isEmpty();
    }

    void knightMoves() {
        for (const Square from : own(Role::Knight) & ~m_pinned) { // a pinned knight never moves
            m_sink.piece(from, Role::Knight, attacks::knight(from) & m_targets);
        }
    }

    Bitboard reach(Role role, Square from) const {
        return role == Role::Bishop ? attacks::bishop(from, m_occupied)
               : role == Role::Rook ? attacks::rook(from, m_occupied)
                                    : attacks::queen(from, m_occupied);
    }

    void sliderMoves(Role role, Bitboard pieces) {
        for (const Square from : pieces & ~m_pinned) {
            m_sink.piece(from, role, reach(role, from) & m_targets);
        }
        for (const Square from : pieces& m_pinned) {
            m_sink.piece(from, role, reach(role, from) & m_targets & attacks::line(m_king, from));
        }
    }

    const State& m_state;
    const Board& m_board;
    Sink& m_sink;
    const Square m_king;
    const Bitboard m_occupied;
    Bitboard m_checkers; // enemy men that give check (3.9.1)
    Bitboard m_pinned;   // own men that alone stand between the king and an enemy slider
    Bitboard m_targets;  // where men other than the king may go
};

template <Color Us, typename Sink>
inline void generate(const State& state, Sink& sink) {
    Generator<Us, Sink>(state, sink).run();
}

} // namespace movegen
} // namespace chess
