#include "ui/guide/guidemade.h"

#include "ui/guide/guideorder.h"

#include <algorithm>

namespace ui {
namespace {

QString escaped(const QString& words) {
    return words.toHtmlEscaped();
}

QString element(const char* name, const QString& inside, const QString& id = {}) {
    const QString begin = id.isEmpty()
                              ? QStringLiteral("<%1>").arg(QLatin1String(name))
                              : QStringLiteral("<%1 id=\"%2\">").arg(QLatin1String(name), id);
    return begin + inside + QStringLiteral("</%1>").arg(QLatin1String(name));
}

QString link(const QString& href, const QString& words) {
    return QStringLiteral("<a href=\"%1\">%2</a>").arg(escaped(href), escaped(words));
}

QString sectionLink(const QString& page, const GuideBook& book) {
    const QString kind =
        book.sections().contains(page) ? QStringLiteral("section:%1") : QStringLiteral("page:%1");
    return link(kind.arg(page), GuideMade::title(page, book));
}

QString chips(const QStringList& articles) {
    QString words;
    for (const QString& article : articles) {
        words += QStringLiteral(" ") + link(QStringLiteral("article:") + article, article);
    }
    return words;
}

GuideText made(const QString& id, const QString& inside) {
    const QString xml = QStringLiteral("<section id=\"%1\">%2</section>").arg(id, inside);
    const auto read = readGuideText(xml.toUtf8());
    Q_ASSERT_X(read, qPrintable(id), qPrintable(read ? QString() : read.error()));
    return read.value_or(GuideText());
}

} // namespace

QStringList GuideMade::extraPages() {
    return {QStringLiteral("mistakes"), QStringLiteral("glossary"), QStringLiteral("articles")};
}

bool GuideMade::isMade(const QString& page) {
    return page == QLatin1String("contents") || page == QLatin1String("glossary") ||
           page == QLatin1String("articles");
}

QString GuideMade::title(const QString& page, const GuideBook& book) {
    if (page == QLatin1String("contents")) {
        return tr("Contents");
    }
    if (page == QLatin1String("glossary")) {
        return tr("Glossary");
    }
    if (page == QLatin1String("articles")) {
        return tr("Articles of the FIDE Laws");
    }
    const QString title = book.title(page, guideLanguage());
    return book.sections().contains(page) ? page + QStringLiteral("\u2002") + title : title;
}

QString GuideMade::chapterTitle(const GuideChapter& chapter) {
    return chapter.id + QStringLiteral("\u2002") + chapter.title[guideLanguage()];
}

GuideText GuideMade::contents(const GuideBook& book) {
    QString inside = element("h1", tr("Contents"));
    const auto list = [&](const QStringList& pages) {
        QString items;
        for (const QString& page : pages) {
            items += element("li", sectionLink(page, book));
        }
        inside += element("ul", items);
    };
    for (const GuideChapter& chapter : book.chapters()) {
        inside += element("h2", escaped(chapterTitle(chapter)));
        list(chapter.sections);
    }
    inside += element("h2", tr("To look things up"));
    list(extraPages());
    return made(QStringLiteral("contents"), inside);
}

GuideText GuideMade::glossary(const GuideBook& book) {
    const GuideLanguage language = guideLanguage();
    const GuideLanguage other =
        language == GuideLanguage::English ? GuideLanguage::Japanese : GuideLanguage::English;
    QString inside = element("h1", tr("Glossary"));
    QString group;
    for (const GuideTerm* term : inOrder(book.terms(), language)) {
        const QString heading = headingOf(*term, language);
        if (heading != group) {
            inside += element("h2", heading);
            group = heading;
        }
        const bool isRead =
            language == GuideLanguage::Japanese && term->reading != term->name[language];
        //: a word of the glossary: %1 is how it is read, %2 the same in the other language
        const QString beside =
            isRead ? tr("%1; %2").arg(term->reading, term->name[other]) : term->name[other];
        QString text = element("b", escaped(term->name[language])) + QStringLiteral("\u2003") +
                       escaped(beside) + QStringLiteral("<br/>") + escaped(term->text[language]) +
                       chips(term->articles);
        if (!term->section.isEmpty()) {
            text += QStringLiteral(" → ") + sectionLink(term->section, book);
        }
        inside += element("p", text, term->id);
    }
    return made(QStringLiteral("glossary"), inside);
}

GuideText GuideMade::articles(const GuideBook& book) {
    QString inside = element("h1", tr("Articles of the FIDE Laws"));
    inside += element(
        "p",
        tr("What each says, in our words, and where the guide treats it. In force since 1 January "
           "2023.")
    );
    for (const GuideArticle& article : book.articles()) {
        QString text = element("b", article.number) + QStringLiteral("\u2003") +
                       escaped(article.text[guideLanguage()]);
        QStringList sections = book.sectionsWith(article.number);
        if (const auto best = book.sectionFor(article.number); best && sections.isEmpty()) {
            sections.append(*best);
        }
        for (const QString& section : sections) {
            text += QStringLiteral(" → ") + sectionLink(section, book);
        }
        inside += element("p", text, article.number);
    }
    return made(QStringLiteral("articles"), inside);
}

GuideText
GuideMade::results(const QString& query, const std::vector<GuideHit>& hits, const GuideBook& book) {
    //: %1 is what was looked for
    QString inside = element("h1", tr("Found for “%1”").arg(escaped(query)));
    if (hits.empty()) {
        inside += element(
            "p", tr("Nothing. Try another word, or the number of an article, such as 5.2.1.")
        );
    }
    for (const GuideHit& hit : hits) {
        const QString title = hit.page == QLatin1String("glossary") && book.term(hit.anchor)
                                  ? tr("Glossary") + QStringLiteral("\u2002") +
                                        book.term(hit.anchor)->name[guideLanguage()]
                              : hit.page == QLatin1String("articles")
                                  ? tr("Article %1").arg(hit.anchor)
                                  : GuideMade::title(hit.page, book);
        QString href = QStringLiteral("page:") + hit.page;
        if (!hit.anchor.isEmpty()) {
            href += QLatin1Char('#') + hit.anchor;
        }
        inside += element(
            "p",
            link(href, title) + QStringLiteral("<br/>") + escaped(hit.before) +
                element("b", escaped(hit.found)) + escaped(hit.after)
        );
    }
    return made(QStringLiteral("search"), inside);
}

} // namespace ui
