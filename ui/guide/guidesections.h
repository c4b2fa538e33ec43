// Which section of the guide speaks of what happens in a game.
#pragma once

#include "core/verdict/outcome.h"

#include <QString>

namespace ui {

QString sectionOf(chess::Termination end); // "5.2"

inline const QString SectionOfOffers = QStringLiteral("5.3");
inline const QString SectionOfClaims = QStringLiteral("6.3");

} // namespace ui
