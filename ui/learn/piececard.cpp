#include "ui/learn/piececard.h"

#include "ui/board/announcer.h"
#include "ui/learn/movepicture.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QTextLayout>
#include <QToolButton>

namespace ui {
namespace {

constexpr int CardMargin = 10; // logical pixels
constexpr int HowLines = 4;
constexpr int WhereLines = 2;
constexpr int BarredLines = 2;

int linesOf(const QString& words, const QFont& font, int width) {
    QTextLayout layout(words, font);
    layout.beginLayout();
    int lines = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        ++lines;
    }
    layout.endLayout();
    return lines;
}

// As much of the words as so many lines hold; the rest is in the tool tip.
QString fitted(const QString& words, const QLabel& label, int lines) {
    QString text = words;
    while (text.size() > 2 && linesOf(text, label.font(), label.width()) > lines) {
        const auto end = text.endsWith(QChar(0x2026)) ? text.size() - 1 : text.size();
        const auto space = text.lastIndexOf(QLatin1Char(' '), end - 2);
        text = text.left(space > text.size() / 2 ? space : end - 2) + QChar(0x2026);
    }
    return text;
}

} // namespace

PieceCard::PieceCard(QWidget* parent)
    : QFrame(parent),
      m_picture(new MovePicture(this)),
      m_title(new QLabel(this)),
      m_how(new QLabel(this)),
      m_where(new QLabel(this)),
      m_barred(new QLabel(this)),
      m_pin(new QToolButton(this)) {
    setObjectName(QStringLiteral("pieceCard"));
    m_title->setObjectName(QStringLiteral("pieceTitle"));
    m_how->setObjectName(QStringLiteral("pieceHow"));
    m_where->setObjectName(QStringLiteral("pieceWhere"));
    m_barred->setObjectName(QStringLiteral("pieceBarred"));
    m_pin->setObjectName(QStringLiteral("piecePin"));
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    for (QLabel* label : {m_how, m_where, m_barred}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    }
    m_pin->setCheckable(true);
    m_pin->setAutoRaise(true);
    m_pin->setFocusPolicy(Qt::TabFocus);
    connect(m_pin, &QToolButton::clicked, this, &PieceCard::pinToggled);
    auto* head = new QHBoxLayout;
    head->setSpacing(4);
    head->addWidget(m_title, 1);
    head->addWidget(m_pin);
    auto* beside = new QVBoxLayout;
    beside->setSpacing(2);
    beside->addLayout(head);
    beside->addWidget(m_how, 1);
    auto* top = new QHBoxLayout;
    top->setSpacing(CardMargin);
    top->addWidget(m_picture, 0, Qt::AlignTop);
    top->addLayout(beside, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(CardMargin, 8, 8, 8);
    layout->setSpacing(4);
    layout->addLayout(top);
    layout->addWidget(m_where);
    layout->addWidget(m_barred);
    const int line = fontMetrics().lineSpacing();
    m_how->setFixedHeight(line * HowLines);
    m_where->setFixedHeight(line * WhereLines);
    m_barred->setFixedHeight(line * BarredLines);
    retranslate();
    showNothing();
}

QSize PieceCard::sizeHint() const {
    return {300, layout()->sizeHint().height()};
}

void PieceCard::say(const text::ReachWords& words) {
    m_words = words;
    m_title->setText(words.title);
    fit();
    const QString all =
        QStringList{words.how, words.where, words.barred}.join(QLatin1Char('\n')).trimmed();
    setToolTip(all);
    const bool isNews = !m_isEmpty && all != accessibleDescription();
    setAccessibleName(words.title);
    setAccessibleDescription(all);
    if (isNews) {
        announce(*this, {words.title, words.where, words.barred});
    }
}

void PieceCard::fit() {
    m_how->setText(fitted(m_words.how, *m_how, HowLines));
    m_where->setText(fitted(m_words.where, *m_where, WhereLines));
    m_barred->setText(fitted(m_words.barred, *m_barred, BarredLines));
}

void PieceCard::show(const chess::Reach& reach) {
    m_isEmpty = false;
    m_picture->show(reach.man);
    m_pin->setEnabled(true);
    say(text::reachWords(reach));
}

void PieceCard::show(const text::Message& message, chess::Piece piece) {
    m_isEmpty = false;
    m_picture->show(piece);
    m_pin->setEnabled(false);
    say({message.title, message.line, {}, {}});
}

void PieceCard::showNothing() {
    m_isEmpty = true;
    m_picture->show(chess::Piece{chess::Color::White, chess::Role::Knight});
    m_pin->setEnabled(false);
    say(
        {tr("How do pieces move?"),
         tr("Click any piece, of either side, at any time, to see what it can do."),
         {},
         {}}
    );
}

void PieceCard::setPinned(bool isPinned) {
    m_pin->setChecked(isPinned);
}

void PieceCard::retranslate() {
    m_pin->setText(tr("Pin"));
    m_pin->setToolTip(tr("Keep this piece here (or press it for long)"));
}

void PieceCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        if (m_isEmpty) {
            showNothing();
        }
    }
    QFrame::changeEvent(event);
}

void PieceCard::resizeEvent(QResizeEvent* event) {
    layout()->activate();
    fit();
    QFrame::resizeEvent(event);
}

void PieceCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::Mid), 1));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
}

} // namespace ui
