#include "tests/support/chess.h"

#include <algorithm>

namespace support {
namespace {

std::string utf8(const QString& text) {
    return text.toStdString();
}

[[noreturn]] void mistake(const char* what, const QString& text) {
    qFatal("The test names no %s by \"%s\"", what, qPrintable(text));
    std::abort(); // qFatal does not return, but does not say so in every build
}

template <std::size_t Count, typename Enum>
QString nameIn(const std::array<const char*, Count>& names, Enum value) {
    return QString::fromLatin1(names.at(static_cast<std::size_t>(value)));
}

} // namespace

chess::Position position(const QString& fen) {
    const auto read = chess::readFen(utf8(fen));
    if (!read) {
        mistake("position", fen);
    }
    return read->value;
}

chess::Square square(const QString& name) {
    const auto parsed = chess::Square::parse(utf8(name));
    if (!parsed) {
        mistake("square", name);
    }
    return *parsed;
}

chess::Move move(const chess::Position& position, const QString& text) {
    const auto read = chess::readMove(position, utf8(text));
    if (!read) {
        mistake("move", text);
    }
    return *read;
}

chess::Game game(const QString& fen) {
    return chess::Game(position(fen));
}

chess::Game agreed(const chess::Game& game, chess::Color offerer) {
    const auto offered = game.offerDraw(offerer);
    const auto accepted = offered ? offered->acceptDraw() : offered;
    if (!accepted) {
        qFatal("no draw can be agreed on here");
    }
    return *accepted;
}

chess::Game playLine(const chess::Game& game, const QString& line) {
    chess::Game played = game;
    for (const QString& text : line.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        auto next = std::move(played).play(move(played.position(), text));
        if (!next) {
            mistake("move of a game that goes on", text);
        }
        played = std::move(*next);
    }
    return played;
}

QString fen(const chess::Position& position) {
    return QString::fromStdString(chess::writeFen(position));
}

QString san(const chess::Position& position, chess::Move move) {
    return QString::fromStdString(chess::writeSan(position, move));
}

QString uci(chess::Move move) {
    return QString::fromStdString(move.uci());
}

QStringList uciMoves(const chess::MoveList& moves) {
    QStringList texts;
    for (const chess::Move move : moves) {
        texts << uci(move);
    }
    texts.sort();
    return texts;
}

QStringList squareNames(chess::Bitboard squares) {
    QStringList names;
    for (const chess::Square square : squares) {
        names << QString::fromStdString(square.name());
    }
    names.sort();
    return names;
}

QString name(chess::Color color) {
    return nameIn(std::array{"White", "Black"}, color);
}

QString name(chess::Role role) {
    return nameIn(std::array{"pawn", "knight", "bishop", "rook", "queen", "king"}, role);
}

QString name(chess::FenField field) {
    return nameIn(
        std::array{
            "Placement",
            "Turn",
            "Castling",
            "EnPassant",
            "HalfmoveClock",
            "FullmoveNumber",
        },
        field
    );
}

QString name(chess::FenFault fault) {
    return nameIn(
        std::array{
            "Empty",
            "TooManyFields",
            "RankCount",
            "RankLength",
            "UnknownPiece",
            "UnknownTurn",
            "UnknownCastling",
            "UnknownEnPassant",
            "UnknownCounter",
        },
        fault
    );
}

QString name(chess::SetupFault fault) {
    return nameIn(
        std::array{
            "NoKing",
            "SeveralKings",
            "TooManyMen",
            "TooManyPawns",
            "TooManyPromoted",
            "PawnOnLastRank",
            "OpponentInCheck",
            "CastlingWithoutKing",
            "CastlingWithoutRook",
            "ImpossibleEnPassant",
            "HalfmoveClockOutOfRange",
            "FullmoveNumberOutOfRange",
        },
        fault
    );
}

QString name(chess::MoveTextFault fault) {
    return nameIn(std::array{"Unreadable", "NotLegal", "Ambiguous", "PromotionMissing"}, fault);
}

QString name(chess::ActRefusal refusal) {
    return nameIn(
        std::array{
            "GameOver",      "NotLegal",         "BothMustMove",    "TooFewMoves",
            "OfferOpen",     "OfferDeclined",    "OfferAfterMove",  "NoOffer",
            "ClaimJudged",   "ClaimIsAutomatic", "ClaimAfterTouch", "AnnouncedMoveStands",
            "TouchedMan",    "PieceLetGo",       "NotDead",         "ResultAwaited",
            "NothingToUndo", "NothingToRedo",    "ClockNotStarted", "ClockPaused",
            "FlagFallen",    "MoveNotCompleted", "NoMoveMade",      "TakeBackOff",
            "MatchCounted",
        },
        refusal
    );
}

QString name(chess::Termination termination) {
    return nameIn(
        std::array{
            "Checkmate",
            "Stalemate",
            "DeadPosition",
            "FivefoldRepetition",
            "SeventyFiveMoves",
            "ThreefoldRepetition",
            "FiftyMoves",
            "Agreement",
            "Resignation",
            "TimeForfeit",
            "IllegalMoves",
        },
        termination
    );
}

QString endOf(const std::optional<chess::Outcome>& outcome) {
    if (!outcome) {
        return QStringLiteral("-");
    }
    const QString reason = name(outcome->termination());
    const auto winner = outcome->winner();
    return winner ? reason + QLatin1Char(' ') + name(*winner) : reason;
}

QString answer(const chess::Result<chess::Move, chess::MoveTextFault>& read) {
    return read ? uci(*read) : name(read.error());
}

} // namespace support
