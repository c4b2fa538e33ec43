// Tables of the guide where the column is narrow: in smaller letters, so that no word is broken,
// and where that is not enough, each row as a paragraph with a list.
#pragma once

#include "ui/guide/guidestyle.h"

#include <QTextOption>

namespace ui {

// Columns can be as narrow as their words only where no word may be broken.
QTextOption wrappingOf(const QString& html);

// The most readable form in which every word of the tables fits into `width`, in logical pixels.
TableFit fitOf(const QString& html, const GuideStyle& style, int width);

// The same run without tables.
QString withoutTables(const QString& html);

// Borders, room in the cells and round the table, by the font; `letters` as in TableFit. Before the
// document is laid out.
void dressTables(QTextDocument& document, const GuideStyle& style, double letters);

} // namespace ui
