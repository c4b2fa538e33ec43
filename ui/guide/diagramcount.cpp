#include "ui/guide/diagramcount.h"

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

DiagramCount::DiagramCount(QWidget* parent) : QWidget(parent), m_words(new QLabel(this)) {
    setObjectName(QStringLiteral("diagramCount"));
    m_words->setObjectName(QStringLiteral("countWords"));
    m_words->setWordWrap(true);
    m_words->setTextFormat(Qt::PlainText);
    auto* layout = new QHBoxLayout(this);
    layout->addWidget(m_words);
    setMinimumHeight(CountDisc + 4);
}

QString DiagramCount::words() const {
    return m_words->text();
}

void DiagramCount::show(int count, int of, const QString& words) {
    m_count = count;
    m_of = of;
    const int signs = of <= MostDiscs ? of : 1;
    layout()->setContentsMargins(signs * (CountDisc + CountGap) + 4, 0, 0, 0);
    m_words->setText(words);
    setAccessibleName(words);
    updateGeometry();
    update();
}

void DiagramCount::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    m_of <= MostDiscs ? paintDiscs(painter) : paintRing(painter);
}

// Those that are reached are filled, and the last of them is larger.
void DiagramCount::paintDiscs(QPainter& painter) const {
    QFont font = painter.font();
    font.setPixelSize(CountDisc * 6 / 10);
    font.setBold(true);
    painter.setFont(font);
    const qreal top = (height() - CountDisc) / 2.0;
    for (int i = 0; i < m_of; ++i) {
        const QRectF disc(i * (CountDisc + CountGap), top, CountDisc, CountDisc);
        const bool isReached = i < m_count;
        const bool isNow = i == m_count - 1;
        const QRectF drawn = isNow ? disc : disc.adjusted(2, 2, -2, -2);
        painter.setPen(QPen(palette().color(isReached ? QPalette::Highlight : QPalette::Mid), 1.5));
        painter.setBrush(
            isReached ? palette().color(QPalette::Highlight) : QColor(Qt::transparent)
        );
        painter.drawEllipse(drawn.adjusted(1, 1, -1, -1));
        painter.setPen(palette().color(isReached ? QPalette::HighlightedText : QPalette::WindowText)
        );
        painter.drawText(disc, Qt::AlignCenter, QString::number(i + 1));
    }
}

void DiagramCount::paintRing(QPainter& painter) const {
    constexpr int Whole = 360 * 16; // as QPainter counts
    const QRectF ring =
        QRectF(0, (height() - CountDisc) / 2.0, CountDisc, CountDisc).adjusted(3, 3, -3, -3);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::Mid), 5, Qt::SolidLine, Qt::FlatCap));
    painter.drawEllipse(ring);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 5, Qt::SolidLine, Qt::FlatCap));
    painter.drawArc(ring, 90 * 16, -Whole * std::min(m_count, m_of) / m_of);
}

} // namespace ui
