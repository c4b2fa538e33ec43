// Plays the moves of a film on a board by itself, round and round, or step by step.
#pragma once

#include "ui/guide/diagramdata.h"

#include <QObject>
#include <QTimer>

namespace ui {

class DiagramFilmPlayer : public QObject {
    Q_OBJECT

public:
    DiagramFilmPlayer(const Diagram& diagram, TaskBoard& board, QObject* parent);

    void play();
    void pause();
    bool isPlaying() const { return m_isPlaying; }
    void step(); // the next frame; after the last, the first

    const DiagramFrame& frame() const { return m_film.frames[m_frame]; }
    std::size_t frameNumber() const { return m_frame; }
    bool isAtEnd() const { return m_frame + 1 == m_film.frames.size(); }

signals:
    void frameShown();
    void toggled(); // plays now, or does not any more

private:
    void showFrame();
    void wait(); // for the next frame

    const Diagram& m_diagram;
    const DiagramFilm& m_film;
    TaskBoard& m_board;
    QTimer m_timer;
    bool m_isPlaying = false; // the timer rests while a frame is shown
    std::size_t m_frame = 0;
};

} // namespace ui
