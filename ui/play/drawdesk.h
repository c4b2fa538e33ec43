// Where draws are offered, claimed and looked at: the boxes in the window, and what was found on a
// claim.
#pragma once

#include "ui/play/gamesource.h"

#include <QObject>

#include <array>

class QLabel;
class QWidget;

namespace ui {

class ClaimBox;
class EvidenceDialog;
class PlayerStrip;

class DrawDesk : public QObject {
    Q_OBJECT

public:
    DrawDesk(const GameSource& source, std::array<PlayerStrip*, 2> strips, QWidget* page);

    QWidget* claimBox() const;
    QLabel* notice() const { return m_notice; } // that a claim is possible
    QLabel* counts() const { return m_counts; } // of positions and moves

    void show(std::size_t shownPly); // after every change; the ply whose counts are shown
    void setNoticesShown(bool isOn);
    void setCountsShown(bool isOn);

public slots:
    void openClaim();
    void showEvidence(); // of the last claim

signals:
    void offered(chess::Color offerer);
    void accepted();
    void declined();
    void announceRequested();
    void announceEnded();
    void claimed(chess::ClaimRule rule);
    void adjustRequested();
    void playOnRequested(); // after what was found has been looked at

private:
    void connectStrips();
    void showStrip(PlayerStrip& strip);
    void showNotice();
    void showNewEvidence();

    const GameSource& m_source;
    std::array<PlayerStrip*, 2> m_strips;
    ClaimBox* m_claim;
    EvidenceDialog* m_evidence;
    QLabel* m_notice;
    QLabel* m_counts;
    bool m_areNoticesShown = true;
    bool m_areCountsShown = true;
    std::size_t m_shownPly = 0;
    std::size_t m_seenActs = 0; // a claim that came after these is new
};

} // namespace ui
