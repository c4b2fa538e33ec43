// What is kept is whole, whatever happens: a round trip, broken files, a full disk, a kill at any
// moment.
#include "app/gamestore.h"
#include "app/sessionjson.h"
#include "tests/support/chess.h"
#include "tests/support/table.h"
#include "tests/support/walk.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <cstdio>
#include <iostream>
#include <string>
#include <sys/resource.h>

using namespace support;
using app::GameStore;
using app::StoreFault;
using chess::Color;

namespace {

constexpr int KeptGames = 120; // one after another by the child

QString gameFile(const QTemporaryDir& folder) {
    return folder.filePath(QStringLiteral("game.json"));
}

void write(const QString& path, const QByteArray& text) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) {
        qFatal("The test cannot write %s", qPrintable(path));
    }
}

QByteArray read(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// One long game by chance, the same in each run, after each of its moves.
std::vector<chess::Game> growingGames() {
    std::vector<chess::Game> games{chess::Game()};
    Dice dice(20261130);
    while (games.size() <= KeptGames) {
        const chess::MoveList moves = games.back().legalMoves();
        if (moves.isEmpty()) {
            qFatal("The game by chance has come to an end");
        }
        games.push_back(*games.back().play(moves[roll(dice, moves.size())]));
    }
    return games;
}

// The program that is killed: keeps a game each time it is told to, and says so before and after.
int keepUntilKilled(const QString& folder) {
    const std::vector<chess::Game> games = growingGames();
    GameStore store(folder);
    std::string line;
    for (std::size_t i = 1; std::getline(std::cin, line); ++i) {
        std::cout << "keeping " << i << std::endl;
        if (!store.keep(games.at(i))) {
            return 1;
        }
        std::cout << "kept " << i << std::endl;
    }
    return 0;
}

} // namespace

class TestGameStore : public QObject {
    Q_OBJECT

private slots:
    void roundTrip_data();
    void roundTrip();
    void nothingKept();
    void theLatestCounts();
    void damaged_data();
    void damaged();
    void severalDamagedFiles();
    void unreadable();
    void folderIsAFile();
    void folderIsMade();
    void fullDisk();
    void killed_data();
    void killed();
};

void TestGameStore::roundTrip_data() {
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("end"); // "resign white", "draw black", or nothing
    const auto row = [](const char* name, const QString& fen, const char* line, const char* end) {
        QTest::newRow(name) << fen << QString(line) << QString(end);
    };
    row("nothing played", InitialFen, "", "");
    row("moves", InitialFen, "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O", "");
    row("en passant", InitialFen, "e4 a6 e5 d5 exd6", "");
    row("castling", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 6 12", "O-O O-O-O", "");
    row("promotions", "1n2k3/P7/8/8/8/8/p6K/1N6 w - - 0 1", "axb8=N axb1=R", "");
    row("counters of the start", "4k3/8/8/8/8/8/8/R3K3 b Q - 99 120", "Kd7", "");
    row("mate", InitialFen, "f3 e5 g4 Qh4#", "");
    row("White resigned", InitialFen, "e4", "resign white");
    row("Black resigned at once", InitialFen, "", "resign black");
    row("agreed", InitialFen, "e4 e5", "draw white");
    row("a start that is an end", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "", "");
}

void TestGameStore::roundTrip() {
    QFETCH(QString, fen);
    QFETCH(QString, line);
    QFETCH(QString, end);
    chess::Game kept = playLine(game(fen), line);
    if (!end.isEmpty()) {
        const Color color = end.endsWith(QLatin1String("white")) ? Color::White : Color::Black;
        kept = end.startsWith(QLatin1String("resign")) ? *kept.resign(color)
                                                       : support::agreed(kept, color);
    }
    const QTemporaryDir folder;
    GameStore store(folder.path());
    QVERIFY(store.keep(kept));
    const auto found = GameStore(folder.path()).load();
    QVERIFY(found && *found);
    QVERIFY((*found)->game == kept);
    QCOMPARE(app::writeSession(**found), app::writeSession(kept));
}

void TestGameStore::nothingKept() {
    const QTemporaryDir folder;
    const auto found = GameStore(folder.path()).load();
    QVERIFY(found && !*found);
    const auto nowhere = GameStore(folder.filePath(QStringLiteral("not there"))).load();
    QVERIFY(nowhere && !*nowhere);
}

void TestGameStore::theLatestCounts() {
    const QTemporaryDir folder;
    GameStore store(folder.path());
    chess::Game now;
    for (const QString& san : QStringLiteral("e4 e5 Nf3 Nc6").split(QLatin1Char(' '))) {
        now = playLine(now, san);
        QVERIFY(store.keep(now));
    }
    QVERIFY(store.keep(*now.takeBack()));
    const auto found = store.load();
    QVERIFY(found && *found);
    QVERIFY((*found)->game.position() == now.takeBack()->position());
    QCOMPARE((*found)->game.plyCount(), std::size_t{3});
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{"game.json"}); // no leavings
}

void TestGameStore::damaged_data() {
    QTest::addColumn<QByteArray>("text");
    const QByteArray whole = app::writeSession(playLine(game(), QStringLiteral("e4 e5 Nf3")));
    const auto changed = [&](const char* before, const char* after) {
        QByteArray text = whole;
        if (!text.contains(before)) {
            qFatal("A kept game holds no %s", before);
        }
        return text.replace(before, after);
    };
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("a line end") << QByteArray("\n");
    for (qsizetype size = 1; size + 2 < whole.size(); size += 7) {
        QTest::addRow("truncated to %d", int(size)) << whole.left(size);
    }
    QTest::newRow("zeros") << QByteArray(whole.size(), '\0');
    QTest::newRow("half zeros") << whole.left(40) + QByteArray(whole.size() - 40, '\0');
    QTest::newRow("garbage") << QByteArray("\xff\xfe\x00\x01{{{{", 8);
    QTest::newRow("not UTF-8") << changed("e2e4", "e2\xff\xfe");
    QTest::newRow("text") << QByteArray("1. e4 e5 2. Nf3");
    QTest::newRow("something after it") << whole + "{}";
    QTest::newRow("a list") << QByteArray("[]");
    QTest::newRow("an object of nothing") << QByteArray("{}");
    QTest::newRow("deep") << QByteArray(100000, '[');
    QTest::newRow("another format") << changed("\"banmen\":1", "\"banmen\":2");
    QTest::newRow("a format that is text") << changed("\"banmen\":1", "\"banmen\":\"1\"");
    QTest::newRow("no format") << changed("\"banmen\":1", "\"x\":1");
    QTest::newRow("no start") << changed("\"start\"", "\"x\"");
    QTest::newRow("a wrong start") << changed("rnbqkbnr/", "rnbqxbnr/");
    QTest::newRow("a start without a king") << changed("RNBQKBNR", "RNBQ1BNR");
    QTest::newRow("no acts") << changed("\"acts\"", "\"x\"");
    QTest::newRow("illegal move") << changed("g1f3", "g1g3");
    QTest::newRow("move of the other side") << changed("e7e5", "d2d4");
    QTest::newRow("no move") << changed("e7e5", "");
    QTest::newRow("unknown act") << changed("\"move\":\"g1f3\"", "\"x\":\"g1f3\"");
    QTest::newRow("act that is text") << changed("{\"move\":\"g1f3\"}", "\"g1f3\"");
    QTest::newRow("move that is a number") << changed("\"g1f3\"", "13");
    QTest::newRow("unknown side resigns") << changed("\"move\":\"g1f3\"", "\"resigned\":\"red\"");
    QTest::newRow("agreed too soon")
        << QByteArray("{\"acts\":[{\"drawAgreed\":\"white\"}],\"banmen\":1,\"start\":\"") +
               InitialFen.toLatin1() + "\"}";
    QTest::newRow("move after the end")
        << app::writeSession(*playLine(game(), QStringLiteral("e4")).resign(Color::White))
               .replace("]", ",{\"move\":\"e7e5\"}]");
}

void TestGameStore::damaged() {
    QFETCH(QByteArray, text);
    QVERIFY(!app::readSession(text));
    const QTemporaryDir folder;
    write(gameFile(folder), text);
    GameStore store(folder.path());
    const auto found = store.load();
    QVERIFY(!found);
    QVERIFY(found.error().fault == StoreFault::Damaged);
    QVERIFY(found.error().file != gameFile(folder));
    QCOMPARE(read(found.error().file), text); // set aside, to the last byte
    QVERIFY(!QFile::exists(gameFile(folder)));
    const auto again = store.load(); // and out of the way
    QVERIFY(again && !*again);
    QVERIFY(store.keep(game()));
    QVERIFY(store.load());
}

void TestGameStore::severalDamagedFiles() { // none replaces another
    const QTemporaryDir folder;
    GameStore store(folder.path());
    constexpr int Files = 3;
    QSet<QByteArray> texts;
    for (int i = 0; i < Files; ++i) {
        const QByteArray text = "broken " + QByteArray::number(i);
        write(gameFile(folder), text);
        QVERIFY(!store.load());
        texts.insert(text);
    }
    for (const QString& name : QDir(folder.path()).entryList(QDir::Files)) {
        texts.remove(read(folder.filePath(name)));
    }
    QVERIFY(texts.isEmpty());
}

void TestGameStore::unreadable() {
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("game.json/inside"))); // no file at all
    GameStore store(folder.path());
    const auto found = store.load();
    QVERIFY(!found);
    QVERIFY(found.error().fault == StoreFault::CannotRead);
    QVERIFY(!found.error().reason.isEmpty());
    QVERIFY(QDir(found.error().file).exists(QStringLiteral("inside"))); // nothing is lost
    QVERIFY(store.keep(game()));
}

void TestGameStore::folderIsAFile() {
    const QTemporaryDir folder;
    const QString inTheWay = folder.filePath(QStringLiteral("data"));
    write(inTheWay, "a file");
    GameStore store(inTheWay);
    const auto kept = store.keep(game());
    QVERIFY(!kept);
    QVERIFY(kept.error().fault == StoreFault::CannotWrite);
    QCOMPARE(kept.error().file, store.file());
    QVERIFY(!kept.error().reason.isEmpty());
    QCOMPARE(read(inTheWay), QByteArray("a file"));
}

void TestGameStore::folderIsMade() {
    const QTemporaryDir folder;
    GameStore store(folder.filePath(QStringLiteral("not/there/yet")));
    QVERIFY(store.keep(game()));
    QVERIFY(QFile::exists(store.file()));
}

void TestGameStore::fullDisk() {
    const QTemporaryDir folder;
    GameStore store(folder.path());
    const chess::Game before = playLine(game(), QStringLiteral("e4"));
    QVERIFY(store.keep(before));
    const QByteArray text = read(store.file());

    // No file may grow: the write itself fails, as on a disk that is full.
    rlimit old{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &old), 0);
    rlimit none = old;
    none.rlim_cur = 0;
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    std::fflush(stdout);
    const int limited = setrlimit(RLIMIT_FSIZE, &none);
    const auto kept = store.keep(playLine(before, QStringLiteral("e5")));
    const int restored = setrlimit(RLIMIT_FSIZE, &old);
    std::signal(SIGXFSZ, handler);
    QCOMPARE(limited, 0);
    QCOMPARE(restored, 0);

    QVERIFY(!kept);
    QVERIFY(kept.error().fault == StoreFault::CannotWrite);
    QVERIFY(!kept.error().reason.isEmpty());
    QCOMPARE(read(store.file()), text); // the old file stays
    const auto found = store.load();
    QVERIFY(found && *found && (*found)->game == before);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{"game.json"});
    QVERIFY(store.keep(playLine(before, QStringLiteral("e5")))); // there is room again
}

void TestGameStore::killed_data() {
    QTest::addColumn<int>("at");           // which game is being kept
    QTest::addColumn<bool>("isMeanwhile"); // or has just been
    constexpr int Kills = 30;
    for (int i = 0; i < Kills; ++i) {
        const int at = 1 + i * (KeptGames - 1) / (Kills - 1);
        QTest::addRow("%s game %d", i % 3 == 2 ? "after" : "during", at) << at << (i % 3 != 2);
    }
}

void TestGameStore::killed() {
    QFETCH(int, at);
    QFETCH(bool, isMeanwhile);
    static const std::vector<chess::Game> games = growingGames();
    const QTemporaryDir folder;
    QProcess child;
    child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("keep"), folder.path()});
    QVERIFY(child.waitForStarted());
    const auto hears = [&](const QByteArray& line) {
        while (!child.canReadLine()) {
            if (!child.waitForReadyRead()) {
                return false;
            }
        }
        return child.readLine().trimmed() == line;
    };
    for (int i = 1; i <= at; ++i) {
        child.write("\n");
        QVERIFY(hears("keeping " + QByteArray::number(i)));
        if (i < at || !isMeanwhile) {
            QVERIFY(hears("kept " + QByteArray::number(i)));
        }
    }
    child.kill(); // SIGKILL
    QVERIFY(child.waitForFinished());
    QCOMPARE(child.exitStatus(), QProcess::CrashExit);

    const auto found = GameStore(folder.path()).load();
    QVERIFY(found);                  // never a damaged one
    const auto isGame = [&](int i) { // before the first there is none
        return *found ? (*found)->game == games.at(static_cast<std::size_t>(i)) : i == 0;
    };
    QVERIFY(isGame(at) || (isMeanwhile && isGame(at - 1)));
    QVERIFY(GameStore(folder.path()).keep(games.back())); // the next start goes on
}

int main(int argc, char* argv[]) {
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == QLatin1String("keep")) {
        return keepUntilKilled(arguments.value(2));
    }
    TestGameStore test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_gamestore.moc"
