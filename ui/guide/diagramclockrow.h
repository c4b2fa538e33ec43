// Three chess clocks, one below the other, each with a time of its own kind: 5 minutes and 3
// seconds as increment, as delay and as Bronstein delay.
#pragma once

#include "ui/guide/diagramdata.h"

#include <QWidget>

#include <array>

class QLabel;

namespace ui {

class DiagramClockRow : public QWidget {
    Q_OBJECT

public:
    explicit DiagramClockRow(QWidget* parent = nullptr);

    void show(const DiagramClocks& clocks);
    using QWidget::show;
    QStringList digits() const; // in the order of the names

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    struct Face {
        QLabel* name;
        QLabel* digits;
    };

    void retranslate();

    DiagramClocks m_clocks;
    std::array<Face, 3> m_faces{};
};

} // namespace ui
