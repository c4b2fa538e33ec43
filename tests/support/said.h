// What the program has to say, from tests/data/result-strings.tsv: the words that were decided on,
// in both languages.
#pragma once

#include "core/position/square.h"

#include <QString>
#include <QStringList>

namespace support {

const QStringList& languages(); // "en", "ja"

QString sideName(chess::Color color, const QString& language);

// The title or line of an entry. The subject is the side that it speaks of: who is mated,
// stalemated, resigned, overstepped or offended, offered or claimed, is to move.
QString saidTitle(const QString& key, const QString& language, chess::Color subject);
QString saidLine(const QString& key, const QString& language, chess::Color subject);
QStringList saidBadge(const QString& key, const QString& language); // three facts, or none
QString saidArticle(const QString& key, const QString& language);

// One of two, by the language: "ja", or any other.
QString inLanguage(const QString& language, const char* english, const char* japanese);

// The same with any other words put in: {{"piece", "queen"}}, by the names of that language.
QString filled(QString text, const QList<QPair<QString, QString>>& words);

} // namespace support
