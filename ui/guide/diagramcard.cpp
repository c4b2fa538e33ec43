#include "ui/guide/diagramcard.h"

#include "core/verdict/kingzone.h"
#include "ui/board/boardview.h"
#include "ui/guide/diagramclockrow.h"
#include "ui/guide/diagramcount.h"
#include "ui/guide/diagramfield.h"

#include <QPushButton>
#include <QStyle>

namespace ui {
namespace {

const QString NextButton = QStringLiteral("next");

const Diagram& diagramNamed(const QString& ref) {
    const Diagram* diagram = findDiagram(ref);
    Q_ASSERT_X(diagram, "DiagramCard", qPrintable(ref));
    return *diagram;
}

int occurrencesOfStart(const chess::Game& game) {
    int count = 0;
    for (std::size_t ply = 0; ply <= game.plyCount(); ++ply) {
        count += game.positionAfter(ply) == game.start() ? 1 : 0;
    }
    return count;
}

} // namespace

DiagramCard::DiagramCard(const QString& ref, QWidget* parent)
    : DiagramPanel(parent),
      m_diagram(diagramNamed(ref)),
      m_board(new TaskBoard(this)),
      m_count(new DiagramCount(this)),
      m_clocks(new DiagramClockRow(this)),
      m_answer(new DiagramAnswer(this)),
      m_actions(new DiagramButtons(DiagramButtons::Flow::Row, this)),
      m_typed(new DiagramField(this)),
      m_tools(new DiagramButtons(DiagramButtons::Flow::Row, this)) {
    setObjectName(QStringLiteral("diagram-") + ref);
    m_typed->setObjectName(QStringLiteral("typedMove"));
    setBoard(m_board);
    m_count->setVisible(m_diagram.counter.has_value());
    m_clocks->hide();
    m_typed->hide();
    m_actions->hide();
    for (QWidget* part : std::initializer_list<QWidget*>{
             m_count, m_clocks, m_answer, m_typed, m_actions, m_tools}) {
        add(part);
    }
    connect(m_tools, &DiagramButtons::pressed, this, &DiagramCard::press);
    if (std::holds_alternative<DiagramTaskList>(m_diagram.content)) {
        makeTask();
    } else if (std::holds_alternative<DiagramFilm>(m_diagram.content)) {
        makeFilm();
    } else {
        makeLook();
    }
}

void DiagramCard::makeTask() {
    m_solver = new DiagramSolver(m_diagram, *m_board, this);
    connect(m_solver, &DiagramSolver::told, this, &DiagramCard::say);
    connect(m_solver, &DiagramSolver::stepEntered, this, &DiagramCard::showStep);
    connect(m_solver, &DiagramSolver::boardChanged, this, [this] {
        showCounter();
        showTools();
    });
    connect(m_solver, &DiagramSolver::done, this, [this] {
        setDone(true);
        emit done(ref());
    });
    connect(m_actions, &DiagramButtons::pressed, this, [this](const QString& id) {
        id == NextButton ? m_solver->goOn() : m_solver->press(id);
    });
    connect(m_typed, &QLineEdit::returnPressed, this, [this] { m_solver->type(m_typed->text()); });
    m_solver->reset();
}

void DiagramCard::makeFilm() {
    m_board->setInput(TaskInput::Nothing);
    m_film = new DiagramFilmPlayer(m_diagram, *m_board, this);
    connect(m_film, &DiagramFilmPlayer::frameShown, this, &DiagramCard::showFrame);
    connect(m_film, &DiagramFilmPlayer::toggled, this, &DiagramCard::showTools);
    setHeading(said(std::get<DiagramFilm>(m_diagram.content).title));
    showFrame();
}

void DiagramCard::makeLook() {
    m_board->setInput(TaskInput::Nothing);
    m_board->start(m_diagram.start, chess::Color::White);
    tellCaption();
    describeBoard();
    showTools();
}

void DiagramCard::say(DiagramTone tone, const Teller& words) {
    m_tone = tone;
    m_said = words;
    m_answer->say(tone, words());
}

void DiagramCard::showStep() {
    const DiagramStep& step = m_solver->step();
    const bool isOpen = !m_solver->isDone();
    setHeading(said(step.task));
    m_clocks->setVisible(m_solver->clocks().has_value());
    if (m_solver->clocks()) {
        m_clocks->show(*m_solver->clocks());
    }
    m_typed->setVisible(step.isTyped);
    m_typed->setEnabled(isOpen);
    std::vector<NamedButton> buttons;
    if (m_solver->isWaiting()) {
        buttons.push_back({NextButton, tr("Go on")});
    } else if (isOpen) {
        for (const DiagramButton& button : step.buttons) {
            buttons.push_back({button.id, said(button.label)});
        }
    }
    m_actions->set(buttons);
    m_typed->setPlaceholderText(tr("Nf3, exd5, O-O …"));
    m_typed->setAccessibleName(tr("The move in writing"));
    describeBoard();
    showTools();
}

void DiagramCard::showFrame() {
    const GuideWords words = m_film->frame().say;
    say(DiagramTone::Hint, [words] { return messageOf(words); });
    if (m_film->isAtEnd() && !isMarkedDone()) {
        setDone(true);
        emit done(ref());
    }
    describeBoard();
    showCounter();
    showTools();
}

void DiagramCard::tellCaption() {
    const GuideWords caption = std::get<DiagramLook>(m_diagram.content).caption;
    const auto zone = kingZone(m_board->position(), m_board->position().turn());
    const chess::Board men = m_board->position().board();
    setHeading(said(caption));
    m_answer->setVisible(m_isZoneShown);
    say(DiagramTone::Hint, [caption, zone, men] {
        const QString lines = text::zoneLines(zone, men).join(QLatin1Char('\n'));
        return text::Message{lines, messageOf(caption).line};
    });
}

void DiagramCard::showZone(bool isShown) {
    m_isZoneShown = isShown;
    const chess::Position& now = m_board->position();
    m_board->setZone(isShown ? kingZone(now, now.turn()) : std::vector<chess::ZoneSquare>());
    tellCaption();
    showTools();
    if (isShown && !isMarkedDone()) {
        setDone(true);
        emit done(ref());
    }
}

void DiagramCard::showCounter() {
    if (m_diagram.counter == DiagramCounter::Start) {
        const int count = occurrencesOfStart(m_board->game());
        m_count->show(count, chess::ThreefoldCount, tr("First position: %n time(s)", "", count));
    } else if (m_diagram.counter == DiagramCounter::Halfmoves) {
        const int count = m_board->position().halfmoveClock();
        m_count->show(
            count,
            chess::FiftyMovesPlies,
            tr("%1 of %2 half-moves").arg(count).arg(chess::FiftyMovesPlies)
        );
    }
}

void DiagramCard::describeBoard() {
    m_board->describe(tr("Board of the diagram"), heading());
}

void DiagramCard::showTools() {
    std::vector<NamedButton> tools;
    if (m_solver) {
        tools.push_back({QStringLiteral("reset"), tr("Start again")});
        tools.push_back({QStringLiteral("solution"), tr("Show solution")});
    } else if (m_film) {
        tools.push_back({QStringLiteral("play"), m_film->isPlaying() ? tr("Pause") : tr("Play")});
        tools.push_back({QStringLiteral("step"), tr("Next step")});
    } else if (std::get<DiagramLook>(m_diagram.content).hasZone) {
        tools.push_back(
            {QStringLiteral("zone"),
             m_isZoneShown ? tr("Hide the squares") : tr("Show every square")}
        );
    }
    tools.push_back({QStringLiteral("flip"), tr("Flip board")});
    if (m_diagram.offersGame) {
        tools.push_back({QStringLiteral("game"), tr("Try in a game")});
    }
    m_tools->set(tools);
    if (QPushButton* solution = m_tools->button(QStringLiteral("solution"))) {
        solution->setEnabled(!m_solver->isDone());
    }
    if (QPushButton* game = m_tools->button(QStringLiteral("game"))) {
        game->setEnabled(!chess::Game(m_board->position()).isOver());
        game->setToolTip(tr("Opens a game from the position shown"));
    }
    if (QPushButton* step = m_tools->button(QStringLiteral("step"))) {
        step->setEnabled(!m_film->isPlaying());
    }
}

void DiagramCard::press(const QString& tool) {
    if (tool == QLatin1String("reset")) {
        m_typed->clear();
        m_solver->reset();
    } else if (tool == QLatin1String("solution")) {
        m_solver->showSolution();
    } else if (tool == QLatin1String("play")) {
        m_wasPaused = m_film->isPlaying();
        m_wasPaused ? m_film->pause() : m_film->play();
    } else if (tool == QLatin1String("step")) {
        m_film->step();
    } else if (tool == QLatin1String("zone")) {
        showZone(!m_isZoneShown);
    } else if (tool == QLatin1String("flip")) {
        m_board->board().setBelow(!m_board->board().below());
    } else if (tool == QLatin1String("game")) {
        emit tryInGameRequested(m_board->position());
    }
}

void DiagramCard::retranslate() {
    if (m_solver) {
        showStep();
    } else if (m_film) {
        setHeading(said(std::get<DiagramFilm>(m_diagram.content).title));
    } else {
        tellCaption();
    }
    m_answer->say(m_tone, m_said());
    describeBoard();
    showCounter();
    showTools();
}

// A film plays while it is seen, unless the desktop is set to move nothing.
void DiagramCard::showEvent(QShowEvent* event) {
    DiagramPanel::showEvent(event);
    const int pace = style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this);
    if (m_film && !m_wasPaused && pace > 0) {
        m_film->play();
    }
}

void DiagramCard::hideEvent(QHideEvent* event) {
    if (m_film) {
        m_film->pause();
    }
    DiagramPanel::hideEvent(event);
}

} // namespace ui
