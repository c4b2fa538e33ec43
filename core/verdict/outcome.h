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

// Whose rule ended the game so: a house rule where the Laws would have let it go on, or would have
// ended it otherwise.
enum class Authority : std::uint8_t { Laws, House };

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
    static constexpr Outcome automaticThreefold() { // house rule: by the Laws it is claimed (9.2)
        return {Termination::ThreefoldRepetition, std::nullopt, std::nullopt, Authority::House};
    }
    static constexpr Outcome automaticFiftyMoves() { // house rule: by the Laws it is claimed (9.3)
        return {Termination::FiftyMoves, std::nullopt, std::nullopt, Authority::House};
    }
    static constexpr Outcome agreement(Color offerer) { // 5.2.3
        return {Termination::Agreement, std::nullopt, offerer};
    }
    static constexpr Outcome resignation(
        Color resigned, MateChance opponents, Authority authority = Authority::Laws
    ) { // 5.1.2
        return lost(Termination::Resignation, resigned, opponents, authority);
    }
    static constexpr Outcome
    timeForfeit(Color flagged, MateChance opponents, Authority authority = Authority::Laws) { // 6.9
        return lost(Termination::TimeForfeit, flagged, opponents, authority);
    }
    static constexpr Outcome illegalMoves(
        Color offender, MateChance opponents, Authority authority = Authority::Laws
    ) { // 7.5.5
        return lost(Termination::IllegalMoves, offender, opponents, authority);
    }

    constexpr Termination termination() const { return m_termination; }
    constexpr std::optional<Color> winner() const { return m_winner; } // nothing: a draw

    // Of whom the end speaks: the side mated or stalemated, who claimed, offered, resigned,
    // overstepped or offended.
    constexpr std::optional<Color> subject() const { return m_subject; }

    Authority authority() const { return m_authority; }

    // The article of the FIDE Laws of 2023, "5.1.1".
    std::string_view article() const;

    friend constexpr bool operator==(const Outcome&, const Outcome&) = default;

private:
    constexpr Outcome(
        Termination termination,
        std::optional<Color> winner,
        std::optional<Color> subject,
        Authority authority = Authority::Laws
    )
        : m_termination(termination),
          m_winner(winner),
          m_subject(subject),
          m_authority(authority) {}

    static constexpr Outcome draw(Termination termination) {
        return {termination, std::nullopt, std::nullopt};
    }
    static constexpr Outcome
    lost(Termination termination, Color loser, MateChance opponents, Authority authority) {
        return {
            termination,
            opponents == MateChance::Possible ? std::optional(!loser) : std::nullopt,
            loser,
            authority};
    }

    Termination m_termination;
    std::optional<Color> m_winner;
    std::optional<Color> m_subject;
    Authority m_authority;
};

} // namespace chess
