// What is said to what a reader has done: a sentence with a sign beside it, and the article that it
// rests on. It is read aloud as it changes.
#pragma once

#include "ui/text/words.h"

#include <QFrame>

namespace ui {

class SpacedLabel;

enum class DiagramTone {
    Hint,
    Right,
    Wrong,
};

class DiagramAnswer : public QFrame {
    Q_OBJECT

public:
    explicit DiagramAnswer(QWidget* parent = nullptr);

    void say(DiagramTone tone, const text::Message& message);
    DiagramTone tone() const { return m_tone; }
    QString sentence() const;
    QString article() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QColor color() const;
    void keepRoom();

    DiagramTone m_tone = DiagramTone::Hint;
    SpacedLabel* m_sentence;
    SpacedLabel* m_article;
};

} // namespace ui
