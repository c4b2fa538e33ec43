#include "core/verdict/helpmate/outline.h"

#include "core/verdict/helpmate/mateinoutline.h"
#include "core/verdict/helpmate/numbertable.h"
#include "core/verdict/helpmate/sweep.h"

#include <algorithm>
#include <deque>
#include <functional>

namespace chess::helpmate {
namespace {

constexpr std::uint64_t WorkOfGroup = 8;

Bitboard pieces(const Board& board) {
    return board.occupied() & ~(board.of(Role::King) | board.of(Role::Pawn));
}

} // namespace

// Groups are positions that differ in the square of the loser's king alone, as in a Closure.
class Outline {
public:
    Outline(const State& state, Color winner, int caged);

    bool isWithoutMate(std::uint64_t work);
    std::uint64_t work() const { return m_work; } // done so far
    Confined result() const;

private:
    struct Group {
        State state;
        std::uint32_t scene;
        Bitboard reached;
        Bitboard waiting;
    };
    struct Turn {
        std::uint32_t scene, group;

        auto operator<=>(const Turn&) const = default;
    };
    struct Taker; // the sink of a sweep

    void look(std::uint32_t group);
    void roam(const State& state, std::uint32_t scene, Bitboard kings);
    void takeBy(std::size_t roamer, const State& state, std::uint32_t scene, Bitboard kings);
    Bitboard legal(const State& to, const Scene& scene, Bitboard kings, Bitboard taken) const;

    void test(const State& to, const Scene& scene, Bitboard kings, const Strike& strike);
    void go(const State& to, std::uint32_t scene, Bitboard kings, const Strike& strike);
    void go(const State& to, Scene scene, Bitboard kings, const Strike& strike);
    void arrive(const State& to, std::uint32_t scene, Bitboard kings);
    Bitboard uncaged(const Board& board, Bitboard kings) const;
    std::uint32_t numberOf(Scene scene);

    Color m_winner;
    int m_caged; // squares at most of a man that does not roam
    std::vector<Group> m_groups;
    std::deque<Scene> m_scenes;  // they stay where they are
    std::vector<Turn> m_waiting; // a heap
    std::uint64_t m_work = 0;
    NumberTable m_groupTable, m_sceneTable;
    bool m_mayMate = false;
};

// The moves of men that do not roam.
struct Outline::Taker {
    Outline& outline;
    const State& state;
    std::uint32_t scene;

    State next() const {
        State next = state;
        next.turn = !state.turn;
        next.setEnPassantSquare(std::nullopt);
        return next;
    }
    const Scene& before() const { return outline.m_scenes[scene]; }

    void castles(Wing) const {} // there are no rights
    void steps(Bitboard squares) const { outline.arrive(next(), scene, squares); }
    void takes(Square square) const {
        State to = next();
        to.board.toggle(*to.board.pieceAt(square), square);
        go(to, square, {}, std::nullopt, Scene(to.board));
    }

    void moves(const SweptMove& move, Bitboard kings) const {
        State to = next();
        to.board.toggle({state.turn, move.role}, move.from);
        if (move.captured) {
            const Piece taken = *to.board.pieceAt(*move.captured);
            if (taken.role == Role::King) {
                return; // somebody stands in the line
            }
            to.board.toggle(taken, *move.captured);
        }
        if (!move.promotion) {
            to.board.toggle({state.turn, move.role}, move.to);
        }
        if (move.kind == SweptMove::Kind::DoubleStep) {
            const Square passed = Square::at((move.from.index() + move.to.index()) / 2);
            if (!(attacks::pawn(state.turn, passed) & to.board.of(to.turn, Role::Pawn)).isEmpty()) {
                to.setEnPassantSquare(passed);
            }
        }
        const bool isOnRoamer =
            move.role == Role::Pawn && !move.captured && move.from.file() != move.to.file();
        if (!isOnRoamer) {
            moved(move, to, kings, std::nullopt);
            return;
        }
        for (std::size_t i = 0; i < before().size(); ++i) {
            const bool isSame = i > 0 && before()[i] == before()[i - 1];
            if (!isSame && before()[i].color == to.turn && before()[i].room.contains(move.to)) {
                moved(move, to, kings, i);
            }
        }
    }

    void moved(
        const SweptMove& move, const State& to, Bitboard kings, std::optional<std::size_t> taken
    ) const {
        Strike strike{Bitboard(move.from), move.to, {}, {}};
        if (move.kind == SweptMove::Kind::EnPassant) {
            strike.left |= *move.captured;
        }
        Scene next(to.board);
        if (move.promotion) {
            next.add(state.turn, *move.promotion, move.to);
            strike.roamer = 0;
            strike.roamerSquare = move.to;
            strike.at.reset();
        }
        go(to, kings, strike, taken, std::move(next));
    }

    void
    go(const State& to,
       Bitboard kings,
       const Strike& strike,
       std::optional<std::size_t> taken,
       Scene next) const {
        if (!taken && next.size() == 0 && before().hasPawnsOf(to.board)) {
            outline.go(to, scene, kings, strike);
        } else {
            next.addAllOf(before(), taken);
            outline.go(to, std::move(next), kings, strike);
        }
    }
};

Outline::Outline(const State& state, Color winner, int caged) : m_winner(winner), m_caged(caged) {
    m_groupTable.clear();
    m_sceneTable.clear();
    State start = state;
    const Bitboard king = start.board.of(!winner, Role::King);
    start.board.toggle({!winner, Role::King}, king);
    arrive(start, numberOf(Scene(start.board)), king);
}

// Earlier scenes first: where the mate fits, it is mostly found among them.
bool Outline::isWithoutMate(std::uint64_t work) {
    while (!m_waiting.empty()) {
        std::pop_heap(m_waiting.begin(), m_waiting.end(), std::greater());
        const std::uint32_t group = m_waiting.back().group;
        m_waiting.pop_back();
        m_work += WorkOfGroup;
        look(group);
        if (m_mayMate || m_work > work) {
            return false;
        }
    }
    return true;
}

void Outline::look(std::uint32_t group) {
    const State state = m_groups[group].state; // groups may move
    const std::uint32_t scene = m_groups[group].scene;
    const Bitboard kings = m_groups[group].waiting;
    m_groups[group].waiting = {};
    Taker taker{*this, state, scene};
    const Bitboard enemy = m_scenes[scene].rooms(!state.turn);
    const SweptRooms rooms{enemy | m_scenes[scene].rooms(state.turn), enemy};
    const auto sweep = [&]<Color Us>() {
        if (Us == m_winner) {
            Sweep<Us, false, Taker>(state, kings, taker, rooms).run();
        } else {
            Sweep<Us, true, Taker>(state, kings, taker, rooms).run();
        }
    };
    state.turn == Color::White ? sweep.template operator()<Color::White>()
                               : sweep.template operator()<Color::Black>();
    roam(state, scene, kings);
}

// The kings in whose positions the side that has just moved a roamer is in no check for certain. He
// may be in any line through rooms, and where he has taken.
Bitboard Outline::legal(const State& to, const Scene& scene, Bitboard kings, Bitboard taken) const {
    const Bitboard rooms = scene.rooms(Color::White) | scene.rooms(Color::Black);
    const Bitboard occupied = to.board.occupied() | rooms | taken;
    if (to.turn == m_winner) {
        return kings & ~(attackedBy(to.board, to.turn, occupied) | taken);
    }
    const Square own = to.board.of(m_winner, Role::King).first();
    kings &= ~taken;
    for (const Square from : attacks::attackersOf(to.board, own, to.turn, occupied)) {
        kings &= attacks::between(from, own);
    }
    return kings;
}

void Outline::roam(const State& state, std::uint32_t scene, Bitboard kings) {
    State to = state;
    to.turn = !state.turn;
    to.setEnPassantSquare(std::nullopt);
    const Scene& here = m_scenes[scene];
    const Bitboard free = legal(to, here, kings, {});
    if (here.canRoam(state.turn) && !free.isEmpty()) {
        go(to, scene, free, {});
    }
    for (std::size_t i = 0; i < here.size(); ++i) {
        if (here[i].color == state.turn && (i == 0 || !(here[i] == here[i - 1]))) {
            takeBy(i, to, scene, kings);
        }
    }
}

// A roamer takes a man on the board, and is where that man was.
void Outline::takeBy(std::size_t roamer, const State& state, std::uint32_t scene, Bitboard kings) {
    const Scene& here = m_scenes[scene];
    const Bitboard men = state.board.of(state.turn) & ~state.board.of(Role::King);
    for (const Square square : here.reach(roamer) & men) {
        State to = state;
        to.board.toggle(*to.board.pieceAt(square), square);
        const Bitboard free = legal(to, here, kings, square);
        if (free.isEmpty()) {
            continue;
        }
        Scene next(to.board);
        next.add(here[roamer].color, here[roamer].role, square);
        next.addAllOf(here, roamer);
        go(to, std::move(next), free, {{}, {}, 0, square});
    }
}

void Outline::test(const State& to, const Scene& scene, Bitboard kings, const Strike& strike) {
    if (to.turn != m_winner && !m_mayMate) {
        m_work += static_cast<std::uint64_t>(kings.count());
        m_mayMate = MateInOutline(to.board, scene, m_winner).fits(kings, strike);
    }
}

void Outline::go(const State& to, std::uint32_t scene, Bitboard kings, const Strike& strike) {
    test(to, m_scenes[scene], kings, strike);
    arrive(to, scene, kings);
}

void Outline::go(const State& to, Scene scene, Bitboard kings, const Strike& strike) {
    test(to, scene, kings, strike);
    arrive(to, numberOf(std::move(scene)), kings);
}

// Who is no longer caged roams from now on.
void Outline::arrive(const State& state, std::uint32_t scene, Bitboard kings) {
    State to = state;
    if (const Bitboard free = uncaged(to.board, kings); !free.isEmpty()) {
        Scene next(to.board);
        next.addAllOf(m_scenes[scene]);
        for (const Square square : free) {
            const Piece piece = *to.board.pieceAt(square);
            next.add(piece.color, piece.role, square);
            to.board.toggle(piece, square);
        }
        scene = numberOf(std::move(next));
    }
    const auto next = static_cast<std::uint32_t>(m_groups.size());
    const std::uint64_t hash = hashOf(to) + scene * 0x9FB21C651E98DF25;
    const auto found = m_groupTable.findOrAdd(hash, next, [&](std::uint32_t at) {
        return m_groups[at].scene == scene && m_groups[at].state == to;
    });
    if (!found) {
        m_groups.push_back({to, scene, {}, {}});
    }
    Group& group = m_groups[found.value_or(next)];
    const Bitboard fresh = kings & ~group.reached;
    if (!fresh.isEmpty() && group.waiting.isEmpty()) {
        m_waiting.push_back({scene, found.value_or(next)});
        std::push_heap(m_waiting.begin(), m_waiting.end(), std::greater());
    }
    group.reached |= fresh;
    group.waiting |= fresh;
}

std::uint32_t Outline::numberOf(Scene scene) {
    scene.settle();
    const auto next = static_cast<std::uint32_t>(m_scenes.size());
    const auto found = m_sceneTable.findOrAdd(scene.hash(), next, [&](std::uint32_t at) {
        return m_scenes[at] == scene;
    });
    if (!found) {
        m_scenes.push_back(std::move(scene));
    }
    return found.value_or(next);
}

Confined Outline::result() const {
    Confined result;
    Bitboard white = Everywhere;
    Bitboard black = Everywhere;
    for (const Group& group : m_groups) {
        result.kingRegion |= group.reached;
        white &= group.state.board.of(Color::White, Role::Pawn);
        black &= group.state.board.of(Color::Black, Role::Pawn);
    }
    result.lockedPawns = white | black;
    return result;
}

// The swept king holds a man where it stands beside him in all these positions.
Bitboard Outline::uncaged(const Board& board, Bitboard kings) const {
    Bitboard free;
    const Bitboard king = kings.count() == 1 ? kings : Bitboard();
    Board whole = board;
    whole.toggle({!m_winner, Role::King}, king);
    for (const Square square : pieces(board)) {
        if (roomNow(whole, whole.occupied(), square) > m_caged) {
            free |= square;
        }
    }
    return free;
}

Outlined outlined(const State& state, Color winner, std::uint64_t work) {
    Outlined result;
    const auto isShown = [&](int squares) {
        Outline outline(state, winner, squares);
        if (outline.isWithoutMate(work)) {
            result.proof = outline.result();
        }
        result.work += outline.work();
        return result.proof.has_value();
    };
    if (!state.castlingRights.isEmpty()) {
        return result;
    }
    const Bitboard men = pieces(state.board);
    const bool isAnyCaged = std::any_of(men.begin(), men.end(), [&](Square square) {
        return roomNow(state.board, state.board.occupied(), square) <= Caged;
    });
    if (!isShown(0) && isAnyCaged) { // first everybody roams
        isShown(Caged);
    }
    return result;
}

} // namespace chess::helpmate
