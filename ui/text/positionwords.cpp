#include "ui/text/positionwords.h"

#include <QCoreApplication>

namespace ui::text {
namespace positionwords {
namespace {

constexpr qsizetype LongestShown = 24; // characters

bool isVisible(char32_t code) {
    const QChar::Category category = QChar::category(code);
    return QChar::isPrint(code) && category != QChar::Separator_Line &&
           category != QChar::Separator_Paragraph;
}

QString named(chess::Square square) {
    return QString::fromStdString(square.name());
}

QString numbered(const std::optional<chess::Rank>& rank) {
    assert(rank);
    return QString::number(chess::indexOf(*rank) + 1);
}

// How many squares the text of a rank stands for.
qsizetype squaresIn(const std::string& rank) {
    qsizetype squares = 0;
    for (const char letter : rank) {
        squares += letter >= '1' && letter <= '8' ? letter - '0' : 1;
    }
    return squares;
}

// What the reader takes for fields that are left out, from one on.
QString standIn(chess::FenField from) {
    constexpr std::array<const char*, 6> Rests{"", "w - - 0 1", "- - 0 1", "- 0 1", "0 1", "1"};
    return QString::fromLatin1(Rests[static_cast<std::size_t>(from)]);
}

chess::Wing wingOf(const std::optional<chess::Square>& rook) {
    assert(rook);
    return rook->file() == chess::File::H ? chess::Wing::Kingside : chess::Wing::Queenside;
}

class PositionWords {
    Q_DECLARE_TR_FUNCTIONS(PositionWords)

public:
    static QString of(const chess::FenError& error);
    static QString of(const chess::SetupError& error);
    static QString of(chess::FenMissing missing);
    static QString of(chess::FenCastlingDropped dropped);
    static QString of(chess::FenEnPassantDropped dropped);
    static QString of(chess::FenMoveNumberZero);
    static QString of(chess::MoveTextFault fault, const QString& text);

private:
    static QString name(chess::Color color);
    static QString name(chess::Wing wing);
    static QString name(chess::FenField field);
    static QString ofRank(const chess::FenError& error);
    static QString ofCounter(const chess::FenError& error);
    static QString ofMen(chess::SetupFault fault, const QString& side);
    static QString ofCastling(const chess::SetupError& error, const QString& side);
};

QString PositionWords::name(chess::Color color) {
    return color == chess::Color::White ? tr("White") : tr("Black");
}

QString PositionWords::name(chess::Wing wing) {
    return wing == chess::Wing::Kingside ? tr("kingside") : tr("queenside");
}

QString PositionWords::name(chess::FenField field) {
    switch (field) {
    case chess::FenField::Placement: break; // never left out
    case chess::FenField::Turn: return tr("the side to move");
    case chess::FenField::Castling: return tr("the castling rights");
    case chess::FenField::EnPassant: return tr("the en passant square");
    case chess::FenField::HalfmoveClock: return tr("the halfmove clock");
    case chess::FenField::FullmoveNumber: return tr("the move number");
    }
    return {};
}

QString PositionWords::ofRank(const chess::FenError& error) {
    if (error.found.empty()) {
        return tr("Rank %1 is left empty in the FEN; it needs 8 squares.")
            .arg(numbered(error.rank));
    }
    return tr("The squares of rank %1, “%2”, add up to %3 instead of 8.")
        .arg(numbered(error.rank), shown(error.found), QString::number(squaresIn(error.found)));
}

QString PositionWords::ofCounter(const chess::FenError& error) {
    const QString text =
        error.field == chess::FenField::HalfmoveClock
            ? tr("The halfmove clock must be a whole number from 0 to %1, not “%2”.")
            : tr("The move number must be a whole number from 0 to %1, not “%2”.");
    return text.arg(QString::number(chess::HighestCounter), shown(error.found));
}

QString PositionWords::of(const chess::FenError& error) {
    const QString found = shown(error.found);
    switch (error.fault) {
    case chess::FenFault::Empty: return tr("The FEN is empty.");
    case chess::FenFault::TooManyFields:
        return tr("A FEN has six fields, but “%1” comes after the sixth.").arg(found);
    case chess::FenFault::RankCount:
        return tr("A FEN needs 8 ranks separated by “/”; the number found is %1.").arg(found);
    case chess::FenFault::RankLength: return ofRank(error);
    case chess::FenFault::UnknownPiece:
        return tr("“%1” on rank %2 is neither a piece (KQRBNP or kqrbnp) nor a number from 1 to 8.")
            .arg(found, numbered(error.rank));
    case chess::FenFault::UnknownTurn:
        return tr("The side to move must be “w” or “b”, not “%1”.").arg(found);
    case chess::FenFault::UnknownCastling:
        return tr("The castling rights must be “-” or letters of “KQkq”, each once, not “%1”.")
            .arg(found);
    case chess::FenFault::UnknownEnPassant:
        return tr("The en passant square must be “-” or a square such as “e3”, not “%1”.")
            .arg(found);
    case chess::FenFault::UnknownCounter: return ofCounter(error);
    }
    return {};
}

QString PositionWords::ofMen(chess::SetupFault fault, const QString& side) {
    switch (fault) {
    case chess::SetupFault::NoKing: return tr("%1 has no king.").arg(side);
    case chess::SetupFault::SeveralKings: return tr("%1 has more than one king.").arg(side);
    case chess::SetupFault::TooManyMen:
        return tr("%1 has more than 16 pieces, pawns included.").arg(side);
    case chess::SetupFault::TooManyPawns: return tr("%1 has more than 8 pawns.").arg(side);
    default: return tr("%1 has more promoted pieces than missing pawns.").arg(side);
    }
}

QString PositionWords::ofCastling(const chess::SetupError& error, const QString& side) {
    assert(error.color);
    const chess::Wing wing = wingOf(error.square);
    const chess::CastlingSquares squares = chess::castlingSquares(*error.color, wing);
    if (error.fault == chess::SetupFault::CastlingWithoutKing) {
        return tr("%1 cannot have the right to castle %2: the king is not on %3.")
            .arg(side, name(wing), named(squares.kingFrom));
    }
    return tr("%1 cannot have the right to castle %2: no rook is on %3.")
        .arg(side, name(wing), named(squares.rookFrom));
}

QString PositionWords::of(const chess::SetupError& error) {
    const QString side = error.color ? name(*error.color) : QString();
    const QString square = error.square ? named(*error.square) : QString();
    switch (error.fault) {
    case chess::SetupFault::NoKing:
    case chess::SetupFault::SeveralKings:
    case chess::SetupFault::TooManyMen:
    case chess::SetupFault::TooManyPawns:
    case chess::SetupFault::TooManyPromoted: return ofMen(error.fault, side);
    case chess::SetupFault::PawnOnLastRank:
        return tr("%1 has a pawn on %2; pawns never stand on rank 1 or 8.").arg(side, square);
    case chess::SetupFault::OpponentInCheck:
        return tr("The king of %1 on %2 is in check, but it is the other side’s turn.")
            .arg(side, square);
    case chess::SetupFault::CastlingWithoutKing:
    case chess::SetupFault::CastlingWithoutRook: return ofCastling(error, side);
    case chess::SetupFault::ImpossibleEnPassant:
        return tr("No pawn of %1 can have just passed over %2.").arg(side, square);
    case chess::SetupFault::HalfmoveClockOutOfRange:
        return tr("The halfmove clock must be from 0 to %1.").arg(chess::HighestCounter);
    case chess::SetupFault::FullmoveNumberOutOfRange:
        return tr("The move number must be from 1 to %1.").arg(chess::HighestCounter);
    }
    return {};
}

QString PositionWords::of(chess::FenMissing missing) {
    return tr("The FEN ends before %1; the rest is read as “%2”.")
        .arg(name(missing.from), standIn(missing.from));
}

QString PositionWords::of(chess::FenCastlingDropped dropped) {
    return tr("The right of %1 to castle %2 is dropped: king or rook is not on its first square.")
        .arg(name(dropped.color), name(dropped.wing));
}

QString PositionWords::of(chess::FenEnPassantDropped dropped) {
    return tr("The en passant square %1 is dropped: no pawn can have just passed over it.")
        .arg(named(dropped.square));
}

QString PositionWords::of(chess::FenMoveNumberZero) {
    return tr("The move number 0 is read as 1.");
}

QString PositionWords::of(chess::MoveTextFault fault, const QString& text) {
    const QString move = shown(text);
    switch (fault) {
    case chess::MoveTextFault::Unreadable: return tr("“%1” cannot be read as a move.").arg(move);
    case chess::MoveTextFault::NotLegal:
        return tr("“%1” is not a legal move in this position.").arg(move);
    case chess::MoveTextFault::Ambiguous:
        return tr("“%1” fits more than one legal move.").arg(move);
    case chess::MoveTextFault::PromotionMissing:
        return tr("“%1” does not say which piece the pawn becomes.").arg(move);
    }
    return {};
}

} // namespace
} // namespace positionwords

using positionwords::PositionWords;

QString shown(const QString& text) {
    QString result;
    qsizetype count = 0;
    for (const char32_t code : text.left(2 * (positionwords::LongestShown + 1)).toUcs4()) {
        if (++count > positionwords::LongestShown) {
            return result + QChar(u'…');
        }
        if (code < 0x20) {
            result += QChar(static_cast<char16_t>(0x2400 + code)); // ␀ ␛ and their like
        } else if (positionwords::isVisible(code)) {
            result += QChar::fromUcs4(code);
        } else {
            result += QChar(QChar::ReplacementCharacter);
        }
    }
    return result;
}

QString shown(std::string_view bytes) {
    // No character takes more than four bytes: what lies beyond need not be decoded to be cut.
    const std::string_view start = bytes.substr(0, 4 * (positionwords::LongestShown + 1));
    return shown(QString::fromUtf8(start.data(), static_cast<qsizetype>(start.size())));
}

QString describe(const chess::FenError& error) {
    return PositionWords::of(error);
}

QString describe(const chess::SetupError& error) {
    return PositionWords::of(error);
}

QString describe(const chess::FenWarning& warning) {
    return std::visit([](const auto& kind) { return PositionWords::of(kind); }, warning);
}

QString describe(chess::MoveTextFault fault, const QString& text) {
    return PositionWords::of(fault, text);
}

} // namespace ui::text
