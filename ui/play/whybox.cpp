#include "ui/play/whybox.h"

#include "ui/board/miniboard.h"
#include "ui/text/matewords.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>
#include <chrono>

namespace ui {
namespace {

using namespace std::chrono_literals;

constexpr auto StepTime = 1200ms; // slow enough to see what each move does
constexpr int WhyGap = 8;         // logical pixels
constexpr int LeastBelow = 200;   // for the board under the words, else it stands beside them

bool isSame(const ChanceShown& a, const ChanceShown& b) {
    return a.from == b.from && a.line == b.line;
}

} // namespace

WhyBox::WhyBox(QWidget* parent)
    : QWidget(parent),
      m_sentence(new QLabel(this)),
      m_board(new MiniBoard(this)),
      m_step(new QLabel(this)),
      m_buttons(new QWidget(this)),
      m_first(button("whyFirst")),
      m_back(button("whyBack")),
      m_play(button("whyPlay")),
      m_next(button("whyNext")) {
    setObjectName(QStringLiteral("whyBox"));
    m_sentence->setObjectName(QStringLiteral("whySentence"));
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_board->setObjectName(QStringLiteral("whyBoard"));
    m_step->setObjectName(QStringLiteral("whyStep"));
    m_step->setTextFormat(Qt::PlainText);
    auto* row = new QHBoxLayout(m_buttons);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
    for (QToolButton* each : {m_first, m_back, m_play, m_next}) {
        row->addWidget(each);
    }
    row->addStretch();
    m_timer.setObjectName(QStringLiteral("whyTimer"));
    m_timer.setParent(this);
    m_timer.setInterval(StepTime);
    connect(&m_timer, &QTimer::timeout, this, &WhyBox::stepByItself);
    connect(m_first, &QToolButton::clicked, this, [this] { stepByHand(0); });
    connect(m_back, &QToolButton::clicked, this, [this] { stepByHand(m_ply - 1); });
    connect(m_next, &QToolButton::clicked, this, [this] { stepByHand(m_ply + 1); });
    connect(m_play, &QToolButton::clicked, this, &WhyBox::playOrPause);
    hide();
}

QToolButton* WhyBox::button(const char* name) {
    auto* made = new QToolButton(m_buttons);
    made->setObjectName(QLatin1String(name));
    made->setFocusPolicy(Qt::TabFocus);
    made->setMinimumSize(30, 28);
    return made;
}

void WhyBox::show(const ChanceShown& shown, chess::Color below) {
    const bool isNew = !m_shown || !isSame(shown, *m_shown);
    m_shown = shown;
    m_below = below;
    if (isNew) {
        m_ply = 0;
        m_timer.stop();
        if (!shown.line.empty()) {
            m_timer.start();
        }
    }
    retranslate();
    arrange();
}

void WhyBox::clear() {
    m_timer.stop();
    m_shown.reset();
}

void WhyBox::goTo(std::size_t ply) {
    m_ply = ply;
    refresh();
}

void WhyBox::stepByHand(std::size_t ply) {
    m_timer.stop();
    goTo(ply);
}

// Once more from the beginning, where it has come to the end.
void WhyBox::playOrPause() {
    if (m_timer.isActive()) {
        m_timer.stop();
    } else {
        m_ply = m_ply == m_shown->line.size() ? 0 : m_ply;
        m_timer.start();
    }
    refresh();
}

void WhyBox::stepByItself() {
    if (!m_shown || m_ply + 1 >= m_shown->line.size()) {
        m_timer.stop();
    }
    if (m_shown && m_ply < m_shown->line.size()) {
        goTo(m_ply + 1);
    }
}

void WhyBox::retranslate() {
    m_first->setText(QStringLiteral("«"));
    m_back->setText(QStringLiteral("‹"));
    m_next->setText(QStringLiteral("›"));
    const auto name = [](QToolButton* button, const QString& words) {
        button->setAccessibleName(words);
        button->setToolTip(words);
    };
    name(m_first, tr("To the beginning"));
    name(m_back, tr("A move back"));
    name(m_next, tr("A move on"));
    refresh();
}

void WhyBox::refresh() {
    if (!m_shown) {
        return;
    }
    chess::Position position = m_shown->from;
    QString step = text::beforeFirstStep();
    chess::Bitboard moved;
    for (std::size_t i = 0; i < m_ply; ++i) {
        const chess::Move move = m_shown->line[i];
        step = text::stepOf(position, move);
        moved = chess::Bitboard(move.from()) | chess::Bitboard(move.to());
        position = position.play(move);
    }
    m_board->show(position, moved, m_below);
    m_board->setAccessibleName(step);
    m_step->setText(step);
    m_sentence->setText(m_shown->sentence);
    setAccessibleName(m_shown->sentence);
    m_first->setEnabled(m_ply > 0);
    m_back->setEnabled(m_ply > 0);
    m_next->setEnabled(m_ply < m_shown->line.size());
    m_play->setText(m_timer.isActive() ? tr("Pause") : tr("Play"));
}

// In a high place the board stands below the words, in a low one beside them.
void WhyBox::arrange() {
    for (QWidget* each : std::initializer_list<QWidget*>{m_board, m_step, m_buttons}) {
        each->setVisible(hasLine());
    }
    if (!hasLine()) {
        m_sentence->setGeometry(rect());
        return;
    }
    const int row = m_buttons->sizeHint().height();
    const int wordsBelow = std::max(m_sentence->heightForWidth(width()), 0);
    const int side = height() - wordsBelow - row - 2 * WhyGap;
    const bool isBelow = side >= LeastBelow;
    const int board = isBelow ? std::min(side, width()) : std::min(height(), width() / 2);
    const int left = isBelow ? 0 : board + WhyGap;
    const int step = m_step->sizeHint().height();
    if (isBelow) {
        m_sentence->setGeometry(0, 0, width(), wordsBelow);
        m_board->setGeometry((width() - board) / 2, wordsBelow + WhyGap, board, board);
        const int top = wordsBelow + board + 2 * WhyGap;
        const int buttons = m_buttons->sizeHint().width();
        m_buttons->setGeometry(0, top, buttons, row);
        m_step->setGeometry(buttons + WhyGap, top, width() - buttons - WhyGap, row);
        return;
    }
    m_board->setGeometry(0, 0, board, board);
    m_sentence->setGeometry(left, 0, width() - left, height() - row - step);
    m_step->setGeometry(left, height() - row - step, width() - left, step);
    m_buttons->setGeometry(left, height() - row, width() - left, row);
}

void WhyBox::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        arrange();
    }
    QWidget::changeEvent(event);
}

void WhyBox::resizeEvent(QResizeEvent* event) {
    arrange();
    QWidget::resizeEvent(event);
}

} // namespace ui
