// What is going on, in one line and a sentence: whose turn it is, check, a refused move.
#pragma once

#include "ui/text/words.h"

#include <QFrame>

class QLabel;

namespace ui {

enum class Tone { Plain, Check, Refusal, Notice, Hint };

class StatusCard : public QFrame {
    Q_OBJECT

public:
    // The names of the whole and its two lines: "status" gives statusCard, statusTitle, statusLine.
    explicit StatusCard(const QString& name, QWidget* parent = nullptr);

    void show(const text::Message& message, Tone tone);
    using QFrame::show;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Tone m_tone = Tone::Plain;
    QLabel* m_title;
    QLabel* m_line;
};

} // namespace ui
