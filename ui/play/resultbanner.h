// How the game ended and why, beside the board: words, a picture, the three facts, and the reason
// drawn on the board.
#pragma once

#include "core/game/game.h"
#include "core/game/match.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace ui {

class ResultPicture;

class ResultBanner : public QFrame {
    Q_OBJECT

public:
    explicit ResultBanner(QWidget* parent = nullptr);

    // Shows itself for a game that is over, hides itself for one that is not.
    void show(const chess::Game& game, const std::optional<chess::Match>& match);
    using QFrame::show;

    bool isWhyShown() const;
    QString title() const;

signals:
    void whyToggled(bool isShown);
    void guideRequested(chess::Termination end); // where it says why the game is over
    void newGameRequested();
    void nextGameRequested(); // of the match, or the same again with colours changed

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QLabel* wrappedLabel(const char* name);
    void keepRoom();
    void showZone(const chess::Game& game);
    void showMatch(const std::optional<chess::Match>& match);

    std::optional<chess::Outcome> m_outcome;
    ResultPicture* m_picture;
    QLabel* m_title;
    QLabel* m_line;
    QLabel* m_match;
    QLabel* m_article;
    QPushButton* m_guide;
    QWidget* m_badge;
    std::array<QLabel*, 3> m_facts{};
    QPushButton* m_why;
    QPushButton* m_next;
    QPushButton* m_newGame;
    QLabel* m_zone;
};

} // namespace ui
