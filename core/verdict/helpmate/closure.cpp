#include "core/verdict/helpmate/closure.h"

#include "core/verdict/helpmate/material.h"
#include "core/verdict/helpmate/sweptstate.h"

#include <algorithm>

namespace chess::helpmate {
namespace {

constexpr std::uint64_t NodesPerLook = 4;  // what a look costs, in nodes of a hunt
constexpr std::uint32_t LooksPerTurn = 16; // at one layer before another's turn

// The squares that a king could come to if there were nothing but pawns.
int roomOf(const State& state, Color color) {
    const int down = color == Color::White ? -1 : 1;
    const Bitboard pawns = state.board.of(!color, Role::Pawn);
    const Bitboard closed =
        state.board.of(color, Role::Pawn) | shifted(pawns, 1, down) | shifted(pawns, -1, down);
    Bitboard room = state.board.of(color, Role::King);
    for (Bitboard last; room != last;) {
        last = room;
        room |= beside(room) & ~closed;
    }
    return room.count();
}

} // namespace

// Where moves lead to.
struct Closure::Taker {
    Closure& closure;
    const State& state;
    std::uint32_t layer;
    std::uint32_t look;

    void arrive(const State& to, Bitboard kings, bool isNewLayer, const Arrival& arrival) const {
        const bool isElsewhere =
            isNewLayer || state.enPassantSquare() || state.castlingRights != to.castlingRights;
        closure.arrive(to, kings, isElsewhere ? closure.layerOf(to) : layer, arrival);
    }
    Arrival bySweptKing(Square to) const { return {{}, look, None, to, to, {}}; }

    void steps(Bitboard squares) const {
        arrive(afterStep(state), squares, false, bySweptKing(squares.first()));
    }
    void takes(Square square) const {
        const State to = afterTaking(state, square);
        if (!closure.isHopeless(to)) {
            arrive(to, square, true, bySweptKing(square));
        }
    }
    void castles(Wing wing) const {
        const Square square = castlingSquares(state.turn, wing).kingTo;
        arrive(afterCastling(state, wing), square, true, bySweptKing(square));
    }
    void moves(const SweptMove& move, Bitboard kings) const {
        const State to = after(state, move);
        if ((!move.captured && !move.promotion) || !closure.isHopeless(to)) {
            const bool isNewLayer = move.captured || move.role == Role::Pawn;
            arrive(to, kings, isNewLayer, {{}, look, None, move.from, move.to, move.promotion});
        }
    }
};

void Closure::start(const State& state, Color winner) {
    m_winner = winner;
    m_swept = roomOf(state, winner) > roomOf(state, !winner) ? winner : !winner;
    m_groups.clear();
    m_layers.clear();
    m_looks.clear();
    m_arrivals.clear();
    m_turns.clear();
    m_groupTable.clear();
    m_layerTable.clear();
    m_nodes = 0;
    m_mate.reset();
    State others = state;
    const Bitboard king = state.board.of(m_swept, Role::King);
    others.board.toggle({m_swept, Role::King}, king);
    arrive(others, king, layerOf(others), {{}, None, None, king.first(), king.first(), {}});
}

Closure::End Closure::run(std::uint64_t nodes) {
    const std::uint64_t limit = m_nodes + nodes;
    while (!m_turns.empty()) {
        if (m_nodes >= limit) {
            return End::LimitReached;
        }
        std::pop_heap(m_turns.begin(), m_turns.end(), [](Turn a, Turn b) {
            return a.looks > b.looks;
        });
        const std::uint32_t layer = m_turns.back().layer;
        m_turns.pop_back();
        for (std::uint32_t i = 0; i < LooksPerTurn && m_layers[layer].first != None; ++i) {
            const std::uint32_t group = m_layers[layer].first;
            m_layers[layer].first = m_groups[group].next;
            ++m_layers[layer].looks;
            m_nodes += NodesPerLook;
            m_groups[group].state.turn == Color::White ? look<Color::White>(group)
                                                       : look<Color::Black>(group);
            if (m_mate) {
                return End::Mate;
            }
        }
        if (m_layers[layer].first != None) {
            queue(layer);
        }
    }
    return End::NothingLeft;
}

template <Color Us>
void Closure::look(std::uint32_t group) {
    m_swept == Us ? sweep<Us, true>(group) : sweep<Us, false>(group);
}

template <Color Us, bool IsSwept>
void Closure::sweep(std::uint32_t group) {
    const State state = m_groups[group].state; // groups may move
    const Bitboard kings = m_groups[group].waiting;
    m_groups[group].waiting = {};
    const auto number = static_cast<std::uint32_t>(m_looks.size());
    m_looks.push_back({group, kings});
    Taker taker{*this, state, m_groups[group].layer, number};
    Sweep<Us, IsSwept, Taker> sweep(state, kings, taker);
    sweep.run();
    if (Us != m_winner && !sweep.mates().isEmpty()) {
        m_mate = {group, sweep.mates().first()};
    }
}

void Closure::arrive(
    const State& state, Bitboard kings, std::uint32_t layer, const Arrival& arrival
) {
    const auto next = static_cast<std::uint32_t>(m_groups.size());
    const auto isSame = [this, &state](std::uint32_t at) { return m_groups[at].state == state; };
    const auto found = m_groupTable.findOrAdd(hashOf(state), next, isSame);
    if (!found) {
        m_groups.push_back({state, {}, {}, None, layer, None});
    }
    Group& group = m_groups[found.value_or(next)];
    const Bitboard fresh = kings & ~group.reached;
    if (fresh.isEmpty()) {
        return;
    }
    if (group.waiting.isEmpty()) {
        wait(found.value_or(next));
    }
    group.reached |= fresh;
    group.waiting |= fresh;
    m_arrivals.push_back(arrival);
    m_arrivals.back().kings = fresh;
    m_arrivals.back().next = group.arrival;
    group.arrival = static_cast<std::uint32_t>(m_arrivals.size() - 1);
}

void Closure::wait(std::uint32_t group) {
    Layer& layer = m_layers[m_groups[group].layer];
    m_groups[group].next = None;
    if (layer.first == None) {
        layer.first = group;
        queue(m_groups[group].layer);
    } else {
        m_groups[layer.last].next = group;
    }
    layer.last = group;
}

void Closure::queue(std::uint32_t layer) {
    m_turns.push_back({m_layers[layer].looks, layer});
    std::push_heap(m_turns.begin(), m_turns.end(), [](Turn a, Turn b) {
        return a.looks > b.looks;
    });
}

// Told apart by hash alone: layers decide the order, not the verdict.
std::uint32_t Closure::layerOf(const State& state) {
    State layer = state;
    std::uint64_t men = 0;
    for (const Color color : AllColors) {
        for (const Role role : {Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King}) {
            const Bitboard squares = state.board.of(color, role);
            layer.board.toggle({color, role}, squares);
            men = men * 16 + static_cast<std::uint64_t>(squares.count());
        }
    }
    layer.turn = Color::White;
    std::uint64_t hash = hashOf(layer) + men * 0x9FB21C651E98DF25;
    for (const Color color : AllColors) {
        for (const Wing wing : AllWings) {
            hash = hash * 3 + (state.castlingRights.has(color, wing) ? 1 : 0);
        }
    }
    if (const auto square = state.enPassantSquare()) {
        hash += 0xD1B54A32D192ED03 * static_cast<std::uint64_t>(square->index());
    }
    hash ^= hash >> 29;
    const auto next = static_cast<std::uint32_t>(m_layers.size());
    const auto found = m_layerTable.findOrAdd(hash, next, [](std::uint32_t) { return true; });
    if (!found) {
        m_layers.push_back({None, None, 0});
    }
    return found.value_or(next);
}

bool Closure::isHopeless(const State& state) const {
    return hopelessMaterial(state.board, m_winner).has_value();
}

std::vector<Move> Closure::line(const Position& start) const {
    std::vector<Arrival> steps;
    auto [group, king] = *m_mate;
    for (;;) {
        std::uint32_t at = m_groups[group].arrival;
        while (!m_arrivals[at].kings.contains(king)) {
            at = m_arrivals[at].next;
        }
        Arrival step = m_arrivals[at];
        if (step.look == None) {
            break;
        }
        const Look& look = m_looks[step.look];
        if (step.from == step.to) { // the swept king came here, beside it or from afar by castling
            const Bitboard from = look.kings & attacks::king(king);
            step.to = king;
            king = from.isEmpty() ? look.kings.first() : from.first();
            step.from = king;
        }
        group = look.group;
        steps.push_back(step);
    }
    std::reverse(steps.begin(), steps.end());
    std::vector<Move> moves;
    Position position = start;
    for (const Arrival& step : steps) {
        const auto move = position.legalMoves().find(step.from, step.to, step.promotion);
        assert(move);
        moves.push_back(*move);
        position = position.play(*move);
    }
    return moves;
}

Exhausted Closure::result() const {
    Exhausted result;
    result.layers = static_cast<std::uint32_t>(m_layers.size());
    result.lockedPawns = Everywhere;
    Bitboard white = Everywhere;
    Bitboard black = Everywhere;
    for (const Group& group : m_groups) {
        result.positions += static_cast<std::uint64_t>(group.reached.count());
        result.kingRegion |=
            m_swept == m_winner ? group.state.board.of(!m_winner, Role::King) : group.reached;
        white &= group.state.board.of(Color::White, Role::Pawn);
        black &= group.state.board.of(Color::Black, Role::Pawn);
    }
    result.lockedPawns = white | black;
    return result;
}

} // namespace chess::helpmate
