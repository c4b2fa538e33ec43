// Refused moves for tests: attempts, reasons and drawings as text.
#pragma once

#include "core/verdict/refusal.h"

#include <QString>
#include <QStringList>

namespace support {

// "e2e4", "a7a8k": typed if it leads to the last rank as a pawn's move, dropped otherwise. The
// cases do not tell the two apart anywhere else.
chess::Attempt attempt(const chess::Game& game, const QString& text);

QString name(chess::RefusalReason reason); // as in the source
QString name(chess::RefusalCue cue);

// "arrow b4-e1; line e8-e1; cross f1; ring d5; mark e3 e4; grey b5 c5; TurnBadge", or "-".
QString drawn(const chess::RefusalDrawing& drawing);

} // namespace support
