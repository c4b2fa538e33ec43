// Ties the page of the game to what is told to those who learn: the card of a piece, castling,
// attacks, and why a move was refused. Page and those parts do not know each other.
#pragma once

#include "core/lesson/task.h"
#include "core/verdict/refusal.h"

#include <QHash>
#include <QObject>

namespace ui {

class LearnPanel;
class PlayPage;
class RefusalBalloon;

class LearnDesk : public QObject {
    Q_OBJECT

public:
    LearnDesk(PlayPage& page, QObject* parent);

signals:
    // The guide is to be opened at the section that speaks of it, and at the article: "3.7.1".
    void guideAsked(chess::RefusalReason reason, const QString& article);
    void lessonAsked(chess::LessonId lesson);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void show();
    void showRefusal();
    void placeBalloon();
    void explainCastling(chess::Color color, chess::Wing wing);

    PlayPage& m_page;
    LearnPanel* m_panel;
    RefusalBalloon* m_balloon;
    std::optional<chess::Refusal> m_refusal; // that the balloon speaks of
    QHash<int, int> m_counts;                // of refusals, by reason, since the start
};

} // namespace ui
