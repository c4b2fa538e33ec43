// What the guide consists of: chapters with their sections, the glossary, the articles of the Laws
// that it treats, and the texts. All of it is data compiled in; texts are read when asked for.
#pragma once

#include "ui/guide/guidetext.h"

#include <QMap>

#include <optional>

namespace ui {

struct GuideChapter {
    QString id;
    QMap<GuideLanguage, QString> title;
    QStringList sections;
};

struct GuideTerm {
    QString id; // "T020"
    QMap<GuideLanguage, QString> name;
    QString reading; // of the Japanese name, in hiragana
    QMap<GuideLanguage, QString> text;
    QStringList articles;
    QString section; // that treats it; may be empty
};

struct GuideArticle {
    QString number;
    QMap<GuideLanguage, QString> text; // what it says, in a few words
};

class GuideBook {
public:
    GuideBook();

    const std::vector<GuideChapter>& chapters() const { return m_chapters; }
    const QStringList& sections() const { return m_sections; } // of all chapters, in order
    const std::vector<GuideTerm>& terms() const { return m_terms; }
    const std::vector<GuideArticle>& articles() const { return m_articles; }
    const GuideTerm* term(const QString& id) const;           // nothing if there is none
    const GuideArticle* article(const QString& number) const; // nothing if there is none

    // The pages that are written: the sections, and "mistakes".
    bool isWritten(const QString& page) const;
    const GuideText& text(const QString& page, GuideLanguage language) const; // of such a page
    QString title(const QString& page, GuideLanguage language) const;         // the text not read

    // The sections whose text carries the chip of an article, in order.
    QStringList sectionsWith(const QString& article) const;

    // The section that treats an article best: where its chip stands most often (the first of
    // equals), or that of a part of it, or that of the article it is a part of.
    std::optional<QString> sectionFor(const QString& article) const;

private:
    void readChapters();
    void readTerms();
    void readArticles();
    void countChips() const;

    // By article: how often it stands in which of the sections, by their order.
    const QMap<QString, QMap<qsizetype, int>>& chips() const;
    QMap<qsizetype, int> countsOf(const QString& article) const;

    std::vector<GuideChapter> m_chapters;
    QStringList m_sections;
    std::vector<GuideTerm> m_terms;
    std::vector<GuideArticle> m_articles;
    mutable QMap<std::pair<QString, GuideLanguage>, GuideText> m_texts; // read so far
    mutable QMap<QString, QMap<qsizetype, int>> m_chips;                // once asked for
};

} // namespace ui
