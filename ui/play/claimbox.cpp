#include "ui/play/claimbox.h"

#include "core/game/evidence.h"
#include "core/notation/san.h"
#include "ui/play/helpbutton.h"
#include "ui/text/drawwords.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

ClaimBox::ClaimBox(QWidget* parent)
    : QDialog(parent),
      m_title(new QLabel(this)),
      m_line(new QLabel(this)),
      m_ground(new QComboBox(this)),
      m_announce(new QPushButton(this)),
      m_claim(new QPushButton(this)),
      m_cancel(new QPushButton(this)) {
    setWindowFlags(Qt::Widget); // no window: the constructor cannot be told so
    setObjectName(QStringLiteral("claimBox"));
    m_title->setObjectName(QStringLiteral("claimTitle"));
    m_line->setObjectName(QStringLiteral("claimLine"));
    m_ground->setObjectName(QStringLiteral("claimGround"));
    m_ground->setMinimumHeight(28);
    for (const chess::ClaimRule rule : chess::AllClaimRules) {
        m_ground->addItem(QString(), static_cast<int>(rule));
    }
    m_announce->setObjectName(QStringLiteral("claimAnnounce"));
    m_claim->setObjectName(QStringLiteral("claimNow"));
    m_cancel->setObjectName(QStringLiteral("claimCancel"));
    QFont font = m_title->font();
    font.setBold(true);
    m_title->setFont(font);
    m_line->setWordWrap(true);
    auto* buttons = new QHBoxLayout;
    for (QPushButton* button : {m_claim, m_cancel}) {
        buttons->addWidget(button, 1);
    }
    for (QPushButton* button : {m_announce, m_claim, m_cancel}) {
        button->setAutoDefault(false);
        button->setFocusPolicy(Qt::TabFocus);
        button->setMinimumHeight(30);
    }
    auto* help = new HelpButton(QStringLiteral("claimHelp"), this);
    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(help);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 8, 8);
    layout->setSpacing(4);
    layout->addLayout(head);
    layout->addWidget(m_line);
    layout->addWidget(m_ground);
    layout->addWidget(m_announce);
    layout->addLayout(buttons);
    connect(m_announce, &QPushButton::clicked, this, [this] {
        m_isAnnouncing ? emit announceEnded() : emit announceRequested();
    });
    connect(m_claim, &QPushButton::clicked, this, [this] { emit claimed(rule()); });
    connect(m_cancel, &QPushButton::clicked, this, &ClaimBox::reject);
    connect(help, &QToolButton::clicked, this, &ClaimBox::helpRequested);
    retranslate();
    hide();
}

chess::ClaimRule ClaimBox::rule() const {
    return static_cast<chess::ClaimRule>(m_ground->currentData().toInt());
}

// What a player most likely means; he can choose the other.
void ClaimBox::chooseGround(const chess::Game& game) {
    const auto isOpen = [&](chess::ClaimRule rule) {
        return canClaim(game, rule) || !announceable(game, rule).isEmpty();
    };
    const bool isFifty =
        !isOpen(chess::ClaimRule::Threefold) && isOpen(chess::ClaimRule::FiftyMoves);
    const auto ground = isFifty ? chess::ClaimRule::FiftyMoves : chess::ClaimRule::Threefold;
    m_ground->setCurrentIndex(m_ground->findData(static_cast<int>(ground)));
}

void ClaimBox::begin(const GameSource& source) {
    if (!source.game().isOver()) {
        m_ply = source.game().plyCount();
        m_actCount = source.game().acts().size();
        m_claimant = source.game().position().turn();
        chooseGround(source.game());
        QDialog::show();
        show(source);
    }
}

void ClaimBox::show(const GameSource& source) {
    const chess::Game& game = source.game();
    if (isHidden()) {
        return;
    }
    const bool isJudged = game.acts().size() > m_actCount && lastEvidence(game);
    if (game.isOver() || game.plyCount() != m_ply || isJudged) {
        hide();
        return;
    }
    const auto* move = std::get_if<chess::MoveAnnounced>(&source.pending());
    m_isAnnouncing = move || std::holds_alternative<chess::Announcing>(source.pending());
    m_announced = move ? QString::fromStdString(writeSan(game.position(), move->move)) : QString();
    m_claim->setEnabled(move || !m_isAnnouncing);
    retranslate();
}

void ClaimBox::reject() {
    QDialog::reject();
    emit announceEnded();
}

void ClaimBox::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QDialog::changeEvent(event);
}

void ClaimBox::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
}

void ClaimBox::retranslate() {
    const text::Message words = text::claimQuestion(m_claimant);
    m_title->setText(words.title);
    m_line->setText(
        !m_isAnnouncing ? words.line
        : m_announced.isEmpty()
            ? tr("Make the move on the board. It is announced, not played.")
            : tr("Announced: %1. It cannot be changed after the claim.").arg(m_announced)
    );
    for (int i = 0; i < m_ground->count(); ++i) {
        const auto ground = static_cast<chess::ClaimRule>(m_ground->itemData(i).toInt());
        m_ground->setItemText(i, text::ruleName(ground));
    }
    m_ground->setAccessibleName(tr("Ground of the claim"));
    m_announce->setText(m_isAnnouncing ? tr("Without a move") : tr("Announce a move…"));
    m_claim->setText(m_announced.isEmpty() ? tr("Claim") : tr("Claim with %1").arg(m_announced));
    m_cancel->setText(tr("Cancel"));
    setAccessibleName(words.title);
    setAccessibleDescription(m_line->text());
}

} // namespace ui
