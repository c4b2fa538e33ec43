#include "ui/play/resultbanner.h"

#include "ui/play/chanceshown.h"
#include "ui/play/resultpicture.h"
#include "ui/text/drawwords.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {
namespace {

constexpr int HeadSpacing = 12; // logical pixels, between picture and title

} // namespace

ResultBanner::ResultBanner(QWidget* parent)
    : QFrame(parent),
      m_picture(new ResultPicture(this)),
      m_title(wrappedLabel("resultTitle")),
      m_line(wrappedLabel("resultLine")),
      m_match(wrappedLabel("resultMatch")),
      m_article(wrappedLabel("resultArticle")),
      m_guide(new QPushButton(this)),
      m_badge(new QWidget(this)),
      m_why(new QPushButton(this)),
      m_next(new QPushButton(this)),
      m_newGame(new QPushButton(this)),
      m_zone(wrappedLabel("resultZone")) {
    setObjectName(QStringLiteral("resultBanner"));
    m_why->setObjectName(QStringLiteral("showWhy"));
    m_why->setCheckable(true);
    m_guide->setObjectName(QStringLiteral("guideLink"));
    m_guide->setCursor(Qt::PointingHandCursor);
    m_next->setObjectName(QStringLiteral("bannerNextGame"));
    m_newGame->setObjectName(QStringLiteral("bannerNewGame"));
    QFont font = m_title->font();
    font.setPointSizeF(font.pointSizeF() * 1.2);
    font.setBold(true);
    m_title->setFont(font);

    auto* facts = new QGridLayout(m_badge);
    facts->setContentsMargins(0, 0, 0, 0);
    facts->setSpacing(4);
    facts->setColumnStretch(2, 1);
    for (std::size_t i = 0; i < m_facts.size(); ++i) {
        m_facts[i] = new QLabel(m_badge);
        m_facts[i]->setObjectName(QStringLiteral("badgeFact"));
        facts->addWidget(m_facts[i], static_cast<int>(i) / 2, static_cast<int>(i) % 2);
    }
    auto* head = new QHBoxLayout;
    head->setSpacing(HeadSpacing);
    head->addWidget(m_picture, 0, Qt::AlignTop);
    head->addWidget(m_title, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_why);
    buttons->addWidget(m_next);
    buttons->addWidget(m_newGame);
    buttons->addStretch();
    auto* source = new QHBoxLayout;
    source->addWidget(m_article, 1);
    source->addWidget(m_guide, 0, Qt::AlignTop);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 9, 12, 9);
    layout->addLayout(head);
    layout->addWidget(m_line);
    layout->addWidget(m_match);
    layout->addWidget(m_badge);
    layout->addWidget(m_zone);
    layout->addLayout(source);
    layout->addLayout(buttons);
    connect(m_why, &QPushButton::toggled, this, [this](bool isShown) {
        m_zone->setVisible(isShown && !m_badge->isHidden());
        emit whyToggled(isShown);
    });
    connect(m_guide, &QPushButton::clicked, this, [this] {
        if (m_outcome) {
            emit guideRequested(m_outcome->termination());
        }
    });
    connect(m_next, &QPushButton::clicked, this, &ResultBanner::nextGameRequested);
    connect(m_newGame, &QPushButton::clicked, this, &ResultBanner::newGameRequested);
    hide();
}

QLabel* ResultBanner::wrappedLabel(const char* name) {
    auto* label = new QLabel(this);
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setTextFormat(Qt::PlainText);
    return label;
}

bool ResultBanner::isWhyShown() const {
    return m_why->isChecked();
}

QString ResultBanner::title() const {
    return m_title->text();
}

void ResultBanner::showZone(const chess::Game& game) {
    const chess::Position& position = game.position();
    const auto zone = kingZone(position, position.turn());
    m_zone->setText(text::zoneLines(zone, position.board()).join(QLatin1Char('\n')));
    m_zone->setVisible(m_why->isChecked());
}

void ResultBanner::showMatch(const std::optional<chess::Match>& match) {
    m_match->setVisible(match.has_value());
    m_match->setText(match ? text::standingOf(*match) : QString());
    m_next->setText(match && !match->isOver() ? tr("Next game") : tr("Rematch"));
    m_next->setToolTip(tr("Colours change"));
}

void ResultBanner::show(const chess::Game& game, const std::optional<chess::Match>& match) {
    if (game.outcome() != m_outcome) {
        const QSignalBlocker blocker(m_why);
        m_why->setChecked(false);
    }
    m_outcome = game.outcome();
    setVisible(m_outcome.has_value());
    if (!m_outcome) {
        return;
    }
    const text::ResultWords words = text::resultOf(game);
    m_picture->setOutcome(*m_outcome);
    m_title->setText(words.title);
    m_line->setText(words.line);
    m_line->setVisible(!words.line.isEmpty());
    m_article->setText(words.article);
    m_badge->setVisible(words.badge.has_value());
    m_why->setVisible(words.badge || hangsOnChances(game));
    m_zone->setVisible(words.badge.has_value() && m_why->isChecked());
    if (words.badge) {
        m_facts[0]->setText(words.badge->check);
        m_facts[1]->setText(words.badge->moves);
        m_facts[2]->setText(words.badge->result);
        showZone(game);
    }
    showMatch(match);
    m_why->setText(tr("Show why"));
    m_newGame->setText(tr("New game"));
    m_guide->setText(m_outcome->winner() ? tr("Why is this a win?") : tr("Why is this a draw?"));
    m_guide->setAccessibleDescription(tr("Opens the rules guide"));
    setAccessibleName(words.title);
    keepRoom();
    update();
}

// A layout does not keep room for wrapped lines by itself when the window is low.
void ResultBanner::keepRoom() {
    const QMargins margins = layout()->contentsMargins();
    const int whole = width() - margins.left() - margins.right();
    const auto keep = [](QLabel* label, int width) {
        label->setMinimumHeight(std::max(label->heightForWidth(width), 0)); // without words: none
    };
    for (QLabel* label : {m_line, m_match, m_zone}) {
        keep(label, whole);
    }
    keep(m_article, whole - m_guide->sizeHint().width() - layout()->spacing());
    keep(m_title, whole - m_picture->width() - HeadSpacing);
}

void ResultBanner::resizeEvent(QResizeEvent* event) {
    keepRoom();
    QFrame::resizeEvent(event);
}

void ResultBanner::paintEvent(QPaintEvent*) {
    if (!m_outcome) {
        return;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor color = resultColor(*m_outcome, palette());
    painter.setPen(QPen(color, 2));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawRoundedRect(QRectF(1, 1, 7, height() - 2), 4, 4);
}

} // namespace ui
