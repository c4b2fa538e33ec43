// Draws a board: squares, coordinates, marks, men. It decides nothing.
#pragma once

#include "ui/board/boardcolors.h"
#include "ui/board/boardstate.h"
#include "ui/board/geometry.h"
#include "ui/board/pieceset.h"

#include <QPainter>

namespace ui {

class BoardPainter {
public:
    enum class Layer { BelowMen, AboveMen };

    BoardPainter(
        QPainter& painter,
        const BoardGeometry& geometry,
        const BoardColors& colors,
        PieceSet& pieces
    );

    void frame();   // with the coordinates
    void squares(); // light and dark
    void lastMove(BoardMove move);
    void king(const BoardCheck& check);     // the king in check
    void checkers(const BoardCheck& check); // and the men that give it
    void selected(chess::Square square);
    void looked(chess::Square square); // at a man that is not in the hand
    // Where a man of a colour can go, a shape for each kind of move.
    void targets(const std::vector<chess::ReachedSquare>& reached, chess::Color color);
    void barred(chess::Bitboard squares);      // attacked, and not to be entered
    void stalemating(chess::Bitboard squares); // a draw that is seldom wanted
    void attacks(const chess::AttackCounts& counts);
    void paused();                      // two bars across a board that is covered
    void hovered(chess::Square square); // the square under a lifted man
    void cursor(chess::Square square);
    void marked(chess::Bitboard squares);                                 // that are spoken of
    void stars(chess::Bitboard squares);                                  // to be reached
    void refusal(const chess::RefusalDrawing& drawing);                   // why a move was refused
    void refusalLines(const chess::RefusalDrawing& drawing, Layer layer); // those that lie there
    void zoneVeils(const std::vector<chess::ZoneSquare>& zone);           // below the men
    void zoneMarks(const std::vector<chess::ZoneSquare>& zone);           // above them
    void men(const chess::Board& board, chess::Bitboard hidden, chess::Bitboard faint);
    void man(chess::Piece piece, QPointF center);

private:
    QColor colorOf(const chess::ZoneSquare& closed) const;
    void target(chess::ReachedSquare reached, qreal up);
    void disc(QPointF center, const QString& sign, const QColor& fill, const QColor& ink);
    void cross(chess::Square square, const QColor& color);
    void ring(chess::Square square, const QColor& color);
    void line(chess::SquarePair ends, const QColor& color);
    void corners(chess::Square square, const QColor& color);
    void arrow(chess::Square from, chess::Square to, const QColor& color);
    qreal part(qreal ofSquare) const { return m_geometry.squareSize() * ofSquare; }

    QPainter& m_painter;
    const BoardGeometry& m_geometry;
    const BoardColors& m_colors;
    PieceSet& m_pieces;
};

} // namespace ui
