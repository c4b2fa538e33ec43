// What the window asks before it passes a wish on.
#pragma once

#include "ui/play/gamesource.h"
#include "ui/shell/newgamechoice.h"

#include <QObject>

#include <functional>

class QWidget;

namespace ui {

class Questions : public QObject {
    Q_OBJECT

public:
    Questions(QWidget& window, const GameSource& source);

    void setLastChoice(const NewGameChoice& choice); // what a new game is offered with
    bool isGameInProgress() const;

    void newGame();
    void startFrom(const chess::Position& position); // a new game, from there
    void resign(chess::Color color);
    void takeBack(); // of the other player, where that was agreed
    void quit(std::function<void()> quit);
    void changeTimes(); // the arbiter's changes

    // Offers to go on with an unfinished game of so many moves.
    void unfinished(std::size_t plies, std::function<void()> goOn, std::function<void()> startNew);

signals:
    void newGameChosen(const NewGameChoice& choice);
    void positionChosen(const chess::Position& position);
    void resignConfirmed(chess::Color color);
    void takeBackAgreed();
    void clockChangeChosen(const chess::ClockChange& change);

private:
    void chooseNewGame();
    void giveUpGame(std::function<void()> goOn); // asked where one, or a match, would be lost

    QWidget& m_window;
    const GameSource& m_source;
    NewGameChoice m_lastChoice;
};

} // namespace ui
