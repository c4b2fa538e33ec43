// The answer to what was tried in a task: a title, a sentence, and a sign that says by its shape
// too how it went.
#pragma once

#include "ui/text/words.h"

#include <QFrame>

class QLabel;

namespace ui {

enum class AnswerTone {
    Plain, // nothing was tried yet, or it goes on
    Right, // a tick
    Wrong, // a cross
};

class AnswerCard : public QFrame {
    Q_OBJECT

public:
    explicit AnswerCard(QWidget* parent = nullptr);

    void show(const text::Message& message, AnswerTone tone);
    using QFrame::show;

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void color();

    AnswerTone m_tone = AnswerTone::Plain;
    QLabel* m_title;
    QLabel* m_line;
};

} // namespace ui
