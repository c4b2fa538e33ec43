#include "ui/play/clockbar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>

namespace ui {

ClockBar::ClockBar(QWidget* parent)
    : QWidget(parent),
      m_start(add("clockStart")),
      m_complete(add("clockComplete")),
      m_pause(add("clockPause")),
      m_resume(add("clockResume")),
      m_arbiter(add("clockArbiter")) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    for (QPushButton* button : {m_start, m_complete, m_resume}) {
        layout->addWidget(button, 1);
    }
    layout->addWidget(m_pause);
    layout->addWidget(m_arbiter);
    connect(m_start, &QPushButton::clicked, this, &ClockBar::startRequested);
    connect(m_complete, &QPushButton::clicked, this, &ClockBar::completeRequested);
    connect(m_pause, &QPushButton::clicked, this, &ClockBar::pauseRequested);
    connect(m_resume, &QPushButton::clicked, this, &ClockBar::resumeRequested);
    connect(m_arbiter, &QPushButton::clicked, this, &ClockBar::arbiterRequested);
    retranslate();
    hide();
}

QPushButton* ClockBar::add(const char* name) {
    auto* button = new QPushButton(this);
    button->setObjectName(QLatin1String(name));
    button->setFocusPolicy(Qt::TabFocus);
    button->setMinimumHeight(36);
    return button;
}

void ClockBar::show(const GameSource& source) {
    const auto& clock = source.clock();
    const chess::PressMode press = source.terms().press;
    const bool isOver = source.game().isOver();
    const auto is = [&](chess::ClockPhase phase) { return clock && clock->phase() == phase; };
    const bool isByHand =
        press == chess::PressMode::Done || (clock && press == chess::PressMode::Press);
    m_isDoneMode = press == chess::PressMode::Done;
    m_start->setVisible(waitsForStart(source));
    m_complete->setVisible(isByHand && !waitsForStart(source) && !is(chess::ClockPhase::Paused));
    m_complete->setEnabled(canComplete(source));
    m_pause->setVisible(is(chess::ClockPhase::Running));
    m_resume->setVisible(is(chess::ClockPhase::Paused));
    m_arbiter->setVisible(is(chess::ClockPhase::Paused));
    setVisible(!isOver && (clock || isByHand));
    retranslate();
}

void ClockBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void ClockBar::retranslate() {
    m_start->setText(tr("Start"));
    m_complete->setText(m_isDoneMode ? tr("Done") : tr("Press the clock"));
    m_pause->setText(tr("Pause"));
    m_resume->setText(tr("Resume"));
    m_arbiter->setText(tr("Change the times…"));
}

} // namespace ui
