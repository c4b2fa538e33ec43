// The guide's table of contents beside the page: chapters, their sections, and what one looks
// things up in.
#pragma once

#include "ui/guide/guidebook.h"
#include "ui/guide/guideprogress.h"

#include <QTreeWidget>

namespace ui {

class GuideContents : public QTreeWidget {
    Q_OBJECT

public:
    GuideContents(const GuideBook& book, const GuideProgress& progress, QWidget* parent);

    void mark(const QString& page); // the one that is read

signals:
    void pageChosen(const QString& page);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void fill();
    void showDone(); // a tick at each section that is done
    QTreeWidgetItem* add(QTreeWidgetItem* chapter, const QString& page);

    const GuideBook& m_book;
    const GuideProgress& m_progress;
    QString m_marked; // the page that is read
};

} // namespace ui
