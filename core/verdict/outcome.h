// How a game ended: the reason, who won, and the article that says so. Reason and winner cannot
// disagree, since an Outcome comes from its factories alone.
#pragma once

#include "core/position/piece.h"

#include <optional>
#include <string_view>

namespace chess {

enum class Termination : std::uint8_t {
    Checkmate,
    Stalemate,
    DeadPosition,
    FivefoldRepetition,
    SeventyFiveMoves,
    ThreefoldRepetition,
    FiftyMoves,
    Agreement,
    Resignation,
    TimeForfeit,
    IllegalMoves,
};

// Whether the player who would win could ever give mate (5.1.2, 6.9, 7.5.5): if not, the game is
// drawn.
enum class MateChance : std::uint8_t { Possible, Impossible };

class Outcome {
public:
    static constexpr Outcome checkmate(Color winner) { // 5.1.1
        return {Termination::Checkmate, winner, !winner};
    }
    static constexpr Outcome stalemate(Color stalemated) { // 5.2.1
        return {Termination::Stalemate, std::nullopt, stalemated};
    }
    static constexpr Outcome deadPosition() { return draw(Termination::DeadPosition); }    // 5.2.2
    static constexpr Outcome fivefold() { return draw(Termination::FivefoldRepetition); }  // 9.6.1
    static constexpr Outcome seventyFive() { return draw(Termination::SeventyFiveMoves); } // 9.6.2
    static constexpr Outcome threefold(Color claimant) {                                   // 9.2
        return {Termination::ThreefoldRepetition, std::nullopt, claimant};
    }
    static constexpr Outcome fiftyMoves(Color claimant) { // 9.3
        return {Termination::FiftyMoves, std::nullopt, claimant};
    }
    static constexpr Outcome agreement(Color offerer) { // 5.2.3
        return {Termination::Agreement, std::nullopt, offerer};
    }
    static constexpr Outcome resignation(Color resigned, MateChance opponents) { // 5.1.2
        return lost(Termination::Resignation, resigned, opponents);
    }
    static constexpr Outcome timeForfeit(Color flagged, MateChance opponents) { // 6.9
        return lost(Termination::TimeForfeit, flagged, opponents);
    }
    static constexpr Outcome illegalMoves(Color offender, MateChance opponents) { // 7.5.5
        return lost(Termination::IllegalMoves, offender, opponents);
    }

    constexpr Termination termination() const { return m_termination; }
    constexpr std::optional<Color> winner() const { return m_winner; } // nothing: a draw

    // Of whom the end speaks: the side mated or stalemated, who claimed, offered, resigned,
    // overstepped or offended.
    constexpr std::optional<Color> subject() const { return m_subject; }

    // The article of the FIDE Laws of 2023, "5.1.1".
    std::string_view article() const;

    friend constexpr bool operator==(const Outcome&, const Outcome&) = default;

private:
    constexpr Outcome(
        Termination termination, std::optional<Color> winner, std::optional<Color> subject
    )
        : m_termination(termination), m_winner(winner), m_subject(subject) {}

    static constexpr Outcome draw(Termination termination) {
        return {termination, std::nullopt, std::nullopt};
    }
    static constexpr Outcome lost(Termination termination, Color loser, MateChance opponents) {
        return {
            termination,
            opponents == MateChance::Possible ? std::optional(!loser) : std::nullopt,
            loser};
    }

    Termination m_termination;
    std::optional<Color> m_winner;
    std::optional<Color> m_subject;
};

} // namespace chess
