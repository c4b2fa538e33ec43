#include "ui/play/statuscard.h"

#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace ui {
namespace {

QColor toneColor(Tone tone, const QPalette& palette) {
    const bool isDark = palette.color(QPalette::Window).lightness() < 128;
    switch (tone) {
    case Tone::Check: return isDark ? QColor(0xFF7A70) : QColor(0xB3261E);
    case Tone::Refusal: return isDark ? QColor(0xF0B35A) : QColor(0x8A5200);
    case Tone::Plain:
    case Tone::Notice:
    case Tone::Hint: break;
    }
    return palette.color(QPalette::Highlight);
}

QString toneSign(Tone tone) {
    switch (tone) {
    case Tone::Check: return QStringLiteral("!");
    case Tone::Refusal: return QStringLiteral("×");
    case Tone::Notice: return QStringLiteral("½");
    case Tone::Hint: return QStringLiteral("i");
    case Tone::Plain: break;
    }
    return {};
}

constexpr int SignWidth = 40; // logical pixels

} // namespace

StatusCard::StatusCard(const QString& name, QWidget* parent)
    : QFrame(parent), m_title(new QLabel(this)), m_line(new QLabel(this)) {
    setObjectName(name + QStringLiteral("Card"));
    m_title->setObjectName(name + QStringLiteral("Title"));
    m_line->setObjectName(name + QStringLiteral("Line"));
    QFont font = m_title->font();
    font.setPointSizeF(font.pointSizeF() * 1.15);
    font.setBold(true);
    m_title->setFont(font);
    for (QLabel* label : {m_title, m_line}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setSpacing(2);
    layout->addWidget(m_title);
    layout->addWidget(m_line);
    layout->addStretch();
    // Room for both lines, so that nothing beside it moves when the second comes and goes.
    setMinimumHeight(QFontMetrics(font).height() + fontMetrics().height() * 2 + 20);
}

void StatusCard::show(const text::Message& message, Tone tone) {
    m_tone = tone;
    m_title->setText(message.title);
    m_line->setText(message.line);
    layout()->setContentsMargins(tone == Tone::Plain ? 12 : SignWidth + 8, 8, 12, 8);
    setAccessibleName(message.title);
    setAccessibleDescription(message.line);
    QPalette colored = palette();
    colored.setColor(
        QPalette::WindowText,
        tone == Tone::Plain ? parentWidget()->palette().color(QPalette::WindowText)
                            : toneColor(tone, palette())
    );
    m_title->setPalette(colored);
    update();
}

void StatusCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor color = toneColor(m_tone, palette());
    painter.setPen(m_tone == Tone::Plain ? Qt::NoPen : QPen(color, 2));
    painter.setBrush(
        m_tone == Tone::Plain ? palette().color(QPalette::Window) : palette().color(QPalette::Base)
    );
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
    if (m_tone == Tone::Plain) {
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    const QRectF disc(12, 10, 26, 26);
    painter.drawEllipse(disc);
    QFont font = painter.font();
    font.setPixelSize(18);
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(palette().color(QPalette::Base));
    painter.drawText(disc, Qt::AlignCenter, toneSign(m_tone));
}

} // namespace ui
