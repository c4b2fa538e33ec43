// How long it takes from a click on a man until its card is painted, in milliseconds, in the real
// window at the end of a long game; and whether the card comes with the first frame of the board
// after the click.
#include "app/application.h"
#include "app/program.h"
#include "tests/support/chess.h"
#include "tests/support/walk.h"
#include "ui/board/boardview.h"
#include "ui/play/playpage.h"

#include <QLabel>
#include <QMouseEvent>
#include <QTemporaryDir>

#include <algorithm>
#include <chrono>
#include <cstdio>

namespace {

using namespace support;
using Milliseconds = std::chrono::duration<double, std::milli>;
using Time = std::chrono::steady_clock;

constexpr int Plies = 300;
constexpr int Clicks = 200;
constexpr double Frame = 1000.0 / 60;

// Sees when a widget has been painted.
class Painted : public QObject {
public:
    explicit Painted(QWidget* widget) { widget->installEventFilter(this); }
    int count = 0;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        count += event->type() == QEvent::Paint ? 1 : 0;
        return QObject::eventFilter(watched, event);
    }
};

void playLong(app::GameSession& session) {
    Dice dice(3);
    for (int ply = 0; ply < Plies && !session.game().isOver(); ++ply) {
        const chess::MoveList moves = session.game().legalMoves();
        session.play(moves[roll(dice, moves.size())]);
    }
}

void press(ui::BoardView& board, chess::Square square) {
    const QPointF at = board.geometryNow().rectOf(square).center();
    const QPointF global = board.mapToGlobal(at);
    for (const QEvent::Type type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease}) {
        const auto held = type == QEvent::MouseButtonPress ? Qt::LeftButton : Qt::NoButton;
        QMouseEvent event(type, at, global, Qt::LeftButton, held, Qt::NoModifier);
        QApplication::sendEvent(&board, &event);
    }
}

struct Figures {
    std::vector<double> times;
    int late = 0; // the board was painted before without the card
};

void click(ui::MainWindow& window, chess::Square square, Figures& figures) {
    ui::BoardView& board = window.playPage().board();
    auto* card = window.findChild<QWidget*>(QStringLiteral("pieceCard"));
    QApplication::processEvents();
    Painted boardPainted(&board);
    Painted cardPainted(card);
    const auto begin = Time::now();
    press(board, square);
    while (cardPainted.count == 0 && Milliseconds(Time::now() - begin).count() < 2000) {
        QApplication::processEvents();
    }
    figures.times.push_back(Milliseconds(Time::now() - begin).count());
    figures.late += boardPainted.count > 1 ? 1 : 0;
}

} // namespace

int main(int argc, char* argv[]) {
    app::Program qt(argc, argv);
    const QTemporaryDir home;
    app::Application program(
        {home.filePath(QStringLiteral("data")), home.filePath(QStringLiteral("banmen.ini"))},
        qt.time()
    );
    playLong(program.session());
    program.window().show();
    program.window().activateWindow();
    for (int i = 0; i < 20; ++i) {
        QApplication::processEvents();
    }
    Figures figures;
    const chess::Board& board = program.session().game().position().board();
    while (static_cast<int>(figures.times.size()) < Clicks) {
        for (const chess::Square square : board.occupied()) {
            click(program.window(), square, figures);
        }
    }
    std::sort(figures.times.begin(), figures.times.end());
    const auto at = [&](double part) {
        return figures
            .times[static_cast<std::size_t>(part * static_cast<double>(figures.times.size() - 1))];
    };
    std::printf(
        "%zu clicks after %zu plies: median %.2f ms, p99 %.2f, max %.2f (a frame is %.1f); not in "
        "the "
        "first frame: %d\n",
        figures.times.size(),
        program.session().game().plyCount(),
        at(0.5),
        at(0.99),
        at(1),
        Frame,
        figures.late
    );
    return at(0.99) <= Frame && figures.late == 0 ? 0 : 1;
}
