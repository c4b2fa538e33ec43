// The words for what a man can do and for castling, told to one who learns.
#pragma once

#include "core/verdict/castlingstate.h"
#include "core/verdict/reach.h"
#include "ui/text/words.h"

namespace ui::text {

struct ReachWords {
    QString title;  // "Black knight, g8"
    QString how;    // how such a piece moves
    QString where;  // where this one can go now, or why nowhere
    QString barred; // the squares that it attacks and may not enter, with why; may be empty
};

ReachWords reachWords(const chess::Reach& reach);
QString howItMoves(chess::Role role); // one sentence or two

QString listed(const QStringList& names); // "f6, h6"

// "White, O-O", and how it stands with it.
Message castlingWords(const chess::CastlingState& state, const chess::Game& game);

// "Ready", "Not now", "Gone for ever"
QString castlingStanding(chess::CastlingStanding standing);

} // namespace ui::text
