#include "ui/board/accessibility.h"

#include "ui/board/announcer.h"
#include "ui/board/boardview.h"
#include "ui/text/boardwords.h"

#include <QAccessibleWidget>
#include <QPointer>
#include <QWindow>

#include <algorithm>
#include <array>
#include <optional>

namespace ui {
namespace {

constexpr int Squares = 64;

// The squares as they are seen, row by row from the top left.
chess::Square squareSeen(int index, chess::Color below) {
    const int row = index / 8;
    const int column = index % 8;
    return below == chess::Color::White ? chess::Square::at((7 - row) * 8 + column)
                                        : chess::Square::at(row * 8 + 7 - column);
}

int indexSeen(chess::Square square, chess::Color below) {
    const int rank = square.index() / 8;
    const int file = square.index() % 8;
    return below == chess::Color::White ? (7 - rank) * 8 + file : rank * 8 + 7 - file;
}

class AccessibleSquare : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    AccessibleSquare(BoardView& board, chess::Square square) : m_board(&board), m_square(square) {}

    bool isValid() const override { return !m_board.isNull(); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return m_board->window()->windowHandle(); }
    QAccessibleInterface* parent() const override {
        return QAccessible::queryAccessibleInterface(m_board);
    }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::Cell; }
    void setText(QAccessible::Text, const QString&) override {}

    QRect rect() const override {
        const QRectF rect = m_board->geometryNow().rectOf(m_square);
        return {m_board->mapToGlobal(rect.topLeft()).toPoint(), rect.size().toSize()};
    }

    QString text(QAccessible::Text kind) const override {
        switch (kind) {
        case QAccessible::Name:
            return m_board->isCovered() ? QString::fromStdString(m_square.name())
                                        : text::squareWords(m_square, man());
        case QAccessible::Description: return description();
        default: return {};
        }
    }

    QAccessible::State state() const override {
        QAccessible::State state;
        state.focusable = true;
        state.selectable = true;
        state.focused = m_board->hasFocus() && m_board->cursorSquare() == m_square;
        state.selected = m_board->selected() == m_square;
        state.readOnly = m_board->state().moves.empty();
        state.invisible = !m_board->isVisible();
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }
    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString& name) override {
        if (name == pressAction()) {
            m_board->tap(m_square);
        } else if (name == setFocusAction()) {
            m_board->setFocus(Qt::OtherFocusReason);
            m_board->setCursorSquare(m_square);
        }
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    std::optional<chess::Piece> man() const { return m_board->state().board.pieceAt(m_square); }

    QString description() const {
        const BoardState& state = m_board->state();
        if (m_board->isCovered()) {
            return {};
        }
        if (state.check && state.check->king == m_square) {
            return text::inCheck();
        }
        const auto from = m_board->selected();
        const bool isTarget =
            from && std::any_of(state.moves.begin(), state.moves.end(), [&](chess::Move move) {
                return move.from() == *from && move.to() == m_square;
            });
        return !isTarget ? QString() : man() ? text::takeable() : text::reachable();
    }

    QPointer<BoardView> m_board;
    chess::Square m_square;
};

class AccessibleBoard : public QAccessibleWidget {
public:
    explicit AccessibleBoard(BoardView& board)
        : QAccessibleWidget(&board, QAccessible::Table), m_board(board) {}

    ~AccessibleBoard() override {
        for (const auto& id : m_ids) {
            if (id) {
                QAccessible::deleteAccessibleInterface(*id);
            }
        }
    }

    // The squares, then the widgets on the board.
    int childCount() const override { return Squares + QAccessibleWidget::childCount(); }
    QAccessibleInterface* child(int index) const override {
        return index < Squares ? of(squareSeen(index, m_board.below()))
                               : QAccessibleWidget::child(index - Squares);
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        for (int i = 0; i < Squares; ++i) {
            const auto& id = m_ids[at(squareSeen(i, m_board.below()))];
            if (id && QAccessible::accessibleInterface(*id) == child) {
                return i;
            }
        }
        const int index = QAccessibleWidget::indexOfChild(child);
        return index < 0 ? index : Squares + index;
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        if (auto* widget = QAccessibleWidget::childAt(x, y)) {
            return widget;
        }
        const auto square =
            m_board.geometryNow().squareAt(m_board.mapFromGlobal(QPointF(x + 0.5, y + 0.5)));
        return square ? of(*square) : nullptr;
    }
    QAccessibleInterface* focusChild() const override {
        return m_board.hasFocus() ? of(m_board.cursorSquare()) : QAccessibleWidget::focusChild();
    }
    QString text(QAccessible::Text kind) const override {
        const QString own = QAccessibleWidget::text(kind);
        return own.isEmpty() && kind == QAccessible::Name ? text::boardName() : own;
    }

private:
    static std::size_t at(chess::Square square) { return static_cast<std::size_t>(square.index()); }

    QAccessibleInterface* of(chess::Square square) const {
        auto& id = m_ids[at(square)];
        if (!id) {
            id = QAccessible::registerAccessibleInterface(new AccessibleSquare(m_board, square));
        }
        return QAccessible::accessibleInterface(*id);
    }

    BoardView& m_board;
    mutable std::array<std::optional<QAccessible::Id>, Squares> m_ids; // of those asked for
};

QAccessibleInterface* interfaceOf(const QString&, QObject* object) {
    if (auto* board = qobject_cast<BoardView*>(object)) {
        return new AccessibleBoard(*board);
    }
    if (auto* announcer = qobject_cast<Announcer*>(object)) {
        return new QAccessibleWidget(announcer, QAccessible::Notification);
    }
    return nullptr;
}

} // namespace

void installAccessibility() {
    QAccessible::installFactory(interfaceOf);
}

void tellFocus(BoardView& board, chess::Square square) {
    if (QAccessible::isActive()) {
        QAccessibleEvent event(&board, QAccessible::Focus);
        event.setChild(indexSeen(square, board.below()));
        QAccessible::updateAccessibility(&event);
    }
}

} // namespace ui
