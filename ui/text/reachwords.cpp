#include "ui/text/reachwords.h"

#include "core/notation/san.h"
#include "ui/text/whywords.h"

#include <QCoreApplication>

#include <algorithm>

namespace ui::text {
namespace {

constexpr std::size_t MostNamed = 8; // squares; more are counted

class ReachText {
    Q_DECLARE_TR_FUNCTIONS(ReachText)

public:
    static QString title(chess::Piece man, chess::Square square) {
        const QString on = QString::fromStdString(square.name());
        return man.color == chess::Color::White
                   //: the heading of what is told of a piece: "White knight, g1"
                   ? tr("White %1, %2").arg(roleInSentence(man.role), on)
                   : tr("Black %1, %2").arg(roleInSentence(man.role), on);
    }

    static QString how(chess::Role role) {
        switch (role) {
        case chess::Role::Pawn:
            return tr("Goes one square straight ahead, or two from its first square. Captures one "
                      "square diagonally ahead.");
        case chess::Role::Knight:
            return tr("Jumps in an L: two squares one way and one to the side, over all that "
                      "stands between.");
        case chess::Role::Bishop: return tr("Goes along the diagonals, as far as the way is free.");
        case chess::Role::Rook:
            return tr("Goes along its file and rank, as far as the way is free.");
        case chess::Role::Queen:
            return tr("Goes along files, ranks and diagonals, as far as the way is free.");
        case chess::Role::King:
            return tr("Goes one square in any direction, never to one that is attacked. May castle "
                      "once.");
        }
        return {};
    }

    static QString part(chess::ReachKind kind, const QString& squares) {
        using enum chess::ReachKind;
        switch (kind) {
        //: %1 is a square or several: "f6, h6"
        case Quiet: return tr("Goes to %1.").arg(squares);
        case Capture: return tr("Captures on %1.").arg(squares);
        case EnPassant: return tr("Captures en passant on %1.").arg(squares);
        case Castling: return tr("Castles to %1.").arg(squares);
        case Promotion: return tr("Promotes on %1.").arg(squares);
        case PromotionCapture: return tr("Captures and promotes on %1.").arg(squares);
        }
        return {};
    }

    static QString counted(int squares) {
        //: as in "Goes to 14 squares."
        return tr("%n square(s)", nullptr, squares);
    }

    static QString then(const QString& sentence, const QString& next) {
        //: two sentences, one after the other
        return tr("%1 %2").arg(sentence, next);
    }

    static QString separator() {
        //: between the names of squares in a list
        return tr(", ");
    }

    static QString barred(const QString& groups) {
        //: %1: "d3 and f3 (nothing to capture)"
        return tr("Not to %1").arg(groups);
    }

    static QString group(const QString& squares, const QString& why) {
        //: squares that a piece may not enter, and why
        return tr("%1 (%2)").arg(squares, why);
    }

    static QString nowhere(const QString& why) {
        //: %1 is why a piece has no move: "pinned by the bishop on b4"
        return tr("No move: %1.").arg(why);
    }

    static QString nowhereAtAll() { return tr("No move."); }

    // Why a man may not enter a square, in a few words.
    static QString shortly(const chess::Refusal& refusal) {
        using enum chess::RefusalReason;
        switch (refusal.reason) {
        case OwnPiece: return tr("its own piece is there");
        case PawnNoStraightCapture: return tr("the piece in front of it cannot be captured");
        case PawnDoubleBlocked: return tr("the way is blocked");
        case EnPassantNotAPawn:
        case EnPassantNotDouble:
        case EnPassantNotAvailable:
        case PawnDiagonalEmpty: return tr("nothing to capture there");
        case EnPassantExpired: return tr("too late for en passant");
        case KingsAdjacent: return tr("beside the other king");
        case KingTakesProtected: return tr("that piece is protected");
        case KingStaysOnLine:
        case KingIntoAttack: return tr("attacked");
        case DoubleCheck: return tr("double check: only the king moves");
        case MustAnswerCheck: return tr("it does not answer the check");
        case EnPassantExposesKing: return tr("it would open the king to attack");
        case Pinned: return pinned(*refusal.attacker);
        default: return {};
        }
    }

    // Why a man can go nowhere.
    static QString stuck(const chess::Reach& reach) {
        using enum chess::RefusalReason;
        const chess::Refusal& why = *reach.whyNowhere;
        if (reach.man.role == chess::Role::King && why.reason != OwnPiece) {
            return tr("every square beside it is attacked or taken by its own side");
        }
        if (why.reason == OwnPiece) {
            return tr("its own pieces are in the way");
        }
        return shortly(why);
    }

    static QString standing(chess::CastlingStanding standing) {
        switch (standing) {
        case chess::CastlingStanding::Ready: return tr("Ready");
        case chess::CastlingStanding::NotNow: return tr("Not now");
        case chess::CastlingStanding::Gone: return tr("Gone for ever");
        }
        return {};
    }

    static QString castling(chess::Color color, chess::Wing wing) {
        const QString name = wing == chess::Wing::Kingside ? tr("castling kingside (O-O)")
                                                           : tr("castling queenside (O-O-O)");
        //: %1 is a side, %2 "castling kingside (O-O)"
        return tr("%1: %2").arg(colorName(color), name);
    }

    static QString ready() { return tr("Ready: king and rook have not moved, the way is free."); }
    static QString never() { return tr("Gone for ever: the game began without it."); }
    static QString since(const QString& move) {
        //: %1 is a move: "12. Ke2"
        return tr("Gone for ever since %1.").arg(move);
    }

private:
    static QString pinned(chess::StandingMan attacker) {
        //: a piece, and the piece and square that pin it
        return tr("pinned by the %1 on %2")
            .arg(roleInSentence(attacker.role), QString::fromStdString(attacker.square.name()));
    }
};

QString squareList(const std::vector<chess::Square>& squares) {
    QStringList names;
    for (const chess::Square square : squares) {
        names << QString::fromStdString(square.name());
    }
    return names.join(ReachText::separator());
}

QString whereWords(const chess::Reach& reach) {
    using enum chess::ReachKind;
    QString words;
    for (const auto kind : {Quiet, Capture, EnPassant, Castling, Promotion, PromotionCapture}) {
        std::vector<chess::Square> squares;
        for (const chess::ReachedSquare& reached : reach.squares) {
            if (reached.kind == kind) {
                squares.push_back(reached.square);
            }
        }
        if (!squares.empty()) {
            const QString named = squares.size() > MostNamed
                                      ? ReachText::counted(static_cast<int>(squares.size()))
                                      : squareList(squares);
            const QString part = ReachText::part(kind, named);
            words = words.isEmpty() ? part : ReachText::then(words, part);
        }
    }
    return words;
}

// In groups by their reasons; those of the king's safety, which surprise most, come first.
QString barredWords(const chess::Reach& reach) {
    struct Group {
        QString why;
        chess::RefusalReason reason;
        std::vector<chess::Square> squares;
    };
    std::vector<Group> groups;
    for (const chess::Refusal& refusal : reach.barred) {
        const QString why = ReachText::shortly(refusal);
        const auto found = std::find_if(groups.begin(), groups.end(), [&](const Group& group) {
            return group.why == why;
        });
        if (found == groups.end()) {
            groups.push_back({why, refusal.reason, {refusal.attempt.to}});
        } else {
            found->squares.push_back(refusal.attempt.to);
        }
    }
    std::stable_sort(groups.begin(), groups.end(), [](const Group& a, const Group& b) {
        return a.reason > b.reason;
    });
    QStringList words;
    for (const Group& group : groups) {
        words << ReachText::group(squareList(group.squares), group.why);
    }
    return words.isEmpty() ? QString() : ReachText::barred(words.join(ReachText::separator()));
}

} // namespace

QString howItMoves(chess::Role role) {
    return ReachText::how(role);
}

ReachWords reachWords(const chess::Reach& reach) {
    ReachWords words{ReachText::title(reach.man, reach.from), howItMoves(reach.man.role), {}, {}};
    if (!reach.isNowhere()) {
        words.where = whereWords(reach);
        words.barred = barredWords(reach);
    } else {
        words.where = reach.whyNowhere ? ReachText::nowhere(ReachText::stuck(reach))
                                       : ReachText::nowhereAtAll();
    }
    return words;
}

QString listed(const QStringList& names) {
    return names.join(ReachText::separator());
}

QString castlingStanding(chess::CastlingStanding standing) {
    return ReachText::standing(standing);
}

Message castlingWords(const chess::CastlingState& state, const chess::Game& game) {
    const QString title = ReachText::castling(state.color, state.wing);
    switch (state.standing) {
    case chess::CastlingStanding::Ready: return {title, ReachText::ready()};
    case chess::CastlingStanding::NotNow: {
        const Message why = whyRefused(*state.why, game);
        return {title, why.title + QLatin1Char('\n') + why.line};
    }
    case chess::CastlingStanding::Gone: break;
    }
    return {
        title, state.lostAt ? ReachText::since(moveAt(game, *state.lostAt)) : ReachText::never()};
}

} // namespace ui::text
