#include "ui/tasks/taskboard.h"

#include "core/lesson/taskrun.h"
#include "ui/board/boardview.h"
#include "ui/board/castlingdrop.h"

#include <QVBoxLayout>

#include <cassert>
#include <utility>

namespace ui {
namespace {

std::optional<BoardMove> lastMoveOf(const chess::Game& game) {
    const auto last = game.lastMove();
    return last ? std::optional(BoardMove{last->from(), last->to()}) : std::nullopt;
}

// A game that is over takes no move; what follows it has no past then.
chess::Game gameAfter(const chess::Game& game, chess::Move move) {
    auto played = game.play(move);
    return played ? *played : chess::Game(game.position().play(move));
}

} // namespace

TaskBoard::TaskBoard(QWidget* parent)
    : QWidget(parent), m_board(new BoardView(this)), m_steps{{chess::Game(), std::nullopt}} {
    m_board->setObjectName(QStringLiteral("taskBoard"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_board);
    setFocusProxy(m_board);
    connectBoard();
    showStep();
}

void TaskBoard::connectBoard() {
    connect(m_board, &BoardView::touched, this, [this] {
        forgetDrawing();
        emit touched();
    });
    connect(m_board, &BoardView::moveChosen, this, &TaskBoard::make);
    connect(m_board, &BoardView::promotionReached, this, [this](auto from, auto to) {
        m_promotion = BoardMove{from, to};
        showStep();
    });
    connect(m_board, &BoardView::promotionChosen, this, &TaskBoard::choosePromotion);
    connect(m_board, &BoardView::promotionCancelled, this, [this] {
        const auto left = std::exchange(m_promotion, std::nullopt);
        showStep();
        if (left) {
            emit promotionLeft(left->from, left->to);
        }
    });
    connect(m_board, &BoardView::manTouched, this, [this](chess::Square square) {
        if (m_input == TaskInput::Moves) {
            emit manTouched(square);
        }
    });
    connect(m_board, &BoardView::attempted, this, [this](auto from, auto to) {
        explain({from, to});
    });
    connect(m_board, &BoardView::squareTapped, this, [this](chess::Square square) {
        if (m_input == TaskInput::Squares) {
            emit squareClicked(square);
        }
    });
}

void TaskBoard::start(const chess::Position& position, chess::Color below) {
    start(chess::Game(position), below);
}

void TaskBoard::start(const chess::Game& game, chess::Color below) {
    m_steps.assign(1, {game, lastMoveOf(game)});
    m_promotion.reset();
    m_drawing.reset();
    m_marks = {};
    m_stars = {};
    m_faint = {};
    m_zone.clear();
    m_board->setBelow(below);
    m_board->setState({}); // no man glides here from another task
    showStep();
}

void TaskBoard::play(chess::Move move) {
    assert(position().legalMoves().contains(move));
    m_promotion.reset();
    m_drawing.reset();
    m_steps.push_back({gameAfter(game(), move), BoardMove{move.from(), move.to()}});
    showStep();
}

bool TaskBoard::pass() {
    const auto passed = chess::afterPass(position());
    if (!passed) {
        return false;
    }
    m_promotion.reset();
    m_steps.push_back({chess::Game(*passed), m_steps.back().lastMove});
    showStep();
    return true;
}

void TaskBoard::undo() {
    if (stepCount() > 0) {
        undoTo(stepCount() - 1);
    }
}

void TaskBoard::undoTo(std::size_t stepCount) {
    if (stepCount >= this->stepCount()) {
        return;
    }
    m_promotion.reset();
    m_drawing.reset();
    m_steps.erase(m_steps.begin() + static_cast<std::ptrdiff_t>(stepCount) + 1, m_steps.end());
    showStep();
}

void TaskBoard::make(chess::Move move) {
    play(move);
    emit moveMade(move);
}

void TaskBoard::choosePromotion(chess::Role role) {
    if (!m_promotion) {
        return;
    }
    if (const auto move = position().legalMoves().find(m_promotion->from, m_promotion->to, role)) {
        make(*move);
    }
}

void TaskBoard::explain(chess::Attempt attempt) {
    const auto why = chess::refusalOnBoard(game(), castlingOnto(attempt, position()));
    if (!why) {
        return;
    }
    setDrawing(why->drawing);
    emit refused(*why);
}

void TaskBoard::setInput(TaskInput input) {
    m_input = input;
    m_promotion.reset();
    m_board->cancelInput();
    if (m_board->state().promotion) {
        showStep(); // the picker goes with it
    } else {
        refresh();
    }
}

void TaskBoard::setMarks(chess::Bitboard squares) {
    m_marks = squares;
    refresh();
}

void TaskBoard::setStars(chess::Bitboard squares) {
    m_stars = squares;
    refresh();
}

void TaskBoard::setFaint(chess::Bitboard men) {
    m_faint = men;
    refresh();
}

void TaskBoard::setCheckShown(bool isShown) {
    m_isCheckShown = isShown;
    refresh();
}

void TaskBoard::setZone(const std::vector<chess::ZoneSquare>& zone) {
    m_zone = zone;
    refresh();
}

void TaskBoard::setDrawing(const chess::RefusalDrawing& drawing) {
    m_drawing = drawing;
    refresh();
}

void TaskBoard::forgetDrawing() {
    if (m_drawing) {
        m_drawing.reset();
        refresh();
    }
}

void TaskBoard::describe(const QString& name, const QString& description) {
    m_board->setAccessibleName(name);
    m_board->setAccessibleDescription(description);
}

BoardState TaskBoard::stateNow() const {
    BoardState state;
    state.board = position().board();
    state.turn = position().turn();
    if (m_input == TaskInput::Moves) {
        const chess::MoveList moves = position().legalMoves();
        state.moves.assign(moves.begin(), moves.end());
    }
    if (m_isCheckShown && position().isCheck()) {
        state.check = BoardCheck{position().king(position().turn()), position().checkers()};
    }
    state.lastMove = m_steps.back().lastMove;
    state.promotion = m_promotion;
    state.marked = m_marks;
    state.stars = m_stars;
    state.faint = m_faint;
    state.zone = m_zone;
    state.refusal = m_drawing;
    return state;
}

void TaskBoard::showStep() {
    m_board->setState(stateNow());
}

void TaskBoard::refresh() {
    m_board->updateState(stateNow());
}

} // namespace ui
