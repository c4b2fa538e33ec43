// Stamps become instants, and an event's own instant counts while it is handled and no longer.
#include "app/inputtime.h"

#include <QAbstractEventDispatcher>
#include <QEventLoop>
#include <QGuiApplication>
#include <QMouseEvent>
#include <QTimer>
#include <QtTest>

#include <functional>
#include <random>

using chess::Instant;
using namespace std::chrono_literals;

namespace {

// As the program does it.
class Notifier : public QGuiApplication {
public:
    using QGuiApplication::QGuiApplication;

    bool notify(QObject* receiver, QEvent* event) override {
        const app::InputTime::Handling handling(time, *event);
        return QGuiApplication::notify(receiver, event);
    }

    app::InputTime time;
};

Notifier& program() {
    return *static_cast<Notifier*>(QCoreApplication::instance());
}

Instant arrival() {
    return program().time.arrival();
}

// The steady clock reads more than before. No wait: it does so within a few nanoseconds.
void letTheClockMove() {
    const Instant before = program().time.now();
    while (program().time.now() == before) {
    }
}

bool arrivalStands() {
    const Instant before = arrival();
    letTheClockMove();
    return arrival() == before && before < program().time.now();
}

bool arrivalIsNow() {
    const Instant before = program().time.now();
    const Instant first = arrival();
    letTheClockMove();
    return first >= before && arrival() > first;
}

// Does what a test says when an event comes.
class Receiver : public QObject {
public:
    std::function<void()> onInput;
    std::function<void()> onOther;

    bool event(QEvent* event) override {
        const auto& does = event->isInputEvent() ? onInput : onOther;
        if (does) {
            does();
        }
        return true;
    }
};

QMouseEvent press() {
    return {QEvent::MouseButtonPress, {}, {}, Qt::LeftButton, Qt::LeftButton, Qt::NoModifier};
}

void sendInput(Receiver& receiver) {
    QMouseEvent event = press();
    QCoreApplication::sendEvent(&receiver, &event);
}

struct Stamped {
    std::uint64_t stamp;
    int handled; // ms
    int arrived; // ms
};

Instant at(int ms) {
    return Instant(std::chrono::milliseconds(ms));
}

int inMs(Instant instant) {
    return static_cast<int>(instant.time_since_epoch() / 1ms);
}

} // namespace

class TestInputTime : public QObject {
    Q_OBJECT

private slots:
    void instants_data();
    void instants();
    void exactOnceOnePromptEventWasSeen();
    void neverLaterThanHandled();

    void nowWithoutAnEvent();
    void standsWhileHandled_data();
    void standsWhileHandled();
    void nestedLoop_data();
    void nestedLoop();
    void nestedLoopWithoutNotify();
    void inputInNestedLoop_data();
    void inputInNestedLoop();
    void inputWithinInput();
    void eventSentMeanwhile();
    void madeUpStamps();

private:
    void addLoops();
    void inLoops(const std::function<void()>& does);
};

// Stamps

void TestInputTime::instants_data() {
    QTest::addColumn<QList<Stamped>>("events");
    const auto row = [](const char* name, const QList<Stamped>& events) {
        QTest::newRow(name) << events;
    };
    constexpr std::uint64_t Last = 0xFFFFFFFF; // of 32 bits
    row("the first is believed to be prompt", {{1000, 5000, 5000}});
    row("a delayed event has its own instant", {{1000, 5000, 5000}, {2000, 6300, 6000}});
    row("two handled together keep their distance",
        {{1000, 5000, 5000}, {2000, 6900, 6000}, {2400, 6900, 6400}});
    row("the smallest offset wins",
        {{1000, 5300, 5300}, {2000, 6000, 6000}, {3000, 7200, 7000}, {4000, 8000, 8000}});
    row("a larger offset teaches nothing",
        {{1000, 5000, 5000}, {2000, 6400, 6000}, {3000, 7100, 7000}});
    row("stamps of the steady clock need no prompt event",
        {{3000, 5500, 3000}, {6000, 6001, 6000}});
    row("no stamp", {{0, 5000, 5000}});
    row("no stamp teaches nothing", {{1000, 5000, 5000}, {0, 5500, 5500}, {2000, 6100, 6000}});
    row("the stamps wrap", {{Last, 5000, 5000}, {99, 5100, 5100}, {199, 5250, 5200}});
    row("the stamps wrap under a delayed event",
        {{Last, 5000, 5000}, {99, 5150, 5150}, {199, 5200, 5200}, {299, 5350, 5300}});
    row("another display, stamps behind",
        {{900'000, 5000, 5000}, {1000, 6000, 6000}, {1100, 6150, 6100}});
    row("another display, stamps ahead",
        {{1000, 5000, 5000}, {900'000, 6000, 6000}, {900'100, 6150, 6100}});
    row("to another display and back",
        {{1000, 5000, 5000}, {900'000, 6000, 6000}, {3000, 7000, 7000}, {3100, 7150, 7100}});
    row("one stamp that cannot be, ahead",
        {{1000, 5000, 5000},
         {1'000'000'000'000, 5500, 5500},
         {2000, 6000, 6000},
         {2100, 6150, 6100}});
    row("the longest delay that is believed", {{1000, 5000, 5000}, {2000, 9000, 6000}});
    row("a longer one is not", {{1000, 5000, 5000}, {2000, 9001, 9001}});
    row("but the next prompt event heals it",
        {{1000, 5000, 5000}, {2000, 9001, 9001}, {6000, 10'000, 10'000}, {7000, 11'200, 11'000}});
}

void TestInputTime::instants() {
    QFETCH(QList<Stamped>, events);
    app::InputTime time;
    for (const Stamped& event : events) {
        QCOMPARE(inMs(time.instantOf(event.stamp, at(event.handled))), event.arrived);
    }
}

void TestInputTime::exactOnceOnePromptEventWasSeen() {
    constexpr int Offset = 123'456; // ms, of the steady clock before the stamps
    std::mt19937 dice(20261201);
    app::InputTime time;
    (void)time.instantOf(1, at(1 + Offset));
    int stamp = 1;
    for (int i = 0; i < 10'000; ++i) {
        stamp += static_cast<int>(dice() % 500);
        const int delay = static_cast<int>(dice() % 3000);
        const auto arrived =
            time.instantOf(static_cast<std::uint64_t>(stamp), at(stamp + Offset + delay));
        QCOMPARE(inMs(arrived), stamp + Offset);
    }
}

void TestInputTime::neverLaterThanHandled() {
    std::mt19937_64 dice(20261202);
    app::InputTime time;
    int handled = 0;
    for (int i = 0; i < 10'000; ++i) {
        handled += static_cast<int>(dice() % 1000);
        const std::uint64_t stamp = dice() % (i % 2 == 0 ? 10'000 : 0x1'0000'0000);
        const Instant arrived = time.instantOf(stamp, at(handled));
        QVERIFY(arrived <= at(handled));
        QVERIFY(arrived >= at(handled) - 3s);
    }
}

// Handling

void TestInputTime::addLoops() {
    QTest::addColumn<int>("loops"); // around the input, the program's own among them
    QTest::newRow("no loop") << 0;
    QTest::newRow("the program's loop") << 1;
    QTest::newRow("a dialog's loop in it") << 2;
}

void TestInputTime::inLoops(const std::function<void()>& does) {
    QFETCH(int, loops);
    std::function<void(int)> enter = [&](int more) {
        if (more == 0) {
            does();
            return;
        }
        QEventLoop loop;
        QTimer::singleShot(0, &loop, [&] {
            enter(more - 1);
            loop.quit();
        });
        loop.exec();
    };
    enter(loops);
}

void TestInputTime::nowWithoutAnEvent() {
    QVERIFY(arrivalIsNow());
}

void TestInputTime::standsWhileHandled_data() {
    addLoops();
}

void TestInputTime::standsWhileHandled() {
    int handled = 0;
    inLoops([&] {
        Receiver receiver;
        receiver.onInput = [&] { handled += arrivalStands() ? 1 : 100; };
        const Instant before = program().time.now();
        receiver.onOther = [&] { handled += arrivalIsNow() ? 1 : 100; };
        sendInput(receiver);
        QEvent other(QEvent::User);
        QCoreApplication::sendEvent(&receiver, &other);
        handled += arrivalIsNow() && arrival() > before ? 1 : 100;
    });
    QCOMPARE(handled, 3);
}

void TestInputTime::nestedLoop_data() {
    addLoops();
}

// A dialog's loop, begun by an input, works for what happens in it.
void TestInputTime::nestedLoop() {
    int good = 0;
    const auto count = [&good](bool isGood) { good += isGood ? 1 : 100; };
    inLoops([&] {
        Receiver receiver;
        receiver.onInput = [&] {
            const Instant mine = arrival();
            QEventLoop loop;
            Receiver within;
            QTimer timer;
            connect(&timer, &QTimer::timeout, &loop, [&] {
                count(arrivalIsNow() && arrival() > mine);
                loop.quit();
            });
            within.onOther = [&] {
                count(arrivalIsNow() && arrival() > mine);
                timer.start(0);
            };
            QCoreApplication::postEvent(&within, new QEvent(QEvent::User));
            loop.exec();
            count(arrivalStands() && arrival() == mine);
        };
        sendInput(receiver);
        count(arrivalIsNow());
    });
    QCOMPARE(good, 4);
}

// Some of what a loop does comes from the system past notify.
void TestInputTime::nestedLoopWithoutNotify() {
    int good = 0;
    Receiver receiver;
    receiver.onInput = [&] {
        const Instant mine = arrival();
        QEventLoop loop;
        connect(
            QAbstractEventDispatcher::instance(),
            &QAbstractEventDispatcher::awake,
            &loop,
            [&] {
                good += arrivalIsNow() && arrival() > mine ? 1 : 100;
                loop.quit();
            },
            Qt::SingleShotConnection
        );
        QCoreApplication::postEvent(&receiver, new QEvent(QEvent::User));
        loop.exec();
        good += arrival() == mine ? 1 : 100;
    };
    sendInput(receiver);
    QCOMPARE(good, 2);
}

void TestInputTime::inputInNestedLoop_data() {
    addLoops();
}

void TestInputTime::inputInNestedLoop() {
    int good = 0;
    const auto count = [&good](bool isGood) { good += isGood ? 1 : 100; };
    inLoops([&] {
        Receiver outer;
        outer.onInput = [&] {
            const Instant mine = arrival();
            QEventLoop loop;
            Receiver inner;
            inner.onInput = [&] { count(arrivalStands() && arrival() > mine); };
            inner.onOther = [&] {
                count(arrivalIsNow());
                loop.quit();
            };
            QCoreApplication::postEvent(&inner, new QMouseEvent(press()));
            QCoreApplication::postEvent(&inner, new QEvent(QEvent::User));
            loop.exec();
            count(arrival() == mine);
        };
        sendInput(outer);
    });
    QCOMPARE(good, 3);
}

void TestInputTime::inputWithinInput() {
    Receiver inner;
    Receiver outer;
    std::optional<Instant> first;
    std::optional<Instant> second;
    std::optional<Instant> after;
    inner.onInput = [&] { second = arrival(); };
    outer.onInput = [&] {
        first = arrival();
        letTheClockMove();
        sendInput(inner);
        after = arrival();
    };
    sendInput(outer);
    QVERIFY(first && second && after);
    QVERIFY(*second > *first);
    QVERIFY(*after == *first);
}

// What an input brings about at once, an action or a signal, is done at its instant.
void TestInputTime::eventSentMeanwhile() {
    Receiver receiver;
    std::optional<Instant> first;
    std::optional<Instant> meanwhile;
    receiver.onInput = [&] {
        first = arrival();
        letTheClockMove();
        QEvent other(QEvent::User);
        QCoreApplication::sendEvent(&receiver, &other);
    };
    receiver.onOther = [&] { meanwhile = arrival(); };
    sendInput(receiver);
    QVERIFY(first && meanwhile);
    QVERIFY(*meanwhile == *first);
}

// Without a window system the time at the top of notify counts, whatever the stamps.
void TestInputTime::madeUpStamps() {
    Receiver receiver;
    std::optional<Instant> seen;
    receiver.onInput = [&] { seen = arrival(); };
    for (const quint64 stamp : {90'000'000ULL, 1ULL, 90'000'000ULL, 89'999'000ULL}) {
        QMouseEvent event = press();
        event.setTimestamp(stamp);
        const Instant before = program().time.now();
        QCoreApplication::sendEvent(&receiver, &event);
        QVERIFY(seen && *seen >= before && *seen <= program().time.now());
    }
}

int main(int argc, char* argv[]) {
    Notifier notifier(argc, argv);
    TestInputTime test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_inputtime.moc"
