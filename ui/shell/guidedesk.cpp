#include "ui/shell/guidedesk.h"

#include <QSplitter>
#include <QStackedWidget>

namespace ui {

GuideDesk::GuideDesk(QStackedWidget& pages, QObject* parent)
    : QObject(parent), m_pages(pages), m_sides(new QSplitter) {
    m_sides->addWidget(&m_pages);
    m_sides->setChildrenCollapsible(false);
}

// Until the guide has pages there is nothing to open.
void GuideDesk::openArticle(const QString&) {}

} // namespace ui
