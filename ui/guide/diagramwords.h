// Words of the guide that stand in its data files, in both languages, and the reading of them.
#pragma once

#include "core/result.h"
#include "ui/text/words.h"

#include <QJsonObject>
#include <QString>

namespace ui {

struct GuideWords {
    QString english;
    QString japanese;
    QString article; // of the FIDE Laws of 2023, "9.1.2.1"; may be empty
};

QString said(const GuideWords& words);            // in the language of the program
text::Message messageOf(const GuideWords& words); // with its article

// What is wrong with a data file, for those who write it: where, and what.
using GuideFault = QString;

// {"en": ..., "ja": ..., "article": ...}; both languages must be there.
chess::Result<GuideWords, GuideFault> readWords(const QJsonValue& value, const QString& where);

// The list that a data file of the guide holds under a name.
chess::Result<QJsonArray, GuideFault> readList(const QByteArray& json, const char* name);

QByteArray guideFile(const char* name); // of resources/guide

} // namespace ui
