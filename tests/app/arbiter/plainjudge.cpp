#include "tests/app/arbiter/plainjudge.h"

#include "core/verdict/helpmate.h"
#include "tests/support/chess.h"
#include "tests/support/plainrules.h"

#include <QSet>

#include <optional>

namespace support {
namespace {

// 9.2.3: all but the two counters.
QString sameness(const QString& fen) {
    return fen.section(' ', 0, 3);
}

int clockOf(const QString& fen) {
    return fen.section(' ', 4, 4).toInt();
}

Stand standOf(const PlainRules& rules, const QStringList& earlier) {
    const QString fen = rules.fen();
    const QStringList moves = rules.legalMoves();
    const auto before = static_cast<int>(earlier.count(sameness(fen)));
    Stand stand{fen, !moves.isEmpty(), rules.isCheck(), clockOf(fen), before + 1, false, false};
    const QStringList withNow = earlier + QStringList{sameness(fen)};
    for (const QString& move : moves) {
        PlainRules next = rules;
        next.play(move);
        const QString announced = next.fen();
        stand.canAnnounceThreefold |= withNow.count(sameness(announced)) >= 2;
        stand.canAnnounceFifty |= clockOf(announced) >= 100;
    }
    return stand;
}

// Bare kings, one bishop or knight beside them, or bishops on squares of one colour.
bool isDeadByMen(const QString& fen) {
    QString men;
    QSet<int> bishopSquares;
    int square = 0;
    for (const QChar letter : fen.section(' ', 0, 0)) {
        if (letter == '/') {
            ++square; // a ninth square in each row turns the colours as the board does
        } else if (letter.isDigit()) {
            square += letter.digitValue();
        } else {
            if (letter.toLower() == 'b') {
                bishopSquares << square % 2;
            }
            men += letter.toLower() == 'k' ? QString() : QString(letter.toLower());
            ++square;
        }
    }
    const bool isBishopsAlone = men.count('b') == men.size();
    return men.isEmpty() || men == "n" || (isBishopsAlone && bishopSquares.size() == 1);
}

struct End {
    QByteArray termination;
    QByteArray winner;
    QByteArray article;
};

// By any series of legal moves, with nothing known and without a limit.
bool isDeadBySeries(const chess::Position& position) {
    const auto canMate = [&position](chess::Color side) {
        return std::holds_alternative<chess::Winnable>(chess::canMate(position, side));
    };
    return !canMate(chess::Color::White) && !canMate(chess::Color::Black);
}

std::optional<End> endOf(const Stand& stand, const QString& ruleset) {
    const bool isAutomatic = ruleset == "automatic";
    if (!stand.hasMove && stand.isCheck) {
        const bool isWhiteMated = stand.fen.section(' ', 1, 1) == "w";
        return End{"checkmate", isWhiteMated ? "\"black\"" : "\"white\"", "5.1.1"};
    }
    if (!stand.hasMove) {
        return End{"stalemate", "null", "5.2.1"};
    }
    const bool isDeadThere =
        isDeadByMen(stand.fen) || (!isAutomatic && isDeadBySeries(support::position(stand.fen)));
    if (isDeadThere) {
        return End{"dead_position", "null", "5.2.2"};
    }
    if (stand.repetitions >= 5) {
        return End{"fivefold_repetition", "null", "9.6.1"};
    }
    if (stand.clock >= 150) {
        return End{"seventyfive_moves", "null", "9.6.2"};
    }
    if (isAutomatic && stand.repetitions >= 3) {
        return End{"threefold_repetition", "null", "9.2"};
    }
    if (isAutomatic && stand.clock >= 100) {
        return End{"fifty_moves", "null", "9.3"};
    }
    return std::nullopt;
}

// The first of the first so many positions of which something holds.
template <typename Predicate>
QByteArray firstOf(const std::vector<Stand>& stands, std::size_t among, Predicate holds) {
    for (std::size_t ply = 0; ply < among; ++ply) {
        if (holds(stands[ply])) {
            return QByteArray::number(static_cast<qulonglong>(ply));
        }
    }
    return "null";
}

} // namespace

bool Stand::isOverEverywhere() const {
    return !hasMove || isDeadByMen(fen) || repetitions >= 5 || clock >= 150;
}

PlainJudge::PlainJudge(const QString& fen, const QStringList& moves) {
    PlainRules rules(fen);
    QStringList earlier;
    m_stands.push_back(standOf(rules, earlier));
    for (const QString& move : moves) {
        if (m_stands.back().isOverEverywhere()) {
            break;
        }
        earlier << sameness(rules.fen());
        rules.play(move);
        m_stands.push_back(standOf(rules, earlier));
    }
}

QByteArray PlainJudge::line(const QString& ruleset) const {
    std::size_t last = 0;
    while (last + 1 < m_stands.size() && !endOf(m_stands[last], ruleset)) {
        ++last;
    }
    const auto end = endOf(m_stands[last], ruleset);
    const auto first = [&, open = end ? last : last + 1](auto holds) {
        return firstOf(m_stands, open, holds);
    };
    const QByteArray plies = QByteArray::number(static_cast<qulonglong>(last));
    const auto endBy = [&](const char* termination) {
        return end && end->termination == termination ? plies : QByteArray("null");
    };
    const QByteArray outcome = !end ? QByteArray("null")
                                    : R"({"termination":")" + end->termination + R"(","winner":)" +
                                          end->winner + R"(,"article":")" + end->article + R"("})";
    return R"({"plies":)" + plies + R"(,"fen":")" + m_stands[last].fen.toLatin1() +
           R"(","threefold":{"reached":)" + first([](auto& s) { return s.repetitions >= 3; }) +
           R"(,"announced":)" + first([](auto& s) { return s.canAnnounceThreefold; }) +
           R"(},"fifty":{"reached":)" + first([](auto& s) { return s.clock >= 100; }) +
           R"(,"announced":)" + first([](auto& s) { return s.canAnnounceFifty; }) +
           R"(},"fivefold":)" + endBy("fivefold_repetition") + R"(,"seventyfive":)" +
           endBy("seventyfive_moves") + R"(,"outcome":)" + outcome + "}";
}

} // namespace support
