// Finds pages of the guide by words, in both languages whichever is shown, and by articles of the
// Laws. All it needs is read once, for the first search.
#pragma once

#include "ui/guide/guidebook.h"
#include "ui/guide/guidefold.h"

namespace ui {

struct GuideHit {
    QString page;   // "4.3", "glossary"
    QString anchor; // of the paragraph; "article:3.7.3" stands for the first such chip
    GuideLanguage language = GuideLanguage::English; // of the words found
    QString before;                                  // the line of context, in three
    QString found;
    QString after;
};

class GuideIndex {
public:
    explicit GuideIndex(const GuideBook& book);

    // What fits best comes first; a section is named once. "9.2" finds 9.2.1 too.
    std::vector<GuideHit> find(const QString& query, GuideLanguage shown) const;

private:
    struct Entry { // a paragraph
        QString page;
        GuideLanguage language;
        QString text;
        FoldedText folded;
        QString anchor;
        QStringList articles;
        bool isTitle; // of a page, or the name of a term
    };
    struct Ranked {
        GuideHit hit;
        int rank; // the less, the better
    };

    void addWritten(const GuideBook& book, GuideLanguage language);
    void addMade(const GuideBook& book, GuideLanguage language);
    void add(const Entry& entry) { m_entries.push_back(entry); }
    void findArticle(const QString& number, GuideLanguage shown, std::vector<Ranked>& found) const;
    void findWords(const QString& words, GuideLanguage shown, std::vector<Ranked>& found) const;

    std::vector<Entry> m_entries;
};

} // namespace ui
