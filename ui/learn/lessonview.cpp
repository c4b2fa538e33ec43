#include "ui/learn/lessonview.h"

#include "ui/board/boardview.h"
#include "ui/learn/taskdesk.h"
#include "ui/learn/tasksteps.h"
#include "ui/tasks/answercard.h"
#include "ui/tasks/taskboard.h"
#include "ui/text/lessonwords.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <utility>
#include <vector>

namespace ui {
namespace {

constexpr int PanelWidth = 330; // logical pixels, beside the board
constexpr int ViewGap = 12;

QString idOf(const chess::Task& task) {
    return QString::fromLatin1(task.id.data(), static_cast<qsizetype>(task.id.size()));
}

} // namespace

LessonView::LessonView(QWidget* parent)
    : QWidget(parent),
      m_board(new TaskBoard(this)),
      m_desk(new TaskDesk(*m_board, this)),
      m_panel(new QWidget(this)),
      m_title(new QLabel(m_panel)),
      m_steps(new TaskSteps(m_panel)),
      m_sentence(new QLabel(m_panel)),
      m_answer(new AnswerCard(m_panel)),
      m_again(addButton("lessonAgain")),
      m_solution(addButton("lessonSolution")),
      m_next(addButton("lessonNext")),
      m_list(addButton("lessonsAll")),
      m_back(addButton("lessonToGame")) {
    m_title->setObjectName(QStringLiteral("lessonTitle"));
    m_sentence->setObjectName(QStringLiteral("lessonTask"));
    layOut();
    connect(m_desk, &TaskDesk::changed, this, &LessonView::refresh);
    connect(m_desk, &TaskDesk::solved, this, [this] {
        const QString id = idOf(task());
        m_done.insert(id);
        refresh();
        m_next->setFocus(Qt::OtherFocusReason);
        emit taskDone(id);
    });
    connect(m_steps, &TaskSteps::chosen, this, [this](int index) {
        begin(static_cast<std::size_t>(index));
    });
    connect(m_again, &QPushButton::clicked, this, &LessonView::again);
    connect(m_solution, &QPushButton::clicked, m_desk, &TaskDesk::showSolution);
    connect(m_next, &QPushButton::clicked, this, &LessonView::goOn);
    connect(m_list, &QPushButton::clicked, this, &LessonView::listRequested);
    connect(m_back, &QPushButton::clicked, this, &LessonView::backRequested);
    open(m_lesson);
}

QPushButton* LessonView::addButton(const char* name) {
    auto* button = new QPushButton(m_panel);
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(true); // Enter presses it while it has the focus
    button->setMinimumHeight(34);
    return button;
}

void LessonView::layOut() {
    QFont font = m_title->font();
    font.setPointSizeF(font.pointSizeF() * 1.4);
    font.setBold(true);
    m_title->setFont(font);
    QFont large = m_sentence->font();
    large.setPointSizeF(large.pointSizeF() * 1.1);
    m_sentence->setFont(large);
    m_sentence->setWordWrap(true);
    m_sentence->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_sentence->setMinimumHeight(QFontMetrics(large).height() * 3);
    auto* panel = new QVBoxLayout(m_panel);
    panel->setContentsMargins(0, 0, 0, 0);
    panel->setSpacing(8);
    const auto row = [panel](QWidget* left, QWidget* right) {
        auto* both = new QHBoxLayout();
        both->setSpacing(8);
        both->addWidget(left, 1);
        both->addWidget(right, 1);
        panel->addLayout(both);
    };
    panel->addWidget(m_title);
    panel->addWidget(m_steps);
    panel->addWidget(m_sentence);
    panel->addWidget(m_answer);
    panel->addWidget(m_next);
    row(m_again, m_solution);
    panel->addStretch(1);
    row(m_list, m_back);
    m_layout = new QBoxLayout(QBoxLayout::LeftToRight, this);
    m_layout->setContentsMargins(ViewGap, ViewGap, ViewGap, ViewGap);
    m_layout->setSpacing(ViewGap);
    m_layout->addWidget(m_board, 1);
    m_layout->addWidget(m_panel);
    turn();
}

void LessonView::turn() {
    m_layout->setDirection(m_isTall ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_panel->setMinimumWidth(m_isTall ? 0 : PanelWidth);
    m_panel->setMaximumWidth(m_isTall ? QWIDGETSIZE_MAX : PanelWidth);
}

const chess::Task& LessonView::task() const {
    return chess::tasksOf(m_lesson)[m_index];
}

bool LessonView::isDone(const chess::Task& task) const {
    return m_done.contains(idOf(task));
}

bool LessonView::isLast() const {
    return m_index + 1 == chess::tasksOf(m_lesson).size();
}

void LessonView::setDone(const QSet<QString>& ids) {
    m_done = ids;
    refresh();
}

void LessonView::open(chess::LessonId lesson) {
    m_lesson = lesson;
    const auto tasks = chess::tasksOf(lesson);
    std::size_t first = 0;
    while (first < tasks.size() && isDone(tasks[first])) {
        ++first;
    }
    begin(first < tasks.size() ? first : 0);
}

void LessonView::begin(std::size_t index) {
    m_index = index;
    m_desk->begin(task());
    m_board->setFocus(Qt::OtherFocusReason);
}

void LessonView::again() {
    m_desk->again();
    m_board->setFocus(Qt::OtherFocusReason);
}

// The next task, of the next lesson after the last; after all of them, the list.
void LessonView::goOn() {
    if (!isLast()) {
        return begin(m_index + 1);
    }
    if (m_lesson == chess::AllLessons.back()) {
        emit listRequested();
        return;
    }
    open(chess::AllLessons.at(static_cast<std::size_t>(m_lesson) + 1));
}

void LessonView::refresh() {
    std::vector<bool> done;
    for (const chess::Task& each : chess::tasksOf(m_lesson)) {
        done.push_back(isDone(each));
    }
    m_steps->show(done, m_index);
    const QString sentence = text::taskSentence(task(), m_desk->run().learner());
    m_title->setText(text::lessonName(m_lesson));
    m_sentence->setText(sentence);
    m_board->describe(tr("Board of the lesson"), sentence);
    m_answer->show(m_desk->answer(), m_desk->tone());
    refreshButtons();
}

void LessonView::refreshButtons() {
    const bool isOver = m_desk->isSolved() || m_desk->isShowing();
    const bool hasFocus = m_solution->hasFocus();
    m_again->setText(m_desk->isShowing() ? tr("&Now I try") : tr("&Again"));
    m_solution->setText(tr("&Show the answer"));
    m_solution->setEnabled(!isOver);
    if (hasFocus && isOver) {
        m_again->setFocus(Qt::OtherFocusReason);
    }
    m_next->setText(
        !isLast()                              ? tr("Ne&xt task")
        : m_lesson == chess::AllLessons.back() ? tr("A&ll lessons done")
                                               : tr("Ne&xt lesson")
    );
    QFont font = this->font(); // once the task is done, the way on catches the eye
    font.setBold(m_desk->isSolved());
    m_next->setFont(font);
    m_list->setText(tr("All &lessons"));
    m_back->setText(tr("Back to the &game"));
}

void LessonView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        refresh();
    }
    QWidget::changeEvent(event);
}

void LessonView::resizeEvent(QResizeEvent* event) {
    const bool isTall = height() > width() * 5 / 4;
    if (isTall != std::exchange(m_isTall, isTall)) {
        turn();
    }
    QWidget::resizeEvent(event);
}

} // namespace ui
