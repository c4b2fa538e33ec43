#include "ui/guide/guidebar.h"

#include "ui/guide/guideicons.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace ui {

GuideBar::GuideBar(QWidget* parent)
    : QFrame(parent),
      m_game(new QPushButton(this)),
      m_close(button("guideClose")),
      m_back(button("guideBack")),
      m_forward(button("guideForward")),
      m_contents(button("guideContents")),
      m_smaller(button("guideSmaller")),
      m_larger(button("guideLarger")),
      m_print(button("guidePrint")),
      m_pdf(button("guidePdf")),
      m_field(new QLineEdit(this)) {
    m_game->setObjectName(QStringLiteral("guideToGame"));
    m_game->setMinimumHeight(36);
    m_field->setObjectName(QStringLiteral("guideSearch"));
    m_field->setClearButtonEnabled(true);
    m_field->setMinimumHeight(32);
    m_field->setTextMargins(6, 0, 6, 0);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(4);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_game, m_back, m_forward, m_contents}) {
        buttons->addWidget(widget);
    }
    buttons->addStretch();
    for (QWidget* widget : {m_smaller, m_larger, m_print, m_pdf, m_close}) {
        buttons->addWidget(widget);
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 8, 10, 6);
    layout->setSpacing(6);
    layout->addLayout(buttons);
    layout->addWidget(m_field);
    connect(m_game, &QPushButton::clicked, this, &GuideBar::gameRequested);
    connect(m_close, &QToolButton::clicked, this, &GuideBar::gameRequested);
    connect(m_back, &QToolButton::clicked, this, &GuideBar::backRequested);
    connect(m_forward, &QToolButton::clicked, this, &GuideBar::forwardRequested);
    connect(m_contents, &QToolButton::clicked, this, &GuideBar::contentsRequested);
    connect(m_smaller, &QToolButton::clicked, this, [this] { emit textSizeRequested(-1); });
    connect(m_larger, &QToolButton::clicked, this, [this] { emit textSizeRequested(1); });
    connect(m_print, &QToolButton::clicked, this, &GuideBar::printRequested);
    connect(m_pdf, &QToolButton::clicked, this, &GuideBar::pdfRequested);
    connect(m_field, &QLineEdit::textEdited, this, &GuideBar::searched);
    connect(m_field, &QLineEdit::returnPressed, this, &GuideBar::firstHitRequested);
    setStand(GuideStand::InPlace);
    retranslate();
    drawSigns();
}

QToolButton* GuideBar::button(const char* name) {
    auto* button = new QToolButton(this);
    button->setObjectName(QLatin1String(name));
    button->setIconSize({22, 22});
    button->setMinimumSize(36, 36);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

// The way back is a button with words where the game is not seen.
void GuideBar::setStand(GuideStand stand) {
    m_game->setVisible(stand == GuideStand::InPlace);
    m_close->setVisible(stand == GuideStand::Beside);
}

void GuideBar::setCan(bool goBack, bool goForward) {
    m_back->setEnabled(goBack);
    m_forward->setEnabled(goForward);
}

void GuideBar::setTextSize(int percent) {
    const QString words = QStringLiteral("%1%").arg(percent);
    m_smaller->setAccessibleDescription(words);
    m_larger->setAccessibleDescription(words);
}

void GuideBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    if (event->type() == QEvent::PaletteChange) {
        drawSigns();
    }
    QFrame::changeEvent(event);
}

void GuideBar::retranslate() {
    const auto name = [](QToolButton* button, const QString& words) {
        button->setAccessibleName(words);
        button->setToolTip(words);
    };
    m_game->setText(tr("Back to the game"));
    name(m_close, tr("Close the guide"));
    name(m_back, tr("Back"));
    name(m_forward, tr("Forward"));
    name(m_contents, tr("Contents"));
    name(m_smaller, tr("Smaller text"));
    name(m_larger, tr("Larger text"));
    name(m_print, tr("Print this page…"));
    name(m_pdf, tr("Save this page as PDF…"));
    m_field->setPlaceholderText(tr("Search: a word, or an article such as 5.2.1"));
    m_field->setAccessibleName(tr("Search the guide"));
}

void GuideBar::drawSigns() {
    const QList<QPair<QToolButton*, GuideSign>> signs{
        {m_close, GuideSign::Close},
        {m_back, GuideSign::Back},
        {m_forward, GuideSign::Forward},
        {m_contents, GuideSign::Contents},
        {m_smaller, GuideSign::Smaller},
        {m_larger, GuideSign::Larger},
        {m_print, GuideSign::Print},
        {m_pdf, GuideSign::SavePdf}};
    for (const auto& [button, sign] : signs) {
        button->setIcon(guideIcon(sign, palette()));
    }
}

} // namespace ui
