// All that a board shows and may be answered with. The board knows no rules: it is given men, the
// moves that may be chosen and marks, and reports one choice.
#pragma once

#include "core/position/position.h"
#include "core/verdict/kingzone.h"
#include "core/verdict/reach.h"

#include <optional>
#include <vector>

namespace ui {

struct BoardMove { // the two squares of the last move
    chess::Square from;
    chess::Square to;
    friend bool operator==(BoardMove, BoardMove) = default;
};

struct BoardCheck {
    chess::Square king;
    chess::Bitboard checkers;
};

// A man that is looked at, and what it can do: of either side, whoever is on the move.
struct BoardLook {
    chess::Square from;
    std::vector<chess::ReachedSquare> reached;
    chess::Bitboard barred;      // attacked, and not to be entered
    chess::Bitboard stalemating; // where it would stalemate the opponent
};

struct BoardState {
    chess::Board board;
    chess::Color turn = chess::Color::White;
    std::vector<chess::Move> moves; // what may be chosen; empty: the board is inert
    std::optional<BoardMove> lastMove;
    std::optional<BoardCheck> check;
    std::optional<BoardMove> promotion; // a pawn has reached the last rank, its piece is not chosen
    std::optional<BoardMove> made; // shown, but may still be changed: a touch puts it back first
    std::optional<chess::Color> clockHalf; // a finger on this player's half presses the clock
    bool showsTargets = true;              // where the man taken up can go
    chess::Bitboard marked;                // squares that are spoken of
    chess::Bitboard stars;                 // squares to be reached in a task
    chess::Bitboard faint;                 // men in the background, where squares are spoken of
    std::optional<chess::RefusalDrawing> refusal; // why a move was refused
    std::vector<chess::ZoneSquare> zone;          // marked with what closes each of them
    std::optional<BoardLook> look;
    std::optional<chess::AttackCounts> attacks; // shown on every square
    std::vector<chess::Role> stalematingRoles;  // of the promotion: each stalemates the opponent
};

} // namespace ui
