// Owns the one game. Intents go in; after each that changes something, `changed` goes out once and
// every widget draws from it.
#pragma once

#include "ui/play/gamesource.h"

#include <QObject>

namespace app {

class GameSession : public QObject, public ui::GameSource {
    Q_OBJECT

public:
    explicit GameSession(QObject* parent = nullptr);

    const chess::Game& game() const override { return m_game; }
    const chess::Pending& pending() const override { return m_pending; }

public slots:
    void play(chess::Move move);

    // A pawn has reached the last rank; the move is made when its piece is chosen (FIDE
    // Laws 4.4.4).
    void reachPromotion(chess::Square from, chess::Square to);
    void choosePromotion(chess::Role role);
    void cancelPromotion();

    void attempt(chess::Square from, chess::Square to); // a move that is not legal: refused
    void resign(chess::Color color);
    void agreeDraw(chess::Color offerer);
    void takeBack(); // a promotion not chosen first, then the last act
    void redo();
    void newGame();
    void resume(const chess::Game& game); // goes on with a game that was kept

signals:
    void changed(const chess::Game& game, const chess::Pending& pending);
    void refused(chess::ActRefusal why); // nothing has changed

private:
    void become(chess::Game game);
    void accept(chess::Game::Played played);

    chess::Game m_game;
    chess::Pending m_pending;
};

} // namespace app
