// Every command of the window: its words, its key, and when it can be used.
#pragma once

#include "ui/play/learningaids.h"
#include "ui/shell/theme.h"

#include <QAction>
#include <QObject>

class QActionGroup;
class QMenuBar;

namespace ui {

class DrawDesk;

class Commands : public QObject {
    Q_OBJECT

public:
    explicit Commands(QObject* parent = nullptr);

    QAction *newGame, *nextGame, *quit;
    QAction *clockKey, *pause, *arbiter, *coverWhilePaused; // clockKey: what the clock waits for
    QAction *takeBack, *redo, *copyFen, *resignWhite, *resignBlack;
    QAction *offerWhite, *offerBlack, *acceptDraw, *declineDraw, *claimDraw, *adjust;
    QAction *claimNotice, *counts;
    QAction *aids, *targets, *pieceCard, *castlingChips, *explainRefusals, *hints; // for learners
    QAction* lessons;
    QAction *flip, *turnEachMove, *first, *previous, *next, *last;
    QAction *light, *dark, *english, *japanese;
    QAction *guide, *about;

    void fill(QMenuBar& bar);
    void retranslate();

    // What can be done now, with so many plies of the game shown.
    void update(const GameSource& source, std::size_t shownPly);
    // Nothing can be done to a game that is not on the screen.
    void updateAwayFromGame();

    void setAids(const LearningAids& aids); // as they are wanted
    LearningAids aidsWanted() const;

    void setTheme(Theme theme);
    void setLanguage(const QString& code); // "en", "ja"

signals:
    void aidsChanged(const LearningAids& aids); // chosen by the user

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void updateDraws(const GameSource& source);
    void addAids();
    void retranslateAids();
    void updateAids(const GameSource& source);
    void updateClock(const GameSource& source);
    void updateTakeBack(const GameSource& source);
    QAction* add(const char* name, const QList<QKeySequence>& keys = {});
    QAction* addChoice(const char* name, QActionGroup* group);

    QList<QMenu*> m_menus; // game, moves, draw, clock, learn, view, language, help
};

// The commands about draws do what the page's own buttons do.
void connectDraws(Commands& commands, DrawDesk& draws);

} // namespace ui
