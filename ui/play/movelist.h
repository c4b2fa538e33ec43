// The moves in SAN, two to a line. A click on one shows the position after it.
#pragma once

#include "core/game/game.h"

#include <QAbstractTableModel>
#include <QTableView>

namespace ui {

class MoveListModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void show(const chess::Game& game);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    // How many plies had been played after the move of a cell; nothing for an empty one.
    std::optional<std::size_t> plyAt(const QModelIndex& index) const;
    QModelIndex indexOfPly(std::size_t ply) const; // 1: the first move

private:
    bool startsWithBlack() const { return m_isBlackFirst; }

    QStringList m_moves;
    int m_firstNumber = 1;
    bool m_isBlackFirst = false;
};

class MoveList : public QTableView {
    Q_OBJECT

public:
    explicit MoveList(QWidget* parent = nullptr);

    // The game, and how many of its plies are shown on the board.
    void show(const chess::Game& game, std::size_t shownPlies);
    using QTableView::show;

    QStringList moves() const; // as they are read: "e4", "e5"

signals:
    void plyChosen(std::size_t plies);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();

    MoveListModel* m_model;
};

} // namespace ui
