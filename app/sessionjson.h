// A session as text, for the file that keeps it.
#pragma once

#include "app/gamesession.h"

#include <QByteArray>

namespace app {

QByteArray writeSession(const SessionRecord& record);

// Nothing for any text that does not hold a whole session: a game is whole or damaged.
std::optional<SessionRecord> readSession(const QByteArray& text);

} // namespace app
