#include "ui/learn/lessoncard.h"

#include "ui/board/boardcolors.h"
#include "ui/text/lessonwords.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <vector>

namespace ui {
namespace {

constexpr int CardPad = 12; // logical pixels
constexpr int PictureSize = 64;
constexpr int CardWidth = 268;
constexpr int DotSize = 9;

struct PicturedMan {
    chess::Piece piece;
    QPointF at; // of its upper left corner, as parts of the picture
    qreal size; // as a part of the picture
};

std::vector<PicturedMan> picturedMen(chess::LessonId lesson) {
    using chess::Color;
    using chess::LessonId;
    using chess::Role;
    const auto pair = [](chess::Piece left, chess::Piece right) {
        return std::vector<PicturedMan>{{left, {-0.08, -0.04}, 0.8}, {right, {0.28, 0.22}, 0.8}};
    };
    switch (lesson) {
    case LessonId::Castling: return pair({Color::White, Role::King}, {Color::White, Role::Rook});
    case LessonId::EnPassant: return pair({Color::Black, Role::Pawn}, {Color::White, Role::Pawn});
    case LessonId::Promotion: return pair({Color::White, Role::Queen}, {Color::White, Role::Pawn});
    case LessonId::Check: return pair({Color::Black, Role::King}, {Color::White, Role::Bishop});
    case LessonId::Mate: return pair({Color::Black, Role::King}, {Color::White, Role::Queen});
    default: break;
    }
    return {{{Color::White, *chess::roleOf(lesson)}, {0.0, -0.02}, 1.0}};
}

} // namespace

LessonCard::LessonCard(chess::LessonId lesson, PieceSet& pieces, QWidget* parent)
    : QAbstractButton(parent),
      m_lesson(lesson),
      m_pieces(pieces),
      m_all(static_cast<int>(chess::tasksOf(lesson).size())) {
    const std::string_view id = chess::tasksOf(lesson).front().id; // "knight.1"
    const std::string_view name = id.substr(0, id.find('.'));
    setObjectName(
        QStringLiteral("lesson_") +
        QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()))
    );
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    showDone(0);
}

void LessonCard::showDone(int done) {
    m_done = done;
    setText(text::lessonName(m_lesson));
    //: the lesson and how much of it is done, as it is read aloud: "Knight, 3 of 7"
    setAccessibleName(tr("%1, %2").arg(text(), text::doneOf(m_done, m_all)));
    setAccessibleDescription(text::lessonLine(m_lesson));
    update();
}

QSize LessonCard::sizeHint() const {
    const int lines = fontMetrics().height() * 3 + DotSize + 3 * CardPad;
    return {CardWidth, std::max(lines, PictureSize + 2 * CardPad)};
}

void LessonCard::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        click();
        return;
    }
    QAbstractButton::keyPressEvent(event);
}

void LessonCard::enterEvent(QEnterEvent* event) {
    update();
    QAbstractButton::enterEvent(event);
}

void LessonCard::leaveEvent(QEvent* event) {
    update();
    QAbstractButton::leaveEvent(event);
}

void LessonCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter);
    paintPicture(painter);
    paintWords(painter);
    paintProgress(painter);
}

void LessonCard::paintGround(QPainter& painter) const {
    const bool isHot = hasFocus() || isDown();
    const QPalette& colors = palette();
    const bool isOver = underMouse() || isDown();
    painter.setPen(QPen(colors.color(isHot ? QPalette::Highlight : QPalette::Mid), isHot ? 3 : 1));
    painter.setBrush(colors.color(isOver ? QPalette::AlternateBase : QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), 10, 10);
}

void LessonCard::paintPicture(QPainter& painter) {
    const QRectF ground(CardPad, (height() - PictureSize) / 2.0, PictureSize, PictureSize);
    const BoardColors colors = BoardColors::fitting(palette());
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.darkSquare);
    painter.drawRoundedRect(ground, 8, 8);
    for (const PicturedMan& man : picturedMen(m_lesson)) {
        const qreal ratio = devicePixelRatioF();
        const int pixels = static_cast<int>(man.size * PictureSize * ratio);
        painter.drawPixmap(
            ground.topLeft() + man.at * PictureSize, m_pieces.picture(man.piece, pixels, ratio)
        );
    }
}

void LessonCard::paintWords(QPainter& painter) const {
    const QRect words = rect().adjusted(2 * CardPad + PictureSize, CardPad, -CardPad, -CardPad);
    QFont title = font();
    title.setBold(true);
    title.setPointSizeF(title.pointSizeF() * 1.1);
    painter.setFont(title);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(words, Qt::AlignLeft | Qt::AlignTop, text());
    const int below = QFontMetrics(title).height() + 1;
    painter.setFont(font());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(
        words.adjusted(0, below, 0, 0),
        Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
        text::lessonLine(m_lesson)
    );
}

// A dot for each task, filled where it is done, and the count in words.
void LessonCard::paintProgress(QPainter& painter) const {
    const QColor accent = palette().color(QPalette::Highlight);
    const int left = 2 * CardPad + PictureSize;
    const int line = height() - CardPad - fontMetrics().height() / 2;
    for (int i = 0; i < m_all; ++i) {
        painter.setPen(QPen(accent, 1.5));
        painter.setBrush(i < m_done ? QBrush(accent) : QBrush(Qt::NoBrush));
        const QPointF center(left + DotSize / 2.0 + i * (DotSize + 4), line);
        painter.drawEllipse(center, DotSize / 2.0, DotSize / 2.0);
    }
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(
        rect().adjusted(0, 0, -CardPad, -CardPad),
        Qt::AlignRight | Qt::AlignBottom,
        text::doneOf(m_done, m_all)
    );
}

} // namespace ui
