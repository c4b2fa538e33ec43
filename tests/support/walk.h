// Positions by chance, the same ones in every run: what nobody has thought of.
#pragma once

#include "core/position/position.h"

#include <QString>
#include <QStringList>
#include <random>
#include <vector>

namespace support {

// The standard fixes the numbers of this engine, though not those of the distributions.
using Dice = std::mt19937;

std::size_t roll(Dice& dice, std::size_t sides); // 0 to sides - 1

// Starts from which walks soon meet castling, en passant, promotion, pins and checks.
const QStringList& walkStarts();

// The positions met from a start, with it, by legal moves taken by chance.
std::vector<chess::Position> walk(Dice& dice, const chess::Position& start, int plies);

// Few men put down by chance, and often a double step just made: denser in pins and checks than the
// positions of games. The setup is legal; its en passant square may be one where nobody can
// capture.
chess::Setup scatteredSetup(Dice& dice);
chess::Position scatteredPosition(Dice& dice);

} // namespace support
