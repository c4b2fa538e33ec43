// All legal moves from many positions at once: positions that differ in the square of one king, the
// swept king, alone. A set of its squares stands for them; a move takes a set along.
#pragma once

#include "core/position/attacks.h"
#include "core/position/state.h"
#include "core/verdict/helpmate/geometry.h"

namespace chess::helpmate {

// A move of a man other than the swept king.
struct SweptMove {
    enum class Kind : std::uint8_t { Normal, DoubleStep, EnPassant, Castling };

    Square from, to;
    Role role;
    std::optional<Role> promotion = std::nullopt;
    std::optional<Square> captured = std::nullopt;
    Kind kind = Kind::Normal;
};

// Feeds a sink:
//   steps(squares)            the swept king goes to these empty squares
//   takes(square)             the swept king takes the man there
//   castles(wing)             the swept king castles
//   moves(SweptMove, squares) another man moves while the swept king stands on one of these squares
// `state` has the men without the swept king. IsSwept: that king is of the side to move.
//
// Roamers are men that are not in `state` and may stand anywhere in their rooms (outline.h): no
// line through a room gives check for certain, and pawns may take there, a SweptMove without the
// man that it takes.
struct SweptRooms {
    Bitboard all;
    Bitboard enemy; // of the other side's roamers
};

template <Color Us, bool IsSwept, typename Sink>
class Sweep {
public:
    Sweep(const State& state, Bitboard kings, Sink& sink, SweptRooms rooms = {})
        : m_state(state),
          m_board(state.board),
          m_kings(kings),
          m_sink(sink),
          m_occupied(m_board.occupied()),
          m_enemySliders(
              m_board.of(Them) &
              (m_board.of(Role::Bishop) | m_board.of(Role::Rook) | m_board.of(Role::Queen))
          ),
          m_rooms(rooms) {}

    void run() {
        if constexpr (IsSwept) {
            m_dangers = dangers(m_occupied, {});
            m_checked = m_kings & m_dangers;
            sweptKingMoves();
        } else {
            m_king = m_board.of(Us, Role::King).first();
            m_checked = m_kings & ~safe(m_king, m_occupied, {});
            kingMoves();
        }
        castlings();
        pieces();
        pawns();
    }

    Bitboard mates() const { return m_checked & ~m_movable; }

private:
    static constexpr Color Them = !Us;
    static constexpr int Up = Us == Color::White ? 8 : -8;
    static constexpr Rank Last = Us == Color::White ? Rank::R8 : Rank::R1;
    static constexpr Rank Third = Us == Color::White ? Rank::R3 : Rank::R6;

    Bitboard enemy(Role role, Bitboard gone) const { return m_board.of(Them, role) & ~gone; }
    Bitboard lines(Role role, Bitboard gone) const { // who moves like it, queens included
        return m_board.of(Them) & (m_board.of(role) | m_board.of(Role::Queen)) & ~gone;
    }

    // Where the swept king would stand in check.
    Bitboard dangers(Bitboard occupied, Bitboard gone) const {
        constexpr int Down = Us == Color::White ? -1 : 1;
        const Bitboard pawns = enemy(Role::Pawn, gone);
        Bitboard result = shifted(pawns, 1, Down) | shifted(pawns, -1, Down);
        for (const Square from : enemy(Role::Knight, gone)) {
            result |= attacks::knight(from);
        }
        for (const Square from : enemy(Role::King, {})) {
            result |= attacks::king(from);
        }
        return result | lineDangers(occupied, gone);
    }
    Bitboard lineDangers(Bitboard occupied, Bitboard gone) const {
        Bitboard result;
        for (const Square from : lines(Role::Bishop, gone)) {
            result |= attacks::bishop(from, occupied | m_rooms.all);
        }
        for (const Square from : lines(Role::Rook, gone)) {
            result |= attacks::rook(from, occupied | m_rooms.all);
        }
        return result;
    }

    // Where the swept king must stand so that no other man attacks a square.
    Bitboard safe(Square square, Bitboard occupied, Bitboard gone) const {
        const Bitboard leapers = (attacks::knight(square) & enemy(Role::Knight, gone)) |
                                 (attacks::pawn(Us, square) & enemy(Role::Pawn, gone));
        if (!leapers.isEmpty()) {
            return {};
        }
        Bitboard result = Everywhere;
        if (m_enemySliders.isEmpty()) {
            return result;
        }
        const Bitboard blockers = occupied | m_rooms.all;
        const Bitboard sliders = (attacks::bishop(square, blockers) & lines(Role::Bishop, gone)) |
                                 (attacks::rook(square, blockers) & lines(Role::Rook, gone));
        for (const Square slider : sliders) {
            result &= attacks::between(slider, square);
        }
        return result;
    }

    void sweptKingMoves() {
        const Bitboard targets = beside(m_kings) & ~m_board.of(Us) & ~m_dangers;
        m_movable |= beside(targets) & m_kings;
        const Bitboard steps = targets & ~m_occupied;
        if (!steps.isEmpty()) {
            m_sink.steps(steps);
        }
        for (const Square square : targets& m_board.of(Them)) {
            m_sink.takes(square);
        }
    }

    void kingMoves() {
        for (const Square to : attacks::king(m_king) & ~m_board.of(Us)) {
            const Bitboard gone = m_board.of(Them) & to;
            const Bitboard kings =
                m_kings & ~attacks::king(to) & ~Bitboard(to) & safe(to, m_occupied ^ m_king, gone);
            emit(
                {m_king, to, Role::King, {}, gone.isEmpty() ? std::nullopt : std::optional(to)},
                kings
            );
        }
    }

    void castlings() {
        for (const Wing wing : AllWings) {
            if (!m_state.castlingRights.has(Us, wing)) {
                continue;
            }
            const CastlingSquares s = castlingSquares(Us, wing);
            const Bitboard gap = attacks::between(s.kingFrom, s.rookFrom);
            if (!(gap & m_occupied).isEmpty()) {
                continue;
            }
            const Bitboard path = Bitboard(s.kingFrom) | s.rookTo | s.kingTo;
            if constexpr (IsSwept) {
                if (m_kings.contains(s.kingFrom) && (path & m_dangers).isEmpty()) {
                    m_movable |= s.kingFrom;
                    m_sink.castles(wing);
                }
            } else {
                Bitboard kings = m_kings & ~gap;
                for (const Square square : path) {
                    kings &= safe(square, m_occupied ^ m_king, {}) & ~attacks::king(square);
                }
                emit({s.kingFrom, s.kingTo, Role::King, {}, {}, SweptMove::Kind::Castling}, kings);
            }
        }
    }

    void pieces() {
        for (const Square from : m_board.of(Us, Role::Knight)) {
            fan(Role::Knight, from, attacks::knight(from));
        }
        for (const Square from : m_board.of(Us, Role::Bishop)) {
            fan(Role::Bishop, from, attacks::bishop(from, m_occupied));
        }
        for (const Square from : m_board.of(Us, Role::Rook)) {
            fan(Role::Rook, from, attacks::rook(from, m_occupied));
        }
        for (const Square from : m_board.of(Us, Role::Queen)) {
            fan(Role::Queen, from, attacks::queen(from, m_occupied));
        }
    }
    void fan(Role role, Square from, Bitboard targets) {
        for (const Square to : targets & ~m_board.of(Us)) {
            const bool isCapture = m_board.of(Them).contains(to);
            tryMove({from, to, role, {}, isCapture ? std::optional(to) : std::nullopt});
        }
    }

    void pawns() {
        for (const Square from : m_board.of(Us, Role::Pawn)) {
            const Square to = Square::at(from.index() + Up);
            if (!m_occupied.contains(to)) {
                pawnMove({from, to, Role::Pawn});
                if (to.rank() == Third && !m_occupied.contains(Square::at(to.index() + Up))) {
                    const Square farther = Square::at(to.index() + Up);
                    tryMove({from, farther, Role::Pawn, {}, {}, SweptMove::Kind::DoubleStep});
                }
            }
            for (const Square target : attacks::pawn(Us, from) & m_board.of(Them)) {
                pawnMove({from, target, Role::Pawn, {}, target});
            }
            for (const Square target : attacks::pawn(Us, from) & m_rooms.enemy & ~m_occupied) {
                pawnMove({from, target, Role::Pawn});
            }
        }
        if (const auto to = m_state.enPassantSquare()) {
            for (const Square from : attacks::pawn(Them, *to) & m_board.of(Us, Role::Pawn)) {
                const Square taken(to->file(), from.rank());
                tryMove({from, *to, Role::Pawn, {}, taken, SweptMove::Kind::EnPassant});
            }
        }
    }
    void pawnMove(SweptMove move) {
        if (move.to.rank() != Last) {
            tryMove(move);
            return;
        }
        for (const Role role : PromotionRoles) {
            move.promotion = role;
            tryMove(move);
        }
    }

    void tryMove(const SweptMove& move) {
        const Bitboard gone = move.captured ? Bitboard(*move.captured) : Bitboard();
        Bitboard kings = m_kings & ~(attacks::between(move.from, move.to) | move.to);
        if (kings.isEmpty()) {
            return;
        }
        const Bitboard occupied = ((m_occupied ^ move.from) & ~gone) | move.to;
        if constexpr (IsSwept) {
            const bool isSame = gone.isEmpty() && m_enemySliders.isEmpty();
            kings &= ~(isSame ? m_dangers : dangers(occupied, gone));
        } else {
            kings &= safe(m_king, occupied, gone);
        }
        emit(move, kings);
    }

    void emit(const SweptMove& move, Bitboard kings) {
        if (!kings.isEmpty()) {
            m_movable |= kings;
            m_sink.moves(move, kings);
        }
    }

    const State& m_state;
    const Board& m_board;
    const Bitboard m_kings;
    Sink& m_sink;
    const Bitboard m_occupied; // the swept king left out
    const Bitboard m_enemySliders;
    const SweptRooms m_rooms;
    Bitboard m_dangers;
    Square m_king = Square::at(0); // the other king
    Bitboard m_checked;            // where the swept king must stand so that it is check,
    Bitboard m_movable;            // and so that there is a legal move
};

} // namespace chess::helpmate
