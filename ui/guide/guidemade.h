// The pages of the guide that nobody wrote: contents, glossary, index of articles, and what a
// search has found. In the language shown.
#pragma once

#include "ui/guide/guidesearch.h"

#include <QCoreApplication>

namespace ui {

class GuideMade {
    Q_DECLARE_TR_FUNCTIONS(ui::GuideMade)

public:
    static QStringList extraPages();         // beside the sections
    static bool isMade(const QString& page); // "contents", "glossary", "articles"
    static QString
    title(const QString& page, const GuideBook& book);        // of any page: "4.3 En passant"
    static QString chapterTitle(const GuideChapter& chapter); // "4  Special moves"

    static GuideText contents(const GuideBook& book);
    static GuideText glossary(const GuideBook& book);
    static GuideText articles(const GuideBook& book);
    static GuideText
    results(const QString& query, const std::vector<GuideHit>& hits, const GuideBook& book);
};

} // namespace ui
