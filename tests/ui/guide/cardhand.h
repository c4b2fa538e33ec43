// A hand on the cards of the guide: does what a row of a table says, with mouse and keys, and reads
// what the card says.
#pragma once

#include "ui/guide/diagramcard.h"
#include "ui/guide/drillcard.h"
#include "ui/guide/quizcard.h"

#include <QStringList>

namespace support {

// "move e2e4" (dragged; "e7e8r" chooses the rook), "leave e7e8" (the picker is left), "square e4",
// "touch e2", "button claim", "type Rd1". False where it cannot be done.
bool doOn(ui::DiagramCard& card, const QString& what);
bool doAll(ui::DiagramCard& card, const QString& what); // parted by "; "

bool press(QWidget& card, const QString& button);  // by mouse, if it is seen and enabled
QWidget* seen(QWidget& card, const QString& name); // nothing if it is not

QString sentence(QWidget& card);
QString article(QWidget& card);
ui::DiagramTone tone(QWidget& card);

// What reaches a goal, in the words of doOn.
QString nextOf(const ui::DiagramRule& goal, const chess::Position& on);

} // namespace support
