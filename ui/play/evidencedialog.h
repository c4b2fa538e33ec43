// What the program, as the arbiter, has found on a claim: the positions side by side, or the count
// of moves. Both players may look; the clock stands meanwhile.
#pragma once

#include "core/game/evidence.h"

#include <QDialog>

#include <array>

class QLabel;
class QPushButton;

namespace ui {

class MiniBoard;

class EvidenceDialog : public QDialog {
    Q_OBJECT

public:
    explicit EvidenceDialog(QWidget* window);

    // `minutes` were added to the opponent's time; a clock that stands goes on when this closes.
    void show(const chess::Game& game, int minutes, bool isClockStanding, chess::Color below);
    using QDialog::show;

signals:
    void playOnRequested();

private:
    struct Picture {
        MiniBoard* board;
        QLabel* moment;
        QLabel* difference;
    };

    void showThreefold(
        const chess::Evidence& evidence,
        const chess::ThreefoldEvidence& found,
        const chess::Game& game,
        chess::Color below
    );
    void showPicture(
        Picture& picture,
        const chess::Position& position,
        const QString& moment,
        const chess::Differences& differences,
        chess::Color below
    );

    QLabel* m_title;
    QLabel* m_line;
    std::array<Picture, 3> m_pictures{};
    QPushButton* m_close;
};

} // namespace ui
