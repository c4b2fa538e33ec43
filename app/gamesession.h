// Owns the one game, its clock and its match. Intents go in; after each that changes something,
// `changed` goes out once and every widget draws from it.
#pragma once

#include "app/gameclock.h"
#include "app/matewatcher.h"
#include "ui/play/gamesource.h"

#include <QObject>

namespace app {

// All of a session that is worth keeping.
struct SessionRecord {
    SessionRecord(
        chess::Game game_ = chess::Game(),
        chess::GameTerms terms_ = {},
        std::vector<chess::Clock> clocks_ = {},
        std::optional<chess::Match> match_ = {}
    );

    chess::Game game;
    chess::GameTerms terms;
    std::vector<chess::Clock> clocks; // at the beginning of each ply; empty without a clock
    std::optional<chess::Match> match;
    std::optional<chess::LosingAct> awaited; // by which the game is decided; lost or drawn is open
};

class GameSession : public QObject, public ui::GameSource {
    Q_OBJECT

public:
    explicit GameSession(const TimeSource& time, QObject* parent = nullptr);

    const chess::Game& game() const override { return m_game; }
    const chess::Pending& pending() const override { return m_pending; }
    const chess::GameTerms& terms() const override { return m_terms; }
    const std::optional<chess::Clock>& clock() const override { return m_clock.value(); }
    const std::optional<chess::Match>& match() const override { return m_match; }
    chess::Instant now() const override { return m_time.now(); }
    std::optional<chess::ActRefusal> takeBackRefusal() const override;
    std::optional<chess::HelpmateVerdict> chance(chess::Color side) const override;
    SessionRecord record() const;

    // Who looks for whether the players can still mate; he must outlive the session. Without one
    // what a quick look leaves open counts as "perhaps".
    void setWatcher(app::MateWatcher& watcher);

public slots:
    void play(chess::Move move);
    void completeMove(); // the press, or [Done]

    // A pawn has reached the last rank; the move is made when its piece is chosen (FIDE
    // Laws 4.4.4).
    void reachPromotion(chess::Square from, chess::Square to);
    void choosePromotion(chess::Role role);
    void cancelPending(); // a promotion not chosen, or a move not done; a move made that waits for
                          // the press stands (4.7)

    // A move that is not legal: refused, or, by the rules of the board, made until the press (7.5).
    void attempt(chess::Square from, chess::Square to);
    void touch(chess::Square square); // a man, by the player on the move; counts where it counts
    void adjust();                    // the next touch counts for nothing (4.2.1), or again
    void resign(chess::Color color);

    void offerDraw(chess::Color offerer);
    void acceptDraw();
    void declineDraw();

    // A claim by the player on the move, with the move announced if there is one. While it is
    // announced the next move made is not played.
    void beginAnnouncing();
    void endAnnouncing();
    void claimDraw(chess::ClaimRule rule);

    void takeBack(); // what is pending first, then the last act
    void redo();

    void startClock();
    void pauseClock();
    void resumeClock();
    void changeClock(const chess::ClockChange& change);
    void lookAtClock(); // time has gone by: a flag may have fallen, the machine been asleep

    void newGame(
        const chess::GameTerms& terms = {},
        const std::optional<chess::Match>& match = {},
        const chess::Ruleset& rules = {}
    );
    void nextGame(); // of the match, or the same again with colours changed
    void resume(const SessionRecord& record); // goes on with what was kept; its clock stands

signals:
    void changed(const chess::Game& game, const chess::Pending& pending);
    void clockChanged(const chess::Clock& clock); // it runs, stands or reads otherwise than before
    void pausedBySleep();                         // of the machine
    void chancesFound();                          // chance() may say more than before
    void refused(chess::ActRefusal why);          // nothing has changed

private:
    std::optional<chess::ActRefusal> obstacle() const; // to making a move
    bool isTooLate(chess::Instant at);                 // then that is said
    bool isHindered(chess::Instant at);                // from making a move; then that is said
    bool waitsForCompletion(const chess::Game& after) const;
    chess::MadeMove madeMove() const;                  // final, and waiting for the press
    bool hasTouched() const;                           // a man, for this move
    bool isOwed(chess::Square from, chess::Square to); // for what was touched; if not, that is said
    void make(chess::Move move, chess::Instant at);
    void complete(chess::Game game, chess::Instant at);
    void completeIllegal(chess::IllegalKind kind, chess::Instant at);
    std::optional<chess::IllegalKind> illegalIfPressed() const;
    void become(chess::Game game, chess::Pending pending = {});
    void hold(chess::Pending pending);     // the game is as it was
    void note(chess::Game::Played played); // an act that leaves what is pending as it is
    void end(chess::Game::Played played, chess::Instant at); // by an act that is no move
    void giveTime(chess::Game& game, chess::Color color, chess::Duration time, chess::Instant at);
    void fall();
    void lose(chess::LosingAct act, chess::Instant at); // now, or when the result is found
    void askForChances();
    void hear(const MateAnswer& answer);
    void settle(const chess::LosingAct& act);
    void showDead();
    void refuse(chess::ActRefusal why);
    void begin(const chess::GameTerms& terms, const chess::Ruleset& rules);

    const TimeSource& m_time;
    chess::Game m_game;
    chess::Pending m_pending;
    chess::GameTerms m_terms;
    GameClock m_clock;
    std::optional<chess::Match> m_match;
    MateWatcher* m_watcher = nullptr;
    std::optional<MateQuestion> m_question; // the newest
    MateAnswer m_answer;                    // what is known of it
};

} // namespace app
