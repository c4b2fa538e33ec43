#include "ui/guide/guideprogress.h"

#include "ui/guide/diagramdata.h"

#include <algorithm>

namespace ui {
namespace {

constexpr QLatin1Char BetweenIds(',');
constexpr QLatin1Char BeforeDrill(';');

} // namespace

QString GuideProgress::idOf(const GuideDiagram& diagram) {
    return QStringLiteral("diagram ") + diagram.ref;
}

QString GuideProgress::idOf(const GuideQuiz& quiz) {
    return QStringLiteral("quiz ") + quiz.ref;
}

QString GuideProgress::idOf(const GuideDrill&) {
    return QStringLiteral("drill");
}

bool GuideProgress::isSectionDone(const QString& section) const {
    // The diagrams are read last: that takes a while.
    return isDone(idOf(GuideQuiz{section})) &&
           (isDone(idOf(GuideDiagram{section})) || !findDiagram(section));
}

void GuideProgress::markDone(const QString& id) {
    if (!m_done.contains(id)) {
        m_done.insert(id);
        emit changed();
    }
}

void GuideProgress::setDrill(const QString& progress) {
    if (progress != m_drill) {
        m_drill = progress;
        emit changed();
    }
}

QString GuideProgress::written() const {
    QStringList ids = m_done.values();
    std::sort(ids.begin(), ids.end());
    return ids.join(BetweenIds) + BeforeDrill + m_drill;
}

void GuideProgress::read(const QString& text) {
    const QStringList ids = text.section(BeforeDrill, 0, 0).split(BetweenIds, Qt::SkipEmptyParts);
    m_done = QSet<QString>(ids.begin(), ids.end());
    m_drill = text.section(BeforeDrill, 1);
    emit changed();
}

} // namespace ui
