// All lessons as cards, in as many columns as there is room for.
#pragma once

#include "core/lesson/task.h"
#include "ui/board/pieceset.h"

#include <QWidget>

#include <map>

class QGridLayout;
class QLabel;
class QPushButton;
class QScrollArea;

namespace ui {

class LessonCard;

class LessonList : public QWidget {
    Q_OBJECT

public:
    explicit LessonList(QWidget* parent = nullptr);

    void showDone(const std::map<chess::LessonId, int>& done); // tasks of each lesson
    void focusOn(chess::LessonId lesson);

signals:
    void chosen(chess::LessonId lesson);
    void backRequested(); // to the game

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void arrange();

    std::map<chess::LessonId, int> m_done;
    PieceSet m_pieces;
    QLabel* m_title;
    QLabel* m_count;
    QPushButton* m_back;
    QScrollArea* m_scroll;
    QGridLayout* m_grid;
    QList<LessonCard*> m_cards;
    int m_columns = 0;
};

} // namespace ui
