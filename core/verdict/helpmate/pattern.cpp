#include "core/verdict/helpmate/pattern.h"

#include "core/position/attacks.h"
#include "core/verdict/helpmate/geometry.h"
#include "core/verdict/helpmate/mateinoutline.h"
#include "core/verdict/helpmate/roaming.h"

#include <algorithm>

namespace chess::helpmate {
namespace {

constexpr std::uint8_t Never = 40; // steps
constexpr int KingStep = 3;        // weights
constexpr int ManStep = 2;
constexpr int Gone = 30;
constexpr int Again = 12; // for another with the king on the same square
constexpr int Near = 2;   // a king that may close a flight

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

// Men that are caged stay where they are; the others and the kings are put where they are wanted.
class Patterns {
public:
    Patterns(const State& state, Color winner, Width width)
        : m_state(state),
          m_winner(winner),
          m_ownKing(state.board.of(winner, Role::King).first()),
          m_board(state.board),
          m_scene(state.board) {
        takeOff();
        for (const Color color : AllColors) {
            const Bitboard guarded = pawnAttacks(m_board.of(!color, Role::Pawn), !color);
            const Bitboard closed =
                m_board.of(color) | (width == Width::Narrow ? guarded : Bitboard());
            const Square king = state.board.of(color, Role::King).first();
            m_rooms[static_cast<std::size_t>(indexOf(color))] = roomOf(king, ~closed);
        }
    }

    std::vector<MatePattern> find(std::size_t most) const {
        std::vector<Found> found = all();
        sort(found);
        std::array<int, 64> seen{}; // of each king's square
        for (Found& each : found) {
            each.far += Again * seen[at(each.pattern.king)]++;
        }
        sort(found);
        std::vector<MatePattern> result;
        for (std::size_t i = 0; i < std::min(most, found.size()); ++i) {
            result.push_back(std::move(found[i].pattern));
        }
        return result;
    }

private:
    struct Found {
        int far;
        MatePattern pattern;
    };

    static void sort(std::vector<Found>& found) {
        std::stable_sort(found.begin(), found.end(), [](const Found& a, const Found& b) {
            return a.far < b.far;
        });
    }

    void takeOff() {
        const Board& board = m_state.board;
        for (const Square square : board.occupied() & ~board.of(Role::Pawn)) {
            const Piece piece = *board.pieceAt(square);
            const bool isKing = piece.role == Role::King;
            if (!isKing && roomNow(board, board.occupied(), square) <= Caged) {
                continue;
            }
            m_board.toggle(piece, square);
            if (!isKing) {
                m_scene.add(piece.color, piece.role, square);
            }
        }
    }

    Bitboard roomOfKing(Color color) const {
        return m_rooms[static_cast<std::size_t>(indexOf(color))];
    }

    std::vector<Found> all() const {
        std::vector<Found> found;
        for (const Square king : roomOfKing(!m_winner)) {
            const Bitboard apart = ~(attacks::king(king) | king);
            for (const Square own : (roomOfKing(m_winner) | m_ownKing) & apart) {
                if (own != m_ownKing && distance(own, king) > Near) {
                    continue;
                }
                if (auto pattern = place(king, own)) {
                    const int far = pattern->distance(m_state.board);
                    found.push_back({far, std::move(*pattern)});
                }
            }
        }
        return found;
    }

    std::optional<MatePattern> place(Square king, Square own) const {
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

    MatePattern patternOf(Square king, Square own, const Places& places) const {
        MatePattern pattern{m_winner, king, {}, {}, {}};
        pattern.loserSteps = stepsTo(king, roomOfKing(!m_winner));
        if (own != m_ownKing) {
            pattern.ownSteps = stepsTo(own, roomOfKing(m_winner));
        }
        for (std::size_t i = 0; i < m_scene.size(); ++i) {
            if (places.of(i)) {
                pattern.places.push_back({{m_scene[i].color, m_scene[i].role}, *places.of(i)});
            }
        }
        return pattern;
    }

    const State& m_state;
    const Color m_winner;
    const Square m_ownKing;            // where it is; it may stay there
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
