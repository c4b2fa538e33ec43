#include "ui/shell/noticebar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace ui {

NoticeBar::NoticeBar(QWidget* parent)
    : QFrame(parent), m_label(new QLabel(this)), m_close(new QToolButton(this)) {
    setObjectName(QStringLiteral("noticeBar"));
    m_label->setWordWrap(true);
    m_label->setTextFormat(Qt::PlainText);
    m_close->setObjectName(QStringLiteral("closeNotice"));
    m_close->setText(QStringLiteral("×"));
    m_close->setFocusPolicy(Qt::TabFocus);
    connect(m_close, &QToolButton::clicked, this, &QFrame::hide);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(14, 6, 8, 6);
    layout->addWidget(m_label, 1);
    layout->addWidget(m_close);
    hide();
    retranslate();
}

void NoticeBar::show(const QString& notice) {
    m_label->setText(notice);
    setAccessibleName(notice);
    setVisible(!notice.isEmpty());
}

QString NoticeBar::notice() const {
    return isVisible() ? m_label->text() : QString();
}

void NoticeBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QFrame::changeEvent(event);
}

void NoticeBar::retranslate() {
    m_close->setAccessibleName(tr("Close this notice"));
}

} // namespace ui
