// A field for a move in writing, with the edge that the answer has: seen on light and dark.
#pragma once

#include <QLineEdit>

namespace ui {

class DiagramField : public QLineEdit {
    Q_OBJECT

public:
    explicit DiagramField(QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace ui
