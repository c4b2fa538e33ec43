// A live board on which a task is done, for lessons and guide alike. It plays by the laws on a game
// of its own, says what the user did, and leaves to its owner what to think of it. That a game
// would be over (a dead position, say) stops nobody.
#pragma once

#include "core/game/game.h"
#include "core/verdict/refusal.h"
#include "ui/board/boardstate.h"

#include <QWidget>

#include <vector>

namespace ui {

class BoardView;

enum class TaskInput {
    Moves,   // any legal move, of whichever side is to move
    Squares, // squares are clicked and nothing moves
    Nothing, // the board is to be looked at
};

class TaskBoard : public QWidget {
    Q_OBJECT

public:
    explicit TaskBoard(QWidget* parent = nullptr);

    BoardView& board() { return *m_board; }

    // Begins anew, with that colour at the bottom. All that was marked and drawn goes; the input
    // stays as it is. A game keeps its past: which pawn has just passed, which king has moved.
    void start(const chess::Position& position, chess::Color below);
    void start(const chess::Game& game, chess::Color below);

    const chess::Position& position() const { return game().position(); } // on the board now
    const chess::Game& game() const { return m_steps.back().game; }
    std::size_t stepCount() const { return m_steps.size() - 1; } // moves and passes since the start

    void play(chess::Move move); // a legal one; moveMade is not emitted
    bool pass();                 // the same men, the other side to move; false in check: nothing
                                 // is done, since no one may pass there
    void undo();                 // the last move or pass, if there is one; the man glides back
    void undoTo(std::size_t stepCount); // all after so many; nothing where there are no more

    void setInput(TaskInput input);
    TaskInput input() const { return m_input; }

    void setMarks(chess::Bitboard squares); // that are spoken of
    void setStars(chess::Bitboard squares); // to be reached
    chess::Bitboard stars() const { return m_stars; }
    void setFaint(chess::Bitboard men); // in the background
    void setCheckShown(bool isShown);   // it is, unless said otherwise: the next start too
    void setZone(const std::vector<chess::ZoneSquare>& zone); // with what closes each of them
    void setDrawing(const chess::RefusalDrawing& drawing);    // until the next touch, move or undo

    // What the board is called and what is said of it, for those who do not see it.
    void describe(const QString& name, const QString& description);

signals:
    void touched();                              // before anything comes of it
    void moveMade(chess::Move move);             // by the user; it stands on the board
    void refused(const chess::Refusal& refusal); // of the user's try; drawn until the next touch
    void squareClicked(chess::Square square);    // where squares are asked for
    void manTouched(chess::Square square);       // by a press, with a move in mind
    void promotionLeft(chess::Square from, chess::Square to); // no piece was chosen

private:
    struct Step {
        chess::Game game;
        std::optional<BoardMove> lastMove;
    };

    void connectBoard();
    void make(chess::Move move);
    void choosePromotion(chess::Role role);
    void explain(chess::Attempt attempt);
    void forgetDrawing();
    BoardState stateNow() const;
    void showStep(); // the last step, men gliding to where they stand
    void refresh();  // the same men, with other marks

    BoardView* m_board;
    std::vector<Step> m_steps; // the start, then one after each move or pass
    TaskInput m_input = TaskInput::Moves;
    chess::Bitboard m_marks;
    chess::Bitboard m_stars;
    chess::Bitboard m_faint;
    bool m_isCheckShown = true;
    std::vector<chess::ZoneSquare> m_zone;
    std::optional<chess::RefusalDrawing> m_drawing;
    std::optional<BoardMove> m_promotion; // reached, its piece not chosen
};

} // namespace ui
