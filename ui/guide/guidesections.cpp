#include "ui/guide/guidesections.h"

namespace ui {

QString sectionOf(chess::Termination end) {
    using chess::Termination;
    switch (end) {
    case Termination::Checkmate: return QStringLiteral("5.1");
    case Termination::Stalemate: return QStringLiteral("5.2");
    case Termination::DeadPosition: return QStringLiteral("5.4");
    case Termination::FivefoldRepetition:
    case Termination::ThreefoldRepetition: return QStringLiteral("5.5");
    case Termination::SeventyFiveMoves:
    case Termination::FiftyMoves: return QStringLiteral("5.6");
    case Termination::Agreement:
    case Termination::Resignation: return QStringLiteral("5.3");
    case Termination::TimeForfeit: return QStringLiteral("5.7");
    case Termination::IllegalMoves: return QStringLiteral("6.1");
    }
    return {};
}

} // namespace ui
