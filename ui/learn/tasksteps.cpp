#include "ui/learn/tasksteps.h"

#include <QAbstractButton>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>

namespace ui {

class StepButton : public QAbstractButton {
    Q_OBJECT

public:
    StepButton(int number, QWidget* parent) : QAbstractButton(parent), m_number(number) {
        setObjectName(QStringLiteral("task_%1").arg(number));
        setFocusPolicy(Qt::TabFocus);
        setCursor(Qt::PointingHandCursor);
        setCheckable(true);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }

    void show(bool isDone, bool isCurrent) {
        m_isDone = isDone;
        setChecked(isCurrent);
        setText(QString::number(m_number));
        setAccessibleName(isDone ? tr("Task %1, done").arg(m_number) : tr("Task %1").arg(m_number));
        update();
    }
    using QAbstractButton::show;

    QSize sizeHint() const override { return {34, 40}; }
    QSize minimumSizeHint() const override { return {28, 40}; }

protected:
    void nextCheckState() override {} // only the task that is on is checked

    void keyPressEvent(QKeyEvent* event) override {
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
            click();
            return;
        }
        QAbstractButton::keyPressEvent(event);
    }

    void paintEvent(QPaintEvent*) override;

private:
    void paintTick(QPainter& painter, QPointF center) const;

    int m_number;
    bool m_isDone = false;
};

void StepButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPalette& colors = palette();
    const QColor accent = colors.color(QPalette::Highlight);
    const QPointF center = QRectF(rect()).center();
    const qreal radius = 12;
    painter.setPen(QPen(isChecked() ? accent : colors.color(QPalette::Mid), isChecked() ? 2 : 1));
    painter.setBrush(isChecked() ? accent : colors.color(QPalette::Base));
    painter.drawEllipse(center, radius, radius);
    QFont font = painter.font();
    font.setBold(isChecked());
    painter.setFont(font);
    painter.setPen(colors.color(isChecked() ? QPalette::HighlightedText : QPalette::Text));
    painter.drawText(rect(), Qt::AlignCenter, text());
    if (m_isDone) {
        paintTick(painter, center + QPointF(10, 9));
    }
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(accent, 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
    }
}

void StepButton::paintTick(QPainter& painter, QPointF center) const {
    const bool isDark = palette().color(QPalette::Window).lightness() < 128;
    painter.setPen(QPen(palette().color(QPalette::Base), 1));
    painter.setBrush(isDark ? QColor(0x6FD08C) : QColor(0x1E7A3C));
    painter.drawEllipse(center, 6.5, 6.5);
    painter.setPen(
        QPen(palette().color(QPalette::Base), 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin)
    );
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(
        QPolygonF({center + QPointF(-3, 0), center + QPointF(-1, 2.5), center + QPointF(3, -2.5)})
    );
}

TaskSteps::TaskSteps(QWidget* parent) : QWidget(parent), m_layout(new QHBoxLayout(this)) {
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(2);
}

void TaskSteps::show(const std::vector<bool>& done, std::size_t current) {
    for (std::size_t i = m_buttons.size(); i < done.size(); ++i) {
        auto* button = new StepButton(static_cast<int>(i) + 1, this);
        connect(button, &QAbstractButton::clicked, this, [this, i] {
            emit chosen(static_cast<int>(i));
        });
        m_layout->addWidget(button);
        m_buttons.push_back(button);
    }
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setVisible(i < done.size());
        m_buttons[i]->show(i < done.size() && done[i], i == current);
    }
}

} // namespace ui

#include "tasksteps.moc"
