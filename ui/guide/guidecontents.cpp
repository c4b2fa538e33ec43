#include "ui/guide/guidecontents.h"

#include "ui/guide/guideicons.h"
#include "ui/guide/guidemade.h"

#include <QHeaderView>

namespace ui {
namespace {

constexpr int PageRole = Qt::UserRole;

} // namespace

GuideContents::GuideContents(const GuideBook& book, const GuideProgress& progress, QWidget* parent)
    : QTreeWidget(parent), m_book(book), m_progress(progress) {
    setObjectName(QStringLiteral("guideList"));
    setHeaderHidden(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTextElideMode(Qt::ElideRight); // in whole in the tool tip
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
    connect(&progress, &GuideProgress::changed, this, &GuideContents::showDone);
    setAccessibleName(tr("Contents of the guide"));
}

// Filled when it is first seen: in a narrow guide it never is.
void GuideContents::showEvent(QShowEvent* event) {
    if (topLevelItemCount() == 0) {
        fill();
    }
    QTreeWidget::showEvent(event);
}

void GuideContents::showDone() {
    const QIcon tick = guideIcon(GuideSign::Done, palette());
    for (QTreeWidgetItemIterator it(this); *it; ++it) {
        const QString page = (*it)->data(0, PageRole).toString();
        const bool isDone = !page.isEmpty() && m_progress.isSectionDone(page);
        if (isDone || !(*it)->icon(0).isNull()) {
            const QString title = (*it)->text(0);
            (*it)->setIcon(0, isDone ? tick : QIcon());
            //: a section in the list of contents, as it is read aloud
            const QString words = isDone ? tr("%1, done").arg(title) : title;
            (*it)->setData(0, Qt::AccessibleTextRole, words);
        }
    }
}

QTreeWidgetItem* GuideContents::add(QTreeWidgetItem* chapter, const QString& page) {
    const QString title = GuideMade::title(page, m_book);
    auto* item = new QTreeWidgetItem(QStringList(title));
    item->setData(0, PageRole, page);
    item->setToolTip(0, title);
    chapter->addChild(item);
    return item;
}

void GuideContents::fill() {
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
    showDone();
    mark(m_marked);
}

void GuideContents::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Contents of the guide"));
        if (topLevelItemCount() > 0) {
            fill();
        }
    }
    if (event->type() == QEvent::PaletteChange) {
        showDone();
    }
    QTreeWidget::changeEvent(event);
}

void GuideContents::mark(const QString& page) {
    m_marked = page;
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
