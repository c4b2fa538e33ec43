// A claim of a draw in the making: on which ground, and whether with a move announced.
#pragma once

#include "ui/play/gamesource.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QPushButton;

namespace ui {

// A part of the window: the move is announced on the board.
class ClaimBox : public QDialog {
    Q_OBJECT

public:
    explicit ClaimBox(QWidget* parent);

    void begin(const GameSource& source); // with the ground on which a claim would be right chosen
    void show(const GameSource& source);  // how it stands now; closes itself when its time is over
    void reject() override;

signals:
    void announceRequested();
    void announceEnded();
    void claimed(chess::ClaimRule rule);
    void helpRequested();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();
    chess::ClaimRule rule() const;
    void chooseGround(const chess::Game& game);

    chess::Color m_claimant = chess::Color::White;
    std::size_t m_ply = 0;      // the move for which it was opened
    std::size_t m_actCount = 0; // then
    QString m_announced;
    bool m_isAnnouncing = false;
    QLabel* m_title;
    QLabel* m_line;
    QComboBox* m_ground;
    QPushButton* m_announce;
    QPushButton* m_claim;
    QPushButton* m_cancel;
};

} // namespace ui
