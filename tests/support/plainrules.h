// The rules of movement a second time, written for plainness alone: an array of letters, every move
// tried and the king looked at. It shares nothing with core, not even the reading of FEN, so that
// the two cannot be wrong together.
#pragma once

#include <QString>
#include <QStringList>
#include <array>

namespace support {

class PlainRules {
public:
    explicit PlainRules(const QString& fen); // six fields, known to be good

    QStringList legalMoves() const; // UCI, sorted
    void play(const QString& uci);
    bool isCheck() const;

    QString fen() const; // the en passant square only while a capture there is legal

private:
    struct Step {
        int files;
        int ranks;
    };

    bool isOwn(int square) const;
    bool isEnemy(int square) const;
    bool isAttacked(int square, bool byWhite) const;
    bool isAttackedFrom(int from, int square) const;
    bool isCheckOf(bool white) const;
    QStringList triedMoves() const;
    void addPawnMoves(int from, QStringList& moves) const;
    void addPawnMove(int from, int to, QStringList& moves) const;
    void addPieceMoves(int from, QStringList& moves) const;
    void addCastling(char right, QStringList& moves) const;
    bool isEnPassantLegal() const;

    std::array<char, 64> m_men{}; // FEN's letters from a1 to h8, '.' where nobody stands
    bool m_isWhiteToMove = true;
    QString m_castling;   // of "KQkq" what is left
    int m_enPassant = -1; // the square passed over by the last move, whoever may capture there
    int m_halfmoveClock = 0;
    int m_fullmoveNumber = 1;
};

} // namespace support
