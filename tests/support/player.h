// One who plays: the whole program on places of its own, used through its real window by mouse,
// finger and keys, and read by its words. What cannot be done answers false, so that a test says
// where it stopped.
#pragma once

#include "app/application.h"
#include "tests/support/handtime.h"
#include "ui/board/boardview.h"
#include "ui/play/playpage.h"

#include <QEventPoint>
#include <QMap>
#include <QPointer>
#include <QTemporaryDir>
#include <QWindow>

#include <memory>

class QMessageBox;

namespace ui {
class ClockFace;
}

namespace support {

enum class By { Tap, Drag };

// What a program leaves on disk and the next start finds.
class Home {
public:
    QString dataFolder() const { return m_folder.filePath(QStringLiteral("data")); }
    QString gameFile() const { return dataFolder() + QStringLiteral("/game.json"); }
    QString settingsFile() const { return m_folder.filePath(QStringLiteral("banmen.ini")); }
    app::Places places() const { return {dataFolder(), settingsFile()}; }

    void writeGameFile(const QByteArray& text) const;
    QByteArray readGameFile() const; // empty: there is none
    QStringList dataFiles() const;

private:
    QTemporaryDir m_folder;
};

class Player {
public:
    // A program started for the first time, in a language; with a FEN, the game goes on from there.
    // Another than the program's own may look for whether the players can still mate.
    explicit Player(
        const QString& language,
        const QString& fen = {},
        std::unique_ptr<app::MateWatcher> watcher = nullptr
    );
    // A start on places that another may have used.
    explicit Player(const Home& home, const QString& language = {});
    ~Player();

    app::GameSession& session() { return m_program->session(); }
    ui::MainWindow& window() { return m_program->window(); }
    ui::BoardView& board() { return window().playPage().board(); }
    app::Application& program() { return *m_program; }
    const Home& home() const { return *m_home; }
    const chess::Game& game() { return session().game(); }
    void startFrom(const QString& fen);

    // The mouse, square by square.
    void tap(const QString& square);
    void drag(const QString& from, const QString& to);
    void dragOut(const QString& from);                   // let go beside the board
    void hold(const QString& from, const QString& over); // a drag that has not ended
    void letGo();                                        // where the mouse is
    void bring(const QString& from, const QString& to, By by);

    // The mouse, point by point of the window.
    QPoint pointOf(const QString& square);
    QPoint pointOutside(); // beside the board, on nothing that can be pressed
    void press(QPoint at, Qt::MouseButton button = Qt::LeftButton);
    void moveMouse(QPoint to); // by small steps
    void release(Qt::MouseButton button = Qt::LeftButton);

    // Fingers, told apart by a number.
    void fingerDown(int finger, const QString& square);
    void fingerMove(int finger, const QString& square);
    void fingerUp(int finger);
    void fingerTap(const QString& square);

    // Moves in SAN. True if the game has grown by just that move.
    bool play(const QString& san, By by);
    bool playLine(const QString& line, By by);
    bool playByKeys(const QString& san);
    bool make(const QString& san, By by); // a move that waits for the press or [Done]
    bool choosePiece(chess::Role role);   // in the promotion picker, by mouse

    void key(int key, Qt::KeyboardModifiers modifiers = {});
    void holdKey(int key, int repeats);     // so long that it comes again
    bool moveCursor(const QString& square); // by arrows

    // Things by name, by mouse: in the dialog if one is open, else in the window.
    bool click(const char* name);
    bool command(const char* name);  // through its menu
    bool answer(const char* button); // of the dialog that is open; it closes

    // The dialog before a game, and the arbiter's. "control0/minutes": a part of a part.
    bool openNewGame(); // by its command; a game that is on is given up
    bool choose(const char* list, const QVariant& value); // in a list that drops down, by its data
    bool enter(const char* field, const QString& text);   // in place of what is there
    void continueFrom(const QString& fen); // the game begun goes on there, on the terms chosen

    // What can be read.
    QWidget* find(const char* name); // seen now; nothing if it is not
    bool sees(const char* name) { return find(name) != nullptr; }
    QString text(const char* name);     // of a label or a button; empty if it is not seen
    QString reads(chess::Color color);  // on the clock face: "2:54"
    QString spoken(chess::Color color); // the face as it is read aloud; empty if it is not seen
    QStringList badge();
    QStringList moves();
    QString fen(); // by the command that copies it
    QString windowTitle() { return window().windowTitle(); }
    QString notice();
    QMessageBox* dialog();  // a question
    QDialog* anyDialog();   // or any other dialog
    QString question();     // the dialog's title and line, one line each
    QStringList selected(); // the square whose man is selected, or nothing

    void advance(chess::Duration time); // the clock goes on, and is looked at, by all who do so
    HandTime& time() { return m_time; }

    void settle(); // everything posted has come, and the window is in front

private:
    QWindow* front();
    ui::ClockFace* face(chess::Color color); // nothing if it is not seen
    void touch(int finger, QEventPoint::State state, QPoint at);

    std::unique_ptr<Home> m_ownHome;
    const Home* m_home;
    HandTime m_time;
    std::unique_ptr<app::Application> m_program;
    QPoint m_mouse;
    QPointer<QWindow> m_pressed; // where the mouse went down
    QMap<int, QPoint> m_fingers;
};

} // namespace support
