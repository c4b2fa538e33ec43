#include "ui/guide/guidefold.h"

namespace ui {
namespace {

// ァ to ヶ as ぁ to ゖ, typographic marks as those of a keyboard.
QChar foldedChar(QChar letter) {
    constexpr char16_t FirstKatakana = u'ァ';
    constexpr char16_t LastKatakana = u'ヶ';
    constexpr int ToHiragana = u'ァ' - u'ぁ';
    const char16_t code = letter.unicode();
    if (code >= FirstKatakana && code <= LastKatakana) {
        return QChar(static_cast<char16_t>(code - ToHiragana));
    }
    switch (code) {
    case u'’':
    case u'‘': return u'\'';
    case u'–':
    case u'‐':
    case u'‑':
    case u'-': return u' ';
    default: return letter.toLower();
    }
}

} // namespace

FoldedText foldText(const QString& text) {
    FoldedText folded;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QString plain =
            QString(text.at(i)).normalized(QString::NormalizationForm_KC).toLower();
        for (const QChar letter : plain) {
            const QChar same = foldedChar(letter);
            folded.text += same.isSpace() ? QLatin1Char(' ') : same;
            folded.origin.push_back(i);
        }
    }
    return folded;
}

QString foldWord(const QString& text) {
    return foldText(text.normalized(QString::NormalizationForm_KC)).text.simplified();
}

} // namespace ui
