#include "ui/learn/refusalballoon.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

namespace ui {
namespace {

constexpr int Edge = 12; // logical pixels

QColor balloonInk(const QPalette& palette) { // as the status card has it
    const bool isDark = palette.color(QPalette::Window).lightness() < 128;
    return isDark ? QColor(0xF0B35A) : QColor(0x8A5200);
}

} // namespace

RefusalBalloon::RefusalBalloon(QWidget* parent)
    : QFrame(parent),
      m_sentence(new QLabel(this)),
      m_article(new QLabel(this)),
      m_why(new QToolButton(this)),
      m_lesson(new QToolButton(this)) {
    setObjectName(QStringLiteral("refusalBalloon"));
    m_sentence->setObjectName(QStringLiteral("refusalSentence"));
    m_article->setObjectName(QStringLiteral("refusalArticle"));
    m_why->setObjectName(QStringLiteral("refusalWhy"));
    m_lesson->setObjectName(QStringLiteral("refusalLesson"));
    for (QLabel* label : {m_sentence, m_article}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    QFont font = m_sentence->font();
    font.setBold(true);
    m_sentence->setFont(font);
    for (QToolButton* button : {m_why, m_lesson}) {
        button->setFocusPolicy(Qt::TabFocus);
        button->setMinimumHeight(28);
    }
    connect(m_why, &QToolButton::clicked, this, &RefusalBalloon::whyAsked);
    connect(m_lesson, &QToolButton::clicked, this, &RefusalBalloon::lessonAsked);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(6);
    buttons->addWidget(m_article, 1);
    buttons->addWidget(m_lesson);
    buttons->addWidget(m_why);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Edge, 9, Edge, 9);
    layout->setSpacing(4);
    layout->addWidget(m_sentence);
    layout->addLayout(buttons);
    hide();
    retranslate();
}

void RefusalBalloon::show(const text::Message& why, bool offersLesson) {
    m_sentence->setText(why.title);
    m_article->setText(why.line);
    m_lesson->setVisible(offersLesson);
    setAccessibleName(why.title);
    setAccessibleDescription(why.line);
    layout()->activate();
    QFrame::show();
    raise();
}

QSize RefusalBalloon::sizeFor(int width) const {
    layout()->activate();
    const int least = std::max(width, layout()->minimumSize().width());
    return {least, layout()->totalHeightForWidth(least)};
}

void RefusalBalloon::retranslate() {
    m_why->setText(tr("Why?"));
    m_why->setToolTip(tr("Read about it in the rules guide"));
    m_lesson->setText(tr("Practise"));
    m_lesson->setToolTip(tr("Open the lesson about this"));
}

void RefusalBalloon::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QFrame::changeEvent(event);
}

void RefusalBalloon::mousePressEvent(QMouseEvent*) {
    emit dismissed();
}

void RefusalBalloon::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(balloonInk(palette()), 2));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 10, 10);
}

} // namespace ui
