// What the program remembers between starts, besides the game.
#pragma once

#include "core/position/square.h"
#include "ui/play/learningaids.h"
#include "ui/shell/newgamechoice.h"
#include "ui/shell/theme.h"

#include <QByteArray>
#include <QSet>
#include <QSettings>

#include <optional>

namespace app {

class Settings {
public:
    explicit Settings(const QString& file);

    std::optional<QString> language() const; // "en", "ja"; nothing until one is chosen
    void setLanguage(const QString& code);

    std::optional<ui::Theme> theme() const;
    void setTheme(ui::Theme theme);

    chess::Color below() const;
    void setBelow(chess::Color color);

    bool turnsEachMove() const;
    void setTurnsEachMove(bool isOn);

    ui::NewGameChoice lastChoice() const; // the usual one until another is made
    void setLastChoice(const ui::NewGameChoice& choice);

    std::optional<chess::Color> lastColor() const; // of player 0 in the last game chosen
    void setLastColor(chess::Color color);

    bool coversWhilePaused() const;
    void setCoversWhilePaused(bool isOn);

    bool showsClaimNotice() const; // that a draw may be claimed, where the rules allow to say so
    void setShowsClaimNotice(bool isOn);

    bool showsCounts() const; // of positions and moves, likewise
    void setShowsCounts(bool isOn);

    ui::LearningAids aids() const; // likewise
    void setAids(const ui::LearningAids& aids);

    QSet<QString> lessonTasksDone() const; // by their ids
    void addLessonTaskDone(const QString& id);

    QString guidePlace() const; // empty until it has been read
    void setGuidePlace(const QString& place);

    int guideTextSize() const; // percent
    void setGuideTextSize(int percent);

    QString guideProgress() const; // what has been done of it; empty: nothing
    void setGuideProgress(const QString& progress);

    QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray& geometry);

private:
    QSettings m_settings;
};

} // namespace app
