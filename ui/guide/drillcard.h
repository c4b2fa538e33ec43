// The drill "mate, stalemate or neither?": twenty positions that are well known, then others for
// as long as one likes.
#pragma once

#include "ui/guide/diagramanswer.h"
#include "ui/guide/diagrambuttons.h"
#include "ui/guide/diagrampanel.h"
#include "ui/guide/drillpositions.h"

#include <optional>

namespace ui {

class SpacedLabel;
class TaskBoard;

// How far a reader has come; what its owner keeps of a drill.
struct DrillProgress {
    int answered = 0;
    int right = 0;
    int streak = 0; // right ones in a row, up to now
    int best = 0;   // the longest of them

    friend bool operator==(const DrillProgress&, const DrillProgress&) = default;
};

QString written(const DrillProgress& progress);                 // to be kept
std::optional<DrillProgress> readProgress(const QString& text); // of what was kept, if it can be

class DrillCard : public DiagramPanel {
    Q_OBJECT

public:
    explicit DrillCard(QWidget* parent = nullptr);
    DrillCard(std::uint32_t seed, QWidget* parent); // of the positions made by chance

    const DrillProgress& progress() const { return m_progress; }
    void setProgress(const DrillProgress& progress); // goes on there
    const DrillPosition& position() const { return m_now; }
    TaskBoard& board() { return *m_board; }

signals:
    void progressChanged(const ui::DrillProgress& progress);
    void done(const QString& ref); // the twenty are answered: "drill"

protected:
    void retranslate() override;

private:
    void ask();
    void answer(DrillVerdict verdict);
    void showWords();
    QString reason() const;

    DrillGenerator m_generator;
    DrillProgress m_progress;
    DrillPosition m_now;
    std::optional<DrillVerdict> m_given;
    TaskBoard* m_board;
    SpacedLabel* m_score;
    DiagramButtons* m_choices;
    DiagramAnswer* m_answer;
    SpacedLabel* m_zone;
};

} // namespace ui
