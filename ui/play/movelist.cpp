#include "ui/play/movelist.h"

#include "core/notation/san.h"
#include "ui/text/words.h"

#include <QEvent>
#include <QHeaderView>

namespace ui {

namespace {

// After how many half-moves the player who offered a draw has made the move that the offer goes
// with: the one before it, or, offered earlier, his next. A scoresheet has "(=)" beside it (C.12).
std::vector<std::size_t> offeredPlies(const chess::Game& game) {
    std::vector<std::size_t> plies;
    std::size_t played = 0;
    for (const chess::Act& act : game.acts()) {
        if (std::holds_alternative<chess::MovePlayed>(act)) {
            ++played;
        } else if (const auto* offered = std::get_if<chess::DrawOffered>(&act)) {
            const bool isOnMove = game.positionAfter(played).turn() == offered->offerer;
            plies.push_back(isOnMove ? played + 1 : played);
        }
    }
    return plies;
}

} // namespace

void MoveListModel::show(const chess::Game& game) {
    beginResetModel();
    m_moves.clear();
    m_firstNumber = game.start().fullmoveNumber();
    m_isBlackFirst = game.start().turn() == chess::Color::Black;
    std::size_t ply = 0;
    for (const chess::Move move : game.moves()) {
        m_moves.append(QString::fromStdString(writeSan(game.positionAfter(ply++), move)));
    }
    for (const std::size_t offered : offeredPlies(game)) {
        if (offered >= 1 && offered <= game.plyCount()) {
            m_moves[static_cast<qsizetype>(offered) - 1] += QStringLiteral(" (=)");
        }
    }
    endResetModel();
}

int MoveListModel::rowCount(const QModelIndex& parent) const {
    const int cells = static_cast<int>(m_moves.size()) + (m_isBlackFirst ? 1 : 0);
    return parent.isValid() || m_moves.isEmpty() ? 0 : (cells + 1) / 2;
}

int MoveListModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : 2;
}

std::optional<std::size_t> MoveListModel::plyAt(const QModelIndex& index) const {
    const int cell = index.row() * 2 + index.column() - (m_isBlackFirst ? 1 : 0);
    if (!index.isValid() || cell < 0 || cell >= m_moves.size()) {
        return std::nullopt;
    }
    return static_cast<std::size_t>(cell) + 1;
}

QModelIndex MoveListModel::indexOfPly(std::size_t ply) const {
    const int cell = static_cast<int>(ply) - 1 + (m_isBlackFirst ? 1 : 0);
    return ply == 0 ? QModelIndex() : index(cell / 2, cell % 2);
}

QVariant MoveListModel::data(const QModelIndex& index, int role) const {
    const auto ply = plyAt(index);
    if (role == Qt::TextAlignmentRole) {
        return int(Qt::AlignLeft | Qt::AlignVCenter);
    }
    if (role == Qt::DisplayRole) {
        if (ply) {
            return m_moves.at(static_cast<qsizetype>(*ply) - 1);
        }
        return index.row() == 0 && m_isBlackFirst ? QStringLiteral("…") : QString();
    }
    if (role == Qt::AccessibleTextRole && ply) {
        const auto mover = index.column() == 0 ? chess::Color::White : chess::Color::Black;
        return text::numberedMove(
            m_firstNumber + index.row(), mover, m_moves.at(static_cast<qsizetype>(*ply) - 1)
        );
    }
    return {};
}

QVariant MoveListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole) {
        return QAbstractTableModel::headerData(section, orientation, role);
    }
    if (orientation == Qt::Vertical) {
        return QString::number(m_firstNumber + section) + QLatin1Char('.');
    }
    return text::colorName(section == 0 ? chess::Color::White : chess::Color::Black);
}

MoveList::MoveList(QWidget* parent) : QTableView(parent), m_model(new MoveListModel(this)) {
    setObjectName(QStringLiteral("moveList"));
    setModel(m_model);
    setShowGrid(false);
    setCornerButtonEnabled(false);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setFocusPolicy(Qt::TabFocus);
    setTabKeyNavigation(false);
    setMinimumHeight(fontMetrics().height() * 2); // gives way to what is asked beside the board
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setSectionsClickable(false);
    horizontalHeader()->setHighlightSections(false);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setSectionsClickable(false);
    verticalHeader()->setHighlightSections(false);
    verticalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 10);
    connect(
        selectionModel(),
        &QItemSelectionModel::currentChanged,
        this,
        [this](const QModelIndex& index) {
            if (const auto ply = m_model->plyAt(index)) {
                emit plyChosen(*ply);
            }
        }
    );
    retranslate();
}

void MoveList::show(const chess::Game& game, std::size_t shownPlies) {
    const QSignalBlocker blocker(selectionModel()); // what is shown is no choice
    m_model->show(game);
    const QModelIndex current = m_model->indexOfPly(shownPlies);
    setCurrentIndex(current);
    if (current.isValid()) {
        scrollTo(current);
    } else {
        scrollToTop();
    }
    viewport()->update();
}

QStringList MoveList::moves() const {
    QStringList moves;
    for (std::size_t ply = 1; m_model->plyAt(m_model->indexOfPly(ply)); ++ply) {
        moves.append(m_model->indexOfPly(ply).data().toString());
    }
    return moves;
}

void MoveList::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QTableView::changeEvent(event);
}

// The banner of a result takes its room from the list: the move that ended the game stays in view.
void MoveList::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    if (currentIndex().isValid()) {
        scrollTo(currentIndex());
    }
}

void MoveList::retranslate() {
    setAccessibleName(tr("Moves of the game"));
    horizontalHeader()->viewport()->update();
}

} // namespace ui
