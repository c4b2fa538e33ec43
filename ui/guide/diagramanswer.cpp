#include "ui/guide/diagramanswer.h"

#include <QAccessible>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace ui {
namespace {

constexpr int SignSize = 22; // logical pixels
constexpr int SignRoom = 36; // left of the words
constexpr int KeptLines = 3; // of words, so that little moves when they change

QString signOf(DiagramTone tone) {
    switch (tone) {
    case DiagramTone::Right: return QStringLiteral("✓");
    case DiagramTone::Wrong: return QStringLiteral("×");
    case DiagramTone::Hint: break;
    }
    return QStringLiteral("›");
}

} // namespace

DiagramAnswer::DiagramAnswer(QWidget* parent)
    : QFrame(parent), m_sentence(new QLabel(this)), m_article(new QLabel(this)) {
    setObjectName(QStringLiteral("diagramAnswer"));
    m_sentence->setObjectName(QStringLiteral("answerSentence"));
    m_article->setObjectName(QStringLiteral("answerArticle"));
    for (QLabel* label : {m_sentence, m_article}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_article->setForegroundRole(QPalette::PlaceholderText);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(SignRoom, 8, 10, 8);
    layout->setSpacing(2);
    layout->addWidget(m_sentence);
    layout->addWidget(m_article);
    layout->addStretch();
    keepRoom();
}

void DiagramAnswer::say(DiagramTone tone, const text::Message& message) {
    m_tone = tone;
    m_article->hide();
    m_sentence->setText(message.title);
    m_article->setText(message.line);
    m_article->setVisible(!message.line.isEmpty());
    setAccessibleName(message.title);
    setAccessibleDescription(message.line);
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
    updateGeometry();
    update();
}

QString DiagramAnswer::sentence() const {
    return m_sentence->text();
}

QString DiagramAnswer::article() const {
    return m_article->text();
}

QColor DiagramAnswer::color() const {
    const bool isDark = palette().color(QPalette::Window).lightness() < 128;
    switch (m_tone) {
    case DiagramTone::Right: return isDark ? QColor(0x7CCB8E) : QColor(0x1E7A3C);
    case DiagramTone::Wrong: return isDark ? QColor(0xF0B35A) : QColor(0x8A5200);
    case DiagramTone::Hint: break;
    }
    return palette().color(QPalette::PlaceholderText);
}

void DiagramAnswer::keepRoom() {
    setMinimumHeight(fontMetrics().lineSpacing() * KeptLines + 18);
}

void DiagramAnswer::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) {
        keepRoom();
    }
    QFrame::changeEvent(event);
}

void DiagramAnswer::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isHint = m_tone == DiagramTone::Hint;
    painter.setPen(QPen(isHint ? palette().color(QPalette::Mid) : color(), isHint ? 1 : 2));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
    const QRectF disc(8, 8, SignSize, SignSize);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color());
    painter.drawEllipse(disc);
    QFont font = painter.font();
    font.setPixelSize(SignSize * 7 / 10);
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(palette().color(QPalette::Base));
    painter.drawText(disc, Qt::AlignCenter, signOf(m_tone));
}

} // namespace ui
