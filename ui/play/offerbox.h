// An open offer of a draw, on the side of the player who answers it. The board stays live and the
// clock runs: a move declines.
#pragma once

#include "core/position/square.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace ui {

// A part of the window, but a dialog to those who have it read out.
class OfferBox : public QDialog {
    Q_OBJECT

public:
    explicit OfferBox(chess::Color answering, QWidget* parent);

    void showOffer(chess::Color offerer);
    void setCompact(bool isCompact); // without the second line, which is still read aloud
    void reject() override {}        // Esc answers nothing

signals:
    void acceptChosen();
    void declineChosen();
    void helpRequested();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();

    chess::Color m_offerer;
    QLabel* m_title;
    QLabel* m_line;
    QPushButton* m_accept;
    QPushButton* m_decline;
};

} // namespace ui
