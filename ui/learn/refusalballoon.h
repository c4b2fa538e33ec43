// Why a move was refused, said over the board: one sentence, its article, and ways on. It is not
// modal and takes no focus.
#pragma once

#include "ui/text/words.h"

#include <QFrame>

class QLabel;
class QToolButton;

namespace ui {

class RefusalBalloon : public QFrame {
    Q_OBJECT

public:
    explicit RefusalBalloon(QWidget* parent);

    // Shows itself where it is.
    void show(const text::Message& why, bool offersLesson);
    using QFrame::show;
    QSize sizeFor(int width) const; // with the words that are shown

signals:
    void whyAsked();
    void lessonAsked();
    void dismissed(); // by a touch

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();

    QLabel* m_sentence;
    QLabel* m_article;
    QToolButton* m_why;
    QToolButton* m_lesson;
};

} // namespace ui
