#include "ui/shell/pages.h"

#include "ui/board/boardview.h"
#include "ui/learn/lessonpage.h"
#include "ui/play/playpage.h"

namespace ui {

Pages::Pages(PlayPage& play, QWidget* parent) : QStackedWidget(parent), m_play(play) {
    addWidget(&play);
    connect(this, &QStackedWidget::currentChanged, this, &Pages::turned);
}

bool Pages::isGameShown() const {
    return currentWidget() == &m_play;
}

bool Pages::areLessonsShown() const {
    return m_lessons && currentWidget() == m_lessons;
}

QString Pages::title() const {
    if (isGameShown()) {
        return m_play.headline();
    }
    return areLessonsShown() ? tr("Lessons") : tr("Rules guide");
}

LessonPage& Pages::lessons() {
    if (!m_lessons) {
        m_lessons = new LessonPage(this);
        m_lessons->setProgress(m_lessonProgress);
        addWidget(m_lessons);
        connect(m_lessons, &LessonPage::backRequested, this, &Pages::showGame);
        connect(m_lessons, &LessonPage::taskDone, this, &Pages::lessonTaskDone);
    }
    return *m_lessons;
}

void Pages::setLessonProgress(const QSet<QString>& taskIds) {
    m_lessonProgress = taskIds;
    if (m_lessons) {
        m_lessons->setProgress(taskIds);
    }
}

void Pages::turnTo(QWidget& page) {
    m_play.board().cancelInput();
    setCurrentWidget(&page);
}

void Pages::showGame() {
    if (!isGameShown()) {
        turnTo(m_play);
        m_play.board().setFocus();
    }
}

void Pages::openLessons() {
    turnTo(lessons());
    m_lessons->openList();
}

void Pages::openLesson(chess::LessonId lesson) {
    turnTo(lessons());
    m_lessons->open(lesson);
}

} // namespace ui
