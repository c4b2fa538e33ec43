#include "ui/guide/quizcard.h"

#include "ui/tasks/taskboard.h"

#include <QPushButton>

namespace ui {
namespace {

const Quiz& quizNamed(const QString& ref) {
    const Quiz* quiz = findQuiz(ref);
    Q_ASSERT_X(quiz, "QuizCard", qPrintable(ref));
    return *quiz;
}

QString idOfChoice(std::size_t choice) {
    return QStringLiteral("choice%1").arg(choice);
}

} // namespace

QuizCard::QuizCard(const QString& ref, QWidget* parent)
    : DiagramPanel(parent),
      m_quiz(quizNamed(ref)),
      m_choices(new DiagramButtons(DiagramButtons::Flow::Column, this)),
      m_answer(new DiagramAnswer(this)) {
    setObjectName(QStringLiteral("quiz-") + ref);
    if (m_quiz.game) {
        auto* board = new TaskBoard(this);
        board->setInput(TaskInput::Nothing);
        board->start(*m_quiz.game, chess::Color::White);
        board->describe(tr("Board of the question"), said(m_quiz.question));
        setBoard(board);
    }
    add(m_choices);
    add(m_answer);
    connect(m_choices, &DiagramButtons::pressed, this, [this](const QString& id) {
        for (std::size_t i = 0; i < m_quiz.choices.size(); ++i) {
            if (id == idOfChoice(i)) {
                choose(i);
            }
        }
    });
    retranslate();
}

void QuizCard::choose(std::size_t choice) {
    m_chosen = choice;
    tell();
    markChoices();
    if (choice == m_quiz.answer) {
        setDone(true);
        emit done(ref());
    }
}

void QuizCard::tell() {
    if (!m_chosen) {
        m_answer->say(DiagramTone::Hint, {tr("Choose an answer."), {}});
        return;
    }
    const bool isRight = *m_chosen == m_quiz.answer;
    const QString verdict =
        isRight ? tr("Right.")
                : tr("Not quite. The answer is: %1").arg(said(m_quiz.choices[m_quiz.answer]));
    text::Message words = messageOf(m_quiz.why);
    words.title = verdict + QLatin1Char('\n') + words.title;
    m_answer->say(isRight ? DiagramTone::Right : DiagramTone::Wrong, words);
}

// A sign before the words, so that colour is not the only mark.
void QuizCard::markChoices() {
    std::vector<NamedButton> buttons;
    for (std::size_t i = 0; i < m_quiz.choices.size(); ++i) {
        const QString words = said(m_quiz.choices[i]);
        const bool isChosen = m_chosen == i;
        const QString sign = m_chosen && i == m_quiz.answer ? QStringLiteral("✓ ")
                             : isChosen                     ? QStringLiteral("× ")
                                                            : QString();
        buttons.push_back({idOfChoice(i), sign + words});
    }
    m_choices->set(buttons);
}

void QuizCard::retranslate() {
    //: before the question of a quiz
    setHeading(tr("Quiz: %1").arg(said(m_quiz.question)));
    tell();
    markChoices();
}

} // namespace ui
