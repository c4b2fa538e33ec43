#include "tests/app/arbiter/gamesbychance.h"

#include "tests/support/chess.h"
#include "tests/support/plainrules.h"

namespace support {
namespace {

QString anyOf(Dice& dice, const QStringList& texts) {
    return texts[static_cast<qsizetype>(roll(dice, static_cast<std::size_t>(texts.size())))];
}

// Few men, and often near the end of fifty or seventy-five moves; or what walks start from.
QString anyStart(Dice& dice) {
    static const QStringList few{
        "4k3/8/8/8/8/8/8/R3K3 w - -",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq -",
        "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - -",
        "8/8/4k3/8/3p4/2N5/4P3/4K1N1 w - -",
        "7k/8/6Q1/8/8/8/8/K7 w - -",
        "8/8/4kb2/8/8/2B1K2P/8/8 b - -",
        "k7/p7/P7/8/8/p7/P7/K7 w - -"};
    static const QStringList clocks{
        "0", "1", "7", "50", "90", "97", "98", "99", "100", "140", "149"};
    if (roll(dice, 3) == 0) {
        return anyOf(dice, walkStarts());
    }
    const QString men = anyOf(dice, few);
    return men + ' ' + anyOf(dice, clocks) + " 80";
}

QString reversed(const QString& move) {
    return move.mid(2, 2) + move.left(2);
}

} // namespace

GameByChance gameByChance(Dice& dice) {
    GameByChance game{anyStart(dice), {}};
    PlainRules rules(game.fen);
    const std::size_t returning = roll(dice, 6); // of five moves so many go back, if they can
    const qsizetype length =
        QList<qsizetype>{0, 4, 20, 60, 120, 160}[static_cast<qsizetype>(roll(dice, 6))];
    while (game.moves.size() < length) {
        const QStringList legal = rules.legalMoves();
        if (legal.isEmpty()) {
            break;
        }
        QString move = anyOf(dice, legal);
        const bool isReturning = game.moves.size() > 1 && roll(dice, 5) < returning;
        if (const QString back =
                isReturning ? reversed(game.moves[game.moves.size() - 2]) : QString();
            legal.contains(back)) {
            move = back;
        }
        rules.play(move);
        game.moves << move;
    }
    return game;
}

QByteArray lineOf(Dice& dice, const GameByChance& game, const PlainJudge& plain) {
    QStringList words;
    const auto& stands = plain.stands();
    for (std::size_t i = 0; i + 1 < stands.size(); ++i) {
        const QString& uci = game.moves[static_cast<qsizetype>(i)];
        const chess::Position before = position(stands[i].fen);
        words << (roll(dice, 2) == 0 ? uci : san(before, move(before, uci)));
    }
    words << game.moves.mid(words.size());
    if (stands.back().isOverEverywhere()) {
        words << "Zz9";
    }
    const QString start = game.fen == InitialFen ? QString("startpos") : game.fen;
    return (start + '\t' + words.join(' ') + '\n').toLatin1();
}

} // namespace support
