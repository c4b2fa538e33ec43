// One game, as a value: where it started, what was done, and how it stands. Playing returns a new
// game or a reason.
#pragma once

#include "core/game/acts.h"
#include "core/game/dealings.h"
#include "core/game/ruleset.h"
#include "core/position/position.h"
#include "core/result.h"
#include "core/verdict/outcome.h"

#include <span>
#include <vector>

namespace chess {

class Game {
public:
    using Played = Result<Game, ActRefusal>;

    // A position that is an end by itself (mate, stalemate, dead, seventy-five moves) makes a
    // finished game.
    explicit Game(const Position& start = Position::initial(), const Ruleset& rules = {});

    const Ruleset& rules() const { return m_rules; }

    const Position& start() const { return m_positions.front(); }
    const Position& position() const { return m_positions.back(); } // on the board now
    const Position& positionAfter(std::size_t plies) const { return m_positions.at(plies); }
    // A game that went so far and no further, not over: for a look at what was.
    Game upTo(std::size_t plies) const;
    std::span<const Act> acts() const { return m_acts; }
    std::size_t plyCount() const { return m_positions.size() - 1; }
    std::vector<Move> moves() const;
    std::optional<Move> lastMove() const; // 0: nothing played
    const std::optional<Outcome>& outcome() const { return m_outcome; }
    bool isOver() const { return m_outcome.has_value(); }

    // What stands between the players: an offer, a move announced, illegal moves counted.
    const Dealings& dealings() const { return m_dealings; }

    // The legal moves; none once the game is over, the announced one alone where it must be played.
    MoveList legalMoves() const;

    // How often the position on the board has occurred, with now (9.2.3).
    int repetitions() const;
    int repetitionsAfter(Move move) const; // of the position that a legal move would bring

    Played play(Move move) const&;
    Played play(Move move) &&; // the same without a copy
    Played resign(
        Color color, MadeMove made = std::nullopt, std::optional<ChanceFound> found = std::nullopt
    ) const;
    Played offerDraw(Color offerer, OfferMoment moment = OfferMoment::Anytime) const;
    Played declineDraw() const;
    Played acceptDraw() const;
    Played claimDraw(const Claim& claim) const; // by the player on the move
    Played completeIllegal(                     // by him too
        IllegalKind kind,
        std::optional<ChanceFound> found = std::nullopt
    ) const;
    Played flagFell(
        Color color, MadeMove made = std::nullopt, std::optional<ChanceFound> found = std::nullopt
    ) const;
    Played lose(const LosingAct& act) const; // the same, by any of the three
    Played showDead() const;                 // refused where a quick look sees that it is not
    Played changeClock(const ClockChange& change
    ) const; // noted alone: the clock itself is elsewhere

    // Why a player may not offer a draw now, or the player on the move not claim one.
    std::optional<ActRefusal>
    offerRefusal(Color offerer, OfferMoment moment = OfferMoment::Anytime) const;
    std::optional<ActRefusal> claimRefusal(const Claim& claim) const;

    // The player who loses by an act, the position that then counts, a move made with it, and
    // whether the quick look leaves open there if his opponent can mate: loss or draw hangs on it.
    Color loserBy(const LosingAct& act) const;
    Position positionOfLoss(const LosingAct& act) const;
    bool isLossOpen(const LosingAct& act) const; // not where it ends nothing
    std::optional<LosingAct> losingAct() const;  // by which the game has ended

    // Undoes the last move, or what ended the game; the game goes on. What was done after it is
    // undone with it, and an open offer or claim ends.
    Played takeBack() const;
    bool canTakeBack() const;

    // Does again what was taken back last.
    Played redo() const;
    bool canRedo() const { return !m_takenBack.empty(); }

    friend bool operator==(const Game&, const Game&) = default;

private:
    void perform(const Act& act);
    Played performed(const Act& act) const;
    int occurrences(const Position& of) const;
    bool isEndedByAct() const;
    bool isSecondIllegal() const; // that the player on the move would complete now
    std::optional<ActRefusal> agreementRefusal(OfferMoment moment = OfferMoment::Anytime) const;
    std::optional<Outcome> endOfPosition() const;
    std::optional<Outcome> endByCounts() const;
    void dropOffer();
    void noteAgain();

    Ruleset m_rules;

    std::vector<Position> m_positions; // the start, then one after each move
    std::vector<Act> m_acts;
    std::vector<Act> m_takenBack; // latest last
    std::optional<Outcome> m_outcome;
    Dealings m_dealings;
};

} // namespace chess
