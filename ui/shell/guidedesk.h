// Where the rules guide stands in the window: beside the pages where there is room for both, else
// as one page more, with a way back to the game. It is made when it is first opened.
#pragma once

#include "core/verdict/refusal.h"

#include <QObject>

class QSplitter;
class QStackedWidget;
class QWidget;

namespace ui {

class Commands;
class GuidePage;
class PlayPage;

class GuideDesk : public QObject {
    Q_OBJECT

public:
    // `pages` holds the page that is played on.
    GuideDesk(QStackedWidget& pages, PlayPage& play, QWidget* window);

    QWidget& sides(); // the pages, and the guide beside them
    void connectCommands(const Commands& commands);

    bool isOpen() const;
    GuidePage* page() const { return m_guide; } // nothing until it is first opened
    void open();                                // where it was left
    void openSection(const QString& page, const QString& anchor = {}); // "5.2"
    void openArticle(const QString& number); // at the section that treats it best: "5.2.1"
    void explain(chess::RefusalReason reason, const QString& article); // why a move is refused
    void close();                                                      // back to the game
    void showGame(); // which may be beside the guide

    // What is remembered between starts.
    void setPlace(const QString& place);
    void setTextSize(int percent);
    void setProgress(const QString& progress);

signals:
    void placeChanged(const QString& place);
    void textSizeChanged(int percent);
    void progressChanged(const QString& progress);
    void tryInGameRequested(const chess::Position& position);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    GuidePage& made();
    void connectPlay();
    void show();
    void toggle();
    bool hasRoomBeside() const;
    bool isInPlace() const; // of the game, and seen
    void stand();           // in the place that the window has room for

    QStackedWidget& m_pages;
    PlayPage& m_play;
    QWidget& m_window;
    QSplitter* m_sides;
    GuidePage* m_guide = nullptr;
    QString m_place;
    QString m_progress;
    int m_textSize = 100; // percent
};

} // namespace ui
