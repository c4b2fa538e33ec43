#include "ui/learn/learnpanel.h"

#include "ui/learn/castlingchips.h"
#include "ui/learn/piececard.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>

namespace ui {

LearnPanel::LearnPanel(QWidget* parent)
    : QWidget(parent),
      m_card(new PieceCard(this)),
      m_chips(new CastlingChips(this)),
      m_attacks(new QToolButton(this)) {
    setObjectName(QStringLiteral("learnPanel"));
    m_attacks->setObjectName(QStringLiteral("attacks"));
    m_attacks->setFocusPolicy(Qt::TabFocus);
    m_attacks->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_attacks->setFont(m_chips->findChild<QAbstractButton*>()->font());
    connect(m_attacks, &QToolButton::pressed, this, [this] { emit attacksHeld(true); });
    connect(m_attacks, &QToolButton::released, this, [this] { emit attacksHeld(false); });
    auto* row = new QHBoxLayout;
    row->setSpacing(4);
    row->addWidget(m_chips);
    row->addWidget(m_attacks);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(m_card);
    layout->addLayout(row);
    retranslate();
}

void LearnPanel::setParts(bool hasCard, bool hasChips) {
    m_card->setVisible(hasCard);
    m_chips->setVisible(hasChips);
}

void LearnPanel::retranslate() {
    m_attacks->setText(tr("Attacks"));
    m_attacks->setToolTip(
        tr("Hold: how many pieces of each side attack each square (or hold the A key)")
    );
}

void LearnPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

} // namespace ui
