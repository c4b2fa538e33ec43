#include "ui/play/clockface.h"

#include "ui/play/clockmarks.h"
#include "ui/text/clocktext.h"
#include "ui/text/words.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>

#include <vector>

namespace ui {
namespace {

constexpr qreal Radius = 8; // logical pixels
constexpr qreal RingInset = 3.5;
constexpr qreal RingWidth = 1.5;

struct FaceColors {
    QColor fill, border, mark, ink, faint;
    qreal borderWidth = 1;
};

FaceColors faceColors(const QPalette& palette, const ClockFaceState& state, bool hasFlagFallen) {
    const bool isDark = palette.color(QPalette::Window).lightness() < 128;
    const QColor danger = isDark ? QColor(0xFF7A70) : QColor(0xB3261E);
    const QColor warning = isDark ? QColor(0xF0B35A) : QColor(0x9A4A00);
    const QColor onWarning = isDark ? QColor(0x1F1606) : QColor(0xFFFFFF);
    const QColor accent = palette.color(QPalette::Highlight);
    const QColor onAccent = palette.color(QPalette::HighlightedText);
    const QColor base = palette.color(QPalette::Base);
    const QColor text = palette.color(QPalette::WindowText);
    const QColor faint = palette.color(QPalette::PlaceholderText);
    if (hasFlagFallen) {
        return {base, danger, danger, danger, danger, 3};
    }
    if (state.isRunning) {
        return state.isWarning ? FaceColors{warning, warning, onWarning, onWarning, onWarning, 1}
                               : FaceColors{accent, accent, onAccent, onAccent, onAccent, 1};
    }
    if (state.isWarning) {
        return {base, warning, warning, text, faint, 3};
    }
    if (state.isOnMove) {
        return {base, accent, accent, text, faint, 2};
    }
    return {
        palette.color(QPalette::AlternateBase), palette.color(QPalette::Mid), text, text, faint, 1};
}

std::vector<ClockMark> marksOf(const ClockFaceState& state, bool hasFlagFallen) {
    if (hasFlagFallen) {
        return {ClockMark::FlagFallen};
    }
    std::vector<ClockMark> marks;
    if (state.isRunning) {
        marks.push_back(ClockMark::Running);
    } else if (state.isOnMove) {
        marks.push_back(state.isPaused ? ClockMark::Paused : ClockMark::ToRun);
    }
    if (state.isWarning) {
        marks.push_back(ClockMark::Warning);
    }
    return marks;
}

void drawDigits(QPainter& painter, const ClockLayout& layout) {
    painter.setFont(layout.digitFont);
    const QFontMetricsF metrics(layout.digitFont);
    // A colon sits on the line of small letters: among digits it belongs to their middle.
    const qreal lift = metrics.tightBoundingRect(QStringLiteral(":")).center().y() -
                       metrics.tightBoundingRect(QStringLiteral("0")).center().y();
    for (const ClockCell& cell : layout.cells) {
        const qreal x = cell.rect.center().x() - metrics.horizontalAdvance(cell.glyph) / 2;
        const bool isColon = cell.glyph == QLatin1Char(':');
        painter.drawText(
            QPointF(x, cell.rect.bottom() - (isColon ? lift : 0)), QString(cell.glyph)
        );
    }
}

} // namespace

ClockFace::ClockFace(chess::Color color, QWidget* parent) : QWidget(parent), m_color(color) {
    setObjectName(
        color == chess::Color::White ? QStringLiteral("clockWhite") : QStringLiteral("clockBlack")
    );
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    retranslate();
}

void ClockFace::setControl(const chess::TimeControl& control) {
    m_control = control;
    retranslate();
}

void ClockFace::show(const chess::ClockReading& reading, ClockFaceState state) {
    m_reading = reading;
    m_state = state;
    refresh();
}

void ClockFace::setPressable(bool isPressable) {
    m_isPressable = isPressable;
    setCursor(isPressable ? Qt::PointingHandCursor : Qt::ArrowCursor);
    setAttribute(Qt::WA_AcceptTouchEvents, isPressable);
}

ClockLayout ClockFace::layOut() const {
    return layOutClock(size(), m_digits, m_notes, marksOf(m_state, hasFlagFallen()).size(), font());
}

void ClockFace::retranslate() {
    setAccessibleName(tr("%1’s clock").arg(text::colorName(m_color)));
    m_controlText = m_control ? text::controlText(*m_control) : QString();
    setToolTip(m_controlText);
    refresh();
}

void ClockFace::refresh() {
    if (!m_reading) {
        return;
    }
    m_digits = text::digitsOf(*m_reading);
    m_notes = text::clockNotes(*m_reading);
    QStringList spoken{text::spokenTime(*m_reading)};
    if (!hasFlagFallen()) {
        if (m_state.isPaused) {
            m_notes.prepend(tr("paused"));
        } else if (m_state.isRunning) {
            spoken.append(tr("running"));
        }
        if (m_state.isWarning) {
            spoken.append(tr("little time left"));
        }
        spoken += m_notes;
    }
    setAccessibleDescription(spoken.join(tr(", ")));
    if (m_notes.isEmpty() && !m_controlText.isEmpty()) {
        m_notes.append(m_controlText);
    }
    update();
}

void ClockFace::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

// A finger is taken as a finger: as a mouse it would have to wait until the other player's, on the
// other clock, is lifted.
bool ClockFace::event(QEvent* event) {
    if (m_isPressable && event->type() == QEvent::TouchBegin) {
        emit pressed();
        return true;
    }
    return QWidget::event(event);
}

void ClockFace::mousePressEvent(QMouseEvent* event) {
    if (m_isPressable && event->button() == Qt::LeftButton) {
        emit pressed();
        return;
    }
    QWidget::mousePressEvent(event);
}

void ClockFace::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const FaceColors colors = faceColors(palette(), m_state, hasFlagFallen());
    const auto frame = [this](qreal inset) {
        return QRectF(rect()).adjusted(inset, inset, -inset, -inset);
    };
    painter.setPen(QPen(colors.border, colors.borderWidth));
    painter.setBrush(colors.fill);
    painter.drawRoundedRect(frame(colors.borderWidth / 2), Radius, Radius);
    if (m_state.isRunning && m_state.isWarning && !hasFlagFallen()) { // a ring within
        painter.setPen(QPen(colors.ink, RingWidth));
        painter.drawRoundedRect(frame(RingInset), Radius - RingInset / 2, Radius - RingInset / 2);
    }
    const ClockLayout layout = layOut();
    painter.setPen(colors.mark);
    drawClockMarks(painter, layout.mark, marksOf(m_state, hasFlagFallen()));
    painter.setPen(colors.ink);
    drawDigits(painter, layout);
    painter.setPen(colors.faint);
    painter.setFont(layout.lineFont);
    painter.drawText(layout.lineRect, Qt::AlignCenter, layout.line);
}

} // namespace ui
