// What the men alone say: classes of material with which a side cannot mate, however both play.
#pragma once

#include "core/verdict/helpmate.h"

namespace chess::helpmate {

// Why a side cannot mate with these men; nothing where it may be able to. Men that can still be
// captured or promoted into such a class are not looked at.
std::optional<UnwinnableMaterial> hopelessMaterial(const Board& board, Color side);

} // namespace chess::helpmate
