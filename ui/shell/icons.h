// Small pictures for the commands beside the board, drawn in the colour of the text.
#pragma once

class QPalette;

namespace ui {

class Commands;

void giveIcons(Commands& commands, const QPalette& palette);

} // namespace ui
