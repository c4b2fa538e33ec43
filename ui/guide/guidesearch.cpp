#include "ui/guide/guidesearch.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace ui {
namespace {

constexpr qsizetype ContextBefore = 24; // characters
constexpr qsizetype ContextAfter = 70;

enum GuideRank { ExactArticle, PartOfArticle, WholeTitle, InTitle, InText, AllWords };
constexpr int OtherLanguage = 1; // after the same in the language shown
constexpr int RankStep = 2;

GuideHit hitAt(
    const QString& page,
    const QString& anchor,
    GuideLanguage language,
    const QString& text,
    qsizetype from,
    qsizetype length
) {
    const qsizetype begin = std::max<qsizetype>(0, from - ContextBefore);
    const qsizetype end = from + length;
    GuideHit hit{page, anchor, language, {}, {}, {}};
    hit.before = text.mid(begin, from - begin);
    hit.found = text.mid(from, length);
    hit.after = text.mid(end, ContextAfter);
    if (begin > 0) {
        hit.before.prepend(QStringLiteral("…"));
    }
    if (end + ContextAfter < text.size()) {
        hit.after.append(QStringLiteral("…"));
    }
    return hit;
}

// The number in "5.2.2", "article 5.2.2", "第5.2.2条"; nothing if it is no article that is asked
// for.
QString articleIn(const QString& folded) {
    static const QRegularExpression pattern(QStringLiteral(
        "^(?:fide |article |art\\. ?|第)?((?:[a-d]\\.)?[0-9]+(?:\\.[0-9]+)*)\\.?条?$"
    ));
    return pattern.match(folded).captured(1).toUpper();
}

} // namespace

GuideIndex::GuideIndex(const GuideBook& book) {
    for (const GuideLanguage language : {GuideLanguage::English, GuideLanguage::Japanese}) {
        addWritten(book, language);
        addMade(book, language);
    }
}

void GuideIndex::addWritten(const GuideBook& book, GuideLanguage language) {
    for (const QString& page : book.sections() + QStringList{QStringLiteral("mistakes")}) {
        bool isTitle = true; // the first
        for (const GuideParagraph& paragraph : book.text(page, language).paragraphs) {
            add(
                {page,
                 language,
                 paragraph.text,
                 foldText(paragraph.text),
                 paragraph.anchor,
                 paragraph.articles,
                 isTitle}
            );
            isTitle = false;
        }
    }
}

void GuideIndex::addMade(const GuideBook& book, GuideLanguage language) {
    const QString glossary = QStringLiteral("glossary");
    for (const GuideTerm& term : book.terms()) {
        for (const bool isName : {true, false}) {
            const QString text = isName ? term.name[language] : term.text[language];
            add({glossary, language, text, foldText(text), term.id, {}, isName});
        }
    }
    for (const GuideArticle& article : book.articles()) {
        const QString text = article.text[language];
        add(
            {QStringLiteral("articles"),
             language,
             text,
             foldText(text),
             article.number,
             {article.number},
             false}
        );
    }
}

void GuideIndex::findArticle(const QString& number, GuideLanguage shown, std::vector<Ranked>& found)
    const {
    for (const Entry& entry : m_entries) {
        const auto chip =
            std::find_if(entry.articles.begin(), entry.articles.end(), [&](const QString& article) {
                return article == number || article.startsWith(number + QLatin1Char('.'));
            });
        if (entry.language != shown || chip == entry.articles.end()) {
            continue;
        }
        const bool isIndex = entry.page == QLatin1String("articles");
        GuideHit hit = hitAt(
            entry.page,
            isIndex ? *chip : QStringLiteral("article:") + *chip,
            shown,
            *chip + QStringLiteral("  ") + entry.text,
            0,
            chip->size()
        );
        found.push_back({hit, RankStep * (*chip == number ? ExactArticle : PartOfArticle)});
    }
}

void GuideIndex::findWords(const QString& words, GuideLanguage shown, std::vector<Ranked>& found)
    const {
    const QStringList parts = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const Entry& entry : m_entries) {
        const QString& text = entry.folded.text;
        qsizetype from = text.indexOf(words);
        qsizetype length = words.size();
        int rank = !entry.isTitle ? InText : text == words ? WholeTitle : InTitle;
        if (from < 0) {
            const bool hasAll = std::all_of(parts.begin(), parts.end(), [&](const QString& part) {
                return text.contains(part);
            });
            if (!hasAll) {
                continue;
            }
            from = text.indexOf(parts.front());
            length = parts.front().size();
            rank = AllWords;
        }
        const qsizetype first = entry.folded.origin[static_cast<std::size_t>(from)];
        const qsizetype last = entry.folded.origin[static_cast<std::size_t>(from + length - 1)];
        found.push_back(
            {hitAt(entry.page, entry.anchor, entry.language, entry.text, first, last - first + 1),
             RankStep * rank + (entry.language == shown ? 0 : OtherLanguage)}
        );
    }
}

std::vector<GuideHit> GuideIndex::find(const QString& query, GuideLanguage shown) const {
    const QString words = foldWord(query);
    std::vector<Ranked> found;
    if (words.isEmpty()) {
        return {};
    }
    if (const QString number = articleIn(words); !number.isEmpty()) {
        findArticle(number, shown, found);
    }
    findWords(words, shown, found);
    std::stable_sort(found.begin(), found.end(), [](const Ranked& a, const Ranked& b) {
        return a.rank < b.rank;
    });
    QSet<QString> named;
    std::vector<GuideHit> hits;
    for (const Ranked& ranked : found) {
        const GuideHit& hit = ranked.hit;
        const bool isList =
            hit.page == QLatin1String("glossary") || hit.page == QLatin1String("articles");
        const QString key = isList ? hit.page + hit.anchor : hit.page;
        if (!named.contains(key)) {
            named.insert(key);
            hits.push_back(hit);
        }
    }
    return hits;
}

} // namespace ui
