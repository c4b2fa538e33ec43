#include "tests/support/said.h"

#include "tests/support/table.h"

namespace support {
namespace {

const TableRow& entry(const QString& key) {
    static const QVector<TableRow> rows = table(QStringLiteral("result-strings.tsv"));
    for (const TableRow& row : rows) {
        if (row["key"] == key) {
            return row;
        }
    }
    qFatal("result-strings.tsv has no entry %s", qPrintable(key));
}

QString
said(const QString& key, const char* column, const QString& language, chess::Color subject) {
    const QByteArray name = column + QByteArray("_") + language.toLatin1();
    const QString one = sideName(subject, language);
    const QString other = sideName(!subject, language);
    return filled(
        entry(key)[name.constData()],
        {{QStringLiteral("loser"), one},
         {QStringLiteral("side"), one},
         {QStringLiteral("flagged"), one},
         {QStringLiteral("offerer"), one},
         {QStringLiteral("claimant"), one},
         {QStringLiteral("winner"), other},
         {QStringLiteral("other"), other},
         {QStringLiteral("敗者"), one},
         {QStringLiteral("手番"), one},
         {QStringLiteral("時間切れ側"), one},
         {QStringLiteral("提案者"), one},
         {QStringLiteral("申請者"), one},
         {QStringLiteral("勝者"), other},
         {QStringLiteral("相手"), other}}
    );
}

} // namespace

const QStringList& languages() {
    static const QStringList codes{QStringLiteral("en"), QStringLiteral("ja")};
    return codes;
}

QString sideName(chess::Color color, const QString& language) {
    const bool isWhite = color == chess::Color::White;
    if (language == QLatin1String("ja")) {
        return isWhite ? QStringLiteral("白") : QStringLiteral("黒");
    }
    return isWhite ? QStringLiteral("White") : QStringLiteral("Black");
}

QString filled(QString text, const QList<QPair<QString, QString>>& words) {
    for (const auto& [name, word] : words) {
        text.replace(QLatin1Char('{') + name + QLatin1Char('}'), word);
    }
    return text;
}

QString saidTitle(const QString& key, const QString& language, chess::Color subject) {
    return said(key, "title", language, subject);
}

QString saidLine(const QString& key, const QString& language, chess::Color subject) {
    return said(key, "line", language, subject);
}

QStringList saidBadge(const QString& key, const QString& language) {
    const QString japanese = entry(key)["badge"];
    if (japanese == QStringLiteral("—")) {
        return {};
    }
    if (language == QLatin1String("ja")) {
        return japanese.split(QStringLiteral(" ／ "));
    }
    const bool isMate = key == QLatin1String("mate");
    return {
        isMate ? QStringLiteral("Check: yes") : QStringLiteral("Check: no"),
        QStringLiteral("Legal moves: none"),
        isMate ? QStringLiteral("Result: win") : QStringLiteral("Result: draw")};
}

QString saidArticle(const QString& key, const QString& language) {
    const QString words = language == QLatin1String("ja") ? QStringLiteral("FIDE規則 %1")
                                                          : QStringLiteral("FIDE Laws, article %1");
    return words.arg(entry(key)["fide_2023"]);
}

QString inLanguage(const QString& language, const char* english, const char* japanese) {
    return QString::fromUtf8(language == QLatin1String("ja") ? japanese : english);
}

} // namespace support
