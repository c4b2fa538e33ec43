// A live diagram of the guide: something to do, to look at, or to watch.
#pragma once

#include "ui/guide/diagrambuttons.h"
#include "ui/guide/diagramfilm.h"
#include "ui/guide/diagrampanel.h"
#include "ui/guide/diagramsolver.h"

namespace ui {

class DiagramClockRow;
class DiagramCount;
class DiagramField;

class DiagramCard : public DiagramPanel {
    Q_OBJECT

public:
    // `ref` is the id of one of allDiagrams().
    explicit DiagramCard(const QString& ref, QWidget* parent = nullptr);

    const QString& ref() const { return m_diagram.id; }
    TaskBoard& board() { return *m_board; }
    DiagramFilmPlayer* film() const { return m_film; } // of a diagram that plays by itself

signals:
    void done(const QString& ref); // by the reader himself: a task done, the whole of another seen
    void tryInGameRequested(const chess::Position& position);

protected:
    void retranslate() override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void makeTask();
    void makeFilm();
    void makeLook();
    void press(const QString& tool);
    void say(DiagramTone tone, const Teller& words);
    void showStep();
    void showFrame();
    void showZone(bool isShown);
    void showCounter();
    void showTools();
    void tellCaption();
    void describeBoard();

    const Diagram& m_diagram;
    TaskBoard* m_board;
    DiagramCount* m_count;
    DiagramClockRow* m_clocks;
    DiagramAnswer* m_answer;
    DiagramButtons* m_actions; // of the step
    DiagramField* m_typed;
    DiagramButtons* m_tools; // of every diagram
    DiagramSolver* m_solver = nullptr;
    DiagramFilmPlayer* m_film = nullptr;
    bool m_isZoneShown = false;
    bool m_wasPaused = false; // by the reader: it does not begin again by itself
    DiagramTone m_tone = DiagramTone::Hint;
    Teller m_said;
};

} // namespace ui
