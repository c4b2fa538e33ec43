#include "ui/play/helpbutton.h"

#include <QEvent>

namespace ui {

HelpButton::HelpButton(const QString& name, QWidget* parent) : QToolButton(parent) {
    setObjectName(name);
    setText(QStringLiteral("?"));
    setFocusPolicy(Qt::TabFocus);
    setFixedSize(26, 24);
    retranslate();
}

void HelpButton::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QToolButton::changeEvent(event);
}

void HelpButton::retranslate() {
    const QString words = tr("What the rules say of this");
    setAccessibleName(words);
    setToolTip(words);
}

} // namespace ui
