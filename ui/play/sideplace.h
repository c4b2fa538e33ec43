// The place for the moves and for what is told of the man looked at. Where it is high enough both
// are there; where it is low one takes the place of the other, and nothing else moves.
#pragma once

#include <QWidget>

namespace ui {

class SidePlace : public QWidget {
    Q_OBJECT

public:
    SidePlace(QWidget* moves, QWidget* parent);

    void setCover(QWidget* cover);         // comes to belong to this; hidden at first
    void setCovered(bool isCovered);       // the cover has all of the place
    void setCompanion(QWidget* companion); // comes to belong to this; hidden at first
    void setWanted(bool isWanted);         // false: the moves have all of the place
    void setInFront(bool isInFront);       // where there is room for one alone, it is the companion

    QSize minimumSizeHint() const override;
    QSize sizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    void arrange();

    QWidget* m_moves;
    QWidget* m_companion = nullptr;
    QWidget* m_cover = nullptr;
    bool m_isCovered = false;
    bool m_isWanted = true;
    bool m_isInFront = false;
};

} // namespace ui
