// Whether the mate fits into an outline: where men roam, a position may be the mate if they can
// stand so that it is.
#pragma once

#include "core/verdict/helpmate/scene.h"

namespace chess::helpmate {

// What the men of a colour on the board attack.
Bitboard attackedBy(const Board& board, Color color, Bitboard occupied);

// A move of the winner, as far as it tells who may give check by it.
struct Strike {
    Bitboard left;                      // squares that men on the board have left
    std::optional<Square> at;           // where one of them is now
    std::optional<std::size_t> roamer;  // or a roamer,
    std::optional<Square> roamerSquare; // and where he is now, if that is known
};

class MateInOutline {
public:
    // After a move of the winner. The board is without the loser's king and without roamers.
    MateInOutline(const Board& board, const Scene& scene, Color winner);

    // Whether one of these squares of the loser's king may be the one where it is mated.
    bool fits(Bitboard kings, const Strike& strike) const;

    // Where roamers may stand so that one of them on that square mates this king.
    std::optional<Places> placesOf(Square king, std::size_t roamer, Square from) const;

private:
    Color loser() const { return !m_winner; }
    Bitboard closable(Bitboard kings) const;
    bool byMan(Bitboard kings, const Strike& strike) const;
    bool byRoamer(Bitboard kings, const Strike& strike) const;
    bool strikes(std::size_t roamer, Square from, Bitboard kings, const Strike& strike) const;
    std::optional<Bitboard>
    openTo(Square king, std::size_t roamer, Square from, Bitboard attacked) const;
    bool isClosed(Square king, std::size_t roamer, Square from, Bitboard attacked) const;
    bool canTake(Square from, std::optional<std::size_t> roamer) const;

    const Board& m_board;
    const Scene& m_scene;
    const Color m_winner;
    const Bitboard m_occupied;
    const Bitboard m_attacked; // by the winner's men on the board
};

} // namespace chess::helpmate
