// The words for why a move cannot be played.
#pragma once

#include "core/verdict/refusal.h"
#include "ui/text/words.h"

namespace ui::text {

// One sentence, and the article that it rests on; for castling with a man that has moved, its first
// move too.
Message whyRefused(const chess::Refusal& refusal, const chess::Game& game);

// A move of the game with its number: "2. Ke2".
QString moveAt(const chess::Game& game, std::size_t ply);

QString articleOf(chess::RefusalReason reason); // "FIDE Laws, article 3.7.1"; or nothing

} // namespace ui::text
