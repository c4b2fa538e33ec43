// A page of the rules guide as its widgets need it: runs of text as HTML for QTextDocument, and
// between them the places of the playable parts. Pages are data (resources/guide), read here.
#pragma once

#include "core/result.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <variant>
#include <vector>

namespace ui {

enum class GuideLanguage { English, Japanese };

// The one in which the program speaks now.
GuideLanguage guideLanguage();
QString codeOf(GuideLanguage language); // "en", "ja"

// A run of text: from one heading or card to the next. Links in it are "article:3.6", "term:T020",
// "section:4.3" and "page:glossary"; anchors have the id of their paragraph.
struct GuideRun {
    QString html;
};
struct GuideDiagram {
    QString ref; // "2.4", "D5a"
};
struct GuidePair { // two diagrams side by side
    QString left;
    QString right;
};
struct GuideQuiz {
    QString ref;
};
struct GuideDrill {};
using GuideBlock = std::variant<GuideRun, GuideDiagram, GuidePair, GuideQuiz, GuideDrill>;

// A paragraph, heading, item or cell in plain words, for those who search.
struct GuideParagraph {
    QString text;         // without the chips
    QString anchor;       // its own or the last before it; empty where there is none
    QStringList articles; // its chips
    bool isHeading = false;
};

struct GuideText {
    QString id; // "5.2", "mistakes"
    QString title;
    std::vector<GuideBlock> blocks;
    std::vector<GuideParagraph> paragraphs;
};

// The page that a text in the format of resources/guide/text holds; else what is wrong with it, and
// where.
chess::Result<GuideText, QString> readGuideText(const QByteArray& xml);

} // namespace ui
