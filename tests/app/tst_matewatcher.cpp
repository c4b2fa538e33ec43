// The thread that looks: right answers, the newest question alone, and a clean end.
#include "app/matewatcher.h"
#include "tests/support/chess.h"
#include "tests/support/slowwatcher.h"

#include <QtTest>

#include <algorithm>

using namespace support;
using chess::Color;

namespace {

// White can mate, and that is seen only after some millions of nodes.
const QString Hard = QStringLiteral("k6B/1b4B1/2bB4/4B3/3B4/1pB1B3/pP1B4/K7 w - - 0 1");

class Asker : public QObject {
public:
    Asker() {
        connect(&watcher, &app::MateWatcher::answered, this, [this](const app::MateAnswer& answer) {
            isOwnThread = isOwnThread && QThread::currentThread() == thread();
            answers.push_back(answer);
        });
    }

    void ask(const chess::Game& game, std::optional<Color> awaited = {}) {
        watcher.ask({++number, game.start(), game.moves(), awaited});
    }
    bool hasLast() const {
        return !answers.empty() && answers.back().isLast && answers.back().number == number;
    }

    std::vector<app::MateAnswer> answers;
    bool isOwnThread = true;
    std::uint64_t number = 0;
    app::MateThread watcher;
};

QString kindOf(const chess::HelpmateVerdict& verdict) {
    static const std::array<QString, 3> kinds{
        QStringLiteral("can"), QStringLiteral("cannot"), QStringLiteral("perhaps")};
    return kinds[verdict.index()];
}

class TestMateWatcher : public QObject {
    Q_OBJECT

private slots:
    void answers_data();
    void answers();
    void newestWins();
    void followsAGame();
    void saysWhatItKnowsSoFar();
    void endsWhileItLooks();
};

void TestMateWatcher::answers_data() {
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("white");
    QTest::addColumn<QString>("black");
    const auto row = [](const char* name, const QString& fen, const char* white, const char* black
                     ) {
        QTest::newRow(name) << fen << QString::fromLatin1(white) << QString::fromLatin1(black);
    };
    row("start", InitialFen, "can", "can");
    row("bare king", QStringLiteral("4k3/8/8/8/8/8/8/R3K3 w - - 0 1"), "can", "cannot");
    row("longer than a quick look", SlowDead, "cannot", "cannot");
    row("longer, and alive", SlowAlive, "can", "can");
}

void TestMateWatcher::answers() {
    QFETCH(QString, fen);
    QFETCH(QString, white);
    QFETCH(QString, black);
    Asker asker;
    asker.ask(game(fen));
    QTRY_VERIFY_WITH_TIMEOUT(asker.hasLast(), 30'000);
    QCOMPARE(kindOf(asker.answers.back().of(Color::White)), white);
    QCOMPARE(kindOf(asker.answers.back().of(Color::Black)), black);
    QVERIFY(asker.isOwnThread);
}

// Questions that follow each other at once: whatever is answered of older ones, the last answer is
// the newest question's, and none comes after it.
void TestMateWatcher::newestWins() {
    Asker asker;
    asker.ask(game(Hard));
    for (int i = 0; i < 20; ++i) {
        asker.ask(game(i % 2 == 0 ? SlowDead : InitialFen));
    }
    QTRY_VERIFY_WITH_TIMEOUT(asker.hasLast(), 30'000);
    QCOMPARE(kindOf(asker.answers.back().of(Color::White)), QStringLiteral("can"));
    QVERIFY(std::is_sorted(
        asker.answers.begin(),
        asker.answers.end(),
        [](const auto& a, const auto& b) { return a.number < b.number; }
    ));
}

void TestMateWatcher::followsAGame() {
    Asker asker;
    chess::Game game = support::game();
    for (const char* san : {"e4", "e5", "Nf3", "Nc6", "Bc4"}) {
        game = playLine(game, QString::fromLatin1(san));
        asker.ask(game);
        QTRY_VERIFY_WITH_TIMEOUT(asker.hasLast(), 30'000);
        const auto* white = std::get_if<chess::Winnable>(&asker.answers.back().of(Color::White));
        QVERIFY(white && chess::isMatingLine(game.position(), Color::White, white->line));
    }
    asker.ask(*game.takeBack());
    QTRY_VERIFY_WITH_TIMEOUT(asker.hasLast(), 30'000);
    QCOMPARE(kindOf(asker.answers.back().of(Color::Black)), QStringLiteral("can"));
}

void TestMateWatcher::saysWhatItKnowsSoFar() {
    Asker asker;
    asker.ask(game(SlowDead), Color::Black);
    QTRY_VERIFY_WITH_TIMEOUT(asker.hasLast(), 30'000);
    QVERIFY(asker.answers.size() > 1); // Black's is told before White's is found
    const auto isBlackAlone = [](const app::MateAnswer& answer) {
        return kindOf(answer.of(Color::Black)) == QLatin1String("cannot") &&
               kindOf(answer.of(Color::White)) == QLatin1String("perhaps") && !answer.isLast;
    };
    QVERIFY(std::any_of(asker.answers.begin(), asker.answers.end(), isBlackAlone));
}

void TestMateWatcher::endsWhileItLooks() {
    QElapsedTimer timer;
    {
        Asker asker;
        asker.ask(game(Hard));
        QTRY_VERIFY_WITH_TIMEOUT(!asker.answers.empty(), 30'000); // it has begun
        QVERIFY(!asker.hasLast());
        timer.start();
    }
    QVERIFY(timer.elapsed() < 5'000); // not the ten seconds of a look that nobody ends
}

} // namespace

QTEST_GUILESS_MAIN(TestMateWatcher)
#include "tst_matewatcher.moc"
