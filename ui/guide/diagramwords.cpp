#include "ui/guide/diagramwords.h"

#include "ui/text/refusalwords.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLocale>

namespace ui {

QString said(const GuideWords& words) {
    return QLocale().language() == QLocale::Japanese ? words.japanese : words.english;
}

text::Message messageOf(const GuideWords& words) {
    return {
        said(words), words.article.isEmpty() ? QString() : text::cite(words.article.toStdString())};
}

chess::Result<GuideWords, GuideFault> readWords(const QJsonValue& value, const QString& where) {
    const GuideWords words{
        value[QLatin1String("en")].toString(),
        value[QLatin1String("ja")].toString(),
        value[QLatin1String("article")].toString()};
    if (words.english.isEmpty() || words.japanese.isEmpty()) {
        return chess::failure(where + QStringLiteral(": words are missing"));
    }
    return words;
}

chess::Result<QJsonArray, GuideFault> readList(const QByteArray& json, const char* name) {
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (error.error != QJsonParseError::NoError) {
        return chess::failure(error.errorString());
    }
    const QJsonArray list = document.object()[QLatin1String(name)].toArray();
    if (list.isEmpty()) {
        return chess::failure(QStringLiteral("there are no %1").arg(QLatin1String(name)));
    }
    return list;
}

QByteArray guideFile(const char* name) {
    QFile file(QStringLiteral(":/guide/") + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace ui
