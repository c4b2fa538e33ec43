#include "ui/board/painter.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

QPen pen(const QColor& color, qreal width) {
    return {color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

} // namespace

BoardPainter::BoardPainter(
    QPainter& painter, const BoardGeometry& geometry, const BoardColors& colors, PieceSet& pieces
)
    : m_painter(painter), m_geometry(geometry), m_colors(colors), m_pieces(pieces) {
    m_painter.setRenderHint(QPainter::Antialiasing);
}

void BoardPainter::frame() {
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_colors.frame);
    const qreal radius = m_geometry.margin() * 0.45;
    m_painter.drawRoundedRect(m_geometry.frame(), radius, radius);

    QFont font = m_painter.font();
    font.setPixelSize(std::max(9, static_cast<int>(m_geometry.margin() * 0.62)));
    font.setBold(true);
    m_painter.setFont(font);
    m_painter.setPen(m_colors.label);
    const QRectF board = m_geometry.board();
    const qreal size = m_geometry.squareSize();
    const qreal margin = m_geometry.margin();
    for (int i = 0; i < 8; ++i) {
        m_painter.drawText(
            QRectF(board.left() + i * size, board.bottom(), size, margin),
            Qt::AlignCenter,
            m_geometry.fileLabel(i)
        );
        m_painter.drawText(
            QRectF(board.left() - margin, board.top() + i * size, margin, size),
            Qt::AlignCenter,
            m_geometry.rankLabel(i)
        );
    }
}

void BoardPainter::squares() {
    m_painter.setRenderHint(QPainter::Antialiasing, false); // edges lie on device pixels
    for (const chess::Square square : ~chess::Bitboard()) {
        m_painter.fillRect(
            m_geometry.rectOf(square), square.isLight() ? m_colors.lightSquare : m_colors.darkSquare
        );
    }
    m_painter.setRenderHint(QPainter::Antialiasing);
}

// Four small angles inside the corners, so that a mark is a shape and not a colour alone.
void BoardPainter::corners(chess::Square square, const QColor& color) {
    const QRectF rect =
        m_geometry.rectOf(square).adjusted(part(0.05), part(0.05), -part(0.05), -part(0.05));
    const qreal arm = part(0.18);
    m_painter.setPen(pen(color, std::max(1.5, part(0.045))));
    m_painter.setBrush(Qt::NoBrush);
    const auto angle = [&](QPointF corner, qreal x, qreal y) {
        m_painter.drawPolyline(
            QPolygonF({corner + QPointF(x * arm, 0), corner, corner + QPointF(0, y * arm)})
        );
    };
    angle(rect.topLeft(), 1, 1);
    angle(rect.topRight(), -1, 1);
    angle(rect.bottomLeft(), 1, -1);
    angle(rect.bottomRight(), -1, -1);
}

void BoardPainter::lastMove(BoardMove move) {
    QColor line = m_colors.lastMove.darker(170);
    line.setAlpha(210);
    for (const chess::Square square : {move.from, move.to}) {
        m_painter.fillRect(m_geometry.rectOf(square), m_colors.lastMove);
        corners(square, line);
    }
}

void BoardPainter::marked(chess::Bitboard squares) {
    for (const chess::Square square : squares) {
        corners(square, m_colors.checker);
    }
}

void BoardPainter::stars(chess::Bitboard squares) {
    constexpr int Points = 5;
    constexpr qreal Turn = 3.14159265358979 / Points;
    for (const chess::Square square : squares) {
        const QPointF center = m_geometry.rectOf(square).center() + QPointF(0, part(0.02));
        QPolygonF star;
        for (int i = 0; i < 2 * Points; ++i) {
            const qreal radius = part(i % 2 == 0 ? 0.36 : 0.16);
            star.append(center + radius * QPointF(std::sin(i * Turn), -std::cos(i * Turn)));
        }
        m_painter.setPen(pen(m_colors.starEdge, std::max(1.5, part(0.05))));
        m_painter.setBrush(m_colors.star);
        m_painter.drawPolygon(star);
    }
}

void BoardPainter::king(const BoardCheck& check) {
    const QRectF king = m_geometry.rectOf(check.king);
    QRadialGradient glow(king.center(), part(0.62));
    QColor inner = m_colors.check;
    QColor outer = m_colors.check;
    inner.setAlpha(215);
    outer.setAlpha(40);
    glow.setColorAt(0.25, inner);
    glow.setColorAt(1, outer);
    m_painter.fillRect(king, glow);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(pen(m_colors.checkRing, std::max(2.0, part(0.06))));
    m_painter.drawEllipse(king.center(), part(0.45), part(0.45));
}

void BoardPainter::checkers(const BoardCheck& check) {
    m_painter.setBrush(Qt::NoBrush);
    QPen dashed(m_colors.checker, std::max(2.0, part(0.055)), Qt::DashLine, Qt::FlatCap);
    dashed.setDashPattern({2.2, 1.4});
    for (const chess::Square square : check.checkers) {
        m_painter.setPen(dashed);
        const qreal inset = part(0.06);
        m_painter.drawRect(m_geometry.rectOf(square).adjusted(inset, inset, -inset, -inset));
        arrow(square, check.king, m_colors.checker);
    }
}

void BoardPainter::selected(chess::Square square) {
    m_painter.fillRect(m_geometry.rectOf(square), m_colors.selected);
    const qreal inset = std::max(1.0, part(0.03));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(pen(m_colors.target, inset * 2));
    m_painter.drawRect(m_geometry.rectOf(square).adjusted(inset, inset, -inset, -inset));
}

void BoardPainter::paused() {
    const QRectF board = m_geometry.board();
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_colors.frame);
    for (const qreal side : {-1.0, 1.0}) {
        QRectF bar(0, 0, part(0.55), part(2));
        bar.moveCenter(board.center() + QPointF(side * part(0.5), 0));
        m_painter.drawRoundedRect(bar, part(0.12), part(0.12));
    }
}

void BoardPainter::hovered(chess::Square square) {
    const qreal width = std::max(2.0, part(0.06));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(m_colors.label, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    m_painter.drawRect(
        m_geometry.rectOf(square).adjusted(width / 2, width / 2, -width / 2, -width / 2)
    );
}

void BoardPainter::cursor(chess::Square square) {
    const qreal width = std::max(2.5, part(0.07));
    const QRectF rect =
        m_geometry.rectOf(square).adjusted(width / 2, width / 2, -width / 2, -width / 2);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(Qt::white, width + 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    m_painter.drawRect(rect);
    m_painter.setPen(QPen(m_colors.cursor, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    m_painter.drawRect(rect);
}

void BoardPainter::arrow(chess::Square from, chess::Square to, const QColor& color) {
    const QPointF start = m_geometry.rectOf(from).center();
    const QPointF end = m_geometry.rectOf(to).center();
    const QPointF span = end - start;
    const qreal length = std::hypot(span.x(), span.y());
    const QPointF along = span / length;
    const QPointF across(-along.y(), along.x());
    const QPointF tip = end - along * part(0.42);
    const QPointF tail = start + along * part(0.34);
    QColor solid = color;
    solid.setAlpha(200);
    m_painter.setPen(pen(solid, std::max(1.5, part(0.05))));
    m_painter.drawLine(tail, tip - along * part(0.1));
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(solid);
    m_painter.drawPolygon(QPolygonF(
        {tip,
         tip - along * part(0.2) + across * part(0.1),
         tip - along * part(0.2) - across * part(0.1)}
    ));
}

void BoardPainter::cross(chess::Square square, const QColor& color) {
    const QRectF rect = m_geometry.rectOf(square);
    const QRectF arms = rect.adjusted(part(0.24), part(0.24), -part(0.24), -part(0.24));
    m_painter.setPen(pen(color, std::max(2.0, part(0.08))));
    m_painter.drawLine(arms.topLeft(), arms.bottomRight());
    m_painter.drawLine(arms.topRight(), arms.bottomLeft());
}

void BoardPainter::ring(chess::Square square, const QColor& color) {
    const QRectF rect = m_geometry.rectOf(square);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(pen(color, std::max(2.0, part(0.06))));
    m_painter.drawEllipse(rect.adjusted(part(0.06), part(0.06), -part(0.06), -part(0.06)));
}

void BoardPainter::line(chess::SquarePair ends, const QColor& color) {
    QColor soft = color;
    soft.setAlpha(150);
    m_painter.setPen(pen(soft, std::max(2.0, part(0.07))));
    m_painter.drawLine(m_geometry.rectOf(ends.from).center(), m_geometry.rectOf(ends.to).center());
}

// Men that are thought away are veiled, and a line through them lies upon the veil.
void BoardPainter::refusalLines(const chess::RefusalDrawing& drawing, Layer layer) {
    if ((layer == Layer::AboveMen) == drawing.greyed.isEmpty()) {
        return;
    }
    for (const chess::SquarePair ends : drawing.lines) {
        line(ends, m_colors.checker);
    }
}

void BoardPainter::refusal(const chess::RefusalDrawing& drawing) {
    QColor veil = m_colors.frame;
    veil.setAlpha(120);
    for (const chess::Square square : drawing.greyed) {
        m_painter.fillRect(m_geometry.rectOf(square), veil);
    }
    for (const chess::Square square : drawing.marks) {
        corners(square, m_colors.target);
    }
    refusalLines(drawing, Layer::AboveMen);
    for (const chess::Square square : drawing.rings) {
        ring(square, m_colors.checker);
    }
    for (const chess::Square square : drawing.crosses) {
        cross(square, m_colors.check);
    }
    for (const chess::SquarePair ends : drawing.arrows) {
        if (ends.from != ends.to) {
            arrow(ends.from, ends.to, m_colors.checker);
        }
    }
}

QColor BoardPainter::colorOf(const chess::ZoneSquare& closed) const {
    if (closed.isFree()) {
        return m_colors.free;
    }
    return closed.ownMan ? m_colors.ownMan : m_colors.check;
}

void BoardPainter::zoneVeils(const std::vector<chess::ZoneSquare>& zone) {
    for (const chess::ZoneSquare& closed : zone) {
        QColor veil = colorOf(closed);
        veil.setAlpha(95);
        m_painter.fillRect(m_geometry.rectOf(closed.square), veil);
    }
}

void BoardPainter::zoneMarks(const std::vector<chess::ZoneSquare>& zone) {
    for (const chess::ZoneSquare& closed : zone) {
        if (!closed.ownMan) {
            for (const chess::Square attacker : closed.attackers) {
                arrow(attacker, closed.square, m_colors.check);
            }
        }
    }
    for (const chess::ZoneSquare& closed : zone) {
        const QRectF rect = m_geometry.rectOf(closed.square);
        const bool isOccupied = closed.ownMan || closed.enemyMan;
        const QPointF spot =
            isOccupied ? rect.topRight() + QPointF(-part(0.2), part(0.2)) : rect.center();
        const qreal radius = part(0.17);
        const qreal arm = radius * 0.5;
        m_painter.setPen(pen(Qt::white, part(0.03)));
        m_painter.setBrush(colorOf(closed));
        m_painter.drawEllipse(spot, radius, radius);
        m_painter.setPen(pen(Qt::white, part(0.05)));
        if (closed.isFree()) { // a ring: the king could go there
            m_painter.setBrush(Qt::NoBrush);
            m_painter.drawEllipse(spot, arm, arm);
        } else if (closed.ownMan) { // a bar: an own man is in the way
            m_painter.drawLine(spot + QPointF(-arm, 0), spot + QPointF(arm, 0));
        } else { // a cross: the square is attacked
            m_painter.drawLine(spot + QPointF(-arm, -arm), spot + QPointF(arm, arm));
            m_painter.drawLine(spot + QPointF(-arm, arm), spot + QPointF(arm, -arm));
        }
    }
}

void BoardPainter::men(const chess::Board& board, chess::Bitboard hidden, chess::Bitboard faint) {
    constexpr qreal Faintness = 0.6; // a white man on a dark square stays white
    for (const chess::Square square : board.occupied() & ~hidden) {
        m_painter.setOpacity(faint.contains(square) ? Faintness : 1);
        man(*board.pieceAt(square), m_geometry.rectOf(square).center());
    }
    m_painter.setOpacity(1);
}

void BoardPainter::man(chess::Piece piece, QPointF center) {
    const qreal ratio = m_painter.device()->devicePixelRatioF();
    const QPixmap picture = m_pieces.picture(piece, m_geometry.squareDevicePixels(), ratio);
    const qreal half = m_geometry.squareSize() / 2;
    const auto snapped = [&](qreal length) { return std::round((length - half) * ratio) / ratio; };
    m_painter.drawPixmap(QPointF(snapped(center.x()), snapped(center.y())), picture);
}

} // namespace ui
