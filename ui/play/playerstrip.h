// One player's strip at his side of the board: who he is, whether it is his move, and his own
// buttons.
#pragma once

#include "core/clock/clock.h"

#include <QFrame>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace ui {

class ClockFace;
class OfferBox;
struct ClockFaceState;

class PlayerStrip : public QFrame {
    Q_OBJECT

public:
    explicit PlayerStrip(chess::Color color, QWidget* parent = nullptr);

    chess::Color color() const { return m_color; }
    void setOnMove(bool isOnMove);
    void setCanResign(bool canResign);
    void setWide(bool isWide); // all beside each other, in a tall window

    // His own buttons: an offer of a draw, a claim on his move, and "I adjust" under touch-move.
    void showDraws(bool canOffer, bool canClaim, bool canAdjust);
    void setAdjusting(bool isOn);
    void setNote(const QString& note); // beneath them; empty: none
    OfferBox& offer() { return *m_offer; }
    void setName(const QString& name);   // empty: the name of the colour
    void setScore(const QString& score); // in a match; empty: none

    void showClock(
        const chess::TimeControl& control,
        const chess::ClockReading& reading,
        const ClockFaceState& state
    );
    void hideClock();
    void setPressable(bool isPressable); // the strip is the clock's button on this side

signals:
    void resignRequested(chess::Color color);
    void pressed(chess::Color color);
    void offerRequested(chess::Color color);
    void claimRequested();
    void adjustRequested();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void layOut();
    void retranslate();

    chess::Color m_color;
    bool m_isOnMove = false;
    bool m_isPressable = false;
    QString m_givenName;
    QLabel* m_name;
    QLabel* m_turn;
    QLabel* m_score;
    QLabel* m_note;
    QPushButton* m_offerDraw;
    QPushButton* m_claim;
    QPushButton* m_adjust;
    QPushButton* m_resign;
    OfferBox* m_offer;
    QBoxLayout* m_head;
    QBoxLayout* m_layout;
    ClockFace* m_face;
};

} // namespace ui
