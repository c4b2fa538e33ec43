// How the text of the guide looks: colours from the palette, sizes from the font.
#pragma once

#include <QFont>
#include <QPalette>
#include <QString>

class QTextDocument;

namespace ui {

struct GuideStyle {
    QPalette palette;
    QFont font; // of the running text; the families for the language are those of the program
    double cardSize = 0; // points, of the words on cards

    friend bool operator==(const GuideStyle&, const GuideStyle&) = default;
};

// Fills a new document, not yet laid out, with a run of text (GuideRun) in that style.
void fillDocument(QTextDocument& document, const QString& html, const GuideStyle& style);

} // namespace ui
