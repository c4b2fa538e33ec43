#include "ui/guide/guidebook.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace ui {
namespace {

constexpr auto GuideLanguages = {GuideLanguage::English, GuideLanguage::Japanese};

QByteArray guideBytes(const QString& path) {
    QFile file(QStringLiteral(":/guide/") + path);
    const bool isOpen = file.open(QIODevice::ReadOnly);
    Q_ASSERT_X(isOpen, "guide", qPrintable(path)); // compiled in
    return isOpen ? file.readAll() : QByteArray();
}

QByteArray pageFile(const QString& page, GuideLanguage language) {
    return guideBytes(QStringLiteral("text/%1/%2.html").arg(codeOf(language), page));
}

// Rows of cells; a first line that names the columns counts as one.
QList<QStringList> guideTable(const QString& path) {
    QList<QStringList> rows;
    const QStringList lines =
        QString::fromUtf8(guideBytes(path)).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    for (const QString& line : lines) {
        rows.append(line.split(QLatin1Char('\t')));
    }
    return rows;
}

template <class Entry>
const Entry* entryOf(const std::vector<Entry>& all, const QString& key, QString Entry::*id) {
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Entry& entry) { return entry.*id == key; });
    return found == all.end() ? nullptr : &*found;
}

} // namespace

GuideBook::GuideBook() {
    readChapters();
    readTerms();
    readArticles();
}

void GuideBook::readChapters() {
    const QJsonObject all =
        QJsonDocument::fromJson(guideBytes(QStringLiteral("chapters.json"))).object();
    for (const auto& value : all.value(QLatin1String("chapters")).toArray()) {
        const QJsonObject chapter = value.toObject();
        GuideChapter read{chapter.value(QLatin1String("id")).toString(), {}, {}};
        for (const GuideLanguage language : GuideLanguages) {
            read.title[language] = chapter.value(codeOf(language)).toString();
        }
        for (const auto& section : chapter.value(QLatin1String("sections")).toArray()) {
            read.sections.append(section.toString());
        }
        m_sections += read.sections;
        m_chapters.push_back(read);
    }
}

void GuideBook::readTerms() {
    for (const QStringList& cells : guideTable(QStringLiteral("glossary.tsv")).mid(1)) {
        GuideTerm term;
        term.id = cells.value(0);
        term.name = {
            {GuideLanguage::English, cells.value(2)}, {GuideLanguage::Japanese, cells.value(3)}};
        term.reading = cells.value(4);
        term.text = {
            {GuideLanguage::English, cells.value(5)}, {GuideLanguage::Japanese, cells.value(6)}};
        term.articles = cells.value(7).split(QStringLiteral(", "), Qt::SkipEmptyParts);
        term.section = cells.value(8);
        m_terms.push_back(term);
    }
}

void GuideBook::readArticles() {
    for (const QStringList& cells : guideTable(QStringLiteral("articles.tsv"))) {
        m_articles.push_back(
            {cells.value(0),
             {{GuideLanguage::English, cells.value(1)}, {GuideLanguage::Japanese, cells.value(2)}}}
        );
    }
}

const GuideTerm* GuideBook::term(const QString& id) const {
    return entryOf(m_terms, id, &GuideTerm::id);
}

const GuideArticle* GuideBook::article(const QString& number) const {
    return entryOf(m_articles, number, &GuideArticle::number);
}

bool GuideBook::isWritten(const QString& page) const {
    return m_sections.contains(page) || page == QLatin1String("mistakes");
}

const GuideText& GuideBook::text(const QString& page, GuideLanguage language) const {
    const auto key = std::pair(page, language);
    auto found = m_texts.find(key);
    if (found == m_texts.end()) {
        const auto read = readGuideText(pageFile(page, language));
        Q_ASSERT_X(read, qPrintable(page), qPrintable(read ? QString() : read.error()));
        found = m_texts.insert(key, read.value_or(GuideText()));
    }
    return *found;
}

QString GuideBook::title(const QString& page, GuideLanguage language) const {
    const QString text = QString::fromUtf8(pageFile(page, language));
    return text.section(QStringLiteral("<h1>"), 1).section(QStringLiteral("</h1>"), 0, 0);
}

// What is counted is the same in both languages.
void GuideBook::countChips() const {
    for (const QString& section : m_sections) {
        for (const auto& paragraph : text(section, GuideLanguage::English).paragraphs) {
            for (const QString& number : paragraph.articles) {
                ++m_chips[number][m_sections.indexOf(section)];
            }
        }
    }
}

const QMap<QString, QMap<qsizetype, int>>& GuideBook::chips() const {
    if (m_chips.isEmpty()) {
        countChips();
    }
    return m_chips;
}

QStringList GuideBook::sectionsWith(const QString& article) const {
    QStringList sections;
    for (const qsizetype at : chips().value(article).keys()) {
        sections.append(m_sections.at(at));
    }
    return sections;
}

// An article without a chip of its own counts by its parts.
QMap<qsizetype, int> GuideBook::countsOf(const QString& article) const {
    QMap<qsizetype, int> counts = chips().value(article);
    const QString beginning = article + QLatin1Char('.');
    const bool isCited = !counts.isEmpty();
    for (auto it = chips().cbegin(); it != chips().cend() && !isCited; ++it) {
        const bool isPart = it.key().startsWith(beginning);
        for (auto count = it->cbegin(); count != it->cend() && isPart; ++count) {
            counts[count.key()] += count.value();
        }
    }
    return counts;
}

std::optional<QString> GuideBook::sectionFor(const QString& article) const {
    for (QString number = article; !number.isEmpty();
         number = number.section(QLatin1Char('.'), 0, -2)) {
        const QMap<qsizetype, int> counts = countsOf(number);
        const auto most = std::max_element(counts.cbegin(), counts.cend());
        if (most != counts.cend()) {
            return m_sections.at(most.key());
        }
    }
    return std::nullopt;
}

} // namespace ui
