// One game, as a value: where it started, what was done, and how it stands. Playing returns a new
// game or a reason.
#pragma once

#include "core/clock/timecontrol.h"
#include "core/position/position.h"
#include "core/result.h"
#include "core/verdict/outcome.h"

#include <span>
#include <variant>
#include <vector>

namespace chess {

// The acts of a game, in order. Offers and claims will join them.
struct MovePlayed {
    Move move;
    friend bool operator==(MovePlayed, MovePlayed) = default;
};
struct Resigned { // 5.1.2
    Color color;
    friend bool operator==(Resigned, Resigned) = default;
};
struct DrawAgreed { // 5.2.3
    Color offerer;
    friend bool operator==(DrawAgreed, DrawAgreed) = default;
};
struct FlagFell { // 6.9
    Color color;
    friend bool operator==(FlagFell, FlagFell) = default;
};

// What an arbiter did to the clock (6.10, 7.1).
struct TimeSet {
    Color color;
    Duration time;
    friend bool operator==(TimeSet, TimeSet) = default;
};
struct TimeAdded { // or taken, below zero
    Color color;
    Duration time;
    friend bool operator==(TimeAdded, TimeAdded) = default;
};
struct TurnSwitched { // the other side's time runs
    friend bool operator==(TurnSwitched, TurnSwitched) = default;
};
using ClockChange = std::variant<TimeSet, TimeAdded, TurnSwitched>;

using Act = std::variant<MovePlayed, Resigned, DrawAgreed, FlagFell, ClockChange>;

enum class ActRefusal : std::uint8_t {
    GameOver,         // nothing can be done once the game has ended (5.1, 5.2)
    NotLegal,         // not a legal move of the position (3.10.1)
    BothMustMove,     // a draw can be agreed once each side has moved (5.2.3)
    NothingToUndo,    // nothing has been done yet
    NothingToRedo,    // nothing has been taken back, or something else was done since
    ClockNotStarted,  // nobody's time runs yet
    ClockPaused,      // both clocks stand (6.11)
    FlagFallen,       // the player's time was over before (6.8, 6.9)
    MoveNotCompleted, // a move is made and waits to be completed (6.2.1)
    NoMoveMade,       // there is none to be completed
    TakeBackOff,      // not agreed on for this game
    MatchCounted,     // the game is over and its result stands in the match
};

class Game {
public:
    using Played = Result<Game, ActRefusal>;

    // A position that is an end by itself (mate, stalemate, dead, seventy-five moves) makes a
    // finished game.
    explicit Game(const Position& start = Position::initial());

    const Position& start() const { return m_positions.front(); }
    const Position& position() const { return m_positions.back(); } // on the board now
    const Position& positionAfter(std::size_t plies) const { return m_positions.at(plies); }
    std::span<const Act> acts() const { return m_acts; }
    std::size_t plyCount() const { return m_positions.size() - 1; }
    std::vector<Move> moves() const;
    std::optional<Move> lastMove() const; // 0: nothing played
    const std::optional<Outcome>& outcome() const { return m_outcome; }
    bool isOver() const { return m_outcome.has_value(); }

    // The legal moves; none once the game is over.
    MoveList legalMoves() const;

    // How often the position on the board has occurred, with now (9.2.3).
    int repetitions() const;

    Played play(Move move) const&;
    Played play(Move move) &&; // the same without a copy
    Played resign(Color color) const;
    Played agreeDraw(Color offerer) const;
    Played flagFell(Color color) const;
    Played changeClock(const ClockChange& change
    ) const; // noted alone: the clock itself is elsewhere

    // Undoes the last act that is no change of the clock, be it a move or what ended the game; the
    // game goes on. Changes of the clock after it are undone with it.
    Played takeBack() const;
    bool canTakeBack() const;

    // Does again what was taken back last.
    Played redo() const;
    bool canRedo() const { return !m_takenBack.empty(); }

    friend bool operator==(const Game&, const Game&) = default;

private:
    void perform(const Act& act);
    Played performed(const Act& act) const;
    std::optional<Outcome> endOfPosition() const;

    std::vector<Position> m_positions; // the start, then one after each move
    std::vector<Act> m_acts;
    std::vector<Act> m_takenBack; // latest last
    std::optional<Outcome> m_outcome;
};

} // namespace chess
