#include "ui/guide/guidecolumn.h"

#include "ui/guide/guidetextview.h"

#include <QApplication>
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

void GuideColumn::makeAt(std::size_t block) {
    const auto* run = std::get_if<GuideRun>(&m_content[block]);
    m_blocks[block] = run ? makeText(*run) : m_cards.make(m_content[block], m_page);
}

bool GuideColumn::isComplete() const {
    return std::find(m_blocks.begin(), m_blocks.end(), nullptr) == m_blocks.end();
}

QWidget* GuideColumn::makeText(const GuideRun& run) {
    auto* view = new GuideTextView(m_page);
    view->show(run.html, m_style, widthOfText());
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
    m_blocks.assign(text.blocks.size(), nullptr);
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

// By a sheet of its own: fonts are not handed down where the program has a style sheet.
void GuideColumn::dressCards() {
    const QString sheet =
        m_style.cardSize > QApplication::font().pointSizeF()
            ? QStringLiteral("QLabel, QPushButton, QLineEdit, QFrame { font-size: %1pt; }"
                             "QTextBrowser { font-size: %2pt; }") // a frame too, with its own
                  .arg(m_style.cardSize)
                  .arg(m_style.font.pointSizeF())
            : QString();
    if (sheet != m_page->styleSheet()) {
        m_page->setStyleSheet(sheet);
    }
}

// Once the width is known.
void GuideColumn::dressNow() {
    m_isUndressed = false;
    dressCards();
    for (std::size_t i = 0; i < m_blocks.size() && i < m_content.size(); ++i) {
        const auto* run = std::get_if<GuideRun>(&m_content[i]);
        if (run && m_blocks[i]) {
            static_cast<GuideTextView*>(m_blocks[i])->show(run->html, m_style, widthOfText());
        }
    }
    layOut();
}

int GuideColumn::widthOfText() const {
    const int most = QFontMetrics(m_style.font).horizontalAdvance(u'盤') * MostLetters;
    return std::min(viewport()->width() - 2 * ColumnMargin, most);
}

// What a block not yet made may need.
int GuideColumn::estimateOf(const GuideBlock& block, int width) const {
    const auto* run = std::get_if<GuideRun>(&block);
    if (!run) {
        return EstimatedCard;
    }
    const QFontMetrics metrics(m_style.font);
    const auto letters = run->html.size() / 2; // half of it is no text
    const auto lines = letters * metrics.averageCharWidth() / std::max(width, 1) + 1;
    return static_cast<int>(lines) * metrics.lineSpacing() * 3 / 2;
}

// A heading belongs to what comes after it; below a card there is as much room as above.
int GuideColumn::gapAfter(std::size_t block) const {
    const auto* next =
        block + 1 < m_content.size() ? std::get_if<GuideRun>(&m_content[block + 1]) : nullptr;
    const bool isBeforeHeading = next && next->html.startsWith(QLatin1String("<h2"));
    const int gap =
        isBeforeHeading ? std::max(ColumnGap, QFontMetrics(m_style.font).height()) : ColumnGap;
    const bool isText = std::holds_alternative<GuideRun>(m_content[block]);
    return isText ? gap : gap + roomBelowText(m_style); // text has that within
}

// Every block at its height for the width now, then the foot.
void GuideColumn::arrange() {
    const int width = widthOfText();
    const int left = (viewport()->width() - width) / 2;
    int top = ColumnMargin;
    m_places.clear();
    for (std::size_t i = 0; i < m_blocks.size(); ++i) {
        QWidget* block = m_blocks[i];
        const int height = block ? heightOf(*block, width) : estimateOf(m_content[i], width);
        m_places.emplace_back(left, top, width, height);
        if (block) {
            block->setGeometry(m_places.back());
            block->show();
        }
        top += height + gapAfter(i);
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
    makeWanted();
    arrange();
    while (isVisible() && makeSeen()) {
        arrange();
    }
    m_isLayingOut = false;
    if (!isComplete() && isVisible()) {
        m_later.start(); // what is seen is painted first
    }
}

// The run in which the anchor stands.
void GuideColumn::makeWanted() {
    const QString name = QStringLiteral("name=\"%1\"").arg(m_anchor);
    const QString href = QStringLiteral("href=\"%1\"").arg(m_anchor);
    for (std::size_t i = 0; i < m_blocks.size() && !m_anchor.isEmpty(); ++i) {
        const auto* run = std::get_if<GuideRun>(&m_content[i]);
        if (run && (run->html.contains(name) || run->html.contains(href))) {
            if (!m_blocks[i]) {
                makeAt(i);
            }
            return;
        }
    }
}

bool GuideColumn::makeSeen() {
    const int from = verticalScrollBar()->value();
    const int to = from + viewport()->height();
    for (std::size_t i = 0; i < m_blocks.size(); ++i) {
        if (!m_blocks[i] && m_places[i].top() < to && m_places[i].bottom() > from) {
            makeAt(i);
            return true;
        }
    }
    return false;
}

void GuideColumn::makeNext() {
    const auto missing = std::find(m_blocks.begin(), m_blocks.end(), nullptr);
    if (missing != m_blocks.end() && isVisible()) {
        makeAt(static_cast<std::size_t>(missing - m_blocks.begin()));
        layOut();
    }
    if (isComplete()) {
        orderKeys();
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

} // namespace ui
