// With how much left a clock face warns.
#include "core/clock/timecontrol.h"

#include <QtTest>

using namespace std::chrono_literals;
using chess::Duration;

namespace {

struct Row {
    chess::TimeControl control;
    std::optional<Duration> warning;
};

} // namespace

Q_DECLARE_METATYPE(Row)

class TestWarning : public QObject {
    Q_OBJECT

private slots:
    void warning_data();
    void warning();
};

void TestWarning::warning_data() {
    QTest::addColumn<Row>("row");
    const auto row = [](const char* id, const chess::TimeControl& control, auto warning) {
        QTest::newRow(id) << Row{control, warning};
    };
    const auto twentieth = [&](const char* id, Duration main, Duration warning) {
        row(id, chess::suddenDeath(main), std::optional(warning));
    };
    twentieth("nothing", 0s, 10s);
    twentieth("1 min", 1min, 10s);
    twentieth("10 s at most before a twentieth is more", 200s, 10s);
    twentieth("a little more", 200s + 20ns, 10s + 1ns);
    twentieth("5 min", 5min, 15s);
    twentieth("60 s at last", 20min, 60s);
    twentieth("no more than 60 s", 20min + 20ns, 60s);
    twentieth("2 h", 2h, 60s);
    for (const auto kind : {chess::BonusKind::Fischer, chess::BonusKind::Delay}) {
        row("the bonus does not count",
            chess::suddenDeath(5min, {kind, 30s}),
            std::optional<Duration>(15s));
    }
    row("the first period counts",
        chess::Timed{{{10min, 40}, {2h}}, std::nullopt},
        std::optional<Duration>(30s));
    row("byo-yomi alone", chess::Timed{{{}}, chess::ByoYomi{3, 30s}}, std::optional<Duration>(10s));
    row("hourglass", chess::Hourglass{6min}, std::optional<Duration>(18s));
    row("no flag, no warning", chess::CountUp{}, std::optional<Duration>());
}

void TestWarning::warning() {
    QFETCH(Row, row);
    const auto found = chess::warningAt(row.control);
    QCOMPARE(found.has_value(), row.warning.has_value());
    QCOMPARE(found.value_or(0ns).count(), row.warning.value_or(0ns).count());
}

QTEST_APPLESS_MAIN(TestWarning)
#include "tst_warning.moc"
