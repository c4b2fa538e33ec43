#include "ui/guide/guideorder.h"

#include <algorithm>
#include <array>

namespace ui {
namespace {

// The rows of the syllabary, each by its vowels: a, i, u, e, o.
constexpr std::array<QStringView, 10> SyllableRows = {
    u"あいうえお",
    u"かきくけこ",
    u"さしすせそ",
    u"たちつてと",
    u"なにぬねの",
    u"はひふへほ",
    u"まみむめも",
    u"や　ゆ　よ",
    u"らりるれろ",
    u"わゐ　ゑを"};

QChar large(QChar letter) {
    constexpr QStringView Small = u"ぁぃぅぇぉっゃゅょゎ";
    constexpr QStringView Large = u"あいうえおつやゆよわ";
    const qsizetype at = Small.indexOf(letter);
    return at < 0 ? letter : Large.at(at);
}

// The vowel in which a syllable ends, which a long mark goes on with.
QChar vowelOf(QChar syllable) {
    for (const QStringView row : SyllableRows) {
        if (const qsizetype at = row.indexOf(syllable); at >= 0) {
            return SyllableRows.front().at(at);
        }
    }
    return syllable;
}

// As dictionaries sort: marks of sound and small letters do not count, a long mark is its vowel.
QString syllabicKey(const QString& reading) {
    QString key;
    for (const QChar letter : reading.normalized(QString::NormalizationForm_D)) {
        if (letter.category() == QChar::Mark_NonSpacing) {
            continue;
        }
        const bool isLong = letter == u'ー' && !key.isEmpty();
        key += isLong ? vowelOf(key.back()) : large(letter);
    }
    return key;
}

} // namespace

std::vector<const GuideTerm*> inOrder(const std::vector<GuideTerm>& terms, GuideLanguage language) {
    std::vector<std::pair<QString, const GuideTerm*>> keyed;
    for (const GuideTerm& term : terms) {
        keyed.emplace_back(
            language == GuideLanguage::Japanese ? syllabicKey(term.reading)
                                                : term.name[language].toLower(),
            &term
        );
    }
    std::stable_sort(keyed.begin(), keyed.end(), [](const auto& a, const auto& b) {
        return a.first < b.first;
    });
    std::vector<const GuideTerm*> sorted;
    for (const auto& [key, term] : keyed) {
        sorted.push_back(term);
    }
    return sorted;
}

QString headingOf(const GuideTerm& term, GuideLanguage language) {
    if (language == GuideLanguage::English) {
        return term.name[language].left(1).toUpper();
    }
    const QString key = syllabicKey(term.reading);
    for (const QStringView row : SyllableRows) {
        if (!key.isEmpty() && row.contains(key.front())) {
            return row.front() + QStringLiteral("行");
        }
    }
    return QStringLiteral("他");
}

} // namespace ui
