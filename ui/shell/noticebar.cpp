#include "ui/shell/noticebar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace ui {

NoticeBar::NoticeBar(QWidget* parent) : QFrame(parent), m_label(new QLabel(this)) {
    setObjectName(QStringLiteral("noticeBar"));
    m_label->setWordWrap(true);
    m_label->setTextFormat(Qt::PlainText);
    auto* close = new QToolButton(this);
    close->setText(QStringLiteral("×"));
    close->setFocusPolicy(Qt::TabFocus);
    close->setAccessibleName(tr("Close this notice"));
    connect(close, &QToolButton::clicked, this, &QFrame::hide);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(14, 6, 8, 6);
    layout->addWidget(m_label, 1);
    layout->addWidget(close);
    hide();
}

void NoticeBar::show(const QString& notice) {
    m_label->setText(notice);
    setAccessibleName(notice);
    setVisible(!notice.isEmpty());
}

QString NoticeBar::notice() const {
    return isVisible() ? m_label->text() : QString();
}

} // namespace ui
