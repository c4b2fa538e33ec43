#include "ui/guide/diagramclockrow.h"

#include "core/clock/clock.h"
#include "ui/text/clocktext.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>

namespace ui {
namespace {

constexpr std::array<chess::BonusKind, 3> ClockKinds{
    chess::BonusKind::Fischer, chess::BonusKind::Delay, chess::BonusKind::Bronstein};

QString digitsFor(chess::BonusKind kind, const DiagramClocks& clocks) {
    using namespace std::chrono_literals;
    const chess::TimeControl control = chess::suddenDeath(5min, {kind, 3s});
    chess::Clock clock(control, control);
    const chess::Instant start{};
    clock.start(chess::Color::White, start);
    const chess::Instant now = start + clocks.used;
    if (clocks.isPressed) {
        clock.press(chess::Color::White, now);
    }
    return text::digitsOf(clock.reading(chess::Color::White, now));
}

} // namespace

DiagramClockRow::DiagramClockRow(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("diagramClocks"));
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(12, 6, 12, 6);
    layout->setSpacing(8);
    for (std::size_t i = 0; i < m_faces.size(); ++i) {
        const int row = static_cast<int>(i);
        m_faces[i] = {new QLabel(this), new QLabel(this)};
        QFont bold;
        bold.setBold(true);
        m_faces[i].digits->setFont(bold);
        layout->addWidget(m_faces[i].name, row, 0);
        layout->addWidget(m_faces[i].digits, row, 1, Qt::AlignRight);
    }
    layout->setColumnStretch(0, 1);
    retranslate();
}

QStringList DiagramClockRow::digits() const {
    QStringList all;
    for (const Face& face : m_faces) {
        all.append(face.digits->text());
    }
    return all;
}

void DiagramClockRow::show(const DiagramClocks& clocks) {
    m_clocks = clocks;
    retranslate();
}

void DiagramClockRow::retranslate() {
    const std::array<QString, 3> names{tr("Fischer"), tr("US delay"), tr("Bronstein")};
    for (std::size_t i = 0; i < m_faces.size(); ++i) {
        m_faces[i].name->setText(names[i]);
        m_faces[i].digits->setText(digitsFor(ClockKinds[i], m_clocks));
        //: a clock: %1 is its kind, %2 what it shows
        m_faces[i].digits->setAccessibleName(tr("%1: %2").arg(names[i], m_faces[i].digits->text()));
    }
}

void DiagramClockRow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void DiagramClockRow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::Mid), 1));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    for (const int part : {1, 2}) {
        const qreal y = part * height() / 3.0;
        painter.drawLine(QPointF(8, y), QPointF(width() - 8, y));
    }
}

} // namespace ui
