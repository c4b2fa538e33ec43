#include "ui/play/clocklayout.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

constexpr int ReferencePixels = 100; // the size at which the digits are measured
constexpr int LeastLinePixels = 10;

bool isDigit(QChar glyph) {
    return glyph >= QLatin1Char('0') && glyph <= QLatin1Char('9');
}

// All digits are as wide as the widest.
class Glyphs {
public:
    explicit Glyphs(const QFont& font) : m_metrics(font) {
        for (char digit = '0'; digit <= '9'; ++digit) {
            m_digit = std::max(m_digit, m_metrics.horizontalAdvance(QLatin1Char(digit)));
        }
    }

    qreal height() const { return m_metrics.tightBoundingRect(QStringLiteral("0")).height(); }

    qreal width(QChar glyph) const {
        return isDigit(glyph) ? m_digit : m_metrics.horizontalAdvance(glyph);
    }

    qreal width(const QString& text) const {
        qreal sum = 0;
        for (const QChar glyph : text) {
            sum += width(glyph);
        }
        return sum;
    }

private:
    QFontMetricsF m_metrics;
    qreal m_digit = 0;
};

// The widest text of the kind: without hours the size is the same for "59:59" and "0:19.9".
QString widestLike(const QString& digits) {
    const QString shortest = QStringLiteral("0:00.0");
    return digits.count(QLatin1Char(':')) < 2 && digits.size() <= shortest.size() ? shortest
                                                                                  : digits;
}

// A face with a bold of its own, and digits that are told apart from afar, where there is one.
QFont digitFont(QFont font) {
    font.setFamilies(
        QStringList{
            QStringLiteral("Noto Sans"),
            QStringLiteral("Liberation Sans"),
            QStringLiteral("DejaVu Sans")} +
        font.families()
    );
    font.setBold(true);
    return font;
}

QFont sized(QFont font, qreal pixels) {
    font.setPixelSize(std::max(1, static_cast<int>(std::floor(pixels))));
    return font;
}

void layOutLine(ClockLayout& layout, QStringList notes, const QFont& font, const QSizeF& room) {
    int pixels = std::max(LeastLinePixels, static_cast<int>(room.height() * 0.84));
    while (!notes.isEmpty()) {
        layout.line = notes.join(QStringLiteral(" · "));
        layout.lineFont = sized(font, pixels);
        const QFontMetricsF metrics(layout.lineFont);
        layout.lineRect =
            QRectF({0, 0}, QSizeF(metrics.horizontalAdvance(layout.line), metrics.height()));
        if (layout.lineRect.width() <= room.width()) {
            return;
        }
        if (pixels > LeastLinePixels) {
            --pixels;
        } else {
            notes.removeLast();
        }
    }
    layout.line.clear();
    layout.lineRect = {};
}

} // namespace

ClockLayout layOutClock(
    const QSizeF& face,
    const QString& digits,
    const QStringList& notes,
    std::size_t marks,
    const QFont& font
) {
    ClockLayout layout;
    const qreal padding = std::clamp(face.height() * 0.12, 6.0, 24.0);
    const qreal markWidth = std::min(face.height() * 0.34, face.width() * 0.12);
    const qreal lineHeight = std::max(face.height() * 0.22, LeastLinePixels * 1.2);
    const qreal gap = padding * 0.5;
    const qreal markLeft = padding * 1.4;
    const qreal left = markLeft + markWidth + padding;
    const qreal right = face.width() - padding * 1.5;

    const QFont bold = digitFont(font);
    const Glyphs reference(sized(bold, ReferencePixels));
    const qreal room = face.height() - 2 * padding - lineHeight - gap;
    const qreal scale =
        std::min(room / reference.height(), (right - left) / reference.width(widestLike(digits)));
    layout.digitFont = sized(bold, ReferencePixels * scale);
    const Glyphs glyphs(layout.digitFont);
    const qreal lineLeft = marks > 1 ? left : markLeft;
    layOutLine(layout, notes, font, {right - lineLeft, lineHeight});

    const qreal lineShare = layout.line.isEmpty() ? 0 : gap + lineHeight;
    const qreal top = (face.height() - glyphs.height() - lineShare) / 2;
    qreal x = right - glyphs.width(digits);
    for (const QChar glyph : digits) {
        layout.cells.push_back({glyph, QRectF(x, top, glyphs.width(glyph), glyphs.height())});
        x += glyphs.width(glyph);
    }
    layout.mark = marks > 1 ? QRectF(markLeft, padding, markWidth, face.height() - 2 * padding)
                            : QRectF(markLeft, top, markWidth, glyphs.height());
    layout.lineRect.moveCenter({0, top + glyphs.height() + gap + lineHeight / 2});
    layout.lineRect.moveRight(right);
    return layout;
}

} // namespace ui
