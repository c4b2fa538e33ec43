#include "tests/ui/guide/cardhand.h"

#include "tests/support/chess.h"
#include "ui/board/boardview.h"

#include <QAbstractButton>
#include <QLineEdit>
#include <QtTest>

namespace support {
namespace {

QPoint pointOn(ui::BoardView& board, const QString& name) {
    return board.geometryNow().rectOf(square(name)).center().toPoint();
}

void drag(ui::BoardView& board, const QString& from, const QString& to) {
    const QPoint start = pointOn(board, from);
    const QPoint end = pointOn(board, to);
    QTest::mousePress(&board, Qt::LeftButton, {}, start);
    QTest::mouseMove(&board, (start + end) / 2);
    QTest::mouseMove(&board, end);
    QTest::mouseRelease(&board, Qt::LeftButton, {}, end);
}

bool choose(ui::BoardView& board, QChar letter) {
    const auto role = chess::roleOf(letter.toUpper().toLatin1());
    for (auto* button : board.findChildren<QAbstractButton*>()) {
        if (role && button->isVisible() && button->property("role").toInt() == indexOf(*role)) {
            QTest::mouseClick(button, Qt::LeftButton);
            return true;
        }
    }
    return false;
}

QString patternOf(const ui::DiagramRule& goal, const chess::Position& on) {
    for (const chess::Move move : on.legalMoves()) {
        if (fits(goal.on, on, move)) {
            return uci(move);
        }
    }
    return {};
}

} // namespace

QWidget* seen(QWidget& card, const QString& name) {
    for (auto* widget : card.findChildren<QWidget*>(name)) {
        if (widget->isVisible()) {
            return widget;
        }
    }
    return nullptr;
}

bool press(QWidget& card, const QString& button) {
    QWidget* found = seen(card, button);
    if (!found || !found->isEnabled()) {
        return false;
    }
    QTest::mouseClick(found, Qt::LeftButton);
    return true;
}

bool doOn(ui::DiagramCard& card, const QString& what) {
    const QString how = what.section(QLatin1Char(' '), 0, 0);
    const QString with = what.section(QLatin1Char(' '), 1);
    ui::BoardView& board = card.board().board();
    if (how == QLatin1String("move") || how == QLatin1String("leave")) {
        drag(board, with.left(2), with.mid(2, 2));
        if (how == QLatin1String("leave")) {
            const bool isOpen = board.state().promotion.has_value();
            QTest::mouseClick(&board, Qt::LeftButton, {}, pointOn(board, QStringLiteral("a1")));
            return isOpen && !board.state().promotion;
        }
        return with.size() == 4 || choose(board, with.back());
    }
    if (how == QLatin1String("square") || how == QLatin1String("touch")) {
        QTest::mouseClick(&board, Qt::LeftButton, {}, pointOn(board, with));
        return true;
    }
    if (how == QLatin1String("type")) {
        auto* field = qobject_cast<QLineEdit*>(seen(card, QStringLiteral("typedMove")));
        if (!field || !field->isEnabled()) {
            return false;
        }
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, with);
        QTest::keyClick(field, Qt::Key_Return);
        return true;
    }
    return how == QLatin1String("button") && press(card, with);
}

bool doAll(ui::DiagramCard& card, const QString& what) {
    for (const QString& one : what.split(QStringLiteral("; "), Qt::SkipEmptyParts)) {
        if (one != QLatin1String("-") && !doOn(card, one)) {
            return false;
        }
    }
    return true;
}

QString sentence(QWidget& card) {
    return card.findChild<ui::DiagramAnswer*>()->sentence();
}

QString article(QWidget& card) {
    return card.findChild<ui::DiagramAnswer*>()->article();
}

ui::DiagramTone tone(QWidget& card) {
    return card.findChild<ui::DiagramAnswer*>()->tone();
}

QString nextOf(const ui::DiagramRule& goal, const chess::Position& on) {
    const QString first = goal.on.patterns.front();
    switch (goal.on.kind) {
    case ui::TriggerKind::Move: return QStringLiteral("move ") + patternOf(goal, on);
    case ui::TriggerKind::Try: return QStringLiteral("move ") + first;
    case ui::TriggerKind::Touch: return QStringLiteral("touch ") + first;
    case ui::TriggerKind::Square:
        return QStringLiteral("square ") + QString(first).replace(u'*', u'3');
    case ui::TriggerKind::Button: return QStringLiteral("button ") + first;
    case ui::TriggerKind::Typed: break;
    }
    return QStringLiteral("type ") + san(on, move(on, first));
}

} // namespace support
