// What is wrong with a position or with the text of a move, each as one sentence.
#pragma once

#include "core/notation/fen.h"
#include "core/notation/san.h"

#include <QString>

namespace ui::text {

QString describe(const chess::FenError& error);
QString describe(const chess::SetupError& error);
QString describe(const chess::FenWarning& warning);
QString describe(chess::MoveTextFault fault, const QString& text); // the text that was to be a move

// Foreign text as part of a sentence: cut where it is long, and with marks in place of characters
// that cannot be seen and might break the line or turn its direction.
QString shown(const QString& text);
QString shown(std::string_view bytes); // UTF-8, or not

} // namespace ui::text
