// The translations themselves: complete, in our words, with the same places to fill in, in
// characters that can be drawn, and with keys that lead to one thing each.
#include "tests/support/player.h"
#include "tests/support/said.h"
#include "tests/support/table.h"

#include <QApplication>
#include <QGlyphRun>
#include <QMenuBar>
#include <QProcess>
#include <QRegularExpression>
#include <QTextLayout>
#include <QXmlStreamReader>
#include <QtTest>

using namespace support;

namespace {

struct Entry {
    QString context;
    QString source;
    QStringList translations; // one, or one for each number
    QString type;             // "unfinished", "vanished", "obsolete" or nothing
    bool isNumbered = false;

    QByteArray id() const { return (context + QStringLiteral(": ") + source).toUtf8(); }
};

Entry readMessage(QXmlStreamReader& xml, const QString& context) {
    Entry entry;
    entry.context = context;
    entry.isNumbered = xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("source")) {
            entry.source = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            entry.type = xml.attributes().value(QLatin1String("type")).toString();
            if (!entry.isNumbered) {
                entry.translations.append(xml.readElementText());
                continue;
            }
            while (xml.readNextStartElement()) {
                entry.translations.append(xml.readElementText());
            }
        } else {
            xml.skipCurrentElement();
        }
    }
    return entry;
}

QList<Entry> entriesOf(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        qFatal("%s cannot be read", qPrintable(path));
    }
    QXmlStreamReader xml(&file);
    QList<Entry> entries;
    QString context;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == QLatin1String("name")) {
            context = xml.readElementText();
        } else if (xml.isStartElement() && xml.name() == QLatin1String("message")) {
            entries.append(readMessage(xml, context));
        }
    }
    if (xml.hasError() || entries.isEmpty()) {
        qFatal("%s: %s", qPrintable(path), qPrintable(xml.errorString()));
    }
    return entries;
}

QString translationFile(const QString& language) {
    return QStringLiteral(BANMEN_SOURCE_DIR "/translations/banmen_%1.ts").arg(language);
}

QStringList placeholders(const QString& text) {
    static const QRegularExpression pattern(QStringLiteral("%(?:L?[0-9]{1,2}|n)"));
    QStringList found;
    for (auto matches = pattern.globalMatch(text); matches.hasNext();) {
        found.append(matches.next().captured());
    }
    found.removeDuplicates();
    found.sort();
    return found;
}

QChar mnemonicOf(QString text) {
    text.remove(QStringLiteral("&&"));
    const qsizetype at = text.indexOf(QLatin1Char('&'));
    return at < 0 || at + 1 == text.size() ? QChar() : text.at(at + 1).toUpper();
}

} // namespace

class TestTranslations : public QObject {
    Q_OBJECT

private slots:
    void entries_data();
    void entries();
    void bannedWords();
    void upToDate_data();
    void upToDate();
    void glyphs_data();
    void glyphs();
    void mnemonics_data();
    void mnemonics();
    void qtSpeaksTheLanguage();
};

void TestTranslations::entries_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("source");
    QTest::addColumn<QStringList>("translations");
    QTest::addColumn<QString>("type");
    QTest::addColumn<bool>("isNumbered");
    for (const QString& language : languages()) {
        for (const Entry& entry : entriesOf(translationFile(language))) {
            QTest::newRow((language.toUtf8() + ' ' + entry.id()).constData())
                << language << entry.source << entry.translations << entry.type << entry.isNumbered;
        }
    }
}

void TestTranslations::entries() {
    QFETCH(QString, language);
    QFETCH(QString, source);
    QFETCH(QStringList, translations);
    QFETCH(QString, type);
    QFETCH(bool, isNumbered);
    QCOMPARE(type, QString()); // neither unfinished nor vanished
    const bool isJapanese = language == QLatin1String("ja");
    QCOMPARE(translations.size(), isNumbered && !isJapanese ? 2 : 1);
    static const QRegularExpression japanese(
        QStringLiteral("[\\x{3040}-\\x{30ff}\\x{4e00}-\\x{9fff}]")
    );
    static const QRegularExpression onlyNames(QStringLiteral("^[^A-Za-z]*(%[0-9n] — Banmen)?$"));
    for (const QString& translation : translations) {
        QVERIFY(!translation.isEmpty());
        QCOMPARE(placeholders(translation), placeholders(source));
        QCOMPARE(translation.count(QLatin1Char('\n')), source.count(QLatin1Char('\n')));
        QCOMPARE(mnemonicOf(translation).isNull(), mnemonicOf(source).isNull());
        if (isJapanese) {
            QVERIFY(translation.contains(japanese) || source.contains(onlyNames));
        }
    }
}

void TestTranslations::bannedWords() {
    QStringList banned;
    for (const QByteArray& line : dataFile(QStringLiteral("banned-words.txt")).split('\n')) {
        if (!line.trimmed().isEmpty()) {
            banned.append(QString::fromUtf8(line.trimmed()));
        }
    }
    QVERIFY(banned.size() > 10);
    QStringList found;
    for (const Entry& entry : entriesOf(translationFile(QStringLiteral("ja")))) {
        for (const QString& word : std::as_const(banned)) {
            for (const QString& translation : entry.translations) {
                if (translation.contains(word)) {
                    found.append(word + QStringLiteral(" in ") + translation);
                }
            }
        }
    }
    QCOMPARE(found.join(QStringLiteral(" | ")), QString());
}

void TestTranslations::upToDate_data() {
    QTest::addColumn<QString>("language");
    QTest::newRow("en") << QStringLiteral("en");
    QTest::newRow("ja") << QStringLiteral("ja");
}

// Nothing is said in the sources that has no translation, and none is left of what is no longer
// said.
void TestTranslations::upToDate() {
    QFETCH(QString, language);
    const QTemporaryDir folder;
    const QString copy = folder.filePath(QStringLiteral("banmen_%1.ts").arg(language));
    QVERIFY(QFile::copy(translationFile(language), copy));
    QProcess lupdate;
    lupdate.setWorkingDirectory(QStringLiteral(BANMEN_SOURCE_DIR));
    QStringList arguments{"-silent", "-locations", "none", "-I", ".", "ui", "app"};
    if (language == QLatin1String("en")) {
        arguments.append(QStringLiteral("-pluralonly"));
    }
    lupdate.start(QStringLiteral(BANMEN_LUPDATE), arguments + QStringList{"-ts", copy});
    QVERIFY2(lupdate.waitForFinished(), qPrintable(lupdate.errorString()));
    QCOMPARE(lupdate.exitCode(), 0);
    QStringList found;
    for (const Entry& entry : entriesOf(copy)) {
        if (!entry.type.isEmpty()) {
            found.append(entry.type + QStringLiteral(" ") + QString::fromUtf8(entry.id()));
        }
    }
    QCOMPARE(found.join(QStringLiteral(" | ")), QString());
    QCOMPARE(entriesOf(copy).size(), entriesOf(translationFile(language)).size());
}

void TestTranslations::glyphs_data() {
    QTest::addColumn<QString>("text");
    QSet<QChar> characters;
    for (const Entry& entry : entriesOf(translationFile(QStringLiteral("ja")))) {
        for (const QString& text : entry.translations + QStringList{entry.source}) {
            for (const QChar character : text) {
                characters.insert(character);
            }
        }
    }
    for (const QChar character : QStringLiteral("◀…×½–日本語♔·⇄")) { // drawn without a translation
        characters.insert(character);
    }
    QString all;
    for (const QChar character : std::as_const(characters)) {
        if (character.isPrint() && !character.isSpace()) {
            all.append(character);
        }
    }
    std::sort(all.begin(), all.end());
    constexpr int Many = 40;
    for (int i = 0; i < all.size(); i += Many) {
        QTest::addRow("from U+%04X", all.at(i).unicode()) << all.mid(i, Many);
    }
}

void TestTranslations::glyphs() {
    QFETCH(QString, text);
    Player player(QStringLiteral("ja"));
    QString missing;
    for (const QChar character : text) {
        QTextLayout layout(QString(character), player.board().font());
        layout.beginLayout();
        layout.createLine();
        layout.endLayout();
        const QList<QGlyphRun> runs = layout.glyphRuns();
        if (runs.isEmpty()) {
            missing.append(character);
        }
        for (const QGlyphRun& run : runs) {
            if (run.glyphIndexes().contains(0)) {
                missing.append(character);
            }
        }
    }
    QCOMPARE(missing, QString());
}

void TestTranslations::mnemonics_data() {
    upToDate_data();
}

void TestTranslations::mnemonics() {
    QFETCH(QString, language);
    Player player(language);
    const auto check = [](const QList<QAction*>& actions) {
        QMap<QChar, QString> taken;
        for (const QAction* action : actions) {
            if (action->isSeparator()) {
                continue;
            }
            const QChar key = mnemonicOf(action->text());
            QVERIFY2(!key.isNull(), qPrintable(action->text()));
            QVERIFY2(!taken.contains(key), qPrintable(action->text() + " and " + taken.value(key)));
            taken.insert(key, action->text());
        }
    };
    const QList<QAction*> menus = player.window().menuBar()->actions();
    check(menus);
    for (const QAction* menu : menus) {
        check(menu->menu()->actions());
    }
    QSet<QString> shortcuts;
    for (const QAction* action : player.window().commands().findChildren<QAction*>()) {
        for (const QKeySequence& keys : action->shortcuts()) {
            QVERIFY2(!shortcuts.contains(keys.toString()), qPrintable(keys.toString()));
            shortcuts.insert(keys.toString());
        }
    }
}

void TestTranslations::qtSpeaksTheLanguage() { // the words of Qt's own dialogs
    const auto cancel = [] { return QCoreApplication::translate("QPlatformTheme", "Cancel"); };
    {
        Player player(QStringLiteral("ja"));
        QCOMPARE(cancel(), QStringLiteral("キャンセル"));
        QVERIFY(player.command("english"));
        QCOMPARE(cancel(), QStringLiteral("Cancel"));
    }
    QCOMPARE(cancel(), QStringLiteral("Cancel"));
}

QTEST_MAIN(TestTranslations)
#include "tst_translations.moc"
