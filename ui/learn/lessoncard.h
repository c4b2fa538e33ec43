// A lesson to be chosen: its picture, its name, what is learnt there, and how much of it is done.
#pragma once

#include "core/lesson/task.h"
#include "ui/board/pieceset.h"

#include <QAbstractButton>

namespace ui {

class LessonCard : public QAbstractButton {
    Q_OBJECT

public:
    LessonCard(chess::LessonId lesson, PieceSet& pieces, QWidget* parent = nullptr);

    chess::LessonId lesson() const { return m_lesson; }
    void showDone(int done); // of all its tasks; in the language of now

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void paintGround(QPainter& painter) const;
    void paintPicture(QPainter& painter);
    void paintWords(QPainter& painter) const;
    void paintProgress(QPainter& painter) const;

    chess::LessonId m_lesson;
    PieceSet& m_pieces;
    int m_done = 0;
    int m_all;
};

} // namespace ui
