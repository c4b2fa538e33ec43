// Flag falls in the real program, under a window manager, with every core kept busy: how long after
// the due instant the result is there, and whether it is right.
//
//     bench_flagfall [FALLS] [--quiet-cores]
//
// Ends with 1 where a limit is missed, with 2 where it could not measure. A second thread plays and
// judges; the program's own thread does nothing but what it does for people.
#include "app/program.h"
#include "tests/bench/figures.h"
#include "tests/bench/hand.h"
#include "tests/bench/load.h"
#include "tests/bench/watcher.h"
#include "tests/support/chess.h"
#include "ui/board/boardview.h"
#include "ui/play/playpage.h"

#include <QDialog>
#include <QMenuBar>
#include <QTemporaryDir>
#include <QWindow>

#include <cstdlib>
#include <functional>
#include <random>
#include <stdexcept>

namespace {

using namespace std::chrono_literals;
using bench::Seen;
using chess::Duration;
using chess::Instant;

enum class Circumstance {
    Idle,
    Minimized,
    Drag,       // a man in the hand, which moves on
    Menu,       // one is pulled down
    Question,   // a modal box
    Nested,     // a modal box with an event loop of its own
    Picker,     // a pawn on the last rank, the opponent with a bare king
    MoveBefore, // a man is let go of shortly before the due instant
    MoveAfter,  // or after
};

struct Named {
    Circumstance circumstance;
    const char* name;
};

constexpr std::array Cycle{
    Named{Circumstance::Idle, "idle"},
    Named{Circumstance::Minimized, "minimised"},
    Named{Circumstance::Drag, "during a drag"},
    Named{Circumstance::Menu, "menu open"},
    Named{Circumstance::Question, "question open"},
    Named{Circumstance::Nested, "nested event loop"},
    Named{Circumstance::Picker, "promotion picker open"},
    Named{Circumstance::MoveBefore, "move"},
    Named{Circumstance::MoveAfter, "move"},
};

constexpr Duration Rest = 120ms; // for painting and the window manager, before the clock starts
constexpr Duration RestAfterRestoring = 700ms; // the window manager lets no press through meanwhile
constexpr Duration StepOfHand = 4ms;

void require(bool isSo, const char* what) {
    if (!isSo) {
        throw std::runtime_error(what);
    }
}

// Does something in the program's thread, and waits for it.
void inProgram(const std::function<void()>& act) {
    QMetaObject::invokeMethod(qApp, act, Qt::BlockingQueuedConnection);
}

void later(const std::function<void()>& act) {
    QMetaObject::invokeMethod(qApp, act, Qt::QueuedConnection);
}

bool eventually(const std::function<bool()>& isSo) {
    const Instant end = std::chrono::steady_clock::now() + 10s;
    for (bool is = false; std::chrono::steady_clock::now() < end;) {
        inProgram([&] { is = isSo(); });
        if (is) {
            return true;
        }
        std::this_thread::sleep_for(5ms);
    }
    return false;
}

class Referee {
public:
    Referee(app::Application& program, bench::Watcher& watcher)
        : m_program(program), m_watcher(watcher) {}

    bench::Figures judge(std::size_t falls) {
        require(m_hand.isThere(), "there is no xdotool");
        require(eventually([&] { return window().isActiveWindow(); }), "the window is not active");
        inProgram([&] { m_window = window().winId(); });
        bench::Figures figures;
        for (std::size_t i = 0; figures.falls.size() < falls; ++i) {
            play(Cycle[i % Cycle.size()], figures);
        }
        return figures;
    }

private:
    ui::MainWindow& window() { return m_program.window(); }
    ui::BoardView& board() { return window().playPage().board(); }
    app::GameSession& session() { return m_program.session(); }

    bool isMove() const {
        return m_circumstance == Circumstance::MoveBefore ||
               m_circumstance == Circumstance::MoveAfter;
    }

    Duration random(Duration least, Duration most) {
        return Duration(std::uniform_int_distribution(least.count(), most.count())(m_random));
    }

    QPoint pixelOf(const char* square) {
        QPoint pixel;
        inProgram([&] {
            const auto at =
                board().geometryNow().rectOf(support::square(QString::fromLatin1(square))).center();
            pixel = (board().mapToGlobal(at) * board().devicePixelRatioF()).toPoint();
        });
        return pixel;
    }

    void play(const Named& named, bench::Figures& figures) {
        m_circumstance = named.circumstance;
        setUp();
        std::this_thread::sleep_for(Rest);
        inProgram([&] { session().startClock(); });
        const Instant due = *m_watcher.seen().due;
        act(due);
        require(
            m_watcher.await([](const Seen& seen) { return seen.shown.has_value(); }),
            "a flag did not fall"
        );
        m_watcher.await([&](const Seen& seen) { return !isMove() || seen.release; });
        const Seen seen = m_watcher.seen();
        std::string name = named.name;
        if (isMove()) {
            name = nameOfMove(seen, due);
        }
        figures.falls.push_back({name, *seen.decided - *seen.due, *seen.shown - *seen.due});
        if (const std::string what = fault(seen, due); !what.empty()) {
            figures.wrong.push_back({name, what});
        }
        cleanUp();
    }

    void setUp() {
        const bool isByHand = m_circumstance == Circumstance::Drag ||
                              m_circumstance == Circumstance::Picker || isMove();
        const Duration time = random(isByHand ? 150ms : 30ms, 400ms);
        inProgram([&] {
            m_watcher.forget();
            chess::GameTerms terms;
            terms.controls = {
                chess::suddenDeath(time),
                chess::suddenDeath(
                    std::chrono::floor<std::chrono::milliseconds>(random(100ms, 300ms))
                )};
            if (m_circumstance == Circumstance::Picker) {
                const auto start =
                    support::position(QStringLiteral("4k3/P7/8/8/8/8/8/4K3 w - - 0 1"));
                session().resume(
                    {chess::Game(start),
                     terms,
                     {chess::Clock(terms.controls->at(0), terms.controls->at(1))}}
                );
            } else {
                session().newGame(terms);
            }
        });
        switch (m_circumstance) {
        case Circumstance::Minimized: minimize(); break;
        case Circumstance::Menu: pullDownMenu(); break;
        case Circumstance::Question:
            inProgram([&] { window().questions().resign(chess::Color::White); });
            require(
                eventually([] { return QApplication::activeModalWidget() != nullptr; }),
                "no question"
            );
            break;
        case Circumstance::Nested:
            later([&] { window().commands().about->trigger(); });
            require(
                eventually([] { return QApplication::activeModalWidget() != nullptr; }), "no box"
            );
            break;
        case Circumstance::Drag:
        case Circumstance::MoveBefore:
        case Circumstance::MoveAfter: m_hand.moveTo(pixelOf("e2")); break;
        default: break;
        }
    }

    void minimize() {
        inProgram([&] { window().showMinimized(); });
        require(
            eventually([&] {
                return !window().windowHandle()->isExposed() && !window().isActiveWindow();
            }),
            "the window cannot be minimised"
        );
    }

    void pullDownMenu() {
        QPoint pixel;
        inProgram([&] {
            const QMenuBar& bar = *window().menuBar();
            const QPoint at = bar.actionGeometry(bar.actions().first()).center();
            pixel = bar.mapToGlobal(at) * bar.devicePixelRatioF();
        });
        m_hand.moveTo(pixel);
        m_hand.press();
        m_hand.release();
        require(eventually([] { return QApplication::activePopupWidget() != nullptr; }), "no menu");
    }

    void act(Instant due) {
        switch (m_circumstance) {
        case Circumstance::Drag: {
            lift();
            const QPoint at = pixelOf("e4");
            for (int i = 0; std::chrono::steady_clock::now() < due + 100ms; ++i) {
                m_hand.moveTo(at + QPoint(i % 20, i % 7));
                std::this_thread::sleep_for(StepOfHand);
            }
            break;
        }
        case Circumstance::Picker:
            inProgram([&] {
                session().reachPromotion(*chess::Square::parse("a7"), *chess::Square::parse("a8"));
            });
            require(m_watcher.seen().isPending, "no picker");
            break;
        case Circumstance::MoveBefore:
            lift();
            std::this_thread::sleep_until(due - random(1ms, 12ms));
            m_hand.release();
            break;
        case Circumstance::MoveAfter:
            lift();
            std::this_thread::sleep_until(due + random(0ms, 8ms));
            m_hand.release();
            break;
        default: break;
        }
    }

    void lift() {
        const QPoint from = pixelOf("e2");
        const QPoint to = pixelOf("e4");
        m_hand.press();
        for (int step = 1; step <= 4; ++step) {
            std::this_thread::sleep_for(StepOfHand);
            m_hand.moveTo(from + (to - from) * step / 4);
        }
    }

    // By the window system's stamp, a whole number of milliseconds, rounded down.
    static bool cameBefore(const Seen& seen, Instant due) {
        return Instant(seen.release->stamp + 1ms) <= due;
    }
    static bool cameAfter(const Seen& seen, Instant due) {
        return Instant(seen.release->stamp) >= due;
    }

    static std::string nameOfMove(const Seen& seen, Instant due) {
        require(seen.release.has_value(), "the release of the mouse did not come");
        const Duration age = seen.release->handled - Instant(seen.release->stamp);
        require(age >= 0ms && age < 3s, "the window system's stamps are not of the steady clock");
        return cameBefore(seen, due)  ? "move shortly before"
               : cameAfter(seen, due) ? "move shortly after"
                                      : "move in the same millisecond";
    }

    std::string fault(const Seen& seen, Instant due) const {
        if (seen.outcome->termination() != chess::Termination::TimeForfeit) {
            return "no flag fall";
        }
        if (seen.isPending) {
            return "something still waits to be chosen";
        }
        if (m_circumstance == Circumstance::Picker) {
            return seen.outcome->winner() ? "a bare king has won" : "";
        }
        const bool isMoved = seen.plies > 0;
        if (seen.outcome->subject() != (isMoved ? chess::Color::Black : chess::Color::White)) {
            return "the wrong flag";
        }
        if (!isMove()) {
            return isMoved ? "a move out of nothing" : "";
        }
        const auto before = [&](Instant at) {
            return std::to_string(std::chrono::duration<double, std::milli>(due - at).count()) +
                   " ms before the due instant";
        };
        const std::string facts = "stamped " + before(Instant(seen.release->stamp)) + ", handled " +
                                  before(seen.release->handled) + ", result " +
                                  before(*seen.decided);
        if (!isMoved && cameBefore(seen, due)) {
            return "a move in time was refused: " + facts;
        }
        return isMoved && cameAfter(seen, due) ? "a move too late stood: " + facts : "";
    }

    void cleanUp() {
        if (m_circumstance == Circumstance::Drag) {
            m_hand.release();
            require(
                m_watcher.await([](const Seen& seen) { return seen.release.has_value(); }),
                "the mouse was not let go"
            );
        }
        inProgram([&] {
            if (auto* modal = qobject_cast<QDialog*>(QApplication::activeModalWidget())) {
                modal->reject();
            }
            if (QWidget* popup = QApplication::activePopupWidget()) {
                popup->close();
            }
        });
        if (m_circumstance == Circumstance::Minimized) {
            m_hand.activate(m_window);
            std::this_thread::sleep_for(RestAfterRestoring);
        }
        require(
            eventually([&] {
                return window().windowHandle()->isExposed() && window().isActiveWindow() &&
                       !QApplication::activeModalWidget();
            }),
            "the window did not come back"
        );
    }

    app::Application& m_program;
    bench::Watcher& m_watcher;
    bench::Hand m_hand;
    WId m_window = 0;
    Circumstance m_circumstance = Circumstance::Idle;
    std::mt19937_64 m_random{std::random_device{}()};
};

int measure(app::Application& program, bench::Watcher& watcher, std::size_t falls, bool isBusy) {
    try {
        std::optional<bench::Load> load;
        if (isBusy) {
            load.emplace();
        }
        const bench::Figures figures = Referee(program, watcher).judge(falls);
        load.reset();
        figures.print();
        return figures.areWithinLimits() ? EXIT_SUCCESS : EXIT_FAILURE;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "bench_flagfall: could not measure: %s\n", error.what());
        return 2;
    }
}

} // namespace

int main(int argc, char* argv[]) {
    app::Program qt(argc, argv);
    QApplication::setApplicationName(QStringLiteral("banmen"));
    if (QGuiApplication::platformName() != QLatin1String("xcb")) {
        std::fprintf(stderr, "bench_flagfall: needs an X display (QT_QPA_PLATFORM=xcb)\n");
        return 2;
    }
    QStringList arguments = QApplication::arguments().mid(1);
    const bool isBusy = arguments.removeAll(QStringLiteral("--quiet-cores")) == 0;
    const std::size_t falls = arguments.isEmpty() ? 200 : arguments.first().toULongLong();

    const QTemporaryDir home;
    app::Application program(
        {home.filePath(QStringLiteral("data")), home.filePath(QStringLiteral("banmen.ini"))},
        qt.time()
    );
    bench::Watcher watcher(program);
    program.start();
    std::thread referee([&] {
        const int result = measure(program, watcher, falls, isBusy);
        later([result] { QApplication::exit(result); });
    });
    const int result = QApplication::exec();
    referee.join();
    return result;
}
