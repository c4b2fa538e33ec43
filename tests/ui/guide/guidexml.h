// The pages of the guide as they are written, read for the tests by a reader of their own.
#pragma once

#include <QHash>
#include <QPair>
#include <QString>
#include <QStringList>

namespace support {

struct GuideXml {
    QString error; // empty: the page is as it should be
    QString id;
    QStringList titles;
    QStringList cards;                    // "diagram 2.4", "pair D5a D5b", "quiz 2.4", "drill"
    QHash<QString, QStringList> claims;   // what states each
    QList<QPair<QString, QString>> links; // target and words
    // Of each term: the running text before it, without headings and links, and its words.
    QList<QPair<QString, QString>> before;
    QString text; // all words, without the numbers of articles

    QStringList targets(const QString& kind) const; // "article": 3.6, ...
};

const QStringList& guidePages(); // sections in their order, and "mistakes"
GuideXml guideXml(const QString& page, const QString& language);
QByteArray guideSource(const QString& path); // of resources/guide

} // namespace support
