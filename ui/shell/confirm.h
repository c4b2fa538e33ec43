// A question before something that cannot be undone. The safe answer is the default.
#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace ui {

struct Question {
    QString title;  // "Does White resign?"
    QString line;   // what will come of it
    QString accept; // the words on the buttons
    QString reject;
};

// Asks over a window and returns at once; `accepted` is called if the answer is yes. Esc, Enter and
// closing mean no.
void confirm(QWidget* window, const Question& question, std::function<void()> accepted);

// The same with a word for the other answer too, which Enter and Esc do not give.
void choose(
    QWidget* window,
    const Question& question,
    std::function<void()> accepted,
    std::function<void()> rejected
);

} // namespace ui
