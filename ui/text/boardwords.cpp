#include "ui/text/boardwords.h"

#include "ui/text/words.h"

#include <QCoreApplication>

namespace ui::text {
namespace {

QString nameOf(chess::Square square) {
    return QString::fromStdString(square.name());
}

class BoardWords {
    Q_DECLARE_TR_FUNCTIONS(BoardWords)

public:
    static QString board() { return tr("Chess board"); }
    static QString man(const QString& square, const QString& piece) {
        return tr("%1, %2", "a square and the piece on it").arg(square, piece);
    }
    static QString empty(const QString& square) { return tr("%1, empty").arg(square); }
    static QString reachable() { return tr("possible move"); }
    static QString takeable() { return tr("can be taken"); }
    static QString inCheck() { return tr("in check"); }

    static QString castling(chess::Color mover, chess::Wing wing) {
        return wing == chess::Wing::Kingside ? tr("%1 castles kingside").arg(colorName(mover))
                                             : tr("%1 castles queenside").arg(colorName(mover));
    }
    static QString step(chess::Color mover, chess::Move move) {
        return tr("%1: %2 from %3 to %4")
            .arg(
                colorName(mover),
                roleInSentence(move.role()),
                nameOf(move.from()),
                nameOf(move.to())
            );
    }
    static QString capture(chess::Color mover, chess::Move move, chess::Role taken) {
        const QString words = tr("%1: %2 from %3 takes %4 on %5")
                                  .arg(
                                      colorName(mover),
                                      roleInSentence(move.role()),
                                      nameOf(move.from()),
                                      roleInSentence(taken),
                                      nameOf(*move.captureSquare())
                                  );
        return move.isEnPassant() ? tr("%1, en passant").arg(words) : words;
    }
    static QString promotion(const QString& words, chess::Role role) {
        return tr("%1, and becomes a %2").arg(words, roleInSentence(role));
    }
};

} // namespace

QString boardName() {
    return BoardWords::board();
}

QString squareWords(chess::Square square, std::optional<chess::Piece> man) {
    return man ? BoardWords::man(nameOf(square), pieceName(*man))
               : BoardWords::empty(nameOf(square));
}

QString reachable() {
    return BoardWords::reachable();
}

QString takeable() {
    return BoardWords::takeable();
}

QString inCheck() {
    return BoardWords::inCheck();
}

QString moveWords(const chess::Position& before, chess::Move move) {
    const chess::Color mover = before.turn();
    if (const auto wing = move.castlingWing()) {
        return BoardWords::castling(mover, *wing);
    }
    const auto square = move.captureSquare();
    const QString words =
        square ? BoardWords::capture(mover, move, before.board().pieceAt(*square)->role)
               : BoardWords::step(mover, move);
    return move.isPromotion() ? BoardWords::promotion(words, *move.promotion()) : words;
}

} // namespace ui::text
