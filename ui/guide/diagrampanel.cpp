#include "ui/guide/diagrampanel.h"

#include "ui/board/boardview.h"
#include "ui/guide/guidestyle.h"
#include "ui/guide/spacedlabel.h"
#include "ui/tasks/taskboard.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace ui {
namespace {

constexpr int PanelMargin = 12; // logical pixels
constexpr int PanelGap = 8;
constexpr int MostBoard = 380;
constexpr int MostBoardAlone = 500; // with large letters
constexpr int LeastBoard = 200;
constexpr int LeastBeside = 260;  // for words of the usual size beside the board
constexpr int LettersBeside = 20; // for larger ones
constexpr int BoardBeside = 280;  // with what is round it
constexpr int DoneSign = 18;

int heightOfPart(const QWidget& part, int width) {
    const int wanted =
        part.hasHeightForWidth() ? part.heightForWidth(width) : part.sizeHint().height();
    return std::max(wanted, part.minimumHeight());
}

} // namespace

DiagramPanel::DiagramPanel(QWidget* parent) : QFrame(parent), m_heading(new SpacedLabel(this)) {
    m_heading->setObjectName(QStringLiteral("diagramHeading"));
    QFont bold;
    bold.setBold(true); // and the size of what is round it
    m_heading->setFont(bold);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QString DiagramPanel::heading() const {
    return m_heading->words();
}

void DiagramPanel::setHeading(const QString& heading) {
    m_heading->setWords(heading);
    setAccessibleName(heading);
    updateGeometry();
}

void DiagramPanel::setDone(bool isDone) {
    m_isDone = isDone;
    setAccessibleDescription(isDone ? tr("Done") : QString());
    setToolTip(QString());
    layOut(width(), Laying::Done);
    update();
}

void DiagramPanel::setBoard(TaskBoard* board) {
    m_board = board;
    board->board().setMinimumSize(LeastBoard, LeastBoard);
}

void DiagramPanel::add(QWidget* part) {
    m_parts.push_back(part);
}

int DiagramPanel::layParts(const QRect& room, Laying laying) const {
    int top = room.top();
    for (QWidget* part : m_parts) {
        if (part->isHidden()) {
            continue;
        }
        const int height = heightOfPart(*part, room.width());
        if (laying == Laying::Done) {
            part->setGeometry(room.left(), top, room.width(), height);
        }
        top += height + PanelGap;
    }
    return std::max(top - PanelGap, room.top());
}

int DiagramPanel::doneSign() const {
    return qRound(DoneSign * lettersOf(*m_heading));
}

int DiagramPanel::layOut(int width, Laying laying) const {
    const int inner = std::max(width - 2 * PanelMargin, LeastBoard);
    const int words = m_isDone ? inner - doneSign() - PanelGap : inner;
    const int headed = m_heading->text().isEmpty() ? 0 : heightOfPart(*m_heading, words);
    if (laying == Laying::Done) {
        m_heading->setGeometry(PanelMargin, PanelMargin, words, headed);
    }
    const int top = PanelMargin + (headed > 0 ? headed + PanelGap : 0);
    if (!m_board) {
        return layParts({PanelMargin, top, inner, 0}, laying) + PanelMargin;
    }
    const int needed =
        std::max(LeastBeside, LettersBeside * QFontInfo(m_heading->font()).pixelSize());
    const bool isWide = width >= BoardBeside + needed;
    const double letters = lettersOf(*m_heading);
    const int side = isWide ? std::min(MostBoard, inner - PanelGap - PanelMargin - needed)
                            : std::min({inner, qRound(MostBoard * letters), MostBoardAlone});
    const int left = isWide ? PanelMargin : PanelMargin + (inner - side) / 2;
    if (laying == Laying::Done) {
        m_board->board().setLetters(letters);
        m_board->setGeometry(left, top, side, side);
    }
    if (!isWide) {
        return layParts({PanelMargin, top + side + PanelGap, inner, 0}, laying) + PanelMargin;
    }
    const int beside = left + side + PanelMargin;
    const int end = layParts({beside, top, width - PanelMargin - beside, 0}, laying);
    return std::max(end, top + side) + PanelMargin;
}

int DiagramPanel::heightForWidth(int width) const {
    return layOut(width, Laying::Measured);
}

void DiagramPanel::resizeEvent(QResizeEvent* event) {
    layOut(width(), Laying::Done);
    QFrame::resizeEvent(event);
}

bool DiagramPanel::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest) { // a part has changed its size
        layOut(width(), Laying::Done);
        updateGeometry();
    }
    return QFrame::event(event);
}

void DiagramPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) {
        layOut(width(), Laying::Done);
        updateGeometry();
    }
    QFrame::changeEvent(event);
}

void DiagramPanel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::Mid), 1));
    painter.setBrush(palette().color(QPalette::Window));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
    if (!m_isDone) {
        return;
    }
    const int sign = doneSign();
    painter.translate(width() - PanelMargin - sign, PanelMargin);
    painter.scale(sign / double{DoneSign}, sign / double{DoneSign});
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::Highlight));
    painter.drawEllipse(0, 0, DoneSign, DoneSign);
    painter.setPen(QPen(
        palette().color(QPalette::HighlightedText), 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin
    ));
    painter.drawPolyline(QPolygonF({{5, 9.5}, {8, 12.5}, {13, 6}}));
}

} // namespace ui
