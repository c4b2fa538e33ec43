#include "ui/play/resultpicture.h"

#include <QPainter>

namespace ui {

QColor resultColor(const chess::Outcome& outcome, const QPalette& palette) {
    const bool isDark = palette.color(QPalette::Window).lightness() < 128;
    if (outcome.termination() == chess::Termination::Checkmate) {
        return isDark ? QColor(0xE0685E) : QColor(0xB3261E);
    }
    if (outcome.termination() == chess::Termination::Stalemate) {
        return isDark ? QColor(0x6FA8F0) : QColor(0x1F5FB0);
    }
    if (outcome.winner()) {
        return isDark ? QColor(0x63B98A) : QColor(0x1E7A4B);
    }
    return isDark ? QColor(0xA9A79F) : QColor(0x6A655C);
}

ResultPicture::ResultPicture(QWidget* parent) : QWidget(parent) {
    setFixedSize(64, 64);
}

void ResultPicture::setOutcome(const chess::Outcome& outcome) {
    m_outcome = outcome;
    update();
}

void ResultPicture::paintKing(QPainter& painter, chess::Color color, qreal degrees) {
    constexpr int Size = 46;
    const qreal ratio = devicePixelRatioF();
    const QPixmap king =
        m_pieces.picture({color, chess::Role::King}, static_cast<int>(Size * ratio), ratio);
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.translate(width() / 2.0, height() / 2.0);
    painter.rotate(degrees);
    painter.drawPixmap(QPointF(-Size / 2.0, -Size / 2.0), king);
    painter.restore();
}

// Eight bars round the king: it stands, but every way is shut.
void ResultPicture::paintFence(QPainter& painter) {
    painter.setPen(QPen(Qt::white, 3.5, Qt::SolidLine, Qt::RoundCap));
    painter.save();
    painter.translate(width() / 2.0, height() / 2.0);
    for (int i = 0; i < 8; ++i) {
        painter.drawLine(QPointF(-5, -26), QPointF(5, -26));
        painter.rotate(45);
    }
    painter.restore();
}

void ResultPicture::paintWord(QPainter& painter, const QString& word) {
    QFont font = painter.font();
    font.setPixelSize(word.size() > 1 ? 22 : 34);
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(Qt::white);
    painter.drawText(rect(), Qt::AlignCenter, word);
}

void ResultPicture::paintEvent(QPaintEvent*) {
    if (!m_outcome) {
        return;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const bool isDark = palette().color(QPalette::Window).lightness() < 128;
    const QColor color = resultColor(*m_outcome, palette());
    painter.setBrush(isDark ? color.darker(150) : color);
    const bool isStalemate = m_outcome->termination() == chess::Termination::Stalemate;
    if (isStalemate) {
        painter.drawRoundedRect(rect(), 10, 10);
        paintFence(painter);
        paintKing(painter, *m_outcome->subject(), 0);
        return;
    }
    painter.drawEllipse(rect());
    if (m_outcome->termination() == chess::Termination::Checkmate) {
        paintKing(painter, *m_outcome->subject(), 78); // fallen
    } else if (m_outcome->winner()) {
        paintKing(painter, *m_outcome->winner(), 0);
    } else {
        paintWord(painter, QStringLiteral("½–½"));
    }
}

} // namespace ui
