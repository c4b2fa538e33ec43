#include "ui/shell/questions.h"

#include "core/game/chance.h"
#include "ui/shell/clockdialog.h"
#include "ui/shell/confirm.h"
#include "ui/shell/newgamedialog.h"
#include "ui/text/matewords.h"

namespace ui {
namespace {

// Whose last act it is that would be taken back: his move, or his end of the game.
chess::Color doerOfLast(const chess::Game& game) {
    using chess::Termination;
    const auto& outcome = game.outcome();
    const bool isByAct = outcome && (outcome->termination() == Termination::Resignation ||
                                     outcome->termination() == Termination::TimeForfeit);
    return isByAct ? *outcome->subject() : !game.position().turn();
}

} // namespace

Questions::Questions(QWidget& window, const GameSource& source)
    : QObject(&window), m_window(window), m_source(source) {}

void Questions::setLastChoice(const NewGameChoice& choice) {
    m_lastChoice = choice;
}

bool Questions::isGameInProgress() const {
    return !m_source.game().isOver() && !m_source.game().acts().empty();
}

void Questions::newGame() {
    giveUpGame([this] { chooseNewGame(); });
}

void Questions::startFrom(const chess::Position& position) {
    giveUpGame([this, position] { emit positionChosen(position); });
}

void Questions::giveUpGame(std::function<void()> goOn) {
    const auto& match = m_source.match();
    const bool isMatchOn = match && !match->isOver() && match->gamesPlayed() > 0;
    if (!isGameInProgress() && !isMatchOn) {
        goOn();
        return;
    }
    confirm(
        &m_window,
        {tr("Start a new game?"),
         isMatchOn ? tr("The match is not over and will be lost.")
                   : tr("The game on the board is not finished and will be lost."),
         tr("New game"),
         tr("Keep playing")},
        std::move(goOn)
    );
}

void Questions::chooseNewGame() {
    auto* dialog = new NewGameDialog(m_lastChoice, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        emit newGameChosen(dialog->choice());
    });
    dialog->open();
}

void Questions::resign(chess::Color color) {
    if (m_source.game().isOver()) {
        return;
    }
    const auto known = m_source.chance(!color);
    const auto found = known ? chess::foundIn(*known) : std::nullopt;
    const auto resigned = m_source.game().resign(color, std::nullopt, found);
    const bool isOpen = !found && m_source.game().isLossOpen(chess::Resigned{color});
    const bool isDraw = resigned && !resigned->outcome()->winner();
    const text::Message words =
        isOpen ? text::resignQuestionOpen(color) : text::resignQuestion(color, isDraw);
    confirm(&m_window, {words.title, words.line, tr("Resign"), tr("Keep playing")}, [this, color] {
        emit resignConfirmed(color);
    });
}

// What was agreed on is for the position it was asked in: a flag may fall meanwhile.
void Questions::takeBack() {
    const bool isPending = isShownOnly(m_source.pending());
    if (m_source.terms().takeBack != chess::TakeBackMode::Ask || isPending) {
        emit takeBackAgreed();
        return;
    }
    const chess::Game asked = m_source.game();
    const chess::Color other = !doerOfLast(asked);
    confirm(
        &m_window,
        {tr("%1 asks to take back.").arg(text::colorName(!other)),
         tr("Does %1 agree?").arg(text::colorName(other)),
         tr("Agree"),
         tr("Keep playing")},
        [this, asked] {
            if (m_source.game() == asked) {
                emit takeBackAgreed();
            }
        }
    );
}

void Questions::quit(std::function<void()> quit) {
    confirm(
        &m_window,
        {tr("Quit during the game?"),
         tr("The game is kept and will be offered at the next start."),
         tr("Quit"),
         tr("Keep playing")},
        std::move(quit)
    );
}

void Questions::unfinished(
    std::size_t plies, std::function<void()> goOn, std::function<void()> startNew
) {
    choose(
        &m_window,
        {tr("Go on with the unfinished game?"),
         tr("It was kept after %n half-moves.", nullptr, static_cast<int>(plies)),
         tr("Go on"),
         tr("New game")},
        std::move(goOn),
        std::move(startNew)
    );
}

void Questions::changeTimes() {
    if (!m_source.clock() || m_source.game().isOver()) {
        return;
    }
    auto* dialog = new ClockDialog(&m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    const auto change = [this, dialog](const chess::ClockChange& wanted) {
        emit clockChangeChosen(wanted);
        dialog->show(*m_source.clock(), m_source.now());
    };
    connect(dialog, &ClockDialog::timeSet, this, [change](auto color, auto time) {
        change(chess::TimeSet{color, time});
    });
    connect(dialog, &ClockDialog::timeAdded, this, [change](auto color, auto time) {
        change(chess::TimeAdded{color, time});
    });
    connect(dialog, &ClockDialog::turnSwitched, this, [change] { change(chess::TurnSwitched{}); });
    dialog->show(*m_source.clock(), m_source.now());
    dialog->open();
}

} // namespace ui
