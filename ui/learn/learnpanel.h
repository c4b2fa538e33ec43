// Beside the moves, for those who learn: the card of the piece that was clicked, how it stands with
// castling, and a button that shows what is attacked while it is held.
#pragma once

#include <QWidget>

class QToolButton;

namespace ui {

class CastlingChips;
class PieceCard;

class LearnPanel : public QWidget {
    Q_OBJECT

public:
    explicit LearnPanel(QWidget* parent = nullptr);

    PieceCard& card() { return *m_card; }
    CastlingChips& chips() { return *m_chips; }
    void setParts(bool hasCard, bool hasChips); // those that are wanted

signals:
    void attacksHeld(bool isHeld);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    PieceCard* m_card;
    CastlingChips* m_chips;
    QToolButton* m_attacks;
};

} // namespace ui
