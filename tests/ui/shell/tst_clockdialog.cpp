// The arbiter's changes: what is shown and what is asked for.
#include "ui/shell/clockdialog.h"

#include <QApplication>
#include <QDoubleSpinBox>
#include <QGroupBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QtTest>

#include <vector>

using namespace std::chrono_literals;

namespace {

constexpr chess::Instant Start{};

struct Asked { // the dialog over a clock, and what it asks for
    Asked(const chess::TimeControl& white, const chess::TimeControl& black) : clock(white, black) {
        QObject::connect(&dialog, &ui::ClockDialog::timeSet, [this](auto color, auto time) {
            set.emplace_back(color, time);
        });
        QObject::connect(&dialog, &ui::ClockDialog::timeAdded, [this](auto color, auto time) {
            added.emplace_back(color, time);
        });
        QObject::connect(&dialog, &ui::ClockDialog::turnSwitched, [this] { ++switches; });
        clock.start(chess::Color::White, Start);
    }

    void pause(chess::Duration after) {
        clock.pause(Start + after);
        show();
    }

    void show() {
        dialog.show(clock, Start + 1h);
        dialog.show();
        dialog.activateWindow();
        if (!QTest::qWaitForWindowActive(&dialog)) {
            qFatal("the dialog does not come to the front");
        }
    }

    template <class Part>
    Part* part(const char* side, const char* name) {
        return dialog.findChild<QGroupBox*>(QLatin1String(side))
            ->findChild<Part*>(QLatin1String(name));
    }

    QString text(const char* side, const char* label) { return part<QLabel>(side, label)->text(); }
    void click(const char* side, const char* name) {
        QTest::mouseClick(part<QPushButton>(side, name), Qt::LeftButton);
    }

    using Request = std::pair<chess::Color, chess::Duration>;
    chess::Clock clock;
    ui::ClockDialog dialog;
    std::vector<Request> set;
    std::vector<Request> added;
    int switches = 0;
};

const chess::TimeControl Hour = chess::suddenDeath(1h);
const chess::TimeControl FiveMinutes = chess::suddenDeath(5min);

} // namespace

class TestClockDialog : public QObject {
    Q_OBJECT

private slots:
    void readings_data();
    void readings();
    void notes();
    void setsTime();
    void setsWhatIsShown();
    void addsAndTakes();
    void enterIsTheFields();
    void switchesTurn();
    void keepsWhatIsTyped();
    void onlyWhilePaused();
    void escapeCloses();
    void fits();
};

void TestClockDialog::readings_data() {
    QTest::addColumn<qint64>("left"); // in milliseconds
    QTest::addColumn<QString>("text");
    QTest::newRow("an hour") << qint64(3'600'000) << "1:00:00.0";
    QTest::newRow("a millisecond less") << qint64(3'599'999) << "1:00:00.0"; // rounded up
    QTest::newRow("tenths") << qint64(3'599'900) << "0:59:59.9";
    QTest::newRow("seconds") << qint64(9'000) << "0:00:09.0";
    QTest::newRow("the last millisecond") << qint64(1) << "0:00:00.1";
    QTest::newRow("nothing") << qint64(0) << "0:00:00.0";
}

void TestClockDialog::readings() {
    QFETCH(qint64, left);
    QFETCH(QString, text);
    Asked asked(Hour, FiveMinutes);
    asked.pause(1h - std::chrono::milliseconds(left));
    QCOMPARE(asked.text("clockWhite", "reading"), text);
    QCOMPARE(asked.text("clockBlack", "reading"), QStringLiteral("0:05:00.0"));
    QCOMPARE(asked.text("clockWhite", "note").isEmpty(), left > 0);
}

void TestClockDialog::notes() {
    const chess::TimeControl japanese = chess::Timed{{chess::Period{1min}}, chess::ByoYomi{3, 30s}};
    const chess::TimeControl classical =
        chess::Timed{{chess::Period{90min, 40}, chess::Period{30min}}, std::nullopt};
    Asked asked(japanese, classical);
    asked.pause(1min + 40s); // the second span
    QCOMPARE(asked.text("clockWhite", "reading"), QStringLiteral("0:00:20.0"));
    QCOMPARE(asked.text("clockWhite", "note"), QStringLiteral("Byo-yomi, 2 left"));
    QCOMPARE(asked.part<QSpinBox>("clockWhite", "minutes")->value(), 0); // of the main time
    QCOMPARE(asked.part<QDoubleSpinBox>("clockWhite", "seconds")->value(), 0.0);
    QCOMPARE(asked.text("clockBlack", "note"), QStringLiteral("Moves to the time control: 40"));
    Asked counting(chess::CountUp{}, chess::CountUp{});
    counting.pause(5s);
    QCOMPARE(counting.text("clockWhite", "note"), QStringLiteral("Time used"));
}

void TestClockDialog::setsTime() {
    Asked asked(Hour, FiveMinutes);
    asked.pause(1s);
    asked.part<QSpinBox>("clockBlack", "hours")->setValue(1);
    asked.part<QSpinBox>("clockBlack", "minutes")->setValue(2);
    asked.part<QDoubleSpinBox>("clockBlack", "seconds")->setValue(3.4);
    asked.click("clockBlack", "set");
    QCOMPARE(asked.set.size(), std::size_t(1));
    QVERIFY(asked.set[0] == Asked::Request(chess::Color::Black, 1h + 2min + 3400ms));
    QVERIFY(asked.added.empty());
    QCOMPARE(asked.text("clockBlack", "reading"), QStringLiteral("0:05:00.0")); // only asked for
}

void TestClockDialog::setsWhatIsShown() { // to the tenth, whatever the tenth
    for (int tenths = 0; tenths < 600; ++tenths) {
        const auto left = 7min + tenths * 100ms;
        Asked asked(chess::suddenDeath(left), FiveMinutes);
        asked.clock.pause(Start);
        asked.dialog.show(asked.clock, Start);
        asked.part<QPushButton>("clockWhite", "set")->click();
        QVERIFY(asked.set.at(0) == Asked::Request(chess::Color::White, left));
    }
}

void TestClockDialog::addsAndTakes() {
    Asked asked(Hour, FiveMinutes);
    asked.pause(1s);
    asked.click("clockWhite", "add"); // as for an illegal move
    asked.part<QSpinBox>("clockWhite", "changeMinutes")->setValue(0);
    asked.part<QSpinBox>("clockWhite", "changeSeconds")->setValue(15);
    asked.click("clockWhite", "take");
    asked.click("clockBlack", "take");
    const std::vector<Asked::Request> expected{
        {chess::Color::White, 2min}, {chess::Color::White, -15s}, {chess::Color::Black, -2min}};
    QVERIFY(asked.added == expected);
}

void TestClockDialog::enterIsTheFields() {
    Asked asked(Hour, FiveMinutes);
    asked.pause(1s);
    auto* minutes = asked.part<QSpinBox>("clockBlack", "minutes");
    minutes->setFocus();
    minutes->selectAll();
    QTest::keyClicks(minutes, QStringLiteral("7"));
    QTest::keyClick(minutes, Qt::Key_Return);
    QVERIFY(asked.set == std::vector{Asked::Request(chess::Color::Black, 7min)});
    auto* change = asked.part<QSpinBox>("clockBlack", "changeMinutes");
    change->setFocus();
    QTest::keyClick(change, Qt::Key_Enter);
    QVERIFY(asked.added == std::vector{Asked::Request(chess::Color::Black, 2min)});
    auto* take = asked.part<QPushButton>("clockBlack", "take");
    take->setFocus();
    QTest::keyClick(take, Qt::Key_Return);
    QCOMPARE(asked.added.size(), std::size_t(2));
    QVERIFY(asked.dialog.isVisible());
}

void TestClockDialog::switchesTurn() {
    Asked asked(Hour, FiveMinutes);
    asked.pause(1s);
    auto* turn = asked.dialog.findChild<QLabel*>("clockTurn");
    QCOMPARE(turn->text(), QStringLiteral("White’s time will run."));
    QTest::mouseClick(asked.dialog.findChild<QPushButton*>("switchTurn"), Qt::LeftButton);
    QCOMPARE(asked.switches, 1);
    asked.clock.switchTurn(Start + 1s);
    asked.show();
    QCOMPARE(turn->text(), QStringLiteral("Black’s time will run."));
}

void TestClockDialog::keepsWhatIsTyped() {
    Asked asked(Hour, FiveMinutes);
    asked.pause(1s);
    asked.part<QSpinBox>("clockWhite", "minutes")->setValue(33);
    asked.clock.addTime(chess::Color::Black, 2min, Start + 1s);
    asked.show();
    QCOMPARE(asked.text("clockBlack", "reading"), QStringLiteral("0:07:00.0"));
    QCOMPARE(asked.part<QSpinBox>("clockBlack", "minutes")->value(), 7);
    QCOMPARE(asked.part<QSpinBox>("clockWhite", "minutes")->value(), 33);
}

void TestClockDialog::onlyWhilePaused() {
    Asked asked(Hour, FiveMinutes);
    asked.show();
    QVERIFY(!asked.part<QPushButton>("clockWhite", "set")->isEnabled());
    QVERIFY(!asked.dialog.findChild<QPushButton*>("switchTurn")->isEnabled());
    asked.pause(1s);
    QVERIFY(asked.part<QPushButton>("clockWhite", "set")->isEnabled());
    QVERIFY(asked.dialog.findChild<QPushButton*>("switchTurn")->isEnabled());
}

void TestClockDialog::escapeCloses() {
    Asked asked(Hour, FiveMinutes);
    asked.pause(1s);
    QTest::keyClick(&asked.dialog, Qt::Key_Escape);
    QVERIFY(!asked.dialog.isVisible());
    asked.show();
    QTest::mouseClick(asked.dialog.findChild<QPushButton*>("clockClose"), Qt::LeftButton);
    QVERIFY(!asked.dialog.isVisible());
}

void TestClockDialog::fits() {
    Asked asked(chess::suddenDeath(99h), FiveMinutes);
    asked.pause(1s);
    QVERIFY(asked.dialog.width() <= 800);
    QVERIFY(asked.dialog.height() <= 560);
}

QTEST_MAIN(TestClockDialog)
#include "tst_clockdialog.moc"
