// Leads a reader through the steps of a diagram: what he does on the board, with buttons and in
// writing goes in; what is to be said to it comes out.
#pragma once

#include "ui/guide/diagramanswer.h"
#include "ui/guide/diagramtask.h"

#include <QObject>

#include <functional>
#include <optional>

namespace ui {

using Teller = std::function<text::Message()>; // in the language of the moment

class DiagramSolver : public QObject {
    Q_OBJECT

public:
    DiagramSolver(const Diagram& diagram, TaskBoard& board, QObject* parent);

    const DiagramStep& step() const { return m_task.step(); }
    bool isDone() const { return m_task.isDone(); }
    bool isWaiting() const { return m_task.isWaiting(); } // until goOn
    const std::optional<DiagramClocks>& clocks() const { return m_clocks; }

    void reset();
    void press(const QString& button);
    void type(const QString& move);
    void goOn();
    void showSolution(); // of what is to be done next

signals:
    void stepEntered();
    void told(ui::DiagramTone tone, const ui::Teller& words);
    void boardChanged();
    void done(); // without help

private:
    void enterStep();
    void tellTask(); // what is to be done, in general
    void tell(DiagramTone tone, const Teller& words);
    void tellRule(DiagramTone tone, const DiagramRule& rule);
    void tellReached(const DiagramRule& goal, const DiagramStep& of, std::size_t count);
    void reach(const DiagramRule& goal);
    void undo();

    void onMove(chess::Move move);
    void onRefused(const chess::Refusal& refusal);
    void onTouched(chess::Square square);
    void onSquare(chess::Square square);
    void onNamed(TriggerKind kind, const QString& name);
    void writeSolution(const GuideWords& what);
    void writeSolution(const std::string& what); // the same in both languages

    const Diagram& m_diagram;
    const std::vector<DiagramStep>& m_steps;
    TaskBoard& m_board;
    DiagramTask m_task;
    chess::Position m_before; // the move that is made next
    chess::Bitboard m_found;  // squares, in this step
    std::optional<DiagramClocks> m_clocks;
    Teller m_lead; // said first: the solution, or how the game ended
    bool m_isHelped = false;
};

} // namespace ui
