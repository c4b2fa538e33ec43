// A small [?] in a corner of a box, for what the rules guide says of it.
#pragma once

#include <QToolButton>

namespace ui {

class HelpButton : public QToolButton {
    Q_OBJECT

public:
    HelpButton(const QString& name, QWidget* parent);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
};

} // namespace ui
