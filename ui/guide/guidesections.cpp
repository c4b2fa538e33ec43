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

std::optional<QString> sectionOf(chess::RefusalReason reason) {
    using chess::RefusalReason;
    switch (reason) {
    case RefusalReason::GameOver:
    case RefusalReason::OwnPiece:
    case RefusalReason::PathBlocked: return std::nullopt;
    case RefusalReason::NoPiece:
    case RefusalReason::NotYourPiece: return QStringLiteral("1.2");
    case RefusalReason::GeometryRook: return QStringLiteral("2.1");
    case RefusalReason::GeometryBishop: return QStringLiteral("2.2");
    case RefusalReason::GeometryQueen: return QStringLiteral("2.3");
    case RefusalReason::GeometryKnight: return QStringLiteral("2.4");
    case RefusalReason::GeometryKing:
    case RefusalReason::KingsAdjacent:
    case RefusalReason::KingTakesProtected:
    case RefusalReason::KingStaysOnLine:
    case RefusalReason::KingIntoAttack: return QStringLiteral("2.5");
    case RefusalReason::PawnBackward:
    case RefusalReason::PawnSideways:
    case RefusalReason::PawnDoubleNotFirst:
    case RefusalReason::PawnDoubleBlocked:
    case RefusalReason::PawnTooFar:
    case RefusalReason::GeometryPawn: return QStringLiteral("2.6");
    case RefusalReason::PawnNoStraightCapture:
    case RefusalReason::PawnDiagonalEmpty: return QStringLiteral("2.7");
    case RefusalReason::MustAnswerCheck: return QStringLiteral("3.2");
    case RefusalReason::Pinned: return QStringLiteral("3.3");
    case RefusalReason::DoubleCheck: return QStringLiteral("3.4");
    case RefusalReason::CastleNoRook: return QStringLiteral("4.1");
    case RefusalReason::CastleKingMoved:
    case RefusalReason::CastleRookMoved:
    case RefusalReason::CastleRightLost:
    case RefusalReason::CastleBlocked:
    case RefusalReason::CastleInCheck:
    case RefusalReason::CastleThroughCheck:
    case RefusalReason::CastleIntoCheck: return QStringLiteral("4.2");
    case RefusalReason::EnPassantNotAPawn:
    case RefusalReason::EnPassantExpired:
    case RefusalReason::EnPassantNotDouble:
    case RefusalReason::EnPassantNotAvailable:
    case RefusalReason::EnPassantExposesKing: return QStringLiteral("4.3");
    case RefusalReason::PromotionRequired:
    case RefusalReason::PromotionBadPiece: return QStringLiteral("4.4");
    }
    return std::nullopt;
}

} // namespace ui
