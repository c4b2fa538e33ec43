#include "app/language.h"
#include "app/settings.h"

#include <QFile>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QtTest>

#include <iostream>

using app::Settings;
using chess::Color;

class TestSettings : public QObject {
    Q_OBJECT

private slots:
    void firstStart();
    void roundTrip_data();
    void roundTrip();
    void lessonTasks();
    void garbage_data();
    void garbage();
    void unwritable();
    void languageOfSystem_data();
    void languageOfSystem();
};

void TestSettings::firstStart() {
    const QTemporaryDir folder;
    const Settings settings(folder.filePath(QStringLiteral("banmen.ini")));
    QVERIFY(!settings.language());
    QVERIFY(!settings.theme());
    QCOMPARE(settings.below(), Color::White);
    QVERIFY(!settings.turnsEachMove());
    QVERIFY(settings.windowGeometry().isEmpty());
    QVERIFY(settings.lessonTasksDone().isEmpty());
}

void TestSettings::roundTrip_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("isDark");
    QTest::addColumn<Color>("below");
    QTest::addColumn<bool>("turns");
    QTest::newRow("ja, dark, Black, on") << QStringLiteral("ja") << true << Color::Black << true;
    QTest::newRow("en, light, White, off")
        << QStringLiteral("en") << false << Color::White << false;
}

void TestSettings::roundTrip() {
    QFETCH(QString, language);
    QFETCH(bool, isDark);
    QFETCH(Color, below);
    QFETCH(bool, turns);
    const ui::Theme theme = isDark ? ui::Theme::Dark : ui::Theme::Light;
    const QByteArray geometry("\x00\x01\xff geometry", 12);
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("a folder/banmen.ini"));
    {
        Settings settings(file);
        settings.setLanguage(language);
        settings.setTheme(theme);
        settings.setBelow(below);
        settings.setTurnsEachMove(turns);
        settings.setWindowGeometry(geometry);
    }
    const Settings settings(file);
    QCOMPARE(settings.language(), std::optional(language));
    QVERIFY(settings.theme() == theme);
    QCOMPARE(settings.below(), below);
    QCOMPARE(settings.turnsEachMove(), turns);
    QCOMPARE(settings.windowGeometry(), geometry);
}

void TestSettings::lessonTasks() { // each once, whether kept before or now
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("banmen.ini"));
    Settings(file).addLessonTaskDone(QStringLiteral("knight.1"));
    {
        Settings settings(file);
        settings.addLessonTaskDone(QStringLiteral("rook.2"));
        settings.addLessonTaskDone(QStringLiteral("knight.1"));
    }
    const QSet<QString> both{QStringLiteral("knight.1"), QStringLiteral("rook.2")};
    QCOMPARE(Settings(file).lessonTasksDone(), both);
}

void TestSettings::garbage_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("zeros") << QByteArray(512, '\0');
    QTest::newRow("not text") << QByteArray("\xff\xfe\x00[[[\n=\n", 10);
    QTest::newRow("other words") << QByteArray(
        "[General]\nlanguage=fr\ntheme=pink\n[board]\nbelow=red\nturnEachMove=perhaps-not\n"
        "[window]\ngeometry=7\n"
    );
    QTest::newRow("other types"
    ) << QByteArray("[General]\nlanguage=@Variant(\\0\\0\\0\\x7f)\ntheme=1, 2, 3\n[board]\nbelow=\n"
    );
    QTest::newRow("upper case") << QByteArray("[General]\nlanguage=JA\ntheme=DARK\n");
    QTest::newRow("truncated") << QByteArray("[General]\nlangu");
}

void TestSettings::garbage() {
    QFETCH(QByteArray, text);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("banmen.ini"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
    file.close();
    {
        Settings settings(path);
        QVERIFY(!settings.language());
        QVERIFY(!settings.theme());
        QCOMPARE(settings.below(), Color::White);
        settings.setLanguage(QStringLiteral("ja"));
        QCOMPARE(settings.language(), std::optional(QStringLiteral("ja")));
    }
}

void TestSettings::unwritable() { // what cannot be remembered still counts until the end
    const QTemporaryDir folder;
    QFile inTheWay(folder.filePath(QStringLiteral("config")));
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    Settings settings(inTheWay.fileName() + QStringLiteral("/banmen.ini"));
    settings.setTheme(ui::Theme::Dark);
    QVERIFY(settings.theme() == ui::Theme::Dark);
}

void TestSettings::languageOfSystem_data() {
    QTest::addColumn<QString>("locale");    // LC_ALL
    QTest::addColumn<QString>("languages"); // LANGUAGE
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* locale, const char* languages, const char* expected) {
        QTest::addRow("%s, %s", locale, *languages ? languages : "nothing")
            << QString(locale) << QString(languages) << QString(expected);
    };
    row("ja_JP.UTF-8", "", "ja");
    row("ja_JP", "", "ja");
    row("en_US.UTF-8", "", "en");
    row("en_GB.UTF-8", "", "en");
    row("C.UTF-8", "", "en");
    row("fr_FR.UTF-8", "", "en"); // neither: English
    row("en_US.UTF-8", "ja:en", "ja");
    row("ja_JP.UTF-8", "en:ja", "en");
    row("de_DE.UTF-8", "de:ja:en", "ja");
}

void TestSettings::languageOfSystem() {
    QFETCH(QString, locale);
    QFETCH(QString, languages);
    QFETCH(QString, expected);
    QProcess child; // the system's language is asked once
    QProcessEnvironment surroundings = QProcessEnvironment::systemEnvironment();
    surroundings.insert(QStringLiteral("LC_ALL"), locale);
    surroundings.insert(QStringLiteral("LANGUAGE"), languages);
    child.setProcessEnvironment(surroundings);
    child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("language")});
    QVERIFY(child.waitForFinished());
    QCOMPARE(QString::fromLatin1(child.readAllStandardOutput()).trimmed(), expected);
}

int main(int argc, char* argv[]) {
    QCoreApplication application(argc, argv);
    if (QCoreApplication::arguments().value(1) == QLatin1String("language")) {
        std::cout << qPrintable(app::Language::ofSystem()) << std::endl;
        return 0;
    }
    TestSettings test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_settings.moc"
