// Who has which colour, and what can be played.
#include "ui/shell/newgamechoice.h"

#include <QtTest>

using namespace std::chrono_literals;

Q_DECLARE_METATYPE(ui::NewGameChoice)

namespace {

ui::NewGameChoice handicap() {
    ui::NewGameChoice choice;
    choice.terms.names = {"Aya", "Ken"};
    choice.terms.controls = {chess::suddenDeath(5min), chess::suddenDeath(3min)};
    return choice;
}

} // namespace

class TestNewGameChoice : public QObject {
    Q_OBJECT

private slots:
    void colors_data();
    void colors();
    void theRestIsKept();
    void soundness_data();
    void soundness();
};

void TestNewGameChoice::colors_data() {
    using ui::ColorChoice;
    QTest::addColumn<int>("colors");
    QTest::addColumn<int>("previous"); // of player 0: White, Black, or -1 for no game yet
    QTest::addColumn<int>("drawn");
    QTest::addColumn<int>("expected");
    const auto row = [](const char* id, ColorChoice colors, int previous, int drawn, int expected) {
        QTest::newRow(id) << static_cast<int>(colors) << previous << drawn << expected;
    };
    constexpr int White = 0;
    constexpr int Black = 1;
    row("chosen", ColorChoice::Chosen, -1, Black, White);
    row("chosen, after White", ColorChoice::Chosen, White, Black, White);
    row("chosen, after Black", ColorChoice::Chosen, Black, Black, White);
    row("random, White", ColorChoice::Random, White, White, White);
    row("random, Black", ColorChoice::Random, Black, Black, Black);
    row("random, first game", ColorChoice::Random, -1, Black, Black);
    row("swapped after White", ColorChoice::Swapped, White, White, Black);
    row("swapped after Black", ColorChoice::Swapped, Black, Black, White);
    row("swapped, first game", ColorChoice::Swapped, -1, Black, White);
}

void TestNewGameChoice::colors() {
    QFETCH(int, colors);
    QFETCH(int, previous);
    QFETCH(int, drawn);
    QFETCH(int, expected);
    ui::NewGameChoice choice = handicap();
    choice.colors = static_cast<ui::ColorChoice>(colors);
    const ui::ResolvedChoice resolved = resolve(
        choice,
        previous < 0 ? std::nullopt : std::optional(static_cast<chess::Color>(previous)),
        static_cast<chess::Color>(drawn)
    );
    QCOMPARE(static_cast<int>(resolved.colorOfPlayer0), expected);
    const auto zero = static_cast<std::size_t>(expected); // names and times go with the player
    QCOMPARE(resolved.terms.names[zero], std::string("Aya"));
    QCOMPARE(resolved.terms.names[1 - zero], std::string("Ken"));
    QVERIFY((*resolved.terms.controls)[zero] == chess::suddenDeath(5min));
    QVERIFY((*resolved.terms.controls)[1 - zero] == chess::suddenDeath(3min));
}

void TestNewGameChoice::theRestIsKept() {
    ui::NewGameChoice choice;
    choice.colors = ui::ColorChoice::Random;
    choice.terms.takeBack = chess::TakeBackMode::Ask;
    choice.terms.press = chess::PressMode::Done;
    choice.terms.start = chess::ClockStart::FirstMove;
    QVERIFY(resolve(choice, std::nullopt, chess::Color::Black).terms == choice.terms);
}

void TestNewGameChoice::soundness_data() {
    QTest::addColumn<ui::NewGameChoice>("choice");
    QTest::addColumn<bool>("expected");
    const auto row = [](const char* id, bool expected, auto change) {
        ui::NewGameChoice choice;
        change(choice, choice.terms);
        QTest::newRow(id) << choice << expected;
    };
    using Choice = ui::NewGameChoice;
    using Terms = chess::GameTerms;
    using chess::PressMode;
    using chess::TakeBackMode;
    row("at first", true, [](Choice&, Terms&) {});
    row("handicap", true, [](Choice& choice, Terms&) { choice = handicap(); });
    row("[Done]", true, [](Choice&, Terms& terms) { terms.press = PressMode::Done; });
    row("[Done] without take-back", false, [](Choice&, Terms& terms) {
        terms.press = PressMode::Done;
        terms.takeBack = TakeBackMode::Off;
    });
    row("press without a clock", false, [](Choice&, Terms& terms) {
        terms.press = PressMode::Press;
    });
    row("press with a clock", true, [](Choice& choice, Terms& terms) {
        choice = handicap();
        terms.press = PressMode::Press;
        terms.takeBack = TakeBackMode::Off;
    });
    row("no time", false, [](Choice&, Terms& terms) {
        terms.controls = {chess::suddenDeath(0s), chess::suddenDeath(1s)};
    });
    row("no time for the other", false, [](Choice&, Terms& terms) {
        terms.controls = {chess::suddenDeath(1s), chess::suddenDeath(0s)};
    });
    row("two hourglasses", true, [](Choice&, Terms& terms) {
        terms.controls = {chess::Hourglass{1min}, chess::Hourglass{2min}};
    });
    row("half an hourglass", false, [](Choice&, Terms& terms) {
        terms.controls = {chess::Hourglass{1min}, chess::suddenDeath(1min)};
    });
    row("one counts up", true, [](Choice&, Terms& terms) {
        terms.controls = {chess::CountUp{}, chess::suddenDeath(1min)};
    });
    row("a match of no games", false, [](Choice& choice, Terms&) {
        choice.match = chess::MatchLength{chess::MatchEnd::Games, 0};
    });
}

void TestNewGameChoice::soundness() {
    QFETCH(ui::NewGameChoice, choice);
    QFETCH(bool, expected);
    QCOMPARE(isSound(choice), expected);
}

QTEST_APPLESS_MAIN(TestNewGameChoice)
#include "tst_newgamechoice.moc"
