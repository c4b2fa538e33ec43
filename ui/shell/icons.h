// Small pictures: for the commands beside the board, drawn in the colour of the text, and for the
// players.
#pragma once

#include "core/position/square.h"

#include <QIcon>

#include <optional>

class QPalette;

namespace ui {

class Commands;

void giveIcons(Commands& commands, const QPalette& palette);

// A disc of the player's colour; half and half while it is open.
QIcon discOf(std::optional<chess::Color> color);

} // namespace ui
