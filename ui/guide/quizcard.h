// A question at the end of a section, with choices, and the reason of the right one.
#pragma once

#include "ui/guide/diagramanswer.h"
#include "ui/guide/diagrambuttons.h"
#include "ui/guide/diagrampanel.h"
#include "ui/guide/quizdata.h"

#include <optional>

namespace ui {

class QuizCard : public DiagramPanel {
    Q_OBJECT

public:
    // `ref` is the id of one of allQuizzes().
    explicit QuizCard(const QString& ref, QWidget* parent = nullptr);

    const QString& ref() const { return m_quiz.id; }

signals:
    void done(const QString& ref); // answered rightly

protected:
    void retranslate() override;

private:
    void choose(std::size_t choice);
    void tell();
    void markChoices();

    const Quiz& m_quiz;
    DiagramButtons* m_choices;
    DiagramAnswer* m_answer;
    std::optional<std::size_t> m_chosen;
};

} // namespace ui
