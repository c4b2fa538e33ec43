#include "ui/learn/lessonpage.h"

#include "ui/learn/lessonlist.h"
#include "ui/learn/lessonview.h"

#include <QKeyEvent>
#include <QStackedLayout>

#include <map>

namespace ui {

LessonPage::LessonPage(QWidget* parent)
    : QWidget(parent),
      m_stack(new QStackedLayout(this)),
      m_list(new LessonList(this)),
      m_view(new LessonView(this)) {
    setObjectName(QStringLiteral("lessonPage"));
    m_stack->addWidget(m_list);
    m_stack->addWidget(m_view);
    connect(m_list, &LessonList::chosen, this, &LessonPage::open);
    connect(m_list, &LessonList::backRequested, this, &LessonPage::backRequested);
    connect(m_view, &LessonView::listRequested, this, &LessonPage::openList);
    connect(m_view, &LessonView::backRequested, this, &LessonPage::backRequested);
    connect(m_view, &LessonView::taskDone, this, [this](const QString& id) {
        m_done.insert(id);
        showDone();
        emit taskDone(id);
    });
}

void LessonPage::setProgress(const QSet<QString>& ids) {
    m_done = ids;
    m_view->setDone(ids);
    showDone();
}

void LessonPage::showDone() {
    std::map<chess::LessonId, int> done;
    for (const QString& id : m_done) {
        if (const chess::Task* task = chess::findTask(id.toStdString())) {
            ++done[task->lesson];
        }
    }
    m_list->showDone(done);
}

void LessonPage::openList() {
    m_stack->setCurrentWidget(m_list);
    m_list->focusOn(m_view->lesson());
}

void LessonPage::open(chess::LessonId lesson) {
    m_stack->setCurrentWidget(m_view);
    m_view->open(lesson);
}

// Esc goes back by one: from a lesson to all of them, from there to the game. On the board it puts
// back a man first.
void LessonPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Escape) {
        QWidget::keyPressEvent(event);
    } else if (m_stack->currentWidget() == m_view) {
        openList();
    } else {
        emit backRequested();
    }
}

} // namespace ui
