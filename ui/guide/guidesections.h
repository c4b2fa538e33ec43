// Which section of the guide speaks of what happens in a game.
#pragma once

#include "core/verdict/outcome.h"
#include "core/verdict/refusal.h"

#include <QString>

#include <optional>

namespace ui {

QString sectionOf(chess::Termination end); // "5.2"

// Nothing where its article says enough.
std::optional<QString> sectionOf(chess::RefusalReason reason);

inline const QString SectionOfOffers = QStringLiteral("5.3");
inline const QString SectionOfClaims = QStringLiteral("6.3");

} // namespace ui
