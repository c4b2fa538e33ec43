#include "ui/board/announcer.h"

#include <QAccessible>

namespace ui {

void announce(QWidget& from, const QStringList& words) {
    QStringList said = words;
    said.removeAll(QString());
    if (said.isEmpty() || !QAccessible::isActive()) {
        return;
    }
    const QString text = said.join(QLatin1Char('\n'));
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(&from, text);
    QAccessible::updateAccessibility(&event);
#else
    auto* announcer = from.window()->findChild<Announcer*>({}, Qt::FindDirectChildrenOnly);
    if (!announcer) {
        announcer = new Announcer(from.window());
    }
    announcer->say(text);
#endif
}

Announcer::Announcer(QWidget* window) : QWidget(window) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    resize(1, 1); // nothing is painted, and it does not count as hidden
}

void Announcer::say(const QString& words) {
    hide();
    setAccessibleName(words);
    show();
    QAccessibleEvent event(this, QAccessible::ObjectShow);
    QAccessible::updateAccessibility(&event);
}

} // namespace ui
