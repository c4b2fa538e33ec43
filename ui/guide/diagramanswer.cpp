#include "ui/guide/diagramanswer.h"

#include "ui/board/announcer.h"
#include "ui/guide/guidestyle.h"
#include "ui/guide/spacedlabel.h"

#include <QEvent>
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
    : QFrame(parent), m_sentence(new SpacedLabel(this)), m_article(new SpacedLabel(this)) {
    setObjectName(QStringLiteral("diagramAnswer"));
    m_sentence->setObjectName(QStringLiteral("answerSentence"));
    m_article->setObjectName(QStringLiteral("answerArticle"));
    for (SpacedLabel* label : {m_sentence, m_article}) {
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_article->setForegroundRole(QPalette::PlaceholderText);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(0);
    layout->addWidget(m_sentence);
    layout->addWidget(m_article);
    layout->addStretch();
    keepRoom();
}

void DiagramAnswer::say(DiagramTone tone, const text::Message& message) {
    m_tone = tone;
    m_article->hide();
    m_sentence->setWords(message.title);
    m_article->setWords(message.line);
    m_article->setVisible(!message.line.isEmpty());
    setAccessibleName(message.title);
    setAccessibleDescription(message.line);
    announce(*this, {message.title, message.line});
    updateGeometry();
    update();
}

QString DiagramAnswer::sentence() const {
    return m_sentence->words();
}

QString DiagramAnswer::article() const {
    return m_article->words();
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
    const double letters = lettersOf(*this);
    const QFontMetrics metrics = fontMetrics();
    const int top = 8 + qRound(SignSize * letters - metrics.height()) / 2; // as the sign lies
    layout()->setContentsMargins(qRound(SignRoom * letters), top, 10, 4);  // lines have room below
    setMinimumHeight(top + metrics.lineSpacing() * KeptLines * 4 / 3 + 4);
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
    const double sign = SignSize * lettersOf(*this);
    const QRectF disc(8, 8, sign, sign);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color());
    painter.drawEllipse(disc);
    QFont font = painter.font();
    font.setPixelSize(qRound(sign * 0.7));
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(palette().color(QPalette::Base));
    painter.drawText(disc, Qt::AlignCenter, signOf(m_tone));
}

} // namespace ui
