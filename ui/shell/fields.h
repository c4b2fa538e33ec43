// Fields for numbers, with words around them.
#pragma once

#include <QString>

class QWidget;

namespace ui {

template <class Field>
Field* numberField(const char* name, int least, int most, QWidget* parent) {
    auto* field = new Field(parent);
    field->setObjectName(QLatin1String(name));
    field->setRange(least, most);
    return field;
}

// "after %1 moves": what stands before and behind the number.
template <class Field>
void setWordsAround(Field& field, const QString& words) {
    field.setPrefix(words.section(QStringLiteral("%1"), 0, 0));
    field.setSuffix(words.section(QStringLiteral("%1"), 1));
}

} // namespace ui
