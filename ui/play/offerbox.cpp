#include "ui/play/offerbox.h"

#include "ui/play/helpbutton.h"
#include "ui/text/drawwords.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

OfferBox::OfferBox(chess::Color answering, QWidget* parent)
    : QDialog(parent),
      m_offerer(!answering),
      m_title(new QLabel(this)),
      m_line(new QLabel(this)),
      m_accept(new QPushButton(this)),
      m_decline(new QPushButton(this)) {
    setWindowFlags(Qt::Widget); // no window: the constructor cannot be told so
    const QString side =
        answering == chess::Color::White ? QStringLiteral("White") : QStringLiteral("Black");
    setObjectName(QStringLiteral("offerTo") + side);
    m_title->setObjectName(QStringLiteral("offerTitle") + side);
    m_line->setObjectName(QStringLiteral("offerLine") + side);
    m_accept->setObjectName(QStringLiteral("accept") + side);
    m_decline->setObjectName(QStringLiteral("decline") + side);
    QFont font = m_title->font();
    font.setBold(true);
    m_title->setFont(font);
    m_line->setWordWrap(true);
    for (QPushButton* button : {m_accept, m_decline}) {
        button->setAutoDefault(false);
        button->setFocusPolicy(Qt::TabFocus);
        button->setMinimumHeight(32);
    }
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_accept, 1);
    buttons->addWidget(m_decline, 1);
    auto* help = new HelpButton(QStringLiteral("offerHelp") + side, this);
    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(help);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 8, 8);
    layout->setSpacing(4);
    layout->addLayout(head);
    layout->addWidget(m_line);
    layout->addLayout(buttons);
    connect(m_accept, &QPushButton::clicked, this, &OfferBox::acceptChosen);
    connect(m_decline, &QPushButton::clicked, this, &OfferBox::declineChosen);
    connect(help, &QToolButton::clicked, this, &OfferBox::helpRequested);
    retranslate();
    hide();
}

void OfferBox::showOffer(chess::Color offerer) {
    m_offerer = offerer;
    retranslate();
    show();
}

void OfferBox::setCompact(bool isCompact) {
    m_line->setVisible(!isCompact);
    layout()->setContentsMargins(12, isCompact ? 4 : 8, 8, isCompact ? 4 : 8);
}

void OfferBox::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QDialog::changeEvent(event);
}

void OfferBox::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
}

void OfferBox::retranslate() {
    const text::Message words = text::offerWords(m_offerer);
    m_title->setText(words.title);
    m_line->setText(words.line);
    m_accept->setText(tr("Accept"));
    m_decline->setText(tr("Decline"));
    setAccessibleName(words.title);
    setAccessibleDescription(words.line);
}

} // namespace ui
