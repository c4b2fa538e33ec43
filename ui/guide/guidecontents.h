// The guide's table of contents beside the page: chapters, their sections, and what one looks
// things up in.
#pragma once

#include "ui/guide/guidebook.h"

#include <QTreeWidget>

namespace ui {

class GuideContents : public QTreeWidget {
    Q_OBJECT

public:
    GuideContents(const GuideBook& book, QWidget* parent);

    void retranslate();
    void mark(const QString& page); // the one that is read

signals:
    void pageChosen(const QString& page);

private:
    QTreeWidgetItem* add(QTreeWidgetItem* chapter, const QString& page);

    const GuideBook& m_book;
};

} // namespace ui
