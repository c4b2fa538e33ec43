#include "ui/learn/lessonlist.h"

#include "ui/learn/lessoncard.h"
#include "ui/text/lessonwords.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace ui {
namespace {

constexpr int ListGap = 12; // logical pixels
constexpr int MostColumns = 3;

} // namespace

LessonList::LessonList(QWidget* parent)
    : QWidget(parent),
      m_title(new QLabel(this)),
      m_count(new QLabel(this)),
      m_back(new QPushButton(this)),
      m_scroll(new QScrollArea(this)) {
    QFont font = m_title->font();
    font.setPointSizeF(font.pointSizeF() * 1.5);
    font.setBold(true);
    m_title->setFont(font);
    m_count->setObjectName(QStringLiteral("lessonsCount"));
    m_back->setObjectName(QStringLiteral("lessonsBack"));
    m_back->setAutoDefault(true);
    auto* cards = new QWidget(m_scroll);
    m_grid = new QGridLayout(cards);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(ListGap);
    for (const chess::LessonId lesson : chess::AllLessons) {
        auto* card = new LessonCard(lesson, m_pieces, cards);
        connect(card, &QAbstractButton::clicked, this, [this, lesson] { emit chosen(lesson); });
        m_cards.append(card);
    }
    m_scroll->setWidget(cards);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(ListGap, ListGap, ListGap, ListGap);
    layout->setSpacing(ListGap);
    layout->addWidget(m_title, 0, 0);
    layout->addWidget(m_count, 0, 1);
    layout->addWidget(m_back, 0, 3);
    layout->setColumnStretch(2, 1);
    layout->addWidget(m_scroll, 1, 0, 1, 4);
    connect(m_back, &QPushButton::clicked, this, &LessonList::backRequested);
    retranslate();
    arrange();
}

void LessonList::showDone(const std::map<chess::LessonId, int>& done) {
    m_done = done;
    retranslate();
}

void LessonList::focusOn(chess::LessonId lesson) {
    for (LessonCard* card : std::as_const(m_cards)) {
        if (card->lesson() == lesson) {
            card->setFocus(Qt::OtherFocusReason);
            m_scroll->ensureWidgetVisible(card);
        }
    }
}

void LessonList::retranslate() {
    int all = 0;
    for (LessonCard* card : std::as_const(m_cards)) {
        const auto found = m_done.find(card->lesson());
        const int done = found == m_done.end() ? 0 : found->second;
        card->showDone(done);
        all += done;
    }
    m_title->setText(tr("Lessons"));
    m_count->setText(text::doneOf(all, static_cast<int>(chess::allTasks().size())));
    m_back->setText(tr("Back to the &game"));
}

// As many columns as fit; the rows fill from the left.
void LessonList::arrange() {
    const int room = width() - 2 * ListGap - m_scroll->verticalScrollBar()->sizeHint().width();
    const int wide = m_cards.front()->sizeHint().width() + ListGap;
    const int columns = std::clamp((room + ListGap) / wide, 1, MostColumns);
    if (columns == std::exchange(m_columns, columns)) {
        return;
    }
    while (m_grid->count() > 0) {
        delete m_grid->takeAt(0);
    }
    for (int i = 0; i < MostColumns; ++i) {
        m_grid->setColumnStretch(i, i < columns ? 1 : 0);
    }
    for (int i = 0; i < m_cards.size(); ++i) {
        m_grid->addWidget(m_cards[i], i / columns, i % columns);
    }
    m_grid->setRowStretch(static_cast<int>(m_cards.size()), 1);
}

void LessonList::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void LessonList::resizeEvent(QResizeEvent* event) {
    arrange();
    QWidget::resizeEvent(event);
}

} // namespace ui
