#include "tests/support/plainclosure.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <cctype>
#include <deque>
#include <unordered_set>

namespace support {
namespace {

constexpr char Nobody = '.';

struct Plain {
    std::array<char, 64> men{}; // FEN's letters from a1 to h8
    bool isWhiteToMove = true;
    std::array<bool, 4> rights{}; // K Q k q
    int enPassant = -1;           // the square passed over

    std::string key() const {
        std::string text(men.begin(), men.end());
        text += isWhiteToMove ? 'w' : 'b';
        for (const bool right : rights) {
            text += right ? '1' : '0';
        }
        return text + std::to_string(enPassant);
    }
    char& at(int square) { return men.at(static_cast<std::size_t>(square)); }
    char at(int square) const { return men.at(static_cast<std::size_t>(square)); }
    bool isOwn(int square) const {
        return at(square) != Nobody && (std::isupper(at(square)) != 0) == isWhiteToMove;
    }
    char own(char letter) const {
        return static_cast<char>(isWhiteToMove ? std::toupper(letter) : std::tolower(letter));
    }
};

struct Step {
    int files, ranks;
};
constexpr std::array<Step, 8> Lines{
    {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}}};
constexpr std::array<Step, 8> Leaps{
    {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}};

int squareAt(int file, int rank) { // -1 outside the board
    return file >= 0 && file < 8 && rank >= 0 && rank < 8 ? rank * 8 + file : -1;
}
int moved(int square, Step step) {
    return squareAt(square % 8 + step.files, square / 8 + step.ranks);
}
bool goesAlong(char letter, Step step) {
    const bool isDiagonal = step.files != 0 && step.ranks != 0;
    return letter == 'q' || letter == (isDiagonal ? 'b' : 'r');
}

bool isAttacked(const Plain& plain, int square, bool byWhite) {
    const auto stands = [&plain, byWhite](int there, char letter) {
        const char wanted = static_cast<char>(byWhite ? std::toupper(letter) : letter);
        return there >= 0 && plain.at(there) == wanted;
    };
    for (const Step step : Leaps) {
        if (stands(moved(square, step), 'n')) {
            return true;
        }
    }
    for (const int side : {-1, 1}) {
        if (stands(moved(square, {side, byWhite ? -1 : 1}), 'p')) {
            return true;
        }
    }
    for (const Step step : Lines) {
        int there = moved(square, step);
        if (stands(there, 'k')) {
            return true;
        }
        while (there >= 0 && plain.at(there) == Nobody) {
            there = moved(there, step);
        }
        for (const char letter : {'b', 'r', 'q'}) {
            if (goesAlong(letter, step) && stands(there, letter)) {
                return true;
            }
        }
    }
    return false;
}

bool isCheckOf(const Plain& plain, bool white) {
    int king = 0;
    while (plain.at(king) != (white ? 'K' : 'k')) {
        ++king;
    }
    return isAttacked(plain, king, !white);
}

class Mover {
public:
    explicit Mover(const Plain& plain) : m_plain(plain) {}

    std::vector<Plain> all() {
        for (int from = 0; from < 64; ++from) {
            if (m_plain.isOwn(from)) {
                man(from, static_cast<char>(std::tolower(m_plain.at(from))));
            }
        }
        return m_next;
    }

private:
    void man(int from, char letter) {
        if (letter == 'p') {
            pawn(from);
        } else if (letter == 'n') {
            for (const Step step : Leaps) {
                go(from, moved(from, step));
            }
        } else {
            for (const Step step : Lines) {
                line(from, letter, step);
            }
            if (letter == 'k') {
                castle(from, 0, 1);
                castle(from, 1, -1);
            }
        }
    }
    void line(int from, char letter, Step step) {
        int to = moved(from, step);
        if (letter == 'k') {
            go(from, to);
        } else if (goesAlong(letter, step)) {
            for (; to >= 0 && m_plain.at(to) == Nobody; to = moved(to, step)) {
                go(from, to);
            }
            go(from, to);
        }
    }
    void pawn(int from) {
        const int up = m_plain.isWhiteToMove ? 1 : -1;
        const int once = moved(from, {0, up});
        if (m_plain.at(once) == Nobody) {
            promote(from, once);
            const int twice = moved(once, {0, up});
            if (from / 8 == (m_plain.isWhiteToMove ? 1 : 6) && m_plain.at(twice) == Nobody) {
                go(from, twice);
            }
        }
        for (const int side : {-1, 1}) {
            const int to = moved(from, {side, up});
            if (to >= 0 && (m_plain.at(to) != Nobody || to == m_plain.enPassant)) {
                promote(from, to);
            }
        }
    }
    void promote(int from, int to) {
        if (to / 8 != 0 && to / 8 != 7) {
            go(from, to);
            return;
        }
        for (const char letter : {'q', 'r', 'b', 'n'}) {
            go(from, to, letter);
        }
    }
    void castle(int from, int wing, int side) {
        const int right = wing + (m_plain.isWhiteToMove ? 0 : 2);
        if (!m_plain.rights.at(static_cast<std::size_t>(right)) ||
            isCheckOf(m_plain, m_plain.isWhiteToMove) ||
            isAttacked(m_plain, from + side, !m_plain.isWhiteToMove)) {
            return;
        }
        for (int square = from + side; square % 8 != 0 && square % 8 != 7; square += side) {
            if (m_plain.at(square) != Nobody) {
                return;
            }
        }
        go(from, from + 2 * side);
    }

    void go(int from, int to, char promotion = Nobody) {
        if (to < 0 || m_plain.isOwn(to)) {
            return;
        }
        Plain next = m_plain;
        const auto letter = static_cast<char>(std::tolower(m_plain.at(from)));
        next.at(to) = promotion == Nobody ? m_plain.at(from) : m_plain.own(promotion);
        next.at(from) = Nobody;
        if (letter == 'p' && to == m_plain.enPassant) {
            next.at(from / 8 * 8 + to % 8) = Nobody;
        }
        if (letter == 'k' && std::abs(to - from) == 2) {
            const int corner = to > from ? from + 3 : from - 4;
            next.at((from + to) / 2) = m_plain.at(corner);
            next.at(corner) = Nobody;
        }
        constexpr std::array<std::array<int, 2>, 4> Homes{{{4, 7}, {4, 0}, {60, 63}, {60, 56}}};
        for (std::size_t right = 0; right < 4; ++right) {
            for (const int home : Homes.at(right)) {
                next.rights.at(right) = next.rights.at(right) && home != from && home != to;
            }
        }
        next.enPassant = letter == 'p' && std::abs(to - from) == 16 ? (from + to) / 2 : -1;
        next.isWhiteToMove = !m_plain.isWhiteToMove;
        if (!isCheckOf(next, m_plain.isWhiteToMove)) {
            m_next.push_back(next);
        }
    }

    const Plain& m_plain;
    std::vector<Plain> m_next;
};

// With a king alone nobody mates, and what comes of that need not be looked at.
bool isBare(const Plain& plain, bool white) {
    const char king = white ? 'K' : 'k';
    const char first = white ? 'A' : 'a';
    return std::none_of(plain.men.begin(), plain.men.end(), [king, first](char man) {
        return man >= first && man < first + 26 && man != king;
    });
}

Plain read(const QString& fen) {
    Plain plain;
    plain.men.fill(Nobody);
    const QStringList fields = fen.split(QLatin1Char(' '));
    int square = 56;
    for (const QChar letter : fields[0]) {
        if (letter == QLatin1Char('/')) {
            square -= 16;
        } else if (letter.isDigit()) {
            square += letter.digitValue();
        } else {
            plain.at(square++) = letter.toLatin1();
        }
    }
    plain.isWhiteToMove = fields[1] == QLatin1String("w");
    for (std::size_t right = 0; right < 4; ++right) {
        plain.rights.at(right) = fields[2].contains(QLatin1Char("KQkq"[right]));
    }
    if (fields[3] != QLatin1String("-")) {
        plain.enPassant = (fields[3][1].digitValue() - 1) * 8 + fields[3][0].toLatin1() - 'a';
    }
    return plain;
}

} // namespace

PlainVerdict plainClosure(const QString& fen, bool white, std::size_t most) {
    std::unordered_set<std::string> met;
    std::deque<Plain> waiting{read(fen)};
    met.insert(waiting.front().key());
    while (!waiting.empty()) {
        const Plain plain = waiting.front();
        waiting.pop_front();
        const std::vector<Plain> next = Mover(plain).all();
        if (next.empty() && plain.isWhiteToMove != white && isCheckOf(plain, plain.isWhiteToMove)) {
            return PlainVerdict::Can;
        }
        for (const Plain& one : next) {
            if (!isBare(one, white) && met.insert(one.key()).second) {
                waiting.push_back(one);
            }
        }
        if (met.size() > most) {
            return PlainVerdict::TooMany;
        }
    }
    return PlainVerdict::Cannot;
}

} // namespace support
