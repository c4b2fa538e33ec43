#include "ui/text/hintwords.h"

#include "core/notation/san.h"
#include "ui/text/reachwords.h"
#include "ui/text/refusalwords.h"

#include <QCoreApplication>

namespace ui::text {
namespace {

class HintWords {
    Q_DECLARE_TR_FUNCTIONS(HintWords)

public:
    static Message stalemate(const QString& moves, const QString& opponent) {
        return {//: %1 is a move or several: "Qf7, Qe6"
                tr("Careful: %1 would be stalemate").arg(moves),
                //: %1 is the side, %2 the article
                tr("%1 would have no move and no check: a draw. %2").arg(opponent, cite("5.2.1"))};
    }

    static Message enPassant(const QString& moves) {
        return {
            tr("En passant is possible: %1").arg(moves),
            tr("The pawn that has just gone two squares may be captured as if it had gone one, on "
               "this move only. %1")
                .arg(cite("3.7.3.1"))};
    }
};

QString sanList(const chess::Position& position, const std::vector<chess::Move>& moves) {
    QStringList names;
    for (const chess::Move move : moves) {
        names << QString::fromStdString(chess::writeSan(position, move));
    }
    return listed(names);
}

} // namespace

Message stalemateHint(const chess::Position& position, const std::vector<chess::Move>& moves) {
    return HintWords::stalemate(sanList(position, moves), colorName(!position.turn()));
}

Message enPassantHint(const chess::Position& position) {
    std::vector<chess::Move> captures;
    for (const chess::Move move : position.legalMoves()) {
        if (move.isEnPassant()) {
            captures.push_back(move);
        }
    }
    return HintWords::enPassant(sanList(position, captures));
}

} // namespace ui::text
