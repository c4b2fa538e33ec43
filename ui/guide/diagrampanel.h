// The frame of a playable part of the guide: a heading, a board, and what belongs to it, below the
// board in a narrow column and beside it in a wide one.
#pragma once

#include <QFrame>

#include <vector>

namespace ui {

class SpacedLabel;
class TaskBoard;

class DiagramPanel : public QFrame {
    Q_OBJECT

public:
    explicit DiagramPanel(QWidget* parent = nullptr);

    QString heading() const;
    bool isMarkedDone() const { return m_isDone; }
    void setDone(bool isDone); // a mark that it has been done, now or another day

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override { return {520, heightForWidth(520)}; }
    QSize minimumSizeHint() const override { return {260, 0}; }

protected:
    void setHeading(const QString& heading);
    void setBoard(TaskBoard* board);
    void add(QWidget* part); // below the parts before it; hidden parts take no room
    virtual void retranslate() = 0;

    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    enum class Laying { Measured, Done };

    int layOut(int width, Laying laying) const; // the height
    int doneSign() const;                       // how large; logical pixels
    int layParts(const QRect& room, Laying laying) const;

    SpacedLabel* m_heading;
    TaskBoard* m_board = nullptr;
    std::vector<QWidget*> m_parts;
    bool m_isDone = false;
};

} // namespace ui
