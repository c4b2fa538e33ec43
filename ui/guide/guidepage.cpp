#include "ui/guide/guidepage.h"

#include "ui/guide/guidecontents.h"
#include "ui/guide/guidefoot.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMouseEvent>
#include <QScrollBar>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {
namespace {

constexpr int ContentsWidth = 290; // logical pixels
constexpr int WidthForContents = 860;
constexpr double ReadingSize = 1.1;                              // of the text, to that of buttons
constexpr std::array TextSizes = {100, 110, 125, 150, 175, 200}; // percent

} // namespace

GuidePage::GuidePage(QWidget* parent)
    : QWidget(parent),
      m_bar(new GuideBar(this)),
      m_contents(new GuideContents(m_book, m_progress, this)),
      m_column(new GuideColumn(
          GuideCards(
              m_progress,
              [this](const chess::Position& position) { emit tryInGameRequested(position); }
          ),
          this
      )),
      m_foot(new GuideFoot(m_book, m_column)) {
    setObjectName(QStringLiteral("guidePage"));
    m_column->setFoot(m_foot);
    layOut();
    connectParts();
    addKeys();
    setTextSize(m_textSize);
    qApp->installEventFilter(this);
}

void GuidePage::layOut() {
    m_contents->setFixedWidth(ContentsWidth);
    m_contents->hide();
    auto* page = new QHBoxLayout;
    page->setSpacing(0);
    page->addWidget(m_contents);
    page->addWidget(m_column, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_bar);
    layout->addLayout(page, 1);
}

void GuidePage::connectParts() {
    connect(m_bar, &GuideBar::gameRequested, this, &GuidePage::gameRequested);
    connect(m_bar, &GuideBar::backRequested, this, &GuidePage::goBack);
    connect(m_bar, &GuideBar::forwardRequested, this, &GuidePage::goForward);
    connect(m_bar, &GuideBar::contentsRequested, this, [this] {
        openSection(QStringLiteral("contents"));
    });
    connect(m_bar, &GuideBar::textSizeRequested, this, &GuidePage::stepTextSize);
    connect(m_bar, &GuideBar::printRequested, this, &GuidePage::print);
    connect(m_bar, &GuideBar::pdfRequested, this, &GuidePage::savePdf);
    connect(m_bar, &GuideBar::searched, this, &GuidePage::search);
    connect(m_bar, &GuideBar::firstHitRequested, this, &GuidePage::openFirstHit);
    const auto open = [this](const QString& page) { openSection(page); };
    connect(m_contents, &GuideContents::pageChosen, this, open);
    connect(m_foot, &GuideFoot::pageChosen, this, open);
    connect(m_column, &GuideColumn::linkActivated, this, &GuidePage::openLink);
    connect(m_column, &GuideColumn::linkHovered, this, &GuidePage::explainLink);
    connect(m_column, &GuideColumn::scrolled, this, [this] { emit placeChanged(place()); });
}

void GuidePage::addKeys() {
    const auto key = [this](const QList<QKeySequence>& keys, auto does) {
        for (const QKeySequence& sequence : keys) {
            auto* shortcut = new QShortcut(sequence, this);
            shortcut->setContext(Qt::WidgetWithChildrenShortcut);
            connect(shortcut, &QShortcut::activated, this, does);
        }
    };
    key({QKeySequence(Qt::ALT | Qt::Key_Left)}, [this] { goBack(); });
    key({QKeySequence(Qt::ALT | Qt::Key_Right)}, [this] { goForward(); });
    key({QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)},
        [this] { stepTextSize(1); });
    key({QKeySequence(Qt::CTRL | Qt::Key_Minus)}, [this] { stepTextSize(-1); });
    key({QKeySequence(Qt::CTRL | Qt::Key_0)}, [this] { setTextSize(TextSizes.front()); });
    key({QKeySequence(QKeySequence::Find)}, [this] {
        m_bar->field().setFocus();
        m_bar->field().selectAll();
    });
}

void GuidePage::setStand(GuideStand stand) {
    m_bar->setStand(stand);
}

void GuidePage::takeFocus() {
    m_column->setFocus(Qt::OtherFocusReason);
}

// The families for the language, which keep Chinese forms out of Japanese, are the program's.
GuideStyle GuidePage::style() const {
    QFont font = QApplication::font();
    const double size = font.pointSizeF() * m_textSize / 100;
    font.setPointSizeF(size * ReadingSize);
    return {palette(), font, size};
}

void GuidePage::setTextSize(int percent) {
    m_textSize = std::clamp(percent, TextSizes.front(), TextSizes.back());
    m_bar->setTextSize(m_textSize);
    refresh();
    emit textSizeChanged(m_textSize);
}

void GuidePage::stepTextSize(int steps) {
    const auto now = std::lower_bound(TextSizes.begin(), TextSizes.end(), m_textSize);
    const auto wanted =
        std::clamp<std::ptrdiff_t>(now - TextSizes.begin() + steps, 0, std::ssize(TextSizes) - 1);
    setTextSize(TextSizes.at(static_cast<std::size_t>(wanted)));
}

// Keys alone are for the page, where letters and Page Down are commands of the game.
bool GuidePage::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool isAlone =
            !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
        const bool isFunction = key->key() >= Qt::Key_F1 && key->key() <= Qt::Key_F35;
        if (isAlone && !isFunction) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void GuidePage::keyPressEvent(QKeyEvent* event) {
    QScrollBar& bar = *m_column->verticalScrollBar();
    switch (event->key()) {
    case Qt::Key_Home: m_column->scrollTo(Qt::TopEdge); return;
    case Qt::Key_End: m_column->scrollTo(Qt::BottomEdge); return;
    case Qt::Key_PageUp: bar.triggerAction(QAbstractSlider::SliderPageStepSub); return;
    case Qt::Key_PageDown:
    case Qt::Key_Space: bar.triggerAction(QAbstractSlider::SliderPageStepAdd); return;
    case Qt::Key_Escape: emit gameRequested(); return;
    default: QWidget::keyPressEvent(event);
    }
}

// The buttons at the side of the mouse, wherever in the page: a board would take them for its own.
bool GuidePage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::MouseButtonPress && isVisible()) {
        const auto* widget = qobject_cast<QWidget*>(watched);
        const auto button = static_cast<QMouseEvent*>(event)->button();
        const bool isSide = button == Qt::BackButton || button == Qt::ForwardButton;
        if (isSide && widget && (widget == this || isAncestorOf(widget))) {
            button == Qt::BackButton ? goBack() : goForward();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void GuidePage::resizeEvent(QResizeEvent* event) {
    m_contents->setVisible(width() >= WidthForContents);
    QWidget::resizeEvent(event);
}

void GuidePage::changeEvent(QEvent* event) {
    switch (event->type()) {
    case QEvent::LanguageChange:

        m_foot->show(m_page);
        refreshSoon();
        break;
    case QEvent::PaletteChange:
    case QEvent::FontChange:
    case QEvent::ApplicationFontChange: refreshSoon(); break;
    default: break;
    }
    QWidget::changeEvent(event);
}

} // namespace ui
