// What men can do, drawn: the part of the painter that serves those who learn.
#include "ui/board/painter.h"

#include <algorithm>

namespace ui {
namespace {

QPen roundPen(const QColor& color, qreal width) {
    return {color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

QPolygonF triangle(QPointF center, qreal size, qreal up) {
    return QPolygonF(
        {center + QPointF(0, -up * size),
         center + QPointF(size, up * size * 0.8),
         center + QPointF(-size, up * size * 0.8)}
    );
}

} // namespace

void BoardPainter::looked(chess::Square square) {
    const qreal inset = std::max(1.0, part(0.03));
    m_painter.setBrush(Qt::NoBrush);
    QPen dashed(m_colors.target, inset * 2, Qt::DashLine, Qt::FlatCap, Qt::MiterJoin);
    dashed.setDashPattern({2.4, 1.6});
    m_painter.setPen(dashed);
    m_painter.drawRect(m_geometry.rectOf(square).adjusted(inset, inset, -inset, -inset));
}

void BoardPainter::targets(const std::vector<chess::ReachedSquare>& reached, chess::Color color) {
    const bool isUpward =
        (color == chess::Color::White) == (m_geometry.below() == chess::Color::White);
    for (const chess::ReachedSquare& target_ : reached) {
        target(target_, isUpward ? 1 : -1);
    }
}

// A dot goes, a ring takes; two dots that are joined castle; a triangle promotes; a broken ring
// with its dot takes in passing.
void BoardPainter::target(chess::ReachedSquare reached, qreal up) {
    using enum chess::ReachKind;
    const QPointF center = m_geometry.rectOf(reached.square).center();
    const auto ring = [&](Qt::PenStyle style) {
        QPen round(m_colors.target, part(0.075), style, Qt::FlatCap);
        if (style == Qt::CustomDashLine) {
            round.setDashPattern({2.2, 1.2});
        }
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(round);
        m_painter.drawEllipse(center, part(0.43), part(0.43));
    };
    const auto dot = [&](QPointF at, qreal size) {
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_colors.target);
        m_painter.drawEllipse(at, part(size), part(size));
    };
    switch (reached.kind) {
    case Quiet: dot(center, 0.155); return;
    case Capture: ring(Qt::SolidLine); return;
    case EnPassant:
        ring(Qt::CustomDashLine);
        dot(center, 0.12);
        return;
    case Castling:
        dot(center - QPointF(part(0.17), 0), 0.13);
        dot(center + QPointF(part(0.17), 0), 0.13);
        m_painter.setPen(roundPen(m_colors.target, part(0.06)));
        m_painter.drawLine(center - QPointF(part(0.17), 0), center + QPointF(part(0.17), 0));
        return;
    case PromotionCapture: ring(Qt::SolidLine); [[fallthrough]];
    case Promotion:
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_colors.target);
        m_painter.drawPolygon(triangle(center, part(0.19), up));
        return;
    }
}

void BoardPainter::barred(chess::Bitboard squares) {
    QColor veil = m_colors.frame;
    veil.setAlpha(95);
    for (const chess::Square square : squares) {
        const QRectF rect = m_geometry.rectOf(square);
        m_painter.fillRect(rect, veil);
        m_painter.setPen(roundPen(veil, std::max(1.5, part(0.04)))); // a stroke, not a shade alone
        const qreal inset = part(0.1);
        m_painter.drawLine(
            rect.bottomLeft() + QPointF(inset, -inset), rect.topRight() + QPointF(-inset, inset)
        );
    }
}

void BoardPainter::disc(
    QPointF center, const QString& sign, const QColor& fill, const QColor& ink
) {
    const qreal radius = part(0.15);
    m_painter.setPen(QPen(ink, std::max(1.0, part(0.02))));
    m_painter.setBrush(fill);
    m_painter.drawEllipse(center, radius, radius);
    QFont font = m_painter.font();
    font.setPixelSize(std::max(7, static_cast<int>(radius * 1.35)));
    font.setBold(true);
    m_painter.setFont(font);
    m_painter.setPen(ink);
    m_painter.drawText(
        QRectF(center.x() - radius, center.y() - radius, 2 * radius, 2 * radius),
        Qt::AlignCenter,
        sign
    );
}

void BoardPainter::stalemating(chess::Bitboard squares) {
    for (const chess::Square square : squares) {
        const QPointF corner = m_geometry.rectOf(square).topRight();
        disc(
            corner + QPointF(-part(0.2), part(0.2)), QStringLiteral("½"), m_colors.check, Qt::white
        );
    }
}

// White's count on the left, Black's on the right, of every square that is attacked.
void BoardPainter::attacks(const chess::AttackCounts& counts) {
    const QColor white(0xFFFFFF);
    const QColor black(0x1B1B1B);
    for (const chess::Square square : ~chess::Bitboard()) {
        const QRectF rect = m_geometry.rectOf(square);
        const auto at = static_cast<std::size_t>(square.index());
        const int byWhite = counts[0].at(at);
        const int byBlack = counts[1].at(at);
        if (byWhite > 0) {
            disc(
                rect.bottomLeft() + QPointF(part(0.19), -part(0.19)),
                QString::number(byWhite),
                white,
                black
            );
        }
        if (byBlack > 0) {
            disc(
                rect.bottomRight() + QPointF(-part(0.19), -part(0.19)),
                QString::number(byBlack),
                black,
                white
            );
        }
    }
}

} // namespace ui
