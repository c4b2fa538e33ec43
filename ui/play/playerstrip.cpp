#include "ui/play/playerstrip.h"

#include "ui/text/words.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace ui {
namespace {

constexpr int DiscSize = 22; // logical pixels
constexpr int Spacing = 12;

} // namespace

PlayerStrip::PlayerStrip(chess::Color color, QWidget* parent)
    : QFrame(parent),
      m_color(color),
      m_name(new QLabel(this)),
      m_turn(new QLabel(this)),
      m_resign(new QPushButton(this)) {
    const QString side =
        color == chess::Color::White ? QStringLiteral("White") : QStringLiteral("Black");
    setObjectName(QStringLiteral("strip") + side);
    m_resign->setObjectName(QStringLiteral("resign") + side);
    m_turn->setObjectName(QStringLiteral("turn") + side);
    m_resign->setFocusPolicy(Qt::TabFocus);
    QFont font = m_name->font();
    font.setPointSizeF(font.pointSizeF() * 1.2);
    font.setBold(true);
    m_name->setFont(font);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(Spacing + DiscSize + Spacing, 8, 8, 8);
    layout->setSpacing(Spacing);
    layout->addWidget(m_name);
    layout->addWidget(m_turn);
    layout->addStretch();
    layout->addWidget(m_resign);
    connect(m_resign, &QPushButton::clicked, this, [this] { emit resignRequested(m_color); });
    retranslate();
}

void PlayerStrip::setOnMove(bool isOnMove) {
    m_isOnMove = isOnMove;
    m_turn->setVisible(isOnMove);
    update();
}

void PlayerStrip::setCanResign(bool canResign) {
    m_resign->setEnabled(canResign);
}

void PlayerStrip::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QFrame::changeEvent(event);
}

void PlayerStrip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.setPen(
        m_isOnMove ? QPen(palette().color(QPalette::Highlight), 2)
                   : QPen(palette().color(QPalette::Mid), 1)
    );
    painter.setBrush(palette().color(m_isOnMove ? QPalette::Base : QPalette::AlternateBase));
    painter.drawRoundedRect(frame, 8, 8);
    const bool isWhite = m_color == chess::Color::White;
    painter.setPen(QPen(isWhite ? QColor(0x6B6257) : QColor(0xCFC8BC), 1.5));
    painter.setBrush(isWhite ? QColor(0xFFFDF7) : QColor(0x201D1A));
    painter.drawEllipse(QRectF(Spacing, (height() - DiscSize) / 2.0, DiscSize, DiscSize));
}

void PlayerStrip::retranslate() {
    m_name->setText(text::colorName(m_color));
    m_turn->setText(QStringLiteral("◀ ") + tr("to move"));
    m_resign->setText(tr("Resign"));
    m_resign->setAccessibleName(tr("%1 resigns").arg(text::colorName(m_color)));
}

} // namespace ui
