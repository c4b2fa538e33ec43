// Every command of the window: its words, its key, and when it can be used.
#pragma once

#include "core/game/game.h"
#include "ui/shell/theme.h"

#include <QAction>
#include <QObject>

class QActionGroup;
class QMenuBar;

namespace ui {

class Commands : public QObject {
    Q_OBJECT

public:
    explicit Commands(QObject* parent = nullptr);

    QAction *newGame, *quit;
    QAction *takeBack, *redo, *copyFen, *resignWhite, *resignBlack;
    QAction *flip, *turnEachMove, *first, *previous, *next, *last;
    QAction *light, *dark, *english, *japanese;
    QAction* about;

    void fill(QMenuBar& bar);
    void retranslate();

    // What can be done now, with this game and so many plies of it shown.
    void update(const chess::Game& game, std::size_t shownPly);

    void setTheme(Theme theme);
    void setLanguage(const QString& code); // "en", "ja"

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QAction* add(const char* name, const QList<QKeySequence>& keys = {});
    QAction* addChoice(const char* name, QActionGroup* group);

    QList<QMenu*> m_menus; // game, move, view, language, help
};

} // namespace ui
