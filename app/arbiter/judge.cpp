// Whole games: when a draw could first be claimed, and how the rules ended them.
#include "app/arbiter/codes.h"
#include "app/arbiter/commands.h"
#include "app/arbiter/deadwatch.h"
#include "app/arbiter/input.h"
#include "app/arbiter/json.h"
#include "app/arbiter/report.h"
#include "core/game/evidence.h"
#include "core/notation/san.h"
#include "ui/text/positionwords.h"

#include <algorithm>
#include <array>

namespace app::arbiter {
namespace {

using chess::ClaimRule;
using chess::failure;

constexpr int FiftyMovesButOnePly = 99; // one more makes fifty moves by each player (9.3.1)

constexpr std::array<std::pair<std::string_view, chess::RulesetName>, 4> NamedRulesets{
    {{"fide", chess::RulesetName::Fide},
     {"automatic", chess::RulesetName::Automatic},
     {"family", chess::RulesetName::Family},
     {"board", chess::RulesetName::Board}}};

using Ply = std::optional<std::size_t>; // so many half-moves after the start, or never

std::string jsonOf(Ply ply) {
    return ply ? std::to_string(*ply) : json::null();
}

// A claim is asked of the Laws, whatever the ruleset: a house that draws at once takes no claims,
// but a game that it has let go on stands as it would anywhere.
struct FirstClaims {
    Ply reached;   // on the position as it stands (9.2.2, 9.3.2)
    Ply announced; // with a move not yet played (9.2.1, 9.3.1)

    // The moves are only tried where an announcement is near: it costs a position for each.
    void ask(const chess::Game& game, ClaimRule rule, bool isNear) {
        if (!reached && chess::canClaim(game, rule)) {
            reached = game.plyCount();
        }
        if (!announced && isNear && !chess::announceable(game, rule).isEmpty()) {
            announced = game.plyCount();
        }
    }
    std::string json() const {
        return json::object({{"reached", jsonOf(reached)}, {"announced", jsonOf(announced)}});
    }
};

class WholeGame {
public:
    WholeGame(const chess::Position& start, const chess::Ruleset& rules)
        : m_game(m_watch.looked(chess::Game(start, rules))) {
        askForClaims();
    }

    const chess::Game& game() const { return m_game; }
    void play(chess::Move move);
    std::string report() const;

private:
    void askForClaims();
    Ply endBy(chess::Termination termination) const;

    DeadWatch m_watch;
    chess::Game m_game;
    FirstClaims m_threefold;
    FirstClaims m_fiftyMoves;
    // Whether, since the last capture or pawn move, a position with this side on the move has stood
    // twice. Without one no move brings it for the third time.
    std::array<bool, 2> m_hasStoodTwice{};
};

void WholeGame::play(chess::Move move) {
    auto next = std::move(m_game).play(move);
    assert(next);
    m_game = m_watch.looked(std::move(*next));
    askForClaims();
}

void WholeGame::askForClaims() {
    if (m_game.isOver()) {
        return;
    }
    const chess::Position& now = m_game.position();
    const auto stoodTwice = [this](chess::Color turn) -> bool& {
        return m_hasStoodTwice[static_cast<std::size_t>(chess::indexOf(turn))];
    };
    if (now.halfmoveClock() == 0) {
        m_hasStoodTwice = {};
    }
    stoodTwice(now.turn()) = stoodTwice(now.turn()) || m_game.repetitions() > 1;
    m_threefold.ask(m_game, ClaimRule::Threefold, stoodTwice(!now.turn()));
    m_fiftyMoves.ask(m_game, ClaimRule::FiftyMoves, now.halfmoveClock() >= FiftyMovesButOnePly);
}

Ply WholeGame::endBy(chess::Termination termination) const {
    const auto& outcome = m_game.outcome();
    return outcome && outcome->termination() == termination ? Ply(m_game.plyCount()) : Ply();
}

std::string WholeGame::report() const {
    return json::object(
               {{"plies", jsonOf(m_game.plyCount())},
                {"fen", json::text(chess::writeFen(m_game.position()))},
                {"threefold", m_threefold.json()},
                {"fifty", m_fiftyMoves.json()},
                {"fivefold", jsonOf(endBy(chess::Termination::FivefoldRepetition))},
                {"seventyfive", jsonOf(endBy(chess::Termination::SeventyFiveMoves))},
                {"outcome", outcomeOf(m_game)}}
           ) +
           '\n';
}

std::string errorOf(std::string_view sentence, std::size_t ply) {
    return json::object({{"error", json::text(sentence)}, {"ply", jsonOf(ply)}}) + '\n';
}

// Cuts the first word off; nothing where none is left.
std::string_view takeWord(std::string_view& text) {
    const std::string_view rest = withoutBlanks(text);
    const std::string_view word = rest.substr(0, rest.find_first_of(Blanks));
    text = rest.substr(word.size());
    return word;
}

// A start, a tab, and the moves. What comes after the end of the game is not looked at.
std::string judged(std::string_view line, const chess::Ruleset& rules) {
    const std::size_t tab = std::min(line.find('\t'), line.size());
    const auto start = read(line.substr(0, tab));
    if (!start) {
        if (std::string_view text = line; takeWord(text) == "startpos") {
            return errorOf("Between “startpos” and the moves a tab must stand.", 0);
        }
        return errorOf(sentenceOf(start.error()), 0);
    }
    WholeGame whole(start->value, rules);
    std::string_view rest = line.substr(tab);
    while (!whole.game().isOver()) {
        const std::string_view word = takeWord(rest);
        if (word.empty()) {
            break;
        }
        const auto move = chess::readMove(whole.game().position(), word);
        if (!move) {
            const QString text =
                QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
            return errorOf(
                ui::text::describe(move.error(), text).toStdString(), whole.game().plyCount()
            );
        }
        whole.play(*move);
    }
    return whole.report();
}

chess::Result<chess::Ruleset, std::string> rulesetOf(std::string_view name) {
    std::string names;
    for (const auto& [known, ruleset] : NamedRulesets) {
        if (known == name) {
            return chess::presetOf(ruleset).rules;
        }
        names += (names.empty() ? "" : ", ") + std::string(known);
    }
    return failure(
        "there is no ruleset “" + ui::text::shown(name).toStdString() + "”, only " + names
    );
}

chess::Result<chess::Ruleset, std::string> rulesAskedFor(Args args) {
    constexpr std::string_view Option = "--rules";
    if (args.size() == 1 && args[0] == "-") {
        return rulesetOf("fide");
    }
    if (args.size() == 3 && args[0] == Option && args[2] == "-") {
        return rulesetOf(args[1]);
    }
    if (args.size() == 3 && args[0] == "-" && args[1] == Option) {
        return rulesetOf(args[2]);
    }
    return failure(std::string("judge takes [--rules RULESET] -, and the games from standard input")
    );
}

} // namespace

chess::Result<Reading, std::string> judge(Args args, std::istream& in, std::ostream& out) {
    const auto rules = rulesAskedFor(args);
    if (!rules) {
        return failure(rules.error());
    }
    return answerLines(in, out, [&](std::string_view line) { return judged(line, *rules); });
}

} // namespace app::arbiter
