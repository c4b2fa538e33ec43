// The live diagrams of the guide as data: resources/guide/diagrams.json, read into values. Every
// position and move in them is legal once they are read.
#pragma once

#include "core/game/game.h"
#include "ui/guide/diagramtrigger.h"
#include "ui/guide/diagramwords.h"
#include "ui/tasks/taskboard.h"

#include <chrono>
#include <variant>
#include <vector>

namespace ui {

// The three clocks beside a diagram: how long White has thought, and whether he has pressed.
struct DiagramClocks {
    std::chrono::seconds used{0};
    bool isPressed = false;
};

// One thing that may be done, and what comes of it.
struct DiagramRule {
    Trigger on;
    std::optional<GuideWords> say;
    QString reply;                       // of the other side, in SAN; may be empty
    bool goesBack = false;               // the man: its move was announced, not played
    std::optional<DiagramClocks> clocks; // as they stand then
    std::size_t next = 0; // for a goal: the step that follows, by number; one past the last: none
};

struct DiagramButton {
    QString id;
    GuideWords label;
};

enum class GoalsNeeded {
    One, // any of them
    All, // one after the other; the men go back in between
};

struct DiagramStep {
    GuideWords task;
    std::optional<chess::Position> placement; // else the board goes on as it is
    std::optional<chess::Color> below;
    TaskInput input = TaskInput::Moves;
    GoalsNeeded needed = GoalsNeeded::One;
    std::vector<DiagramRule> goals;   // none: the end is reached
    std::vector<DiagramRule> answers; // to other things done
    std::optional<GuideWords> found;  // said when all goals are reached
    std::vector<DiagramButton> buttons;
    bool isTyped = false; // moves are written
    chess::Bitboard marks;
    std::vector<chess::SquarePair> lines;
    std::optional<DiagramClocks> clocks;
};

struct DiagramTaskList {
    std::vector<DiagramStep> steps; // at least one
};

struct DiagramLook { // to be looked at
    GuideWords caption;
    bool hasZone = false; // what closes the squares round the king can be shown
};

struct DiagramFrame {
    std::optional<QString> move; // in SAN; nothing: the start
    GuideWords say;
};

struct DiagramFilm { // plays by itself
    GuideWords title;
    std::vector<DiagramFrame> frames;
};

enum class DiagramCounter {
    Start,     // how often the start has stood on the board
    Halfmoves, // without pawn move or capture
};

struct Diagram {
    QString id; // "2.4", "D5a"
    chess::Game start;
    std::variant<DiagramTaskList, DiagramLook, DiagramFilm> content;
    std::optional<DiagramCounter> counter;
    bool offersGame = true;   // its positions make sense in a game
    bool hasFaintMen = false; // squares are spoken of, and the men stand in the background
};

// The first fault ends the reading.
chess::Result<std::vector<Diagram>, GuideFault> readDiagrams(const QByteArray& json);

// Those of the program.
const std::vector<Diagram>& allDiagrams();
const Diagram* findDiagram(const QString& id); // nothing where there is none

} // namespace ui
