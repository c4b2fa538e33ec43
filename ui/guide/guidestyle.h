// How the text of the guide looks: colours from the palette, sizes from the font.
#pragma once

#include <QFont>
#include <QPalette>
#include <QString>

class QTextDocument;
class QWidget;

namespace ui {

struct GuideStyle {
    QPalette palette;
    QFont font; // of the running text; the families for the language are those of the program
    double cardSize = 0; // points, of the words on cards

    friend bool operator==(const GuideStyle&, const GuideStyle&) = default;
};

enum class TableForm { Table, Lists }; // lists: where the column is too narrow

struct TableFit {
    TableForm form = TableForm::Table;
    double letters = 1; // their size, of the running text

    friend bool operator==(const TableFit&, const TableFit&) = default;
};

constexpr int CellLinePercent = 125; // from line to line in a table, of the letters

// Fills a new document, not yet laid out, with a run of text (GuideRun) in that style.
void fillDocument(
    QTextDocument& document, const QString& html, const GuideStyle& style, const TableFit& fit = {}
);

// Below the letters of its last line, within a run of text; logical pixels.
int roomBelowText(const GuideStyle& style);

// How much larger than the program's the letters on a part of a card are; never less than 1.
double lettersOf(const QWidget& part);

} // namespace ui
