#include "ui/play/playerstrip.h"

#include "ui/play/clockface.h"
#include "ui/play/offerbox.h"
#include "ui/text/words.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
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
      m_score(new QLabel(this)),
      m_note(new QLabel(this)),
      m_offerDraw(new QPushButton(this)),
      m_claim(new QPushButton(this)),
      m_adjust(new QPushButton(this)),
      m_resign(new QPushButton(this)),
      m_offer(new OfferBox(color, this)),
      m_face(new ClockFace(color, this)) {
    const QString side =
        color == chess::Color::White ? QStringLiteral("White") : QStringLiteral("Black");
    setObjectName(QStringLiteral("strip") + side);
    m_resign->setObjectName(QStringLiteral("resign") + side);
    m_name->setObjectName(QStringLiteral("name") + side);
    m_turn->setObjectName(QStringLiteral("turn") + side);
    m_note->setObjectName(QStringLiteral("note") + side);
    m_note->setWordWrap(true);
    m_offerDraw->setObjectName(QStringLiteral("offer") + side);
    m_claim->setObjectName(QStringLiteral("claim") + side);
    m_adjust->setObjectName(QStringLiteral("adjust") + side);
    m_adjust->setCheckable(true);
    for (QPushButton* button : {m_offerDraw, m_claim, m_adjust, m_resign}) {
        button->setFocusPolicy(Qt::TabFocus);
        button->setMinimumHeight(30);
    }
    QFont font = m_name->font();
    font.setPointSizeF(font.pointSizeF() * 1.2);
    font.setBold(true);
    m_name->setFont(font);
    m_score->setFont(font);
    m_score->setObjectName(QStringLiteral("score") + side);
    m_face->setObjectName(QStringLiteral("clock") + side);
    layOut();
    m_score->hide();
    m_face->hide();
    m_note->hide();
    connect(m_offerDraw, &QPushButton::clicked, this, [this] { emit offerRequested(m_color); });
    connect(m_claim, &QPushButton::clicked, this, &PlayerStrip::claimRequested);
    connect(m_adjust, &QPushButton::clicked, this, &PlayerStrip::adjustRequested);
    connect(m_face, &ClockFace::pressed, this, [this] { emit pressed(m_color); });
    connect(m_resign, &QPushButton::clicked, this, [this] { emit resignRequested(m_color); });
    retranslate();
}

void PlayerStrip::layOut() {
    auto* names = new QHBoxLayout;
    names->setContentsMargins(DiscSize + Spacing, 0, 0, 0);
    names->setSpacing(Spacing);
    names->addWidget(m_name);
    names->addWidget(m_score);
    names->addWidget(m_turn);
    names->addStretch();
    names->addWidget(m_adjust);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(6);
    for (QPushButton* button : {m_offerDraw, m_claim, m_resign}) {
        buttons->addWidget(button);
    }
    m_head = new QBoxLayout(QBoxLayout::TopToBottom);
    m_head->setSpacing(6);
    m_head->addLayout(names, 1);
    m_head->addLayout(buttons);
    m_head->addWidget(m_note);
    m_layout = new QBoxLayout(QBoxLayout::TopToBottom, this);
    m_layout->setContentsMargins(Spacing, 8, 8, 8);
    m_layout->setSpacing(8);
    m_layout->addLayout(m_head);
    m_layout->addWidget(m_offer);
    m_layout->addWidget(m_face);
}

void PlayerStrip::setWide(bool isWide) {
    const auto direction = isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    m_head->setDirection(direction);
    m_layout->setDirection(direction);
    m_offer->setCompact(isWide);
}

void PlayerStrip::showDraws(bool canOffer, bool canClaim, bool canAdjust) {
    m_offerDraw->setEnabled(canOffer);
    m_claim->setEnabled(canClaim);
    m_adjust->setVisible(canAdjust);
}

void PlayerStrip::setAdjusting(bool isOn) {
    m_adjust->setChecked(isOn);
}

void PlayerStrip::setNote(const QString& note) {
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
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
    m_offerDraw->setText(tr("Offer draw"));
    m_offerDraw->setAccessibleName(tr("%1 offers a draw").arg(text::colorName(m_color)));
    m_claim->setText(tr("Claim draw"));
    m_claim->setAccessibleName(tr("%1 claims a draw").arg(text::colorName(m_color)));
    m_adjust->setText(tr("J’adoube"));
    m_adjust->setAccessibleName(tr("“I adjust” (j’adoube)"));
    m_resign->setText(tr("Resign"));
    m_resign->setAccessibleName(tr("%1 resigns").arg(text::colorName(m_color)));
}

} // namespace ui
