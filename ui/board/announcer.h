// Tells a screen reader what has happened, as soon as it has.
#pragma once

#include <QStringList>
#include <QWidget>

namespace ui {

// Speaks these words, where assistive technology listens; empty ones are left out. `from` is what
// they are about.
void announce(QWidget& from, const QStringList& words);

// A notification of its window. Before Qt 6.8 screen readers speak one when it appears.
class Announcer : public QWidget {
    Q_OBJECT

public:
    explicit Announcer(QWidget* window);

    void say(const QString& words);
};

} // namespace ui
