#include "ui/guide/diagramcount.h"

#include "ui/guide/guidestyle.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

#include <algorithm>

namespace ui {
namespace {

constexpr int CountDisc = 24; // logical pixels
constexpr int CountGap = 6;
constexpr int MostDiscs = 5;

} // namespace

DiagramCount::DiagramCount(QWidget* parent) : QFrame(parent), m_words(new QLabel(this)) {
    setObjectName(QStringLiteral("diagramCount"));
    m_words->setObjectName(QStringLiteral("countWords"));
    m_words->setWordWrap(true);
    m_words->setTextFormat(Qt::PlainText);
    auto* layout = new QHBoxLayout(this);
    layout->addWidget(m_words);
    keepRoom();
}

QString DiagramCount::words() const {
    return m_words->text();
}

void DiagramCount::show(int count, int of, const QString& words) {
    m_count = count;
    m_of = of;
    m_words->setText(words);
    setAccessibleName(words);
    keepRoom();
    updateGeometry();
    update();
}

int DiagramCount::disc() const {
    return qRound(CountDisc * lettersOf(*this));
}

// For the signs, left of the words.
void DiagramCount::keepRoom() {
    const int signs = m_of <= MostDiscs ? m_of : 1;
    layout()->setContentsMargins(signs * (disc() + CountGap) + 4, 0, 0, 0);
    setMinimumHeight(disc() + 4);
}

void DiagramCount::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) {
        keepRoom();
    }
    QFrame::changeEvent(event);
}

void DiagramCount::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    m_of <= MostDiscs ? paintDiscs(painter) : paintRing(painter);
}

// Those that are reached are filled, and the last of them is larger.
void DiagramCount::paintDiscs(QPainter& painter) const {
    const int side = disc();
    QFont font = painter.font();
    font.setPixelSize(side * 6 / 10);
    font.setBold(true);
    painter.setFont(font);
    const qreal top = (height() - side) / 2.0;
    for (int i = 0; i < m_of; ++i) {
        const QRectF place(i * (side + CountGap), top, side, side);
        const bool isReached = i < m_count;
        const bool isNow = i == m_count - 1;
        const QRectF drawn = isNow ? place : place.adjusted(2, 2, -2, -2);
        painter.setPen(QPen(palette().color(isReached ? QPalette::Highlight : QPalette::Mid), 1.5));
        painter.setBrush(
            isReached ? palette().color(QPalette::Highlight) : QColor(Qt::transparent)
        );
        painter.drawEllipse(drawn.adjusted(1, 1, -1, -1));
        painter.setPen(palette().color(isReached ? QPalette::HighlightedText : QPalette::WindowText)
        );
        painter.drawText(place, Qt::AlignCenter, QString::number(i + 1));
    }
}

void DiagramCount::paintRing(QPainter& painter) const {
    constexpr int Whole = 360 * 16; // as QPainter counts
    const int side = disc();
    const QRectF whole(0, (height() - side) / 2.0, side, side);
    const qreal width = side / 5.0;
    const qreal inset = width / 2 + 1;
    const QRectF ring = whole.adjusted(inset, inset, -inset, -inset);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::Mid), width, Qt::SolidLine, Qt::FlatCap));
    painter.drawEllipse(ring);
    painter.setPen(QPen(palette().color(QPalette::Highlight), width, Qt::SolidLine, Qt::FlatCap));
    painter.drawArc(ring, 90 * 16, -Whole * std::min(m_count, m_of) / m_of);
}

} // namespace ui
