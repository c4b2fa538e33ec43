// What is told of a piece that was clicked: how it moves, where it can go now, and where not and
// why. It stands at a fixed place, takes no focus and never changes its size.
#pragma once

#include "ui/text/reachwords.h"

#include <QFrame>

class QLabel;
class QToolButton;

namespace ui {

class MovePicture;

class PieceCard : public QFrame {
    Q_OBJECT

public:
    explicit PieceCard(QWidget* parent = nullptr);

    void show(const chess::Reach& reach);
    void show(const text::Message& message, chess::Piece piece); // anything else, of a piece
    void showNothing();                                          // says what the card is for
    using QFrame::show;
    void setPinned(bool isPinned);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void pinToggled(bool isPinned);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();
    void say(const text::ReachWords& words);
    void fit(); // the words to the lines there are

    text::ReachWords m_words;
    bool m_isEmpty = true;
    MovePicture* m_picture;
    QLabel* m_title;
    QLabel* m_how;
    QLabel* m_where;
    QLabel* m_barred;
    QToolButton* m_pin;
};

} // namespace ui
