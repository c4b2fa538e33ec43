// What a reader has done of the guide's tasks and quizzes, and how far the drill has come.
#pragma once

#include "ui/guide/guidetext.h"

#include <QObject>
#include <QSet>

namespace ui {

class GuideProgress : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    // "diagram 2.4", "quiz 2.4", "drill"
    static QString idOf(const GuideDiagram& diagram);
    static QString idOf(const GuideQuiz& quiz);
    static QString idOf(const GuideDrill& drill);

    bool isDone(const QString& id) const { return m_done.contains(id); }
    bool isSectionDone(const QString& section) const; // its quiz, and its diagram if it has one
    void markDone(const QString& id);

    const QString& drill() const { return m_drill; } // written(DrillProgress); may be empty
    void setDrill(const QString& progress);

    QString written() const; // to be kept
    void read(const QString& text);

signals:
    void changed();

private:
    QSet<QString> m_done;
    QString m_drill;
};

} // namespace ui
