#include "ui/guide/drillpositions.h"

#include "core/notation/fen.h"
#include "core/verdict/helpmate.h"

#include <QJsonArray>

#include <algorithm>

namespace ui {
namespace {

// What the side that gives mate or stalemate has beside its king, and what the other has. Some
// stand twice, being more usual.
constexpr std::array AttackersOfDrill{
    "Q", "Q", "R", "R", "QR", "RR", "QB", "QN", "QP", "RB", "RN", "RP", "BB", "BN", "P", "PP"};
constexpr std::array DefendersOfDrill{"", "", "P", "P", "R", "B", "N", "Q", "PP", "RP"};

constexpr std::size_t FewMoves = 4; // of a position that is neither, but looks like it

DrillVerdict verdictNamed(const QString& name) {
    if (name == QLatin1String("mate")) {
        return DrillVerdict::Mate;
    }
    return name == QLatin1String("stalemate") ? DrillVerdict::Stalemate : DrillVerdict::Neither;
}

// Neither, but worth a second look: in check, or with few moves left.
bool isTempting(const chess::Position& position) {
    return (position.isCheck() || position.legalMoves().size() <= FewMoves) &&
           !chess::isDead(position);
}

} // namespace

DrillVerdict drillVerdict(const chess::Position& position) {
    if (position.hasLegalMove()) {
        return DrillVerdict::Neither;
    }
    return position.isCheck() ? DrillVerdict::Mate : DrillVerdict::Stalemate;
}

chess::Result<std::vector<DrillPosition>, GuideFault> readDrill(const QByteArray& json) {
    const auto list = readList(json, "positions");
    if (!list) {
        return chess::failure(list.error());
    }
    std::vector<DrillPosition> drill;
    for (const QJsonValue& value : *list) {
        const QString id = value[QLatin1String("id")].toString();
        const auto read = chess::readFen(value[QLatin1String("fen")].toString().toStdString());
        const auto title = readWords(value[QLatin1String("title")], id);
        const auto why = readWords(value[QLatin1String("why")], id);
        if (!title || !why) {
            return chess::failure(title ? why.error() : title.error());
        }
        const QString answer = value[QLatin1String("answer")].toString();
        if (!read || drillVerdict(read->value) != verdictNamed(answer)) {
            return chess::failure(id + QStringLiteral(": not ") + answer);
        }
        drill.push_back({id, read->value, *title, *why});
    }
    return drill;
}

const std::vector<DrillPosition>& knownDrill() {
    static const auto read = readDrill(guideFile("drill.json"));
    static const std::vector<DrillPosition> none;
    Q_ASSERT_X(read, "drill.json", qPrintable(read ? QString() : read.error()));
    return read ? *read : none;
}

DrillGenerator::DrillGenerator(std::uint32_t seed) : m_random(seed) {}

int DrillGenerator::below(int limit) {
    return static_cast<int>(m_random() % static_cast<std::uint32_t>(limit));
}

// Kings are mated and stalemated at the edge more than elsewhere.
chess::Square DrillGenerator::homeOfKing() {
    const int kind = below(10);
    const auto end = [this] { return below(2) * 7; };
    if (kind < 4) {
        return chess::Square::at(end() * 8 + end());
    }
    if (kind < 9) {
        return below(2) == 0 ? chess::Square::at(end() * 8 + below(8))
                             : chess::Square::at(below(8) * 8 + end());
    }
    return chess::Square::at(below(64));
}

bool DrillGenerator::place(chess::Board& board, chess::Color color, const char* roles) {
    for (const char* letter = roles; *letter != '\0'; ++letter) {
        const chess::Role role = *chess::roleOf(*letter);
        const int lowest = role == chess::Role::Pawn ? 8 : 0;
        const chess::Square square = chess::Square::at(lowest + below(64 - 2 * lowest));
        if (board.occupied().contains(square)) {
            return false;
        }
        board.put(square, {color, role});
    }
    return true;
}

// Before the last move: the attacker is to move.
std::optional<chess::Position> DrillGenerator::arrangement() {
    chess::Setup setup;
    setup.turn = below(3) == 0 ? chess::Color::Black : chess::Color::White;
    const chess::Square home = homeOfKing();
    setup.board.put(home, {!setup.turn, chess::Role::King});
    const auto beside = home.offset(below(7) - 3, below(7) - 3);
    const chess::Square own = beside && below(4) > 0 ? *beside : chess::Square::at(below(64));
    if (own == home) {
        return std::nullopt;
    }
    setup.board.put(own, {setup.turn, chess::Role::King});
    const auto attackers =
        AttackersOfDrill[static_cast<std::size_t>(below(AttackersOfDrill.size()))];
    const auto defenders =
        DefendersOfDrill[static_cast<std::size_t>(below(DefendersOfDrill.size()))];
    if (!place(setup.board, setup.turn, attackers) || !place(setup.board, !setup.turn, defenders)) {
        return std::nullopt;
    }
    const auto position = chess::Position::from(setup);
    return position ? std::optional(*position) : std::nullopt;
}

DrillPosition DrillGenerator::next() {
    const auto wanted = AllDrillVerdicts[static_cast<std::size_t>(below(AllDrillVerdicts.size()))];
    while (true) {
        const auto before = arrangement();
        if (!before) {
            continue;
        }
        std::vector<chess::Position> fitting;
        for (const chess::Move move : before->legalMoves()) {
            const chess::Position after = before->play(move);
            if (drillVerdict(after) == wanted) {
                fitting.push_back(after);
            }
        }
        if (fitting.empty()) {
            continue;
        }
        const chess::Position& chosen =
            fitting[static_cast<std::size_t>(below(static_cast<int>(fitting.size())))];
        if (wanted != DrillVerdict::Neither || isTempting(chosen)) {
            return {{}, chosen, std::nullopt, std::nullopt};
        }
    }
}

} // namespace ui
