#include "ui/guide/diagramsolver.h"

#include "core/notation/san.h"
#include "ui/board/boardview.h"
#include "ui/text/positionwords.h"
#include "ui/text/whywords.h"

#include <algorithm>
#include <utility>

namespace ui {
namespace {

const std::vector<DiagramStep>& stepsOf(const Diagram& diagram) {
    return std::get<DiagramTaskList>(diagram.content).steps;
}

std::optional<chess::Outcome> endOfTask(const chess::Position& position) {
    if (position.hasLegalMove()) {
        return std::nullopt;
    }
    return position.isCheck() ? chess::Outcome::checkmate(!position.turn())
                              : chess::Outcome::stalemate(position.turn());
}

chess::Square squareNamed(const QString& name) { // of a pattern that the reader has let through
    return chess::Square::parse(name.left(2).toStdString()).value_or(chess::Square::at(0));
}

} // namespace

DiagramSolver::DiagramSolver(const Diagram& diagram, TaskBoard& board, QObject* parent)
    : QObject(parent),
      m_diagram(diagram),
      m_steps(stepsOf(diagram)),
      m_board(board),
      m_task(m_steps),
      m_before(diagram.start.position()) {
    connect(&board, &TaskBoard::moveMade, this, &DiagramSolver::onMove);
    connect(&board, &TaskBoard::refused, this, &DiagramSolver::onRefused);
    connect(&board, &TaskBoard::manTouched, this, &DiagramSolver::onTouched);
    connect(&board, &TaskBoard::squareClicked, this, &DiagramSolver::onSquare);
    connect(&board, &TaskBoard::promotionLeft, this, [this](auto from, auto to) {
        const chess::Attempt attempt{from, to, std::nullopt, chess::AttemptKind::Typed};
        if (const auto refusal = chess::refusalOnBoard(m_board.game(), attempt)) {
            onRefused(*refusal);
        }
    });
}

void DiagramSolver::reset() {
    m_task = DiagramTask(m_steps);
    m_lead = nullptr;
    m_isHelped = false;
    m_board.start(m_diagram.start, chess::Color::White);
    enterStep();
    tellTask();
}

void DiagramSolver::enterStep() {
    const DiagramStep& now = step();
    if (now.placement) {
        m_board.start(*now.placement, now.below.value_or(m_board.board().below()));
    }
    m_found = now.marks;
    m_clocks = now.clocks;
    const TaskInput input = m_task.isDone() ? TaskInput::Nothing : now.input;
    if (m_board.input() != input) {
        m_board.setInput(input);
    }
    m_board.setMarks(m_found);
    if (m_diagram.hasFaintMen) {
        m_board.setFaint(m_board.position().board().occupied());
    }
    if (!now.lines.empty()) {
        chess::RefusalDrawing drawing;
        drawing.lines = now.lines;
        m_board.setDrawing(drawing);
    }
    m_before = m_board.position();
    emit boardChanged();
    emit stepEntered();
}

void DiagramSolver::tellTask() {
    const TaskInput input = step().input;
    const bool isTyped = step().isTyped;
    const bool hasButtons = !step().buttons.empty();
    tell(DiagramTone::Hint, [input, isTyped, hasButtons]() -> text::Message {
        if (isTyped) {
            return {tr("Write the move and press Enter."), {}};
        }
        if (input == TaskInput::Squares) {
            return {tr("Choose a square on the board."), {}};
        }
        if (input == TaskInput::Nothing) {
            return {tr("Choose an answer."), {}};
        }
        return hasButtons ? text::Message{tr("Use the board and the buttons."), {}}
                          : text::Message{tr("Drag a piece, or choose it and then a square."), {}};
    });
}

void DiagramSolver::tell(DiagramTone tone, const Teller& words) {
    const Teller lead = std::exchange(m_lead, nullptr);
    if (!lead) {
        emit told(tone, words);
        return;
    }
    emit told(tone, [lead, words] {
        text::Message all = words();
        all.title = lead().title + QLatin1Char('\n') + all.title;
        return all;
    });
}

void DiagramSolver::tellRule(DiagramTone tone, const DiagramRule& rule) {
    const auto say = rule.say;
    tell(tone, [say] { return say ? messageOf(*say) : text::Message{tr("Right."), {}}; });
}

void DiagramSolver::tellReached(const DiagramRule& goal, const DiagramStep& of, std::size_t count) {
    const std::size_t all = of.goals.size();
    if (of.needed == GoalsNeeded::One || (count == all && !of.found)) {
        return tellRule(DiagramTone::Right, goal);
    }
    if (count == all) {
        const GuideWords found = *of.found;
        return tell(DiagramTone::Right, [found] { return messageOf(found); });
    }
    const auto say = goal.say;
    tell(DiagramTone::Right, [say, count, all] {
        return text::Message{
            say ? said(*say) : tr("Right."), tr("%1 of %2 found.").arg(count).arg(all)};
    });
}

void DiagramSolver::undo() {
    m_board.undo();
    m_board.setMarks(m_found);
}

// The man has gone back already where it does.
void DiagramSolver::reach(const DiagramRule& goal) {
    const DiagramStep& of = step();
    const std::size_t count = m_task.reachedCount() + 1;
    if (!goal.reply.isEmpty()) {
        if (const auto reply = chess::readSan(m_board.position(), goal.reply.toStdString())) {
            m_board.play(*reply);
        }
    }
    const auto reached = m_task.reach(goal);
    tellReached(goal, of, count);
    if (goal.clocks) {
        m_clocks = goal.clocks;
    }
    if (reached == DiagramTask::Reached::Step) {
        enterStep();
    } else {
        m_board.setMarks(m_found);
        if (reached != DiagramTask::Reached::OneOfSeveral) { // nothing is left to do here
            m_board.setInput(TaskInput::Nothing);
            emit stepEntered();
        }
        m_before = m_board.position();
        emit boardChanged();
    }
    if (m_task.isDone() && !m_isHelped) {
        emit done();
    }
}

void DiagramSolver::onMove(chess::Move move) {
    const TaskAnswer answer = m_task.answer([&](const Trigger& on) {
        return on.kind == TriggerKind::Move && fits(on, m_before, move);
    });
    if (answer.verdict == TaskVerdict::Goal) {
        if (const auto end = endOfTask(m_board.position()); end && !m_lead) {
            m_lead = [end] { return text::Message{text::resultOf(*end).title, {}}; };
        }
        if (step().needed == GoalsNeeded::All || answer.rule->goesBack) {
            m_found |= move.to();
            undo();
        }
        return reach(*answer.rule);
    }
    undo();
    switch (answer.verdict) {
    case TaskVerdict::Wrong: return tellRule(DiagramTone::Wrong, *answer.rule);
    case TaskVerdict::Again:
        return tell(DiagramTone::Hint, [] {
            return text::Message{tr("You have found that already. Look for another."), {}};
        });
    default:
        return tell(DiagramTone::Wrong, [] {
            return text::Message{tr("Legal, but not what the task asks."), {}};
        });
    }
}

void DiagramSolver::onRefused(const chess::Refusal& refusal) {
    const TaskAnswer answer =
        m_task.answer([&](const Trigger& on) { return fits(on, refusal.attempt); });
    if (answer.verdict == TaskVerdict::Wrong) {
        return tellRule(DiagramTone::Wrong, *answer.rule);
    }
    const chess::Game game = m_board.game();
    const Teller why = [refusal, game] { return text::whyRefused(refusal, game); };
    if (answer.verdict != TaskVerdict::Goal) {
        return tell(DiagramTone::Wrong, why);
    }
    if (!m_lead) {
        m_lead = why;
    }
    reach(*answer.rule);
}

void DiagramSolver::onTouched(chess::Square square) {
    const TaskAnswer answer =
        m_task.answer([&](const Trigger& on) { return fits(on, TriggerKind::Touch, square); });
    if (answer.verdict == TaskVerdict::Goal) {
        reach(*answer.rule);
    } else if (answer.verdict == TaskVerdict::Wrong) {
        tellRule(DiagramTone::Wrong, *answer.rule);
    }
}

void DiagramSolver::onSquare(chess::Square square) {
    const TaskAnswer answer =
        m_task.answer([&](const Trigger& on) { return fits(on, TriggerKind::Square, square); });
    switch (answer.verdict) {
    case TaskVerdict::Goal: m_found |= square; return reach(*answer.rule);
    case TaskVerdict::Wrong: return tellRule(DiagramTone::Wrong, *answer.rule);
    case TaskVerdict::Again:
        return tell(DiagramTone::Hint, [] {
            return text::Message{tr("You have found that already. Look for another."), {}};
        });
    case TaskVerdict::Other: break;
    }
    const QString name = QString::fromStdString(square.name());
    tell(DiagramTone::Wrong, [name] { return text::Message{tr("That is %1.").arg(name), {}}; });
}

void DiagramSolver::onNamed(TriggerKind kind, const QString& name) {
    const TaskAnswer answer =
        m_task.answer([&](const Trigger& on) { return fits(on, kind, name); });
    if (answer.verdict == TaskVerdict::Goal) {
        if (kind == TriggerKind::Typed) {
            if (const auto move = chess::readUci(m_board.position(), name.toStdString())) {
                m_board.play(*move);
            }
        }
        reach(*answer.rule);
    } else if (answer.verdict == TaskVerdict::Wrong) {
        tellRule(DiagramTone::Wrong, *answer.rule);
    } else if (kind == TriggerKind::Typed) {
        tell(DiagramTone::Wrong, [] {
            return text::Message{tr("Legal, but not what the task asks."), {}};
        });
    }
}

void DiagramSolver::goOn() {
    if (m_task.isWaiting()) {
        m_task.goOn();
        enterStep();
        tellTask();
    }
}

void DiagramSolver::press(const QString& button) {
    if (!m_task.isDone() && !m_task.isWaiting()) {
        onNamed(TriggerKind::Button, button);
    }
}

void DiagramSolver::type(const QString& move) {
    if (m_task.isDone() || m_task.isWaiting() || !step().isTyped || move.trimmed().isEmpty()) {
        return;
    }
    const auto read = chess::readSan(m_board.position(), move.trimmed().toStdString());
    if (read) {
        return onNamed(TriggerKind::Typed, QString::fromStdString(read->uci()));
    }
    const QString ambiguous = QStringLiteral("ambiguous");
    const bool hasAnswer =
        m_task.answer([&](const Trigger& on) { return fits(on, TriggerKind::Typed, ambiguous); }
        ).verdict == TaskVerdict::Wrong;
    if (read.error() == chess::MoveTextFault::Ambiguous && hasAnswer) {
        return onNamed(TriggerKind::Typed, ambiguous);
    }
    const chess::MoveTextFault fault = read.error();
    tell(DiagramTone::Wrong, [fault, move] {
        return text::Message{text::describe(fault, move), {}};
    });
}

void DiagramSolver::writeSolution(const GuideWords& what) {
    m_lead = [what] {
        //: %1 is the move, the square or the button
        return text::Message{tr("Solution: %1").arg(said(what)), {}};
    };
}

void DiagramSolver::writeSolution(const std::string& what) {
    const QString name = QString::fromStdString(what);
    writeSolution({name, name, {}});
}

void DiagramSolver::showSolution() {
    if (m_task.isDone() || m_task.isWaiting()) {
        return goOn();
    }
    m_isHelped = true;
    const DiagramRule& goal = m_task.nextGoal();
    const QString first = goal.on.patterns.front();
    const chess::Position& now = m_board.position();
    switch (goal.on.kind) {
    case TriggerKind::Move:
        for (const chess::Move move : now.legalMoves()) {
            if (fits(goal.on, now, move)) {
                writeSolution(chess::writeSan(now, move));
                m_board.play(move);
                return onMove(move);
            }
        }
        return;
    case TriggerKind::Try: {
        const chess::Attempt attempt{squareNamed(first), squareNamed(first.mid(2))};
        if (const auto refusal = chess::refusalOnBoard(m_board.game(), attempt)) {
            m_board.setDrawing(refusal->drawing);
            onRefused(*refusal);
        }
        return;
    }
    case TriggerKind::Touch:
        writeSolution(first.toStdString());
        return onTouched(squareNamed(first));
    case TriggerKind::Square:
        for (const chess::Square square : ~chess::Bitboard()) {
            if (fits(goal.on, TriggerKind::Square, square)) {
                writeSolution(square.name());
                return onSquare(square);
            }
        }
        return;
    case TriggerKind::Button:
        for (const DiagramButton& button : step().buttons) {
            if (button.id == first) {
                writeSolution(button.label);
            }
        }
        return press(first);
    case TriggerKind::Typed:
        if (const auto move = chess::readUci(now, first.toStdString())) {
            writeSolution(chess::writeSan(now, *move));
        }
        return onNamed(TriggerKind::Typed, first);
    }
}

} // namespace ui
