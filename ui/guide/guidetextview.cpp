#include "ui/guide/guidetextview.h"

#include "ui/guide/guidetables.h"

#include <QAbstractTextDocumentLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPointer>
#include <QTextBlock>
#include <QTextLayout>

#include <cmath>

namespace ui {

GuideTextView::GuideTextView(QWidget* parent) : QTextBrowser(parent) {
    setObjectName(QStringLiteral("guideText"));
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setLineWrapMode(QTextEdit::FixedPixelWidth); // by heightForWidth(), and only when it changes
    setTabChangesFocus(true);
    viewport()->setAutoFillBackground(false);
    viewport()->setCursor(Qt::ArrowCursor);
}

void GuideTextView::show(const QString& html, const GuideStyle& style, int width) {
    m_html = html;
    m_style = style;
    m_fit = fitOf(html, style, width);
    setWordWrapMode(wrappingOf(html).wrapMode());
    const QPointer<QTextDocument> before = document();
    auto* words = new QTextDocument(this);
    words->setTextWidth(width);
    fillDocument(*words, m_html, m_style, m_fit);
    setDocument(words); // laid out here and not before: what is changed once it is laid out may
                        // leave blocks without lines
    setLineWrapColumnOrWidth(width);
    delete before.data(); // the first goes by itself
    updateGeometry();
}

int GuideTextView::heightForWidth(int width) const {
    if (lineWrapColumnOrWidth() != width) { // the same words, laid out anew
        auto* view = const_cast<GuideTextView*>(this);
        if (fitOf(m_html, m_style, width) == m_fit) {
            view->setLineWrapColumnOrWidth(width);
        } else {
            view->show(QString(m_html), GuideStyle(m_style), width);
        }
    }
    return static_cast<int>(std::ceil(document()->size().height())) + 1;
}

QSize GuideTextView::sizeHint() const {
    return {width(), heightForWidth(width())};
}

std::optional<int> GuideTextView::find(const QString& anchor) const {
    const QAbstractTextDocumentLayout& layout = *document()->documentLayout();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextCharFormat format = it.fragment().charFormat();
            if (format.anchorHref() == anchor || format.anchorNames().contains(anchor)) {
                return qRound(layout.blockBoundingRect(block).top());
            }
        }
    }
    return std::nullopt;
}

bool GuideTextView::focusNextPrevChild(bool next) {
    const bool isHandled = QTextBrowser::focusNextPrevChild(next);
    if (hasFocus() && textCursor().hasSelection()) {
        emit linkFocused(cursorRect());
    }
    return isHandled;
}

// What would scroll is the column's.
void GuideTextView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_Space:
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Escape: event->ignore(); return;
    default: QTextBrowser::keyPressEvent(event);
    }
}

void GuideTextView::wheelEvent(QWheelEvent* event) {
    event->ignore();
}

void GuideTextView::paintEvent(QPaintEvent* event) {
    paintChips(event->rect());
    QTextBrowser::paintEvent(event);
}

// Below the numbers of articles, which are links like others.
void GuideTextView::paintChips(const QRect& exposed) {
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(m_style.palette.color(QPalette::Mid));
    painter.setBrush(m_style.palette.color(QPalette::AlternateBase));
    const QAbstractTextDocumentLayout& layout = *document()->documentLayout();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        const QRectF bounds = layout.blockBoundingRect(block);
        if (!bounds.intersects(exposed)) {
            continue;
        }
        // In a cell, lines are seen from the cell.
        const QPointF origin = bounds.topLeft();
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextFragment part = it.fragment();
            if (!part.charFormat().anchorHref().startsWith(QLatin1String("article:"))) {
                continue;
            }
            const int from = part.position() - block.position();
            const QTextLine line = block.layout()->lineForTextPosition(from);
            if (!line.isValid()) {
                continue;
            }
            const qreal left = line.cursorToX(from);
            const qreal right = line.cursorToX(from + part.length());
            const QFontMetricsF metrics(part.charFormat().font());
            const qreal base = line.y() + line.ascent();
            const QRectF chip(
                left + 1, base - metrics.ascent() - 1, right - left - 2, metrics.height() + 2
            );
            painter.drawRoundedRect(chip.translated(origin), 4, 4);
        }
    }
}

} // namespace ui
