#include "ui/learn/castlingchips.h"

#include "ui/text/reachwords.h"

#include <QHBoxLayout>
#include <QPainter>

namespace ui {
namespace {

constexpr qreal SmallFont = 0.9;
constexpr int BeforeText = 19; // logical pixels: the disc
constexpr int AfterText = 17;  // the sign

QString castlingSan(chess::Wing wing) {
    return wing == chess::Wing::Kingside ? QStringLiteral("O-O") : QStringLiteral("O-O-O");
}

// A tick, two bars, a cross: told by shape.
void drawStanding(QPainter& painter, chess::CastlingStanding standing, QRectF box) {
    switch (standing) {
    case chess::CastlingStanding::Ready:
        painter.drawPolyline(QPolygonF(
            {box.topLeft() + QPointF(0, box.height() * 0.55),
             box.topLeft() + QPointF(box.width() * 0.38, box.height() * 0.9),
             box.topRight() + QPointF(0, box.height() * 0.1)}
        ));
        return;
    case chess::CastlingStanding::NotNow:
        for (const qreal x : {0.3, 0.7}) {
            painter.drawLine(
                box.topLeft() + QPointF(box.width() * x, box.height() * 0.1),
                box.topLeft() + QPointF(box.width() * x, box.height() * 0.9)
            );
        }
        return;
    case chess::CastlingStanding::Gone:
        painter.drawLine(box.topLeft(), box.bottomRight());
        painter.drawLine(box.topRight(), box.bottomLeft());
        return;
    }
}

} // namespace

CastlingChip::CastlingChip(chess::Color color, chess::Wing wing, QWidget* parent)
    : QAbstractButton(parent), m_color(color), m_wing(wing) {
    setText(castlingSan(wing));
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * SmallFont);
    setFont(small);
    const QString side =
        color == chess::Color::White ? QStringLiteral("White") : QStringLiteral("Black");
    const QString way =
        wing == chess::Wing::Kingside ? QStringLiteral("Kingside") : QStringLiteral("Queenside");
    setObjectName(QStringLiteral("chip") + side + way);
}

void CastlingChip::show(const chess::CastlingState& state, const chess::Game& game) {
    m_standing = state.standing;
    const text::Message words = text::castlingWords(state, game);
    setToolTip(words.title + QLatin1Char('\n') + words.line);
    setAccessibleName(words.title);
    setAccessibleDescription(words.line);
    update();
}

void CastlingChip::setCited(bool isCited) {
    m_isCited = isCited;
    update();
}

QSize CastlingChip::sizeHint() const {
    return {
        fontMetrics().horizontalAdvance(text()) + BeforeText + AfterText,
        std::max(28, fontMetrics().height() + 10)};
}

void CastlingChip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink = palette().color(QPalette::WindowText);
    const bool isMarked = hasFocus() || m_isCited;
    painter.setPen(
        isMarked ? QPen(palette().color(QPalette::Highlight), 2)
                 : QPen(palette().color(QPalette::Mid), 1)
    );
    painter.setBrush(palette().color(isDown() ? QPalette::Midlight : QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), height() / 2.0, height() / 2.0);
    painter.setPen(QPen(ink, 1));
    painter.setBrush(m_color == chess::Color::White ? QColor(0xFFFFFF) : QColor(0x1B1B1B));
    painter.drawEllipse(QPointF(12, height() / 2.0), 4, 4);
    QColor words = ink;
    if (m_standing == chess::CastlingStanding::Gone) {
        words = palette().color(QPalette::Disabled, QPalette::WindowText);
    }
    painter.setPen(words);
    painter.drawText(rect().adjusted(BeforeText, 0, -AfterText, 0), Qt::AlignCenter, text());
    painter.setPen(QPen(words, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    drawStanding(painter, m_standing, QRectF(width() - AfterText + 2, height() / 2.0 - 4, 8, 8));
}

CastlingChips::CastlingChips(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("castlingChips"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    std::size_t i = 0;
    for (const chess::Color color : {chess::Color::White, chess::Color::Black}) {
        for (const chess::Wing wing : chess::AllWings) {
            auto* chip = new CastlingChip(color, wing, this);
            connect(chip, &QAbstractButton::clicked, this, [this, color, wing] {
                emit asked(color, wing);
            });
            row->addWidget(chip);
            m_chips.at(i++) = chip;
        }
    }
}

void CastlingChips::show(const chess::Game& game, std::optional<chess::Color> cited) {
    for (CastlingChip* chip : m_chips) {
        chip->show(castlingStateOf(game, chip->color(), chip->wing()), game);
        chip->setCited(cited == chip->color());
    }
}

} // namespace ui
