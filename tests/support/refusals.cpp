#include "tests/support/refusals.h"

#include "tests/support/chess.h"

namespace support {
namespace {

QString squareName(chess::Square square) {
    return QString::fromStdString(square.name());
}

void addPairs(const char* what, const std::vector<chess::SquarePair>& pairs, QStringList& parts) {
    for (const chess::SquarePair pair : pairs) {
        parts << QStringLiteral("%1 %2-%3").arg(what, squareName(pair.from), squareName(pair.to));
    }
}

void addSquares(const char* what, chess::Bitboard squares, QStringList& parts) {
    if (!squares.isEmpty()) {
        parts << what + QStringLiteral(" ") + squareNames(squares).join(QLatin1Char(' '));
    }
}

} // namespace

chess::Attempt attempt(const chess::Game& game, const QString& text) {
    const chess::Square from = square(text.left(2));
    const chess::Square to = square(text.mid(2, 2));
    const auto man = game.position().pieceAt(from);
    const bool isLast = to.rank() == chess::Rank::R1 || to.rank() == chess::Rank::R8;
    const bool isTyped = man && man->role == chess::Role::Pawn && isLast;
    chess::Attempt made{from, to};
    made.kind = isTyped ? chess::AttemptKind::Typed : chess::AttemptKind::Dropped;
    if (text.size() > 4) {
        made.promotion = text.at(4).toLatin1();
    }
    return made;
}

QString name(chess::RefusalReason reason) {
    static const std::array<const char*, chess::RefusalReasonCount> names{
        "GameOver",
        "NoPiece",
        "NotYourPiece",
        "CastleKingMoved",
        "CastleNoRook",
        "CastleRookMoved",
        "CastleRightLost",
        "CastleBlocked",
        "CastleInCheck",
        "CastleThroughCheck",
        "CastleIntoCheck",
        "OwnPiece",
        "PawnBackward",
        "PawnSideways",
        "PawnNoStraightCapture",
        "PawnDoubleNotFirst",
        "PawnDoubleBlocked",
        "PawnTooFar",
        "EnPassantNotAPawn",
        "EnPassantExpired",
        "EnPassantNotDouble",
        "EnPassantNotAvailable",
        "PawnDiagonalEmpty",
        "GeometryPawn",
        "GeometryKnight",
        "GeometryKing",
        "GeometryBishop",
        "GeometryRook",
        "GeometryQueen",
        "PathBlocked",
        "PromotionRequired",
        "PromotionBadPiece",
        "KingsAdjacent",
        "KingTakesProtected",
        "KingStaysOnLine",
        "KingIntoAttack",
        "DoubleCheck",
        "MustAnswerCheck",
        "EnPassantExposesKing",
        "Pinned",
    };
    return QString::fromLatin1(names.at(static_cast<std::size_t>(reason)));
}

QString name(chess::RefusalCue cue) {
    static const std::array names{
        "ResultBanner", "TurnBadge", "MoveList", "CastlingChips", "PromotionChooser"};
    return QString::fromLatin1(names.at(static_cast<std::size_t>(cue)));
}

QString drawn(const chess::RefusalDrawing& drawing) {
    QStringList parts;
    addPairs("arrow", drawing.arrows, parts);
    addPairs("line", drawing.lines, parts);
    addSquares("cross", drawing.crosses, parts);
    addSquares("ring", drawing.rings, parts);
    addSquares("mark", drawing.marks, parts);
    addSquares("grey", drawing.greyed, parts);
    if (drawing.cue) {
        parts << name(*drawing.cue);
    }
    return parts.isEmpty() ? QStringLiteral("-") : parts.join(QStringLiteral("; "));
}

} // namespace support
