// Words as they are compared in a search: letters of any width, case and kana are the same.
#pragma once

#include <QString>

#include <vector>

namespace ui {

struct FoldedText {
    QString text;
    std::vector<qsizetype> origin; // where each character of `text` stands in the original
};

FoldedText foldText(const QString& text);
QString foldWord(const QString& text); // what is looked for

} // namespace ui
