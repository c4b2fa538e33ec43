#include "ui/guide/guidecolumn.h"

#include "ui/guide/guidetextview.h"

#include <QEvent>
#include <QScrollBar>
#include <QUrl>

#include <algorithm>

namespace ui {
namespace {

constexpr int ColumnMargin = 20; // logical pixels
constexpr int ColumnGap = 14;    // between blocks
constexpr int MostLetters = 44;  // wide ones in a line; longer lines are hard to read

int heightOf(const QWidget& widget, int width) {
    const int wanted =
        widget.hasHeightForWidth() ? widget.heightForWidth(width) : widget.sizeHint().height();
    return std::max({wanted, widget.minimumHeight(), widget.minimumSizeHint().height()});
}

} // namespace

GuideColumn::GuideColumn(const GuideCards& cards, QWidget* parent)
    : QScrollArea(parent), m_cards(cards), m_page(new QWidget(this)) {
    setObjectName(QStringLiteral("guideColumn"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setWidget(m_page);
    m_page->setAutoFillBackground(true);
    m_page->setBackgroundRole(QPalette::Base);
    setBackgroundRole(QPalette::Base);
    m_page->installEventFilter(this);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &GuideColumn::noteScroll);
}

void GuideColumn::setFoot(QWidget* foot) {
    m_foot = foot;
    foot->setParent(m_page);
}

void GuideColumn::clear() {
    for (QWidget* block : m_blocks) {
        block->hide();
        block->deleteLater(); // it may be the one that has been clicked
    }
    m_blocks.clear();
}

QWidget* GuideColumn::makeText() {
    auto* view = new GuideTextView(m_page);
    connect(view, &QTextBrowser::anchorClicked, this, &GuideColumn::linkActivated);
    connect(view, &QTextBrowser::highlighted, this, [this, view](const QUrl& url) {
        emit linkHovered(view, url);
    });
    connect(view, &GuideTextView::linkFocused, this, [this, view](const QRect& at) {
        const QPoint center = view->mapTo(m_page, at.center());
        ensureVisible(center.x(), center.y(), 0, at.height() * 3);
    });
    return view;
}

void GuideColumn::show(const GuideText& text, const GuideStyle& style) {
    clear();
    m_spot = {};
    m_anchor.clear();
    for (const GuideBlock& block : text.blocks) {
        QWidget* widget =
            std::holds_alternative<GuideRun>(block) ? makeText() : m_cards.make(block, m_page);
        m_blocks.push_back(widget);
    }
    dress(text, style);
    for (QWidget* block : m_blocks) {
        block->show();
    }
}

void GuideColumn::dress(const GuideText& text, const GuideStyle& style) {
    m_font = style.font;
    m_page->setFont(style.font);
    for (std::size_t i = 0; i < m_blocks.size() && i < text.blocks.size(); ++i) {
        if (const auto* run = std::get_if<GuideRun>(&text.blocks[i])) {
            static_cast<GuideTextView*>(m_blocks[i])->show(run->html, style);
        }
    }
    layOut();
}

int GuideColumn::widthOfText() const {
    const int most = QFontMetrics(m_font).horizontalAdvance(u'盤') * MostLetters;
    return std::min(viewport()->width() - 2 * ColumnMargin, most);
}

void GuideColumn::layOut() {
    if (m_isLayingOut || viewport()->width() < 2 * ColumnMargin) {
        return;
    }
    m_isLayingOut = true;
    const int width = widthOfText();
    const int left = (viewport()->width() - width) / 2;
    int top = ColumnMargin;
    std::vector<QWidget*> all = m_blocks;
    if (m_foot && !m_foot->isHidden()) {
        all.push_back(m_foot);
    }
    for (QWidget* widget : all) {
        const int height = heightOf(*widget, width);
        widget->setGeometry(left, top, width, height);
        top += height + ColumnGap;
    }
    m_page->resize(viewport()->width(), std::max(top + ColumnMargin, viewport()->height()));
    place();
    m_isLayingOut = false;
}

void GuideColumn::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    layOut();
}

bool GuideColumn::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_page && event->type() == QEvent::LayoutRequest) {
        layOut();
    }
    return QScrollArea::eventFilter(watched, event);
}

GuideSpot GuideColumn::spotAt(int top) const {
    GuideSpot found;
    for (std::size_t i = 0; i < m_blocks.size() && top > 0; ++i) {
        const QRect at = m_blocks[i]->geometry();
        if (at.top() <= top) {
            found.block = static_cast<int>(i);
            found.fraction = std::min(1.0, double(top - at.top()) / std::max(1, at.height()));
        }
    }
    return found;
}

// By the reader; what the layout does is undone by place().
void GuideColumn::noteScroll() {
    if (!m_isLayingOut) {
        m_anchor.clear();
        m_spot = spotAt(verticalScrollBar()->value());
        emit scrolled();
    }
}

std::optional<int> GuideColumn::topOf(const QString& anchor) const {
    for (QWidget* block : m_blocks) {
        const auto* view = qobject_cast<GuideTextView*>(block);
        if (const auto at = view ? view->find(anchor) : std::nullopt) {
            return block->y() + *at - ColumnGap;
        }
    }
    return std::nullopt;
}

void GuideColumn::place() {
    if (const auto top = topOf(m_anchor); top && !m_anchor.isEmpty()) {
        verticalScrollBar()->setValue(*top);
        m_spot = spotAt(verticalScrollBar()->value());
        return;
    }
    const auto block = static_cast<std::size_t>(std::max(0, m_spot.block));
    if (m_spot == GuideSpot() || block >= m_blocks.size()) {
        verticalScrollBar()->setValue(0);
        return;
    }
    const QRect at = m_blocks[block]->geometry();
    verticalScrollBar()->setValue(at.top() + qRound(m_spot.fraction * at.height()));
}

void GuideColumn::scrollTo(const GuideSpot& spot) {
    m_anchor.clear();
    m_spot = spot;
    layOut();
}

void GuideColumn::scrollTo(const QString& anchor) {
    m_spot = {};
    m_anchor = anchor;
    layOut();
}

void GuideColumn::scrollTo(Qt::Edge edge) {
    verticalScrollBar()->setValue(edge == Qt::TopEdge ? 0 : verticalScrollBar()->maximum());
}

} // namespace ui
