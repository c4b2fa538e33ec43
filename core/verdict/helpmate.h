// Can a side still checkmate by any series of legal moves? Dead position (5.2.2), flag fall (6.9)
// and resignation (5.1.2) ask this and nothing else. Castling and en passant count; the rules of
// repetition and of fifty or seventy-five moves play no part.
#pragma once

#include "core/position/position.h"

#include <memory>
#include <variant>
#include <vector>

namespace chess {

namespace helpmate {
class Hunt;
enum class Width : std::uint8_t;
} // namespace helpmate

struct Winnable {
    std::vector<Move> line; // legal moves of both sides that end in the mate; none: it is mate
};

// What the men alone show.
enum class UnwinnableMaterial : std::uint8_t {
    BareKing,             // the side has nothing but its king
    MinorAgainstBareKing, // one bishop or knight beside the kings
    BishopsOfOneColor,    // only bishops beside the kings, all on squares of one colour
    KnightAgainstQueens,  // a lone knight, and the opponent has nothing but queens
    BishopsAgainstMajors, // bishops on one colour; the opponent has rooks, queens, such bishops
};

struct GameOver {}; // the side is mated, or it is stalemate

// Every move is forced, until the position shows at once that there is no mate.
struct ForcedLine {
    std::vector<Move> line;
};

// The men can come to so few squares that no mate fits there, whatever is played.
struct Confined {
    Bitboard kingRegion;  // where the opponent's king can come, at most
    Bitboard lockedPawns; // pawns that never move and are never taken
};

// Every position that can still arise was looked at, and none is the mate.
struct Exhausted {
    std::uint64_t positions = 0;
    std::uint32_t layers = 0; // parts of them between captures, pawn moves and lost castling rights
    Bitboard kingRegion;      // where the opponent's king can come
    Bitboard lockedPawns;     // pawns that never move and are never taken
};

using UnwinnableReason =
    std::variant<GameOver, UnwinnableMaterial, ForcedLine, Confined, Exhausted>;

struct Unwinnable {
    UnwinnableReason reason;
};

struct Unfinished {}; // neither is shown yet: to be taken as "perhaps"

using HelpmateVerdict = std::variant<Winnable, Unwinnable, Unfinished>;

// The tables of searches, for one search at a time. Whoever asks often keeps one, so that they need
// not be made each time.
class HelpmateMemory {
public:
    HelpmateMemory();
    ~HelpmateMemory();
    HelpmateMemory(HelpmateMemory&&) noexcept;
    HelpmateMemory& operator=(HelpmateMemory&&) noexcept;

private:
    friend class HelpmateSearch;

    struct Tables;
    std::unique_ptr<Tables> m_tables;
};

// One question, answered in as many runs as its asker likes. Without a limit a run ends with an
// answer. The memory must outlive the search, and the next search in it ends this one.
class HelpmateSearch {
public:
    HelpmateSearch(const Position& position, Color side, HelpmateMemory& memory);

    // Goes on for about so many nodes, each some tenths of a microsecond.
    HelpmateVerdict run(std::optional<std::uint64_t> nodes = std::nullopt);

    std::uint64_t nodes() const; // looked at so far

private:
    enum class Means : std::uint8_t { Hunt, Closure };

    HelpmateVerdict atOnce();
    HelpmateVerdict withoutMove(const MoveList& moves) const;
    HelpmateVerdict afterForced(const HelpmateVerdict& verdict) const;
    HelpmateVerdict search(std::uint64_t nodes);
    HelpmateVerdict hunt(helpmate::Hunt& hunt, std::uint64_t nodes);
    HelpmateVerdict close(std::uint64_t nodes);
    HelpmateVerdict glance();
    HelpmateVerdict headFor(helpmate::Width width, std::size_t patterns, std::uint64_t nodes);
    void plan();

    Position m_position;        // after the moves that are forced
    std::vector<Move> m_forced; // these
    Color m_side;
    HelpmateMemory::Tables* m_tables;
    HelpmateVerdict m_verdict = Unfinished{};
    Means m_means = Means::Hunt;
    bool m_isStarted = false;
    std::uint64_t m_glanced = 0; // nodes of glances
    std::uint64_t m_share = 0;   // nodes until the other means has its turn
    std::uint64_t m_round = 0;
    std::size_t m_hunts = 0; // turns of them, but for the first one
    std::size_t m_closures = 0;
};

// The same at once; see HelpmateSearch::run.
HelpmateVerdict
canMate(const Position& position, Color side, std::optional<std::uint64_t> nodes = std::nullopt);

// What is looked at where nobody is to wait: some milliseconds, some tens with walls of many
// bishops.
constexpr std::uint64_t QuickNodes = 2000;

// Whether it is proved with so many that a side cannot mate.
bool cannotMate(const Position& position, Color side);

// Whether it is proved that neither side can (5.2.2).
bool isDead(const Position& position);

// The dead positions that are known by the men alone: bare kings, one bishop or knight beside them,
// bishops on squares of one colour.
bool isDeadByMaterial(const Position& position);

// A side has nothing but its king.
bool isBareKing(const Position& position, Color side);

} // namespace chess
