// Two diagrams to be compared: side by side where there is room, else one above the other.
#pragma once

#include <QWidget>

namespace ui {

class DiagramCard;

class GuidePairPanel : public QWidget {
    Q_OBJECT

public:
    GuidePairPanel(DiagramCard* left, DiagramCard* right, QWidget* parent);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override { return {520, heightForWidth(520)}; }

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    int widthOfOne(int width) const;
    void layOut();

    DiagramCard* m_left;
    DiagramCard* m_right;
};

} // namespace ui
