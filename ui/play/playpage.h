// The page on which a game is played: the board, a strip for each player, the moves, and how it
// stands.
#pragma once

#include "ui/board/boardstate.h"
#include "ui/play/learningaids.h"
#include "ui/play/manlook.h"
#include "ui/play/statuscard.h"

#include <QTimer>
#include <QWidget>

#include <optional>

class QBoxLayout;
class QVBoxLayout;

namespace ui {

class BoardView;
class ClockBar;
class ClockDisplay;
class DrawDesk;
class MoveList;
class PlayerStrip;
class ResultBanner;
class SidePlace;
class WhyBox;

class PlayPage : public QWidget {
    Q_OBJECT

public:
    explicit PlayPage(const GameSource& source, QWidget* parent = nullptr);

    BoardView& board() { return *m_board; }
    DrawDesk& draws() { return *m_draws; }

    void showGame();  // after every change of the game
    void showClock(); // after every change of the clock
    void showRefusal(chess::ActRefusal why);
    void showChances(); // more is known of whether the players could still mate

    void setCoversWhilePaused(bool isOn);
    void setBelow(chess::Color below);
    chess::Color below() const;

    // Which position is on the board: 0 the start, plyCount() the game's own.
    std::size_t shownPly() const;
    bool isBrowsing() const { return m_browsedPly.has_value(); }
    void browse(std::size_t ply); // shows an earlier position; the game is not touched
    void addCommands(const QList<QAction*>& actions);

    QString headline() const; // how it stands, in a few words

    // For those who learn. What is asked for is shown where the rules of the game allow it.
    void setAids(const LearningAids& aids);
    LearningAids aids() const;                        // that are shown now
    std::optional<chess::Refusal> whyRefused() const; // the move tried last, until the next touch
    void dismissRefusal();
    std::optional<chess::Reach> reach() const; // of the man looked at
    chess::Game shownGame() const;             // as far as it is shown
    bool isPinned() const { return m_look.isPinned(); }
    void setPinned(bool isPinned);  // the man looked at stays so
    void pin(chess::Square square); // the man there
    void setAttacksShown(bool areShown);
    void setNote(const std::optional<chess::RefusalDrawing>& drawing); // until the next touch
    QRect besideBoard() const;             // where the status stands, in the page's pixels
    void setCompanion(QWidget* companion); // that tells of them; stands beside the moves

signals:
    void moveChosen(chess::Move move);
    void promotionReached(chess::Square from, chess::Square to);
    void promotionChosen(chess::Role role);
    void pendingCancelled(); // a promotion not chosen, or a move not done
    void startClockRequested();
    void completeRequested(); // the move made
    void pauseRequested();
    void resumeRequested();
    void arbiterRequested();
    void nextGameRequested();
    void attempted(chess::Square from, chess::Square to);
    void manTouched(chess::Square square);
    void resignRequested(chess::Color color);
    void newGameRequested();
    void shownPlyChanged();
    void whyOverRequested(chess::Termination end); // in the guide
    void learnt(); // whyRefused() or reach() may say something else now, or aids()

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void connectBoard();
    void connectClock();
    void connectWhy();
    void refreshWhy();
    bool isLineInLowPage() const; // a line is shown on the small board, and room is scarce
    void addWhy(BoardState& state) const;
    void refreshStrips();
    void layOut();
    void refresh();
    void keepFocus(const QWidget* before);
    enum class Hand : std::uint8_t { Drops, Keeps }; // what it holds, where the men are the same

    void refreshBoard(Hand hand = Hand::Drops);
    void refreshStatus();
    void tell(const text::Message& status); // to who does not see it
    void refreshLook();
    void addAids(BoardState& state) const;
    bool mayTakeUp(chess::Square square) const;
    void showOther(); // game or position
    void forgetRefusal();
    void orderStrips();
    bool returnFromBrowsing(); // true: the gesture only brought the game back

    const GameSource& m_source;
    std::optional<std::size_t> m_browsedPly;    // set only while an earlier position is shown
    std::optional<chess::ActRefusal> m_refusal; // shown until the next touch
    std::optional<chess::Attempt> m_attempt;    // the one refused
    LearningAids m_aids;
    ManLook m_look;
    std::optional<chess::Square> m_lookBefore;   // the last touch
    std::optional<chess::RefusalDrawing> m_note; // shown until the next touch
    bool m_areAttacksShown = false;
    QStringList m_told;        // last
    std::size_t m_toldPly = 0; // of the game then
    QTimer m_checkingDelay;    // while it runs a result may come so soon that nothing is said of it
    bool m_coversWhilePaused = false;
    bool m_hasReturned = false; // the last gesture ended the browsing
    bool m_isTall = false;      // the panel is below the board, not beside it
    BoardView* m_board;
    StatusCard* m_status;
    ResultBanner* m_banner;
    MoveList* m_moves;
    SidePlace* m_place;
    WhyBox* m_whyBox; // covers it
    PlayerStrip* m_white;
    PlayerStrip* m_black;
    DrawDesk* m_draws;
    ClockBar* m_clockBar;
    ClockDisplay* m_clocks;
    QBoxLayout* m_layout = nullptr;
    QVBoxLayout* m_side = nullptr;
    QWidget* m_sidePanel;
    QWidget* m_buttons;
};

} // namespace ui
