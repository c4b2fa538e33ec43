// The words for what core says, in the language chosen. Nothing else in the program puts core's
// enums into words.
#pragma once

#include "core/clock/clock.h"
#include "core/game/game.h"
#include "core/game/match.h"
#include "core/game/pending.h"
#include "core/game/terms.h"
#include "core/verdict/kingzone.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace ui::text {

QString colorName(chess::Color color);    // "White", 白
QString roleName(chess::Role role);       // "Queen", クイーン: as a label
QString roleInSentence(chess::Role role); // "queen", クイーン
QString pieceName(chess::Piece piece);    // "white queen", 白のクイーン

struct Message {
    QString title;
    QString line; // one sentence more; may be empty
};

// Whose turn it is; check and by whom.
Message statusOf(const chess::Position& position);
Message turnOf(const chess::Position& position); // whose turn it is, and nothing of check

// The three facts that tell mate from stalemate.
struct Badge {
    QString check, moves, result;
};

struct ResultWords {
    QString title;
    QString line;
    QString article;            // "FIDE 5.1.1"
    std::optional<Badge> badge; // for mate and stalemate
};

// The words for a game that is over.
ResultWords resultOf(const chess::Outcome& outcome);

// What closes a square beside the king: "f2: attacked by the queen on h4".
QStringList zoneLines(const std::vector<chess::ZoneSquare>& zone, const chess::Board& board);

Message resignQuestion(chess::Color resigning, bool isDraw);

Message browsing(); // an earlier position is shown
QString backInGame();

QString score(int halfPoints); // "1½"
QString standingOf(const chess::Match& match);

// "1. e4", "1... e5"
QString numberedMove(int number, chess::Color mover, const QString& san);

} // namespace ui::text
