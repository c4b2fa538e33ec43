// Below a section of the guide: the one before and the one after. After the sections come the
// common mistakes.
#pragma once

#include "ui/guide/guidebook.h"

#include <QWidget>

class QPushButton;

namespace ui {

class GuideFoot : public QWidget {
    Q_OBJECT

public:
    GuideFoot(const GuideBook& book, QWidget* parent);

    void show(const QString& page); // hides itself where the page is none of them
    using QWidget::show;

signals:
    void pageChosen(const QString& page);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void label(); // with the titles, where there is room

    const GuideBook& m_book;
    QString m_before; // empty: there is none
    QString m_after;
    QPushButton* m_back;
    QPushButton* m_on;
};

} // namespace ui
