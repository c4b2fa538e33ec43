// The tasks of a lesson in a row of numbers: which one is on, which are done. Any may be chosen.
#pragma once

#include <QWidget>

#include <vector>

class QHBoxLayout;

namespace ui {

class StepButton;

class TaskSteps : public QWidget {
    Q_OBJECT

public:
    explicit TaskSteps(QWidget* parent = nullptr);

    void show(const std::vector<bool>& done, std::size_t current); // one for each task
    using QWidget::show;

signals:
    void chosen(int index); // from 0

private:
    QHBoxLayout* m_layout;
    std::vector<StepButton*> m_buttons;
};

} // namespace ui
