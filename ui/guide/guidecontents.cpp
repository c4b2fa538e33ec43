#include "ui/guide/guidecontents.h"

#include "ui/guide/guidemade.h"

#include <QHeaderView>

namespace ui {
namespace {

constexpr int PageRole = Qt::UserRole;

} // namespace

GuideContents::GuideContents(const GuideBook& book, QWidget* parent)
    : QTreeWidget(parent), m_book(book) {
    setObjectName(QStringLiteral("guideList"));
    setHeaderHidden(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTextElideMode(Qt::ElideNone);
    setWordWrap(true);
    setIndentation(14);
    setRootIsDecorated(false);
    setItemsExpandable(false);
    const auto choose = [this](QTreeWidgetItem* item) {
        if (const QString page = item->data(0, PageRole).toString(); !page.isEmpty()) {
            emit pageChosen(page);
        }
    };
    connect(this, &QTreeWidget::itemActivated, this, choose);
    connect(this, &QTreeWidget::itemClicked, this, choose);
    retranslate();
}

QTreeWidgetItem* GuideContents::add(QTreeWidgetItem* chapter, const QString& page) {
    const QString title = GuideMade::title(page, m_book);
    auto* item = new QTreeWidgetItem(QStringList(title));
    item->setData(0, PageRole, page);
    chapter->addChild(item);
    return item;
}

void GuideContents::retranslate() {
    const QString marked = currentItem() ? currentItem()->data(0, PageRole).toString() : QString();
    clear();
    const auto heading = [this](const QString& title) {
        auto* item = new QTreeWidgetItem(this, QStringList(title));
        QFont bold = font();
        bold.setBold(true);
        item->setFont(0, bold);
        item->setFlags(Qt::ItemIsEnabled);
        return item;
    };
    for (const GuideChapter& chapter : m_book.chapters()) {
        QTreeWidgetItem* item = heading(GuideMade::chapterTitle(chapter));
        for (const QString& section : chapter.sections) {
            add(item, section);
        }
    }
    QTreeWidgetItem* extra = heading(tr("To look things up"));
    for (const QString& page : GuideMade::extraPages()) {
        add(extra, page);
    }
    expandAll();
    setAccessibleName(tr("Contents of the guide"));
    mark(marked);
}

void GuideContents::mark(const QString& page) {
    for (QTreeWidgetItemIterator it(this); *it; ++it) {
        if ((*it)->data(0, PageRole).toString() == page && !page.isEmpty()) {
            setCurrentItem(*it);
            return;
        }
    }
    setCurrentItem(nullptr);
    clearSelection();
}

} // namespace ui
