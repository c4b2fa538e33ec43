#include "ui/guide/guidefoot.h"

#include "ui/guide/guidemade.h"

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
    const qsizetype at = m_book.sections().indexOf(page);
    setVisible(at >= 0);
    m_before = at > 0 ? m_book.sections().at(at - 1) : QString();
    m_after = at >= 0 ? m_book.sections().value(at + 1) : QString();
    m_back->setVisible(!m_before.isEmpty());
    m_on->setVisible(!m_after.isEmpty());
    m_back->setText(QStringLiteral("← ") + m_before);
    m_on->setText(m_after + QStringLiteral(" →"));
    const auto name = [this](QPushButton* button, const QString& words, const QString& section) {
        if (!section.isEmpty()) {
            const QString title = GuideMade::title(section, m_book);
            button->setToolTip(title);
            button->setAccessibleName(words.arg(title));
        }
    };
    name(m_back, tr("Section before: %1"), m_before);
    name(m_on, tr("Next section: %1"), m_after);
}

} // namespace ui
