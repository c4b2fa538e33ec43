#include "core/verdict/helpmate/pattern.h"

#include "core/position/attacks.h"
#include "core/verdict/helpmate/geometry.h"
#include "core/verdict/helpmate/mateinoutline.h"

#include <algorithm>

namespace chess::helpmate {
namespace {

constexpr std::uint8_t Never = 40; // steps
constexpr int KingStep = 3;        // weights
constexpr int ManStep = 2;
constexpr int Gone = 30;
constexpr int Again = 12; // for another with the king on the same square
constexpr int Caged = 2;
constexpr int Near = 2; // a king that may close a flight

std::size_t at(Square square) {
    return static_cast<std::size_t>(square.index());
}

// Steps to a square through others that a king may enter.
KingSteps stepsTo(Square square, Bitboard room) {
    KingSteps steps;
    steps.fill(Never);
    Bitboard done = square;
    std::uint8_t step = 0;
    for (Bitboard fresh = done; !fresh.isEmpty(); ++step) {
        for (const Square each : fresh) {
            steps[at(each)] = step;
        }
        fresh = beside(fresh) & room & ~done;
        done |= fresh;
    }
    return steps;
}

Bitboard roomOf(Square king, Bitboard free) {
    Bitboard room = king;
    for (Bitboard last; room != last;) {
        last = room;
        room |= beside(room) & free;
    }
    return room;
}

int manSteps(Piece piece, const Board& board, Square to) {
    const Bitboard men = board.of(piece);
    if (men.contains(to)) {
        return 0;
    }
    if (piece.role == Role::Bishop) {
        const Bitboard shade = LightSquares.contains(to) ? LightSquares : DarkSquares;
        if ((men & shade).isEmpty()) {
            return Gone;
        }
    } else if (men.isEmpty()) {
        return Gone;
    }
    const Bitboard seen = attacks::of(piece, to, board.occupied());
    return (seen & men).isEmpty() ? 2 : 1;
}

class Patterns {
public:
    Patterns(const State& state, Color winner, Width width) : m_state(state), m_winner(winner) {
        m_board = state.board;
        m_scene = Scene(state.board);
        const Bitboard men =
            state.board.occupied() & ~(state.board.of(Role::Pawn) | state.board.of(Role::King));
        for (const Square square : men) {
            const Piece piece = *state.board.pieceAt(square);
            if (roomNow(state.board, state.board.occupied(), square) > Caged) {
                m_scene.add(piece.color, piece.role, square);
                m_board.toggle(piece, square);
            }
        }
        for (const Color color : AllColors) {
            const Square king = state.board.of(color, Role::King).first();
            m_board.toggle({color, Role::King}, king);
        }
        for (const Color color : AllColors) {
            const Bitboard closed =
                width == Width::Wide
                    ? m_board.of(color)
                    : m_board.of(color) | pawnAttacks(m_board.of(!color, Role::Pawn), !color);
            m_rooms[static_cast<std::size_t>(indexOf(color))] =
                roomOf(state.board.of(color, Role::King).first(), ~closed);
        }
    }

    std::vector<MatePattern> find(std::size_t most) {
        const Bitboard loserRoom = m_rooms[static_cast<std::size_t>(indexOf(!m_winner))];
        const Bitboard ownRoom = m_rooms[static_cast<std::size_t>(indexOf(m_winner))];
        const Square ownKing = m_state.board.of(m_winner, Role::King).first();
        std::vector<std::pair<int, MatePattern>> found;
        for (const Square king : loserRoom) {
            for (const Square own : (ownRoom | ownKing) & ~attacks::king(king) & ~Bitboard(king)) {
                if (own != ownKing && distance(own, king) > Near) {
                    continue;
                }
                if (auto pattern = place(king, own)) {
                    const int far = pattern->distance(m_state.board);
                    found.emplace_back(far, std::move(*pattern));
                }
            }
        }
        std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) {
            return a.first < b.first;
        });
        std::array<int, 64> seen{}; // of each king's square
        for (auto& [far, pattern] : found) {
            far += Again * seen[at(pattern.king)]++;
        }
        std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) {
            return a.first < b.first;
        });
        std::vector<MatePattern> result;
        for (auto& [far, pattern] : found) {
            if (result.size() == most) {
                break;
            }
            result.push_back(std::move(pattern));
        }
        return result;
    }

private:
    std::optional<MatePattern> place(Square king, Square own) {
        Board board = m_board;
        board.toggle({m_winner, Role::King}, own);
        const MateInOutline mate(board, m_scene, m_winner);
        std::optional<MatePattern> best;
        int least = 0;
        for (std::size_t i = 0; i < m_scene.size(); ++i) {
            if (m_scene[i].color != m_winner) {
                continue;
            }
            const Piece striker{m_winner, m_scene[i].role};
            const Bitboard from =
                attacks::of(striker, king, board.occupied()) & m_scene[i].room & ~board.occupied();
            for (const Square square : from) {
                const auto places = mate.placesOf(king, i, square);
                if (!places) {
                    continue;
                }
                MatePattern pattern = patternOf(king, own, *places);
                pattern.places.push_back({striker, square});
                const int far = pattern.distance(m_state.board);
                if (!best || far < least) {
                    least = far;
                    best = std::move(pattern);
                }
            }
        }
        return best;
    }

    MatePattern patternOf(Square king, Square own, const Scene::Places& places) const {
        const Square ownKing = m_state.board.of(m_winner, Role::King).first();
        MatePattern pattern{m_winner, king, {}, {}, {}};
        pattern.loserSteps = stepsTo(king, m_rooms[static_cast<std::size_t>(indexOf(!m_winner))]);
        if (own != ownKing) {
            pattern.ownSteps = stepsTo(own, m_rooms[static_cast<std::size_t>(indexOf(m_winner))]);
        }
        for (std::size_t i = 0; i < m_scene.size(); ++i) {
            if (places[i]) {
                pattern.places.push_back({{m_scene[i].color, m_scene[i].role}, *places[i]});
            }
        }
        return pattern;
    }

    const State& m_state;
    Color m_winner;
    Board m_board;                     // pawns and caged men
    Scene m_scene;                     // the others
    std::array<Bitboard, 2> m_rooms{}; // of the kings, by colour
};

} // namespace

int MatePattern::distance(const Board& board) const {
    const Square now = board.of(!winner, Role::King).first();
    const Square own = board.of(winner, Role::King).first();
    int far = KingStep * (loserSteps[at(now)] + ownSteps[at(own)]);
    for (const Place& place : places) {
        far += ManStep * manSteps(place.piece, board, place.square);
    }
    return far;
}

std::vector<MatePattern>
matePatterns(const State& state, Color winner, Width width, std::size_t most) {
    return Patterns(state, winner, width).find(most);
}

} // namespace chess::helpmate
