#include "ui/guide/diagramtrigger.h"

#include <QHash>

#include <algorithm>

namespace ui {
namespace {

bool fitsOne(const QString& pattern, const chess::Position& position, chess::Move move) {
    const QString uci = QString::fromStdString(move.uci());
    if (pattern == uci || pattern == QLatin1String("*")) {
        return true;
    }
    if (pattern.size() == 3 && pattern.endsWith(QLatin1Char('*'))) {
        return uci.startsWith(pattern.left(2));
    }
    if (pattern == QLatin1String("quiet")) {
        return !move.isCapture() && move.role() != chess::Role::Pawn;
    }
    const chess::Position after = position.play(move);
    if (pattern == QLatin1String("check")) {
        return after.isCheck();
    }
    const bool isEnd = !after.hasLegalMove();
    return (pattern == QLatin1String("mate") && isEnd && after.isCheck()) ||
           (pattern == QLatin1String("stalemate") && isEnd && !after.isCheck());
}

bool fitsSquare(const QString& pattern, const QString& square) {
    return pattern.size() == 2 && (pattern[0] == QLatin1Char('*') || pattern[0] == square[0]) &&
           (pattern[1] == QLatin1Char('*') || pattern[1] == square[1]);
}

} // namespace

std::optional<Trigger> parseTrigger(const QString& text) {
    static const QHash<QString, TriggerKind> kinds{
        {QStringLiteral("move"), TriggerKind::Move},
        {QStringLiteral("try"), TriggerKind::Try},
        {QStringLiteral("touch"), TriggerKind::Touch},
        {QStringLiteral("square"), TriggerKind::Square},
        {QStringLiteral("button"), TriggerKind::Button},
        {QStringLiteral("type"), TriggerKind::Typed},
    };
    const auto kind = kinds.constFind(text.section(QLatin1Char(':'), 0, 0));
    const QStringList patterns =
        text.section(QLatin1Char(':'), 1).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (kind == kinds.constEnd() || patterns.isEmpty()) {
        return std::nullopt;
    }
    return Trigger{*kind, patterns};
}

bool fits(const Trigger& trigger, const chess::Position& position, chess::Move move) {
    return std::any_of(
        trigger.patterns.begin(),
        trigger.patterns.end(),
        [&](const QString& pattern) { return fitsOne(pattern, position, move); }
    );
}

bool fits(const Trigger& trigger, const chess::Attempt& attempt) {
    const QString tried = QString::fromStdString(attempt.from.name() + attempt.to.name());
    return trigger.kind == TriggerKind::Try && trigger.patterns.contains(tried);
}

bool fits(const Trigger& trigger, TriggerKind kind, chess::Square square) {
    const QString name = QString::fromStdString(square.name());
    return trigger.kind == kind &&
           std::any_of(
               trigger.patterns.begin(),
               trigger.patterns.end(),
               [&](const QString& pattern) { return fitsSquare(pattern, name); }
           );
}

bool fits(const Trigger& trigger, TriggerKind kind, const QString& name) {
    return trigger.kind == kind && trigger.patterns.contains(name);
}

} // namespace ui
