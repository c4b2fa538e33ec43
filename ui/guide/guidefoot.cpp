#include "ui/guide/guidefoot.h"

#include "ui/guide/guidemade.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>

namespace ui {

GuideFoot::GuideFoot(const GuideBook& book, QWidget* parent)
    : QWidget(parent), m_book(book), m_back(new QPushButton(this)), m_on(new QPushButton(this)) {
    m_back->setObjectName(QStringLiteral("guidePrevious"));
    m_on->setObjectName(QStringLiteral("guideNext"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 12, 0, 0);
    layout->addWidget(m_back);
    layout->addStretch();
    layout->addWidget(m_on);
    connect(m_back, &QPushButton::clicked, this, [this] { emit pageChosen(m_before); });
    connect(m_on, &QPushButton::clicked, this, [this] { emit pageChosen(m_after); });
    hide();
}

void GuideFoot::show(const QString& page) {
    QStringList pages = m_book.sections();
    pages.append(GuideMade::extraPages().front());
    const qsizetype at = pages.indexOf(page);
    setVisible(at >= 0);
    m_before = at > 0 ? pages.at(at - 1) : QString();
    m_after = at >= 0 ? pages.value(at + 1) : QString();
    m_back->setVisible(!m_before.isEmpty());
    m_on->setVisible(!m_after.isEmpty());
    const auto name = [this](QPushButton* button, const QString& words, const QString& section) {
        if (!section.isEmpty()) {
            const QString title = GuideMade::title(section, m_book);
            button->setToolTip(title);
            button->setAccessibleName(words.arg(title));
        }
    };
    name(m_back, tr("Section before: %1"), m_before);
    name(m_on, tr("Next section: %1"), m_after);
    label();
}

void GuideFoot::label() {
    const auto write = [this](const QString& before, const QString& after) {
        m_back->setText(QStringLiteral("← ") + before);
        m_on->setText(after + QStringLiteral(" →"));
    };
    const auto title = [this](const QString& page) {
        return page.isEmpty() ? QString() : GuideMade::title(page, m_book);
    };
    write(title(m_before), title(m_after));
    const int needed = (m_before.isEmpty() ? 0 : m_back->sizeHint().width()) +
                       (m_after.isEmpty() ? 0 : m_on->sizeHint().width());
    if (needed + layout()->spacing() > width()) {
        const auto brief = [&](const QString& page) { // the mistakes have no number
            return m_book.sections().contains(page) ? page : title(page);
        };
        write(brief(m_before), brief(m_after));
    }
}

void GuideFoot::resizeEvent(QResizeEvent* event) {
    label();
    QWidget::resizeEvent(event);
}

void GuideFoot::changeEvent(QEvent* event) {
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange) {
        label();
    }
    QWidget::changeEvent(event);
}

} // namespace ui
