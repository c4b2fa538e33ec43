#include "ui/text/words.h"

#include <QCoreApplication>

namespace ui::text {
namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(Words)

public:
    static QString color(chess::Color color) {
        return color == chess::Color::White ? tr("White") : tr("Black");
    }

    static QString role(chess::Role role) {
        switch (role) {
        case chess::Role::Pawn: return tr("Pawn");
        case chess::Role::Knight: return tr("Knight");
        case chess::Role::Bishop: return tr("Bishop");
        case chess::Role::Rook: return tr("Rook");
        case chess::Role::Queen: return tr("Queen");
        case chess::Role::King: return tr("King");
        }
        return {};
    }

    static QString inSentence(chess::Role role) {
        switch (role) {
        case chess::Role::Pawn: return tr("pawn");
        case chess::Role::Knight: return tr("knight");
        case chess::Role::Bishop: return tr("bishop");
        case chess::Role::Rook: return tr("rook");
        case chess::Role::Queen: return tr("queen");
        case chess::Role::King: return tr("king");
        }
        return {};
    }

    static QString piece(chess::Piece piece) {
        return piece.color == chess::Color::White ? tr("white %1").arg(inSentence(piece.role))
                                                  : tr("black %1").arg(inSentence(piece.role));
    }

    static QString onSquare(chess::Role role, chess::Square square) {
        return tr("the %1 on %2").arg(inSentence(role), QString::fromStdString(square.name()));
    }

    static Message turn(const chess::Position& position) {
        return {tr("%1 to move").arg(color(position.turn())), {}};
    }

    static Message status(const chess::Position& position) {
        const chess::Bitboard checkers = position.checkers();
        const QString side = color(position.turn());
        if (checkers.isEmpty()) {
            return turn(position);
        }
        if (checkers.count() > 1) {
            return {tr("Double check! Move the king"), {}};
        }
        const chess::Square square = checkers.first();
        const QString role = inSentence(position.pieceAt(square)->role);
        return {
            tr("Check! %1’s king").arg(side),
            tr("Check from the %1 on %2.").arg(role, QString::fromStdString(square.name()))};
    }

    static Badge badge(bool isCheck) {
        return {
            isCheck ? tr("Check: yes") : tr("Check: no"),
            tr("Legal moves: none"),
            isCheck ? tr("Result: win") : tr("Result: draw")};
    }

    static QString neverMate(const QString& other) {
        return tr("%1 could never checkmate, so this is a draw, not a loss.").arg(other);
    }

    static QString neverMateDrawn(const QString& other) {
        return tr("%1 could never checkmate, so the game is drawn.").arg(other);
    }

    static ResultWords resigned(const chess::Outcome& outcome) {
        const QString loser = color(*outcome.subject());
        const QString other = color(!*outcome.subject());
        if (outcome.winner()) {
            return {tr("%1 resigned — %2 wins").arg(loser, other), {}, {}, {}};
        }
        return {tr("%1 resigned — draw").arg(loser), neverMate(other), {}, {}};
    }

    static ResultWords flagged(const chess::Outcome& outcome) {
        const QString loser = color(*outcome.subject());
        const QString other = color(!*outcome.subject());
        if (outcome.winner()) {
            return {tr("%1 ran out of time — %2 wins").arg(loser, other), {}, {}, {}};
        }
        return {tr("%1 ran out of time — draw").arg(loser), neverMateDrawn(other), {}, {}};
    }

    static ResultWords offended(const chess::Outcome& outcome) {
        const QString other = color(!*outcome.subject());
        if (outcome.winner()) {
            return {tr("Second illegal move — %1 wins").arg(other), {}, {}, {}};
        }
        return {tr("Second illegal move — draw"), neverMateDrawn(other), {}, {}};
    }

    static ResultWords result(const chess::Outcome& outcome) {
        const QString subject = outcome.subject() ? color(*outcome.subject()) : QString();
        const QString other = outcome.subject() ? color(!*outcome.subject()) : QString();
        switch (outcome.termination()) {
        case chess::Termination::Checkmate:
            return {
                tr("Checkmate — %1 wins").arg(other),
                tr("%1’s king is in check and no move can answer it.").arg(subject),
                {},
                badge(true)};
        case chess::Termination::Stalemate:
            return {
                tr("Stalemate — draw"),
                tr("%1 is not in check but has no legal move.").arg(subject),
                {},
                badge(false)};
        case chess::Termination::DeadPosition:
            return {
                tr("Insufficient material — draw"),
                tr("With these pieces neither side can ever checkmate (dead position)."),
                {},
                {}};
        case chess::Termination::FivefoldRepetition:
            return {tr("Fivefold repetition — draw"), tr("No claim needed."), {}, {}};
        case chess::Termination::SeventyFiveMoves:
            return {
                tr("Seventy-five-move rule — draw"),
                tr("75 moves each without a pawn move or capture."),
                {},
                {}};
        case chess::Termination::ThreefoldRepetition:
            return {tr("Threefold repetition — draw"), tr("Claimed by %1.").arg(subject), {}, {}};
        case chess::Termination::FiftyMoves:
            return {
                tr("Fifty-move rule — draw"),
                tr("50 moves each without a pawn move or capture (claimed by %1).").arg(subject),
                {},
                {}};
        case chess::Termination::Agreement:
            return {
                tr("Draw by agreement"),
                tr("%1 offered, %2 accepted.").arg(subject, other),
                {},
                {}};
        case chess::Termination::Resignation: return resigned(outcome);
        case chess::Termination::TimeForfeit: return flagged(outcome);
        case chess::Termination::IllegalMoves: return offended(outcome);
        }
        return {};
    }

    static QString article(const chess::Outcome& outcome) {
        const auto number = outcome.article();
        return tr("FIDE Laws, article %1")
            .arg(QString::fromLatin1(number.data(), static_cast<qsizetype>(number.size())));
    }

    static QString zoneLine(const chess::ZoneSquare& closed, const chess::Board& board) {
        const QString square = QString::fromStdString(closed.square.name());
        if (closed.ownMan) {
            return tr("%1: own %2").arg(square, inSentence(*closed.ownMan));
        }
        if (closed.isFree()) {
            return tr("%1: open").arg(square);
        }
        QStringList attackers;
        for (const chess::Square attacker : closed.attackers) {
            attackers.append(onSquare(board.pieceAt(attacker)->role, attacker));
        }
        return tr("%1: attacked by %2").arg(square, attackers.join(tr(" and ")));
    }

    static Message resign(chess::Color resigning, bool isDraw) {
        const QString other = color(!resigning);
        return {
            tr("Does %1 resign?").arg(color(resigning)),
            isDraw ? tr("%1 could never checkmate: this will be a draw.").arg(other)
                   : tr("%1 wins.").arg(other)};
    }

    static Message browsing() {
        return {
            tr("An earlier position"),
            tr("A move tried here returns to the game and plays nothing.")};
    }

    static QString standing(const chess::Match& match) {
        const QString first = score(match.halfPoints(0));
        const QString second = score(match.halfPoints(1));
        return match.isOver() ? tr("Match over %1–%2").arg(first, second)
                              : tr("Match so far %1–%2").arg(first, second);
    }

    static QString back() { return tr("Back in the game"); }
};

} // namespace

QString colorName(chess::Color color) {
    return Words::color(color);
}

QString roleName(chess::Role role) {
    return Words::role(role);
}

QString roleInSentence(chess::Role role) {
    return Words::inSentence(role);
}

QString pieceName(chess::Piece piece) {
    return Words::piece(piece);
}

Message statusOf(const chess::Position& position) {
    return Words::status(position);
}

Message turnOf(const chess::Position& position) {
    return Words::turn(position);
}

ResultWords resultOf(const chess::Outcome& outcome) {
    ResultWords words = Words::result(outcome);
    words.article = Words::article(outcome);
    return words;
}

QStringList zoneLines(const std::vector<chess::ZoneSquare>& zone, const chess::Board& board) {
    QStringList lines;
    for (const chess::ZoneSquare& closed : zone) {
        lines.append(Words::zoneLine(closed, board));
    }
    return lines;
}

Message resignQuestion(chess::Color resigning, bool isDraw) {
    return Words::resign(resigning, isDraw);
}

Message browsing() {
    return Words::browsing();
}

QString backInGame() {
    return Words::back();
}

QString standingOf(const chess::Match& match) {
    return Words::standing(match);
}

QString score(int halfPoints) {
    const QString whole = halfPoints == 1 ? QString() : QString::number(halfPoints / 2);
    return halfPoints % 2 == 0 ? whole : whole + QStringLiteral("½");
}

QString numberedMove(int number, chess::Color mover, const QString& san) {
    const QString dots = mover == chess::Color::White ? QStringLiteral(".") : QStringLiteral("...");
    return QString::number(number) + dots + QLatin1Char(' ') + san;
}

} // namespace ui::text
