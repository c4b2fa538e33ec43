// Whole games by chance that go to and fro, so that positions return and the fifty moves run out.
#pragma once

#include "tests/app/arbiter/plainjudge.h"
#include "tests/support/walk.h"

namespace support {

struct GameByChance {
    QString fen;
    QStringList moves; // UCI; legal, though a few may come after the end
};

GameByChance gameByChance(Dice& dice);

// As the arbiter reads it, the moves in SAN or UCI by chance; after the end it may say anything.
QByteArray lineOf(Dice& dice, const GameByChance& game, const PlainJudge& plain);

} // namespace support
