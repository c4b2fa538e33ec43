// The words and digits of times: what a clock face writes, what is read aloud, how a time control
// is called.
#pragma once

#include "core/clock/clock.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace ui::text {

// Digits. All times are rounded up, so that "0:00" says that the flag has fallen and nothing else
// says so: "1:30:00", "5:03", and below 20 s "0:19.9" to "0:00.1". From 20 s down to 19.9 s it is
// "0:20". The text never goes up while the time goes down.
QString clockDigits(chess::Duration remaining, bool hasFlagFallen);

// How long until a time that runs down, or one that grows (the other side of an hourglass), has
// another text: 1 ns or more.
chess::Duration untilTextChanges(chess::Duration remaining);
chess::Duration untilTextRises(chess::Duration remaining);

// Time used, rounded down: "0:00", "0:01", "1:00:00".
QString countedDigits(chess::Duration used);
chess::Duration untilCountChanges(chess::Duration used);

// The same of what a clock says of a player: whichever digits he has; and, of the one whose time
// runs, how long until his digits or notes are others. Nothing when they will not be.
QString digitsOf(const chess::ClockReading& reading);
std::optional<chess::Duration> untilTextChanges(const chess::ClockReading& reading);

// What is to be said beside the digits, the most pressing first: "delay 2.1 s",
// "byo-yomi: 3 left", "12 moves to time control".
QStringList clockNotes(const chess::ClockReading& reading);

// "1 minute 5 seconds", 1分5秒
QString spokenTime(const chess::ClockReading& reading);

// "5 min + 3 s", 5分 + 3秒
QString controlText(const chess::TimeControl& control);

} // namespace ui::text
