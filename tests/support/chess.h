// Short hands for tests: positions as FEN, squares and moves by name. A text that a test has
// written wrongly ends the program with a message, so that no test goes on with something else than
// it says.
#pragma once

#include "core/game/game.h"
#include "core/notation/fen.h"
#include "core/notation/san.h"

#include <QString>
#include <QStringList>

namespace support {

inline const QString InitialFen =
    QStringLiteral("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");

chess::Position position(const QString& fen);
chess::Square square(const QString& name);
chess::Move move(const chess::Position& position, const QString& text); // SAN or UCI

chess::Game game(const QString& fen = InitialFen);
chess::Game agreed(const chess::Game& game, chess::Color offerer);  // offered and accepted
chess::Game playLine(const chess::Game& game, const QString& line); // "e4 e5 Nf3"

QString fen(const chess::Position& position);
QString san(const chess::Position& position, chess::Move move);
QString uci(chess::Move move);

// Sorted, so that two of them can be compared.
QStringList uciMoves(const chess::MoveList& moves);
QStringList squareNames(chess::Bitboard squares);

// The names that the enums have in the source, for rows of data and for messages.
QString name(chess::Color color);
QString name(chess::Role role);
QString name(chess::FenField field);
QString name(chess::FenFault fault);
QString name(chess::SetupFault fault);
QString name(chess::MoveTextFault fault);
QString name(chess::ActRefusal refusal);
QString name(chess::Termination termination);

// "Checkmate White", the winner being left out of a draw; "-" while the game goes on.
QString endOf(const std::optional<chess::Outcome>& outcome);

// The one move that a text names, by UCI, or the name of the fault.
QString answer(const chess::Result<chess::Move, chess::MoveTextFault>& read);

} // namespace support
