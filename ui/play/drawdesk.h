// Where draws are offered, claimed and looked at: the boxes in the window, and what was found on a
// claim.
#pragma once

#include "ui/play/gamesource.h"
#include "ui/text/words.h"

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
    std::optional<text::Message> notice() const; // that a claim is possible, where it is to be said
    QLabel* counts() const { return m_counts; }  // of positions and moves

    void show(std::size_t shownPly); // after every change; the ply whose counts are shown
    bool isClaiming() const;         // the box for it is open
    void setNoticesShown(bool isOn);
    void setCountsShown(bool isOn);
    void setRoomScarce(bool isScarce); // then the counts give way

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
    void changed();            // the box for a claim has come or gone, or notices are wanted or not
    void offerHelpRequested(); // what the rules say of offers
    void claimHelpRequested(); // and of claims
    void playOnRequested();    // after what was found has been looked at

private:
    void connectStrips();
    void showStrip(PlayerStrip& strip);
    void showCounts();
    void showNewEvidence();

    const GameSource& m_source;
    std::array<PlayerStrip*, 2> m_strips;
    ClaimBox* m_claim;
    EvidenceDialog* m_evidence;
    QLabel* m_counts;
    bool m_isOpening = false; // the box for a claim
    bool m_areNoticesShown = true;
    bool m_areCountsShown = true;
    bool m_isRoomScarce = false;
    std::size_t m_shownPly = 0;
    std::size_t m_seenActs = 0; // a claim that came after these is new
};

} // namespace ui
