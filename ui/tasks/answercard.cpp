#include "ui/tasks/answercard.h"

#include "ui/board/announcer.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace ui {
namespace {

constexpr int TextLeft = 48; // logical pixels, beside the sign
constexpr QRectF SignDisc(12, 10, 26, 26);

QColor answerColor(AnswerTone tone, const QPalette& palette) {
    const bool isDark = palette.color(QPalette::Window).lightness() < 128;
    switch (tone) {
    case AnswerTone::Right: return isDark ? QColor(0x6FD08C) : QColor(0x1E7A3C);
    case AnswerTone::Wrong: return isDark ? QColor(0xF0B35A) : QColor(0x8A5200);
    case AnswerTone::Plain: break;
    }
    return palette.color(QPalette::WindowText);
}

} // namespace

AnswerCard::AnswerCard(QWidget* parent)
    : QFrame(parent), m_title(new QLabel(this)), m_line(new QLabel(this)) {
    setObjectName(QStringLiteral("answerCard"));
    m_title->setObjectName(QStringLiteral("answerTitle"));
    m_line->setObjectName(QStringLiteral("answerLine"));
    QFont font = m_title->font();
    font.setPointSizeF(font.pointSizeF() * 1.15);
    font.setBold(true);
    m_title->setFont(font);
    for (QLabel* label : {m_title, m_line}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(2);
    layout->addWidget(m_title);
    layout->addWidget(m_line);
    layout->addStretch();
    // Room for the title and three lines, so that nothing moves when they come and go.
    setMinimumHeight(QFontMetrics(font).height() + fontMetrics().height() * 3 + 22);
}

void AnswerCard::show(const text::Message& message, AnswerTone tone) {
    m_tone = tone;
    m_title->setText(message.title);
    m_line->setText(message.line);
    m_title->setVisible(!message.title.isEmpty());
    layout()->setContentsMargins(tone == AnswerTone::Plain ? 12 : TextLeft, 8, 12, 8);
    setAccessibleName(message.title);
    setAccessibleDescription(message.line);
    announce(*this, {message.title, message.line});
    color();
}

void AnswerCard::color() {
    QPalette colored = palette();
    colored.setColor(QPalette::WindowText, answerColor(m_tone, palette()));
    m_title->setPalette(colored);
    update();
}

void AnswerCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) {
        color();
    }
    QFrame::changeEvent(event);
}

void AnswerCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isPlain = m_tone == AnswerTone::Plain;
    const QColor tone = answerColor(m_tone, palette());
    painter.setPen(isPlain ? QPen(palette().color(QPalette::Mid), 1) : QPen(tone, 2));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
    if (isPlain) {
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(tone);
    painter.drawEllipse(SignDisc);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::Base), 3, Qt::SolidLine, Qt::RoundCap));
    const QPointF center = SignDisc.center();
    if (m_tone == AnswerTone::Right) {
        painter.drawPolyline(
            QPolygonF({center + QPointF(-6, 0), center + QPointF(-2, 5), center + QPointF(6, -5)})
        );
    } else {
        painter.drawLine(center + QPointF(-5, -5), center + QPointF(5, 5));
        painter.drawLine(center + QPointF(-5, 5), center + QPointF(5, -5));
    }
}

} // namespace ui
