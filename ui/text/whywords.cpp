#include "ui/text/whywords.h"

#include "core/notation/san.h"
#include "ui/text/refusalwords.h"

#include <QCoreApplication>

namespace ui::text {
namespace {

// Names in braces stand for words, since the languages name things in orders, and as often, as they
// please.
class WhyWords {
    Q_DECLARE_TR_FUNCTIONS(WhyWords)

public:
    static QString sentence(chess::RefusalReason reason) {
        using enum chess::RefusalReason;
        switch (reason) {
        case GameOver: return tr("The game is over. Start a new game, or step back to look.");
        case NoPiece: return tr("There is no piece on {from}.");
        case NotYourPiece: return tr("It is {side} to move. You can move only {side} pieces.");
        case OwnPiece:
            return tr("{to} is taken by your own {blocker}. Two pieces cannot share a square.");
        case GeometryKnight:
            return tr("A knight moves in an L: two squares one way, then one to the side.");
        case GeometryKing: return tr("A king moves one square in any direction.");
        case GeometryBishop: return tr("A bishop moves along diagonals only.");
        case GeometryRook: return tr("A rook moves along its file or rank only.");
        case GeometryQueen: return tr("A queen moves in a straight line: file, rank or diagonal.");
        case PathBlocked:
            return tr("The {piece} cannot jump. The {blocker} on {at} is in the way.");
        default: break;
        }
        if (reason < OwnPiece) {
            return ofCastling(reason);
        }
        return reason < KingsAdjacent ? ofPawn(reason) : ofKing(reason);
    }

    static QString articles(const QString& numbers) {
        return tr("FIDE Laws, articles %1").arg(numbers);
    }

    static QString firstMove(const QString& move, const QString& cited) {
        //: of the king or rook that can no longer castle, and the article
        return tr("First move: %1. %2").arg(move, cited);
    }

private:
    static QString ofCastling(chess::RefusalReason reason) {
        using enum chess::RefusalReason;
        switch (reason) {
        case CastleKingMoved:
            return tr("Your king has already moved. Castling is gone for the rest of the game.");
        case CastleNoRook: return tr("There is no rook of yours on {rook} to castle with.");
        case CastleRookMoved:
            return tr("That rook has already moved. Castling on this side is gone.");
        case CastleRightLost:
            return tr("In this position castling on this side is no longer allowed.");
        case CastleBlocked:
            return tr("The squares between king and rook must be empty. {at} is occupied.");
        case CastleInCheck:
            return tr("You cannot castle out of check. Answer the check from the {attacker} on "
                      "{by} first.");
        case CastleThroughCheck:
            return tr("The king would pass over {at}, which the {attacker} on {by} attacks. Once "
                      "{at} is safe you may castle.");
        case CastleIntoCheck:
            return tr("The king would land on {at}, which the {attacker} on {by} attacks.");
        default: return {};
        }
    }

    static QString ofPawn(chess::RefusalReason reason) {
        using enum chess::RefusalReason;
        switch (reason) {
        case PawnBackward: return tr("Pawns never move backward.");
        case PawnSideways: return tr("Pawns never move sideways.");
        case PawnNoStraightCapture:
            return tr("A pawn cannot capture straight ahead. The {blocker} on {to} blocks it.");
        case PawnDoubleNotFirst:
            return tr("Two squares are allowed only on the pawn’s first move.");
        case PawnDoubleBlocked: return tr("Both squares ahead must be empty. {at} is occupied.");
        case PawnTooFar: return tr("A pawn advances one square (two only on its first move).");
        case EnPassantNotAPawn:
            return tr("Only a pawn can be captured en passant. The {blocker} on {at} is not a "
                      "pawn.");
        case EnPassantExpired:
            return tr("En passant is allowed only on the very next move. That chance is gone.");
        case EnPassantNotDouble:
            return tr("That pawn did not advance two squares in one move, so no en passant.");
        case EnPassantNotAvailable: return tr("En passant is not available in this position.");
        case PawnDiagonalEmpty:
            return tr("A pawn moves diagonally only to capture. There is nothing to capture on "
                      "{to}.");
        case GeometryPawn:
            return tr("A pawn goes straight ahead, and captures one square diagonally forward.");
        case PromotionRequired:
            return tr("A pawn on the last rank must become a queen, rook, bishop or knight.");
        case PromotionBadPiece: return tr("A pawn cannot become a {piece_choice}.");
        default: return {};
        }
    }

    static QString ofKing(chess::RefusalReason reason) {
        using enum chess::RefusalReason;
        switch (reason) {
        case KingsAdjacent:
            return tr("The kings may never stand next to each other: each attacks the squares "
                      "around it.");
        case KingTakesProtected:
            return tr("That {victim} is protected by the {attacker} on {by}. The king cannot take "
                      "it.");
        case KingStaysOnLine:
            return tr("Stepping back along the same line does not escape the {attacker} on {by}.");
        case KingIntoAttack:
            return tr("{to} is attacked by the {attacker} on {by}. The king cannot go there.");
        case DoubleCheck: return tr("Two pieces give check at once. Only a king move can answer.");
        case MustAnswerCheck:
            return tr("Your king is in check from the {attacker} on {by}. Move the king, take that "
                      "piece, or block.");
        case EnPassantExposesKing:
            return tr("Both pawns would leave the rank and open your king to the {attacker} on "
                      "{by}.");
        case Pinned:
            return tr("This {piece} is pinned. Off this line, the {attacker} on {by} would attack "
                      "your king.");
        default: return {};
        }
    }
};

// The man that a letter stands for, or the letter itself.
QString wordOfLetter(char letter) {
    const QChar upper = QChar::fromLatin1(letter).toUpper();
    const auto role = chess::roleOf(upper.toLatin1());
    return role ? roleInSentence(*role) : QString(upper);
}

QString withNames(QString text, const chess::Refusal& refusal) {
    const auto put = [&text](const char* name, const QString& word) {
        text.replace(QStringLiteral("{%1}").arg(QLatin1String(name)), word);
    };
    const auto putSquare = [&put](const char* name, chess::Square square) {
        put(name, QString::fromStdString(square.name()));
    };
    put("side", colorName(refusal.turn));
    putSquare("from", refusal.attempt.from);
    putSquare("to", refusal.attempt.to);
    if (refusal.attempt.promotion) {
        put("piece_choice", wordOfLetter(*refusal.attempt.promotion));
    }
    if (refusal.piece) {
        put("piece", roleInSentence(*refusal.piece));
    }
    if (refusal.at) {
        putSquare("at", *refusal.at);
    }
    if (refusal.attacker) {
        put("attacker", roleInSentence(refusal.attacker->role));
        putSquare("by", refusal.attacker->square);
    }
    if (refusal.blocker) {
        put("blocker", roleInSentence(refusal.blocker->role));
    }
    if (refusal.victim) {
        put("victim", roleInSentence(*refusal.victim));
    }
    if (refusal.rook) {
        putSquare("rook", *refusal.rook);
    }
    return text;
}

} // namespace

QString moveAt(const chess::Game& game, std::size_t ply) {
    const chess::Position& before = game.positionAfter(ply);
    const QString san = QString::fromStdString(chess::writeSan(before, game.moves().at(ply)));
    return numberedMove(before.fullmoveNumber(), before.turn(), san);
}

Message whyRefused(const chess::Refusal& refusal, const chess::Game& game) {
    const QString cited = articleOf(refusal.reason);
    return {
        withNames(WhyWords::sentence(refusal.reason), refusal),
        refusal.ply ? WhyWords::firstMove(moveAt(game, *refusal.ply), cited) : cited};
}

QString articleOf(chess::RefusalReason reason) {
    const std::string_view numbers = chess::article(reason);
    if (numbers.find(',') == std::string_view::npos) {
        return numbers.empty() ? QString() : cite(numbers);
    }
    return WhyWords::articles(QString::fromStdString(std::string(numbers)));
}

} // namespace ui::text
