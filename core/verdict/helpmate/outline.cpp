#include "core/verdict/helpmate/outline.h"

#include "core/verdict/helpmate/mateinoutline.h"
#include "core/verdict/helpmate/numbertable.h"
#include "core/verdict/helpmate/roaming.h"
#include "core/verdict/helpmate/sweptstate.h"

#include <algorithm>
#include <deque>
#include <functional>
#include <utility>

namespace chess::helpmate {
namespace {

constexpr std::uint64_t WorkOfGroup = 8;

constexpr Grain Roaming{0, 0, false, false};
constexpr Grain Caging{Caged, Caged, true, false};
constexpr Grain Following{64, Caged, true, true};

Bitboard pieces(const Board& board) {
    return board.occupied() & ~(board.of(Role::King) | board.of(Role::Pawn));
}

} // namespace

// Groups are positions that differ in the square of the loser's king alone, as in a Closure.
class Outline {
public:
    Outline(const State& state, Color winner, Grain grain);

    bool isWithoutMate(std::uint64_t work);
    bool mayMate() const { return m_mayMate; }
    std::uint64_t work() const { return m_work; } // done so far
    Confined result() const;

private:
    struct Group {
        State state;
        std::uint32_t scene;
        Bitboard vacated; // by the move that led here, so that nobody stands in a line there
        Bitboard reached;
        Bitboard waiting;
    };
    struct Turn {
        std::uint32_t scene, group;

        auto operator<=>(const Turn&) const = default;
    };
    struct Here { // a group that is looked at
        State state;
        std::uint32_t scene;
        Bitboard vacated;
        Bitboard kings;
    };
    struct Taker; // the sink of a sweep

    void look(std::uint32_t group);
    void roam(const Here& here);
    void takeBy(std::size_t roamer, const Here& here);
    Bitboard legal(const State& to, const Here& here, Bitboard taken) const;

    void test(const State& to, const Scene& scene, Bitboard kings, const Strike& strike);
    void go(const State& to, std::uint32_t scene, Bitboard kings, const Strike& strike);
    void go(const State& to, Scene scene, Bitboard kings, const Strike& strike);
    void arrive(const State& state, std::uint32_t scene, Bitboard kings, const Strike& strike);
    void release(State& state, std::uint32_t& scene, Bitboard kings, Bitboard movers);
    Bitboard vacated(const State& to, const Scene& scene, Bitboard kings, Bitboard left) const;
    bool isHopeless(const Board& board, const Scene& scene) const;
    std::uint32_t numberOf(Scene scene);

    Color m_winner;
    Grain m_grain;
    std::vector<Group> m_groups;
    std::deque<Scene> m_scenes;  // they stay where they are
    std::vector<Turn> m_waiting; // a heap
    std::uint64_t m_work = 0;
    NumberTable m_groupTable, m_sceneTable;
    bool m_mayMate = false;
};

struct Outline::Taker {
    Outline& outline;
    const State& state;
    std::uint32_t scene;

    const Scene& before() const { return outline.m_scenes[scene]; }

    void castles(Wing wing) const {
        const Square square = castlingSquares(state.turn, wing).kingTo;
        outline.arrive(afterCastling(state, wing), scene, square, {});
    }
    void steps(Bitboard squares) const { outline.arrive(afterStep(state), scene, squares, {}); }
    void takes(Square square) const {
        const State to = afterTaking(state, square);
        go(to, square, {}, std::nullopt, Scene(to.board));
    }

    void moves(const SweptMove& move, Bitboard kings) const {
        if (move.captured && state.board.of(Role::King).contains(*move.captured)) {
            return; // somebody stands in the line
        }
        const State to = after(state, move);
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

    void
    moved(const SweptMove& move, State to, Bitboard kings, std::optional<std::size_t> taken) const {
        Strike strike{Bitboard(move.from), move.to, {}, {}};
        if (move.kind == SweptMove::Kind::EnPassant) {
            strike.left |= *move.captured;
        } else if (move.kind == SweptMove::Kind::Castling) {
            strike.left |= castlingSquares(state.turn, wingOf(move)).rookFrom;
        }
        if (!move.promotion) {
            go(to, kings, strike, taken, Scene(to.board));
            return;
        }
        to.board.toggle({state.turn, *move.promotion}, move.to);
        Scene next(to.board);
        next.add(state.turn, *move.promotion, move.to);
        go(to, kings, {strike.left, std::nullopt, 0, move.to}, taken, std::move(next));
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

Outline::Outline(const State& state, Color winner, Grain grain) : m_winner(winner), m_grain(grain) {
    m_groupTable.clear();
    m_sceneTable.clear();
    State start = state;
    const Bitboard king = start.board.of(!winner, Role::King);
    start.board.toggle({!winner, Role::King}, king);
    std::uint32_t scene = numberOf(Scene(start.board));
    release(start, scene, king, Everywhere);
    arrive(start, scene, king, {});
}

// Whether there is certainly none. Earlier scenes first: where the mate fits, it is mostly found
// among them.
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
    const Here here{// groups may move
                    m_groups[group].state,
                    m_groups[group].scene,
                    m_groups[group].vacated,
                    std::exchange(m_groups[group].waiting, {})};
    Taker taker{*this, here.state, here.scene};
    const Color turn = here.state.turn;
    const Bitboard enemy = m_scenes[here.scene].rooms(!turn) & ~here.vacated;
    const SweptRooms rooms{enemy | (m_scenes[here.scene].rooms(turn) & ~here.vacated), enemy};
    const auto sweep = [&]<Color Us>() {
        if (Us == m_winner) {
            Sweep<Us, false, Taker>(here.state, here.kings, taker, rooms).run();
        } else {
            Sweep<Us, true, Taker>(here.state, here.kings, taker, rooms).run();
        }
    };
    turn == Color::White ? sweep.template operator()<Color::White>()
                         : sweep.template operator()<Color::Black>();
    roam(here);
}

// The kings in whose positions the side that has just moved a roamer is in no check for certain. He
// may be in any line through rooms, and where he has taken.
Bitboard Outline::legal(const State& to, const Here& here, Bitboard taken) const {
    const Scene& scene = m_scenes[here.scene];
    const Bitboard rooms = scene.rooms(!to.turn) | (scene.rooms(to.turn) & ~here.vacated);
    const Bitboard occupied = to.board.occupied() | rooms | taken;
    if (to.turn == m_winner) {
        return here.kings & ~(attackedBy(to.board, to.turn, occupied) | taken);
    }
    const Square own = to.board.of(m_winner, Role::King).first();
    Bitboard kings = here.kings & ~taken;
    for (const Square from : attacks::attackersOf(to.board, own, to.turn, occupied)) {
        kings &= attacks::between(from, own);
    }
    return kings;
}

void Outline::roam(const Here& here) {
    const State to = passed(here.state);
    const Scene& scene = m_scenes[here.scene];
    const Bitboard kings = legal(to, here, {});
    if (scene.canRoam(here.state.turn) && !kings.isEmpty()) {
        go(to, here.scene, kings, {});
    }
    for (std::size_t i = 0; i < scene.size(); ++i) {
        if (scene[i].color == here.state.turn && (i == 0 || !(scene[i] == scene[i - 1]))) {
            takeBy(i, here);
        }
    }
}

// A roamer takes a man on the board, and is where that man was.
void Outline::takeBy(std::size_t roamer, const Here& here) {
    const Scene& scene = m_scenes[here.scene];
    const Board& board = here.state.board;
    const Bitboard men = board.of(!here.state.turn) & ~board.of(Role::King);
    for (const Square square : scene.reach(roamer) & men) {
        State to = passed(here.state);
        to.board.toggle(*board.pieceAt(square), square);
        loseRightsAt(to, square);
        const Bitboard kings = legal(to, here, square);
        if (kings.isEmpty()) {
            continue;
        }
        Scene next(to.board);
        next.add(scene[roamer].color, scene[roamer].role, square);
        next.addAllOf(scene, roamer);
        go(to, std::move(next), kings, {{}, {}, 0, square});
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
    arrive(to, scene, kings, strike);
}

void Outline::go(const State& to, Scene scene, Bitboard kings, const Strike& strike) {
    test(to, scene, kings, strike);
    arrive(to, numberOf(std::move(scene)), kings, strike);
}

void Outline::arrive(
    const State& state, std::uint32_t scene, Bitboard kings, const Strike& strike
) {
    if (isHopeless(state.board, m_scenes[scene])) {
        return;
    }
    State to = state;
    release(to, scene, kings, strike.at ? Bitboard(*strike.at) : Bitboard());
    const Bitboard vacated = this->vacated(to, m_scenes[scene], kings, strike.left);
    const auto next = static_cast<std::uint32_t>(m_groups.size());
    const std::uint64_t place = scene + (vacated.bits() << 32 | vacated.bits() >> 32);
    const auto found =
        m_groupTable.findOrAdd(hashOf(to) + place * 0x9FB21C651E98DF25, next, [&](auto at) {
            const Group& group = m_groups[at];
            return group.scene == scene && group.vacated == vacated && group.state == to;
        });
    if (!found) {
        m_groups.push_back({to, scene, vacated, {}, {}});
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

// Those of them who are free roam from now on.
void Outline::release(State& state, std::uint32_t& scene, Bitboard kings, Bitboard movers) {
    const Bitboard men = movers & freeMen(state, kings, m_winner, m_grain);
    const Bitboard pawns =
        m_grain.doPawnsRoam ? movers & freePawns(state, kings, m_winner) : Bitboard();
    if ((men | pawns).isEmpty()) {
        return;
    }
    const Board before = state.board;
    for (const Square square : men | pawns) {
        state.board.toggle(*before.pieceAt(square), square);
    }
    Scene next(state.board);
    next.addAllOf(m_scenes[scene]);
    for (const Square square : men) {
        next.add(before.pieceAt(square)->color, before.pieceAt(square)->role, square);
    }
    for (const Square square : pawns) {
        addPawn(next, !m_winner, square);
    }
    scene = numberOf(std::move(next));
}

// The squares that a move has left, where it gives check through them for certain.
Bitboard
Outline::vacated(const State& to, const Scene& scene, Bitboard kings, Bitboard left) const {
    const Bitboard rooms = scene.rooms(Color::White) | scene.rooms(Color::Black);
    const Bitboard gone = left & rooms & ~to.board.occupied();
    if (gone.isEmpty()) {
        return {};
    }
    const Bitboard occupied = to.board.occupied() | rooms;
    const Bitboard checked = to.turn == m_winner ? to.board.of(m_winner, Role::King) : kings;
    const Bitboard men = to.board.of(!to.turn) & pieces(to.board);
    const bool isOpened = std::any_of(men.begin(), men.end(), [&](Square from) {
        const Piece man = *to.board.pieceAt(from);
        const Bitboard before = attacks::of(man, from, occupied);
        return !(attacks::of(man, from, occupied & ~gone) & ~before & checked).isEmpty();
    });
    return isOpened ? gone : Bitboard();
}

bool Outline::isHopeless(const Board& board, const Scene& scene) const {
    return board.of(m_winner) == board.of(m_winner, Role::King) && scene.rooms(m_winner).isEmpty();
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

Outlined outlined(const State& state, Color winner, std::uint64_t work, Detail detail) {
    Outlined result;
    const auto look = [&](const Grain& grain) {
        Outline outline(state, winner, grain);
        if (outline.isWithoutMate(work)) {
            result.proof = outline.result();
        }
        result.isBroken = !result.proof && !outline.mayMate();
        result.work += outline.work();
    };
    const Board& board = state.board;
    const Bitboard men = pieces(board);
    const bool isAnyCaged = !board.of(Role::Knight).isEmpty() ||
                            std::any_of(men.begin(), men.end(), [&](Square square) {
                                return roomNow(board, board.occupied(), square) <= Caged;
                            });
    const auto isOpen = [&] { return !result.proof && !result.isBroken; };
    look(Roaming);
    if (isAnyCaged && isOpen()) {
        look(Caging);
    }
    const bool isCoarseBroken = result.isBroken;
    if (detail == Detail::Fine && !(men & board.of(winner)).isEmpty() && isOpen()) {
        look(Following);
    }
    result.isBroken = isCoarseBroken;
    return result;
}

} // namespace chess::helpmate
