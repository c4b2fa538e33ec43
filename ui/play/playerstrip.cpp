#include "ui/play/playerstrip.h"

#include "ui/play/clockface.h"
#include "ui/text/words.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

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
      m_score(new QLabel(this)),
      m_resign(new QPushButton(this)),
      m_face(new ClockFace(color, this)) {
    const QString side =
        color == chess::Color::White ? QStringLiteral("White") : QStringLiteral("Black");
    setObjectName(QStringLiteral("strip") + side);
    m_resign->setObjectName(QStringLiteral("resign") + side);
    m_name->setObjectName(QStringLiteral("name") + side);
    m_turn->setObjectName(QStringLiteral("turn") + side);
    m_resign->setFocusPolicy(Qt::TabFocus);
    QFont font = m_name->font();
    font.setPointSizeF(font.pointSizeF() * 1.2);
    font.setBold(true);
    m_name->setFont(font);
    m_score->setFont(font);
    m_score->setObjectName(QStringLiteral("score") + side);
    m_face->setObjectName(QStringLiteral("clock") + side);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(DiscSize + Spacing, 0, 0, 0);
    row->setSpacing(Spacing);
    row->addWidget(m_name);
    row->addWidget(m_score);
    row->addWidget(m_turn);
    row->addStretch();
    row->addWidget(m_resign);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Spacing, 8, 8, 8);
    layout->setSpacing(8);
    layout->addLayout(row);
    layout->addWidget(m_face);
    m_score->hide();
    m_face->hide();
    connect(m_face, &ClockFace::pressed, this, [this] { emit pressed(m_color); });
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

void PlayerStrip::setName(const QString& name) {
    m_givenName = name;
    retranslate();
}

void PlayerStrip::setScore(const QString& score) {
    m_score->setText(score);
    m_score->setVisible(!score.isEmpty());
}

void PlayerStrip::showClock(
    const chess::TimeControl& control,
    const chess::ClockReading& reading,
    const ClockFaceState& state
) {
    m_face->setControl(control);
    m_face->show(reading, state);
    m_face->setVisible(true);
}

void PlayerStrip::hideClock() {
    m_face->hide();
}

void PlayerStrip::setPressable(bool isPressable) {
    m_isPressable = isPressable;
    m_face->setPressable(isPressable);
}

void PlayerStrip::mousePressEvent(QMouseEvent* event) {
    if (m_isPressable && event->button() == Qt::LeftButton) {
        emit pressed(m_color);
    } else {
        QFrame::mousePressEvent(event);
    }
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
    painter.drawEllipse(
        QRectF(Spacing, m_name->geometry().center().y() - DiscSize / 2.0, DiscSize, DiscSize)
    );
}

void PlayerStrip::retranslate() {
    m_name->setText(m_givenName.isEmpty() ? text::colorName(m_color) : m_givenName);
    m_name->setToolTip(m_name->text());
    m_turn->setText(QStringLiteral("◀ ") + tr("to move"));
    m_resign->setText(tr("Resign"));
    m_resign->setAccessibleName(tr("%1 resigns").arg(text::colorName(m_color)));
}

} // namespace ui
