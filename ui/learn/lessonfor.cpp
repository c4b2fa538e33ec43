#include "ui/learn/lessonfor.h"

namespace ui {

std::optional<chess::LessonId> lessonFor(chess::RefusalReason reason) {
    using chess::LessonId;
    using enum chess::RefusalReason;
    switch (reason) {
    case GameOver:
    case NoPiece:
    case NotYourPiece: return std::nullopt;
    case CastleKingMoved:
    case CastleNoRook:
    case CastleRookMoved:
    case CastleRightLost:
    case CastleBlocked:
    case CastleInCheck:
    case CastleThroughCheck:
    case CastleIntoCheck: return LessonId::Castling;
    case PawnBackward:
    case PawnSideways:
    case PawnNoStraightCapture:
    case PawnDoubleNotFirst:
    case PawnDoubleBlocked:
    case PawnTooFar:
    case PawnDiagonalEmpty:
    case GeometryPawn: return LessonId::Pawn;
    case EnPassantNotAPawn:
    case EnPassantExpired:
    case EnPassantNotDouble:
    case EnPassantNotAvailable:
    case EnPassantExposesKing: return LessonId::EnPassant;
    case GeometryKnight: return LessonId::Knight;
    case GeometryKing:
    case KingsAdjacent:
    case KingTakesProtected:
    case KingStaysOnLine:
    case KingIntoAttack: return LessonId::King;
    case GeometryBishop: return LessonId::Bishop;
    case OwnPiece: // of any man; the rook's lesson has both in its way
    case PathBlocked:
    case GeometryRook: return LessonId::Rook;
    case GeometryQueen: return LessonId::Queen;
    case PromotionRequired:
    case PromotionBadPiece: return LessonId::Promotion;
    case DoubleCheck:
    case MustAnswerCheck:
    case Pinned: return LessonId::Check;
    }
    return std::nullopt;
}

} // namespace ui
