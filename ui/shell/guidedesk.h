// Where the rules guide stands in the window: beside the pages where there is room for both, else
// as one page more, with a way back to the game. It is made when it is first opened.
#pragma once

#include <QObject>

class QSplitter;
class QStackedWidget;

namespace ui {

class GuideDesk : public QObject {
    Q_OBJECT

public:
    GuideDesk(QStackedWidget& pages, QObject* parent);

    QSplitter& sides() { return *m_sides; } // the pages, and the guide beside them

    // At the section that treats an article of the Laws best: "5.2.1".
    void openArticle(const QString& number);

private:
    QStackedWidget& m_pages;
    QSplitter* m_sides;
};

} // namespace ui
