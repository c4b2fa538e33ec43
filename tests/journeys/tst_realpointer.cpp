// The program itself, on a screen, under a window manager, with a real pointer: a whole game to
// mate, then a kill in the middle of the next one. Nothing here looks inside the program: it sees
// the window's picture and title, and the file in which the game is kept.
#include "tests/support/desktop.h"
#include "ui/board/boardcolors.h"
#include "ui/play/resultpicture.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <map>
#include <memory>

using support::Desktop;
using support::eventually;

namespace {

enum class Stand { WhiteToMove, BlackToMove, BlackInCheck, WhiteWon };

struct Step {
    const char* move; // UCI; "=" stands for the piece that the row chooses
    Stand stand;      // after it
};

// En passant at 3, a promotion at 5, checks at 8 and 9, castling at 10 and mate at 12.
constexpr std::array Game{
    Step{"e2e4", Stand::BlackToMove},  Step{"a7a6", Stand::WhiteToMove},
    Step{"e4e5", Stand::BlackToMove},  Step{"d7d5", Stand::WhiteToMove},
    Step{"e5d6", Stand::BlackToMove},  Step{"a6a5", Stand::WhiteToMove},
    Step{"d6c7", Stand::BlackToMove},  Step{"b7b6", Stand::WhiteToMove},
    Step{"c7b8=", Stand::BlackToMove}, Step{"c8d7", Stand::WhiteToMove},
    Step{"g1f3", Stand::BlackToMove},  Step{"a8b8", Stand::WhiteToMove},
    Step{"f1c4", Stand::BlackToMove},  Step{"h7h5", Stand::WhiteToMove},
    Step{"c4f7", Stand::BlackInCheck}, Step{"e8f7", Stand::WhiteToMove},
    Step{"f3g5", Stand::BlackInCheck}, Step{"f7e8", Stand::WhiteToMove},
    Step{"e1g1", Stand::BlackToMove},  Step{"b8b7", Stand::WhiteToMove},
    Step{"d1f3", Stand::BlackToMove},  Step{"a5a4", Stand::WhiteToMove},
    Step{"f3f7", Stand::WhiteWon},
};
constexpr std::size_t MiddleOfGame = 13;

constexpr std::array NextGame{
    Step{"e2e4", Stand::BlackToMove},
    Step{"e7e5", Stand::WhiteToMove},
    Step{"g1f3", Stand::BlackToMove},
};

using Titles = std::map<Stand, QString>;

const Titles& titlesIn(const QString& language) {
    static const Titles english{
        {Stand::WhiteToMove, QStringLiteral("White to move — Banmen")},
        {Stand::BlackToMove, QStringLiteral("Black to move — Banmen")},
        {Stand::BlackInCheck, QStringLiteral("Check! Black’s king — Banmen")},
        {Stand::WhiteWon, QStringLiteral("Checkmate — White wins — Banmen")}};
    static const Titles japanese{
        {Stand::WhiteToMove, QStringLiteral("白の手番 — Banmen")},
        {Stand::BlackToMove, QStringLiteral("黒の手番 — Banmen")},
        {Stand::BlackInCheck, QStringLiteral("チェック！ 黒のキング — Banmen")},
        {Stand::WhiteWon, QStringLiteral("チェックメイト — 白の勝ち — Banmen")}};
    return language == QLatin1String("ja") ? japanese : english;
}

// What the test knows of a theme: enough for the colours that depend on it, and the rim of the
// picker.
struct Theme {
    QString name;
    QPalette palette;
    QColor accent;

    static Theme named(const QString& name) {
        const bool isDark = name == QLatin1String("dark");
        Theme theme{name, {}, isDark ? QColor(0x5FB8A5) : QColor(0x23695C)};
        theme.palette.setColor(QPalette::Window, isDark ? Qt::black : Qt::white);
        return theme;
    }
};

bool isOneOf(QRgb pixel, std::initializer_list<QColor> colors) {
    return std::any_of(colors.begin(), colors.end(), [pixel](const QColor& color) {
        return color.rgb() == pixel;
    });
}

// The columns and rows in which at least so many pixels have one of the colours, from the first
// to the last; empty if there are none.
QRect extent(
    const QImage& image, const QRect& within, int least, std::initializer_list<QColor> colors
) {
    const QRect area = within & image.rect();
    std::vector<int> inColumn(static_cast<std::size_t>(image.width()));
    QRect found;
    for (int y = area.top(); y <= area.bottom(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        int inRow = 0;
        for (int x = area.left(); x <= area.right(); ++x) {
            if (isOneOf(line[x], colors)) {
                ++inRow;
                ++inColumn[static_cast<std::size_t>(x)];
            }
        }
        if (inRow >= least) {
            found |= QRect(area.left(), y, 1, 1);
        }
    }
    const auto isFull = [least](int count) { return count >= least; };
    const auto first = std::find_if(inColumn.begin(), inColumn.end(), isFull);
    const auto last = std::find_if(inColumn.rbegin(), inColumn.rend(), isFull);
    if (first == inColumn.end() || found.isEmpty()) {
        return {};
    }
    found.setLeft(static_cast<int>(first - inColumn.begin()));
    found.setRight(static_cast<int>(inColumn.rend() - last) - 1);
    return found;
}

// A row of a table of data, by the name of what it shows.
template <typename... Cells>
void row(const char* name, const Cells&... cells) {
    (QTest::newRow(name) << ... << cells);
}

} // namespace

class TestRealPointer : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void wholeGame_data();
    void wholeGame();
    void cleanup();

private:
    void setUp();
    void startProgram();
    void playToMate();
    void showsTheResult();
    void startNextGame();
    void killDuringADrag();
    void goOn();

    void findBoard();
    void play(const Step& step, bool isDragged);
    void choosePromotion();
    void expect(const QStringList& moves, Stand stand);
    QPoint center(const QString& square) const;
    QByteArray keptGame() const;
    QStringList keptMoves() const;
    QString title() const { return m_desktop->title(m_window); }
    std::vector<Desktop::Window> windows() const { return m_desktop->windowsOf(*m_program); }
    bool hasSteppedUp(bool isDialog);
    void keepShot(const char* name, const QImage& picture) const;

    std::unique_ptr<QTemporaryDir> m_home;
    std::unique_ptr<Desktop> m_desktop;
    QProcess* m_program = nullptr;
    Desktop::Window m_window; // the one played in
    Desktop::Window m_dialog;
    QRect m_board; // the 64 squares, in pixels of the window
    QStringList m_played;

    // The row
    QString m_language;
    Theme m_theme;
    int m_ratio = 1;
    int m_dragged = 0; // plies of this remainder by two are dragged, the others tapped
    int m_choice = 0;  // of the picker, from the top
};

void TestRealPointer::initTestCase() {
    const QStringList missing = Desktop::missingTools();
    QVERIFY2(
        missing.isEmpty(),
        qPrintable(QStringLiteral("This test needs %1: packaging/test installs what is missing.")
                       .arg(missing.join(QStringLiteral(", "))))
    );
}

void TestRealPointer::wholeGame_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("theme");
    QTest::addColumn<int>("ratio");
    QTest::addColumn<QSize>("screen");
    QTest::addColumn<int>("dragged");
    QTest::addColumn<int>("choice");
    const QSize usual(1600, 1200);
    const QSize large(2400, 1800);
    row("ja-light", "ja", "light", 1, usual, 0, 0);
    row("en-dark", "en", "dark", 1, usual, 1, 3);
    row("ja-dark-2", "ja", "dark", 2, large, 0, 1);
}

void TestRealPointer::wholeGame() {
    for (const auto step :
         {&TestRealPointer::setUp,
          &TestRealPointer::startProgram,
          &TestRealPointer::findBoard,
          &TestRealPointer::playToMate,
          &TestRealPointer::showsTheResult,
          &TestRealPointer::startNextGame,
          &TestRealPointer::killDuringADrag,
          &TestRealPointer::startProgram,
          &TestRealPointer::goOn}) {
        (this->*step)();
        if (QTest::currentTestFailed()) {
            return;
        }
    }
}

void TestRealPointer::cleanup() {
    if (QTest::currentTestFailed() && m_program && !m_window.isEmpty()) {
        keepShot("failed", m_desktop->picture(m_window));
    }
    m_program = nullptr;
    m_window.clear();
    m_desktop.reset();
    m_home.reset();
}

void TestRealPointer::setUp() {
    QFETCH(QString, language);
    QFETCH(QString, theme);
    QFETCH(int, ratio);
    QFETCH(QSize, screen);
    QFETCH(int, dragged);
    QFETCH(int, choice);
    m_language = language;
    m_theme = Theme::named(theme);
    m_ratio = ratio;
    m_dragged = dragged;
    m_choice = choice;
    m_played.clear();

    m_home = std::make_unique<QTemporaryDir>();
    QVERIFY(m_home->isValid());
    QVERIFY(QDir(m_home->path()).mkpath(QStringLiteral("config/banmen")));
    QVERIFY(QDir(m_home->path()).mkdir(QStringLiteral("run")));
    QVERIFY(QFile::setPermissions(
        m_home->filePath(QStringLiteral("run")),
        QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner
    ));
    QFile settings(m_home->filePath(QStringLiteral("config/banmen/banmen.ini")));
    QVERIFY(settings.open(QIODevice::WriteOnly));
    const QString text = QStringLiteral("[General]\nlanguage=%1\ntheme=%2\n").arg(language, theme);
    QVERIFY(settings.write(text.toUtf8()) > 0);

    m_desktop = std::make_unique<Desktop>();
    const QString fault = m_desktop->start(screen);
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
}

void TestRealPointer::startProgram() {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const QString& name : environment.keys()) {
        if (name.startsWith(QLatin1String("QT_")) && !name.contains(QLatin1String("PLUGIN_PATH"))) {
            environment.remove(name);
        }
    }
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("xcb"));
    environment.insert(QStringLiteral("QT_SCALE_FACTOR"), QString::number(m_ratio));
    environment.insert(QStringLiteral("HOME"), m_home->path());
    for (const char* place : {"config", "data", "cache", "state"}) {
        environment.insert(
            QStringLiteral("XDG_%1_HOME").arg(QString::fromLatin1(place).toUpper()),
            m_home->filePath(QString::fromLatin1(place))
        );
    }
    environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), m_home->filePath(QStringLiteral("run")));
    environment.insert( // no bus, and none started for the purpose
        QStringLiteral("DBUS_SESSION_BUS_ADDRESS"),
        QStringLiteral("unix:path=") + m_home->filePath(QStringLiteral("run/no-bus"))
    );
    m_program = m_desktop->launch(QStringLiteral(BANMEN_PROGRAM), environment);
    QVERIFY2(m_program, "The program cannot be started: " BANMEN_PROGRAM);
    QVERIFY2(eventually([&] { return hasSteppedUp(false); }), "The program shows no window.");
}

// Remembers the program's window, or its dialog, once it is to be seen.
bool TestRealPointer::hasSteppedUp(bool isDialog) {
    for (const Desktop::Window& window : windows()) {
        if (m_desktop->isDialog(window) == isDialog) {
            (isDialog ? m_dialog : m_window) = window;
            return true;
        }
    }
    return false;
}

// The squares are found by their colours.
void TestRealPointer::findBoard() {
    const ui::BoardColors colors = ui::BoardColors::fitting(m_theme.palette);
    const auto isFound = [&] {
        const QImage picture = m_desktop->picture(m_window);
        const int least = std::min(picture.width(), picture.height()) / 8;
        m_board = extent(picture, picture.rect(), least, {colors.lightSquare, colors.darkSquare});
        return !m_board.isEmpty();
    };
    QVERIFY2(eventually(isFound), "No board is to be seen.");
    QCOMPARE(m_board.width(), m_board.height());
    QCOMPARE(m_board.width() % 8, 0);
    QVERIFY2(m_board.width() / 8 >= 40 * m_ratio, "The board is smaller than it should be.");
}

QPoint TestRealPointer::center(const QString& square) const {
    const int size = m_board.width() / 8;
    const int column = square.at(0).unicode() - u'a';
    const int row = u'8' - square.at(1).unicode();
    return m_board.topLeft() + QPoint(column * size + size / 2, row * size + size / 2);
}

void TestRealPointer::play(const Step& step, bool isDragged) {
    QString move = QString::fromLatin1(step.move);
    const QPoint from = center(move.mid(0, 2));
    const QPoint to = center(move.mid(2, 2));
    if (isDragged) {
        QVERIFY(m_desktop->lift(m_window, from, to));
        QVERIFY(m_desktop->letGo());
    } else {
        QVERIFY(m_desktop->tap(m_window, from));
        QVERIFY(m_desktop->tap(m_window, to));
    }
    if (move.endsWith(QLatin1Char('='))) {
        choosePromotion();
        move.replace(4, 1, QStringLiteral("qrbn").mid(m_choice, 1));
    }
    if (!QTest::currentTestFailed()) {
        m_played.append(move);
        expect(m_played, step.stand);
    }
}

// The picker is found by its rim; its four choices lie below each other.
void TestRealPointer::choosePromotion() {
    const int square = m_board.width() / 8;
    const int margin = square / 4;
    const QRect around = m_board.adjusted(-margin, -margin, margin, margin);
    QImage picture;
    QRect picker;
    const auto isOpen = [&] {
        picture = m_desktop->picture(m_window);
        picker = extent(picture, around, square, {m_theme.accent});
        return picker.height() >= 4 * 32 * m_ratio;
    };
    QVERIFY2(eventually(isOpen), "No picker is to be seen.");
    keepShot("picker", picture);
    QCOMPARE(keptMoves(), m_played); // nothing is played until a piece is chosen
    const int height = picker.height() / 4;
    const QPoint choice(picker.center().x(), picker.top() + height * m_choice + height / 2);
    QVERIFY(m_desktop->tap(m_window, choice));
}

void TestRealPointer::expect(const QStringList& moves, Stand stand) {
    const QString& words = titlesIn(m_language).at(stand);
    eventually([&] { return keptMoves() == moves && title() == words; });
    QCOMPARE(keptMoves(), moves);
    QCOMPARE(title(), words);
}

QByteArray TestRealPointer::keptGame() const {
    QFile file(m_home->filePath(QStringLiteral("data/banmen/game.json")));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList TestRealPointer::keptMoves() const {
    QStringList moves;
    const QJsonObject game = QJsonDocument::fromJson(keptGame()).object();
    for (const auto& act : game.value(QLatin1String("acts")).toArray()) {
        moves.append(act.toObject().value(QLatin1String("move")).toString());
    }
    return moves;
}

void TestRealPointer::playToMate() {
    expect({}, Stand::WhiteToMove);
    for (std::size_t ply = 0; ply < Game.size() && !QTest::currentTestFailed(); ++ply) {
        play(Game[ply], static_cast<int>(ply % 2) == m_dragged);
        if (ply == MiddleOfGame) {
            keepShot("middle", m_desktop->picture(m_window));
        }
    }
}

// The banner is known by its colour, the last move by the mark on it in the list of moves: nothing
// else beside the board has these colours then.
void TestRealPointer::showsTheResult() {
    const QColor color =
        ui::resultColor(chess::Outcome::checkmate(chess::Color::White), m_theme.palette);
    const auto isShown = [&] {
        const QImage picture = m_desktop->picture(m_window);
        const QRect side(m_board.right() + 1, 0, picture.width(), picture.height());
        const QRect banner = extent(picture, side, 60 * m_ratio, {color});
        const QRect lastMove = extent(picture, side, 15 * m_ratio, {m_theme.accent});
        keepShot("end", picture);
        return banner.height() >= 100 * m_ratio && lastMove.height() >= 15 * m_ratio;
    };
    QVERIFY2(eventually(isShown), "The result or the last move is not to be seen.");
}

void TestRealPointer::startNextGame() {
    m_played.clear();
    QVERIFY(m_desktop->press("ctrl+n")); // the game is over: no question
    QVERIFY2(eventually([&] { return hasSteppedUp(true); }), "The dialog does not open.");
    QVERIFY(eventually([&] { return m_desktop->activeWindow() == m_dialog; }));
    keepShot("newgame", m_desktop->picture(m_dialog));
    QVERIFY(m_desktop->press("Return")); // the usual game at once
    QVERIFY(eventually([&] { return windows() == std::vector{m_window}; }));
    expect({}, Stand::WhiteToMove);
    for (std::size_t ply = 0; ply < NextGame.size() && !QTest::currentTestFailed(); ++ply) {
        play(NextGame[ply], static_cast<int>(ply % 2) != m_dragged);
    }
}

// With a man in the air, which is no move: it must be back on its square.
void TestRealPointer::killDuringADrag() {
    QVERIFY(m_desktop->lift(m_window, center(QStringLiteral("b8")), center(QStringLiteral("c6"))));
    m_program->kill();
    QVERIFY(m_program->waitForFinished());
    QVERIFY(m_desktop->letGo());
    QCOMPARE(keptMoves(), m_played);
}

void TestRealPointer::goOn() {
    const QByteArray kept = keptGame();
    QVERIFY2(eventually([&] { return hasSteppedUp(true); }), "It does not ask whether to go on.");
    QVERIFY(eventually([&] { return m_desktop->activeWindow() == m_dialog; }));
    keepShot("question", m_desktop->picture(m_dialog));
    QCOMPARE(keptGame(), kept);
    QVERIFY(m_desktop->press("Return"));
    QVERIFY(eventually([&] { return windows() == std::vector{m_window}; }));
    expect(m_played, Stand::BlackToMove);
    QCOMPARE(keptGame(), kept);
    findBoard();
    keepShot("resumed", m_desktop->picture(m_window));
    if (!QTest::currentTestFailed()) {
        play(Step{"b8c6", Stand::WhiteToMove}, true);
    }
}

void TestRealPointer::keepShot(const char* name, const QImage& picture) const {
    const QString folder = qEnvironmentVariable("BANMEN_SHOTS");
    if (!folder.isEmpty() && !picture.isNull() && QDir().mkpath(folder)) {
        const QString file =
            QStringLiteral("%1-%2.png")
                .arg(QString::fromUtf8(QTest::currentDataTag()), QString::fromLatin1(name));
        QVERIFY(picture.save(QDir(folder).filePath(file)));
    }
}

QTEST_GUILESS_MAIN(TestRealPointer)

#include "tst_realpointer.moc"
