#include "ui/guide/guidecolumn.h"

#include "ui/guide/guidetextview.h"

#include <QEvent>
#include <QScrollBar>
#include <QUrl>

#include <algorithm>

namespace ui {
namespace {

constexpr int ColumnMargin = 20;   // logical pixels
constexpr int ColumnGap = 14;      // between blocks
constexpr int EstimatedCard = 480; // high, until it is made
constexpr int MostLetters = 44;    // wide ones in a line; longer lines are hard to read

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
    m_later.setSingleShot(true);
    m_later.setInterval(0);
    connect(&m_later, &QTimer::timeout, this, &GuideColumn::makeNext);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &GuideColumn::noteScroll);
}

void GuideColumn::setFoot(QWidget* foot) {
    m_foot = foot;
    foot->setParent(m_page);
}

void GuideColumn::clear() {
    for (QWidget* block : m_blocks) {
        if (block) {
            block->hide();
            block->deleteLater(); // it may be the one that has been clicked
        }
    }
    m_blocks.clear();
    m_places.clear();
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
        m_blocks.push_back(std::holds_alternative<GuideRun>(block) ? makeText() : nullptr);
    }
    dress(text, style);
}

void GuideColumn::dress(const GuideText& text, const GuideStyle& style) {
    m_style = style;
    m_content = text.blocks;
    m_isUndressed = true;
    if (isVisible()) {
        dressNow();
    }
}

// Once the width is known.
void GuideColumn::dressNow() {
    m_isUndressed = false;
    if (m_page->font() != m_style.font) {
        m_page->setFont(m_style.font);
    }
    for (std::size_t i = 0; i < m_blocks.size() && i < m_content.size(); ++i) {
        if (const auto* run = std::get_if<GuideRun>(&m_content[i])) {
            static_cast<GuideTextView*>(m_blocks[i])->show(run->html, m_style, widthOfText());
        }
    }
    layOut();
}

int GuideColumn::widthOfText() const {
    const int most = QFontMetrics(m_style.font).horizontalAdvance(u'盤') * MostLetters;
    return std::min(viewport()->width() - 2 * ColumnMargin, most);
}

// Every block at its height for the width now, then the foot.
void GuideColumn::arrange() {
    const int width = widthOfText();
    const int left = (viewport()->width() - width) / 2;
    int top = ColumnMargin;
    m_places.clear();
    for (QWidget* block : m_blocks) {
        const int height = block ? heightOf(*block, width) : EstimatedCard;
        m_places.emplace_back(left, top, width, height);
        if (block) {
            block->setGeometry(m_places.back());
            block->show();
        }
        top += height + ColumnGap;
    }
    if (m_foot && !m_foot->isHidden()) {
        const int height = heightOf(*m_foot, width);
        m_foot->setGeometry(left, top, width, height);
        top += height + ColumnGap;
    }
    m_page->resize(viewport()->width(), std::max(top + ColumnMargin, viewport()->height()));
    place();
}

// What is not seen at first is made while the reader looks at what is.
void GuideColumn::layOut() {
    if (m_isLayingOut || m_isUndressed || viewport()->width() < 2 * ColumnMargin) {
        return;
    }
    m_isLayingOut = true;
    arrange();
    while (isVisible() && makeSeen()) {
        arrange();
    }
    m_isLayingOut = false;
    const bool isMissing = std::find(m_blocks.begin(), m_blocks.end(), nullptr) != m_blocks.end();
    if (isMissing && isVisible()) {
        m_later.start(); // what is seen is painted first
    }
}

bool GuideColumn::makeSeen() {
    const int from = verticalScrollBar()->value();
    const int to = from + viewport()->height();
    for (std::size_t i = 0; i < m_blocks.size(); ++i) {
        if (!m_blocks[i] && m_places[i].top() < to && m_places[i].bottom() > from) {
            m_blocks[i] = m_cards.make(m_content[i], m_page);
            orderKeys();
            return true;
        }
    }
    return false;
}

void GuideColumn::makeNext() {
    const auto missing = std::find(m_blocks.begin(), m_blocks.end(), nullptr);
    if (missing != m_blocks.end() && isVisible()) {
        *missing =
            m_cards.make(m_content[static_cast<std::size_t>(missing - m_blocks.begin())], m_page);
        orderKeys();
        layOut();
    }
}

// Tab goes down the page, in whatever order its parts were made.
void GuideColumn::orderKeys() {
    std::vector<QWidget*> blocks = m_blocks;
    blocks.push_back(m_foot);
    std::vector<std::vector<QWidget*>> parts(blocks.size());
    for (QWidget* each = m_page->nextInFocusChain(); each != m_page;
         each = each->nextInFocusChain()) {
        for (std::size_t i = 0; i < blocks.size(); ++i) {
            if (blocks[i] && (blocks[i] == each || blocks[i]->isAncestorOf(each))) {
                parts[i].push_back(each);
            }
        }
    }
    QWidget* last = m_page;
    for (const auto& part : parts) {
        for (QWidget* each : part) {
            setTabOrder(last, each);
            last = each;
        }
    }
}

void GuideColumn::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    layOut();
}

void GuideColumn::showEvent(QShowEvent* event) {
    QScrollArea::showEvent(event);
    m_isUndressed ? dressNow() : layOut();
}

bool GuideColumn::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_page && event->type() == QEvent::LayoutRequest) {
        layOut();
    }
    return QScrollArea::eventFilter(watched, event);
}

GuideSpot GuideColumn::spotAt(int top) const {
    GuideSpot found;
    for (std::size_t i = 0; i < m_places.size() && top > 0; ++i) {
        const QRect at = m_places[i];
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
        layOut(); // cards may have come into sight
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
    if (m_spot == GuideSpot() || block >= m_places.size()) {
        verticalScrollBar()->setValue(0);
        return;
    }
    const QRect at = m_places[block];
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
