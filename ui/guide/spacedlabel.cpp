#include "ui/guide/spacedlabel.h"

namespace ui {

SpacedLabel::SpacedLabel(QWidget* parent) : QLabel(parent) {
    setWordWrap(true);
    setTextFormat(Qt::RichText); // plain text cannot be told how far its lines stand apart
}

void SpacedLabel::setWords(const QString& words) {
    m_words = words;
    QString lines = words.toHtmlEscaped();
    lines.replace(QLatin1Char('\n'), QLatin1String("<br>"));
    setText(
        words.isEmpty() ? QString()
                        : QStringLiteral("<p style=\"line-height: 136%\">%1</p>").arg(lines)
    );
}

} // namespace ui
