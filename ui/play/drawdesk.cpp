#include "ui/play/drawdesk.h"

#include "core/game/evidence.h"
#include "ui/play/claimbox.h"
#include "ui/play/evidencedialog.h"
#include "ui/play/offerbox.h"
#include "ui/play/playerstrip.h"
#include "ui/text/drawwords.h"

#include <QLabel>

namespace ui {
namespace {

bool isOnMove(const chess::Game& game, chess::Color color) {
    return !game.isOver() && game.position().turn() == color;
}

// By custom an offer comes when the own move is made; a wrong claim has its own time.
bool isOutsideCustom(const GameSource& source, chess::Color offerer) {
    return isOnMove(source.game(), offerer) && !isShownOnly(source.pending()) &&
           !lastEvidence(source.game());
}

int minutesAdded(const GameSource& source) {
    const chess::Duration added = penaltyTime(source.game().rules().wrongClaim, source.terms());
    return static_cast<int>(std::chrono::duration_cast<std::chrono::minutes>(added).count());
}

} // namespace

DrawDesk::DrawDesk(const GameSource& source, std::array<PlayerStrip*, 2> strips, QWidget* page)
    : QObject(page),
      m_source(source),
      m_strips(strips),
      m_claim(new ClaimBox(page)),
      m_evidence(new EvidenceDialog(page)),
      m_counts(new QLabel(page)) {
    m_counts->setObjectName(QStringLiteral("countsLine"));
    m_counts->setWordWrap(true);
    connectStrips();
    connect(m_claim, &ClaimBox::announceRequested, this, &DrawDesk::announceRequested);
    connect(m_claim, &ClaimBox::announceEnded, this, &DrawDesk::announceEnded);
    connect(m_claim, &ClaimBox::claimed, this, &DrawDesk::claimed);
    connect(m_claim, &ClaimBox::helpRequested, this, &DrawDesk::claimHelpRequested);
    connect(m_claim, &QDialog::rejected, this, [this] {
        showCounts();
        emit changed();
    });
    connect(m_evidence, &EvidenceDialog::playOnRequested, this, [this] {
        if (!m_source.game().isOver()) {
            emit playOnRequested();
        }
    });
}

void DrawDesk::connectStrips() {
    for (PlayerStrip* strip : m_strips) {
        connect(strip, &PlayerStrip::offerRequested, this, &DrawDesk::offered);
        connect(strip, &PlayerStrip::claimRequested, this, &DrawDesk::openClaim);
        connect(strip, &PlayerStrip::adjustRequested, this, &DrawDesk::adjustRequested);
        connect(&strip->offer(), &OfferBox::acceptChosen, this, &DrawDesk::accepted);
        connect(&strip->offer(), &OfferBox::declineChosen, this, &DrawDesk::declined);
        connect(&strip->offer(), &OfferBox::helpRequested, this, &DrawDesk::offerHelpRequested);
    }
}

std::optional<text::Message> DrawDesk::notice() const {
    const chess::Game& game = m_source.game();
    const bool isWanted = m_areNoticesShown && game.rules().claimNotice == chess::Aid::On;
    return isWanted ? text::claimNotice(game) : std::nullopt;
}

QWidget* DrawDesk::claimBox() const {
    return m_claim;
}

void DrawDesk::showStrip(PlayerStrip& strip) {
    const chess::Game& game = m_source.game();
    const chess::Color color = strip.color();
    const auto& offerer = game.dealings().openOffer();
    const bool isOn = !isDecided(m_source);
    const bool isMoving = isOn && isOnMove(game, color);
    const bool isAnswering = isOn && offerer == !color;
    const bool isTouchMove = game.rules().touchMove == chess::Aid::On;
    strip.showDraws(isOn && !isAnswering, isMoving, isTouchMove && isMoving);
    strip.setAdjusting(std::holds_alternative<chess::Adjusting>(m_source.pending()));
    const bool hasOffered = isOn && offerer == color;
    strip.setNote(hasOffered ? text::offerNote(isOutsideCustom(m_source, color)) : QString());
    if (isAnswering) {
        strip.offer().showOffer(*offerer);
    } else {
        strip.offer().hide();
    }
}

void DrawDesk::showCounts() {
    const chess::Game& game = m_source.game();
    const bool areWanted = m_areCountsShown && game.rules().learningAids == chess::Aid::On &&
                           game.plyCount() > 0 && !isClaiming() && !m_isRoomScarce;
    m_counts->setVisible(areWanted);
    m_counts->setText(areWanted ? text::countsOf(game, m_shownPly) : QString());
}

// What was found is shown by itself once, when the claim is made.
void DrawDesk::showNewEvidence() {
    const auto acts = m_source.game().acts();
    const std::size_t seen = std::exchange(m_seenActs, acts.size());
    for (std::size_t i = seen; i < acts.size(); ++i) {
        if (std::holds_alternative<chess::DrawClaimed>(acts[i])) {
            // Once the page has found its size: a window above it would stretch it.
            QMetaObject::invokeMethod(this, &DrawDesk::showEvidence, Qt::QueuedConnection);
            return;
        }
    }
    if (!lastEvidence(m_source.game())) {
        m_evidence->hide();
    }
}

void DrawDesk::show(std::size_t shownPly) {
    m_shownPly = shownPly;
    m_claim->show(m_source);
    showCounts();
    for (PlayerStrip* strip : m_strips) {
        showStrip(*strip);
    }
    showNewEvidence();
}

void DrawDesk::setNoticesShown(bool isOn) {
    m_areNoticesShown = isOn;
    emit changed();
}

void DrawDesk::setCountsShown(bool isOn) {
    m_areCountsShown = isOn;
    showCounts();
}

void DrawDesk::setRoomScarce(bool isScarce) {
    if (isScarce != m_isRoomScarce) {
        m_isRoomScarce = isScarce;
        showCounts();
    }
}

bool DrawDesk::isClaiming() const {
    return m_isOpening || !m_claim->isHidden();
}

// What gives way to the box goes before it comes.
void DrawDesk::openClaim() {
    if (m_source.game().isOver() || isClaiming()) {
        return;
    }
    m_isOpening = true;
    showCounts();
    emit changed();
    m_claim->begin(m_source);
    m_isOpening = false;
}

void DrawDesk::showEvidence() {
    m_evidence->show(
        m_source.game(),
        minutesAdded(m_source),
        isPaused(m_source) && !m_source.game().isOver(),
        chess::Color::White
    );
}

} // namespace ui
