// The doors between the rooms open one way: app -> ui -> core. This reads the sources themselves.
#include <QDirIterator>
#include <QRegularExpression>
#include <QtTest>

namespace {

constexpr int MostLines = 400;

// What each room may not look into; "Qt" stands for the headers of Qt.
struct Door {
    const char* room;
    QStringList closed;
};

const QList<Door>& doors() {
    static const QList<Door> all{
        {"core/", {"Qt", "ui/", "app/", "tests/"}},
        {"ui/", {"app/", "tests/"}},
        {"ui/play/", {"ui/learn/", "ui/guide/"}},
        {"ui/learn/", {"ui/play/", "ui/guide/"}},
        {"ui/guide/", {"ui/play/", "ui/learn/"}},
        {"ui/tasks/", {"ui/play/", "ui/learn/", "ui/guide/"}}, // shared by the last two
        {"app/", {"tests/"}},
    };
    return all;
}

// The header as seen from the root: "../learn/card.h" in ui/play/page.h is ui/learn/card.h.
QString fromRoot(const QString& path, const QString& header) {
    if (!header.startsWith(QLatin1String("."))) {
        return header;
    }
    return QDir::cleanPath(path.left(path.lastIndexOf(QLatin1Char('/')) + 1) + header);
}

bool isBehind(const QString& header, const QString& closed) {
    if (closed != QLatin1String("Qt")) {
        return header.startsWith(closed);
    }
    static const QRegularExpression qt(QStringLiteral("^(Q[A-Z]|Qt|qt|q[a-z]+\\.h)"));
    return qt.match(header).hasMatch();
}

QStringList includesOf(const QString& text) {
    static const QRegularExpression include(
        QStringLiteral("^\\s*#\\s*include\\s*[<\"]([^>\"]+)[>\"]"),
        QRegularExpression::MultilineOption
    );
    QStringList headers;
    for (auto matches = include.globalMatch(text); matches.hasNext();) {
        headers << matches.next().captured(1);
    }
    return headers;
}

// All that is wrong with one source file of core, ui or app; the path is seen from the root.
QStringList violations(const QString& path, const QString& text) {
    static const QRegularExpression translated(QStringLiteral("\\b(tr|translate)\\s*\\("));
    QStringList found;
    for (const QString& written : includesOf(text)) {
        const QString header = fromRoot(path, written);
        for (const Door& door : doors()) {
            for (const QString& closed : door.closed) {
                if (path.startsWith(QLatin1String(door.room)) && isBehind(header, closed)) {
                    found << QStringLiteral("%1 includes %2").arg(path, written);
                }
            }
        }
    }
    if (path.startsWith(QLatin1String("core/")) && translated.match(text).hasMatch()) {
        found << QStringLiteral("%1 speaks").arg(path); // words are ui/text's
    }
    const auto lines = text.count(QLatin1Char('\n'));
    if (lines > MostLines) {
        found << QStringLiteral("%1 has %2 lines").arg(path).arg(lines);
    }
    return found;
}

QString contents(const QString& file) {
    QFile source(file);
    return source.open(QIODevice::ReadOnly) ? QString::fromUtf8(source.readAll()) : QString();
}

} // namespace

class TestDoors : public QObject {
    Q_OBJECT

private slots:
    void rooms_data();
    void rooms();
    void knowsAViolation_data();
    void knowsAViolation();
};

void TestDoors::rooms_data() {
    QTest::addColumn<QString>("room");
    for (const char* room : {"core", "ui", "app"}) {
        QTest::newRow(room) << QString::fromLatin1(room);
    }
}

void TestDoors::rooms() {
    QFETCH(QString, room);
    const QDir root(QStringLiteral(BANMEN_SOURCE_DIR));
    QDirIterator files(
        root.filePath(room), {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories
    );
    QStringList found;
    int read = 0;
    while (files.hasNext()) {
        const QString file = files.next();
        const QString text = contents(file);
        QVERIFY2(!text.isEmpty(), qPrintable(file));
        found << violations(root.relativeFilePath(file), text);
        ++read;
    }
    QVERIFY2(read > 0, "no source read");
    QCOMPARE(found.join(QLatin1Char('\n')), QString());
}

void TestDoors::knowsAViolation_data() {
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("count");
    const auto row = [](const char* id, const char* path, const char* text, int count) {
        QTest::newRow(id) << QString::fromLatin1(path) << QString::fromLatin1(text) << count;
    };
    row("core, its own", "core/game/game.h", "#include \"core/verdict/outcome.h\"\n", 0);
    row("core, the standard", "core/game/game.h", "#include <queue>\n#include <variant>\n", 0);
    row("core, Qt", "core/game/game.h", "#include <QString>\n", 1);
    row("core, Qt by module", "core/game/game.h", "#include <QtCore/QString>\n", 1);
    row("core, Qt by module alone", "core/game/game.h", "#include <QtGlobal>\n", 1);
    row("core, Qt in lower case", "core/game/game.h", "#include <qglobal.h>\n", 1);
    row("core, Qt in quotes", "core/game/game.h", "#  include  \"QObject\"\n", 1);
    row("core, ui", "core/game/game.cpp", "#include \"ui/text/words.h\"\n", 1);
    row("core, ui by a way round", "core/game/game.cpp", "#include \"../../ui/text/words.h\"\n", 1);
    row("core, app", "core/game/game.cpp", "#include \"app/settings.h\"\n", 1);
    row("core, words", "core/game/game.cpp", "const auto word = tr(\"mate\");\n", 1);
    row("core, no words", "core/game/game.cpp", "const auto text = str(1);\n", 0);
    row("ui, core", "ui/board/boardview.h", "#include \"core/game/game.h\"\n", 0);
    row("ui, Qt and words", "ui/board/boardview.cpp", "#include <QWidget>\ntr(\"Board\");\n", 0);
    row("ui, app", "ui/board/boardview.cpp", "#include \"app/gamesession.h\"\n", 1);
    row("ui, tests", "ui/board/boardview.cpp", "#include \"tests/support/chess.h\"\n", 1);
    row("play, board", "ui/play/page.cpp", "#include \"ui/board/boardview.h\"\n", 0);
    row("play, learn", "ui/play/page.cpp", "#include \"ui/learn/card.h\"\n", 1);
    row("play, learn by a way round", "ui/play/page.cpp", "#include \"../learn/card.h\"\n", 1);
    row("learn, guide", "ui/learn/card.cpp", "#include \"ui/guide/page.h\"\n", 1);
    row("tasks, board", "ui/tasks/taskboard.cpp", "#include \"ui/board/boardview.h\"\n", 0);
    row("tasks, learn", "ui/tasks/taskboard.cpp", "#include \"ui/learn/card.h\"\n", 1);
    row("guide, play", "ui/guide/page.cpp", "#include \"ui/play/page.h\"\n", 1);
    row("guide, play and app",
        "ui/guide/page.cpp",
        "#include \"ui/play/page.h\"\n#include \"app/settings.h\"\n",
        2);
    row("shell, play", "ui/shell/mainwindow.cpp", "#include \"ui/play/page.h\"\n", 0);
    row("app, ui and core",
        "app/application.cpp",
        "#include \"ui/play/page.h\"\n#include \"core/game/game.h\"\n",
        0);
    row("400 lines", "app/application.cpp", QByteArray(400, '\n').constData(), 0);
    row("401 lines", "app/application.cpp", QByteArray(401, '\n').constData(), 1);
}

void TestDoors::knowsAViolation() {
    QFETCH(QString, path);
    QFETCH(QString, text);
    QFETCH(int, count);
    const QStringList found = violations(path, text);
    QVERIFY2(found.size() == count, qPrintable(found.join(QLatin1Char('\n'))));
}

QTEST_APPLESS_MAIN(TestDoors)
#include "tst_doors.moc"
