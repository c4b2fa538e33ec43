#include "tests/support/plainrules.h"

#include <cstdlib>
#include <vector>

namespace support {
namespace {

constexpr char Nobody = '.';

int fileOf(int square) {
    return square % 8;
}
int rankOf(int square) {
    return square / 8;
}
int squareOf(const QString& name) {
    return (name[1].digitValue() - 1) * 8 + name[0].toLatin1() - 'a';
}
QString nameOf(int square) {
    return QString(QChar('a' + fileOf(square))) + QString::number(rankOf(square) + 1);
}
bool isWhite(char man) {
    return man >= 'A' && man <= 'Z';
}
char lower(char man) {
    return isWhite(man) ? static_cast<char>(man - 'A' + 'a') : man;
}
char inColor(char letter, bool white) {
    return white ? static_cast<char>(lower(letter) - 'a' + 'A') : lower(letter);
}
int sign(int number) {
    return (number > 0) - (number < 0);
}

} // namespace

PlainRules::PlainRules(const QString& fen) {
    const QStringList fields = fen.split(QLatin1Char(' '));
    m_men.fill(Nobody);
    int square = 56;
    for (const QChar letter : fields[0]) {
        if (letter == QLatin1Char('/')) {
            square -= 16;
        } else if (letter.isDigit()) {
            square += letter.digitValue();
        } else {
            m_men.at(static_cast<std::size_t>(square++)) = letter.toLatin1();
        }
    }
    m_isWhiteToMove = fields[1] == QLatin1String("w");
    m_castling = fields[2] == QLatin1String("-") ? QString() : fields[2];
    m_enPassant = fields[3] == QLatin1String("-") ? -1 : squareOf(fields[3]);
    m_halfmoveClock = fields[4].toInt();
    m_fullmoveNumber = fields[5].toInt();
}

bool PlainRules::isOwn(int square) const {
    const char man = m_men.at(static_cast<std::size_t>(square));
    return man != Nobody && isWhite(man) == m_isWhiteToMove;
}

bool PlainRules::isEnemy(int square) const {
    const char man = m_men.at(static_cast<std::size_t>(square));
    return man != Nobody && isWhite(man) != m_isWhiteToMove;
}

bool PlainRules::isAttackedFrom(int from, int square) const {
    const char man = m_men.at(static_cast<std::size_t>(from));
    const int files = fileOf(square) - fileOf(from);
    const int ranks = rankOf(square) - rankOf(from);
    const int far = std::max(std::abs(files), std::abs(ranks));
    const bool isStraight = (files == 0) != (ranks == 0);
    const bool isDiagonal = std::abs(files) == std::abs(ranks) && files != 0;
    switch (lower(man)) {
    case 'p': return std::abs(files) == 1 && ranks == (isWhite(man) ? 1 : -1);
    case 'n': return std::abs(files * ranks) == 2;
    case 'k': return far == 1;
    case 'b':
        if (!isDiagonal) {
            return false;
        }
        break;
    case 'r':
        if (!isStraight) {
            return false;
        }
        break;
    default:
        if (!isStraight && !isDiagonal) {
            return false;
        }
    }
    for (int i = 1; i < far; ++i) { // the line must be open
        const int passed = from + i * (sign(files) + 8 * sign(ranks));
        if (m_men.at(static_cast<std::size_t>(passed)) != Nobody) {
            return false;
        }
    }
    return true;
}

bool PlainRules::isAttacked(int square, bool byWhite) const {
    for (int from = 0; from < 64; ++from) {
        const char man = m_men.at(static_cast<std::size_t>(from));
        if (man != Nobody && isWhite(man) == byWhite && isAttackedFrom(from, square)) {
            return true;
        }
    }
    return false;
}

bool PlainRules::isCheckOf(bool white) const {
    const char king = white ? 'K' : 'k';
    for (int square = 0; square < 64; ++square) {
        if (m_men.at(static_cast<std::size_t>(square)) == king) {
            return isAttacked(square, !white);
        }
    }
    return false;
}

bool PlainRules::isCheck() const {
    return isCheckOf(m_isWhiteToMove);
}

void PlainRules::addPawnMove(int from, int to, QStringList& moves) const {
    const QString move = nameOf(from) + nameOf(to);
    if (rankOf(to) != 0 && rankOf(to) != 7) {
        moves << move;
        return;
    }
    for (const char promotion : {'q', 'r', 'b', 'n'}) {
        moves << move + QLatin1Char(promotion);
    }
}

void PlainRules::addPawnMoves(int from, QStringList& moves) const {
    const int up = m_isWhiteToMove ? 8 : -8;
    const auto isEmpty = [&](int square) {
        return m_men.at(static_cast<std::size_t>(square)) == Nobody;
    };
    if (isEmpty(from + up)) {
        addPawnMove(from, from + up, moves);
        const bool isAtHome = rankOf(from) == (m_isWhiteToMove ? 1 : 6);
        if (isAtHome && isEmpty(from + 2 * up)) {
            addPawnMove(from, from + 2 * up, moves);
        }
    }
    for (const int side : {-1, 1}) {
        const int file = fileOf(from) + side;
        const int to = from + up + side;
        if (file >= 0 && file < 8 && (isEnemy(to) || to == m_enPassant)) {
            addPawnMove(from, to, moves);
        }
    }
}

void PlainRules::addPieceMoves(int from, QStringList& moves) const {
    for (int to = 0; to < 64; ++to) {
        if (to != from && !isOwn(to) && isAttackedFrom(from, to)) {
            moves << nameOf(from) + nameOf(to);
        }
    }
}

void PlainRules::addCastling(char right, QStringList& moves) const {
    const bool isShort = lower(right) == 'k';
    const int king = m_isWhiteToMove ? 4 : 60;
    if (isWhite(right) != m_isWhiteToMove || isCheck()) {
        return;
    }
    for (const int step : isShort ? std::vector{1, 2} : std::vector{-1, -2, -3}) {
        if (m_men.at(static_cast<std::size_t>(king + step)) != Nobody) {
            return;
        }
    }
    const int direction = isShort ? 1 : -1;
    if (!isAttacked(king + direction, !m_isWhiteToMove)) { // the square it reaches is tried later
        moves << nameOf(king) + nameOf(king + 2 * direction);
    }
}

QStringList PlainRules::triedMoves() const {
    QStringList moves;
    for (int from = 0; from < 64; ++from) {
        if (!isOwn(from)) {
            continue;
        }
        if (lower(m_men.at(static_cast<std::size_t>(from))) == 'p') {
            addPawnMoves(from, moves);
        } else {
            addPieceMoves(from, moves);
        }
    }
    for (const QChar right : m_castling) {
        addCastling(right.toLatin1(), moves);
    }
    return moves;
}

QStringList PlainRules::legalMoves() const {
    QStringList legal;
    for (const QString& move : triedMoves()) {
        PlainRules next = *this;
        next.play(move);
        if (!next.isCheckOf(m_isWhiteToMove)) {
            legal << move;
        }
    }
    legal.sort();
    return legal;
}

void PlainRules::play(const QString& uci) {
    const int from = squareOf(uci.left(2));
    const int to = squareOf(uci.mid(2, 2));
    const auto man = [this](int square) -> char& {
        return m_men.at(static_cast<std::size_t>(square));
    };
    const char mover = lower(man(from));
    const bool isCapture = man(to) != Nobody;
    man(to) = uci.size() == 5 ? inColor(uci[4].toLatin1(), m_isWhiteToMove) : man(from);
    man(from) = Nobody;
    if (mover == 'p' && to == m_enPassant) {
        man(to + (m_isWhiteToMove ? -8 : 8)) = Nobody;
    }
    if (mover == 'k' && std::abs(to - from) == 2) {
        const int corner = to > from ? from + 3 : from - 4;
        man((from + to) / 2) = man(corner);
        man(corner) = Nobody;
    }
    for (const auto& [square, rights] :
         {std::pair{4, "KQ"}, {0, "Q"}, {7, "K"}, {60, "kq"}, {56, "q"}, {63, "k"}}) {
        if (square == from || square == to) {
            for (const char* right = rights; *right != 0; ++right) {
                m_castling.remove(QLatin1Char(*right));
            }
        }
    }
    m_enPassant = mover == 'p' && std::abs(to - from) == 16 ? (from + to) / 2 : -1;
    m_halfmoveClock = mover == 'p' || isCapture ? 0 : m_halfmoveClock + 1;
    m_fullmoveNumber += m_isWhiteToMove ? 0 : 1;
    m_isWhiteToMove = !m_isWhiteToMove;
}

bool PlainRules::isEnPassantLegal() const {
    for (const QString& move : legalMoves()) {
        const bool isPawn = lower(m_men.at(static_cast<std::size_t>(squareOf(move)))) == 'p';
        if (isPawn && squareOf(move.mid(2)) == m_enPassant) {
            return true;
        }
    }
    return false;
}

QString PlainRules::fen() const {
    QString placement;
    for (int rank = 7; rank >= 0; --rank) {
        for (int file = 0; file < 8; ++file) {
            placement += QLatin1Char(m_men.at(static_cast<std::size_t>(rank * 8 + file)));
        }
        placement += rank > 0 ? QStringLiteral("/") : QString();
    }
    for (int gap = 8; gap > 0; --gap) {
        placement.replace(QString(gap, QLatin1Char(Nobody)), QString::number(gap));
    }
    return QStringList{
        placement,
        m_isWhiteToMove ? QStringLiteral("w") : QStringLiteral("b"),
        m_castling.isEmpty() ? QStringLiteral("-") : m_castling,
        m_enPassant >= 0 && isEnPassantLegal() ? nameOf(m_enPassant) : QStringLiteral("-"),
        QString::number(m_halfmoveClock),
        QString::number(m_fullmoveNumber),
    }
        .join(QLatin1Char(' '));
}

} // namespace support
